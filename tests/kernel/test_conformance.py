"""Conformance: the forest passes, and each fault that can be planted in it is found."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec
import pytest

from gamelode.kernel import Dice, Fault, Frame, Outcome, Pack, Question, Refusal, Seat, Window
from gamelode.kernel.conformance import Check, NonConformance, any_choice, clauses_of, counting_clauses, fits
from gamelode.kernel.rules import Edition
from gamelode.kernel.structs import structs_in
from tests.kernel.forest import FOREST
from tests.kernel.forest.blows import Blow, WhenBlowFalls
from tests.kernel.forest.camps import At, WhereToPitch
from tests.kernel.forest.events import CardDrawn, Walked
from tests.kernel.forest.journey import Eating, SetSnare, Walk
from tests.kernel.forest.market import BarterForFood, Lay
from tests.kernel.forest.rounds import WhatNext, set_up
from tests.kernel.forest.sharing import Share
from tests.kernel.forest.table import LOST, Camp, ForestTable, ThisTurn
from tests.kernel.forest.view import View, audit, outcome, redeal, view
from tests.kernel.forest.wolf import FIGHT, Commit, CommitDice, FightOrHide
from tests.kernel.scenes import EDITION


@pytest.mark.parametrize("seats", FOREST.seats)
@pytest.mark.parametrize("seed", range(12))
def test_the_forest_conforms(seats: int, seed: int) -> None:
    assert Check(EDITION, seats, seed, every=2).run() > 20


def test_every_clause_of_the_forest_runs_and_receives_what_it_names() -> None:
    with counting_clauses(EDITION.frames) as ran:
        for seats, seed in itertools.product(FOREST.seats, range(10)):
            Check(EDITION, seats, seed, every=10).run()
    assert set(clauses_of(EDITION.frames)) - set(ran) == set()


def test_counting_leaves_no_trace() -> None:
    before = {frame: frame.steps for frame in EDITION.frames}
    with counting_clauses(EDITION.frames) as ran:
        assert Blow.steps is not before[Blow]
    assert all(frame.steps is before[frame] for frame in EDITION.frames)
    assert not ran


# --- faults, planted one at a time


def altered(**changes: Any) -> Edition:
    return msgspec.structs.replace(FOREST, **changes).standard


def complaint(edition: Edition = EDITION, limit: int = 2000) -> str:
    """What conformance has to say against it, in one of a few games."""
    for seed, seats in itertools.product(range(4), FOREST.seats):
        try:
            Check(edition, seats, seed).run(limit)
        except (NonConformance, Fault) as error:
            return str(error)
    return "nothing"


def test_a_redeal_that_peeks_is_found() -> None:
    def peek(table: ForestTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
        if dice.below(2, "peek"):
            redeal(table, stack, seat, dice)

    assert complaint(altered(redeal=peek)).startswith("re-dealing depends on what the seat knows and on nothing else")


def test_a_redeal_from_an_unsorted_bag_is_found() -> None:
    def unsorted(table: ForestTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
        for other in range(table.seats):
            if other != seat:
                table.bag += table.hands[other]
                table.hands[other] = sorted(dice.draw(table.bag, "cards") for _ in table.hands[other])

    assert complaint(altered(redeal=unsorted)).startswith("re-dealing depends on what the seat knows")


def test_a_redeal_that_loses_a_card_is_found() -> None:
    def lossy(table: ForestTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
        redeal(table, stack, seat, dice)
        table.bag.pop()

    with pytest.raises(AssertionError, match="Counter"):
        Check(altered(redeal=lossy), 2, 1).run()


def test_a_view_that_leaks_is_found() -> None:
    def leaky(table: ForestTable, stack: list[Frame], seat: Seat | None) -> View:
        return msgspec.structs.replace(view(table, stack, seat), hand=tuple(table.hands[0]))

    assert complaint(altered(view=leaky)).startswith("a re-dealt game looks the same")


def test_an_open_game_with_a_secret_is_found() -> None:
    assert complaint(altered(is_open=True)).startswith("in an open game all see the same")


def showing(shown: Callable[[ForestTable], list[int]]) -> Edition:
    """A game that shows one thing more."""

    class Listed(View, frozen=True):
        more: list[int] = []

    def live(table: ForestTable, stack: list[Frame], seat: Seat | None) -> Listed:
        return Listed(**msgspec.structs.asdict(view(table, stack, seat)), more=shown(table))

    live.__annotations__["return"] = Listed
    return altered(view=live)


def test_a_view_with_a_list_of_the_table_in_it_is_found_before_the_list_changes() -> None:
    check = Check(showing(lambda table: table.food), 2, 1)
    with pytest.raises(NonConformance, match=r"^a view shares nothing with the table: 0 more$"):
        check.check_snapshots()


def test_a_copy_of_a_list_of_the_table_may_be_shown() -> None:
    assert complaint(showing(lambda table: table.food[:])) == "nothing"


def test_a_view_that_changes_when_the_game_goes_on_is_found() -> None:
    """Such as a list that the view keeps, and that somebody adds to."""
    kept: list[int] = []

    def growing(table: ForestTable) -> list[int]:
        kept.append(len(kept))
        return kept

    check = Check(showing(growing), 2, 1)
    check.check_snapshots()
    with pytest.raises(NonConformance, match=r"^a view is a snapshot, and does not change when .*: 0 more$"):
        check.check_snapshots()


@pytest.mark.parametrize("kind", [ThisTurn, Camp, Blow], ids=["changing", "frozen", "a rule under way"])
def test_a_view_type_with_a_struct_of_the_table_in_it_is_found(kind: type) -> None:
    shown = msgspec.defstruct("Shown", [("things", dict[int, tuple[kind | None, ...]])])  # type: ignore[valid-type]

    def careless(table: ForestTable, stack: list[Frame], seat: Seat | None) -> Any:
        raise NotImplementedError

    careless.__annotations__["return"] = shown
    promise = f"a view names its own fields, and shows no struct of the table: {kind.__name__}"
    assert complaint(altered(view=careless)).startswith(promise)


def test_a_view_may_show_what_a_player_said() -> None:
    assert Commit in set(structs_in([View]))


def test_a_clone_that_shares_a_dict_is_found() -> None:
    edition = altered(sides=None)
    clone = edition.clone

    def sharing(table: Any) -> Any:
        twin = clone(table)
        twin.dice.counts = table.dice.counts
        return twin

    edition.clone = sharing
    assert complaint(edition).startswith("a clone shares nothing with its original")


def test_a_bool_in_a_column_of_ints_is_found() -> None:
    def careless(kind: type[ForestTable], seats: int, options: Any, dice: Dice) -> tuple[ForestTable, Frame]:
        table, first = set_up(kind, seats, options, dice)
        table.snares[0] = False
        return table, first

    assert "Expected `int`, got `bool`" in complaint(altered(set_up=careless))


def test_a_table_that_breaks_its_audit_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ForestTable, "eat", lambda table, seat, food: table.food.__setitem__(seat, 50))
    with pytest.raises(AssertionError):
        Check(EDITION, 2, 1).run()


def test_a_game_that_never_ends_is_found() -> None:
    endless = FOREST.folder / "content"
    pack = Pack.read(endless)
    pack.data["numbers"]["rounds"] = -1
    pack.data["numbers"]["health"] = 1_000_000
    assert complaint(Edition(FOREST, pack), limit=300).startswith("games end: 300")


def test_an_outcome_without_a_rank_for_everybody_is_found() -> None:
    def short(table: ForestTable) -> Outcome:
        return msgspec.structs.replace(outcome(table), ranks=(1,))

    assert complaint(altered(outcome=short)).startswith("a game that is over has an outcome")


@pytest.mark.parametrize(
    ("hint", "promise"),
    [
        ({"shortlist": lambda table, question, seat: []}, "a shortlist is never empty"),
        ({"shortlist": lambda table, question, seat: [At(1000, 1000)]}, "all of a shortlist is accepted"),
        ({"longlist": lambda table, question, seat: [At(1000, 1000)]}, "all of a shortlist is accepted"),
        ({"value": lambda table, seat: 1.5}, "a value is between 0 and 1"),
    ],
)
def test_a_hint_that_misleads_is_found(hint: dict[str, Any], promise: str) -> None:
    assert complaint(altered(**hint)).startswith(promise)


def test_rules_with_a_memory_of_their_own_are_found() -> None:
    games = itertools.count()

    def remembers(kind: type[ForestTable], seats: int, options: Any, dice: Dice) -> tuple[ForestTable, Frame]:
        table, first = set_up(kind, seats, options, dice)
        table.shown = next(games)
        return table, first

    assert complaint(altered(set_up=remembers)) == "after choice 20 the replay differs from the record"


Planted = tuple[type, str, Callable[..., Any], str]
PLANTED: dict[str, Planted] = {
    "an option that why_not refuses": (
        BarterForFood,
        "options",
        lambda self, table, seat: list(self.things(table, seat)),
        "every option is accepted",
    ),
    "options that leave out something allowed": (
        WhatNext,
        "options",
        lambda self, table, seat: list(self.things(table, seat))[:1],
        "options are the things without refusal",
    ),
    "no options": (FightOrHide, "things", lambda self, table, seat: (), "options are never empty"),
    "the same option twice": (
        FightOrHide,
        "things",
        lambda self, table, seat: (FIGHT, FIGHT),
        "options are different",
    ),
    "a sample that is refused": (
        WhereToPitch,
        "sample",
        lambda self, table, seat, dice: At(1000, 1000),
        "every option is accepted",
    ),
    "a question that accepts what it does not list": (
        BarterForFood,
        "why_not",
        lambda self, table, seat, choice: None,
        "a closed question lists all that it accepts",
    ),
    "a refusal that cites an unknown clause": (
        Walk,
        "why_not",
        lambda self, table, seat: Refusal("WALK-99"),
        "a refusal cites a clause",
    ),
    "a question that waits for nobody twice": (
        BarterForFood,
        "waiting",
        lambda self, table: self.seats * 2,
        "a question waits for somebody",
    ),
    "a window that asks only those who hold something": (
        WhenBlowFalls,
        "is_asked",
        Window.is_asked,
        "what follows a choice tells no secret",
    ),
}


@pytest.mark.parametrize("fault", PLANTED)
def test_a_planted_fault_is_found(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, name, function, promise = PLANTED[fault]
    monkeypatch.setattr(kind, name, function)
    assert complaint().startswith(promise)


def test_a_refusal_of_something_far_fetched_must_cite_a_clause_too(monkeypatch: pytest.MonkeyPatch) -> None:
    original = BarterForFood.why_not

    def far_fetched(self: BarterForFood, table: ForestTable, seat: Seat, choice: Any) -> Refusal | None:
        if isinstance(choice, Lay) and choice.stall > 20:
            return Refusal("BID-99")
        return original(self, table, seat, choice)

    monkeypatch.setattr(BarterForFood, "why_not", far_fetched)
    assert complaint().startswith("a refusal cites a clause")


def test_a_bar_must_cite_a_clause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FightOrHide, "bars", {Share: "SHARE-99"})
    assert complaint().startswith("a refusal cites a clause")


def test_a_why_not_that_is_not_total_comes_to_light(monkeypatch: pytest.MonkeyPatch) -> None:
    def partial(self: SetSnare, table: ForestTable, seat: Seat) -> Refusal | None:
        return Refusal("WALK-03" if table.glades[self.traveller] == LOST else "SNARE-01")

    monkeypatch.setattr(SetSnare, "why_not", partial)
    with pytest.raises(IndexError):
        complaint()


def test_a_clause_that_receives_the_wrong_type_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CommitDice, "outcome", lambda self: dict.fromkeys(self.subjects, 1))
    with counting_clauses(EDITION.frames):
        assert complaint().startswith("Ambush.strike receives dict[int, tests.kernel.forest.wolf.Commit]")


def test_a_clause_that_never_runs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ForestTable, "spend", lambda table, seat, card: None)
    monkeypatch.setattr(WhenBlowFalls, "is_asked", lambda self, table, seat: False)
    with counting_clauses(EDITION.frames) as ran:
        for seed in range(3):
            check = Check(EDITION, 2, seed)
            while not check.game.is_over:
                check.step(check.game)
    assert "Stirring.stir" in set(clauses_of(EDITION.frames)) - set(ran)


def test_an_event_that_tells_of_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    original = ForestTable.spend

    def chatty(table: ForestTable, seat: Seat, card: int) -> None:
        original(table, seat, card)
        table.tell(CardDrawn, seat, sum(table.hands[seat - 1]))

    monkeypatch.setattr(ForestTable, "spend", chatty)
    assert complaint().startswith("a step of the film tells no secret")


def test_a_view_that_leaks_in_the_middle_of_a_rule_is_found() -> None:
    """At every question it tells nothing: only what is seen while a rule runs tells of the other hands."""

    def leaky(table: ForestTable, stack: list[Frame], seat: Seat | None) -> View:
        seen = view(table, stack, seat)
        if not stack or isinstance(stack[-1], Question) or seat is None:
            return seen
        return msgspec.structs.replace(seen, larder=sum(table.hands[seat - 1]))

    assert complaint(altered(view=leaky)).startswith("a step of the film tells no secret")


def test_dice_that_are_not_told_as_dice_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Walked, "weight", "dice")
    assert complaint().startswith("an event that weighs as dice is one")


# --- the tools


@pytest.mark.parametrize(
    ("value", "kind", "fit"),
    [
        (1, int, True),
        (True, int, False),
        (True, bool, True),
        (None, None, True),
        (0, None, False),
        (None, int | None, True),
        ("x", int | None, False),
        ({1: "a"}, dict[int, str], True),
        ({1: 2}, dict[int, str], False),
        ((1, 2, 3), tuple[int, ...], True),
        ((1, "2"), tuple[int, ...], False),
        ((1, "2"), tuple[int, str], True),
        ((1,), tuple[int, str], False),
        ([1], list[int], True),
        (["a"], list[int], False),
        ("left", Literal["left", "right"], True),
        ("up", Literal["left", "right"], False),
        ((1, 2), Iterable[int], True),
        (3, Iterable[int], False),
        (object(), Any, True),
    ],
)
def test_whether_a_value_is_of_an_annotated_type(value: object, kind: Any, fit: bool) -> None:
    assert fits(value, kind) is fit


def test_any_choice_has_values_of_the_right_types() -> None:
    dice = Dice.from_seed(1)
    for kind in EDITION.choices:
        for _ in range(20):
            choice = any_choice(kind, dice)
            assert EDITION.choice_decoder.decode(msgspec.json.encode(choice)) == choice


def test_an_imagined_table_passes_its_audit() -> None:
    check = Check(EDITION, 3, 5)
    for _ in range(30):
        check.step(check.game)
        audit(check.game.redeal(1, check.dice.spawn()).table)  # type: ignore[arg-type]


def test_a_rule_underneath_receives_what_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Eating, "finish", lambda self, value: Frame.finish(self, "full"))
    with pytest.raises(TypeError):
        complaint()
