"""Patches: whoever applies them comes from one view to the next."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from gamelode.server.patches import patch

from .table import patched


class Pawn(Struct, frozen=True):
    """A thing of a view."""

    space: int
    hurt: bool = False


class Sight(Struct, frozen=True):
    """A view."""

    pawns: tuple[Pawn, ...] = ()
    hands: dict[int, tuple[str, ...]] = {}
    note: str | None = None


def sent(old: Any, new: Any) -> list[dict[str, Any]]:
    changes: list[dict[str, Any]] = json.loads(msgspec.json.encode(patch(old, new)))
    return changes


plain = st.none() | st.booleans() | st.integers(2, 9) | st.sampled_from(["", "a", "a/b", "~"])
things = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["x", "a/b", "~1", ""]), inner)
)
pawns = st.builds(Pawn, st.integers(0, 3), st.booleans())
sights = st.builds(
    Sight,
    st.lists(pawns, max_size=5).map(tuple),
    st.dictionaries(st.integers(0, 3), st.lists(st.sampled_from("abc"), max_size=4).map(tuple)),
    st.none() | st.sampled_from(["", "x"]),
)


@given(things, things)
def test_any_json_is_made_any_other(old: Any, new: Any) -> None:
    assert json.dumps(patched(old, sent(old, new)), sort_keys=True) == json.dumps(new, sort_keys=True)


@given(sights, sights)
def test_a_view_is_made_the_next(old: Sight, new: Sight) -> None:
    before, after = (json.loads(msgspec.json.encode(each)) for each in (old, new))
    assert patched(before, sent(old, new)) == after


@pytest.mark.parametrize(
    ("old", "new", "changes"),
    [
        (Sight(note="a"), Sight(note="a"), []),
        (Sight(note="a"), Sight(), [{"op": "replace", "path": "/note", "value": None}]),
        (
            Sight((Pawn(1), Pawn(2))),
            Sight((Pawn(1), Pawn(2, hurt=True))),
            [{"op": "replace", "path": "/pawns/1/hurt", "value": True}],
        ),
        (Sight((Pawn(1), Pawn(2), Pawn(3))), Sight((Pawn(1), Pawn(3))), [{"op": "remove", "path": "/pawns/1"}]),
        (Sight(hands={4: ("a",)}), Sight(), [{"op": "remove", "path": "/hands/4"}]),
        (Sight(), Sight(hands={4: ("a",)}), [{"op": "add", "path": "/hands/4", "value": ["a"]}]),
        (True, 1, [{"op": "replace", "path": "", "value": 1}]),
    ],
)
def test_only_what_changed_is_sent(old: Any, new: Any, changes: list[dict[str, Any]]) -> None:
    assert sent(old, new) == changes
