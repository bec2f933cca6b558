"""People at a terminal: they see the table, are asked, and answer, look things up or take answers back."""

from __future__ import annotations

import os
import shlex
from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.text import Text

from gamelode.kernel import Choice, Fault, IllegalChoice, Seat, Told, Words
from gamelode.kernel.lessons import Hint
from gamelode.match import BotChooses, GoesUnasked, Match, PeopleAsked
from gamelode.teaching import Coach, advise

from . import screen
from .asking import Asking
from .book import clause_texts
from .foretold import advised, foretold
from .lookup import Lookup


class Left(Exception):
    """Whoever sat at the terminal has left."""


class Sitting:
    """One match played at one terminal."""

    def __init__(self, match: Match, console: Console, keep: Path | None = None, coach: Coach | None = None) -> None:
        self.match, self.console, self.coach = match, console, coach
        self.keep = keep  # the file that always holds the game as it stands
        self.own_files = {keep} if keep else set()  # that may be written over
        self.saved_at = (-1, -1)
        self.people = [seat for seat, player in enumerate(match.players) if not player.is_bot]
        self.told: Counter[Seat | None] = Counter()  # events that each seat has been told; None: whoever looks on
        self.notes: dict[Seat | None, list[tuple[int, str]]] = defaultdict(list)  # besides, each after so many events
        self.latest: Seat | None = None  # whoever sat there last

    @property
    def words(self) -> Words:
        """The names of the game as it stands."""
        return self.match.game.words(self.match.names)

    def play(self) -> None:
        """To the end of the game, or until everybody has left."""
        try:
            self.keep_record()
            while not self.match.game.is_over:
                self.go_on()
            self.end()
        except EOFError:
            self.console.print("\nNobody is there: the game is left as it stands.")
        except Left:
            self.console.print("The game is left as it stands.")

    def go_on(self) -> None:
        """Carry out the next move: ask a person, let a bot think, or give the answer that goes unasked."""
        move = self.match.next_move()
        assert move is not None
        if isinstance(move, PeopleAsked):
            self.decide(move.seats[0])
        elif isinstance(move, BotChooses):
            self.let_bot_choose(move)
        else:
            if isinstance(move, GoesUnasked):
                self.note(move.seat, f"You had no other choice: {self.match.game.label(move.choice, self.words)}.")
            self.match.carry_out(move)

    def let_bot_choose(self, move: BotChooses) -> None:
        with self.console.status(f"{self.match.names[move.seat]} thinks..."):
            self.match.carry_out(move)
        if not self.people:
            self.print(*self.news(None))

    def end(self) -> None:
        """Show why the game ended, and the score."""
        self.keep_record()
        game, outcome = self.match.game, self.match.game.outcome
        assert outcome is not None
        self.print(*self.news(self.latest), screen.heading("The end"))
        self.print(clause_texts(game.edition.rules.ledger, [outcome.reason]))
        self.print(screen.score(outcome, self.match.names))
        self.print(Text(f" {screen.winners(outcome, self.words)}", style=f"bold {screen.ACCENT}"))
        if self.people and screen.is_terminal():
            self.offer_to_save()

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    # --- a decision

    def decide(self, seat: Seat) -> None:
        """Ask a seat until it has answered, or has taken an answer back."""
        self.change_places(seat)
        asking = Asking(self.match, seat, self.words, self.mates(seat))
        self.show(seat, asking)
        while not self.obey(seat, asking, self.typed()):
            pass
        self.keep_record()

    def typed(self) -> str:
        """The next line. Whoever interrupts the game is offered to save it first."""
        try:
            return self.console.input("> ").strip()
        except KeyboardInterrupt:
            self.offer_to_save()
            raise

    def obey(self, seat: Seat, asking: Asking, line: str) -> bool:
        """Do what was typed; whether the game has moved by it."""
        if not screen.is_terminal():
            self.print(Text(line, style=screen.MUTED))
        try:
            return self.act(seat, asking, line)
        except (Fault, IllegalChoice) as refusal:
            self.refuse(str(refusal))
            return False

    def act(self, seat: Seat, asking: Asking, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if line.startswith(("?", "=")):
            word, rest = line[0], line[1:]
        lookup = Lookup(self.match, seat, self.words, self.console.width).commands
        acts: dict[str, Callable[[Seat, str], bool]] = {"u": self.undo, "s": self.save, "q": self.leave}
        if line.isdecimal():
            answer = asking.numbered(line)
            return self.answer(answer.seat, answer.choice)
        if word in acts:
            return acts[word](seat, rest.strip())
        if word == "=" and rest.strip():
            return self.answer(seat, asking.written(rest))
        if word == "=":
            self.print(screen.sentences([asking.how_to_write(), *asking.legend()]))
        elif word == "f":
            answers = [asking.numbered(rest.strip())] if rest.strip() else asking.page
            self.print(foretold(self.match, answers))
        elif word == "a":
            self.advise(seat, asking)
        elif word in lookup:
            self.print(lookup[word](rest.strip()))
        else:
            asking.narrow(line) if line else asking.leaf()
            self.print(asking.drawn(self.console.width))
        return False

    def answer(self, seat: Seat, choice: Choice) -> bool:
        self.match.answer(seat, choice, self.match.ticket(seat))
        return True

    def undo(self, seat: Seat, text: str) -> bool:
        self.match.undo(seat)
        self.told[seat] = min(self.told[seat], len(self.match.game.events_since(0, seat)))
        self.notes[seat] = []
        self.note(seat, "Your last answer is taken back.")
        return True

    def advise(self, seat: Seat, asking: Asking) -> None:
        """What a search on imagined games would do."""
        if no := self.match.why_not_advise(seat):
            raise Fault(no)
        position, rules = self.match.position(seat), self.match.game.edition.rules
        with self.console.status("Thinking..."):
            advice = advise(rules, position, players=self.match.names)
        self.print(advised(advice, asking.answers))

    def refuse(self, sentence: str) -> None:
        self.print(Text(f" {sentence}", style=screen.REFUSED))

    # --- what is shown

    def mates(self, seat: Seat) -> list[Seat]:
        """The others at this terminal, where all win and lose together."""
        game = self.match.game
        sides = game.edition.rules.sides
        together = sides is not None and len(set(sides(game.table))) == 1
        return [other for other in self.people if together and other != seat]

    def change_places(self, seat: Seat) -> None:
        """A curtain, where the next person may not see what the last one saw."""
        hides = len(self.people) > 1 and not self.mates(seat)
        if hides and self.latest != seat and screen.is_terminal():
            self.console.clear()
            self.console.input(f"{self.match.names[seat]}, you are asked. Press Enter when only you look. ")
        self.latest = seat

    def show(self, seat: Seat, asking: Asking) -> None:
        """What has happened, the question, and the table if there is room for it or others have changed it."""
        changed = not self.told[seat] or any(self.who(told) != seat for told in self.untold(seat))
        table = Lookup(self.match, seat, self.words, self.console.width).table()
        hints = self.coach.hints(self.untold(seat), self.match.game.question) if self.coach else []
        below = Group(*self.news(seat), asking.drawn(self.console.width), *map(_hint, hints))
        if screen.is_terminal() and self.lines(table) + self.lines(below) + 2 <= self.console.height:
            self.console.clear()
            self.print(table)
        elif changed:
            self.print(table)
        self.print(below)

    def lines(self, part: RenderableType) -> int:
        return len(self.console.render_lines(part))

    def news(self, seat: Seat | None) -> list[RenderableType]:
        """In sentences: what that seat has not been told yet."""
        untold, before = self.untold(seat), self.told[seat]
        self.told[seat] += len(untold)
        lines = [self.words.say(told.event) for told in untold]
        for after, note in reversed(self.notes.pop(seat, [])):
            lines.insert(after - before, note)
        has_answered = any(who == seat for who, _ in self.match.history)
        title = [screen.heading("Since your last answer" if has_answered else "So far")] if seat is not None else []
        return [*title, screen.sentences(lines)] if lines else []

    def note(self, seat: Seat, sentence: str) -> None:
        """Something to be told to a seat after all that has happened."""
        self.notes[seat].append((len(self.match.game.events_since(0, seat)), sentence))

    def untold(self, seat: Seat | None) -> list[Told]:
        return self.match.game.events_since(self.told[seat], seat)

    def who(self, told: Told) -> Seat | None:
        """The seat whose answer an event followed."""
        return self.match.history[told.answers - 1][0] if told.answers else None

    # --- saving and leaving

    def keep_record(self) -> None:
        if self.keep is not None:
            self.match.save(self.keep)
            self.saved_at = self.match.moment

    def save(self, seat: Seat, text: str) -> bool:
        if not text:
            raise Fault("Say where, as in s game.rec.")
        self.save_as(text)
        return False

    def save_as(self, name: str) -> None:
        path = Path(os.path.expanduser(name))
        if os.path.exists(path) and path not in self.own_files:
            raise Fault(f"{path} is there already; choose another name.")
        self.match.save(path)
        self.own_files.add(path)
        self.saved_at = self.match.moment
        game, quoted = self.match.game, shlex.quote(str(path))
        go_on = "" if game.is_over else f" To go on: gamelode play {game.header.game} --resume {quoted}"
        self.print(Text(f" Saved.{go_on}"), Text(f" To see it again: gamelode replay {quoted}"))

    def leave(self, seat: Seat, text: str) -> bool:
        self.offer_to_save()
        raise Left

    def offer_to_save(self) -> None:
        """Ask for a file name until the game is saved, or nobody wants it."""
        while self.saved_at != self.match.moment:
            name = self.console.input("Save the game? A file name, or Enter for no: ").strip()
            if not name:
                return
            try:
                self.save_as(name)
            except Fault as fault:
                self.refuse(str(fault))


def _hint(hint: Hint) -> RenderableType:
    """What the coach says."""
    return screen.sentences([f"Coach: {hint.text} [{' '.join(hint.clauses)}]"], style=screen.HINT)
