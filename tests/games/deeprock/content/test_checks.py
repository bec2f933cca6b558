"""Content that is wrong is told with file, key and reason."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.board.hexes import DIRECTIONS
from gamelode.kernel import Fault, Game, Pack, proves
from gamelode.kernel.rules import Edition

from ..packs import told
from ..scene import CONTENT

FIRST = CONTENT.files.mission[0]


def changed(tmp_path: Path, **rows: str) -> str:
    """The first mission with other rows of its map."""
    lines = [rows.get(f"row{n}", row) for n, row in enumerate(FIRST.map)]
    listed = ",\n".join(f'"{line}"' for line in lines)
    return told(tmp_path, f'[[mission]]\nid = "first_shift"\nmap = [{listed}]\n')


@proves("SETUP-06", "R-01")
def test_a_map_must_be_whole(tmp_path: Path) -> None:
    assert "map[3] (first_shift): 15 spaces, not 14" in changed(tmp_path, row3=FIRST.map[0])
    assert "unknown code 'x' in column 2" in changed(tmp_path, row0="# # x # # # # # # # # # # # #")
    assert "'1' must stand there once, not 0 times" in changed(tmp_path, row2=FIRST.map[2].replace("1", "."))


@proves("SETUP-06", "HID-03")
def test_minerals_and_pickups_must_fit_their_spots(tmp_path: Path) -> None:
    more = '[[mission]]\nid = "first_shift"\nminerals = { morkite = 6, nitra = 2, gold = 2 }\n'
    assert "10 minerals for 9 spots of the map" in told(tmp_path, more)
    more = '[[mission]]\nid = "first_shift"\npickups = { apoca_bloom = 3, loot_bug = 1 }\n'
    assert "4 pickups for 5 places" in told(tmp_path, more)
    many = '[[mission]]\nid = "first_shift"\npickups = { red_sugar = 5, apoca_bloom = 0, loot_bug = 0 }\n'
    assert "5 red_sugar, and there are only 2" in told(tmp_path, many)
    odd = '[[mission]]\nid = "first_shift"\npickups = { cake = 5 }\n'
    assert "there is no 'cake'" in told(tmp_path, odd)


@proves("SETUP-06")
def test_what_is_cut_off_is_told(tmp_path: Path) -> None:
    lonely = "# # # # # # # # # # # # # # ."
    assert "map[14] (first_shift): column 14 is cut off from the Drop pod" in changed(tmp_path, row14=lonely)


@proves("SETUP-06")
def test_objectives_must_be_within_reach(tmp_path: Path) -> None:
    def asked(objective: str) -> str:
        return told(tmp_path, f'[[mission]]\nid = "first_shift"\nobjectives = [{{ {objective} }}]\n')

    assert "it asks for 6 morkite, and there are 5" in asked(
        'kind = "collect", item = "morkite", n = 6, tier = "primary"'
    )
    assert "it asks for 1 oppressor, and there are 0" in asked(
        'kind = "kill", item = "oppressor", n = 1, tier = "primary"'
    )
    assert "it asks for 1 wreck, and there are 0" in asked('kind = "repair", item = "wreck", n = 1, tier = "primary"')
    assert "it asks for 1 aquarq, and there are 0" in asked(
        'kind = "deposit", item = "aquarq", n = 1, tier = "primary"'
    )


def test_creatures_must_stand_somewhere_and_exist(tmp_path: Path) -> None:
    def posted(creature: str) -> str:
        return told(tmp_path, f'[[mission]]\nid = "first_shift"\ncreatures = [{{ {creature} }}]\n')

    assert "creatures[0].creature (first_shift): there is no creature 'dragon'" in posted(
        'creature = "dragon", at = [9, 6]'
    )
    assert "no creature can stand at [0, 0]" in posted('creature = "grunt", at = [0, 0]')
    assert "needs a rear" in posted('creature = "oppressor", at = [9, 6]')
    assert "'UP' is no direction" in posted('creature = "grunt", at = [9, 6], facing = "UP"')


@proves("R-28")
def test_a_hidden_cave_must_cover_its_spaces(tmp_path: Path) -> None:
    wrong = '[[mission]]\nid = "salvage_run"\nslots = [{ slot = "A", poses = [[4, 8, 0]] }]\n'
    assert "pose [4, 8, 0] does not cover the spaces 'A' of the map" in told(tmp_path, wrong)


def test_names_must_lead_somewhere(tmp_path: Path) -> None:
    assert "there is no mission 'picnic'" in told(tmp_path, '[[dive]]\nid = "elite_dive"\nmissions = ["picnic"]\n')
    swarm = '[[mission]]\nid = "first_shift"\nremove_swarms = ["sw_cats"]\n'
    assert "there is no Swarm card 'sw_cats'" in told(tmp_path, swarm)
    dragon = '{ op = "threat", n = 1 }, { op = "activate", types = ["grunt", "dragon"] }'
    assert "event[0].effects[1].types[1] (tremors): there is no creature 'dragon'" in told(
        tmp_path, f'[[event]]\nid = "tremors"\neffects = [{dragon}]\n'
    )
    event = '[[event]]\nid = "tremors"\neffects = [{ op = "dance" }]\n'
    assert "mine.toml: event[0].effects[0].op (tremors)" in told(tmp_path, event)
    assert "the rules need exactly" in told(
        tmp_path, '[[pickup]]\nid = "cake"\nname = "Cake"\ncount = 1\nneeds_axe = true\ntext = ""\nsource = "house"\n'
    )


@proves("DICE-01")
@pytest.mark.parametrize(
    ("faces", "why"),
    [
        ('[["bulet"]]', "die[0].faces[0] (bullet): there is no 'bulet' on this die; there are blank, bullet"),
        ('[["blank"], []]', "die[0].faces[1] (bullet): Expected `array` of length >= 1"),
        ("[]", "die[0].faces (bullet): Expected `array` of length >= 1"),
        ('[["bullet", "blank"]]', "bullet and blank cannot share a face"),
    ],
)
def test_dice_show_what_the_rules_know(tmp_path: Path, faces: str, why: str) -> None:
    assert why in told(tmp_path, f'[[die]]\nid = "bullet"\nfaces = {faces}\n')


@proves("EVENT-07", "HAZ-03", "RNS-03")
def test_cards_and_meters_must_fit_the_rules(tmp_path: Path) -> None:
    assert "step 19 is not before the last one, 19" in told(tmp_path, "[threat]\nswarm = [4, 19]\n")
    assert "it asks for 13 special cards of 12" in told(tmp_path, "[hazard]\nspecial = [13, 6, 2]\n")
    assert "its range is 1" in told(tmp_path, '[[throwable]]\nid = "tunnel_carver"\nrange = 4\n')
    assert "throwable[0].range (frag): Expected `int` <= 10" in told(
        tmp_path, '[[throwable]]\nid = "frag"\nrange = 50\n'
    )


@proves("HID-02", "HID-03", "SPAWN-01")
@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("pickup = [9, 9]", "cave[0].pickup (hc_nexus): [9, 9] is not in the cave"),
        ("exit = [7, 7]", "cave[0].exit (hc_nexus): [7, 7] is not in the cave"),
        (
            'creatures = [{ creature = "grunt", at = [8, 8] }]',
            "cave[0].creatures (hc_nexus): [8, 8] is not in the cave",
        ),
    ],
)
def test_what_a_hidden_cave_shows_lies_in_it(tmp_path: Path, line: str, why: str) -> None:
    assert why in told(tmp_path, f'[[cave]]\nid = "hc_nexus"\n{line}\n')


@proves("SPAWN-01", "HID-02")
def test_a_cave_has_each_thing_on_a_place_of_its_own_and_one_has_the_third_exit(tmp_path: Path) -> None:
    cave = next(cave for cave in CONTENT.caves if cave.exit is None)
    taken = {cave.pickup, *cave.stalagmites, *cave.upgrades, *(c.at for c in cave.creatures)}
    free = next(cell for cell in CONTENT.files.cave_shape.cells if cell not in taken)
    changed = f'[[cave]]\nid = "{cave.id}"\n'
    assert "another cave has the third exit" in told(tmp_path, f"{changed}exit = {list(free)}\n")
    lies = f"something else lies at {list(cave.pickup)}"
    assert lies in told(tmp_path, f"{changed}upgrades = [{list(cave.pickup)}]\n")


def test_a_creature_stands_on_the_board_with_its_rear_beside_it(tmp_path: Path) -> None:
    far = 'creatures = [{ creature = "grunt", at = [99, 6] }]'
    assert "no creature can stand at [99, 6]" in told(tmp_path, f'[[mission]]\nid = "first_shift"\n{far}\n')
    apart = 'creatures = [{ creature = "oppressor", at = [9, 6], rear = [9, 8] }]'
    assert "its rear is not next to it" in told(tmp_path, f'[[mission]]\nid = "first_shift"\n{apart}\n')
    askew = 'creatures = [{ creature = "oppressor", at = [9, 6], rear = [10, 6], facing = "NE" }]'
    assert "away from its rear it faces W" in told(tmp_path, f'[[mission]]\nid = "first_shift"\n{askew}\n')


@proves("SETUP-06", "CRE-18", "R-51")
def test_a_posted_creature_of_two_spaces_faces_away_from_its_rear(tmp_path: Path) -> None:
    """And one that faces where it goes looks to the Drop pod, unless the mission says otherwise."""
    file = tmp_path / "mine.toml"
    creatures = """creatures = [
      { creature = "oppressor", at = [9, 6], rear = [8, 7] },
      { creature = "praetorian", at = [7, 11] },
    ]"""
    file.write_text(f'[[mission]]\nid = "first_shift"\n{creatures}\n', encoding="utf-8")
    game = Game.start(RULES.edition(file), 1, 0, {"dwarves": "scout"})
    while type(game.question).__name__ != "TakeAction":
        game.answer(0, game.options(0)[0])
    found = {CONTENT.creatures[view.kind].id: DIRECTIONS[view.facing] for view in game.view(0).creatures.values()}
    assert found == {"oppressor": "NE", "praetorian": "NW"}


@pytest.mark.parametrize(
    ("key", "kept", "why"),
    [
        ("resupply", 0, "cards.toml: resupply: Expected `array` of length >= 1"),
        ("secondary", 3, "secondaries.toml: secondary: there are 3, and 4 Dwarves take one each"),
    ],
)
@proves("CREW-02", "POD-04", "R-83")
def test_there_are_weapons_and_supplies_enough(key: str, kept: int, why: str) -> None:
    pack = Pack.read(RULES.folder / "content")
    pack.data[key] = pack.data[key][:kept]
    with pytest.raises(Fault, match=re.escape(why)):
        Edition(RULES, pack)


def test_slots_are_called_by_letters_of_their_own(tmp_path: Path) -> None:
    slots = "[" + ", ".join('{ slot = "d", poses = [[4, 8, 0]] }' for _ in range(2)) + "]"
    assert "'d' means something else already" in told(tmp_path, f'[[mission]]\nid = "salvage_run"\nslots = {slots}\n')


def test_an_overclocked_weapon_has_no_fewer_slots(tmp_path: Path) -> None:
    why = "numbers.secondary_overclocked: 2 slots, and there were 3 before"
    assert why in told(tmp_path, "[numbers]\nsecondary_overclocked = 2\n")


@proves("HID-04", "DIVE-04")
def test_there_are_upgrades_enough_for_the_caves_and_for_those_that_dwarves_keep(tmp_path: Path) -> None:
    none = "".join(f'[[upgrade]]\nid = "{upgrade.id}"\ncount = 1\n' for upgrade in CONTENT.files.upgrade)
    assert "upgrade: there are 5, and up to 9 are needed" in told(tmp_path, none)


@proves("RNS-03")
def test_a_card_that_helps_a_dwarf_is_played_on_one(tmp_path: Path) -> None:
    card = '[[shout]]\nid = "catch"\ntarget = "none"\n'
    assert "shout[8].target (catch): it is played on a Dwarf" in told(tmp_path, card)
    card = '[[shout]]\nid = "we_are_rich"\ntarget = "other"\n'
    assert "shout[6].target (we_are_rich): it is for the whole team" in told(tmp_path, card)


def test_who_is_marked_is_who_must_be_killed(tmp_path: Path) -> None:
    marked = """creatures = [
      { creature = "grunt", at = [9, 6], marked = true },
      { creature = "slasher", at = [7, 11], marked = true },
    ]"""
    mission = f'[[mission]]\nid = "first_shift"\n{marked}\n'
    one = '{ kind = "kill", item = "grunt", n = 1, tier = "primary" }'
    other = '{ kind = "kill", item = "slasher", n = 1, tier = "primary" }'
    assert "a marked slasher, and no objective asks for it" in told(tmp_path, f"{mission}objectives = [{one}]\n")
    assert "only one objective may count kills" in told(tmp_path, f"{mission}objectives = [{one}, {other}]\n")


def test_aquarqs_count_at_a_minehead_only(tmp_path: Path) -> None:
    mission = '[[mission]]\nid = "first_shift"\nminerals = { aquarq = 5, morkite = 0, nitra = 2, gold = 2 }\n'
    goal = 'objectives = [{ kind = "collect", item = "aquarq", n = 1, tier = "primary" }]\n'
    assert "it asks for 1 aquarq, and there are 0" in told(tmp_path, mission + goal)
