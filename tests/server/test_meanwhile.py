"""What a seat may do while others are waited for: it is told so, may do it, and nobody else is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from .table import Message, Page, open_match, page, server

# So dealt that each Dwarf holds a card that can be played at any time, no two of them the same.
DEAL: dict[str, Any] = {"game": "deeprock", "options": {"dwarves": "gunner,scout,driller"}, "seed": "cards 76"}
CHEER = "Play “Come On, One More!” on Player 1"
FOR_KARL = {"Play “For Karl!” on Player 1", "Play “For Karl!” on Player 2"}
CATCH = {"Play “Here, Catch!” on Player 2", "Play “Here, Catch!” on Player 3"}


class Crew(NamedTuple):
    gunner: Page
    scout: Page
    driller: Page
    watcher: Page


@contextmanager
def gunner_s_turn(folder: Path) -> Iterator[Crew]:
    """All have picked a weapon; the Gunner acts, and the others wait for him."""
    with server(folder, takes_seeds=True) as client:
        match = open_match(client, "person", "person", "person", **DEAL)
        with (
            page(client, match, 0) as gunner,
            page(client, match, 1) as scout,
            page(client, match, 2) as driller,
            page(client, match, None) as watcher,
        ):
            for dwarf in (gunner, scout, driller):
                dwarf.answer(0)
            crew = Crew(gunner, scout, driller, watcher)
            see_the_same(crew)
            yield crew


def see_the_same(crew: Crew) -> None:
    """Each reads on to what is now."""
    for each in crew:
        each.ask("resync")


def play(dwarf: Page, meanwhile: Message | None = None) -> Message:
    """Play the first card that was offered: now, or at a moment before."""
    offered = meanwhile or dwarf.state["meanwhile"]
    return dwarf.ask("answer", ticket=offered["ticket"], choice=offered["commands"][0]["choice"])


def actions(who: Page) -> int:
    """Those that the Gunner has left, as this page sees it."""
    left: int = who.state["view"]["turn"]["actions"]
    return left


def ever_offered(who: Page) -> set[str]:
    """All commands in whatever this page was sent, asked or not."""
    updates = [update for update in map(json.loads, who.frames) if update["type"] == "update"]
    offers = [update[key] for update in updates for key in ("asked", "meanwhile") if update[key]]
    return {command["label"] for offer in offers for command in offer["commands"]}


def test_who_is_not_asked_is_told_what_it_may_do(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        assert crew.scout.state["asked"] is None
        assert [command["label"] for command in crew.scout.state["meanwhile"]["commands"]] == [CHEER]


def test_its_ticket_is_accepted(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        assert play(crew.scout)["type"] == "update"


def test_a_command_is_carried_out_for_all_to_see(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        before = actions(crew.gunner)
        play(crew.scout)
        see_the_same(crew)
        assert [actions(each) for each in crew] == [before + 1] * 4


def test_whoever_was_asked_is_still_asked_after_a_command(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        assert play(crew.scout)["waiting"] == [0]
        see_the_same(crew)
        assert crew.gunner.pick("Move")["type"] == "update"


def test_a_command_is_kept(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        before = actions(crew.scout)
        id = play(crew.scout)["match"]["id"]
    with server(tmp_path) as client, page(client, {"id": id, "keys": ()}, None) as watcher:
        assert actions(watcher) == before + 1


def test_a_card_that_was_played_is_offered_no_more(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        assert play(crew.scout)["meanwhile"] is None


def test_a_ticket_is_stale_when_the_question_was_answered(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        old = crew.scout.state["meanwhile"]
        crew.gunner.pick("Move")
        see_the_same(crew)
        reply = play(crew.scout, old)
        assert (reply["type"], reply["code"]) == ("failed", "not offered")
        assert play(crew.scout)["type"] == "update"  # the same card with the ticket of now


def test_a_ticket_is_stale_when_another_gave_a_command(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        old = crew.driller.state["meanwhile"]
        play(crew.scout)
        see_the_same(crew)
        reply = play(crew.driller, old)
        assert (reply["type"], reply["code"]) == ("failed", "not offered")
        assert play(crew.driller)["type"] == "update"


def test_nobody_is_told_what_another_may_do(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        assert [ever_offered(each) for each in crew] == [CATCH, {CHEER}, FOR_KARL, set()]


def test_nobody_gives_the_command_of_another(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        reply = play(crew.driller, crew.scout.state["meanwhile"])
        assert (reply["code"], reply["clause"]) == ("refused", "RNS-02")


def test_who_watches_can_do_nothing_meanwhile(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        assert crew.watcher.state["meanwhile"] is None
        assert play(crew.watcher, crew.scout.state["meanwhile"])["code"] == "forbidden"


def test_who_is_asked_has_its_commands_beside_the_question(tmp_path: Path) -> None:
    with gunner_s_turn(tmp_path) as crew:
        assert {command["label"] for command in crew.gunner.state["asked"]["commands"]} == CATCH
        assert crew.gunner.state["meanwhile"] is None
