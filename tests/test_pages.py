"""What the pages for developers say is true: what they quote, name and list is there."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from functools import cache

import pytest

from .pages import ROOT, missing, quoted, sources, text_of

FOR_DEVELOPERS = ("CONTRIBUTING.md", "docs/architecture.md", "docs/page.md")
PAGES = sorted(
    str(path.relative_to(ROOT)) for pattern in ("*.md", "docs/**/*.md") for path in ROOT.glob(pattern) if path.is_file()
)
WITHIN = ("", "src/gamelode/", "web/src/")  # where a path on a page may begin
OURS = ("src", "web", "tests", "docs", "scripts", "games", "kernel", "match", "bots", "lab", "server", "cli")
HOUSE, PAGE = "docs/architecture.md", "docs/page.md"
DIFFER = {"deeprock", "hewns"}  # boards without all of the rooms; docs/page.md says so


@cache
def code() -> str:
    return sources(*(ROOT / folder for folder in ("src", "tests", "examples", "web/src")))


@pytest.mark.parametrize("page", [*FOR_DEVELOPERS, "docs/machine.md"])
def test_what_is_quoted_stands_in_the_code(page: str) -> None:
    assert missing(quoted(page), code()) == []


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/page.md"])
def test_these_pages_do_quote(page: str) -> None:
    assert len(quoted(page)) > 5


# --- links


def headings(page: str) -> set[str]:
    """The anchors of a page."""
    found = re.findall(r"^#+ (.+)$", text_of(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).strip().replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    lost = []
    for target in re.findall(r"\]\(([^)\s]+)\)", text_of(page)):
        path, _, anchor = target.partition("#")
        there = (ROOT / page).parent / path if path else ROOT / page
        is_heading = not anchor or anchor in headings(str(there.resolve().relative_to(ROOT)))
        if not there.exists() or not is_heading:
            lost.append(target)
    assert lost == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, todo = set(), ["README.md"]
    while todo:
        page = todo.pop()
        reached.add(page)
        targets = re.findall(r"\]\(([^)#\s]+\.md)", text_of(page))
        links = {str(((ROOT / page).parent / target).resolve().relative_to(ROOT)) for target in targets}
        todo += links - reached
    assert reached == set(PAGES)


# --- files and functions


def paths_on(page: str) -> list[str]:
    """What looks like a file or folder of ours; `<game>` stands for any."""
    spans = re.findall(r"`([^`\s]+)`", text_of(page))
    return [re.sub(r"<\w+>", "*", span) for span in spans if "/" in span and span.split("/")[0] in OURS]


@pytest.mark.parametrize("page", FOR_DEVELOPERS)
def test_every_file_that_is_named_is_there(page: str) -> None:
    named = paths_on(page)
    assert named
    assert [path for path in named if not any(list(ROOT.glob(f"{root}{path}")) for root in WITHIN)] == []


def test_the_way_of_a_choice_names_functions_where_they_are() -> None:
    rows = re.findall(r"^\| (\d+) \| `([^`]+)`: (.+?) \|", text_of(HOUSE), re.MULTILINE)
    assert [int(number) for number, _, _ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) > 20
    for _, path, names in rows:
        file = (ROOT / path).read_text(encoding="utf-8")
        for name in re.findall(r"`(\w+)`", names):
            defined = rf"(\bdef |\bclass |\bconst |\bfunction |^  (?:private |async )*){name}\b|^{name}\b"
            assert re.search(defined, file, re.MULTILINE), f"{name} is not in {path}"


@pytest.mark.parametrize("page", FOR_DEVELOPERS)
def test_every_script_of_npm_is_there(page: str) -> None:
    scripts = json.loads(text_of("web/package.json"))["scripts"]
    assert set(re.findall(r"npm (?:--prefix web )?run ([\w:]+)", text_of(page))) <= set(scripts)


# --- lists


def rows_after(page: str, text: str) -> list[list[str]]:
    """The cells of the first table after a text, without its heading."""
    lines = re.search(r"(?:^\|.*\n)+", text_of(page).partition(text)[2], re.MULTILINE)
    assert lines
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[0].splitlines()[2:]]


def rows_under(heading: str) -> list[list[str]]:
    return rows_after(HOUSE, f"\n## {heading}\n")


def test_every_board_has_its_rooms() -> None:
    rooms = [
        room for cell, _ in rows_after(PAGE, "the same rooms in each game") for room in re.findall(r"`(.+?)`", cell)
    ]
    assert len(rooms) > 10
    boards = [path for path in (ROOT / "web/src/games").iterdir() if path.is_dir()]
    lacking = {board.name for board in boards if not all((board / room).exists() for room in rooms)}
    assert lacking == DIFFER, "if they have all rooms now, say so in docs/page.md"


def test_every_contract_between_rooms_is_told() -> None:
    contracts = tomllib.loads(text_of("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    assert [name for name, _ in rows_under("Rooms and doors")] == [contract["name"] for contract in contracts]


def test_a_word_stands_once_in_the_list_and_in_order() -> None:
    words = [word for word, _, _ in rows_under("Words")]
    assert words == sorted(set(words))
    assert len(words) > 50


@cache
def members() -> dict[str, set[str]]:
    """Of each class in Python by its name, the methods and fields that it declares."""
    found: dict[str, set[str]] = {}
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                named = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
                fields = {ast.unparse(each.target) for each in node.body if isinstance(each, ast.AnnAssign)}
                found.setdefault(node.name, set()).update(named | fields)
    return found


def is_in_the_code(name: str) -> bool:
    """A class with its member, a file, a folder, or anything that is defined."""
    if name.endswith(("/", ".py", ".ts", ".svelte")):
        return any(path for folder in ("src", "web/src") for path in (ROOT / folder).rglob(name.strip("/")))
    kind, dot, member = name.lstrip("@").partition(".")
    defined = rf"^(?:export )?(?:def|class|const|function|interface|type) {kind}\b|^{kind}\b[^=\n]* = "
    return member in members().get(kind, ()) if dot else bool(re.search(defined, code(), re.MULTILINE))


def test_every_word_is_in_the_code_by_its_name() -> None:
    names = [name for _, _, cell in rows_under("Words") for name in re.findall(r"`([^`]+)`", cell)]
    assert [name for name in names if not is_in_the_code(name)] == []
