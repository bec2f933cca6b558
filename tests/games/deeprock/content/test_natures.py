"""Kinds of creatures."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.games.deeprock.rules.creatures.kinds.bangs import Stuns
from gamelode.games.deeprock.rules.creatures.kinds.births import Births
from gamelode.games.deeprock.rules.creatures.kinds.explodes import Explodes
from gamelode.games.deeprock.rules.creatures.kinds.gaits import WALKS
from gamelode.games.deeprock.rules.creatures.kinds.traits import Reward
from gamelode.kernel import proves

from ..packs import NEW, changed_by, told
from ..scene import CONTENT


@pytest.mark.parametrize(
    ("name", "movement", "health", "reach", "resist"),
    [
        ("grunt", 3, 1, 1, (0, 0, 0, 0, 0)),
        ("web_spitter", 3, 2, 5, (0, 0, 0, 0, 0)),
        ("exploder", 3, 1, 1, (0, 0, 0, 0, 1)),
        ("mactera_spawn", 3, 2, 3, (2, 1, 0, 0, 0)),
        ("slasher", 3, 2, 1, (1, 1, 1, 0, 0)),
        ("brood_nexus", 0, 5, 0, (0, 0, 0, 0, 0)),
        ("spitball_infector", 0, 5, 7, (1, 1, 0, 0, 1)),
        ("praetorian", 3, 6, 2, (1, 2, 2, 0, 0)),
        ("oppressor", 4, 7, 1, (1, 2, 1, 1, 0)),
    ],
)
@proves("CRE-01", "CRE-02", "CRE-03", "CRE-06", "CRE-08", "CRE-09", "CRE-12", "CRE-14", "CRE-16")
def test_the_creature_table(name: str, movement: int, health: int, reach: int, resist: tuple[int, ...]) -> None:
    kind = CONTENT.kind[name]
    nature = CONTENT.creatures[kind]
    assert (nature.movement, nature.health, nature.range, nature.resist) == (movement, health, reach, resist)


# --- special rules


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("dances = true", "mine.toml: creature[0] (grunt): Object contains unknown field `dances`"),
        ("explodes = 1", "mine.toml: creature[0].explodes (grunt): Expected `bool`, got `int`"),
        ("births = -1", "mine.toml: creature[0].births (grunt): Expected `int` >= 0"),
        ("births = true", "mine.toml: creature[0].births (grunt): Expected `int`, got `bool`"),
        ("spaces = 3", "mine.toml: creature[0].spaces (grunt): Invalid enum value 3"),
        ("bang = 'sings'", "mine.toml: creature[0].bang (grunt): Invalid enum value 'sings'"),
        ("movement = 40", "mine.toml: creature[0].movement (grunt): Expected `int` <= 10"),
    ],
)
def test_a_special_rule_that_cannot_be_is_told(tmp_path: Path, line: str, why: str) -> None:
    assert why in told(tmp_path, f'[[creature]]\nid = "grunt"\n{line}\n')


def test_every_creature_says_what_its_bang_does(tmp_path: Path) -> None:
    silent = "".join(line for line in NEW.splitlines(keepends=True) if not line.startswith("bang"))
    assert "creature[9] (wasp): Object missing required field `bang`" in told(tmp_path, silent)


def test_a_value_of_nothing_declares_no_rule(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, f"{NEW}flying = false\nbirths = 0\nspaces = 1\n")
    wasp = edition.content.creatures[edition.content.kind["wasp"]]
    assert (wasp.gait, wasp.birth, wasp.spaces) == (WALKS, None, 1)


def test_special_rules_are_asked_in_the_order_of_their_list_whatever_the_order_of_the_file(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, f"{NEW}reward = true\nexplodes = true\nbirths = 2\n")
    wasp = edition.content.creatures[edition.content.kind["wasp"]]
    assert wasp.rules == (Stuns(), Births(2), Explodes(), Reward())
    assert wasp.act == (Births(2), Explodes())


def test_what_is_not_said_is_not_asked() -> None:
    grunt = CONTENT.creatures[CONTENT.grunt]
    assert (grunt.act, grunt.bang, grunt.is_open_from, grunt.when_killed, grunt.birth, grunt.blast) == (
        (),
        (),
        (),
        (),
        None,
        None,
    )


def test_only_one_miniature_takes_two_spaces(tmp_path: Path) -> None:
    assert "creature: only one miniature may take two spaces" in told(tmp_path, f"{NEW}spaces = 2\n")
