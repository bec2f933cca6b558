"""What dice show, dice that are picked in secret, and dice that lie on the table; events tell of them too."""

from __future__ import annotations

from msgspec import Struct

from gamelode.kernel import Choice, Throw

from .kinds import ESCAPE, GEM_FACE, NANADEAD, Die, Hewn

FACES = {  # of the dice that show more than numbers
    "mining": {GEM_FACE: "2 or a gem"},
    "speed": {ESCAPE: "escape"},
    "nana": {NANADEAD: "Nanadead"},
    "danger": dict(enumerate(("lava", "Snedj nest", "planet attack", "mine depleted", "new mine", "respite", "blank"))),
    "hurt": dict(enumerate(("dead", "Sicket hit", "damaged", "stunned", "damaged and stunned"))),
}
ADDED_UP = ("mining", "laser", "area", "close_combat", "armour", "speed")  # the other dice show no amounts
WORTH = {GEM_FACE: 2, ESCAPE: 1}


def worth(face: int) -> int:
    """What a face counts where dice are added up."""
    return WORTH.get(face, face)


def dice_in_words(laser: int, area: int, armour: int, brain: int) -> str:
    """Secret dice, without those of which there are none."""
    screens = {"body screen": armour, "brain screen": brain}
    found = [f"{count} {die}" for die, count in {"laser": laser, "area": area}.items() if count]
    found += [f"{count} {screen}{'s' * (count > 1)}" for screen, count in screens.items() if count]
    if not found:
        return "no dice"
    return " and ".join([", ".join(found[:-1]), found[-1]] if len(found) > 1 else found)


def pick_in_words(laser: int, area: int, armour: int, brain: int, *, explode: bool) -> str:
    """Secret dice, with an explosion if there is one."""
    dice = dice_in_words(laser, area, armour, brain)
    if not explode:
        return dice
    return f"explode, with {dice}" if laser + area + armour + brain else "explode"


def face_shown(die: Die, face: int) -> str:
    """What a face of a die shows, in words or as a number."""
    return FACES.get(die, {}).get(face, str(face))


CALLED = {"d10": "ten-sided", "nana": "Nana"}  # otherwise than by their ids
PURPOSES = {  # what a die is for, where no more is told
    "mining": "mining", "laser": "attack", "area": "attack", "close_combat": "attack", "armour": "defence",
    "speed": "defence", "nana": "repair", "danger": "dangers of the mine", "hurt": "how it is hurt", "d10": "a chance",
}  # fmt: skip


def thrown(die: Die, faces: tuple[int, ...], purpose: str = "") -> Throw:
    """Dice of one kind as everybody sees them."""
    total = sum(map(worth, faces)) if die in ADDED_UP else None
    shown = tuple(face_shown(die, face) for face in faces)
    return Throw(CALLED.get(die, die.replace("_", " ")), shown, purpose or PURPOSES[die], total)


class Pick(Choice, frozen=True):
    """{dice}"""

    laser: int = 0
    area: int = 0
    armour: int = 0
    brain: int = 0
    explode: bool = False

    @property
    def dice(self) -> str:
        return pick_in_words(self.laser, self.area, self.armour, self.brain, explode=self.explode)

    @property
    def price(self) -> int:
        """What the dice cost in Substract, an explosion as much as a die."""
        return self.laser + self.area + self.armour + self.brain + self.explode

    @property
    def weapons(self) -> int:
        """How many weapon dice there are."""
        return self.laser + self.area


class AttackDie(Struct, frozen=True):
    """A die on the table: who rolled it, what kind it is and what it shows."""

    hewn: Hewn
    die: str
    face: int
