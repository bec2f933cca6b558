"""docs/teaching.md shows the files as they are."""

import re
from pathlib import Path

from gamelode.games.cavein import RULES

PAGE = Path(__file__).parents[2] / "docs" / "teaching.md"


def test_the_page_shows_the_lessons_as_they_are() -> None:
    files = "\n".join(path.read_text(encoding="utf-8") for path in (RULES.folder / "lessons").glob("*.toml"))
    blocks = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) > 4
    assert [block for block in blocks if block.strip() not in files] == []
