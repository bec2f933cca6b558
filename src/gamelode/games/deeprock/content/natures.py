"""Kinds of creatures as the rules read them: the numbers of their entries, and their special rules by moment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import ValidationError
from msgspec.structs import replace

from gamelode.kernel import Pack

from ..kinds import DAMAGE
from ..rules.creatures import kinds
from ..rules.creatures.kinds import SpecialRule
from ..rules.creatures.kinds.gaits import WALKS
from .entries import CreatureEntry

REQUIRED = ("bang",)  # every creature says what "!" on its dice does


class Nature:
    """A kind of creature. At each moment the rules ask only those special rules that have something to say then."""

    def __init__(self, entry: CreatureEntry, rules: tuple[SpecialRule, ...]) -> None:
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


# --- reading


def without_special_rules(pack: Pack) -> Pack:
    """The same content with nothing in the entries of creatures but what all of them have."""
    rows = [{key: value for key, value in row.items() if key not in kinds.declaring_keys()} for row in _rows(pack)]
    return replace(pack, data={**pack.data, "creature": rows}) if rows else pack


def natures(pack: Pack, entries: tuple[CreatureEntry, ...]) -> tuple[Nature, ...]:
    """All kinds of creatures, each with the special rules that its entry declares."""
    declared = [_declared(pack, number, row) for number, row in enumerate(_rows(pack))]
    return tuple(Nature(entry, tuple(rules)) for entry, rules in zip(entries, declared, strict=True))


def _rows(pack: Pack) -> list[dict[str, Any]]:
    """The entries of creatures as they stand in the files; none, if what stands there is something else."""
    rows = pack.data.get("creature")
    return rows if isinstance(rows, list) and all(isinstance(row, dict) for row in rows) else []


def _declared(pack: Pack, number: int, row: dict[str, Any]) -> Iterator[SpecialRule]:
    """The special rules of an entry, in the order in which they are asked."""
    if missing := [key for key in REQUIRED if key not in row]:
        raise pack.fault(f"creature[{number}]", f"Object missing required field `{missing[0]}`")
    for key in kinds.declaring_keys():
        if key not in row:
            continue
        try:
            rule = kinds.declared(key, row[key])
        except ValidationError as error:
            raise pack.fault(f"creature[{number}].{key}", str(error).partition(" - at ")[0]) from error
        if rule is not None:
            yield rule
