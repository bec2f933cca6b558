"""Kinds of creatures as the rules read them: the numbers of their entries, and their special rules by moment."""

from __future__ import annotations

from ..kinds import DAMAGE
from ..rules.creatures.kinds import SpecialRule
from ..rules.creatures.kinds.gaits import WALKS
from .entries import CreatureNumbers


class Nature:
    """A kind of creature. At each moment the rules ask only those special rules that have something to say then."""

    def __init__(self, entry: CreatureNumbers, rules: tuple[SpecialRule, ...]) -> None:
        self.entry, self.rules = entry, rules
        self.id, self.name, self.limit = entry.id, entry.name, entry.limit
        self.movement, self.health, self.range = entry.movement, entry.health, entry.range
        self.die, self.dice = entry.die, entry.dice
        self.resist = tuple(entry.resist.get(damage, 0) for damage in DAMAGE)
        self._always(rules)
        self.act = _speaking_at("act", rules)
        self.bang = _speaking_at("bang", rules)
        self.is_open_from = _speaking_at("is_open_from", rules)
        self.when_killed = _speaking_at("when_killed", rules)
        self.birth = next(iter(_speaking_at("birth", rules)), None)
        self.blast = next(iter(_speaking_at("blast", rules)), None)

    def _always(self, rules: tuple[SpecialRule, ...]) -> None:
        """What is always so of this kind."""
        self.gait = next((rule.gait for rule in rules if rule.gait), WALKS)
        self.spaces = max((rule.spaces for rule in rules), default=1)
        self.faces = any(rule.faces for rule in rules)
        self.blocks_sight = any(rule.blocks_sight for rule in rules)
        self.bang_damage = sum(rule.bang_damage for rule in rules)
        self.shrugs_off = frozenset(status for rule in rules for status in rule.shrugs_off)


def _speaking_at(moment: str, rules: tuple[SpecialRule, ...]) -> tuple[SpecialRule, ...]:
    """The rules whose class has something to say at a moment."""
    return tuple(rule for rule in rules if getattr(type(rule), moment) is not getattr(SpecialRule, moment))
