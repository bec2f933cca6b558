"""What one entry says of another must be true."""

from __future__ import annotations

from gamelode.kernel import Pack, cites

from ..board import SIZE
from ..kinds import DRAWN, MIRROR, RANDOM
from ..rules.abilities import Ability
from ..rules.abilities.bonuses import HellsFury
from .entries import Files, Limits, MiniatureEntry


@cites("R-01")
def check_board(files: Files, pack: Pack) -> None:
    board = files.board
    if any(len(names) != SIZE or len(set(names)) != SIZE for names in (board.columns, board.rows)):
        raise pack.fault("board", f"the dreamscape has {SIZE} columns and {SIZE} rows, each with a name of its own")
    cells = {column + row for column in board.columns for row in board.rows}
    for number, side in enumerate(files.side):
        if side.spawn_row not in board.rows or not side.portal.endswith(side.spawn_row) or side.portal not in cells:
            raise pack.fault(f"side[{number}].portal", "the portal is a cell of the spawn row")
        if lost := sorted(set(side.scoring) - cells):
            raise pack.fault(f"side[{number}].scoring", f"there is no cell {lost[0]!r}")
    if len(set(files.dice.initiative) - {1}) < 2:
        raise pack.fault("dice.initiative", "a 1 and a tie are rolled again, so two other numbers must be on the die")


def check_miniatures(files: Files, pack: Pack) -> None:
    aspects, lineages = {a.id for a in files.aspect}, {"", *(a.name for a in files.lineage)}
    for number, m in enumerate(files.miniature):
        where = f"miniature[{number}]"
        _check_id(m.id, where, pack)
        if lost := sorted(set(m.aspect_cost) - aspects):
            raise pack.fault(f"{where}.aspect_cost", f"there is no aspect {lost[0]!r}")
        if m.lineage not in lineages:
            raise pack.fault(f"{where}.lineage", f"there is no lineage {m.lineage!r}")
        if m.kind == "creature" and (m.defense < 1 or m.life < 1):
            raise pack.fault(f"{where}.life", "a creature has at least 1 defense and 1 life")
        if m.kind == "location" and (m.power or m.defense or m.life):
            raise pack.fault(where, "a location has no power, defense or life")
        _check_abilities(m, where, files, pack)


def _check_abilities(m: MiniatureEntry, where: str, files: Files, pack: Pack) -> None:
    lineages = {"", *(a.name for a in files.lineage)}
    types = {a.name for a in files.aspect} | lineages
    texts = {a.id for a in files.ability}
    for a in m.abilities:
        granted = (a.grants,) if isinstance(a, HellsFury) else ()
        faults = [each.fault() for each in (a, *granted)]
        named = [(field, getattr(a, field, "")) for field in ("type", "lineage", "only_lineage")]
        for field, name in named:
            if name not in (types if field == "type" else lineages):
                faults.append(f"there is no {'aspect or ' if field == 'type' else ''}lineage {name!r}")
        if a.is_single and [type(each) for each in m.abilities].count(type(a)) > 1:
            faults.append("a miniature has it once at most")
        if a.for_creatures and m.kind == "location":
            faults.append("no location can have it")
        if _tag_of(a) not in texts:
            faults.append("it has no text")
        for fault in filter(None, faults):
            raise pack.fault(f"{where}.abilities", f"{_tag_of(a)}: {fault}")


def _check_id(id: str, where: str, pack: Pack) -> None:
    """Options name miniatures in a list, such as `3 ember_brat, savage_ogre`."""
    if not id or "," in id or id != "".join(id.split()):
        raise pack.fault(f"{where}.id", "an id has no spaces or commas, and is not empty")


def _tag_of(ability: Ability) -> str:
    return str(ability.__struct_config__.tag)


@cites("BAND-01", "BAND-03", "R-92")
def check_warbands(files: Files, pack: Pack) -> None:
    known, limits = {m.id for m in files.miniature}, files.limits
    for number, warband in enumerate(files.warband):
        _check_id(warband.id, f"warband[{number}]", pack)
        if warband.id in (RANDOM, DRAWN, MIRROR):
            raise pack.fault(f"warband[{number}].id", f"{warband.id!r} has another meaning as an option")
        where = f"warband[{number}].miniatures"
        ids = [some.id for some in warband.miniatures for _ in range(some.count)]
        if fault := warband_fault(ids, known, limits):
            raise pack.fault(where, fault)


@cites("BAND-01", "BAND-02", "BAND-03", "R-92")
def warband_fault(ids: list[str], known: set[str], limits: Limits) -> str:
    """What is wrong with a warband of these miniatures; empty if nothing. Aspects mix freely."""
    if lost := [id for id in ids if id not in known]:
        return f"there is no miniature {lost[0]!r}"
    if not 1 <= len(ids) <= limits.warband:
        return f"a warband has 1 to {limits.warband} miniatures, not {len(ids)}"
    if many := [id for id in dict.fromkeys(ids) if ids.count(id) > limits.copies]:
        return f"at most {limits.copies} of a kind: there are {ids.count(many[0])} of {many[0]!r}"
    return ""
