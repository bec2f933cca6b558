"""Names for people: units, rocks, teams, ores, deposits."""

from __future__ import annotations

from collections.abc import Mapping

from gamelode.kernel import Namer

from .content import Content
from .pieces import Piece


def names(content: Content) -> Mapping[str, Namer]:
    """How the log, the prompts and the labels call things."""

    def deposit(number: int | None) -> str:
        if number is None:
            return "hidden"
        return f"{content.deposit_loads[number]} {content.ore_names[content.deposit_ore[number]]}"

    def by(piece: Piece | None) -> str:
        if piece is None:
            return ""
        of = "the refinery of " if piece.what == "refinery" else ""
        return f" by {of}{namers['team' if of else piece.what](piece.number)}"

    namers: dict[str, Namer] = {
        "unit": lambda unit: f"{content.kind_names[unit % 3].capitalize()} {unit // 3 + 1}",
        "kind": lambda kind: content.kind_names[kind],
        "rock": lambda rock: f"Asteroid {rock + 1}",
        "team": lambda team: f"Team {'ABCDE'[team]}",
        "ore": lambda ore: content.ore_names[ore],
        "deposit": deposit,
        "by": by,
        "kind of unit": lambda unit: content.kind_names[unit % 3],
        "kind of by": lambda piece: {"rock": "drifting rocks", "unit": "drillers"}[piece.what],
    }
    return namers
