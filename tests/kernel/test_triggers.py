"""Simultaneous effects: owners choose the order, and only then is anything checked."""

from __future__ import annotations

from typing import ClassVar

from gamelode.kernel import Frame, Game, Next, Resolve, Seat, Simultaneous, Trigger, WhichFirst, clause, proves
from tests.kernel.forest.journey import Eating, Entering, Snapping, Walking
from tests.kernel.forest.table import ForestTable
from tests.kernel.scenes import BROOK, CLEARING, EDITION, FEN, RIDGE, THICKET, begin, forest, play


class Give(Trigger, frozen=True):
    """{seat} gets {food}"""

    seat: Seat
    food: int

    def owner(self, table: ForestTable) -> Seat:
        return self.seat

    def frame(self, table: ForestTable) -> Frame | None:
        return Giving(seat=self.seat, food=self.food) if self.food else None


class Giving(Frame):
    seat: Seat
    food: int

    @clause()
    def give(self, table: ForestTable, _: None) -> Next:
        return self.finish(10 * self.seat + self.food)


class WhichGift(WhichFirst[Give]):
    """Which gift comes first?"""


class Gifts(Simultaneous[Give]):
    heard: tuple[int | None, ...] = ()

    ask: ClassVar[type[WhichFirst[Give]]] = WhichGift

    def note(self, table: ForestTable, got: int | None) -> None:
        self.heard += (got,)

    @clause()
    def check(self, table: ForestTable, _: None) -> Next:
        table.over = str(self.heard)
        return None


def gifts(*triggers: Give) -> Game:
    return begin(forest(3), Gifts(triggers=triggers))


def test_without_triggers_everything_is_checked_at_once() -> None:
    assert gifts().table.over == "()"


def test_a_single_effect_is_not_asked_about() -> None:
    assert gifts(Give(1, 5)).table.over == "(15,)"


def test_the_owner_of_several_chooses_which_comes_first() -> None:
    game = gifts(Give(1, 1), Give(1, 2), Give(1, 3))
    assert game.waiting() == (1,)
    play(game, (1, Resolve(2)), (1, Resolve(1)))
    assert game.table.over == "(13, 12, 11)"


def test_all_effects_of_the_first_owner_come_before_those_of_the_next() -> None:
    game = gifts(Give(2, 1), Give(0, 1), Give(2, 2), Give(0, 2))
    assert game.waiting() == (2,)
    play(game, (2, Resolve(1)))
    assert game.waiting() == (0,)
    play(game, (0, Resolve(0)))
    assert game.table.over == "(22, 21, 1, 2)"


class Gathered(Gifts):
    """Finds its own triggers."""

    @clause()
    def gather(self, table: ForestTable, _: None) -> Next:
        self.triggers = tuple(Give(seat, 1) for seat in range(table.seats))
        return None


def test_triggers_can_be_gathered_by_the_rule_itself() -> None:
    assert begin(forest(3), Gathered()).table.over == "(1, 11, 21)"


def test_equal_effects_are_one_option() -> None:
    game = gifts(Give(1, 1), Give(1, 2), Give(1, 1))
    assert list(game.options(1)) == [Resolve(0), Resolve(1)]
    assert gifts(Give(1, 4), Give(1, 4)).table.over == "(14, 14)"


def test_an_effect_that_has_become_void_finishes_with_nothing() -> None:
    assert gifts(Give(1, 0)).table.over == "(None,)"


@proves("ENTER-01", "BERRY-01")
def test_whoever_enters_chooses_between_snare_and_berry() -> None:
    table = forest(snares=[0, 1] + [0] * 5, berries=[0, 1] + [0] * 5)
    game = begin(table, Walking(traveller=0, goal=BROOK))
    assert EDITION.words().say(game.question) == "What happens first?"
    play(game, (0, Resolve(1)))
    assert (table.food[0], table.wounds[0], table.berries[BROOK], table.snares[BROOK]) == (4, 2, 0, 0)


@proves("WALK-01")
def test_a_walk_goes_glade_by_glade_on_a_shortest_way() -> None:
    table = forest()
    game = begin(table, Walking(traveller=1, goal=THICKET))
    glades = [told.event.glade for told in game.events_since(0, None)]  # type: ignore[attr-defined]
    assert glades == [BROOK, THICKET]


@proves("WALK-01", "BLOW-05")
def test_a_snare_on_the_way_kills_the_walker() -> None:
    table = forest(wounds=[1, 0, 0, 0], snares=[0, 1] + [0] * 5)
    begin(table, Walking(traveller=0, goal=THICKET))
    assert table.glades == [-1, CLEARING, CLEARING, CLEARING]


@proves("WALK-01")
def test_a_walk_ends_where_the_traveller_eats() -> None:
    table = forest(berries=[0, 1] + [0] * 5)
    begin(table, Walking(traveller=0, goal=THICKET))
    assert table.glades[0] == BROOK


def test_the_lost_set_off_nothing_more() -> None:
    table = forest(wounds=[1, 0, 0, 0], glades=[FEN, 0, 0, 0], snares=[0, 0, 0, 0, 0, 2, 0], berries=[0] * 5 + [1, 0])
    game = begin(table, Walking(traveller=0, goal=RIDGE))
    play(game, (0, Resolve(0)), (0, Resolve(0)))
    assert (table.snares[RIDGE], table.berries[RIDGE], table.glades[0]) == (1, 1, -1)


@proves("R-02")
def test_a_snare_snaps_at_its_own_setter() -> None:
    table = forest(snares=[1] + [0] * 6)
    begin(table, Snapping(traveller=0))
    assert table.wounds[0] == 2


def test_what_is_set_off_is_gathered_from_the_glade() -> None:
    table = forest(snares=[2] + [0] * 6, berries=[3] + [0] * 6)
    assert len(Entering.into(table, 0).triggers) == 3


def test_a_trigger_has_words() -> None:
    assert EDITION.words(["Ann"]).say(Give(0, 2)) == "Ann gets 2"


def test_an_effect_is_a_rule_of_its_own() -> None:
    table = forest(berries=[1] + [0] * 6)
    begin(table, Eating(traveller=1))
    assert table.food == [3, 4]
