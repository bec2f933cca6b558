"""Frames: the ways to end a clause, and the order in which clauses run."""

from __future__ import annotations

from typing import ClassVar

import pytest

from gamelode.kernel import Done, Frame, Game, Next, Table, clause, proves
from tests.kernel.forest.blows import Bite
from tests.kernel.forest.market import Bartering
from tests.kernel.forest.rounds import Days, Round, Turn
from tests.kernel.forest.table import ForestTable
from tests.kernel.scenes import EDITION, begin, forest, play


class Diary(Frame):
    """Writes down in `kept` what it receives."""

    first: Frame | None = None

    @clause()
    def call(self, table: Table, _: None) -> Next:
        return self.first

    @clause()
    def write(self, table: Table, got: object) -> Next:
        table.over = f"received {got}"
        return None


def received_from(frame: Frame) -> str:
    """What a rule underneath receives from this one."""
    return Game.scene(EDITION, forest(), Diary(first=frame)).table.over


class Seven(Frame):
    @clause()
    def say(self, table: Table, _: None) -> Next:
        return self.finish(7)

    @clause()
    def never(self, table: Table, _: None) -> Next:
        raise AssertionError("a rule that has finished runs no more")


class RunsOut(Frame):
    @clause()
    def ask(self, table: Table, _: None) -> Next:
        return Seven()


class Empty(Frame):
    """A rule without clauses."""


class Becomes(Frame):
    @clause()
    def become_seven(self, table: Table, _: None) -> Next:
        return self.become(Seven())

    @clause()
    def never(self, table: Table, _: None) -> Next:
        raise AssertionError("what has become another rule runs no more")


class KeepsNine(Frame):
    @clause()
    def keep(self, table: Table, _: None) -> Next:
        return self.finish(9, after=Seven())


class Counts(Frame):
    left: int
    heard: tuple[object, ...] = ()

    @clause()
    def again(self, table: Table, got: int | None) -> Next:
        self.heard = (*self.heard, got)
        if not self.left:
            return self.finish(self.heard)
        self.left -= 1
        return self.goto(Counts.again, after=Seven())


class Skips(Frame):
    @clause()
    def skip(self, table: Table, _: None) -> Next:
        return self.goto(Skips.end)

    @clause()
    def skipped(self, table: Table, _: None) -> Next:
        raise AssertionError("goto leaves clauses out")

    @clause()
    def end(self, table: Table, got: None) -> Next:
        return Done(f"end, with {got}")


class Base(Frame):
    said: tuple[str, ...] = ()

    @clause()
    def one(self, table: Table, _: None) -> Next:
        self.said += ("base one",)
        return None

    @clause()
    def two(self, table: Table, _: None) -> Next:
        self.said += ("base two",)
        return None


class Child(Base):
    @clause()
    def one(self, table: Table, _: None) -> Next:
        self.said += ("child one",)
        return None

    @clause()
    def three(self, table: Table, _: None) -> Next:
        return self.finish(self.said)


class Season(Frame):
    """Goes on when the game above it is over."""

    ends: tuple[object, ...] = ()

    outlasts: ClassVar[bool] = True

    @clause()
    def play(self, table: Table, ended: object) -> Next:
        self.ends = (*self.ends, ended)
        if len(self.ends) < 3:
            return self.goto(Season.play, after=Deep(floors=len(self.ends)))
        table.over = str(self.ends)
        return None


class Deep(Frame):
    floors: int

    @clause()
    def down(self, table: Table, _: None) -> Next:
        if self.floors:
            return Deep(floors=self.floors - 1)
        table.over = "bottom"
        return Deep(floors=3)

    @clause()
    def up(self, table: Table, _: None) -> Next:
        raise AssertionError("nothing runs after the end")


def test_finish_hands_its_value_to_the_rule_underneath() -> None:
    assert received_from(Seven()) == "received 7"


def test_a_rule_that_runs_off_its_end_finishes_with_nothing() -> None:
    assert received_from(RunsOut()) == "received None"


def test_a_rule_without_clauses_finishes_with_nothing() -> None:
    assert received_from(Empty()) == "received None"


def test_a_rule_that_becomes_another_finishes_with_its_value() -> None:
    assert received_from(Becomes()) == "received 7"


def test_a_value_is_kept_until_what_comes_after_is_done() -> None:
    assert received_from(KeepsNine()) == "received 9"


def test_goto_receives_what_comes_after_each_time() -> None:
    assert received_from(Counts(left=2)) == "received (None, 7, 7)"


def test_goto_alone_leaves_clauses_out_and_a_clause_may_be_called_end() -> None:
    assert received_from(Skips()) == "received end, with None"


def test_inherited_clauses_come_first_and_an_altered_one_keeps_its_place() -> None:
    assert received_from(Child()) == "received ('child one', 'base two')"


def test_goto_refuses_a_clause_of_another_rule() -> None:
    with pytest.raises(AssertionError, match="Empty has no clause again"):
        Empty().goto(Counts.again)


def test_a_clause_can_only_be_altered_by_a_clause() -> None:
    with pytest.raises(TypeError, match=r"Forgetful\.one replaces a clause and is none"):

        class Forgetful(Base):
            def one(self, table: Table, _: None) -> Next:
                return None


def test_a_field_that_hides_what_the_kernel_needs_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Walk\.steps hides what Frame calls so"):

        class Walk(Frame):
            steps: int = 0  # type: ignore[assignment,misc]


def test_a_field_that_hides_a_clause_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"Odd\.say hides what Seven calls so"):

        class Odd(Seven):
            say: int = 0  # type: ignore[assignment]


def test_a_field_may_be_given_another_type_or_default() -> None:
    class Written(Diary):
        first: None = None

    assert received_from(Written()) == "received None"


def test_the_game_is_over_after_the_clause_that_says_so_ten_rules_down() -> None:
    game = Game.scene(EDITION, forest(), Deep(floors=10))
    assert (game.is_over, game.table.over) == (True, "bottom")


def test_a_rule_that_outlasts_the_end_receives_the_reason_and_goes_on() -> None:
    game = Game.scene(EDITION, forest(), Season())
    assert (game.is_over, game.table.over) == (True, "(None, 'bottom', 'bottom')")


@proves("ROUND-02", "ROUND-03", "END-01")
def test_the_clause_named_end_ends_the_last_round() -> None:
    table = forest(rounds=3, wounds=[0, 0, 0, 0], glades=[0, 0, 0, 0])
    game = begin(table, Days())
    while not game.is_over:
        seat = game.waiting()[0]
        game.answer(seat, game.options(seat)[0])
    assert (table.over, table.first) == ("END-01", 1)


@proves("WOLF-07")
def test_a_bite_is_a_blow_and_then_costs_food() -> None:
    table = forest(food=[3, 3])
    begin(table, Bite(target=1, power=1))
    assert (table.wounds[1], table.food[1], table.larder) == (1, 2, 61)


@proves("ROUND-01")
def test_at_dawn_berries_grow_where_none_are_left() -> None:
    table = forest(berries=[0, 0, 5, 0, 0, 1, 0])
    begin(table, Round())
    assert table.berries == [0, 1, 5, 0, 1, 1, 0]


@proves("TURN-01")
def test_what_lasts_a_turn_is_on_the_table_and_gone_after_it() -> None:
    table = forest()
    game = begin(table, Turn(seat=0))
    assert table.turn is not None
    assert table.turn.acts == 2
    play(game, (0, game.options(0)[0]))
    assert table.turn is None


def test_a_game_at_rest_stands_at_a_question_or_is_over() -> None:
    game = begin(forest(), Bartering())
    assert game.is_over


def test_frames_of_a_clone_are_copied_before_they_are_touched() -> None:
    game = begin(forest(), Turn(seat=0))
    twin = game.clone()
    before = game.save()
    play(twin, (0, twin.options(0)[1]))
    assert game.save() == before
    assert isinstance(twin.table, ForestTable)
