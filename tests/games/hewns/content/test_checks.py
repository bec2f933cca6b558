"""Content that a designer has broken is told in a sentence with file, key and reason, before anything is played."""

from pathlib import Path

import pytest

from gamelode.games.hewns import RULES
from gamelode.kernel import Fault

FILES = RULES.folder / "content"
BROKEN = [
    ("hewns.toml", "ap = 5", "ap = -5", r"hewn\[0\]\.ap \(hover_cataclysm\): Expected `int` >= 1"),
    ("hewns.toml", "copies = 1", "copies = 0", r"hewn\[0\]\.copies \(hover_cataclysm\): Expected `int` >= 1"),
    ("hewns.toml", "store_open = 2", "store_open = -2", r"hewn\[0\]\.store_open .*: Expected `int` >= 0"),
    ("boards.toml", '["A", "ab1"]', '["A", "zz9"]', r"board\[0\]\.links \(twin_rift\): there is no space 'zz9'"),
    ("boards.toml", '["A", "ab1"], ["A", "ae1"],', "", r"board\[0\]\.links \(twin_rift\): no way leads to 'B'"),
    ("boards.toml", '["ab2", "straight"', '["ab1", "straight"', r"board\[0\]\.spaces .*: ab1 stands there twice"),
    ("boards.toml", '"big", 1000000, 3000000', '"big", 0, 3000000', r"spaces .*: a space at 0, 3000000 stands"),
    ("dice.toml", '"2/gem"', '"2/jam"', r"die\[0\]\.faces \(mining\): there is no face '2/jam' on this die"),
    ("dice.toml", '"blank"', '"2/gem"', r"die\[1\]\.faces \(danger\): there is no face '2/gem' on this die"),
    ("dice.toml", "sides = 6", "sides = 5", r"die\[0\]\.faces .*: a die of 5 sides has as many faces, not 6"),
    ("numbers.toml", 'die = "area"', 'die = "ares"', r"danger_attack\.lava\.die: there is no die 'ares'"),
    ("numbers.toml", "[5, 6, 7, 8, 9]", "[5, 6, 7, 8, 1]", r"tunnel_pieces: piece 1 is there twice"),
    ("scenarios.toml", "[36, 25, 15]", "[36]", r"for_players \(raw_substract\): income is needed for each round"),
    ("scenarios.toml", "[36, 25, 15]", "[-36, 25, 15]", r"income_dirty_by_round\[0\] .*: Expected `int` >= 0"),
    ("scenarios.toml", '"twin_rift"', '"twin_drift"', r"for_players .*: there is no board 'twin_drift'"),
    ("scenarios.toml", '"twin_rift"', '"three_throats"', r"for_players .*: 'three_throats' is no board for 2 players"),
    ("scenarios.toml", '["twin_rift", "crooked_ladder"]', "[]", r"boards .*: Expected `array` of length >= 1"),
    ("scenarios.toml", "rounds = 3", "rounds = 0", r"rounds \(raw_substract\): Expected `int` >= 1"),
    ("scenarios.toml", "bidoxes_each = 8", "bidoxes_each = 0", r"bidoxes_each .*: Expected `int` >= 1"),
    ("scenarios.toml", "_supply = 80", "_supply = 0", r"normal_substract_supply .*: Expected `int` >= 1"),
    ("scenarios.toml", "big = 1,", "big = 99,", r"offer\.big \(raw_substract\): there are only \d+ Hewns of this size"),
    ("scenarios.toml", "technology = 4", "technology = 99", r"offer\.technology .*: there are only \d+ tech"),
    ("scenarios.toml", "turn_order = 1", "turn_order = 2", r"offer\.turn_order .*: Invalid enum value 2"),
    ("scenarios.toml", "players = 2", "players = 3", r"for_players .*: numbers are needed once for 2 players"),
    ("technologies.toml", "quantity = 2", "quantity = 0", r"technology\[0\]\.quantity \(gunana\): Expected `int` >= 1"),
    ("technologies.toml", '"gunana"', '"gunana9"', r"technology\[\d+\]\.piece \(gunana9\): there is no piece"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "reason"), BROKEN, ids=[f"{each[0]}: {each[2]}" for each in BROKEN])
def test_a_broken_file_is_told_with_key_and_reason(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    text = (FILES / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(Fault, match=rf"^{file}: .*{reason}"):
        RULES.edition(tmp_path)
