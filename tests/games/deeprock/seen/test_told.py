"""What the page is told about the content."""

from __future__ import annotations

from msgspec.structs import fields

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.kinds import GUNNER
from gamelode.games.deeprock.seen.names import names
from gamelode.games.deeprock.seen.told import told

from ..scene import CONTENT, TOLD, mode


def test_ways_to_shoot_are_in_the_order_of_their_numbers() -> None:
    assert [each.name for each in TOLD.mode] == [names(CONTENT)["mode"](n) for n in range(len(CONTENT.modes))]
    assert TOLD.dwarf[GUNNER].modes == (mode("burst"), mode("sustained"))
    assert [(each.normal, each.overclocked) for each in TOLD.secondary] == CONTENT.secondary_modes


def test_a_shot_says_what_it_takes_and_a_robot_needs_no_ammo() -> None:
    assert TOLD.mode[mode("aimed")].price == "2 actions, 1 primary ammo"
    assert TOLD.mode[mode("light_gun")].price == "1 action"


def test_hits_are_called_by_their_dice() -> None:
    called = {entry.id: (die.one, die.many) for entry, die in zip(CONTENT.files.die, TOLD.die, strict=True)}
    assert called["bullet"] == ("bullet", "bullets")
    assert called["creature"] == ("bite", "bites")
    assert (TOLD.face.blank, TOLD.face.bang, TOLD.face.scare) == ("blank", "“!”", "Scare")


def test_a_miniature_is_called_as_in_the_log() -> None:
    assert [each.name for each in TOLD.mini] == list(map(names(CONTENT)["creature"], range(len(CONTENT.kind_of))))
    assert [each.number for each in TOLD.mini if each.kind == CONTENT.grunt][:3] == [1, 2, 3]


def test_prices_are_told_by_the_names_of_choices() -> None:
    choices = {choice.__name__ for choice in RULES.standard.choices}
    assert set(TOLD.price) <= choices
    assert TOLD.price["StandUp"] == "2 actions"
    assert TOLD.price["CallPod"] == f"{CONTENT.numbers.resupply_cost} Nitra or Gold"


def test_every_ground_and_every_thing_has_a_name() -> None:
    for group in (TOLD.ground, TOLD.thing, TOLD.dwarf_condition, TOLD.creature_condition):
        assert all(getattr(group, field.name).name for field in fields(group))


def test_options_are_told_as_they_are_if_nobody_says_otherwise() -> None:
    assert told(CONTENT).options == RULES.options()
