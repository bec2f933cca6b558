"""A question as a person at the terminal meets it."""

from __future__ import annotations

import pytest

from gamelode.cli.asking import Asking
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.seen.names import space_name
from gamelode.games.hewns.rules.technology.transmit import Send
from gamelode.kernel import PASS, Ask, Fault, Frame, Game, Pass, Seat
from gamelode.match import Match, Player
from tests.games.deeprock import scene as deeprock
from tests.games.hewns import scene as hewns
from tests.kernel.forest.camps import At, WhereToPitch
from tests.kernel.forest.sharing import Share
from tests.kernel.forest.table import ForestTable
from tests.kernel.scenes import EDITION, forest
from tests.kernel.test_triggers import Give, WhichGift


class ShareFirst(Ask[Share | Pass]):
    """Do you share before you go on?"""

    def things(self, table: ForestTable, seat: Seat) -> list[Share | Pass]:
        return [PASS, Share(1, 1)]


class OnlyPass(Ask[Pass]):
    """Nothing is left to you."""

    def things(self, table: ForestTable, seat: Seat) -> list[Pass]:
        return [PASS]


def asking(question: Frame, food: int = 3) -> Asking:
    game = Game.scene(EDITION, forest(food=[food, 3]), question, record=True)
    return Asking(Match(game, (Player("Ann"), Player("Bob"))), 0, game.words(("Ann", "Bob")))


def test_a_command_that_is_an_option_too_is_listed_once() -> None:
    assert [answer.choice for answer in asking(ShareFirst(seat=0)).answers] == [PASS, Share(1, 1)]


def test_effects_are_called_by_what_they_do() -> None:
    question = WhichGift(seat=0, triggers=(Give(0, 2), Give(1, 1)))
    assert [answer.words for answer in asking(question, food=0).answers] == ["Ann gets 2", "Bob gets 1"]


def test_answers_have_numbers() -> None:
    assert asking(ShareFirst(seat=0)).numbered("02").choice == Share(1, 1)


@pytest.mark.parametrize("text", ["0", "3", "9" * 5000, "\N{ARABIC-INDIC DIGIT ONE}"])
def test_another_number_is_refused(text: str) -> None:
    with pytest.raises(Fault, match=r"^Answers go from 1 to 2\.$"):
        asking(ShareFirst(seat=0)).numbered(text)


def test_a_single_answer_is_named() -> None:
    with pytest.raises(Fault, match=r"^The only answer is 1\.$"):
        asking(OnlyPass(seat=0), food=0).numbered("2")


@pytest.mark.parametrize("text", ["30 -40", " 30, -40", '{"type": "At", "x": 30, "y": -40}'])
def test_an_answer_may_be_written_out_or_given_by_its_numbers(text: str) -> None:
    assert asking(WhereToPitch(seat=0)).written(text) == At(30, -40)


def test_it_is_said_how_to_write_an_answer() -> None:
    told = asking(WhereToPitch(seat=0)).how_to_write()
    assert told == 'An answer is written as in a record, as in = {"type":"At","x":0,"y":60}; or by its numbers: = x y.'


@pytest.mark.parametrize("text", ["30", "1 2 3", "", "{", "[1]", '{"type": "Castle"}'])
def test_what_is_no_answer_is_refused(text: str) -> None:
    with pytest.raises(Fault, match="answer"):
        asking(WhereToPitch(seat=0)).written(text)


def packing() -> Asking:
    """Ann can transmit three dirty Substract from her Igil, or attach nothing."""
    table = hewns.scene(hewns.H(id="igil", at="A", dirty=3), hewns.H(id="drump", at="B"))
    game = hewns.player_turn(table)
    return Asking(Match(game, (Player("Ann"), Player("Bob"))), 0, game.words(("Ann", "Bob")))


def test_a_command_is_written_by_its_name_and_numbers() -> None:
    igil = hewns.hewn("igil")
    assert packing().written(f"send {igil} -1 0 2") == Send(igil, -1, 0, 2)
    assert "; at any time: = Send hewn to normal dirty" in packing().how_to_write()


def test_numbers_are_told_where_they_must_be_typed() -> None:
    legend = packing().legend()
    assert f"hewn: {hewns.hewn('igil')} Igil, {hewns.hewn('drump')} Drump 1." in legend
    assert any(line.startswith("to: -1 off planet") for line in legend)


def test_a_name_of_one_word_does_for_its_number() -> None:
    """As in Deep Rock a space that is not among those listed."""
    table = deeprock.scene(deeprock.dwarf("gunner", (0, 0)))
    game = deeprock.turn_of(table)
    asked = Asking(Match(game, (Player("Ann"),)), 0, game.words(("Ann",)))
    burst, space = deeprock.mode("burst"), deeprock.at(2, 0)
    assert asked.written(f"shoot {burst} {space_name(space).lower()}") == Shoot(burst, space)
    assert asked.how_to_write().endswith("; a name of one word does for its number.")
    with pytest.raises(Fault, match="no answer"):
        asked.written(f"shoot {burst} Z99")


def test_mates_at_the_terminal_may_do_what_may_be_done_at_any_time() -> None:
    table = deeprock.scene(
        deeprock.dwarf("gunner", (0, 0)), deeprock.dwarf("scout", (1, 0), cards=(deeprock.shout("one_more"),))
    )
    game = deeprock.turn_of(table)
    match = Match(game, (Player("Ann"), Player("Bob")))
    last = Asking(match, 0, game.words(("Ann", "Bob")), mates=[1]).answers[-1]
    assert (last.seat, last.words) == (1, "Bob: Play “Come On, One More!” on Ann")
    match.answer(last.seat, last.choice)
    assert all(answer.seat == 0 for answer in Asking(match, 0, game.words(("Ann", "Bob"))).answers)
