"""What one entry of the content says of another must be true."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from gamelode.kernel import Pack

from ..kinds import (
    BLANK,
    BOTH,
    DAMAGED,
    DEAD,
    DEPLETED,
    ESCAPE,
    GEM_FACE,
    LAVA,
    NANADEAD,
    NEW_MINE,
    PLANET_ATTACK,
    RESPITE,
    SICKET_HIT,
    SNEDJ,
    STUNNED,
)
from .entries import SIZES, BoardEntry, DieEntry, Files, ForPlayers, ScenarioEntry

FACES = {  # faces that are no plain numbers
    "2/gem": GEM_FACE, "escape": ESCAPE, "nanadead": NANADEAD,
    "lava": LAVA, "snedj": SNEDJ, "planet_attack": PLANET_ATTACK, "depleted": DEPLETED, "new_mine": NEW_MINE,
    "respite": RESPITE, "blank": BLANK,
    "dead": DEAD, "sicket_hit": SICKET_HIT, "damaged": DAMAGED, "stunned": STUNNED, "damaged_stunned": BOTH,
}  # fmt: skip
SPECIAL = {"mining": ("2/gem",), "speed": ("escape",), "nana": ("nanadead",)}  # beside numbers
NAMED = {  # instead of numbers
    "danger": ("lava", "snedj", "planet_attack", "depleted", "new_mine", "respite", "blank"),
    "hurt": ("dead", "sicket_hit", "damaged", "stunned", "damaged_stunned"),
}
PLAYERS = (2, 3, 4)


def check(pack: Pack, files: Files, pieces: Collection[str]) -> None:
    """Content that contradicts itself is refused: the fault names file, key and reason."""
    check_tunnels(pack, files)
    for number, die in enumerate(files.die):
        for reason in wrong_with_die(die):
            raise pack.fault(f"die[{number}].faces", reason)
    for number, board in enumerate(files.board):
        for key, reason in (*wrong_with_names(board), *wrong_with_ways(board)):
            raise pack.fault(f"board[{number}].{key}", reason)
    for number, board in enumerate(files.fixture_board):  # parts of boards, for examples
        for key, reason in wrong_with_names(board):
            raise pack.fault(f"fixture_board[{number}].{key}", reason)
    for number, scenario in enumerate(files.scenario):
        for key, reason in wrong_with_scenario(scenario, files):
            raise pack.fault(f"scenario[{number}].{key}", reason)
    check_cards(pack, files, pieces)


def check_tunnels(pack: Pack, files: Files) -> None:
    pieces = files.tunnel_pieces
    if twice := _twice([f"piece {number}" for number in (*pieces.small, *pieces.medium, *pieces.big)]):
        raise pack.fault("tunnel_pieces", f"{twice} is there twice")


def check_cards(pack: Pack, files: Files, pieces: Collection[str]) -> None:
    """Swarms have members, cards pieces and dangers dice, and there is a kit for each number of players."""
    for number, hewn in enumerate(files.hewn):
        if ("swarm" in hewn.abilities) != (hewn.swarm is not None):
            raise pack.fault(f"hewn[{number}].swarm", "a swarm, and nothing else, has members")
    for number, card in enumerate(files.technology):
        if card.kind == "technology" and card.socket != "heart" and (card.piece or card.id) not in pieces:
            raise pack.fault(f"technology[{number}].piece", f"there is no piece {card.piece or card.id!r}")
    dice = [die.id for die in files.die]
    attacks = files.danger_attack
    for name, attack in (("lava", attacks.lava), ("snedj", attacks.snedj), ("planet_attack", attacks.planet_attack)):
        if attack.die not in dice:
            raise pack.fault(f"danger_attack.{name}.die", f"there is no die {attack.die!r}")
    for players in PLAYERS:
        if [kit.players for kit in files.board_kit].count(players) != 1:
            raise pack.fault("board_kit", f"one kit is needed for {players} players")


def wrong_with_die(die: DieEntry) -> Iterator[str]:
    if not die.faces or len(die.faces) != die.sides:
        yield f"a die of {die.sides} sides has as many faces, not {len(die.faces)}"
    for face in die.faces:
        known = face in NAMED[die.id] if die.id in NAMED else face.isdecimal() or face in SPECIAL.get(die.id, ())
        if not known:
            yield f"there is no face {face!r} on this die"


def wrong_with_names(board: BoardEntry) -> Iterator[tuple[str, str]]:
    """Spaces have names and places of their own, and whatever is named is there."""
    ids = [space.id for space in board.spaces]
    if twice := _twice(ids):
        yield "spaces", f"{twice} stands there twice"
    if twice := _twice([f"a space at {space.x}, {space.y}" for space in board.spaces]):
        yield "spaces", f"{twice} stands there twice"
    named = [
        *(("links", id) for link in board.links for id in link),
        *(("ravines", id) for ravine in board.ravines for id in (*ravine.ends, *ravine.spaces)),
        *(("magnetic_tunnels", id) for tunnel in board.magnetic_tunnels for id in tunnel.ends),
        *(("entrances", entrance.node) for entrance in board.entrances),
        *(("starting_mines", mine.space) for mine in board.starting_mines),
    ]
    for key, id in named:
        if id not in ids:
            yield key, f"there is no space {id!r}"


def wrong_with_ways(board: BoardEntry) -> Iterator[tuple[str, str]]:
    """There is a way in, and all spaces can be walked to."""
    ids = [space.id for space in board.spaces]
    nodes = [space.id for space in board.spaces if space.kind == "node"]
    if not any(entrance.node in nodes for entrance in board.entrances):
        yield "entrances", "no node has an entrance"
    if lost := [id for id in ids if id not in _walked(board, ids[:1])]:
        yield "links", f"no way leads to {lost[0]!r}"


def _walked(board: BoardEntry, todo: list[str]) -> list[str]:
    """All spaces that can be reached from these."""
    joined = [*board.links, *(tunnel.ends for tunnel in board.magnetic_tunnels)]
    for space in todo:
        beside = [*(b for a, b in joined if a == space), *(a for a, b in joined if b == space)]
        todo += [each for each in dict.fromkeys(beside) if each not in todo]
    return todo


def wrong_with_scenario(scenario: ScenarioEntry, files: Files) -> Iterator[tuple[str, str]]:
    """A scenario has numbers for each number of players, and offers no more than there is."""
    for players in PLAYERS:
        if [each.players for each in scenario.for_players].count(players) != 1:
            yield "for_players", f"numbers are needed once for {players} players"
    offer = dict(zip(SIZES, (scenario.offer.small, scenario.offer.medium, scenario.offer.big), strict=True))
    for size, count in offer.items():
        if count > (there := sum(hewn.copies for hewn in files.hewn if hewn.size == size)):
            yield f"offer.{size}", f"there are only {there} Hewns of this size"
    if scenario.offer.technology > (there := sum(card.copies for card in files.technology if not card.variant)):
        yield "offer.technology", f"there are only {there} technology cards"
    for each in scenario.for_players:
        yield from wrong_with_numbers(each, scenario, files)


def wrong_with_numbers(each: ForPlayers, scenario: ScenarioEntry, files: Files) -> Iterator[tuple[str, str]]:
    """Boards and incomes fit the number of players and of rounds."""
    boards = {board.id: board for board in files.board}
    for name in each.boards:
        if name not in boards:
            yield "for_players", f"there is no board {name!r}"
        elif each.players not in boards[name].players:
            yield "for_players", f"{name!r} is no board for {each.players} players"
    if len(each.income_dirty_by_round) != scenario.rounds:
        yield "for_players", "income is needed for each round"
    if each.planet_cards > (there := sum(card.copies for card in files.planet_card)):
        yield "for_players", f"there are only {there} planet cards"


def _twice(names: Sequence[str]) -> str:
    """The first name that is there more than once."""
    return next((name for name in names if names.count(name) > 1), "")


def faces_of(die: DieEntry) -> tuple[int, ...]:
    """The faces of a die as the numbers that the rules know them by."""
    return tuple(FACES[face] if face in FACES else int(face) for face in die.faces)
