"""Ids in the place of numbers, wherever a type says of what kind they are."""

from __future__ import annotations

from typing import Annotated

import pytest
from msgspec import Struct

from gamelode.kernel import Fault
from gamelode.kernel.lessons.names import NameReader

Tree = Annotated[int, "tree"]
Bird = Annotated[int, "bird"]
READER = NameReader({"tree": {"oak": 0, "elm": 1}, "bird": {"owl": 7}}, lambda key, reason: Fault(f"{key}: {reason}"))


class Nest(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    tree: Tree
    bird: Bird | None = None


class Grove(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    trees: tuple[Tree, ...] = ()
    nests: dict[Tree, Nest] = {}
    pair: tuple[Tree, Bird] = (0, 0)
    home: Nest | Grove | None = None
    name: str = ""


def read(**data: object) -> Grove:
    found: Grove = READER.read(data, Grove, "grove")
    return found


def test_ids_and_numbers_stand_for_the_same() -> None:
    assert read(trees=["elm", 0, "oak"]).trees == (1, 0, 0)


def test_keys_of_a_table_may_be_ids() -> None:
    assert read(nests={"elm": {"type": "Nest", "tree": "elm", "bird": "owl"}}).nests == {1: Nest(1, 7)}


def test_each_place_of_a_pair_has_its_own_kind() -> None:
    assert read(pair=["elm", "owl"]).pair == (1, 7)


def test_of_several_structs_the_named_one_is_read() -> None:
    assert read(home={"type": "Nest", "tree": "elm"}).home == Nest(1)
    assert read(home={"type": "Grove", "trees": ["elm"]}).home == Grove((1,))


def test_a_text_stays_a_text() -> None:
    assert read(name="oak").name == "oak"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        ({"trees": ["oak", "yew"]}, "grove.trees[1]: there is no tree 'yew'; there are oak, elm"),
        ({"pair": ["owl", "owl"]}, "grove.pair[0]: there is no tree 'owl'; there are oak, elm"),
        ({"nests": {"yew": {"tree": 0}}}, "grove.nests.yew: there is no tree 'yew'; there are oak, elm"),
        ({"bush": 1}, "grove: Object contains unknown field `bush`"),
        ({"trees": [True]}, "grove.trees[0]: Expected `int`, got `bool`"),
    ],
)
def test_what_is_wrong_is_told_with_its_key(data: dict[str, object], fault: str) -> None:
    with pytest.raises(Fault) as error:
        read(**data)
    assert str(error.value) == fault
