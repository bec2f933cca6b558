"""One live game: its record is the only truth, and everything else follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from gamelode.bots import Position, make, seed_of_bots
from gamelode.kernel import (
    NOT_OFFERED,
    PASS,
    Choice,
    Edition,
    Fault,
    Game,
    IllegalChoice,
    Question,
    Record,
    Seat,
    Told,
    Window,
)
from gamelode.kernel.records import is_checkpoint

from .driver import BotChooses, CommandForMate, Driver, GoesUnasked, Move, PeopleAsked
from .files import write_whole
from .film import Eyes, Film, Reel, Step, seen
from .players import Player, players_recorded

SNAPSHOT_EVERY = 16  # answers

Yield = Literal["ask", "pass", "pass until my turn"]
# When a choice that is none is made unasked: careful means not where it would cost an undo or tell a secret.
Automatic = Literal["never", "careful", "always"]
Unasked = Literal["yield", "no choice", "time"]  # why an answer was given that nobody was asked for


def _nothing(match: Match) -> None:
    """Nobody follows."""


class Match:
    """A game with somebody on every seat."""

    def __init__(self, game: Game, players: Sequence[Player], *, automatic: bool = True) -> None:
        """`game` stands at its first question. `automatic`: whoever has no choice is not asked, with care."""
        if len(players) != game.header.seats:
            raise Fault(f"{game.header.seats} seats need as many players, not {len(players)}")
        self.game = game
        self.players = list(players)
        self.automatic: list[Automatic] = ["careful" if automatic else "never" for _ in players]
        self.allows_advice = False  # also among people
        self.undone = 0  # how often; it makes tickets of undone questions void
        self.yields: dict[tuple[Seat, str], Yield] = {}  # by seat and kind of window
        self.unasked_for: dict[int, Unasked] = {}  # answers, by number, that nobody was asked for
        self.forced: list[bool] = []  # of each answer: nothing else would have been accepted
        self._known = [game.known]  # before each answer and after the last
        self._checkpoints: dict[int, str] = {}  # digests, for the record
        self._snapshots = {0: game.clone()}
        self._driver = Driver([None] * len(players), self._unasked)
        for seat, player in enumerate(players):
            self.sit(seat, player)
        self._listed: tuple[tuple[int, int], dict[Seat, Sequence[Choice]]] = ((-1, 0), {})
        self._seen: dict[Seat | None, tuple[int, int, list[Told]]] = {}
        self._reels: dict[Eyes, Reel] = {}  # of those who watch

    @classmethod
    def start(
        cls,
        edition: Edition,
        players: Sequence[Player],
        seed: int | str,
        options: Mapping[str, object] | None = None,
        *,
        automatic: bool = True,
    ) -> Match:
        """A match at the first question of a new game."""
        game = Game.start(edition, len(players), seed, dict(options or {}))
        return cls(game, players, automatic=automatic)

    @classmethod
    def resume(
        cls,
        edition: Edition,
        record: Record,
        players: Sequence[Player] | None = None,
        *,
        automatic: bool = True,
        after_each: Callable[[Match], None] = _nothing,
    ) -> Match:
        """The game of a record, where it was left. Unless told otherwise, bots sit where bots sat. `after_each` is told
        of the match at its start and after each answer."""
        seats = record.header.seats
        replayed = record.replayed(edition)
        match = cls(
            next(replayed), players or players_recorded(record.players, seats, edition.rules), automatic=automatic
        )
        after_each(match)
        for seat, _ in record.choices:
            forced = match._has_no_choice(seat)
            next(replayed)
            match._note(*match.history[-1], forced)
            after_each(match)
        next(replayed, None)  # the end of the record is verified too
        match.undone = record.taken_back
        return match

    # --- answering

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def history(self) -> Sequence[tuple[Seat, Choice]]:
        """Every answer so far, with the seat that gave it."""
        return self.game.history or ()

    def ticket(self, seat: Seat) -> str:
        """Names the very moment at which this seat is asked."""
        return f"{self.undone}.{self.game.ticket(seat)}"

    def answer(self, seat: Seat, choice: Choice, ticket: str | None = None) -> None:
        """Give an answer. A refused one, or one to a question that is no longer open, changes nothing."""
        if ticket is not None and ticket != self.ticket(seat):
            raise IllegalChoice(NOT_OFFERED, "That question is no longer open.")
        forced = self._has_no_choice(seat)
        self.game.answer(seat, choice)
        self._note(seat, choice, forced)

    def _note(self, seat: Seat, choice: Choice, forced: bool) -> None:
        """An answer was given: remember what is needed to come back here."""
        self._driver.note(seat, choice)
        self.forced.append(forced)
        self._known.append(self.game.known)
        if self.game.answers % SNAPSHOT_EVERY == 0:
            self._snapshots[self.game.answers] = self.game.clone()
        if is_checkpoint(self.game):
            self._checkpoints[self.game.answers] = self.game.digest()

    @property
    def moment(self) -> tuple[int, int]:
        """Tells whether anything has happened: it is another one after each answer, and after each undo."""
        return self.undone, self.game.answers

    def options(self, seat: Seat) -> Sequence[Choice]:
        """What the seat may choose now; listed once, however often it is asked for."""
        if self._listed[0] != self.moment:
            self._listed = self.moment, {}
        listed = self._listed[1]
        if seat not in listed:
            listed[seat] = self.game.options(seat)
        return listed[seat]

    def _has_no_choice(self, seat: Seat) -> bool:
        """Whether a single answer of this seat would be accepted."""
        return len(self.options(seat)) == 1 and not self.game.question.is_open and not self.game.commands(seat)

    # --- who moves next

    def sit(self, seat: Seat, player: Player) -> None:
        """This person, or bot, answers for the seat from now on."""
        self.players[seat] = player
        self._driver.sit(seat, make(player.bot, seed_of_bots(self.game)) if player.is_bot else None)

    def next_move(self) -> Move | None:
        """Who moves next, and with what if there is nothing to choose; None: the game is over."""
        return self._driver.next_move(self.game)

    def carry_out(self, move: CommandForMate | GoesUnasked | BotChooses) -> None:
        """Give the answer, or the command, of a move. A bot thinks about it here and now."""
        choice = self._driver.chosen(self.game, move.seat) if isinstance(move, BotChooses) else move.choice
        self.answer(move.seat, choice)
        if isinstance(move, GoesUnasked):
            self.unasked_for[self.game.answers] = move.why

    def let_bots_move(self) -> None:
        """Play on until people have something to decide."""
        while not isinstance(move := self.next_move(), PeopleAsked | None):
            self.carry_out(move)

    def answer_forced(self) -> list[tuple[Seat, Choice]]:
        """Give the answers that no person need be asked for, and the commands of bots for their mates, until somebody
        has to choose. They are returned."""
        given: list[tuple[Seat, Choice]] = []
        while isinstance(move := self.next_move(), CommandForMate | GoesUnasked):
            self.carry_out(move)
            given.append((move.seat, move.choice))
        return given

    def people_asked(self) -> tuple[Seat, ...]:
        """Seats of people that are waited for, in order."""
        return self._driver.people_asked(self.game)

    def position(self, seat: Seat) -> Position:
        """What the bot of that seat is given."""
        return self._driver.position(self.game, seat)

    # --- answers that nobody is asked for

    def _unasked(self) -> GoesUnasked | None:
        """The first answer that no person need be asked for: a choice that is none, or a window that is yielded."""
        for seat in self.people_asked():
            if self._is_yielded(seat):
                return GoesUnasked(seat, PASS, "yield")
            if self._goes_without_asking(seat):
                return GoesUnasked(seat, self.options(seat)[0], "no choice")
        return None

    def _goes_without_asking(self, seat: Seat) -> bool:
        """Whether the seat has no choice and wants it made."""
        how = self.automatic[seat]
        if how == "never" or not self._has_no_choice(seat):
            return False
        return how == "always" or (not self._would_tell(seat) and self._costs_no_undo(seat))

    def _would_tell(self, seat: Seat) -> bool:
        return self.game.question.would_tell(self.game.table, seat)

    def _costs_no_undo(self, seat: Seat) -> bool:
        """Whether the seat's only option puts nothing out of reach that could be undone now."""
        if self._why_not_undo_among_people(seat):
            return True
        after = self.game.clone()
        after.play(seat, after.options(seat)[0])
        return after.known == self.game.known and after.waiting() == (seat,)

    # --- the clock

    @property
    def timed(self) -> Question[Any] | None:
        """The question that has a clock, if there is one. A command may ask something else meanwhile."""
        table = self.game.table
        questions = (frame for frame in self.game.stack if isinstance(frame, Question))
        return next((question for question in questions if question.seconds(table)), None)

    def time_is_up(self) -> None:
        """People who are still waited for pass, where the time was for that; bots then go on by themselves."""
        late = self.timed
        if late is None or self.game.question is not late:
            return
        number = late.number
        for seat in self.people_asked():
            is_same = self.timed is not None and self.timed.number == number
            if is_same and self.game.why_not(seat, PASS) is None:
                self.answer(seat, PASS)
                self.unasked_for[self.game.answers] = "time"

    # --- yields

    def set_yield(self, seat: Seat, question: str, how: Yield) -> None:
        """How a kind of window is answered for a seat from now on."""
        if not any(frame.__name__ == question and issubclass(frame, Window) for frame in self.game.edition.frames):
            raise Fault(f"{self.game.edition.rules.title} has no window of that name.")
        if how == "ask":
            self.yields.pop((seat, question), None)
        else:
            self.yields[seat, question] = how

    def yields_of(self, seat: Seat) -> dict[str, Yield]:
        return {question: how for (who, question), how in self.yields.items() if who == seat}

    def _is_yielded(self, seat: Seat) -> bool:
        """Whether the open window is passed for the seat. What holds until its turn ends when it is asked for more."""
        question = self.game.question
        if isinstance(question, Window):
            return (seat, type(question).__name__) in self.yields
        for key in [key for key, how in self.yields.items() if key[0] == seat and how == "pass until my turn"]:
            del self.yields[key]
        return False

    # --- undo

    def plays_bots_alone(self, seat: Seat) -> bool:
        """Whether nobody but bots sits on the other seats: nobody is hurt by what this seat takes back."""
        others = [player for other, player in enumerate(self.players) if other != seat]
        return not self.players[seat].is_bot and all(player.is_bot and not player.is_away for player in others)

    def why_not_advise(self, seat: Seat) -> str:
        """Why the seat may not ask what a bot would do; empty if it may."""
        if seat not in self.game.waiting():
            return "You are not asked now."
        if self.allows_advice or self.plays_bots_alone(seat):
            return ""
        return "Advice is for games against bots alone, unless the table allows it."

    def why_not_undo(self, seat: Seat) -> str:
        """Why the seat's last answer must stand; empty if it can be undone.

        Against bots alone anything can, as far back as one likes: dice and cards stay as they were dealt.
        """
        if self._before_last(seat) is not None and not self.game.is_over and self.plays_bots_alone(seat):
            return ""
        return self._why_not_undo_among_people(seat)

    def _why_not_undo_among_people(self, seat: Seat) -> str:
        """Why the seat's last answer must stand where somebody could have learned something since."""
        count = self._before_last(seat)
        if count is None:
            return "There is nothing of yours to undo."
        if self.game.is_over:
            return "The game is over: nothing can be undone any more."
        others = [who for who, _ in self.history[count:] if who != seat]
        if others:
            return f"{self.names[others[0]]} has answered since: your last answer can no longer be undone."
        if self._known[-1] != self._known[count]:
            return "Something was drawn or shown since: your last answer can no longer be undone."
        return ""

    def _before_last(self, seat: Seat) -> int | None:
        """How many answers came before the last one that this seat gave of its own will."""
        for number in reversed(range(len(self.history))):
            own = self.history[number][0] == seat and self.unasked_for.get(number + 1) != "yield"
            if own and not (self.forced[number] and self.automatic[seat] != "never"):
                return number
        return None

    def undo(self, seat: Seat, *, agreed: bool = False) -> None:
        """Take the seat's last answer back, as if it had not been given; anything, if all others have agreed."""
        count = self._before_last(seat)
        if count is None or (self.why_not_undo(seat) and not agreed):
            raise Fault(self.why_not_undo(seat))
        self.cut(count)

    def cut(self, count: int) -> None:
        """Only the first so many answers stand: whatever came behind them was not given."""
        self.game = self.game_after(count)
        self.undone += 1
        self._film_anew()
        self._driver.follow(self.history)
        del self.forced[count:], self._known[count + 1 :]
        self.unasked_for = {number: why for number, why in self.unasked_for.items() if number <= count}
        self._snapshots = {number: game for number, game in self._snapshots.items() if number <= count}
        self._checkpoints = {number: digest for number, digest in self._checkpoints.items() if number <= count}

    # --- looking back

    def events_since(self, count: int, seat: Seat | None) -> list[Told]:
        """What that seat has seen happen, without the first so many. Only what is new is looked at."""
        log = self.game.log or []
        undone, read, told = self._seen.get(seat, (self.undone, 0, []))
        if undone != self.undone:
            read, told = 0, []
        told += [each for each in (one.seen_by(seat) for one in log[read:]) if each is not None]
        self._seen[seat] = self.undone, len(log), told
        return told[count:]

    def game_after(self, count: int) -> Game:
        """The game as it stood after so many answers: a copy, played on from the nearest snapshot."""
        history = self.history
        if not 0 <= count <= len(history):
            raise Fault(f"the game has had {len(history)} answers, not {count}")
        start = max(number for number in self._snapshots if number <= count)
        game = self._snapshots[start].clone()
        game.history = list(history[:start])
        game.log = [told for told in self.game.log or () if told.answers <= start]
        game.table.listen()
        for seat, choice in history[start:count]:
            game.play(seat, choice)
        return game

    # --- the film

    def film(self, eyes: Eyes, since: int, until: int) -> Film:
        """What was seen through those eyes between so many answers and so many, step by step."""
        if not 0 <= since <= until <= len(self.history):
            raise Fault(f"the game has had {len(self.history)} answers: there is no film from {since} to {until}")
        game = self.game_after(since)
        before, steps = game.view(eyes), list[Step]()
        number = len(game.events_since(0, eyes))
        game.camera = lambda told: steps.extend(seen(game, told, eyes, number + len(steps)))
        for seat, choice in self.history[since:until]:
            game.play(seat, choice)
        return Film(since, until, before, tuple(steps))

    def watch(self, eyes: Eyes, who: object) -> None:
        """Somebody looks through those eyes: from now on what they see is filmed as it happens."""
        eyes = self._same_eyes(eyes)
        reel = self._reels.get(eyes)
        if reel is None:
            reel = self._reels[eyes] = Reel(eyes, len(self.events_since(0, eyes)))
            self.game.camera = self._take
        reel.sent(who, reel.number)

    def _same_eyes(self, eyes: Eyes) -> Eyes:
        """In a game in which nobody hides anything one film is made for all."""
        return None if self.game.edition.rules.is_open else eyes

    def unwatch(self, eyes: Eyes, who: object) -> None:
        """Somebody looks through those eyes no longer."""
        eyes = self._same_eyes(eyes)
        if eyes in self._reels and self._reels[eyes].leave(who):
            del self._reels[eyes]
            self.game.camera = self._take if self._reels else None

    def filmed(self, eyes: Eyes, number: int) -> list[Step] | None:
        """The newest steps from a line on; None, if nobody watched, or they are no longer kept."""
        reel = self._reels.get(self._same_eyes(eyes))
        return None if reel is None else reel.since(number)

    def _take(self, told: list[Told]) -> None:
        for reel in self._reels.values():
            reel.take(self.game, told)

    def _film_anew(self) -> None:
        """An answer was taken back: what follows is filmed from here on."""
        for eyes, reel in self._reels.items():
            reel.steps.clear()
            reel.number = len(self.events_since(0, eyes))
        self.game.camera = self._take if self._reels else None

    # --- records

    def record(self) -> Record:
        """The record of the game so far. Of a game against bots alone it says how often an answer was taken back."""
        alone = any(self.plays_bots_alone(seat) for seat in range(len(self.players)))
        return Record.of(self.game, self.names, self._checkpoints, taken_back=self.undone if alone else 0)

    def save(self, path: Path) -> None:
        """Write the record: the whole of it, or nothing."""
        write_whole(path, self.record().write())
