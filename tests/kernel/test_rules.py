"""What the kernel knows of a game: seats, options, choices, outcome; and what an edition derives from it."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec
import pytest

from gamelode.kernel import Ask, Choice, Fault, Frame, Game, Outcome, Rules
from gamelode.kernel.frames import found_in
from tests.kernel.forest import FOREST
from tests.kernel.scenes import EDITION

C = TypeVar("C", bound=Choice)


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a house rule."""

    winter: bool = False
    wolves: int = 1


def variant(package: str = __name__, **changes: object) -> Rules:
    return msgspec.structs.replace(FOREST, package=package, **changes)


class Only(Choice, frozen=True):
    """Only"""


class BaseAsk(Ask[C], Generic[C]):
    """A base of other questions, which leaves its choices open."""


class OnlyAsk(BaseAsk[Only]):
    """Only this?"""


class OnlyRule(Frame):
    """A rule."""


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_is_for_so_many_players(seats: int) -> None:
    with pytest.raises(Fault, match=f"^The Forest is for 2 to 4 players, not {seats}$"):
        Game.start(EDITION, seats, 1)


def test_options_are_read_and_stand_in_the_header() -> None:
    rules = variant(package=FOREST.package, options=House)
    assert rules.read_options({"winter": "true"}) == House(winter=True)
    assert Game.start(rules.standard, 2, 1, {"wolves": 3}).header.options == {"winter": False, "wolves": 3}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"wolves": "many"}, "option of forest: Expected `int`, got `str` - at `$.wolves`"),
        ({"summer": 1}, "forest has no option 'summer'; it has winter, wolves"),
    ],
)
def test_a_bad_option_is_a_fault(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(Fault) as error:
        variant(package=FOREST.package, options=House).read_options(options)
    assert str(error.value) == sentence


def test_an_edition_finds_the_frames_of_its_package_without_open_bases() -> None:
    edition = variant().standard
    assert edition.frames == (OnlyAsk, OnlyRule)
    assert edition.choices == (Only,)


def test_frames_of_a_package_have_different_names() -> None:
    first = type("Twice", (Frame,), {"__module__": "somewhere.one"})
    second = type("Twice", (Frame,), {"__module__": "somewhere.two"})
    assert first is not second
    with pytest.raises(TypeError, match="two things of somewhere are called Twice"):
        found_in("somewhere", Frame)


def test_a_question_must_name_its_choices() -> None:
    vague = type("Vague", (Ask,), {"__module__": "vague"})
    with pytest.raises(TypeError, match="Vague does not name the choices it takes"):
        _ = variant(package=vague.__module__).standard


def test_the_most_points_win() -> None:
    outcome = Outcome.by_score("END-01", [{"food": 3}, {"food": 1, "camps": 4}, {"food": 3}])
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((3, 5, 3), (2, 1, 2), (1,))


def test_seats_of_a_side_share_a_rank() -> None:
    outcome = Outcome.by_score("END-01", [{"food": 3}, {"food": 5}, {"food": 3}, {"food": 5}], sides=(0, 1, 0, 1))
    assert (outcome.ranks, outcome.winners) == ((2, 1, 2, 1), (1, 3))
