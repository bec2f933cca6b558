"""What becomes of a match when the rules, or the content, of its game have changed since it was played."""

from __future__ import annotations

import logging

import msgspec
from msgspec.structs import replace

from gamelode.kernel import Edition, Fault, Header, Record

from .albums import Album, is_within, views_of
from .entries import Chosen, Story
from .storage import StoredMatch

log = logging.getLogger(__name__)


def is_current(header: Header, edition: Edition) -> bool:
    """Whether the rules at hand are those of the match."""
    try:
        edition.check(header)
    except Fault:
        return False
    return True


def carried_over(stored: StoredMatch, edition: Edition, album: Album | None) -> Header | None:
    """The header with which a match under way can go on under the rules at hand: every choice is still legal, and
    whatever was seen last is still seen. None: it cannot go on."""
    story = Story(stored.header, stored.seats, stored.entries)
    header = replace(story.header, rules=edition.rules.version, content=edition.digest)
    choices = tuple((each.seat, each.choice) for each in story.choices)
    seen = album if album is not None and _stands(stored, album) else None
    try:
        for game in Record(header=header, choices=choices).replayed(edition):
            if seen is not None and game.answers == seen.answers:
                for seat, view in views_of(seen).items():
                    if not is_within(view, msgspec.json.decode(msgspec.json.encode(game.view(seat)))):
                        log.info("match %s looks different to seat %s under the rules at hand", stored.id, seat)
                        return None
    except Exception as error:  # whatever rules may do with choices that were made under others
        log.info("match %s cannot go on under the rules at hand: %s", stored.id, error)
        return None
    return header


def _stands(stored: StoredMatch, album: Album) -> bool:
    """Whether nothing of what an album shows was taken back since."""
    then = Story(stored.header, stored.seats, stored.entries[: stored.seen]).choices
    now = Story(stored.header, stored.seats, stored.entries).choices
    return len(then) == album.answers and [_said(each) for each in then] == [_said(each) for each in now[: len(then)]]


def _said(choice: Chosen) -> tuple[int, bytes]:
    return choice.seat, bytes(choice.choice)
