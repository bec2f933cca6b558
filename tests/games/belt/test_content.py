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
        ("[refinery_line.quick_start]\n3 = [900]", "3 teams need a min_distance and 3 berths"),
        ("[refinery]\nhealth = 0", "changes.toml: refinery.health"),
        ('[[unit]]\nid = "scout"\nwings = 2', "wings"),
        ('[[ore]]\nid = "gold"\nname = "Gold"\nsource = "house"\npoints = 9\nstart = 0', "ore"),
        ("[[teams]]\nid = 2\nof_seats = [0]", "one record for each number of players"),
    ],
)
def test_a_broken_pack_is_refused(tmp_path: Path, changes: str, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        edition(tmp_path, changes)


def test_changed_numbers_are_played_by(tmp_path: Path) -> None:
    path = tmp_path / "changes.toml"
    path.write_text(
        '[movement_card]\nshort = 500\n[refinery]\nhealth = 9\n[[unit]]\nid = "hauler"\ncapacity = 4\nradius = 100\n',
        encoding="utf-8",
    )
    changed = RULES.edition(path)
    game, dice = Game.start(changed, 3, seed=1), Dice.from_seed(1)
    assert changed.content.reach == (1380, 880, 500)
    while not game.is_over:
        seat = game.waiting()[0]
        changed.rules.audit(game.table)
        game.answer(seat, game.sample(seat, dice))
