"""Set-up, the crew, decks, Deep Dives; what is hidden; the whole game by conformance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.caves import Opening
from gamelode.games.deeprock.choices import At
from gamelode.games.deeprock.events import MissionBegan
from gamelode.games.deeprock.geometry import BIT, NEAR, from_offset
from gamelode.games.deeprock.setup import Arm, BeDwarf, DropUpgrade
from gamelode.games.deeprock.table import (
    APOCA_PILE,
    EGG_PILE,
    GOLD,
    LOSS,
    MINOR,
    MORKITE,
    SUCCESS,
    UNKNOWN,
    DeepRockTable,
)
from gamelode.kernel import YES, Dice, Fault, Game, proves
from gamelode.kernel.conformance import counting_clauses

from .rare import RARE, dive, run_all
from .scene import CONTENT, EDITION, board, dwarf, options, play, scene, told

MISSIONS = tuple(CONTENT.mission)


def started(seats: int = 2, **wanted: Any) -> Game:
    """A game after the choices of set-up."""
    game = Game.start(EDITION, seats, 7, wanted)
    while not board(game).turn.acting:
        play(game, options(game)[0])
    return game


# --- the crew


@proves("CREW-01", "CREW-02", "R-83", "TURN-01", "R-48")
def test_dwarves_and_weapons_are_chosen_in_turn_order_once_each() -> None:
    game = Game.start(EDITION, 3, 1, {"first": 2})
    assert game.waiting() == (1,)
    play(game, BeDwarf(3), Arm(2))
    assert game.waiting() == (2,)
    assert BeDwarf(3) not in options(game)
    play(game, BeDwarf(0))
    assert Arm(2) not in options(game)
    play(game, Arm(0))
    assert game.waiting() == (0,)
    play(game, BeDwarf(1), Arm(1))
    assert game.waiting() == (1,)  # the first player begins
    assert [d.kind for d in board(game).dwarves] == [1, 3, 0]
    assert not any(d.overclocked for d in board(game).dwarves)


@proves("CREW-03", "CREW-04", "CREW-05", "CREW-06", "CREW-08", "SETUP-03", "R-38")
def test_a_dwarf_starts_with_full_slots_and_a_card_of_each() -> None:
    game = started(4, dwarves="driller,engineer,gunner,scout")
    table = board(game)
    for one, code in zip(table.dwarves, "degs", strict=True):
        assert (one.health, one.primary, one.secondary) == (5, 5, 3)
        assert len(one.cards) == len(one.throwables) == 1
        assert one.space == table.map.start[code]
    assert game.view(None).dwarves[2].cards == table.dwarves[2].cards  # face up, for everyone


@proves("SETUP-02", "SETUP-03", "SETUP-05", "HAZ-03")
def test_decks_are_whole_and_the_marker_at_its_start() -> None:
    table = board(started(2))
    assert table.threat == 0
    assert len(table.swarms) == 11  # two cards are out in the first mission
    assert len(table.shouts) == 16
    assert len(table.throwables) == 14
    assert len(table.supplies) == 9
    assert table.swarms == sorted(table.swarms)  # nobody knows an order: there is none yet


@pytest.mark.parametrize("mission", MISSIONS)
@proves("SETUP-06", "SPAWN-01", "R-06", "R-28", "HID-03")
def test_a_mission_is_laid_out_as_it_says(mission: str) -> None:
    table = board(started(2, mission=mission, dwarves="gunner,scout"))
    record = table.map.record
    assert len(table.minerals) == sum(record.minerals.values())
    unknown = list(table.pickups.values()).count(UNKNOWN)
    assert len(table.pickup_bag) == unknown + len(record.slots)
    assert sum(space >= 0 for space in table.where) == len(record.creatures)
    assert table.exits[0] >= 0
    assert table.exits[1] >= 0
    assert table.exits[2] < 0
    assert table.hidden == tuple(range(len(record.slots)))
    assert not table.open & sum(table.map.hidden.values())
    RULES.audit(table)


@proves("CREW-09", "BOSCO-01", "SOLO-01")
def test_bosco_comes_with_a_single_dwarf() -> None:
    game = Game.start(EDITION, 1, 3, {"dwarves": "scout"})
    play(game, Arm(0))
    table = board(game)
    spots = [c.space for c in options(game) if isinstance(c, At)]
    assert spots
    assert all(NEAR[spot] & table.map.pod and not table.map.pod & BIT[spot] for spot in spots)
    play(game, At(spots[-1]))
    assert table.robot == spots[-1]
    alone = started(1, bosco="no", dwarves="scout")
    assert board(alone).robot < 0
    assert board(started(2)).robot < 0


@proves("BOSCO-01", "HAZ-01", "CREW-01", "SETUP-06")
@pytest.mark.parametrize(
    ("seats", "wanted", "said"),
    [
        (2, {"bosco": "yes"}, "only with a single Dwarf"),
        (2, {"hazard": 4}, "4 is no Hazard level"),
        (2, {"mission": "picnic"}, "there is no mission 'picnic'"),
        (2, {"dive": "pool"}, "there is no Deep Dive 'pool'"),
        (2, {"dwarves": "scout,scout"}, "2 different Dwarves"),
        (2, {"dwarves": "elf,scout"}, "there is no 'elf'"),
        (2, {"first": 3}, "3 is no player of 2"),
    ],
)
def test_bad_options_are_told(seats: int, wanted: dict[str, Any], said: str) -> None:
    with pytest.raises(Fault, match=said):
        Game.start(EDITION, seats, 1, wanted)


# --- Deep Dives


@proves("DIVE-01", "DIVE-02", "DIVE-03", "DIVE-05", "DIVE-06", "R-101")
def test_what_a_dwarf_has_is_what_he_goes_on_with() -> None:
    one = dwarf("driller", (0, 0), health=2, primary=1, secondary=5, overclocked=True, throwables=(3,))
    table, game = dive(one, dwarf("engineer", (1, 0), weapon=1), result=SUCCESS)
    table_after = board(game)
    kept = table_after.dwarves[0]
    assert (kept.health, kept.primary, kept.secondary, kept.overclocked, kept.throwables) == (2, 1, 5, True, (3,))
    assert [len(d.cards) for d in table_after.dwarves] == [1, 1]
    assert told(game, MissionBegan)[0].mission == CONTENT.mission["behind_the_rock"]
    assert sum(table_after.pile) == 0
    assert table_after.sentry < 0
    assert table_after.platforms == 0
    assert 3 not in table_after.throwables
    RULES.audit(table)


@proves("DIVE-04")
def test_one_upgrade_is_kept_and_each_other_paid_with_a_throwable() -> None:
    one = dwarf("driller", (0, 0), fitted=((0, 2), (4,)))
    table, game = dive(one, dwarf("engineer", (1, 0)), result=SUCCESS)
    play(game, DropUpgrade(0, 2), DropUpgrade(1, 4))
    assert table.dwarves[0].fitted == ((0,), ())
    assert len(table.dwarves[0].throwables) == 2
    assert len(table.upgrade_bag) == 9


@proves("R-77", "DIVE-06")
def test_after_a_minor_success_those_left_behind_rejoin_with_one_health() -> None:
    table, game = dive(dwarf("driller", (0, 0)), dwarf("engineer", (5, 0), health=0, primary=2), result=MINOR)
    assert [d.health for d in table.dwarves] == [5, 1]
    assert table.dwarves[1].primary == 2
    assert [len(d.cards) for d in table.dwarves] == [1, 0]
    assert table.completed == 1
    assert not game.is_over


@proves("R-77")
def test_who_was_left_behind_on_his_feet_rejoins_with_one_health_too() -> None:
    table, _ = dive(dwarf("driller", (0, 0)), dwarf("engineer", (5, 0), health=4), result=MINOR)
    assert [d.health for d in table.dwarves] == [5, 1]


@proves("DIVE-07")
def test_a_failed_mission_is_replayed_with_fresh_dwarves() -> None:
    one = dwarf("driller", (0, 0), health=0, primary=0, overclocked=True, fitted=((1,), ()), cards=())
    table, game = dive(one, dwarf("engineer", (5, 0), health=0), result=LOSS, place=1)
    play(game, YES)
    fresh = board(game).dwarves[0]
    assert (fresh.health, fresh.primary, fresh.overclocked, fresh.fitted) == (5, 5, False, ((), ()))
    assert told(game, MissionBegan)[0].mission == CONTENT.mission["behind_the_rock"]
    assert len(fresh.cards) == 1
    table, game = dive(one, dwarf("engineer", (5, 0), health=0), result=LOSS, place=1)
    play(game, options(game)[0])
    assert game.is_over
    assert table.over == "DIVE-07"


@proves("DIVE-01", "R-77")
def test_the_last_mission_ends_the_dive() -> None:
    table, game = dive(dwarf("driller", (0, 0)), dwarf("engineer", (1, 0)), result=SUCCESS, place=2)
    assert game.is_over
    assert game.outcome is not None
    assert game.outcome.ranks == (1, 1)
    assert game.outcome.scores == (3, 3)
    assert table.completed == 3


# --- what is hidden


@proves("HAZ-04", "HID-01", "R-28")
def test_nothing_that_nobody_has_seen_is_on_the_table() -> None:
    game = started(2, mission="behind_the_rock", dwarves="gunner,scout")
    view = game.view(0)
    assert view == game.view(None)
    other = game.redeal(0, Dice.from_seed("another"))
    assert other.view(0) == view
    tables = [board(game.redeal(0, Dice.from_seed(seed))) for seed in range(12)]
    found = set()
    for table in tables:
        wall = next(s for s in range(360) if BIT[s] & table.map.hidden["A"])
        Game.scene(EDITION, table, Opening(space=wall))
        found.add(tuple(table.cave_bag))
    assert len(found) > 3  # any cave may be there


@proves("TURN-02")
def test_all_seats_are_one_side() -> None:
    game = started(3)
    assert RULES.sides is not None
    assert RULES.sides(game.table) == (0, 0, 0)


# --- conformance


def test_a_mission_may_end_in_the_middle_of_an_attack() -> None:
    """Whoever was about to be removed then stays on the board until the next mission of a Deep Dive."""
    table = scene(dwarf("driller", (0, 0)), creatures=[("grunt", (1, 0))])
    table.wounds[0] = 1
    with pytest.raises(AssertionError, match="should be dead"):
        RULES.audit(table)
    table.hurt(0, 5)
    table.over = ""  # a Deep Dive goes on
    RULES.audit(table)


def add(cards: list[int]) -> None:
    cards.append(cards[0])


BROKEN: dict[str, tuple[str, Callable[[DeepRockTable], object]]] = {
    "Health": ("Health of seat 0", lambda t: setattr(t.dwarves[0], "health", 6)),
    "primary ammo": ("primary ammo of seat 0", lambda t: setattr(t.dwarves[0], "primary", 6)),
    "secondary ammo": ("secondary ammo of seat 0", lambda t: setattr(t.dwarves[0], "secondary", 4)),
    "a Dwarf in rock": ("seat 0 stands in rock", lambda t: setattr(t.dwarves[0], "space", from_offset(0, 0))),
    "a Rock & Stone card": ("Rock & Stone cards are lost or doubled", lambda t: t.shouts.pop()),
    "a Throwable": ("Throwables are lost or doubled", lambda t: add(t.throwables)),
    "a Resupply card": ("Resupply cards are lost or doubled", lambda t: t.supplies.pop()),
    "a Swarm card": ("Swarm cards are lost or doubled", lambda t: add(t.swarms)),
    "two Event cards": ("Event cards are lost", lambda t: (t.events.pop(), t.events.pop())),
    "one more Event card": ("Event cards are doubled", lambda t: add(t.events)),
    "special cards": ("more special Event cards", lambda t: setattr(t, "specials_in", 13)),
    "a weapon": ("secondary weapons are lost or doubled", lambda t: t.weapons.pop()),
    "an upgrade": ("Weapon Upgrades are lost or doubled", lambda t: t.upgrade_bag.pop()),
    "a pickup": ("pickups are lost", lambda t: t.pickup_bag.pop()),
    "a bloom": ("apoca_bloom", lambda t: t.pile.__setitem__(APOCA_PILE, 1)),
    "an egg": ("alien_egg", lambda t: t.pile.__setitem__(EGG_PILE, 1)),
    "Morkite": ("morkite comes from nowhere", lambda t: t.pile.__setitem__(MORKITE, 1)),
    "Gold in a wall": ("minerals come from nowhere", lambda t: t.minerals.update({from_offset(0, 0): GOLD})),
    "a debt": ("owes something", lambda t: t.pile.__setitem__(GOLD, -1)),
    "a creature nowhere": ("the set of spaces with creatures is wrong", lambda t: t.where.__setitem__(0, -1)),
    "a wound in the supply": ("in the supply with tokens on it", lambda t: t.wounds.__setitem__(17, 1)),
    "Flames": ("too many Flames", lambda t: setattr(t, "flames", 127)),
    "a platform": ("a platform lies on no pit", lambda t: setattr(t, "platforms", BIT[from_offset(0, 0)])),
    "ziplines": ("too many ziplines", lambda t: setattr(t, "ziplines", ((1, 2), (3, 4)))),
    "Flares": ("too many Flares", lambda t: setattr(t, "flares", (1, 2, 3))),
    "the threat": ("the Swarm Threat marker", lambda t: setattr(t, "threat", 1)),
    "a gun": ("something stands in rock", lambda t: setattr(t, "sentry", from_offset(0, 0))),
    "a pod": ("something stands in rock", lambda t: setattr(t, "pod", from_offset(0, 0))),
}


@pytest.mark.parametrize(("said", "spoil"), BROKEN.values(), ids=BROKEN)
def test_what_is_lost_or_comes_from_nowhere_is_noticed(said: str, spoil: Callable[[DeepRockTable], object]) -> None:
    table = board(started(2, dwarves="gunner,scout"))
    RULES.audit(table)
    spoil(table)
    with pytest.raises(AssertionError, match=said):
        RULES.audit(table)


def test_rare_clauses_run_in_scenes() -> None:
    with counting_clauses(EDITION.frames) as ran:
        run_all()
    assert [name for name in RARE if not ran[name]] == []


def test_weapons_are_drawn_while_they_are_chosen() -> None:
    assert RULES.draw is not None
    game = Game.start(EDITION, 2, 0, {"dwarves": "scout,gunner"})
    sections = RULES.draw(CONTENT, game.view(0), 0, game.edition.words(["Ann", "Bo"]))
    arms = {row.label: [piece.text for piece in row.pieces] for row in sections[1].rows}
    assert sections[1].title == "Secondary weapons"
    assert arms["Bulldog Heavy Revolver"] == ["1 piercing die, range 5, at one target"]
    assert len(arms) == 9
    mat = {row.label: [(piece.text, piece.note) for piece in row.pieces] for row in sections[2].rows}
    assert ("M-1000 (aimed)", "2 piercing dice, range 8, at one target, 2 actions") in mat["primary"]


def test_what_everybody_sees_is_drawn() -> None:
    assert RULES.draw is not None
    game = started(2, mission="salvage_run", dwarves="gunner,scout")
    words = game.edition.words(["Ann", "Bo"])
    sections = RULES.draw(CONTENT, game.view(0), 0, words)
    assert [section.title for section in sections] == [
        "Salvage Run, Hazard 1",
        "The cave",
        "Creatures",
        "Ann: Gunner",
        "Bo: Scout",
    ]
    arms = {row.label: [(piece.text, piece.note) for piece in row.pieces] for row in sections[3].rows}
    assert arms["primary"][0] == ("Minigun (burst)", "3 bullet dice, range 5, spread over spaces next to each other")
    assert arms["primary"][1][1].endswith("right after another shot of it, no action")
    assert arms["secondary"][0] == (
        "Subata 120 Semi-Automatic",
        "2 bullet dice, range 5, spread over spaces next to each other",
    )
    cave = [row.pieces[0].text for row in sections[1].rows]
    assert cave[3].startswith("#  #  .  W0 .  ? ")
    assert [piece.text for piece in sections[1].rows[-1].pieces][:3] == ["# rock", "## hidden cave", ". floor"]
    assert "W0 wreck, 0 done" in [piece.text for piece in sections[1].rows[-1].pieces]


def test_while_the_crew_is_chosen_its_mission_is_shown() -> None:
    assert RULES.draw is not None
    game = Game.start(EDITION, 2, 1, {"mission": "salvage_run", "hazard": 2})
    words = game.edition.words(["Ann", "Bo"])
    mission, _weapons, ann, _bo = RULES.draw(CONTENT, game.view(0), 0, words)
    assert mission.title == "Salvage Run, Hazard 2"
    assert mission.rows[1].pieces[0].text == "repair wreck 0 of 2"
    assert ann.rows[0].pieces[0].text == "has not chosen yet"


def test_what_stands_and_lies_about_is_drawn() -> None:
    assert RULES.draw is not None
    game = started(2, mission="point_extraction", dwarves="gunner,scout")
    table = board(game)
    row = [space for space in (from_offset(col, 9) for col in range(5, 12)) if table.vacant() & BIT[space]]
    table.mines, table.flares, table.charges, table.lures = (row[0],), (row[1],), {row[2]: 0}, {0: row[3]}
    table.fields = {0: BIT[from_offset(6, 5)]}
    table.aside = table.completed = 1
    mission, cave, creatures, *_ = RULES.draw(CONTENT, game.view(0), 0, game.edition.words(["Ann", "Bo"]))
    signs = [piece.text for piece in cave.rows[-1].pieces]
    for sign in ("MH Minehead", "mi Proximity Grenade", "** Flare", "ch Satchel Charge", "LU hologram"):
        assert sign in signs
    assert cave.rows[-2].pieces[0].text == "creatures may enter and not leave G6"
    last = [row.pieces[0].text for row in mission.rows[-2:]]
    assert last == ["1 completed", "1 more for the next Swarm"]
    assert creatures.rows


def test_where_a_big_creature_faces_is_told() -> None:
    assert RULES.draw is not None
    game = started(2, mission="tyrants_fork", dwarves="gunner,scout")
    sections = RULES.draw(CONTENT, game.view(0), 0, game.edition.words(["Ann", "Bo"]))
    oppressor = next(row for row in sections[2].rows if row.label == "op Oppressor")
    assert " and " in oppressor.pieces[0].text
    assert "faces " in oppressor.pieces[0].text


def test_every_choice_and_event_has_words() -> None:
    """Labels and log lines of a whole game are sentences."""
    game = Game.start(RULES.standard, 2, 11, {"mission": "tyrants_fork"})
    words = game.edition.words(["Ann", "Bo"])
    dice = Dice.from_seed(11)
    while not game.is_over and game.answers < 250:
        seat = game.waiting()[0]
        assert game.prompt(seat, words)
        for choice in game.options(seat):
            assert words.say(choice)
        game.answer(seat, game.sample(seat, dice))
    assert all(words.say(t.event) for t in game.log or ())


def test_a_bot_values_success_above_all() -> None:
    assert RULES.value is not None
    won = scene(dwarf("driller", (0, 0)), result=SUCCESS)
    won.over = "END-01"
    lost = scene(dwarf("driller", (0, 0)))
    lost.over = "END-02"
    plain = scene(dwarf("driller", (0, 0)))
    hurt = scene(dwarf("driller", (0, 0), health=1))
    assert RULES.value(won, 0) > RULES.value(plain, 0) > RULES.value(hurt, 0) > RULES.value(lost, 0)
