"""What a table may agree on: titles, values and their names come from the struct of options."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct
from msgspec.structs import replace

from gamelode.kernel import Fault, GameOption, Values, game_options
from gamelode.kernel.conformance import Check, NonConformance
from tests.kernel.forest import FOREST
from tests.kernel.forest.content import Content, Effect


def glades(content: Content[Effect], seats: int) -> range:
    return range(len(content.glade))


def players(content: Content[Effect], seats: int) -> range:
    return range(seats)


class Options(Struct, frozen=True, kw_only=True):
    """One option of each kind."""

    rain: Annotated[bool, Meta(title="Rain")] = False
    season: Annotated[Literal["spring", "autumn"], Meta(title="Season")] = "autumn"
    berries: Annotated[int, Meta(title="Berries"), Values((1, 2, 3))] = 2
    den: Annotated[int, "glade", Meta(title="Den"), Values(glades)] = 3
    first: Annotated[int, "seat", Meta(title="First"), Values(players)] = 0


def options_of(kind: type[Struct]) -> dict[str, GameOption]:
    return {option.name: option for option in game_options(replace(FOREST, options=kind).standard)}


def labels(name: str) -> list[str]:
    return [value.label for value in options_of(Options)[name].values]


def test_options_come_in_the_order_in_which_they_are_declared() -> None:
    assert list(options_of(Options)) == ["rain", "season", "berries", "den", "first"]
    assert game_options(FOREST.standard) == ()


def test_a_yes_or_no_and_a_literal_list_their_own_values() -> None:
    assert labels("rain") == ["no", "yes"]
    assert labels("season") == ["autumn", "spring"]


def test_declared_values_follow_the_usual_one() -> None:
    assert labels("berries") == ["2", "1", "3"]


def test_values_of_the_content_are_called_by_their_kind() -> None:
    assert labels("den")[:2] == [FOREST.standard.content.glade[3].name, FOREST.standard.content.glade[0].name]


def test_a_value_knows_how_many_players_may_pick_it() -> None:
    assert [value.seats for value in options_of(Options)["first"].values] == [(2, 3, 4), (2, 3, 4), (3, 4), (4,)]


def struct(kind: Any, default: Any) -> type[Struct]:
    return type("Options", (Struct,), {"__annotations__": {"wind": kind}, "wind": default, "__module__": __name__})


@pytest.mark.parametrize(
    ("kind", "default", "missing"),
    [
        (bool, False, "title"),
        (Annotated[bool, "wind"], False, "title"),
        (Annotated[str, Meta(title="Wind")], "", "values to pick from"),
        (Annotated[str, Meta(title="Wind"), Values(("",))], "", "values to pick from"),
    ],
)
def test_an_option_that_nobody_could_pick_is_a_fault(kind: Any, default: Any, missing: str) -> None:
    with pytest.raises(Fault, match=f"^the option wind of forest has no {missing}$"):
        options_of(struct(kind, default))


@pytest.mark.parametrize(
    ("kind", "default", "promise"),
    [
        (Annotated[bool, Meta(title="has_wind")], False, "the title of an option is in plain words: 'has_wind'"),
        (Annotated[str, Meta(title="Wind"), Values(("a_lot",))], "none", "the label of an option's value is in plain"),
        (Annotated[str, Meta(title="Wind"), Values(("a lot",))], "", "the label of an option's value is in plain"),
    ],
)
def test_conformance_reads_titles_and_labels(kind: Any, default: Any, promise: str) -> None:
    with pytest.raises(NonConformance, match=f"^{promise}"):
        Check(replace(FOREST, options=struct(kind, default)).standard, 2, 1).run()
