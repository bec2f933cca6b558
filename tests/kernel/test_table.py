"""Tables: a clone shares nothing that can change."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from gamelode.kernel import Dice, Game, Table
from gamelode.kernel.table import cloner
from tests.kernel.scenes import EDITION, forest, random_game


class Colour(Enum):
    RED = 1


class Frozen(Struct, frozen=True):
    number: int
    numbers: tuple[int, ...] = ()


class Box(Struct):
    numbers: list[int]
    inner: Box2 | None = None


class Box2(Struct):
    names: dict[str, list[int]]


class Everything(Table, kw_only=True):
    """A column of each type."""

    plain: int = 1
    flags: list[bool] = []
    grid: list[list[int]] = []
    boxes: list[Box] = []
    by_name: dict[str, Box2] = {}
    shared: list[Frozen] = []
    pair: tuple[int, Frozen] | None = None
    colour: Colour = Colour.RED
    side: Literal["left", "right"] = "left"
    maybe: list[int] | None = None


def changeable(value: Any) -> list[int]:
    """The identity of everything inside that can change."""
    if isinstance(value, Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
        own = [] if value.__struct_config__.frozen else [id(value)]
    elif isinstance(value, list | dict):
        inner, own = list(value.values() if isinstance(value, dict) else value), [id(value)]
    else:
        inner, own = [], []
    return own + [found for part in inner for found in changeable(part)]


numbers = st.lists(st.integers(-5, 5), max_size=3)
named = st.dictionaries(st.text(max_size=2), numbers, max_size=2)
everything = st.builds(
    Everything,
    dice=st.just(Dice(b"key", {"dice": 3})),
    grid=st.lists(numbers, max_size=3),
    boxes=st.lists(st.builds(Box, numbers, st.none() | st.builds(Box2, named)), max_size=3),
    by_name=st.dictionaries(st.text(max_size=2), st.builds(Box2, named), max_size=2),
    shared=st.lists(st.builds(Frozen, st.integers(0, 3)), max_size=2),
    pair=st.none() | st.tuples(st.integers(0, 3), st.builds(Frozen, st.integers(0, 3))),
    maybe=st.none() | numbers,
)


@given(everything)
def test_a_clone_is_equal_and_shares_nothing_that_can_change(table: Everything) -> None:
    twin = cloner(Everything)(table)
    assert twin == table
    assert not set(changeable(twin)) & set(changeable(table))


@given(everything)
def test_a_table_survives_saving(table: Everything) -> None:
    assert msgspec.json.decode(msgspec.json.encode(table), type=Everything) == table


class WithSet(Struct):
    spaces: set[int]


class FrozenList(Struct, frozen=True):
    numbers: list[int]


class WithFrozenList(Struct):
    column: tuple[FrozenList, ...]


@pytest.mark.parametrize("kind", [WithSet, WithFrozenList])
def test_a_column_that_could_not_be_cloned_is_an_error_by_name(kind: type[Struct]) -> None:
    with pytest.raises(TypeError, match=rf"^{kind.__name__}\.\w+: a table cannot hold"):
        cloner(kind)


def test_content_is_at_hand_and_in_no_table() -> None:
    table = forest()
    assert table.content is EDITION.content
    assert b"Clearing" not in msgspec.json.encode(table)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_clone_played_on_leaves_its_original_alone(seats: int) -> None:
    game, dice = Game.start(EDITION, seats, seats), Dice.from_seed("clones")
    while not game.is_over:
        before, twin = game.save(), game.clone()
        assert twin.save() == before
        for _ in range(5):
            for copy in (twin, twin.clone()):
                if not copy.is_over:
                    copy.play(copy.waiting()[0], copy.question.sample(copy.table, copy.waiting()[0], dice))
        assert game.save() == before
        game.play(game.waiting()[0], game.question.sample(game.table, game.waiting()[0], dice))


def test_a_clone_can_be_played_to_the_same_end() -> None:
    game = random_game(3, 5, answers=40)
    twin, ends = game.clone(), []
    for copy in (game, twin):
        dice = Dice.from_seed("the same")
        while not copy.is_over:
            copy.play(copy.waiting()[0], copy.question.sample(copy.table, copy.waiting()[0], dice))
        ends.append(copy.save())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("name", ["content", "news", "tell"])
def test_a_column_that_hides_what_the_kernel_needs_is_an_error(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Board\.{name} hides what Table calls so: the field needs another name"):
        msgspec.defstruct("Board", [(name, int)], bases=(Table,))
