"""What one entry says of another must be true."""

from __future__ import annotations

from collections.abc import Collection

from gamelode.kernel import Pack, cites

from .entries import Files

FACTIONS = 6  # that the rules speak of
LEAST_IN_PLAY = 4
UNKNOWN = {  # what an entry names and no other entry knows
    "faction": "there is no faction {!r}",
    "colour": "no faction has the colour {!r}",
    "cost": "the Mine has no row for cost {}",
}


@cites("COMP-03", "COMP-04", "R-40", "R-42")
def check_files(files: Files, pack: Pack) -> None:
    """What one entry says of another is true, and there is enough of everything for a game of four."""
    known: dict[str, Collection[object]] = {
        "faction": {faction.id for faction in files.faction},
        "colour": {faction.colour for faction in files.faction},
        "cost": set(files.mine.costs),
    }
    _check_names(files, pack, known)
    _check_numbers(files, pack)
    _check_mine(files, pack)
    _check_mercenaries(files, pack)


def _check_names(files: Files, pack: Pack, known: dict[str, Collection[object]]) -> None:
    """Factions, colours and costs that entries name are there."""

    def check(thing: object, key: str, *fields: str) -> None:
        for field in fields:
            value = getattr(thing, field, None)
            if value is not None and value not in known[field]:
                raise pack.fault(key, UNKNOWN[field].format(value))

    for number, m in enumerate(files.mercenary):
        check(m, f"mercenary[{number}].faction", "faction")
        for place, skill in enumerate(m.skills):
            check(skill, f"mercenary[{number}].skills[{place}]", "faction", "colour", "cost")
    for number, c in enumerate(files.crystal):
        check(c, f"crystal[{number}].colour", "colour")
        check(c, f"crystal[{number}].cost", "cost")
        if c.symbol and c.symbol not in known["faction"]:
            raise pack.fault(f"crystal[{number}].symbol", UNKNOWN["faction"].format(c.symbol))
    for number, card in enumerate(files.artifact_card):
        check(card.left.effect, f"artifact_card[{number}].left.effect", "cost")
        check(card.right.effect, f"artifact_card[{number}].right.effect", "cost")
    for name in files.setup.first_game:
        if name not in known["faction"]:
            raise pack.fault("setup.first_game", UNKNOWN["faction"].format(name))


def _check_numbers(files: Files, pack: Pack) -> None:
    """Numbers that depend on one another agree."""
    factions, cards = len(files.faction), files.setup.artifact_stacks * files.setup.artifacts_per_stack
    if factions != FACTIONS:
        raise pack.fault("faction", "the rules need six factions")
    if not LEAST_IN_PLAY <= files.limits.factions <= factions:
        raise pack.fault("limits.factions", f"four players need {LEAST_IN_PLAY} to {factions} factions in play")
    if len(set(files.setup.first_game)) != files.limits.factions or len(files.setup.first_game) > files.limits.factions:
        raise pack.fault("setup.first_game", f"it needs {files.limits.factions} different factions")
    if len(files.scoring.symbol_sets) != factions:
        raise pack.fault("scoring.symbol_sets", f"it needs a number for each size of set, from 1 to {factions}")
    if max(files.cave_in.collapse.values()) > files.cave_in.last_space:
        raise pack.fault("cave_in.collapse", f"the track ends with space {files.cave_in.last_space}")
    if len(files.artifact_card) != cards:
        raise pack.fault(
            "artifact_card", f"the stacks need exactly {cards} cards, and there are {len(files.artifact_card)}"
        )


def _check_mine(files: Files, pack: Pack) -> None:
    costs, slots = files.mine.costs, files.mine.slots
    if len(set(costs)) != len(costs):
        raise pack.fault("mine.costs", "a cost stands there twice")
    if len(slots) != len(costs):
        raise pack.fault("mine.slots", f"{len(costs)} costs need as many numbers")
    for cost, count in zip(costs, slots, strict=True):
        if sum(c.cost == cost for c in files.crystal) < count:
            raise pack.fault("mine.slots", f"fewer than {count} crystals have cost {cost}")


def _check_mercenaries(files: Files, pack: Pack) -> None:
    """Whichever factions are drawn, their cards fill the Docks and the hands of four players."""
    for level, slots, hand in zip((1, 2, 3, 4), files.docks.slots, files.setup.start_hand, strict=True):
        of_level = [m for m in files.mercenary if m.level == level]
        counts = sorted(sum(m.copies for m in of_level if m.faction == f.id) for f in files.faction)
        if sum(counts[: files.limits.factions]) < slots + 4 * hand:
            raise pack.fault("mercenary", f"too few cards of level {level} for a game of four players")
