"""Packs of designers: what they may change, and what is refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.games.belt import RULES
from gamelode.kernel import Dice, Fault, Game


def edition(tmp_path: Path, changes: str) -> None:
    path = tmp_path / "changes.toml"
    path.write_text(changes, encoding="utf-8")
    RULES.edition(path)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ('[[token]]\nid = "S01"\nore = "gold"', r"changes.toml: token\[0\].ore \(S01\): there is no ore 'gold'"),
        ("[contact]\naim = 10", "changes.toml: contact.aim: it must lie within the ring"),
        ("[dice]\ngreen = [0, 11]", "changes.toml: dice.green: there are only 9 lines"),
        ("[refinery_line.min_distance]\n2 = 9000", "may leave one of 2 teams without a berth"),
        (
            "[refinery_line.min_distance]\n5 = 300",
            "min_distance: with 300 squads of 5 teams could overlap",
        ),
        ("[refinery_line.quick_start]\n3 = [900]", "3 teams need a min_distance and 3 berths"),
        ("[refinery]\nhealth = 0", "changes.toml: refinery.health"),
        ('[[unit]]\nid = "scout"\nwings = 2', "wings"),
        ('[[ore]]\nid = "gold"\nname = "Gold"\nsource = "house"\npoints = 9\nstart = 0', "ore"),
        ("[[teams]]\nid = 2\nof_seats = [0]", "one entry for each number of players"),
        ("[dice]\nwhite = []", "changes.toml: dice.white: Expected `array` of length >= 1"),
        ("[dice]\nwhite = [3, 3]", "changes.toml: dice.white: it needs two different numbers"),
        ("[dice]\ngreen = []", "changes.toml: dice.green"),
        ("[dice]\ngreen = [-1, 2]", r"changes.toml: dice.green"),
        ("[dice]\ngreen = [0]", "changes.toml: dice.green: no asteroid would ever come"),
        ("[board]\nline_y = []", "changes.toml: board.line_y"),
        ("[board]\nheight = 5500", "changes.toml: board.line_y: a line must lie at least 160 from the edge"),
        ("[board]\nlast_tick = 40", "changes.toml: board: the first and the last tick must lie at least 160 from"),
        ("[board]\ntick_spacing = 300", "changes.toml: board.tick_spacing: rocks on neighbouring ticks would overlap"),
        ('[[rock]]\nid = "large"\nradius = 301', "board.toml: board.line_y: each line must lie at least 602 below"),
        ('[[rock]]\nid = "small"\nradius = 180', "board.toml: board.width: riders of a rock on the last tick would be"),
        (
            '[[rock]]\nid = "debris"\nradius = 101',
            r"rock\[2\].radius \(debris\): it must not be larger than an",
        ),
        ('[[rock]]\nid = "small"\nticks = 3', r"rock\[0\].ticks \(small\): it would jump over slower ones; at most 2"),
        ("[refinery_line]\nx = 5300", "changes.toml: refinery_line.x: it must lie between 710 and 5220"),
        ("[refinery_line]\nx = 700", "changes.toml: refinery_line.x"),
        ("[refinery_line]\nberth_y = [300, 900]", "refinery_line.berth_y: a berth must lie at least 380 from the edge"),
        ("[refinery_line]\nberth_y = [900, 900]", "refinery_line.berth_y: berths stand from top to bottom, each once"),
        ("[refinery_line.quick_start]\n2 = [1501, 4500]", "quick_start.2: each of them must be one of the berths"),
        ("[refinery_line.quick_start]\n2 = [1500, 1800]", "quick_start.2: refineries stand at least 2400 apart"),
        ('[[unit]]\nid = "hauler"\nshorts = 0', r"unit\[2\] \(hauler\): it needs shorts or longs to move"),
        ('[[unit]]\nid = "driller"\ncapacity = 2', r"unit\[1\].capacity \(driller\): a driller holds one load"),
        ("[[teams]]\nid = 3\nof_seats = [0, 2, 2]", r"teams\[1\].of_seats \(3\): it needs two teams or more, numbered"),
        ("[[teams]]\nid = 4\nof_seats = [0, 0, 0, 0]", r"teams\[2\].of_seats \(4\): it needs two teams or more"),
        (
            "[[teams]]\nid = 6\nof_seats = [0, 1, 2, 3, 4, 5]",
            r"teams\[4\].of_seats \(6\): there are only 5",
        ),
        ('[[start_place]]\nid = "first"\nscout = [-225, 75]', "start_place.*a scout of radius 60 does not touch"),
        ('[[start_place]]\nid = "first"\nscout = [-215, -80]', "start_place.*it overlaps another place"),
        ("[[teams]]\nid = 6\nof_seats = [0, 0, 0, 0, 1, 1]", "start_place: teams of 4 need 4 entries"),
        ("[canonical]\nfaces = [-150, 151]", "canonical.faces: a side ends at 150"),
        ("[canonical]\ncorners = [46, 67, 60]", "canonical.corners: a hauler at 60 does not touch"),
    ],
)
def test_a_broken_pack_is_refused(tmp_path: Path, changes: str, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        edition(tmp_path, changes)


def test_however_short_the_card_no_approach_leads_away(tmp_path: Path) -> None:
    path = tmp_path / "changes.toml"
    path.write_text("[movement_card]\nshort = 90\n", encoding="utf-8")
    assert all(min(lengths) > 0 for lengths in RULES.edition(path).content.approaches)


def test_changed_numbers_are_played_by(tmp_path: Path) -> None:
    path = tmp_path / "changes.toml"
    path.write_text(
        '[movement_card]\nshort = 500\n[refinery]\nhealth = 9\n[[unit]]\nid = "hauler"\ncapacity = 4\nradius = 106\n',
        encoding="utf-8",
    )
    changed = RULES.edition(path)
    game, dice = Game.start(changed, 3, seed=1), Dice.from_seed(1)
    assert changed.content.reach == (1380, 880, 500)
    while not game.is_over:
        seat = game.waiting()[0]
        changed.rules.audit(game.table)
        game.answer(seat, game.sample(seat, dice))
