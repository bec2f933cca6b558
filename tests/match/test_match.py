"""A live game: bots move by themselves, the past can be looked at, and all of it is in its record."""

from pathlib import Path

import pytest

from gamelode.kernel import Fault, IllegalChoice, Record
from gamelode.match import BotChooses, Match, Player

from .scenes import ANN, BOB, DIGGERHINO, EDITION, ann_and_a_bot, bots, ends_turn, people, uses_diggerhino


def test_bots_play_to_the_end() -> None:
    match = bots("random", "random")
    match.let_bots_move()
    assert match.game.is_over


def test_bots_stop_where_a_person_decides() -> None:
    match = ann_and_a_bot()
    ends_turn(match)
    match.let_bots_move()
    assert match.people_asked() == (ANN,)


def test_what_a_bot_does_follows_from_the_record() -> None:
    match = ann_and_a_bot()
    ends_turn(match)
    again = Match.resume(EDITION, match.record())
    for each in (match, again):
        each.let_bots_move()
    assert match.game.digest() == again.game.digest()


def test_a_refused_answer_changes_nothing() -> None:
    match = people()
    before = match.game.save()
    with pytest.raises(IllegalChoice):
        match.answer(1, DIGGERHINO)
    assert match.game.save() == before
    assert match.forced == []


def test_every_seat_needs_a_player() -> None:
    with pytest.raises(Fault, match="2 seats need as many players, not 1"):
        Match(people().game, (Player("Ann"),))


# --- looking back


def test_a_seat_sees_again_what_it_saw() -> None:
    match = people()
    match.answer(ANN, DIGGERHINO)
    seen = match.game.view(ANN)
    ends_turn_after_passing(match)
    assert match.game_after(1).view(ANN) == seen


def ends_turn_after_passing(match: Match) -> None:
    match.answer(ANN, match.game.options(ANN)[0])
    ends_turn(match)


def test_looking_back_leaves_the_game_alone() -> None:
    match = bots("random", "random")
    match.let_bots_move()
    before = match.game.save()
    for count in range(match.game.answers):
        assert match.game_after(count).answers == count
    assert match.game.save() == before


def test_every_moment_of_the_past_is_what_it_was() -> None:
    match = bots("random", "greedy")
    digests = [match.game.digest()]
    while isinstance(move := match.next_move(), BotChooses) and match.game.answers < 40:
        match.carry_out(move)
        digests.append(match.game.digest())
    assert [match.game_after(count).digest() for count in range(41)] == digests


def test_the_log_of_the_past_ends_there() -> None:
    match = bots("random", "random")
    match.let_bots_move()
    log = match.game_after(30).log
    assert log == [told for told in match.game.log or () if told.answers <= 30]


def test_the_future_cannot_be_looked_at() -> None:
    with pytest.raises(Fault, match="the game has had 0 answers, not 1"):
        people().game_after(1)


# --- what is looked at again and again


def test_the_log_of_a_seat_grows_with_the_game() -> None:
    match = bots("random", "random")
    while isinstance(move := match.next_move(), BotChooses) and match.game.answers < 60:
        match.carry_out(move)
        for eyes in (0, None):
            assert match.events_since(3, eyes) == match.game.events_since(3, eyes)


def test_the_log_of_a_seat_forgets_what_was_undone() -> None:
    match = people()
    before = match.events_since(0, ANN)
    uses_diggerhino(match)
    assert len(match.events_since(0, ANN)) > len(before)
    match.undo(ANN)
    match.undo(ANN)
    assert match.events_since(0, ANN) == before


def test_options_are_those_of_the_moment() -> None:
    match = people()
    first = match.options(ANN)
    match.answer(ANN, DIGGERHINO)
    assert match.options(ANN) == match.game.options(ANN) != first
    match.undo(ANN)
    assert match.options(ANN) == first


# --- records


def test_an_unfinished_game_goes_on_from_its_record(tmp_path: Path) -> None:
    match = ann_and_a_bot("greedy")
    uses_diggerhino(match)
    match.save(tmp_path / "game.rec")
    again = Match.resume(EDITION, Record.open(tmp_path / "game.rec"))
    assert again.game.save() == match.game.save()
    assert again.players == match.players


def test_a_resumed_game_can_be_undone() -> None:
    match = people()
    uses_diggerhino(match)
    again = Match.resume(EDITION, match.record())
    again.undo(ANN)
    again.undo(ANN)
    assert again.game.save() == people().game.save()


def test_others_may_sit_down_at_a_resumed_game() -> None:
    match = people()
    again = Match.resume(EDITION, match.record(), [Player("Cy"), Player("random", "random")])
    assert again.names == ("Cy", "random")


def test_a_file_that_cannot_be_written_is_a_fault_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(Fault, match=r"No such file or directory"):
        people().save(tmp_path / "nowhere" / "game.rec")
    with pytest.raises(Fault, match="Is a directory"):
        people().save(tmp_path / "folder")
    with pytest.raises(Fault, match="null"):
        people().save(tmp_path / "\0")
    assert [each.name for each in tmp_path.iterdir()] == ["folder"]


def test_a_record_is_replaced_whole(tmp_path: Path) -> None:
    match, path = people(), tmp_path / "game.rec"
    match.save(path)
    match.answer(ANN, DIGGERHINO)
    match.save(path)
    assert len(Record.open(path).choices) == 1
    assert [each.name for each in tmp_path.iterdir()] == ["game.rec"]


def test_advice_is_for_whoever_plays_bots_alone_unless_the_table_allows_it() -> None:
    assert ann_and_a_bot().why_not_advise(ANN) == ""
    match = people()
    assert match.why_not_advise(ANN).startswith("Advice is for games against bots alone")
    match.allows_advice = True
    assert match.why_not_advise(ANN) == ""
    assert match.why_not_advise(BOB) == "You are not asked now."
