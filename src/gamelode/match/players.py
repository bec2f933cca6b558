"""Who sits where: people and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from gamelode.bots import make
from gamelode.kernel import Fault

PERSON = "you"


class Player(Struct, frozen=True):
    """Whoever answers for a seat."""

    name: str
    bot: str = ""  # what the bot is made from; empty for a person

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)


def players_named(words: Sequence[str]) -> tuple[Player, ...]:
    """Seats as people type them: `you`, `you=Ann`, or a bot by its name. No two players have the same name."""
    found: list[Player] = []
    for number, word in enumerate(words, 1):
        player = _player(word.strip(), number)
        found.append(Player(distinct_name(player.name, [other.name for other in found]), player.bot))
    return tuple(found)


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """The name, or `name 2` and so on where others have it."""
    numbered = (f"{name} {count}" for count in range(2, len(taken) + 2))
    return next(new for new in (name, *numbered) if new not in taken)


def players_recorded(names: Sequence[str], seats: int) -> tuple[Player, ...]:
    """The players of a record, by their names: bots again where bots were, people everywhere else."""
    return tuple(_recorded(names[seat] if seat < len(names) else "", seat + 1) for seat in range(seats))


def _player(word: str, number: int) -> Player:
    person, equals, name = word.partition("=")
    if person == PERSON:
        return _person(name.strip() if equals else f"Player {number}", number)
    try:
        return Player(word, make(word, 0).name)
    except Fault as fault:
        raise Fault(f"seat {number}: {fault}; or say {PERSON!r}") from fault


def _person(name: str, number: int) -> Player:
    if not name:
        raise Fault(f"seat {number}: a name follows the sign, as in {PERSON}=Ann")
    if is_bot_name(name):
        raise Fault(f"seat {number}: {name!r} is the name of a bot")
    return Player(name)


def is_bot_name(name: str) -> bool:
    """Whether a record with this name would be taken up by a bot."""
    return _recorded(name, 0).is_bot


def _recorded(name: str, number: int) -> Player:
    bot = re.sub(r" \d+$", "", name)
    try:
        return Player(name, make(bot, 0).name)
    except Fault:
        return Player(name or f"Player {number}")
