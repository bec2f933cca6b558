"""Scenes of Cave-In: a table as a test needs it, with the ids of the content files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import Struct

from gamelode.games.cavein import RULES
from gamelode.games.cavein.content import Content
from gamelode.games.cavein.kinds import BESIDE_BOARD, IN_BOX, NO_CARD
from gamelode.games.cavein.rules.actions import END_ACTIONS, ActionPhase, Collect, Mine, Raid, Recruit, UseSkill
from gamelode.games.cavein.rules.artifacts.perks import Perk
from gamelode.games.cavein.rules.collecting import Keep
from gamelode.games.cavein.rules.payment.paying import Order, Pay
from gamelode.games.cavein.rules.payment.prices import mining_cost
from gamelode.games.cavein.rules.raiding import RaidAgain
from gamelode.games.cavein.rules.rounds import Rounds
from gamelode.games.cavein.rules.skills.colours import RecolourCrystal, TintCard, TintTo
from gamelode.games.cavein.rules.skills.from_base import TakeBaseCard
from gamelode.games.cavein.rules.skills.from_bottom import TakeBottom
from gamelode.games.cavein.rules.skills.from_docks import TakeDockCard
from gamelode.games.cavein.rules.skills.subjugating import SubjugateBaseCard, SubjugateHandCard
from gamelode.games.cavein.rules.starting_phase import Lead, UseArtifact
from gamelode.games.cavein.rules.taking_crystals import TakeFromMine
from gamelode.games.cavein.rules.turn import Turn
from gamelode.games.cavein.table import CaveInTable, Perks, Player
from gamelode.kernel import Choice, Dice, Event, Frame, Game, Refusal, Seat

EDITION = RULES.standard
CONTENT: Content = EDITION.content
FIRST_GAME = ("hydran", "metanel", "terron", "mineggler")  # red and green crystals are Wild
WITH_BIOSS = ("terron", "hydran", "bioss", "weedlock")  # purple and yellow crystals are Wild
FULL_HAND = ("driller", "driller", "driller", "frogtopus", "frogtopus", "foreman", "foreman")
ONE_OF_EACH_LEVEL = ["frogtopus", "drollo", "shuwar", "mushell"]


class P(Struct, kw_only=True):
    """A player of a scene."""

    hand: Sequence[str] = ()
    secret: Sequence[str] = ()  # the part of the hand that nobody else has seen
    base: Sequence[str] = ()  # bottom to top
    played: Sequence[str] = ()
    crystals: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    subjugated: Sequence[str] = ()
    totems: Sequence[str] = ()  # by colour


def card(id: str) -> int:
    return CONTENT.card_named(id)


def cards(ids: Iterable[str]) -> list[int]:
    return [card(id) for id in ids]


def crystal(id: str) -> int:
    return CONTENT.crystal_named(id)


def colour(name: str) -> int:
    return CONTENT.colours[name]


def table(
    *players: P,
    docks: Sequence[str] = (),
    mine: Sequence[str] = (),
    tops: Sequence[str] = (),
    cave_in: int = 0,
    factions: Sequence[str] = FIRST_GAME,
    script: dict[str, tuple[int, ...]] | None = None,
) -> CaveInTable:
    """A table with these players; whatever a scene does not place lies in the stacks."""
    in_play = tuple(sorted(CONTENT.factions[id] for id in factions))
    make = EDITION.table
    assert issubclass(make, CaveInTable)
    scene = make(
        dice=Dice(key=bytes(32), script=script or {}),
        players=[_player(p) for p in players],
        in_play=in_play,
        docks=sorted(cards(docks)),
        mine=sorted(map(crystal, mine)),
        totems=[BESIDE_BOARD if c in in_play else IN_BOX for c in range(len(CONTENT.factions))],
        cave_in=cave_in,
    )
    for seat, p in enumerate(players):
        for name in p.totems:
            scene.totems[colour(name)] = seat
    _fill_stacks(scene, tops)
    return scene


def _player(p: P) -> Player:
    artifacts = [CONTENT.artifact_named(id) for id in p.artifacts]
    perks = Perks()
    for half in artifacts:
        effect = CONTENT.artifacts[half].effect
        perks = effect.added_to(perks) if isinstance(effect, Perk) else perks
    return Player(
        command=-1,
        hand=sorted(cards(p.hand)),
        secret=sorted(cards(p.secret)),
        base=cards(p.base),
        played=cards(p.played),
        crystals=[crystal(id) for id in p.crystals],
        artifacts=artifacts,
        subjugated=cards(p.subjugated),
        perks=perks,
    )


def _fill_stacks(scene: CaveInTable, tops: Sequence[str]) -> None:
    """All cards, crystals and artifacts that lie nowhere else."""
    used = Counter(scene.docks)
    for player in scene.players:
        used.update(player.hand + player.base + player.played + player.subjugated)
    kinds = [k for k in range(CONTENT.kinds) if CONTENT.faction[k] in scene.in_play]
    rest = [k for k in kinds for _ in range(CONTENT.copies[k] - used[k])]
    scene.mercenaries = [[k for k in rest if CONTENT.level[k] == level] for level in (1, 2, 3, 4)]
    taken = {*scene.mine, *(c for player in scene.players for c in player.crystals)}
    left = [c for c in range(len(CONTENT.cost)) if c not in taken]
    scene.crystals = [[c for c in left if CONTENT.cost[c] == cost] for cost in CONTENT.mine.costs]
    owned = {half // 2 for player in scene.players for half in player.artifacts}
    ids = [c.id for c in CONTENT.files.artifact_card]
    free = [c for c in range(len(ids)) if c not in owned and ids[c] not in tops]
    scene.artifact_tops = [ids.index(top) for top in tops]
    while len(scene.artifact_tops) < 3:
        scene.artifact_tops.append(free.pop(0) if free else NO_CARD)
    scene.artifacts = sorted(free)
    scene.artifacts_left = [1 + len(free[stack::3]) for stack in range(3)]


# --- playing


def begin(scene: CaveInTable, rule: Frame) -> Game:
    """A game that stands at this rule."""
    return Game.scene(EDITION, scene, rule, seats=len(scene.players))


def turn_of(scene: CaveInTable, seat: Seat = 0) -> Game:
    return begin(scene, Turn(seat=seat))


def rounds_from(scene: CaveInTable, seat: Seat = 0) -> Game:
    """Turns of all players, this one first."""
    return begin(scene, Rounds(start=seat))


def actions_of(scene: CaveInTable, seat: Seat = 0) -> Game:
    return begin(scene, ActionPhase(seat=seat))


def play(game: Game, *choices: Choice, seat: Seat = 0) -> None:
    """One seat makes these choices, one after another."""
    for choice in choices:
        game.answer(seat, choice)


def refused(game: Game, choice: Choice, seat: Seat = 0) -> str:
    """The clause that forbids a choice; empty if it may be made."""
    refusal: Refusal | None = game.why_not(seat, choice)
    return refusal.clause if refusal else ""


def at(game: Game) -> CaveInTable:
    """The table, to look at."""
    assert isinstance(game.table, CaveInTable)
    return game.table


def ids(numbers: Iterable[int]) -> list[str]:
    """Cards by their ids."""
    return [CONTENT.files.mercenary[CONTENT.kind[number]].id for number in numbers]


def crystal_ids(numbers: Iterable[int]) -> list[str]:
    return [CONTENT.files.crystal[number].id for number in numbers]


def recruit(id: str) -> Recruit:
    return Recruit(card(id))


def mine(id: str) -> Mine:
    return Mine(crystal(id))


def collect(stack: int) -> Collect:
    return Collect(stack)


def use(id: str) -> UseSkill:
    return UseSkill(card(id))


def lead(id: str) -> Lead:
    return Lead(card(id))


def pay(*names: str) -> Pay:
    return Pay(tuple(cards(names)))


def order(*names: str) -> Order:
    """Bottom to top."""
    return Order(tuple(cards(names)))


def keep(id: str) -> Keep:
    return Keep(CONTENT.artifact_named(id))


def take_crystal(id: str) -> TakeFromMine:
    return TakeFromMine(crystal(id))


def take_dock(id: str) -> TakeDockCard:
    return TakeDockCard(card(id))


def take_base(base: Seat, place: int, id: str) -> TakeBaseCard:
    return TakeBaseCard(base, place, card(id))


def take_bottom(count: int) -> TakeBottom:
    return TakeBottom(count)


def raid(base: Seat) -> Raid:
    return Raid(base)


def raid_again(base: Seat) -> RaidAgain:
    return RaidAgain(base)


def use_artifact(id: str) -> UseArtifact:
    return UseArtifact(CONTENT.artifact_named(id))


def subjugate(base: Seat, place: int, id: str) -> SubjugateBaseCard:
    return SubjugateBaseCard(base, place, card(id))


def subjugate_from_hand(id: str) -> SubjugateHandCard:
    return SubjugateHandCard(card(id))


def recolour(id: str, name: str) -> RecolourCrystal:
    return RecolourCrystal(crystal(id), colour(name))


def tint_to(name: str) -> TintTo:
    return TintTo(colour(name))


def tint(id: str) -> TintCard:
    return TintCard(card(id))


def tinted(id: str, name: str) -> int:
    """A card of the hand in the colour that a Robuster gave it."""
    return CONTENT.tinted(card(id), colour(name))


def end_actions(game: Game, seat: Seat = 0) -> None:
    """The Action phase ends, and with it the turn unless something is left to ask."""
    game.answer(seat, END_ACTIONS)


# --- looking


def may(game: Game, choice: Choice, seat: Seat = 0) -> bool:
    """Whether a choice is offered and allowed."""
    return game.why_not(seat, choice) is None


def asked(game: Game) -> str:
    """The name of the open question."""
    return type(game.question).__name__


def hand(game: Game, seat: Seat = 0) -> list[str]:
    return ids(at(game).players[seat].hand)


def base(game: Game, seat: Seat = 0) -> list[str]:
    """Bottom to top."""
    return ids(at(game).players[seat].base)


def played(game: Game, seat: Seat = 0) -> list[str]:
    return ids(at(game).players[seat].played)


def owned(game: Game, seat: Seat = 0) -> list[str]:
    """Crystals, in the order in which they came."""
    return crystal_ids(at(game).players[seat].crystals)


def subjugated(game: Game, seat: Seat = 0) -> list[str]:
    return ids(at(game).players[seat].subjugated)


def artifacts(game: Game, seat: Seat = 0) -> list[str]:
    """Chosen halves, in the order in which they were collected."""
    return [CONTENT.artifacts[half].id for half in at(game).players[seat].artifacts]


def totems(game: Game, seat: Seat = 0) -> list[str]:
    """Totems held, by colour."""
    return [name for name, number in CONTENT.colours.items() if at(game).totems[number] == seat]


def docks(game: Game) -> list[str]:
    return ids(at(game).docks)


def in_mine(game: Game) -> list[str]:
    return crystal_ids(at(game).mine)


def told(game: Game, *kinds: type[Event]) -> list[Event]:
    """What has happened, of these kinds."""
    return [told.event for told in game.log or () if isinstance(told.event, kinds)]


def factions_of(id: str) -> tuple[str, ...]:
    """A set of factions in which this mercenary plays."""
    faction = CONTENT.files.mercenary[CONTENT.card_named(id)].faction
    return WITH_BIOSS if faction in WITH_BIOSS else FIRST_GAME


def cost(game: Game, id: str, seat: int = 0) -> int:
    return mining_cost(at(game), seat, crystal(id))
