"""The room `lessons`: whatever is wrong in it is told with file, key and reason."""

from pathlib import Path

import pytest

from gamelode.games.cavein import RULES
from gamelode.kernel.lessons import Lessons, questions_of
from tests.kernel.forest import FOREST

from .room import changed, fault_of, lesson, with_room


def test_a_game_without_the_room_is_taught_nothing() -> None:
    assert FOREST.lessons == Lessons()


def test_the_primer_says_goal_and_turn() -> None:
    primer = RULES.lessons.primer
    assert primer is not None
    assert primer.goal.text.startswith("Have the most points")
    assert 3 <= len(primer.turn) <= 6


def test_levels_stand_from_the_weakest_to_the_strongest() -> None:
    assert [level.title for level in RULES.lessons.levels] == ["Beginner", "Casual", "Good", "Strong"]


def test_questions_are_those_that_are_asked() -> None:
    names = {kind.__name__ for kind in questions_of(RULES.standard)}
    assert "PayForCrystal" in names
    assert "AskToPay" not in names  # others are made from it


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        (
            changed("primer.toml", 'card = "', 'colour = "blue"\ncard = "'),
            "primer.toml: colour: Object contains unknown field `colour`",
        ),
        (
            changed("primer.toml", '"RAID-06"', '"RAID-66"'),
            "primer.toml: tip[1].clauses (no id): there is no clause 'RAID-66' in the ledger",
        ),
        (
            changed("primer.toml", "light to medium", "easy"),
            "primer.toml: weight: Invalid enum value 'easy'",
        ),
        (
            changed("primer.toml", '"beginner"]', '"nobody"]'),
            "primer.toml: first_game.seats: 'nobody' is neither 'you' nor a level",
        ),
        (
            changed("primer.toml", 'seats = ["you", ', 'seats = ["you", "good", "good", "good", "good", '),
            "primer.toml: first_game.seats: Star Scrappers: Cave-In is for 2-4 players",
        ),
        (
            changed("primer.toml", "factions = ", "fractions = "),
            "primer.toml: first_game.options: cavein has no option 'fractions'; it has factions, start_player",
        ),
        (
            changed("words.toml", 'clause = "BASE-01"', ""),
            "words.toml: word[0] (no id): Object missing required field `clause`",
        ),
        (
            changed("coach.toml", '"WhichHalf"', '"WhichQuarter"'),
            "coach.toml: question[7] (WhichQuarter): this game has no such question",
        ),
        (
            changed("coach.toml", '"EndTriggered"', '"EndOfTheWorld"'),
            "coach.toml: event[1] (EndOfTheWorld): this game has no such event",
        ),
        (
            changed("levels.toml", '"casual"', '"good"'),
            "levels.toml: level: 'good' stands there twice",
        ),
        (
            changed("levels.toml", '"casual"', '"easy"'),
            "levels.toml: level[1].id (easy): Invalid enum value 'easy'",
        ),
        (
            {"mining.toml": ""},
            "mining.toml: a lesson's file is named by its number and its subject, as 1-mining.toml",
        ),
    ],
)
def test_what_is_wrong_in_a_file_is_told(tmp_path: Path, files: dict[str, str], fault: str) -> None:
    assert fault_of(with_room(tmp_path, files, alone=False)) == fault


# --- lessons


def test_a_lesson_is_read_with_names(tmp_path: Path) -> None:
    (found,) = with_room(tmp_path, lesson()).lessons.lessons
    assert (found.id, found.scene.seat) == ("1-mine", 0)
    (accepted,) = found.steps[0].accept
    assert accepted.fields == {"crystal": RULES.standard.content.crystal_named("blue-3a")}


def test_lessons_stand_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    (text,) = lesson().values()
    rules = with_room(tmp_path, {f"{number}-mine.toml": text for number in (10, 9, 1)})
    assert [each.id for each in rules.lessons.lessons] == ["1-mine", "9-mine", "10-mine"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("blue-3a", "blue-4a", "scene.table.mine[0]: there is no crystal 'blue-4a'; there are brown-1a, "),
        ('seat = "you"', 'seat = "Al"', "scene.rule.seat: there is no seat 'Al'; there are you, Bo"),
        ('"ActionPhase"', '"Acts"', "scene.rule.type: there is no 'Acts'"),
        ('{ type = "ActionPhase", seat', "{ seat", "scene.rule.type: it is missing"),
        ("mine = [", "minerals = [", "scene.table: Object contains unknown field `minerals`"),
        ("hand = [", "hands = [", "scene.table.players[...]: Object contains unknown field `hands`"),
        ('"frogtopus"', '"frog"', "scene.table.players.you.hand[0]: there is no card 'frog'; there are driller, "),
        ('{ type = "Mine", c', '{ type = "Dig", c', "step[0].accept[0].type (no id): there is no 'Dig'"),
        ("crystal = ", "stone = ", "step[0].accept[0].stone (no id): Mine has no such field; it has crystal"),
        ('type = "Mine" }', 'type = "Dig" }', "step[0].answer[0].choice.type (no id): there is no 'Dig'"),
        ('"MINE-02"', '"MINE-99"', "clauses: there is no clause 'MINE-99' in the ledger"),
        ('["you", "Bo"]', '["Al", "Bo"]', "scene.players: every player has a name, and one of them is 'you'"),
        ("otherwise = ", "else = ", "step[0] (no id): Object contains unknown field `else`"),
    ],
)
def test_what_is_wrong_in_a_lesson_is_told(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert fault_of(with_room(tmp_path, lesson(old, new))).startswith(f"1-mine.toml: {fault}")
