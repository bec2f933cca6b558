"""`gamelode admin`: what whoever runs a server may do with its matches, while it runs or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.table import Table

from gamelode.kernel import Fault
from gamelode.match.files import write_whole
from gamelode.server import care
from gamelode.server.entries import Holder, Story
from gamelode.server.run import data_folder
from gamelode.server.sqlite_storage import SqliteStorage
from gamelode.server.storage import Listed, Standing, Storage

from .figures import show as show_tables

T = TypeVar("T")
SETTINGS: dict[str, Any] = {
    "add_completion": False,
    "rich_markup_mode": None,
    "pretty_exceptions_enable": False,
    "context_settings": {"help_option_names": ["-h", "--help"]},
    "no_args_is_help": True,
}
FAULTY = 1  # exit code

admin = typer.Typer(
    help="Look after the matches of a server: list, show, end, delete, export, verify, check, renew keys.", **SETTINGS
)
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where the server keeps its matches.")]
Id = Annotated[str, typer.Argument(metavar="MATCH", help="Its id, as `gamelode admin list` tells it.")]


def with_storage(data: Path | None, work: Callable[[Storage], Coroutine[Any, Any, T]]) -> T:
    """Do something with what a server keeps, beside it."""
    folder = data or data_folder()
    if not (folder / "matches.sqlite").exists():
        raise Fault(f"{folder}: no server keeps its matches here; name its folder with --data")
    storage = SqliteStorage(folder / "matches.sqlite", alone=False)
    try:
        return asyncio.run(work(storage))
    finally:
        storage.close()


@admin.command("list")
def list_matches(
    data: Data = None, over: Annotated[bool, typer.Option("--over", help="Those that are over, too.")] = False
) -> None:
    """All matches under way."""

    async def listed(storage: Storage) -> list[Listed]:
        return [each async for each in care.every_match(storage) if over or not _is_over(each.standing)]

    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in ("match", "game", "opened", "answers", "players", "state"):
        table.add_column(title)
    for each in sorted(with_storage(data, listed), key=lambda each: each.created):
        names = ", ".join(held.name for held in each.standing.seats)
        table.add_row(
            each.id, each.standing.header.game, _day(each.created), str(each.answers), names, _state(each.standing)
        )
    show_tables([table])


def _is_over(standing: Standing) -> bool:
    return standing.is_over or bool(standing.closed)


def _state(standing: Standing) -> str:
    if standing.is_over:
        return "over"
    if standing.closed:
        return "closed"
    return "waits for players" if any(held.kind == "open" for held in standing.seats) else "under way"


def _day(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


@admin.command("show")
def show(match: Id, data: Data = None) -> None:
    """All about a match but its seed: who sits where, how far it is, what is kept of it."""
    stored = with_storage(data, lambda storage: care.found(storage, match))
    story = Story(stored.header, stored.seats, stored.entries)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    header, terms = story.header, stored.terms
    last = stored.entries[-1].at if stored.entries else stored.created
    for name, value in (
        ("match", stored.id),
        ("game", f"{header.game}, rules version {header.rules}, content {header.content}"),
        ("options", str(header.options)),
        ("opened", _day(stored.created)),
        ("last entry", f"{story.number}, {_day(last)}"),
        ("answers", f"{len(story.choices)}, {story.undone} times undone"),
        ("state", story.closed or _state(stored.standing)),
        ("in the lobby", "yes" if terms.listed else "no"),
        ("time for a move", f"{terms.clock}; then: {terms.late}" if terms.clock != "none" else "none"),
        *((f"seat {number}", _holder(held)) for number, held in enumerate(story.seats, 1)),
    ):
        table.add_row(name, value)
    show_tables([table])


def _holder(held: Holder) -> str:
    away = f", away: {held.bot} plays" if held.away else ""
    return f"{held.name} ({held.kind}{f' {held.bot}' if held.kind == 'bot' else ''}{away})"


@admin.command("end")
def end(
    match: Id,
    data: Data = None,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="What the players are told.")] = care.ENDED,
) -> None:
    """End a match: nobody plays on, and it can still be looked at."""
    with_storage(data, lambda storage: care.end(storage, match, why))
    print(f"match {match} is ended")


@admin.command("delete")
def delete(
    match: Id, data: Data = None, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False
) -> None:
    """Delete a match and all that is kept of it."""
    if not yes and not typer.confirm(f"Delete match {match} for good?"):
        raise typer.Exit(FAULTY)
    if not with_storage(data, lambda storage: storage.delete(match)):
        raise Fault(f"there is no match {match}")
    print(f"match {match} is deleted")


@admin.command("export")
def export(
    match: Id,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the record goes. It holds the seed.")],
    data: Data = None,
) -> None:
    """Write the record of a match, over or not."""
    write_whole(file, with_storage(data, lambda storage: care.record_of(storage, match)).write())
    print(f"the record is in {file}")


@admin.command("verify")
def verify(match: Id, data: Data = None) -> None:
    """Replay a match, and say whether it is the same game."""
    verdict = with_storage(data, lambda storage: care.verified(storage, match))
    print(verdict.text)
    if not verdict.is_same:
        raise typer.Exit(FAULTY)


@admin.command("check")
def check(data: Data = None) -> None:
    """Read everything that is kept, and list what cannot be read."""
    damage = with_storage(data, lambda storage: storage.check())
    for each in damage:
        print(f"{f'match {each.id}' if each.id else 'the database'}: {each.text}")
    if damage:
        raise typer.Exit(FAULTY)
    print("all that is kept can be read")


@admin.command("renew-key")
def renew_key(
    match: Id, seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, help="From 1 on.")], data: Data = None
) -> None:
    """Give whoever sits on a seat a new key; the old one opens nothing any more."""
    token = with_storage(data, lambda storage: care.renew_key(storage, match, seat - 1))
    print(f"the new link of seat {seat}: /m/{match}#{token}")
