"""[WOLF] The wolf, which nobody plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from gamelode.kernel import Ask, AskAtOnce, AskInTurn, Choice, Command, Frame, Next, Seat, clause

from .blows import Bite
from .sharing import Share
from .table import LOST, ForestTable, Glade, Traveller

NO_SHARING: Mapping[type[Command], str] = {Share: "SHARE-02"}
HIT = 4  # on a die with six faces


class Prowl(Choice, frozen=True):
    """To the {glade}"""

    glade: Glade


class Fight(Choice, frozen=True):
    """Fight"""


class Hide(Choice, frozen=True):
    """Hide"""


class Commit(Choice, frozen=True):
    """{dice} dice"""

    dice: int


FIGHT, HIDE = Fight(), Hide()


class WhereDoesItProwl(Ask[Prowl]):
    """Where does the wolf prowl?"""

    only_if_choice: ClassVar[bool] = True

    def things(self, table: ForestTable, seat: Seat) -> Iterable[Prowl]:
        """Steps towards the nearest traveller; none, if one stands here."""
        standing = [glade for glade in table.glades if glade != LOST]
        away = table.content.distances(table.wolf)
        nearest = min(away[glade] for glade in standing)
        preys = {glade for glade in standing if away[glade] == nearest > 0}
        ways = [table.content.distances(prey) for prey in sorted(preys)]
        nears = sorted(table.content.glade[table.wolf].paths)
        return [Prowl(near) for near in nears if any(way[near] < way[table.wolf] for way in ways)]


class FightOrHide(AskInTurn[Fight | Hide]):
    """Does your traveller fight the wolf or hide from it?"""

    bars: ClassVar[Mapping[type[Command], str]] = NO_SHARING

    def things(self, table: ForestTable, seat: Seat) -> Iterable[Fight | Hide]:
        return (FIGHT, HIDE)


class CommitDice(AskAtOnce[Commit]):
    """How many dice does your traveller commit?"""

    bars: ClassVar[Mapping[type[Command], str]] = NO_SHARING

    def things(self, table: ForestTable, seat: Seat) -> Iterable[Commit]:
        return [Commit(dice) for dice in range(table.vigour(self.subject(seat)) + 1)]


class Prowling(Frame):
    """The wolf comes nearer, step by step."""

    left: int

    @clause("WOLF-01", "WOLF-02")
    def look(self, table: ForestTable, _: None) -> Next:
        """The first player chooses between glades that are as near."""
        return WhereDoesItProwl(seat=table.first) if self.left else self.goto(Prowling.pounce)

    @clause("WOLF-01")
    def step(self, table: ForestTable, choice: Prowl | None) -> Next:
        if choice is None:
            return None
        self.left -= 1
        table.wolf = choice.glade
        return self.goto(Prowling.look)

    @clause("WOLF-01")
    def pounce(self, table: ForestTable, _: None) -> Next:
        met = table.met_in(table.wolf)
        return self.become(Ambush(met=met)) if met else None


class Ambush(Frame):
    """The wolf meets everyone in its glade. It finishes with the number of hits."""

    met: tuple[Traveller, ...]

    @clause("WOLF-03")
    def announce(self, table: ForestTable, _: None) -> Next:
        return FightOrHide(subjects={traveller: table.owner(traveller) for traveller in self.met})

    @clause("WOLF-04", "WOLF-06")
    def commit(self, table: ForestTable, answers: dict[Traveller, Fight | Hide]) -> Next:
        """If all hide, the wolf bites the first of them."""
        fighters = [traveller for traveller, answer in answers.items() if isinstance(answer, Fight)]
        if not fighters:
            return self.finish(0, after=Bite(target=self.met[0], power=table.content.numbers.wolf_bite))
        return CommitDice(subjects={traveller: table.owner(traveller) for traveller in fighters})

    @clause("WOLF-04", "WOLF-05")
    def strike(self, table: ForestTable, committed: dict[Traveller, Commit]) -> Next:
        """Two hits drive the wolf home. Otherwise it bites whoever hit least."""
        rolls = {t: table.dice.roll(range(1, 7), commit.dice, "hunt") for t, commit in committed.items()}
        hits = {traveller: sum(die >= HIT for die in roll) for traveller, roll in rolls.items()}
        total, numbers = sum(hits.values()), table.content.numbers
        if total >= numbers.wolf_strength:
            table.wolf = numbers.den
            return self.finish(total)
        weakest = min(hits, key=hits.__getitem__)
        return self.finish(total, after=Bite(target=weakest, power=numbers.wolf_bite))
