"""The Swarm Threat, Swarms, and where creatures come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from gamelode.kernel import Frame, Next, Seat, cites, clause

from ...board.hexes import DISTANCE
from ...board.walks import steps_to
from ...events.cards import SwarmDrawn, SwarmSetAside, ThreatMoved
from ...events.creatures import NothingComes
from ...kinds import LOSS, MINOR, Positive, Space
from ...table import DeepRockTable
from ..wording import counted, creature_name
from .activate import activation
from .emerge import EmergeMany
from .ways import way_to

if TYPE_CHECKING:
    from ...content import Content

Exit = Literal["I", "II", "III", "each", "nearest", "farthest"]
NUMBERED: dict[Exit, int] = {"I": 0, "II": 1, "III": 2}
EXITS: dict[Exit, str] = {
    "I": "exit I",
    "II": "exit II",
    "III": "exit III",
    "each": "every exit",
    "nearest": "the nearest exit",
    "farthest": "the farthest exit",
}


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """An instruction of a Swarm card: so many creatures emerge at an exit."""

    creature: str
    n: Positive
    exit: Exit

    def words(self, content: Content) -> str:
        return f"{counted(self.n, creature_name(content, self.creature))} at {EXITS[self.exit]}"


def swarm_cards(table: DeepRockTable) -> int:
    """How many cards the next Swarm draws: one, and those set aside."""
    return 1 + table.aside


class RaiseThreat(Frame):
    """[EVENT-06] The Swarm Threat marker moves."""

    by: int
    swarms: int = 0

    @clause("EVENT-06", "EVENT-07", "END-03", "END-04", "R-43", "R-44", "R-87", "R-102")
    def move(self, table: DeepRockTable, _: None) -> Next:
        """Step by step; the last space ends the mission, a creature step triggers a Swarm, but never a second one."""
        track = table.content.threat
        if self.by < 0:
            table.threat = max(table.threat + self.by, 0)
            table.tell(ThreatMoved, table.threat)
        for _step in range(self.by):
            table.threat += 1
            is_new, table.reached = table.threat > table.reached, max(table.threat, table.reached)
            table.tell(ThreatMoved, table.threat)
            if table.threat >= track.last:
                home = table.some_home()
                table.end("END-04" if home else "END-03", MINOR if home else LOSS)
                return None
            self.swarms += is_new and table.threat in track.swarm
        return None

    @clause("EVENT-07", "SWARM-01", "R-43")
    def swarm(self, table: DeepRockTable, _: None) -> Next:
        """One Swarm for each creature step that was entered."""
        if not self.swarms:
            return self.finish()
        self.swarms -= 1
        cards, table.aside = swarm_cards(table), 0
        return self.goto(RaiseThreat.swarm, after=SwarmAttack(cards=cards))


class SettingAside(Frame):
    """[SWARM-02] Swarm cards are set aside, unseen, for the next Swarm."""

    count: int

    @clause("SWARM-02", "R-45")
    def set_aside(self, table: DeepRockTable, _: None) -> Next:
        """As many cards are set aside as there are, at most."""
        table.aside = min(table.aside + self.count, len(table.swarms) + len(table.swarm_discard))
        table.tell(SwarmSetAside, table.aside)
        return None


class SwarmAttack(Frame):
    """[SWARM-01] Swarm cards bring creatures, and all creatures activate."""

    cards: int

    @clause("SWARM-01", "SWARM-02", "R-40", "R-45")
    def draw(self, table: DeepRockTable, _: None) -> Next:
        """The top card is drawn, then those set aside, one at a time."""
        if not self.cards:
            return self.goto(SwarmAttack.activate)
        self.cards -= 1
        card = table.draw(table.swarms, table.swarm_discard, "swarms")
        if card < 0:
            return self.goto(SwarmAttack.activate)
        table.swarm_discard.append(card)
        table.tell(SwarmDrawn, card)
        places = table.content.swarms[card].place
        return self.goto(SwarmAttack.draw, after=Emerging(seat=table.active, places=places))

    @clause("SWARM-03")
    def activate(self, table: DeepRockTable, _: None) -> Next:
        """Then every creature on the board activates, the new ones too."""
        return self.become(activation(table))


class Emerging(Frame):
    """[SPAWN-03] Creatures emerge from Tunnel Exits."""

    seat: Seat
    places: tuple[Place, ...]

    @clause("SPAWN-01", "SPAWN-02", "SPAWN-03")
    def next_place(self, table: DeepRockTable, _: None) -> Next:
        """In the order written. Nothing comes from an exit that is not on the board."""
        while self.places:
            place, self.places = self.places[0], self.places[1:]
            if place.exit == "each":
                self.places = (*self._at_each(table, place), *self.places)
                continue
            origin = exit_space(table, place.exit, self.seat)
            if origin >= 0:
                kind = table.content.kind[place.creature]
                return self.goto(Emerging.next_place, after=EmergeMany(kind=kind, count=place.n, origin=origin))
            table.tell(NothingComes, NUMBERED[place.exit])
        return None

    def _at_each(self, table: DeepRockTable, place: Place) -> list[Place]:
        return [Place(place.creature, place.n, name) for name, number in NUMBERED.items() if table.exits[number] >= 0]


@cites("SPAWN-01", "SPAWN-02")
def exit_space(table: DeepRockTable, name: Exit, seat: Seat) -> Space:
    """Where an exit is: by number, or by its way to a Dwarf; -1 if it is not on the board."""
    if name in NUMBERED:
        return table.exits[NUMBERED[name]]
    target = table.dwarves[seat].space
    layers = way_to(table, table.content.grunt, target)
    found = []
    for number, space in enumerate(table.exits):
        if space >= 0:
            steps = steps_to(layers, space)
            found.append((steps if steps >= 0 else 100 + DISTANCE[target][space], number))
    best = min(found)[1] if name == "nearest" else min((-steps, number) for steps, number in found)[1]
    return table.exits[best]
