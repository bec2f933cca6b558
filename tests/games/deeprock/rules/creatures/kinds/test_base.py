"""How an entry of content declares a special rule."""

import pytest

from gamelode.games.deeprock.rules.creatures.kinds.bangs import Stuns, Webs
from gamelode.games.deeprock.rules.creatures.kinds.base import SpecialRule
from gamelode.games.deeprock.rules.creatures.kinds.births import Births
from gamelode.games.deeprock.rules.creatures.kinds.flying import Flying


def test_a_rule_without_a_value_is_declared_by_true() -> None:
    assert (Flying.declared(True), Flying.declared(False)) == (Flying(), None)


def test_a_rule_with_a_value_holds_it() -> None:
    assert (Births.declared(3), Births.declared(0)) == (Births(3), None)


def test_of_rules_that_share_a_key_the_word_declares_one() -> None:
    assert (Stuns.declared("stunned"), Webs.declared("stunned")) == (Stuns(), None)


@pytest.mark.parametrize("rule", [Flying(), Stuns(), Births(2)])
def test_a_creature_takes_one_space_unless_a_rule_says_otherwise(rule: SpecialRule) -> None:
    assert rule.spaces == 1
