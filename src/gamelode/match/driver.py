"""Who moves next at a table. A match, the terminal, the server and the lab all ask here, and carry the move out each in
its own way: so the same seed and the same bots play the same game wherever it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from gamelode.bots import Bot, Position, mates_with_commands
from gamelode.kernel import AskFreely, Choice, Command, Game, Seat


class CommandForMate(NamedTuple):
    """A bot gives a command while another of its side is asked."""

    seat: Seat
    choice: Command


class GoesUnasked(NamedTuple):
    """A person's answer is given without asking him: he has no choice, or yields such windows."""

    seat: Seat
    choice: Choice
    why: Literal["no choice", "yield"]


class BotChooses(NamedTuple):
    """A bot is asked. One that has no choice answers without thought."""

    seat: Seat


class PeopleAsked(NamedTuple):
    """Nothing goes on before one of these people does something."""

    seats: tuple[Seat, ...]


Move = CommandForMate | GoesUnasked | BotChooses | PeopleAsked
Given = tuple[Seat, Choice]


def _nothing() -> None:
    """No answer of a person goes without asking."""


class Driver:
    """Decides the next move at one table, from the answers so far and from who sits there."""

    def __init__(self, bots: Sequence[Bot | None], unasked: Callable[[], GoesUnasked | None] = _nothing) -> None:
        """`bots`: by seat, None for a person. `unasked` finds the first answer that goes without asking a person."""
        self.bots = list(bots)
        self.has_people = None in self.bots
        self.unasked = unasked
        self._bot_chooses = tuple(map(BotChooses, range(len(bots))))  # made once: the lab takes very many moves
        self.follow(())

    # --- what has happened

    def follow(self, history: Iterable[Given]) -> None:
        """Begin anew after these answers."""
        self._must_answer: set[Seat] = set()  # gave a command and have not answered since
        self._has_commanded: set[Seat] = set()  # gave a command since anybody answered
        self._declined = False  # no bot has a command for its mates now
        for seat, choice in history:
            self.note(seat, choice)

    def note(self, seat: Seat, choice: Choice) -> None:
        """Learn that this answer, or command, was given."""
        self._declined = False
        if isinstance(choice, Command):
            self._must_answer.add(seat)
            self._has_commanded.add(seat)
        else:
            self._must_answer.discard(seat)
            self._has_commanded.clear()

    def sit(self, seat: Seat, bot: Bot | None) -> None:
        """This bot, or a person, answers for the seat from now on."""
        self.bots[seat] = bot
        self.has_people = None in self.bots
        self._declined = False

    # --- what comes next

    def next_move(self, game: Game) -> Move | None:
        """What goes on, the most urgent first; None: the game is over."""
        if game.is_over:
            return None
        move: Move | None = None if self._declined else self._command_for_mate(game)
        if self.has_people:
            move = move or self.unasked()
        return move or self._bot_asked(game) or PeopleAsked(self.people_asked(game))

    def _command_for_mate(self, game: Game) -> CommandForMate | None:
        """The first bot with a command to give while a mate is asked. It gives one, and no more until somebody answers:
        else bots would never come to an end."""
        for seat in mates_with_commands(game):
            bot = self.bots[seat]
            if bot is not None and seat not in self._has_commanded:
                command = bot.command_for_mate(Position(game, seat))
                if command is not None:
                    return CommandForMate(seat, command)
        self._declined = True
        return None

    def _bot_asked(self, game: Game) -> BotChooses | None:
        """The first bot that is waited for, and that need not wait for people."""
        bots, waiting = self.bots, game.waiting()
        if bots[waiting[0]] is not None:
            return self._bot_chooses[waiting[0]]
        waiting_bots = (seat for seat in waiting if bots[seat] is not None)
        if isinstance(game.question, AskFreely):
            waiting_bots = (seat for seat in waiting_bots if self._is_behind(game.question, seat))
        seat = next(waiting_bots, None)
        return None if seat is None else self._bot_chooses[seat]

    def _is_behind(self, question: AskFreely[Any], seat: Seat) -> bool:
        """Where all act freely, bots could be done before any person: they act in rotation, or to keep up."""
        people = (other for other, bot in enumerate(self.bots) if bot is None)
        return question.answered(seat) < max(map(question.answered, people))

    def people_asked(self, game: Game) -> tuple[Seat, ...]:
        """Seats of people that are waited for, in order."""
        return tuple(seat for seat in game.waiting() if self.bots[seat] is None)

    # --- what a bot does

    def position(self, game: Game, seat: Seat) -> Position:
        """What the bot of that seat is given. After a command it must answer, so it is offered no other."""
        return Position(game, seat, commands=seat not in self._must_answer, is_watched=self.has_people)

    def chosen(self, game: Game, seat: Seat) -> Choice:
        """The answer, or the command, of the bot on that seat."""
        bot = self.bots[seat]
        assert bot is not None, f"a person sits on seat {seat}"
        return bot.choose(self.position(game, seat))

    # --- a table of bots

    def move(self, game: Game) -> None:
        """Carry out the next move of a game that only bots play."""
        move = self.next_move(game)
        if isinstance(move, BotChooses):
            seat, choice = move.seat, self.chosen(game, move.seat)
        else:
            assert isinstance(move, CommandForMate), move
            seat, choice = move
        game.answer(seat, choice)
        self.note(seat, choice)

    def play_out(self, game: Game) -> None:
        """Play a game of bots to its end."""
        while not game.is_over:
            self.move(game)
