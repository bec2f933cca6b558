"""What the open question is about and what to do, in words for somebody who plays for the first time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamelode.kernel import Frame, Question

from ..content.texts import ability_name, ability_text, counted
from ..rules.abilities.moves import MayGoTo, MayMove
from ..rules.abilities.zones import MayExplode
from ..rules.after_attack import WhichFate
from ..rules.choosing import MayPickKind, MayTarget, WhichKind, WhichTarget
from ..rules.combat.blades import WhichBladeAbility
from ..rules.combat.striking import WhereToStrike, WhoAttacks, cells_to_strike
from ..rules.damage.check import DisruptOrDestroy, PlaceDisrupted, WhoReturns
from ..rules.damage.deathblow import WhereStrikesDying, WhoStrikesDying
from ..rules.damage.rolling import MayReroll, WhoIsFortunate
from ..rules.damage.splitting import SplitDamage
from ..rules.effects import WhichEffect
from ..rules.shifting import WhoShifts, anybody_shifts
from ..rules.spawning.phase import KeepWhich, WhatToSpawn
from ..rules.turn import ShiftOrStrike
from ..table import DreambladeTable

Guide = Callable[[DreambladeTable, Any], str]  # of a table and the question that is open


def guide(table: DreambladeTable, stack: list[Frame]) -> str:
    """How to answer the open question, for whoever is asked; empty if nobody is."""
    question = stack[-1] if stack else None
    return GUIDES[type(question)](table, question) if isinstance(question, Question) else ""


def _always(text: str) -> Guide:
    return lambda table, question: text


def _ability(how: str) -> Guide:
    """What the ability does that the question is about, and how to answer."""

    def told(table: DreambladeTable, question: WhichTarget) -> str:
        content, piece = table.content, question.piece
        return f"{ability_name(content, piece)}: {ability_text(content, piece)} {how}"

    return told


def _spawn(table: DreambladeTable, _: WhatToSpawn) -> str:
    first = "In the first turn only your portal is open."
    more = first if table.turn == 1 else "Points that are left over are lost."
    return f"Tap a miniature of your reserves, then a marked cell. {more}"


def _act(table: DreambladeTable, _: ShiftOrStrike) -> str:
    return (
        f"Your action phase {table.phase.number} of {table.content.limits.action_phases}. "
        "Shift: creatures that share their cell with no enemy may move one cell. "
        f"Strike: creatures attack the enemies in their cell.{_idle(table)}"
    )


def _idle(table: DreambladeTable) -> str:
    """A choice by which nobody could do anything is told so."""
    if not cells_to_strike(table):
        return " Nobody shares a cell with an enemy now: a strike would do nothing."
    return "" if anybody_shifts(table, table.phase.seat) else " All of yours are engaged: a shift would do nothing."


def _reroll(table: DreambladeTable, question: MayReroll) -> str:
    dice = "1 die" if question.most == 1 else f"{question.most} dice"
    return f"Tap up to {dice} to roll again. What is shown then stands."


def _split(table: DreambladeTable, question: SplitDamage) -> str:
    usual = "Enough for its defense disrupts it, enough for its life destroys it."
    relentless = "It is Relentless: only life counts, nobody is disrupted."
    return f"Each tap on an enemy gives it one damage. {relentless if question.relentless else usual}"


def _destroy(table: DreambladeTable, _: DisruptOrDestroy) -> str:
    points = counted(table.content.limits.conquest_for_destroyed, "point")
    return (
        "Its damage reaches defense and life, so you choose. "
        f"Destroyed: {points} for you, spawn points for its owner. Disrupted: you put it into an empty cell."
    )


GUIDES: dict[type[Frame], Guide] = {
    WhatToSpawn: _spawn,
    ShiftOrStrike: _act,
    WhoShifts: _always(
        "Tap a creature, then a marked cell. Each moves once, one cell; whoever shares a cell with an enemy stays."
    ),
    WhereToStrike: _always("Tap a cell that your creatures share with enemies. A cell is attacked once in a phase."),
    WhoAttacks: _always(
        "All that are marked attack together, with a die for each point of power. Tap one to leave it out."
    ),
    MayReroll: _reroll,
    WhoIsFortunate: _always("Several may have dice rolled again, each in its turn. Tap the one that comes first."),
    WhichBladeAbility: _always(
        "Blades set off abilities, one use at a time. As long as an ability can take a blade, you must choose one."
    ),
    SplitDamage: _split,
    DisruptOrDestroy: _destroy,
    PlaceDisrupted: _always("It was disrupted: you put it into any empty cell, as far from the fight as you like."),
    WhereStrikesDying: _always(
        "Your creatures were destroyed in several cells. Tap the cell whose fallen strike first."
    ),
    WhoStrikesDying: _always(
        "Destroyed in the first player's action, they may strike once more before they go. Tap one to leave it out."
    ),
    WhichEffect: _always("These happen at the same moment, and you order your own."),
    WhichFate: _always("Sacrificed, it goes to your graveyard; banished, back to your reserves."),
    WhoReturns: _always("Reincarnate: tap a creature in your graveyard."),
    KeepWhich: _always("They are Unique: the others are sacrificed."),
    MayExplode: _always("Bomb: it goes to your graveyard, and every enemy creature in its cell is damaged."),
    MayGoTo: _always("Tap a marked cell, or pass and leave it where it is."),
    MayMove: _ability("Tap a creature, then a marked cell, or pass."),
    WhichTarget: _ability("Tap a marked miniature."),
    MayTarget: _ability("Tap a marked miniature, or pass."),
    WhichKind: _ability("Tap one in the list."),
    MayPickKind: _ability("Tap one in the list, or pass."),
}
