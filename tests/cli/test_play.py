"""A game at the terminal, typed line by line."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import gamelode
from gamelode.cli.lookup import Lookup
from gamelode.cli.sitting import Sitting
from gamelode.kernel import Fault, Record
from gamelode.match import Match, Player
from tests.games.hewns.scene import H, scene, turn_of
from tests.kernel.forest import FOREST

from .run import run, said

CAVEIN = ("play", "cavein", "--seats", "you=Ann,random", "--seed", 5, "--option", "start_player=1")
ANYTHING = ["3", "2", "1"] * 400  # numbers out of range are refused, so that this plays any game to its end


def play(*typed: str, more: tuple[object, ...] = (), width: int = 120) -> str:
    return said(run(*CAVEIN, *more, typed=typed, width=width))


def test_a_whole_game_against_a_bot() -> None:
    told = play(*ANYTHING)
    assert "The end" in told
    assert "wins." in told


def test_the_end_says_why_and_the_score_by_source() -> None:
    end = play(*ANYTHING).partition("The end")[2]
    for words in ("R-06", "crystals", "symbols", "artifacts", "totems", "subjugated", "points", "rank"):
        assert words in end


@pytest.mark.parametrize("width", [80, 120])
def test_nothing_is_wider_than_the_terminal(width: int) -> None:
    result = run(*CAVEIN, typed=["?", "r", "h", "l", *ANYTHING], width=width)
    assert max(map(len, result.stdout.splitlines())) <= width


def test_the_table_is_shown() -> None:
    told = play(width=80)
    assert "cave-in □□□□□□□ 0 of 7" in told
    assert "wild crystals brown · yellow" in told
    assert "cost 10, 5 left green 12 VP cave-in!, costs you 9" in told  # the green Totem is Ann's
    assert "level 4, 3 left Mandragore (green 4)" in told
    assert "stack 2, 4 left cost 4 · Gravel Merchant · Blast Door" in told
    assert "Ann (you) an empty Base" in told
    assert "Diggerhino (purple 2) This turn: recolour one crystal, it costs 1 less" in told
    assert "3 points totems 3" in told


def test_the_others_moves_are_told_in_sentences() -> None:
    told = play("1", more=("--option", "start_player=2"))
    assert "random's turn, round 1. random" in told.partition("So far")[2]
    assert "random's turn, round 2. random" in told.partition("Since your last answer")[2]


def test_a_number_answers() -> None:
    assert "Ann plays Diggerhino (purple 2)." in play("14")


def test_text_shows_only_the_answers_with_it() -> None:
    last = play("collect").rpartition("What do you do?")[2]
    assert "12 Collect the artifact on top of stack 2" in last
    assert "Recruit" not in last


def test_many_answers_are_leafed_through() -> None:
    pages = play("14", "", "").split("Which crystal gets which colour?")
    assert "30 Make" in pages[1]
    assert "31 Make" not in pages[1]
    assert "31 Make" in pages[2]
    assert "30 Make" in pages[3]


def test_a_question_mark_says_why_something_is_not_offered() -> None:
    told = play("? mandragore")
    assert "Its price is one card exactly one level lower" in told
    assert "[REC-03] Recruit Mandragore (green 4)" in told
    assert "Mine" not in told.rpartition("REC-03")[2].partition(">")[0]


@pytest.mark.parametrize(("name", "reason"), [("ab2", "[MOVE-02]"), ("b", "[MOVE-02]"), ("ab1", ""), ("nothing", "")])
def test_a_question_mark_says_why_what_is_offered_cannot_be_done_elsewhere(name: str, reason: str) -> None:
    match = Match(turn_of(scene(H(id="clogg", at="A"), mines={"ab2": 0}), "clogg"), [Player("Ann"), Player("Bob")])
    lookup = Lookup(match, 0, match.game.words(match.names), 120)
    if not reason:
        with pytest.raises(Fault, match="Nothing of that kind is refused here"):
            lookup.why_not(name)
        return
    console = Console(width=120, file=StringIO(), record=True)
    console.print(lookup.why_not(name))
    assert reason in console.export_text()


def test_many_refusals_of_a_kind_are_counted_until_they_are_asked_for() -> None:
    """In the first turn of Dreamblade all cells but one are refused, and all miniatures."""
    dreamblade = ("play", "dreamblade", "--seats", "you,random", "--seed", 3)
    assert "more; ? with part of a name shows them." in said(run(*dreamblade, typed=["?"]))
    told = said(run(*dreamblade, typed=["? squire"]))
    assert "Spawn Lantern Squire at e5" in told
    assert "more; ?" not in told


def test_an_answer_is_taken_back() -> None:
    told = play("14", "u")
    assert told.rpartition("Your last answer is taken back.")[2].count("What do you do?") == 1


def test_what_cannot_be_taken_back_is_said() -> None:
    assert "There is nothing of yours to undo." in play("u")
    assert "Your last answer is taken back." in play("1", "u")


def test_the_rule_that_asks_is_opened() -> None:
    assert "TURN-04 In the Action phase the active player takes two different actions" in play("r")


def test_any_rule_is_opened() -> None:
    assert "MINE-03 The levels of the cards played" in play("r mine-03")


def test_the_log_names_the_clauses() -> None:
    assert "Ann's turn, round 1. [TURN-02 TURN-03 CARD-03]" in play("l")


def test_things_are_explained() -> None:
    assert "Gravel Merchant: 1 VP for each crystal with printed mining cost 1." in play("i gravel")


def test_the_table_as_it_was() -> None:
    told = play("14", "v 0")
    assert "You are looking back: the table after 0 answers" in told
    assert "Back to now, after 1 answer" in told


def test_an_open_question_takes_what_it_does_not_list() -> None:
    """Two cards pay for a crystal that one would pay for [R-16]."""
    result = run(*CAVEIN, typed=["8", '= {"type": "Pay", "cards": [4, 16]}', '={"type": "Pay", "cards": [16]}'])
    assert "All cards you play for a Wild Crystal must share one colour. [WILD-02]" in said(result)
    assert "Ann mines yellow crystal (cost 1, 1 VP)." in said(result)


def test_an_answer_that_consists_of_numbers_is_given_by_them() -> None:
    told = said(run("play", "belt", "--seats", "you=Ann,random", "--seed", 3, typed=["9", "=", "= 4620, 3080"]))
    assert "or by its numbers: = x y." in told
    assert "Scout 1 stands at 4620, 3080." in told


def test_a_choice_that_is_none_is_told_before_what_follows_from_it() -> None:
    told = play("7")
    assert "You had no other choice: Play Diggerhino (purple 2). Ann plays Diggerhino (purple 2)." in told


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("99", "Answers go from 1 to 15."),
        ("9" * 5000, "Answers go from 1 to 15."),
        ("v " + "9" * 5000, "Say after how many answers, as in v 12."),
        ("= 1 2 3", "No answer of so many numbers would fit here."),
        ("xyzzy", "No answer has 'xyzzy' in it; h shows what you can type."),
        ("= {", "This is no answer: "),
        ('= {"type":"EndActions","x":' + "[" * 100_000, "This is no answer: "),
        ('= {"type": "Recruit", "card": 99}', "That card does not lie in the Docks. [REC-01]"),
        ("r nothing at all", "No clause is called 'nothing at all'"),
        ("i nothing at all", "Nothing that is explained here is called 'nothing at all'; r nothing at all searches"),
        ("v 99", "the game has had 0 answers, not 99"),
        ("v x", "Say after how many answers, as in v 12."),
        ("s", "Say where, as in s game.rec."),
        ("s /nowhere/at/all", "No such file or directory"),
    ],
)
def test_what_makes_no_sense_is_answered_with_a_sentence(typed: str, sentence: str) -> None:
    assert sentence in play(typed)


# --- beginning and leaving


def test_when_nobody_types_any_more_the_game_is_left() -> None:
    assert play().endswith("Nobody is there: the game is left as it stands.")


def test_leaving_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    told = play("14", "q", str(path), width=300)
    assert f"Saved. To go on: gamelode play cavein --resume {path} To see it again: gamelode replay {path}" in told
    assert len(Record.open(tmp_path / "game.rec").choices) == 1


def test_an_interruption_offers_to_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter([None, str(tmp_path / "game.rec")])

    def typing(self: object, prompt: str) -> str:
        line = next(lines)
        if line is None:
            raise KeyboardInterrupt
        return line

    monkeypatch.setattr("rich.console.Console.input", typing)
    assert run(*CAVEIN).exit_code == 130
    assert Record.open(tmp_path / "game.rec").players == ("Ann", "random")


def test_leaving_without_saving(tmp_path: Path) -> None:
    assert play("q", "").endswith("The game is left as it stands.")


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text("mine")
    assert "is there already; choose another name." in play(f"s {path}")
    assert path.read_text() == "mine"


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    play("14", f"s {path}")
    told = said(run("play", "cavein", "--resume", path))
    assert "Which crystal gets which colour?" in told
    assert "Ann (you)" in told


def test_the_record_is_kept_from_the_start(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    play("14", more=("--save", path))
    assert Record.open(path).players == ("Ann", "random")
    assert len(Record.open(path).choices) == 1


def test_a_finished_game_replays(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    play(*ANYTHING, more=("--save", path))
    assert "answers replayed, the same game." in said(run("replay", path))


def test_the_version() -> None:
    assert said(run("--version")).startswith("gamelode ")


def test_bots_alone_are_looked_at() -> None:
    told = said(run("play", "cavein", "--seats", "random,random", "--seed", 1))
    assert "random's turn, round 1." in told
    assert "wins." in told


def test_two_people_at_one_terminal() -> None:
    told = said(run("play", "cavein", "--seats", "you=Ann,you=Bob", "--seed", 5, typed=["1"]))
    assert "Ann (you)" in told
    assert "Bob (you)" in told


@pytest.mark.parametrize(("slug", "mates"), [("deeprock", [1]), ("cavein", [])])
def test_who_wins_and_loses_together_needs_no_curtain(slug: str, mates: list[int]) -> None:
    game = gamelode.start(slug, seats=2, seed=1)
    match = Match(game, (Player("Ann"), Player("Bob")))
    assert Sitting(match, Console()).mates(0) == mates


# --- any game


@pytest.fixture
def forest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamelode.catalogue.games", lambda: {"forest": FOREST})


@pytest.mark.usefixtures("forest")
def test_a_game_that_draws_nothing_is_shown_by_its_view() -> None:
    told = said(run("play", "forest", "--seats", "you,random", "--seed", 1))
    assert "Table" in told
    assert "larder" in told
    assert "seats" in told


@pytest.mark.usefixtures("forest")
def test_any_game_is_played_to_its_end() -> None:
    told = said(run("play", "forest", "--seats", "you,random,you", "--seed", 1, typed=["2", "1", "3"] * 2000))
    assert "The end" in told
