"""What a bot is given: a seat, what that seat knows, and games it could be in. Never the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gamelode.kernel import Choice, Command, Dice, Game, Question, Seat

_ANY_DICE = "position"


class Position:
    """A decision as one seat sees it.

    It is made from a re-dealt game and keeps nothing else. Conformance promises that a re-dealt game has the same
    view, options and commands for that seat, and that to re-deal it again gives what the real game would have given.
    """

    __slots__ = ("_game", "_is_watched", "_offers_commands", "seat")

    def __init__(self, game: Game, seat: Seat, *, commands: bool = True, is_watched: bool = False) -> None:
        """`is_watched`: by people, who would learn something from an answer that takes no time. It does not change
        what a bot answers."""
        self.seat = seat
        self._offers_commands, self._is_watched = commands, is_watched
        # Games share frames until they use them, which would be a way into the real one; saved and loaded, none is.
        self._game = Game.load(game.edition, game.redeal(seat, Dice.from_seed(_ANY_DICE)).save())

    @property
    def number(self) -> int:
        """How many answers the game has had: another one at each decision."""
        return self._game.answers

    @property
    def view(self) -> Any:
        """What the seat knows."""
        return self._game.view(self.seat)

    @property
    def options(self) -> Sequence[Choice]:
        """What the seat may answer, in canonical order; an open question accepts more."""
        return self._game.options(self.seat)

    @property
    def shortlist(self) -> Sequence[Choice] | None:
        """The answers on the game's shortlist; None: it has none."""
        return self._game.edition.rules.shortlisted(self._game.table, self._game.question, self.seat)

    @property
    def commands(self) -> Sequence[Command]:
        """What the seat may do besides, at any time."""
        if not self._offers_commands:
            return ()
        options = self.options
        return [command for command in self._game.commands(self.seat) if command not in options]

    @property
    def is_open(self) -> bool:
        """Whether to draw an answer can bring one that is not listed: points, amounts, splits."""
        return draws_more(self._game.question)

    @property
    def takes_time(self) -> bool:
        """Whether the answer must not come sooner because there is no choice."""
        return self._is_watched and self._game.question.would_tell(self._game.table, self.seat)

    @property
    def only(self) -> Choice | None:
        """The single choice, where it may be made at once."""
        return None if self.takes_time else self.single

    @property
    def single(self) -> Choice | None:
        """The choice that there is nothing to be weighed against."""
        shortlist = self.shortlist
        if shortlist is None and self.is_open:
            return None
        choices = [*(self.options if shortlist is None else shortlist), *self.commands]
        return choices[0] if len(choices) == 1 else None

    def sample(self, dice: Dice) -> Choice:
        """Any answer that would be accepted, drawn with these dice."""
        return self._game.sample(self.seat, dice)

    def redeal(self, dice: Dice) -> Game:
        """A game this seat could be in: all that it cannot know, and all chance to come, is drawn with these dice."""
        return self._game.redeal(self.seat, dice)

    def prompt(self, players: Sequence[str] = ()) -> str:
        """The open question in a sentence for the seat."""
        return self._game.prompt(self.seat, self._game.words(players))

    def say(self, choice: Choice, players: Sequence[str] = ()) -> str:
        """A choice of the open question in words."""
        return self._game.label(choice, self._game.words(players))


def draws_more(question: Question[Any]) -> bool:
    """An open question that draws from its options alone has nothing to offer beyond them."""
    return question.is_open and type(question).sample is not Question.sample
