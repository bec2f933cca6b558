"""Words: docstrings whose fields are filled with names."""

from __future__ import annotations

from typing import Annotated

from msgspec.structs import replace

from gamelode.kernel import PASS, Choice, Edition, Game, Seat, Words
from tests.kernel.forest import FOREST
from tests.kernel.forest.blows import BlowFalls, WhenBlowFalls
from tests.kernel.forest.camps import At
from tests.kernel.forest.events import BidsShown, CardDrawn
from tests.kernel.forest.journey import Walk
from tests.kernel.forest.sharing import Share
from tests.kernel.scenes import BREW, EDITION, FEAST, FEN

WORDS = EDITION.words(("Ann", "Ben"))


class Dig(Choice, frozen=True):
    """Dig for {shells}, {count} times"""

    shells: tuple[Annotated[int, "shell"], ...]
    count: int


class Wait(Choice, frozen=True):
    """{seat} has {count} quiet day(s) and {nights} night(s) left"""

    seat: Seat
    count: int
    nights: int


class Pay(Choice, frozen=True):
    """Pay {red} red (and) {blue} blue gems"""

    red: int
    blue: int


class Pour(Choice, frozen=True):
    """Pour: {parts}"""

    parts: tuple[Wait, ...]


class Nod(Choice, frozen=True): ...


class Bow(Nod, frozen=True): ...


def test_fields_are_named_by_their_kinds() -> None:
    assert WORDS.say(Walk(0, FEN)) == "traveller 1 walks to the Fen"


def test_a_label_drops_its_citations() -> None:
    assert WORDS.say(Share(1, 2)) == "Give 2 food to Ben"


def test_a_plain_field_is_a_number() -> None:
    assert WORDS.say(At(-3, 4)) == "At -3, 4"


def test_of_two_amounts_one_that_is_none_is_left_out() -> None:
    assert WORDS.say(Pay(2, 1)) == "Pay 2 red and 1 blue gems"
    assert WORDS.say(Pay(0, 10)) == "Pay 10 blue gems"
    assert WORDS.say(Pay(10, 0)) == "Pay 10 red gems"
    assert WORDS.say(Pay(0, 0)) == "Pay 0 blue gems"


def test_a_field_that_is_a_struct_says_its_own_sentence() -> None:
    assert WORDS.say(Pour((Wait(0, 1, 2),))) == "Pour: Ann has 1 quiet day and 2 nights left"


def test_a_plural_goes_by_its_number() -> None:
    assert EDITION.words().say(Wait(0, 1, 2)) == "Player 1 has 1 quiet day and 2 nights left"
    assert EDITION.words().say(Wait(1, 11, 1)) == "Player 2 has 11 quiet days and 1 night left"
    assert EDITION.words().say(Wait(1, 0, 0)) == "Player 2 has 0 quiet days and 0 nights left"


def test_a_label_without_fields_is_itself() -> None:
    assert WORDS.say(PASS) == "Pass"


def test_a_hidden_thing_has_a_name_too() -> None:
    assert WORDS.say(CardDrawn(0, FEAST)) == "Ann draws Feast."
    assert WORDS.say(CardDrawn(0, None)) == "Ann draws a card."


def test_no_seat_is_nobody_and_not_the_last_one() -> None:
    assert WORDS.player(-1) == "nobody"


def test_several_things_are_listed() -> None:
    assert WORDS.say(BidsShown((FEAST, BREW))) == "The bids are shown: Feast, Brew."
    assert WORDS.say(BidsShown(())) == "The bids are shown: nothing."


def test_players_without_names_are_numbered() -> None:
    assert EDITION.words().say(CardDrawn(2, None)) == "Player 3 draws a card."
    assert WORDS.player(None) == "Nobody"


def test_a_kind_inside_a_list_counts_and_a_kind_without_a_namer_is_a_number() -> None:
    assert Words({"shell": lambda shell: f"shell {shell}"}).say(Dig((1, 2), 3)) == "Dig for shell 1, shell 2, 3 times"
    assert Words({}).say(Dig((1, 2), 3)) == "Dig for 1, 2, 3 times"


def test_a_prompt_is_the_first_line_of_a_question() -> None:
    window = WhenBlowFalls(occasion=BlowFalls(0, 1), seats=(0,))
    assert WORDS.say(window) == "A blow is about to fall: do you parry it?"


def test_figures_fill_what_is_no_field() -> None:
    assert WORDS.say(Dig((), 1), {"count": 7}) == "Dig for nothing, 7 times"


def test_what_has_no_docstring_is_called_by_its_name() -> None:
    assert WORDS.say(Nod()) == "Nod"
    assert WORDS.say(Bow()) == "Bow"


def test_a_field_of_any_struct_is_named_by_its_kind() -> None:
    assert WORDS.field(Walk(0, FEN), "glade") == "Fen"


class Stall(Choice, frozen=True):
    """A stall"""

    shells: dict[Annotated[int, "seat"], int]


def test_a_field_with_keys_is_named_part_by_part() -> None:
    assert WORDS.field(Stall({0: 2, 1: 3}), "shells") == "Ann: 2, Ben: 3"
    assert WORDS.field(Stall({}), "shells") == "nothing"


def test_a_table_may_name_what_its_content_cannot() -> None:
    rules = replace(FOREST, names_on=lambda table: {"glade": lambda _: f"glade of {table.seats} players"})
    game = Game.start(Edition(rules, EDITION.pack), 3, 1)
    assert game.words().say(Walk(0, FEN)) == "traveller 1 walks to the glade of 3 players"
