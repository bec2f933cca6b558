"""What whoever watches sees of a mission: the weight of each event, dice, step after step, no more than is needed."""

from __future__ import annotations

from gamelode.games.deeprock.events import cards, cave, creatures, dwarves, mission
from gamelode.games.deeprock.events.cards import EventDrawn, Exchanged, SwarmDrawn
from gamelode.games.deeprock.events.creatures import Stepped
from gamelode.games.deeprock.events.dwarves import MineralRolled, Rolled
from gamelode.games.deeprock.kinds import BANG, NITRA, NOWHERE
from gamelode.games.deeprock.rules.creatures.attack import GunAttack
from gamelode.games.deeprock.rules.creatures.crawl import Crawl
from gamelode.games.deeprock.rules.turn import Turn
from gamelode.games.deeprock.seen.outlook import NO_OUTLOOK
from gamelode.games.deeprock.seen.view import View
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import Event, Frame, Game

from .scene import EDITION, at, begin, dwarf, scene

WEIGHTS = {
    "note": "Breeding EqualWays GoesFor GoesForObject GruntComes MakesFor MakesForObject MissionBegan NoRoomFor "
    "NobodyActivates NobodyComes NobodyIsHurt NobodyRetreats NothingComes OfferLapsed OutOfItsReach "
    "PassedOver TurnBegan Waited",
    "beat": "Afflicted AquarqLies AquarqTaken Attacked AttackedObject BoscoFlew BoscoShot BoscoSwung Bred Burning "
    "Burnt CardDrawn CardShouted CarriedOff Collected Corroded CreatureHeld Deposited DwarfChosen "
    "DwarfHurt DwarfMoved Emerged Exchanged Exploded Fled Healed Killed LetGo MineralLost Opened "
    "Overclocked PickupRevealed PickupTaken PodCalled Protected Reloaded Repaired Retreated Revived "
    "SentryFired ShieldGone Shot Spent StalagmiteFell StalagmiteGone Stepped SuppliesTaken SwarmSetAside "
    "Swung ThreatMoved ThrowableDrawn Thrown TokenPlaced UpgradeFitted UpgradeFound UpgradeGivenUp "
    "WentOff Wounded",
    "dice": "MineralRolled Rolled",
    "drama": "BoscoLost CaveRevealed EventDrawn Fell MissionEnded MissionEventDrawn ObjectivesMet OutOfReach "
    "SentryLost SwarmDrawn",
}


def test_each_event_has_its_weight() -> None:
    found: dict[str, list[str]] = {}
    for room in (cards, cave, creatures, dwarves, mission):
        for name, event in vars(room).items():
            if isinstance(event, type) and issubclass(event, Event) and event.__module__ == room.__name__:
                found.setdefault(event.weight, []).append(name)
    assert {weight: " ".join(sorted(names)) for weight, names in found.items()} == WEIGHTS


def test_dice_show_what_was_rolled() -> None:
    bites, find = Rolled("creature", (BANG, 0, 1), "the attack", 2), MineralRolled(NITRA)
    assert bites.shown == "!, blank and 1 on the creature dice"
    assert [(throw.kind, throw.faces, throw.purpose) for throw in (*bites.throws(), *find.throws())] == [
        ("creature", ("!", "blank", "1"), "the attack"),
        ("Mineral", ("Nitra",), "what lies there"),
    ]


def test_dice_are_the_moment_of_who_rolls_or_is_attacked() -> None:
    assert [Rolled("axe", (1,), "the axe", 2).whose(None), Rolled("axe", (1,), "the axe").whose(None)] == [(2,), ()]


def test_what_changes_hands_is_the_moment_of_both() -> None:
    assert Exchanged(2, 0, 0, 0, 0).whose(None) == (2, 0)


def test_events_and_swarms_are_chapters() -> None:
    assert (EventDrawn.opens, SwarmDrawn.opens) == ("phase", "phase")


def test_a_creature_is_seen_on_each_space_of_its_way() -> None:
    table = scene(dwarf("gunner", (-3, 0)), creatures=[("slasher", (3, 0))])
    slasher, way = table.creature_at(at(3, 0)), (at(2, 0), at(1, 0), at(0, 0))
    seen = filmed(table, Crawl(creature=slasher, way=way))
    assert [(event, view.creatures[slasher].space) for event, view in seen] == [
        (Stepped(slasher, space), space) for space in way
    ]


def test_the_sentry_gun_still_stands_while_the_dice_against_it_are_shown() -> None:
    table = scene(
        dwarf("engineer", (-3, 0)), creatures=[("slasher", (1, 0))], sentry=at(0, 0), script={"creature": (1, 1)}
    )
    seen = filmed(table, GunAttack(creature=table.creature_at(at(1, 0))))
    assert [(type(event).__name__, view.sentry) for event, view in seen] == [
        ("Rolled", at(0, 0)),
        ("SentryLost", NOWHERE),
    ]


def test_a_step_leaves_out_what_is_worked_out_for_a_question() -> None:
    table = scene(dwarf("gunner", (-3, 0)), creatures=[("slasher", (3, 0))])
    game = begin(table, Turn(seat=0))
    assert NO_OUTLOOK not in game.view(0).outlooks
    seen = filmed(table, Crawl(creature=table.creature_at(at(3, 0)), way=(at(2, 0),)))
    assert [view.outlooks for _, view in seen] == [(NO_OUTLOOK,)]


def filmed(table: DeepRockTable, rule: Frame) -> list[tuple[Event, View]]:
    """What is told by a rule, each event with the table right after."""
    game = Game(EDITION, EDITION.anonymous(len(table.dwarves)), table, [])
    seen: list[tuple[Event, View]] = []
    game.camera = lambda told: seen.extend((each.event, game.view(0)) for each in told)
    game.begin(rule, events=True, record=False)
    return seen
