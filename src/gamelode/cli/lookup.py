"""What a person at the table can look up: the table itself, the rules, why not, what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from gamelode.kernel import Choice, Fault, Refusal, Seat, Words
from gamelode.kernel.sections import sections_of
from gamelode.match import Match

from . import screen
from .asking import MOST_NAMES, numbers_of
from .book import clause_texts, found_clauses

MOST_REFUSED = 12  # of a kind, unless they are asked for
HELP = """\
a number    gives that answer
text        shows only the answers with that text; Enter leafs on, or shows all again
? [text]    why something is not offered, with the clause that forbids it
u           takes your last answer back, as long as nobody has learned anything since
v [12]      shows the table again, or as it was after 12 answers
i text      explains a card or a thing on the table
r [clause]  the rule that asks you now, or any clause; r text searches
l [text]    the log, with the clauses that did it
s FILE      saves the game as a record that replays
= [answer]  gives an answer that an open question accepts and does not list; = alone says how
q           leaves the game
h           this help"""


class Lookup:
    """What one seat of a match may look up."""

    def __init__(self, match: Match, seat: Seat, words: Words, width: int) -> None:
        self.match, self.game, self.seat, self.words, self.width = match, match.game, seat, words, width
        self.commands: dict[str, Callable[[str], RenderableType]] = {
            "?": self.why_not,
            "v": self.table,
            "i": self.thing,
            "r": self.rule,
            "l": self.log,
            "h": self.help,
        }

    def why_not(self, text: str) -> RenderableType:
        """What the seat can point at and may not do, by the reason."""
        reasons: dict[str, list[str]] = {}
        refused = [(self.game.label(choice, self.words), refusal) for choice, refusal in self.game.refusals(self.seat)]
        found = [(words, refusal) for words, refusal in refused if text.casefold() in words.casefold()]
        for words, refusal in found or self._meant(text):
            reasons.setdefault(self.game.sentence(refusal), []).append(words)
        if not reasons:
            raise Fault("Nothing of that kind is refused here." if text else "Nothing is refused here.")
        parts: list[RenderableType] = []
        for reason, things in reasons.items():
            named = list(dict.fromkeys(things))
            shown = named if text or len(named) <= MOST_REFUSED else named[:MOST_REFUSED]
            parts += [screen.sentences([reason], style=screen.REFUSED), screen.columns(shown, self.width, indent=5)]
            if len(shown) < len(named):
                more = f"and {len(named) - len(shown)} more; ? with part of a name shows them."
                parts.append(screen.sentences([more], indent=5, style=screen.MUTED))
        return Group(*parts)

    def _meant(self, name: str) -> Iterator[tuple[str, Refusal]]:
        """What is offered of one thing, done to another of that name, such as a move to a space that is too far."""
        for kind in dict.fromkeys(map(type, self.game.options(self.seat))) if name else ():
            for number in range(MOST_NAMES) if len(numbers_of(kind)) == 1 else ():
                choice = kind(number)
                if self._names(choice, name) and (refusal := self.game.why_not(self.seat, choice)):
                    yield self.game.label(choice, self.words), refusal

    def _names(self, choice: Choice, name: str) -> bool:
        """Whether it is about the thing of that name, whatever lies there and of whatever kind it is."""
        try:
            said = self.words.field(choice, *numbers_of(type(choice))).partition(" (")[0].casefold()
        except LookupError:  # there is none with this number
            return False
        return f" {said}".endswith(f" {name.casefold()}")

    def table(self, text: str = "") -> RenderableType:
        """Show the table as it is, or as it was after so many answers."""
        if not text:
            return screen.drawn(sections_of(self.game, self.seat, self.words), self.width)
        if not text.isdecimal() or len(text) > 9:
            raise Fault("Say after how many answers, as in v 12.")
        before = self.match.game_after(int(text))
        return Group(
            screen.heading(f"You are looking back: the table after {screen.count(before.answers, 'answer')}"),
            screen.drawn(sections_of(before, self.seat, self.words), self.width),
            screen.heading(f"Back to now, after {screen.count(self.game.answers, 'answer')}"),
        )

    def thing(self, text: str) -> RenderableType:
        """What the table says of a thing in it."""
        if not text:
            raise Fault("Say what, as in i driller.")
        rows = [row for section in sections_of(self.game, self.seat, self.words) for row in section.rows]
        noted = [(f"{row.label} {piece.text}", piece) for row in rows for piece in row.pieces if piece.note]
        notes = {f"{piece.text}: {piece.note}": None for name, piece in noted if text.casefold() in name.casefold()}
        if not notes:
            raise Fault(f"Nothing that is explained here is called {text!r}; r {text} searches the rules.")
        return screen.sentences(notes)

    def rule(self, text: str) -> RenderableType:
        """The clauses that ask now, or those that were asked for."""
        ledger = self.game.edition.rules.ledger
        ids = found_clauses(ledger, text) if text else self.game.question.cited
        if not ids:
            raise Fault(f"No clause is called {text!r}, or has it in its text." if text else "No clause asks this.")
        return clause_texts(ledger, ids)

    def log(self, text: str) -> RenderableType:
        """What the seat has seen happen, with the clauses that did it."""
        lines = []
        for told in self.game.events_since(0, self.seat):
            sentence = self.words.say(told.event)
            if text.casefold() in sentence.casefold():
                clauses = Text(f" [{' '.join(told.clauses)}]", style=screen.MUTED)
                lines.append(Text(f" {told.answers:>4} ", style=screen.MUTED) + screen.coloured(sentence) + clauses)
        return Group(*lines)

    def help(self, text: str) -> RenderableType:
        return Padding(Text(HELP), (0, 0, 0, 1), expand=False)
