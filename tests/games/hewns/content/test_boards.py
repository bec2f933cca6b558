"""Boards that are kept for the next game on them."""

from gamelode.games.hewns.content.boards import FIRST_BUILT, MOST_BUILT, Boards

from ..scene import CONTENT


def test_only_some_boards_are_kept() -> None:
    boards = Boards(CONTENT.files)
    for number in range(FIRST_BUILT, FIRST_BUILT + MOST_BUILT + 5):
        assert boards[number].spaces
    assert len(boards) == boards.printed + MOST_BUILT
    assert boards[0].entry.id == "twin_rift"
