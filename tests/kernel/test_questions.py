"""Questions: who is waited for, what may be answered, and what the rule receives."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from typing import ClassVar

import pytest

from gamelode.kernel import (
    NOT_OFFERED,
    PASS,
    Ask,
    AskAtOnce,
    AskFreely,
    AskInTurn,
    Choice,
    Command,
    Dice,
    Done,
    Event,
    Frame,
    Game,
    IllegalChoice,
    Next,
    Pass,
    Refusal,
    Seat,
    clause,
    proves,
)
from tests.kernel.forest.blows import Blow
from tests.kernel.forest.camps import BACK, At, Pitch, Pitching
from tests.kernel.forest.cards import Forage, Play
from tests.kernel.forest.journey import SetSnare, Walk
from tests.kernel.forest.market import Bartering, Lay
from tests.kernel.forest.rounds import Rest, Turn
from tests.kernel.forest.sharing import Share
from tests.kernel.forest.table import Camp, ForestTable
from tests.kernel.forest.wolf import FIGHT, HIDE, Ambush, Commit, Prowl, Prowling
from tests.kernel.scenes import (
    BREW,
    BROOK,
    BUCKLER,
    CLEARING,
    DEN,
    DREAM,
    EDITION,
    FEAST,
    FEN,
    HUNT,
    MILL,
    PEBBLE,
    RIDGE,
    THICKET,
    begin,
    forest,
    play,
)


class Number(Choice, frozen=True):
    """{number}"""

    number: int


class Rang(Event, frozen=True):
    """{seat} rings."""

    seat: Seat


class RingFreely(AskFreely[Number | Pass]):
    """Which number?"""

    def things(self, table: ForestTable, seat: Seat) -> Iterable[Number | Pass]:
        return (PASS, Number(1), Number(2), Number(3))

    def happens(self, table: ForestTable, seat: Seat, choice: Number | Pass) -> Next:
        assert isinstance(choice, Number)
        table.tell(Rang, seat)
        if choice.number == 3:
            table.over = "three"
        return Ringing() if choice.number == 2 else None


class Ringing(Frame):
    @clause("RING-2")
    def ring(self, table: ForestTable, _: None) -> Next:
        table.tell(Rang, 9)
        return None


class RingAround(Frame):
    @clause("RING-1")
    def ask(self, table: ForestTable, _: None) -> Next:
        return RingFreely(seats=(0, 1))


class RingIfChoice(RingFreely):
    """Seats without food have nothing to choose, not even a pass."""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: ForestTable, seat: Seat) -> Iterable[Number | Pass]:
        return (PASS, Number(1)) if table.food[seat] else ()


class AtOnceIfChoice(AskAtOnce[Number]):
    """As many options as the seat has food."""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: ForestTable, seat: Seat) -> Iterable[Number]:
        return [Number(number) for number in range(table.food[seat])]


class InTurnIfChoice(AskInTurn[Number]):
    """As many options as the seat has food."""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: ForestTable, seat: Seat) -> Iterable[Number]:
        return [Number(number) for number in range(table.food[seat])]


class Heard(Frame):
    """Asks everyone in a way, and remembers what it received in the table's end."""

    at_once: bool

    @clause()
    def ask(self, table: ForestTable, _: None) -> Next:
        kind = AtOnceIfChoice if self.at_once else InTurnIfChoice
        return kind.each(range(table.seats))

    @clause()
    def hear(self, table: ForestTable, answers: dict[Seat, Number | None]) -> Next:
        table.over = str([answer and answer.number for answer in answers.values()])
        return None


# --- Ask and acts


@proves("TURN-02")
def test_an_act_begins_its_rule() -> None:
    game = play(begin(forest(), Turn(seat=1)), (1, Rest()))
    assert game.is_over


@proves("WALK-02", "WALK-03")
def test_a_refusal_cites_its_clause_with_the_figures() -> None:
    table = forest(glades=[CLEARING, 0, -1, 0], wounds=[0, 0, 3, 0])
    game = begin(table, Turn(seat=0))
    assert game.why_not(0, Walk(0, FEN)) == Refusal("WALK-02", (3, 2))
    assert game.why_not(0, Walk(2, FEN)) == Refusal("WALK-03")


def test_an_illegal_answer_says_why_and_changes_nothing() -> None:
    game = begin(forest(), Turn(seat=0))
    before = game.save()
    with pytest.raises(IllegalChoice, match=r"^That is 3 glades away; a walk is at most 2\. \[WALK-02\]$"):
        game.answer(0, Walk(0, DEN))
    assert game.save() == before


def test_a_choice_of_a_type_that_the_question_does_not_take_is_not_offered() -> None:
    game = begin(forest(), Turn(seat=0))
    assert game.why_not(0, FIGHT) == NOT_OFFERED
    with pytest.raises(IllegalChoice, match=r"^That is not offered here\.$"):
        game.answer(0, FIGHT)


def test_nobody_answers_for_another_seat() -> None:
    game = begin(forest(), Turn(seat=0))
    assert game.why_not(1, Rest()) == NOT_OFFERED
    assert list(game.options(1)) == []
    assert game.refusals(1) == []


@proves("SNARE-01", "CAMP-01", "CARD-02")
def test_whatever_can_be_pointed_at_is_an_option_or_has_a_refusal() -> None:
    camps = [Camp(0, 0, 0), Camp(0, 50, 0)]
    game = begin(forest(food=[0, 3], camps=camps, hands=([FEAST, BUCKLER], [])), Turn(seat=0))
    refused = {type(choice): game.sentence(refusal) for choice, refusal in game.refusals(0)}
    assert refused[SetSnare] == "A snare costs one food, and you have none. [SNARE-01]"
    assert refused[Pitch] == "You have pitched your 2 camps. [CAMP-01]"
    assert refused[Play] == "That card is kept for a blow. [CARD-02]"
    pointed_at = set(game.question.things(game.table, 0))
    assert pointed_at == {*game.options(0), *(choice for choice, _ in game.refusals(0))}


def test_an_answer_to_a_question_that_is_no_longer_open_is_refused() -> None:
    game = begin(forest(), Turn(seat=0))
    ticket = game.ticket(0)
    play(game, (0, Forage()))
    with pytest.raises(IllegalChoice, match="no longer open"):
        game.answer(0, Rest(), ticket)
    game.answer(0, Rest(), game.ticket(0))
    assert game.ticket(0) == "over"


def test_a_game_that_is_over_asks_nothing() -> None:
    game = play(begin(forest(), Turn(seat=0)), (0, Rest()))
    assert (game.waiting(), game.options(0), game.commands(0)) == ((), (), [])
    assert game.why_not(0, Rest()) == NOT_OFFERED
    with pytest.raises(ValueError, match="the game is over"):
        _ = game.question


# --- only_if_choice


@proves("WOLF-01", "WOLF-02")
def test_ties_are_asked_about() -> None:
    game = begin(forest(wolf=RIDGE, glades=[FEN, MILL, 0, 0], first=1), Prowling(left=1))
    assert game.waiting() == (1,)
    assert list(game.options(1)) == [Prowl(FEN), Prowl(MILL)]


@proves("WOLF-01")
def test_a_single_option_is_taken_unasked() -> None:
    table = forest(wolf=DEN, glades=[BROOK] * 4)
    game = begin(table, Prowling(left=2))
    assert table.wolf == BROOK
    assert game.waiting() == (0,)


@proves("WOLF-01")
def test_without_any_option_the_rule_receives_none() -> None:
    table = forest(wolf=CLEARING)
    begin(table, Prowling(left=2))
    assert table.wolf == CLEARING


def test_in_turn_only_those_with_a_choice_are_asked() -> None:
    game = begin(forest(3, food=[1, 2, 0]), Heard(at_once=False))
    assert game.waiting() == (1,)
    play(game, (1, Number(1)))
    assert game.table.over == "[0, 1, None]"


def test_at_once_only_those_with_a_choice_are_waited_for() -> None:
    game = begin(forest(3, food=[2, 1, 0]), Heard(at_once=True))
    assert game.waiting() == (0,)
    play(game, (0, Number(1)))
    assert game.table.over == "[1, 0, None]"


def test_an_answer_that_there_was_not_stays_none_when_it_is_dealt_anew() -> None:
    game = begin(forest(3, food=[2, 2, 0]), Heard(at_once=True))
    other = game.redeal(0, Dice.from_seed(1))
    play(other, (0, Number(0)), (1, Number(1)))
    assert other.table.over == "[0, 1, None]"


def test_a_question_with_nobody_to_ask_is_over() -> None:
    assert begin(forest(), RingFreely(seats=())).is_over
    assert AtOnceIfChoice(subjects={}).proceed(forest(), None) == Done({})


# --- AskInTurn and AskAtOnce, about subjects


@proves("WOLF-03")
def test_a_player_with_two_travellers_answers_twice_in_turn() -> None:
    game = begin(forest(), Ambush(met=(0, 2, 1)))
    asked: list[Seat] = []
    for choice in (FIGHT, HIDE, FIGHT):
        asked += game.waiting()
        play(game, (game.waiting()[0], choice))
    assert asked == [0, 0, 1]
    assert game.waiting() == (0, 1)


@proves("WOLF-04", "VIGOUR-01")
def test_secret_answers_come_in_any_order_and_each_subject_has_its_own_options() -> None:
    table = forest(glades=[CLEARING, CLEARING, CLEARING, FEN], script={"hunt": (6, 6, 6)})
    game = play(begin(table, Ambush(met=(0, 2, 1))), (0, FIGHT), (0, FIGHT), (1, FIGHT))
    assert [len(game.options(seat)) for seat in (0, 1)] == [4, 3]
    play(game, (0, Commit(1)), (1, Commit(1)), (0, Commit(1)))
    assert (game.is_over, table.wolf) == (True, DEN)


def test_a_secret_answer_is_seen_by_nobody_else_before_all_are_in() -> None:
    game = play(begin(forest(), Ambush(met=(0, 1))), (0, FIGHT), (1, FIGHT), (0, Commit(2)))
    assert game.view(0).committed == {0: Commit(2)}
    assert game.view(1).committed == {}
    assert game.view(None).committed == {}
    assert game.waiting() == (1,)


def test_a_ticket_changes_with_each_answer_of_its_seat_only() -> None:
    game = play(begin(forest(), Ambush(met=(0, 2, 1))), (0, FIGHT), (0, FIGHT), (1, FIGHT))
    before = game.ticket(0), game.ticket(1)
    play(game, (0, Commit(0)))
    assert game.ticket(0) != before[0]
    assert game.ticket(1) == before[1]


@proves("WOLF-05", "EX-02")
def test_the_wolf_bites_whoever_hit_least() -> None:
    """The example of the ledger: 4 1 1, then 2, then 3 3."""
    table = forest(wolf=CLEARING, script={"hunt": (4, 1, 1, 2, 3, 3)})
    game = play(begin(table, Ambush(met=(0, 2, 1))), (0, FIGHT), (0, FIGHT), (1, FIGHT))
    play(game, (0, Commit(3)), (1, Commit(2)), (0, Commit(1)))
    assert (table.wounds, table.wolf) == ([0, 0, 1, 0], CLEARING)


@proves("WOLF-06")
def test_if_all_hide_the_wolf_bites_the_first() -> None:
    table = forest()
    play(begin(table, Ambush(met=(1, 0))), (1, HIDE), (0, HIDE))
    assert table.wounds == [0, 1, 0, 0]


# --- AskFreely


@proves("BID-01")
def test_all_lay_cards_in_any_order_until_each_has_passed() -> None:
    game = begin(forest(3, hands=([FEAST, FEAST], [HUNT], [BREW, DREAM])), Bartering())
    assert game.waiting() == (0, 1, 2)
    play(game, (2, Lay(0, BREW)))
    assert game.waiting() == (0, 1, 2)
    play(game, (0, PASS), (2, Lay(1, DREAM)))
    assert game.waiting() == (1,)


def test_whoever_answers_goes_to_the_end_of_the_row() -> None:
    game = begin(forest(3, hands=([FEAST, FEAST], [HUNT], [BREW])), Bartering())
    play(game, (0, Lay(0, FEAST)))
    assert game.waiting() == (1, 2, 0)


@proves("BID-02")
def test_nobody_lays_two_cards_at_one_stall() -> None:
    game = begin(forest(hands=([FEAST, FEAST], [HUNT])), Bartering())
    play(game, (0, Lay(1, FEAST)))
    assert game.why_not(0, Lay(1, FEAST)) == Refusal("BID-02", (1,))


@proves("BID-03")
def test_the_highest_bid_takes_the_stall_and_all_cards_go_back() -> None:
    table = forest(hands=([FEAST], [BREW]))
    play(begin(table, Bartering()), (0, Lay(0, FEAST)), (1, Lay(0, BREW)))
    assert (table.food, table.bids, len(table.bag)) == ([3, 6], [], 34)


@proves("R-01")
def test_of_equal_bids_the_one_laid_first_takes_the_stall() -> None:
    table = forest(hands=([FEAST], [PEBBLE]))
    play(begin(table, Bartering()), (1, Lay(0, PEBBLE)), (0, Lay(0, FEAST)))
    assert table.food == [3, 6]


def test_the_question_stays_open_while_an_effect_runs() -> None:
    game = begin(forest(), RingAround())
    number = game.question.number
    play(game, (0, Number(2)))
    assert (game.question.number, game.waiting()) == (number, (1, 0))


def test_what_an_answer_tells_is_stamped_with_the_clause_that_asked() -> None:
    game = play(begin(forest(), RingAround()), (0, Number(1)), (1, Number(2)))
    told = [(told.event, told.clauses, told.answers) for told in game.events_since(0, None)]
    assert told == [(Rang(0), ("RING-1",), 1), (Rang(1), ("RING-1",), 2), (Rang(9), ("RING-2",), 2)]


def test_an_answer_can_end_the_game_at_once() -> None:
    game = play(begin(forest(), RingAround()), (0, Number(3)))
    assert (game.is_over, game.table.over) == (True, "three")
    assert [told.event for told in game.events_since(0, None)] == [Rang(0)]


def test_whoever_has_no_option_at_a_free_question_has_passed() -> None:
    game = begin(forest(3, food=[1, 0, 1]), RingIfChoice(seats=(0, 1, 2)))
    assert game.waiting() == (0, 2)


# --- commands


@proves("SHARE-01")
def test_a_command_can_be_given_at_any_time_and_the_question_stays() -> None:
    table = forest(hands=([BUCKLER], []))
    game = begin(table, Blow(target=0, power=2))
    seen = game.ticket(0)
    play(game, (1, Share(0, 2)))
    assert (table.food, game.waiting()) == ([5, 1], (0,))
    assert game.ticket(0) != seen, "what was seen before the command is out of date"


def test_a_scene_is_for_as_few_players_as_may_be_unless_told() -> None:
    assert Game.scene(EDITION, forest(3), Turn(seat=0)).commands(1) != []
    assert Game.scene(EDITION, forest(3), Turn(seat=0)).commands(2) == []
    assert Game.scene(EDITION, forest(3), Turn(seat=0), seats=3).commands(2) != []


def test_commands_are_listed_for_any_seat_but_never_asked_for() -> None:
    game = begin(forest(3, food=[0, 3, 3]), Turn(seat=0))
    assert game.commands(0) == []
    assert game.commands(1) == [Share(2, 1), Share(0, 1)]
    assert not any(isinstance(option, Share) for option in game.options(0))


@proves("SHARE-01")
def test_a_command_has_a_reason_for_its_refusal() -> None:
    game = begin(forest(), Turn(seat=0))
    assert game.why_not(1, Share(0, 4)) == Refusal("SHARE-01", (3,))


@proves("SHARE-02")
def test_a_question_bars_commands_and_says_why() -> None:
    game = begin(forest(), Ambush(met=(0,)))
    assert game.commands(1) == []
    with pytest.raises(IllegalChoice, match=r"The wolf is there: nobody shares now\. \[SHARE-02\]"):
        game.answer(1, Share(0, 1))


class Shout(Command, frozen=True):
    """Shout"""

    barred = "SHARE-02"


class LoudAsk(Ask[Number]):
    """How loud?"""

    admits = (Shout,)


def test_a_command_can_be_barred_wherever_it_is_not_admitted() -> None:
    assert AsksNumber(seat=0).bar(Shout) == "SHARE-02"
    assert LoudAsk(seat=0).bar(Shout) == ""


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_there_is_not_gives_no_commands(seat: Seat) -> None:
    game = Game.start(EDITION, 2, 1)
    assert game.why_not(seat, Share(0, 1)) == NOT_OFFERED


# --- a continuum


@proves("CAMP-02", "CAMP-03")
def test_any_point_is_judged_also_one_that_is_not_listed() -> None:
    game = begin(forest(camps=[Camp(1, 0, 0)]), Pitching(seat=0))
    assert game.why_not(0, At(71, 70)) is None
    assert game.why_not(0, At(71, 71)) == Refusal("CAMP-02", (100,))
    assert game.why_not(0, At(12, 15)) == Refusal("CAMP-03", (20,))
    assert At(71, 70) not in game.options(0)


@proves("R-03")
def test_thinking_better_of_it_costs_nothing() -> None:
    game = play(begin(forest(), Turn(seat=0)), (0, Pitch()), (0, BACK))
    assert game.table.turn.acts == 2  # type: ignore[attr-defined]


def test_samples_of_a_continuum_are_accepted_and_differ() -> None:
    game, dice = begin(forest(camps=[Camp(1, 0, 0)]), Pitching(seat=0)), Dice.from_seed(1)
    samples = {game.question.sample(game.table, 0, dice) for _ in range(50)}
    assert len(samples) > 40
    assert all(game.why_not(0, sample) is None for sample in samples)


# --- what a question names


class AsksNumber(Ask[Number | Pass]):
    """Which number?"""


class AsksToo(AsksNumber):
    """Which number, then?"""


def test_a_question_reads_its_choices_off_its_type_and_hands_them_down() -> None:
    assert AsksNumber.takes == (Number, Pass)
    assert AsksToo.takes == (Number, Pass)


def test_the_edition_knows_every_choice_that_is_asked_for_and_every_command() -> None:
    assert {kind.__name__ for kind in EDITION.choices} >= {"Pass", "Share", "Walk", "Spoil", "Resolve", "At"}


@proves("WALK-01")
def test_options_come_in_canonical_order() -> None:
    game = begin(forest(glades=[THICKET, 0, THICKET, 0]), Turn(seat=0))
    walks = [choice for choice in game.options(0) if isinstance(choice, Walk)]
    assert walks == [Walk(t, glade) for t in (0, 2) for glade in (CLEARING, BROOK, DEN, FEN)]


def test_an_illegal_choice_passes_from_process_to_process() -> None:
    again = pickle.loads(pickle.dumps(IllegalChoice(Refusal("WALK-02", (3, 2)), "Too far.")))
    assert (str(again), again.refusal) == ("Too far.", Refusal("WALK-02", (3, 2)))
