"""The published schemas, and the page's types that are made from them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gamelode.catalogue import games, start
from gamelode.server.schemas import (
    constants,
    content_schema,
    content_shown,
    digest,
    entry_ids,
    game_schema,
    schemas,
    with_old_tuples,
)

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.mark.parametrize("name", schemas())
def test_the_page_has_types_of_the_newest_schema(name: str) -> None:
    assert digest(schemas()[name]) in (WEB / f"{name}.ts").read_text().splitlines()[0], "run scripts/types"


@pytest.mark.parametrize("name", constants())
def test_the_page_has_the_newest_constants(name: str) -> None:
    assert _bare(constants()[name]) == _bare((WEB / f"{name}.ts").read_text()), "run scripts/types"


def _bare(source: str) -> str:
    """Without what the formatter may add: space, and a comma before a bracket that closes on a line of its own."""
    return re.sub(r",(?=])", "", re.sub(r"\s+", "", source))


def test_the_ids_of_entries_are_constants_by_file() -> None:
    ids = entry_ids(games()["belt"])
    assert ids["UNIT_IDS"] == ("scout", "driller", "hauler")
    assert "BOARD_IDS" not in ids  # one table, not a row of entries
    assert "TEAMS_IDS" not in ids  # its ids are numbers
    assert 'UNIT_IDS = ["scout", "driller", "hauler"] as const' in constants()["games/belt/constants"]


@pytest.mark.parametrize("slug", games())
def test_the_content_has_every_field_that_its_schema_requires(slug: str) -> None:
    shown = msgspec.json.decode(msgspec.json.encode(content_shown(games()[slug].standard)))
    assert set(content_schema(games()[slug])["$defs"]["Files"]["required"]) == set(shown)


def test_tuples_are_written_as_the_page_s_tool_reads_them() -> None:
    pair = msgspec.json.schema(tuple[int, str])
    assert with_old_tuples({"pair": pair})["pair"]["items"] == [{"type": "integer"}, {"type": "string"}]


def test_the_legend_of_a_game_is_sent_with_its_content() -> None:
    rules = games()["cavein"]
    assert rules.legend is not None
    assert content_shown(rules.standard)["legend"] == rules.legend(rules.standard.content)
    assert "Legend" in content_schema(rules)["$defs"]


@pytest.mark.parametrize("slug", games())
def test_every_reference_leads_somewhere(slug: str) -> None:
    schema = game_schema(games()[slug])
    text = msgspec.json.encode(schema).decode()
    assert set(re.findall(r'"#/\$defs/([^"]+)"', text)) <= set(schema["$defs"])


@pytest.mark.parametrize("slug", games())
def test_a_view_has_every_field_that_its_schema_requires(slug: str) -> None:
    game = start(slug, seats=games()[slug].seats[-1], seed=3)
    shown: dict[str, Any] = msgspec.to_builtins(game.view(0))
    assert set(game_schema(games()[slug])["$defs"]["View"]["required"]) <= set(shown)


def test_a_question_about_one_thing_after_another_says_which_it_is_about() -> None:
    about = game_schema(games()["hewns"])["$defs"]
    assert about["AboutPickDice"]["properties"]["subject"] == {"type": "integer"}
    assert "subject" not in about["AboutPayForDice"]["properties"]


def test_a_field_that_is_left_out_when_as_usual_is_not_required() -> None:
    schema = game_schema(games()["belt"])
    assert "hauler" not in schema["$defs"]["Extract"]["required"]
    assert "hauler" in schema["$defs"]["Extract"]["properties"]
