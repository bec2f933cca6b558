"""Abilities that are always on and make a miniature what it is: permissions, restrictions, figures."""

from __future__ import annotations

from msgspec.structs import replace

from gamelode.kernel import Frame, cites

from ...events import PointsGained
from ...table import DreambladeTable, Traits
from ..effects import Effect
from .base import Ability, Mode, Name, X


class Trait(Ability, frozen=True, kw_only=True):
    """An ability that changes the traits of its bearer."""

    def added_to(self, traits: Traits) -> Traits:
        raise NotImplementedError


@cites("BODYGUARD-01")
class Bodyguard(Trait, frozen=True, kw_only=True):
    """Damage goes to other local allies only when every Bodyguard has enough."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, bodyguard=True)


@cites("CHANNEL-01")
class Channel(Trait, frozen=True, kw_only=True):
    """Miniatures of its side cost less."""

    x: X

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, channel=traits.channel + self.x)


@cites("COPY-01")
class Copy(Trait, frozen=True, kw_only=True):
    """The bearer has the blade abilities of the other creatures in its cell."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, copies=True)


@cites("DEFENDER-01")
class Defender(Trait, frozen=True, kw_only=True):
    """The bearer does not shift into a cell with enemy creatures."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, defender=True)


@cites("DOMINATE-01")
class Dominate(Trait, frozen=True, kw_only=True):
    """The bearer claims a cell although it is contested."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, dominates=True)


@cites("ENERGIZE-01", "R-16")
class Energize(Trait, frozen=True, kw_only=True):
    """Its side has more spawn points: at the start of each spawn phase, or at once when it comes into play."""

    x: X

    modes = (Mode.ALWAYS, Mode.ARRIVING)

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, energize=traits.energize + self.x)

    def use(self, table: DreambladeTable, effect: Effect) -> Frame | None:
        table.phase.points += self.x
        table.tell(PointsGained, effect.owner(table), table.phase.points, 0)
        return None


@cites("FORTUNATE-01")
class Fortunate(Trait, frozen=True, kw_only=True):
    """The bearer may have some dice of its attack rolled again."""

    x: X

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, fortunate=(*traits.fortunate, self.x))


@cites("LONER-01")
class Loner(Trait, frozen=True, kw_only=True):
    """The bearer attacks alone or not at all."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, loner=True)


@cites("NULLIFY-01")
class Nullify(Trait, frozen=True, kw_only=True):
    """Creatures in its cell have no blade abilities."""

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, nullifies=True)


@cites("REGENERATE-01")
class Regenerate(Trait, frozen=True, kw_only=True):
    """The bearer is banished instead of being destroyed."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, regenerates=True)


@cites("REINCARNATE-01")
class Reincarnate(Trait, frozen=True, kw_only=True):
    """Its destruction brings another creature back from the graveyard."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, reincarnates=True)


@cites("REINFORCE-01", "ABG-01")
class Reinforce(Trait, frozen=True, kw_only=True):
    """The miniature may be spawned into any cell with an ally."""

    for_spawning = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, reinforces=True)


@cites("RELENTLESS-01")
class Relentless(Trait, frozen=True, kw_only=True):
    """Whom its attacks damage cannot be disrupted."""

    for_creatures = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, relentless=True)


@cites("RESPAWN-01")
class Respawn(Trait, frozen=True, kw_only=True):
    """The miniature may be spawned from the graveyard, for X."""

    x: X

    for_spawning = True
    is_single = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, respawn=self.x)


@cites("UNIQUE-01")
class Unique(Trait, frozen=True, kw_only=True):
    """Each side has only one miniature of its name in the dreamscape."""

    name: Name

    is_single = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, unique=self.name)


@cites("VENGEANCE-01")
class Vengeance(Trait, frozen=True, kw_only=True):
    """The miniature is spawned only when the opponent has won X turns."""

    x: X

    for_spawning = True

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, vengeance=max(self.x, traits.vengeance))


@cites("VESSEL-01")
class Vessel(Trait, frozen=True, kw_only=True):
    """Its destruction is worth X bonus points."""

    x: X

    def added_to(self, traits: Traits) -> Traits:
        return replace(traits, vessel=self.x)
