"""What numbers stand for on the page."""

from __future__ import annotations

from msgspec.structs import fields

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.kinds import GUNNER
from gamelode.games.deeprock.seen.legend import legend
from gamelode.games.deeprock.seen.names import names

from ..scene import CONTENT, LEGEND, mode


def test_ways_to_shoot_are_in_the_order_of_their_numbers() -> None:
    assert [each.name for each in LEGEND.mode] == [names(CONTENT)["mode"](n) for n in range(len(CONTENT.modes))]
    assert LEGEND.dwarf[GUNNER].modes == (mode("burst"), mode("sustained"))
    assert [(each.normal, each.overclocked) for each in LEGEND.secondary] == CONTENT.secondary_modes


def test_a_shot_says_what_it_takes_and_a_robot_needs_no_ammo() -> None:
    assert LEGEND.mode[mode("aimed")].price == "2 actions, 1 primary ammo"
    assert LEGEND.mode[mode("light_gun")].price == "1 action"


def test_hits_are_called_by_their_dice() -> None:
    called = {entry.id: (die.one, die.many) for entry, die in zip(CONTENT.files.die, LEGEND.die, strict=True)}
    assert called["bullet"] == ("bullet", "bullets")
    assert called["creature"] == ("bite", "bites")
    assert (LEGEND.face.blank, LEGEND.face.bang, LEGEND.face.scare) == ("blank", "“!”", "Scare")


def test_a_miniature_is_called_as_in_the_log() -> None:
    assert [each.name for each in LEGEND.mini] == list(map(names(CONTENT)["creature"], range(len(CONTENT.kind_of))))
    assert [each.number for each in LEGEND.mini if each.kind == CONTENT.grunt][:3] == [1, 2, 3]


def test_prices_are_told_by_the_names_of_choices() -> None:
    choices = {choice.__name__ for choice in RULES.standard.choices}
    assert set(LEGEND.price) <= choices
    assert LEGEND.price["StandUp"] == "2 actions"
    assert LEGEND.price["CallPod"] == f"{CONTENT.numbers.resupply_cost} Nitra or Gold"


def test_every_ground_and_every_thing_has_a_name() -> None:
    for group in (LEGEND.ground, LEGEND.thing, LEGEND.dwarf_condition, LEGEND.creature_condition):
        assert all(getattr(group, field.name).name for field in fields(group))


def test_options_are_told_as_they_are_if_nobody_says_otherwise() -> None:
    assert legend(CONTENT).options == RULES.options()
