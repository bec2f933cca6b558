"""Scenes of the belt: a table as a test needs it, with units called "scout1" (of the first player) and so on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from gamelode.games.belt import RULES
from gamelode.games.belt.content import Content
from gamelode.games.belt.kinds import DEBRIS, NOWHERE, UNDRILLED, UNKNOWN, seat_of, unit_of
from gamelode.games.belt.rules.actions import NO_ACTION, Action, WhatToDo
from gamelode.games.belt.rules.drift import Drift
from gamelode.games.belt.rules.generation import Generation
from gamelode.games.belt.rules.movement import Fly
from gamelode.games.belt.rules.rounds import ActionPhase, Handle
from gamelode.games.belt.rules.setup import Options, set_up
from gamelode.games.belt.table import BeltTable
from gamelode.kernel import Choice, Dice, Event, Frame, Game, Seat

EDITION = RULES.standard
CONTENT: Content = EDITION.content
KIND_IDS = ("scout", "driller", "hauler")
SIZES = ("small", "large", "debris")
ORES = ("uberoid", "mundacite", "lameum")
BERTHS = {2: (2100, 3900), 3: (900, 2700, 4500), 5: (900, 2100, 3300, 4500, 5100)}

At = tuple[int, int]
Script = Mapping[str, tuple[int, ...]]


class R(Struct, kw_only=True):
    """A rock of a scene."""

    line: int
    tick: int
    size: str = "small"
    holds: str = ""  # such as "3 mundacite"; empty: nobody has looked
    left: int = UNDRILLED  # loads, if it is drilled
    known: Sequence[int] = ()  # teams that scanned it
    riders: Sequence[str] = ()
    was: str = "small"  # what a debris field came from


# closed ones that one team knows, or both; an open one; one that nobody has looked into
KNOWN = [
    R(line=5, tick=4, holds="2 uberoid", known=[0]),
    R(line=6, tick=4, holds="1 uberoid", known=[1]),
    R(line=7, tick=4, holds="3 lameum", known=[0, 1]),
    R(line=8, tick=4, holds="4 lameum", left=2),
    R(line=9, tick=4),
]


def unit(name: str) -> int:
    return unit_of(int(name[-1]) - 1, KIND_IDS.index(name[:-1]))


def ore(name: str) -> int:
    return ORES.index(name)


def deposit(holds: str) -> int:
    loads, name = holds.split()
    kinds = list(zip(CONTENT.deposit_ore, CONTENT.deposit_loads, strict=True))
    return kinds.index((ore(name), int(loads)))


def table(
    units: Mapping[str, At] | None = None,
    rocks: Sequence[R] = (),
    *,
    players: int = 2,
    berths: Sequence[int] | None = None,
    first: int = 0,
    stock: Mapping[int, Sequence[int]] | None = None,
    health: Mapping[int, int] | None = None,
    cargo: Mapping[str, str] | None = None,
    no_piles: bool = False,
    script: Script | None = None,
) -> BeltTable:
    """A table with these units and rocks; all other tokens are still to come."""
    make = EDITION.table
    assert issubclass(make, BeltTable)
    dice = Dice(key=bytes(32), script=dict(script or {}))
    scene, _ = set_up(make, players, Options(), dice)
    teams = scene.teams
    scene.berths = list(berths or BERTHS[teams])
    order = [(first + turn) % teams for turn in range(teams)]
    scene.order = tuple(seat for team in order for seat in scene.mates(team))
    for rock in rocks:
        _put_rock(scene, rock)
    for name, (x, y) in (units or {}).items():
        scene.put_unit(unit(name), x, y)
    for number, rock in enumerate(rocks):
        for rider in rock.riders:
            scene.rides[unit(rider)] = number
    for team, loads in (stock or {}).items():
        scene.stock[team] = list(loads)
    for team, points in (health or {}).items():
        scene.health[team] = points
    for name, holds in (cargo or {}).items():
        loads_, kind = holds.split()
        scene.ore[unit(name)], scene.loads[unit(name)] = ore(kind), int(loads_)
    if no_piles:
        _lose_the_rest(scene)
    return scene


def _put_rock(scene: BeltTable, rock: R) -> None:
    size = SIZES.index(rock.size)
    pile = SIZES.index(rock.was) if size == DEBRIS else size
    holds = rock.holds
    looked = bool(holds) or size == DEBRIS
    number = UNKNOWN
    if looked:
        number = deposit(holds) if holds else scene.bags[pile][0]
        scene.bags[pile].remove(number)
    is_open = rock.left != UNDRILLED or size == DEBRIS
    known = scene.everybody if is_open else sum(1 << team for team in rock.known)
    assert not holds or known or not rock.known
    scene.piles[pile] -= 1
    scene.size.append(size)
    scene.line.append(rock.line)
    scene.tick.append(rock.tick)
    scene.deposit.append(number)
    scene.left.append(0 if size == DEBRIS else rock.left)
    scene.known.append(known)
    scene.on_board.append(len(scene.size) - 1)


def _lose_the_rest(scene: BeltTable) -> None:
    """Every other asteroid has come and gone, unseen."""
    for size in (0, 1):
        for _ in range(scene.piles[size]):
            scene.size.append(size)
            scene.line.append(1)
            scene.tick.append(NOWHERE)
            scene.deposit.append(UNKNOWN)
            scene.left.append(UNDRILLED)
            scene.known.append(0)
        scene.piles[size] = 0


# --- playing


def begin(scene: BeltTable, rule: Frame) -> Game:
    """A game that stands at this rule."""
    return Game.scene(EDITION, scene, rule)


def phase_of(scene: BeltTable, seat: Seat = 0) -> Game:
    return begin(scene, ActionPhase(seat=seat))


def drift(scene: BeltTable) -> BeltTable:
    """The asteroid movement phase, from beginning to end."""
    begin(scene, Drift())
    return scene


def generate(scene: BeltTable) -> BeltTable:
    begin(scene, Generation(seats=scene.order))
    return scene


def play(game: Game, *choices: Choice) -> None:
    """Whoever is asked makes these choices, one after another."""
    for choice in choices:
        game.answer(game.waiting()[0], choice)


def handle(game: Game, name: str, action: Action | None = None, to: At | None = None) -> None:
    """A unit flies to a place, or stays, and acts."""
    number, scene = unit(name), at(game)
    x, y = to or (scene.x[number], scene.y[number])
    play(game, Handle(number), Fly(x, y))
    question = game.stack[-1] if game.stack else None
    if action is not None:
        play(game, action)
    elif isinstance(question, WhatToDo) and question.unit == number:
        play(game, NO_ACTION)


def handling(scene: BeltTable, name: str) -> Game:
    """The unit is asked what it does where it stands, or the game is past that if it can do nothing."""
    game = phase_of(scene, seat_of(unit(name)))
    play(game, Handle(unit(name)), Fly(scene.x[unit(name)], scene.y[unit(name)]))
    return game


def refused(game: Game, choice: Choice) -> str:
    """The clause that forbids a choice; empty if it may be made."""
    refusal = game.why_not(game.waiting()[0], choice)
    return refusal.clause if refusal else ""


def asked(game: Game) -> type[Frame]:
    """The kind of question that is open."""
    return type(game.question)


def at(game: Game) -> BeltTable:
    """The table, to look at."""
    assert isinstance(game.table, BeltTable)
    return game.table


def where(scene: BeltTable, name: str) -> At | None:
    """Where a unit is; None if it is in reserve."""
    number = unit(name)
    return (scene.x[number], scene.y[number]) if scene.number[number] else None


def spot(scene: BeltTable, rock: int) -> At | None:
    """Line and tick of a rock; None if it is gone."""
    return (scene.line[rock], scene.tick[rock]) if rock in scene.on_board else None


def cargo(scene: BeltTable, name: str) -> str:
    number = unit(name)
    return f"{scene.loads[number]} {ORES[scene.ore[number]]}" if scene.loads[number] else ""


def told(game: Game, kind: type[Event], seat: Seat | None = None) -> list[Event]:
    """What a seat has been told of this kind."""
    return [told.event for told in game.events_since(0, seat) if isinstance(told.event, kind)]


def story(game: Game) -> list[str]:
    """What everyone has seen happen, each sentence with the clause that the log shows beside it."""
    words = EDITION.words()
    return [f"{words.say(told.event)} [{told.clauses[0]}]" for told in game.events_since(0, None)]
