"""The content as columns of ints that the rules read."""

from __future__ import annotations

from msgspec.structs import replace

from gamelode.kernel import Pack, cites

from ..kinds import BANG, GOLD, NITRA, SCARE
from ..rules.cards.rock_and_stone import CancelEffect, RerollEffect
from ..rules.creatures.kinds import declared_by
from .checks import Check
from .entries import Files, Mode, SecondaryEntry
from .natures import Nature

_FACES = {"blank": 0, "scare": SCARE, "!": BANG, "nitra": NITRA, "gold": GOLD}


@cites("DICE-01", "SYM-02", "SYM-03", "SYM-04", "SYM-05", "SYM-08", "SYM-09")
def face(symbols: tuple[str, ...]) -> int:
    """A face as a number: hits, or what a single symbol stands for."""
    return _FACES.get(symbols[0], len(symbols))


class Content:
    """Fixed facts of the game. Creatures, cards and tokens are numbers; columns say what each is."""

    def __init__(self, pack: Pack) -> None:
        files = pack.typed(Files)
        self.files, self.numbers, self.tokens, self.threat = files, files.numbers, files.tokens, files.threat
        self.creatures = tuple(Nature(entry, declared_by(entry)) for entry in files.creature)
        check = Check(files, self.creatures, pack)
        check.names()
        self.faces = {die.id: tuple(face(f) for f in die.faces) for die in files.die}
        self._creatures()
        self._weapons(files)
        self.dwarf_ids = tuple(d.id for d in files.dwarf)
        self.throwables, self.shouts, self.supplies = files.throwable, files.shout, files.resupply
        self.shout = {s.id: number for number, s in enumerate(files.shout)}
        self.rerolling = tuple(n for n, s in enumerate(files.shout) if isinstance(s.effect, RerollEffect))
        self.cancelling = tuple(n for n, s in enumerate(files.shout) if isinstance(s.effect, CancelEffect))
        self.events, self.swarms, self.caves = files.event, files.swarm, files.cave
        self.mission = {m.id: number for number, m in enumerate(files.mission)}
        self.dive = {d.id: tuple(self.mission[m] for m in d.missions) for d in files.dive}
        self.maps = tuple(check.mission(number) for number in range(len(files.mission)))

    @cites("CRE-01", "CRE-02", "CRE-03", "CRE-06", "CRE-08", "CRE-12", "CRE-14", "CRE-16", "SPAWN-09")
    def _creatures(self) -> None:
        """Columns by kind; a miniature is a number, and its kind and nature are columns too."""
        kinds = self.creatures
        self.kind = {c.id: number for number, c in enumerate(kinds)}
        self.grunt = self.kind["grunt"]
        self.kind_of = tuple(kind for kind, c in enumerate(kinds) for _ in range(c.limit))
        firsts = [sum(c.limit for c in kinds[:kind]) for kind in range(len(kinds) + 1)]
        self.nature = tuple(kinds[kind] for kind in self.kind_of)  # of each miniature
        self.minis = tuple(range(firsts[k], firsts[k + 1]) for k in range(len(kinds)))
        self.two_spaces = next((minis[0] for k, minis in enumerate(self.minis) if kinds[k].spaces > 1), -1)
        self.resist = tuple(c.resist for c in kinds)
        self.health = tuple(c.health for c in kinds)
        self.blocks = tuple(c.blocks_sight for c in kinds)

    def _weapons(self, files: Files) -> None:
        """Every way to shoot has a number."""
        modes: list[Mode] = []
        self.primary_modes: list[tuple[int, ...]] = []
        for dwarf in files.dwarf:
            self.primary_modes.append(tuple(range(len(modes), len(modes) + len(dwarf.modes))))
            modes += dwarf.modes
        self.secondary_modes: list[tuple[int, int]] = []
        for weapon in files.secondary:
            self.secondary_modes.append((len(modes), len(modes) + 1))
            modes += [_named(weapon, weapon.normal, ""), _named(weapon, weapon.overclocked, weapon.overclocked.name)]
        self.robot_modes = tuple(range(len(modes), len(modes) + len(files.robot_mode)))
        modes += [_as_robot(mode) for mode in files.robot_mode]
        self.modes = tuple(modes)
        self.rolled = tuple(mode.rolled for mode in modes)
        sustained = {mode.weapon for mode in modes if mode.sustained}
        self.leads_on = tuple(mode.weapon in sustained for mode in modes)  # Sustained Fire may follow

    # --- by name, for tests, bots and the page

    def mode_named(self, id: str) -> int:
        return next(number for number, mode in enumerate(self.modes) if mode.id == id)

    def throwable_named(self, id: str) -> int:
        return next(number for number, t in enumerate(self.throwables) if t.id == id)

    def event_named(self, id: str) -> int:
        return next(number for number, e in enumerate(self.events) if e.id == id)


def _named(weapon: SecondaryEntry, mode: Mode, overclock: str) -> Mode:
    name = f"{weapon.name}, {overclock}" if overclock else weapon.name
    return replace(mode, id=f"{weapon.id}{'+' if overclock else ''}", weapon=name, slot=1)


def _as_robot(mode: Mode) -> Mode:
    return replace(mode, slot=2)
