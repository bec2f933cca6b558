"""What is drawn on a terminal."""

from __future__ import annotations

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.board.hexes import BIT, from_offset
from gamelode.games.deeprock.kinds import REACH
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent
from gamelode.games.deeprock.rules.creatures.swarms import SwarmAttack
from gamelode.kernel import Game, Row, Section

from ..scene import CONTENT, EDITION, LEGEND, begin, board, dwarf, event, scene, shout, started, turn_of


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


def drawn(card: str) -> Game:
    """The card lies open, and asks for something."""
    special = CONTENT.events[event(card)].special
    deck = {"events": (-1,), "specials": (event(card),)} if special else {"events": (event(card),)}
    return begin(scene(dwarf("gunner", (0, 0)), script=deck), DrawEvent(seat=0))


def sections_of(game: Game) -> dict[str, Section]:
    assert RULES.draw is not None
    return {section.title: section for section in RULES.draw(CONTENT, game.view(0), 0, EDITION.words(["Ann"]))}


def mission_of(game: Game) -> Section:
    return next(iter(sections_of(game).values()))


def notes_of(section: Section) -> dict[str, str]:
    return {piece.text: piece.note for row in section.rows for piece in row.pieces if piece.note}


def row_of(game: Game, label: str) -> Row:
    return next(row for row in mission_of(game).rows if row.label == label)


def test_the_event_under_way_is_read_at_the_table() -> None:
    row = row_of(drawn("glitter"), "Event")
    assert [piece.text for piece in row.pieces][:3] == [
        "Glitter in the Dust",
        "The Swarm Threat sinks by 4.",
        "2 Nitra or Gold for the shared pile.",
    ]


def test_the_last_event_is_explained_to_whoever_asks() -> None:
    table = scene(dwarf("gunner", (0, 0)), event_discard=[event("tremors"), event("grabber")])
    (card,) = row_of(turn_of(table), "last Event").pieces
    assert card.text == "Grabber Attack"
    assert card.note.startswith("A Grabber carries the active Dwarf off: 1 damage and knocked over, unless")
    assert card.note.endswith("A shielded Dwarf suffers nothing.")


def test_before_the_first_event_there_is_none() -> None:
    labels = [row.label for row in mission_of(turn_of(scene(dwarf("gunner", (0, 0))))).rows]
    assert not {"Event", "last Event", "Swarm"} & set(labels)


def test_the_missions_own_event_is_read_too() -> None:
    table = scene(dwarf("gunner", (0, 0)), event_discard=[event("mission_event")])
    own = table.map.entry.event
    (card,) = row_of(turn_of(table), "last Event").pieces
    assert card.note == f"The mission's own event. {own.name}: {own.text}"


def test_the_swarm_under_way_is_read_at_the_table() -> None:
    game = begin(scene(dwarf("gunner", (0, 0)), swarms=[0], swarm_discard=[]), SwarmAttack(cards=1))
    assert [piece.text for piece in row_of(game, "Swarm").pieces] == ["Grunt Tide", *LEGEND.swarm[0]]


def test_things_on_the_board_are_explained() -> None:
    gunner = dwarf("gunner", (0, 0), cards=(shout("rock_solid"),), fitted=((REACH,), ()))
    table = scene(gunner, creatures=[("grunt", (3, 0)), ("grunt", (4, 0))], pickups={(1, 0): "loot_bug"})
    sections = sections_of(turn_of(table))
    assert notes_of(sections["Creatures"]) == {"Grunt": "moves 3, reaches 1, rolls 1 creature die"}
    assert notes_of(sections["The cave"])["b loot bug"].startswith("Roll the mineral die")
    own = notes_of(sections["Ann: Gunner"])
    assert own["Rock Solid!"].startswith("Right after a creature rolled")
    assert own[CONTENT.files.upgrade[REACH].name] == CONTENT.files.upgrade[REACH].text


def test_the_next_swarm_is_told() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=4, reached=4)
    assert [piece.text for piece in row_of(turn_of(table), "threat").pieces][1:] == ["Swarm at 8"]


def test_no_swarm_is_told_where_one_has_come() -> None:
    table = scene(dwarf("gunner", (0, 0)), threat=2, reached=9)
    track, swarm = row_of(turn_of(table), "threat").pieces
    assert (track.text, swarm.text) == ("■■□□□□□□□□!□□!□□!□□ 2 of 19", "Swarm at 11")
