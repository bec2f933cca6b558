"""The table of a lesson: what the scene names lies there, and everything else is dealt."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Annotated

from msgspec import Struct

from gamelode.kernel import Fault, Seat

from ..kinds import BESIDE_BOARD, Card, Colour, Crystal, Half, card_of
from ..rules.artifacts.perks import Perk
from ..table import CaveInTable, Perks, Player

Top = Annotated[int, "artifact card"]


class PlayerScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player has. A hand that is not named is dealt."""

    hand: tuple[Card, ...] | None = None
    seen: tuple[Card, ...] = ()  # cards of the hand that the others know of
    base: tuple[Card, ...] = ()  # bottom to top
    crystals: tuple[Crystal, ...] = ()
    artifacts: tuple[Half, ...] = ()
    subjugated: tuple[Card, ...] = ()
    totems: tuple[Colour, ...] | None = None


class TableScene(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What lies on the table. Docks, Mine and artifacts that are not named are dealt; Totems too, if nobody has any."""

    docks: tuple[Card, ...] | None = None
    mine: tuple[Crystal, ...] | None = None
    tops: tuple[Top, ...] | None = None  # of the artifact stacks
    cave_in: int = 0
    round: int = 1
    players: dict[Seat, PlayerScene] = {}


def arrange(table: CaveInTable, scene: TableScene) -> None:
    """Lay a table out that was dealt for a game."""
    table.cave_in, table.round = scene.cave_in, scene.round
    players = [scene.players.get(seat, PlayerScene()) for seat in range(len(table.players))]
    for player, wanted in zip(table.players, players, strict=True):
        _give(table, player, wanted)
    _give_totems(table, players)
    _deal_cards(table, scene, players)
    _deal_crystals(table, scene)
    _deal_artifacts(table, scene)


def _give(table: CaveInTable, player: Player, wanted: PlayerScene) -> None:
    player.base, player.subjugated = list(wanted.base), list(wanted.subjugated)
    player.crystals, player.artifacts = list(wanted.crystals), list(wanted.artifacts)
    player.perks = Perks()
    for half in player.artifacts:
        effect = table.content.artifacts[half].effect
        player.perks = effect.added_to(player.perks) if isinstance(effect, Perk) else player.perks


def _give_totems(table: CaveInTable, players: list[PlayerScene]) -> None:
    if any(wanted.totems is not None for wanted in players):
        for colour in table.in_play:
            table.totems[colour] = BESIDE_BOARD
        for seat, wanted in enumerate(players):
            for colour in wanted.totems or ():
                table.totems[colour] = seat


def _deal_cards(table: CaveInTable, scene: TableScene, players: list[PlayerScene]) -> None:
    """Named cards are taken out of the stacks first; then hands and Docks that are not named are drawn."""
    content = table.content
    kinds = [kind for kind in range(content.kinds) if content.faction[kind] in table.in_play]
    stacks = [
        [k for k in kinds if content.level[k] == level for _ in range(content.copies[k])] for level in range(1, 5)
    ]
    named = [card for p in players for card in (*(p.hand or ()), *p.base, *p.subjugated)]
    for card in (*(scene.docks or ()), *named):
        _take(stacks[content.level[card] - 1], card, f"{content.files.mercenary[card].name} card")
    for player, wanted in zip(table.players, players, strict=True):
        if wanted.hand is None:
            player.hand = _drawn(table, stacks, content.setup.start_hand, "hands")
        else:
            player.hand = sorted(wanted.hand)
        player.secret = player.hand[:]
        for card in wanted.seen:
            _take(player.secret, card, f"{content.files.mercenary[card].name} in that hand")
    table.docks = (
        _drawn(table, stacks, content.docks.slots, "mercenaries") if scene.docks is None else sorted(scene.docks)
    )
    table.mercenaries, table.box = stacks, []


def _deal_crystals(table: CaveInTable, scene: TableScene) -> None:
    content = table.content
    stacks = [[c for c, price in enumerate(content.cost) if price == cost] for cost in content.mine.costs]
    for crystal in chain(scene.mine or (), *(player.crystals for player in table.players)):
        row = content.mine.costs.index(content.cost[crystal])
        _take(stacks[row], crystal, f"crystal {content.files.crystal[crystal].id}")
    table.mine = _drawn(table, stacks, content.mine.slots, "crystals") if scene.mine is None else sorted(scene.mine)
    table.crystals = stacks


def _deal_artifacts(table: CaveInTable, scene: TableScene) -> None:
    """Artifacts that somebody has come from the stacks, one after another."""
    content = table.content
    owned = [card_of(half) for player in table.players for half in player.artifacts]
    cards = list(range(len(content.artifact_cost)))
    for card in chain(owned, scene.tops or ()):
        _take(cards, card, f"artifact card {content.files.artifact_card[card].id}")
    stacks = content.setup.artifact_stacks
    if scene.tops is not None and len(scene.tops) != stacks:
        raise Fault(f"there are {stacks} stacks of artifacts, each with a card on top")
    tops = scene.tops or tuple(table.dice.draw(cards, "artifacts") for _ in range(stacks))
    table.artifact_tops, table.artifacts = list(tops), cards
    table.artifacts_left = [1 + len(cards[stack::stacks]) for stack in range(stacks)]


def _drawn(table: CaveInTable, stacks: list[list[int]], counts: Iterable[int], stream: str) -> list[int]:
    """So many things from each stack, in order."""
    return sorted(table.dice.draw(stack, stream) for stack, n in zip(stacks, counts, strict=True) for _ in range(n))


def _take(things: list[int], thing: int, name: str) -> None:
    if thing not in things:
        raise Fault(f"there is no {name} left")
    things.remove(thing)
