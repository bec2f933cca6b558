"""Who sits where: people and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec import Struct

from gamelode.bots import exact_bot, level_named, levels_of
from gamelode.kernel import Fault, Rules

PERSON = "you"


class Player(Struct, frozen=True):
    """Whoever answers for a seat."""

    name: str
    bot: str = ""  # what the bot is made from; empty for a person
    is_away: bool = False  # a person, whose seat a bot holds until he comes back

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)


def players_named(words: Sequence[str], rules: Rules | None = None) -> tuple[Player, ...]:
    """Seats as people type them: `you`, `you=Ann`, a bot by its level or by its exact name.

    No two players have the same name.
    """
    found: list[Player] = []
    for number, word in enumerate(words, 1):
        player = _player(word.strip(), number, rules)
        found.append(Player(distinct_name(player.name, [other.name for other in found]), player.bot))
    return tuple(found)


def distinct_name(name: str, taken: Sequence[str]) -> str:
    """The name, or `name 2` and so on where others have it."""
    numbered = (f"{name} {count}" for count in range(2, len(taken) + 2))
    return next(new for new in (name, *numbered) if new not in taken)


def players_recorded(names: Sequence[str], seats: int, rules: Rules | None = None) -> tuple[Player, ...]:
    """The players of a record, by their names: bots again where bots were, people everywhere else."""
    return tuple(_recorded(names[seat] if seat < len(names) else "", seat + 1, rules) for seat in range(seats))


def name_of_bot(name: str, rules: Rules | None) -> str:
    """What a bot is called at the table: by a name of its own, if it goes by a level."""
    level = level_named(rules, name)
    return level.name if level else name


def _player(word: str, number: int, rules: Rules | None) -> Player:
    person, equals, name = word.partition("=")
    if person == PERSON:
        return _person(name.strip() if equals else f"Player {number}", number, rules)
    try:
        return Player(name_of_bot(word, rules), exact_bot(rules, word))
    except Fault as fault:
        raise Fault(f"seat {number}: {fault}; or say {PERSON!r}") from fault


def _person(name: str, number: int, rules: Rules | None) -> Player:
    if not name:
        raise Fault(f"seat {number}: a name follows the sign, as in {PERSON}=Ann")
    if is_bot_name(name, rules):
        raise Fault(f"seat {number}: {name!r} is the name of a bot")
    return Player(name)


def is_bot_name(name: str, rules: Rules | None = None) -> bool:
    """Whether a record with this name would be taken up by a bot."""
    return _recorded(name, 0, rules).is_bot


def _recorded(name: str, number: int, rules: Rules | None) -> Player:
    bot = re.sub(r" \d+$", "", name)
    by_name = {level.name: level.bot for level in levels_of(rules)}
    try:
        return Player(name, exact_bot(rules, by_name.get(bot, bot)))
    except Fault:
        return Player(name or f"Player {number}")
