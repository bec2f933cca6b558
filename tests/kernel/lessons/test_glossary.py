"""Terms are found in any text, and those that nobody explains are missed."""

import pytest

from gamelode.kernel.lessons import Glossary, Word, unexplained

LEADER = Word(term="Leader", text="The top card.", clause="A")
CAVE_IN = Word(term="Cave-In", also=("Cave-In token",), text="The clock.", clause="B")
BASE = Word(term="Base", also=("bases",), text="A pile.", clause="C")
GLOSSARY = Glossary((LEADER, CAVE_IN, BASE))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The Leader of a Base", ["Leader", "Base"]),
        ("Leaders, and the Leader's skill", ["Leaders", "Leader's"]),
        ("The Cave-In token moves", ["Cave-In token"]),
        ("all bases", ["bases"]),
        ("a leader, a Leadership, a base", []),
    ],
)
def test_terms_are_found_where_they_stand(text: str, found: list[str]) -> None:
    assert [text[term.start : term.end] for term in GLOSSARY.find(text)] == found


def test_nothing_is_found_where_nothing_is_explained() -> None:
    assert Glossary().find("The Leader") == ()


@pytest.mark.parametrize("asked", ["leader", "Leaders", " LEADER "])
def test_a_word_is_looked_up_however_it_is_written(asked: str) -> None:
    assert GLOSSARY.explained(asked) == LEADER


def test_an_unknown_word_is_not_explained() -> None:
    assert GLOSSARY.explained("bidox") is None


@pytest.mark.parametrize(
    ("text", "missed"),
    [
        ("You take a Bidox.", ["Bidox"]),
        ("Bidox are taken. Take them: Bidox.", []),  # at the beginning of a sentence any word has a capital
        ("The Leader takes a Driller, two Drillers and Lord Oak.", []),
        ("It costs 3 VP.", ["VP"]),
    ],
)
def test_a_term_that_nobody_explains_is_missed(text: str, missed: list[str]) -> None:
    assert unexplained([text], GLOSSARY, ["Drillers", "Lord Oak"]) == missed
