"""A new creature needs an entry in a content file, and a new special rule one class: nothing else knows of either."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from gamelode.games.deeprock.board.hexes import BIT, NEAR, direction_of, spaces_of
from gamelode.games.deeprock.content.entries import creature_entry
from gamelode.games.deeprock.content.natures import Nature
from gamelode.games.deeprock.events.creatures import Emerged, Exploded
from gamelode.games.deeprock.kinds import BANG, Count, Space
from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.creatures.activate import Activate, activation
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.games.deeprock.rules.creatures.crawl import Crawl
from gamelode.games.deeprock.rules.creatures.emerge import Emerge
from gamelode.games.deeprock.rules.creatures.harm import Harm
from gamelode.games.deeprock.rules.creatures.kinds import SPECIAL_RULES, SpecialRule, declared_by
from gamelode.games.deeprock.rules.creatures.kinds.bangs import Stuns
from gamelode.games.deeprock.seen.legend import legend
from gamelode.games.deeprock.table import DeepRockTable
from gamelode.kernel import Dice, Frame, Game, Seat
from gamelode.kernel.conformance import Check
from gamelode.kernel.rules import Edition

from ....packs import NEW, changed_by
from ....scene import board, options, play, told

HATCHING_BOMB = "flying = true\nexplodes = true\nbirths = 1\nstun_immune = true\nreward = true\n"


def in_a_mission(edition: Edition, **script: tuple[int, ...]) -> DeepRockTable:
    """A lonely Scout at the start of his turn, and dice that show this."""
    game = Game.start(edition, 1, 0, {"dwarves": "scout", "bosco": "no"})
    while not board(game).turn.acting:
        play(game, options(game)[0])
    board(game).dice = Dice(key=bytes(32), script=dict(script))
    return board(game)


def begin(edition: Edition, table: DeepRockTable, rule: Frame) -> Game:
    return Game.scene(edition, table, rule, header=edition.anonymous(1))


def beside(table: DeepRockTable) -> Space:
    """An open space next to the Scout."""
    free = table.free_for_creatures() & NEAR[table.dwarves[0].space]
    return (free & -free).bit_length() - 1


def wasp_of(table: DeepRockTable, space: Space) -> int:
    """The first of the new miniatures stands there."""
    wasp: int = table.content.minis[table.content.kind["wasp"]][0]
    table.put(wasp, space)
    return wasp


# --- existing special rules on a new creature


def test_a_new_creature_emerges_and_comes_nearer(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, f"{NEW}flying = true\n")
    table = in_a_mission(edition)
    kind = table.content.kind["wasp"]
    game = begin(edition, table, Emerge(kind=kind, origin=table.exits[0]))
    while not game.is_over:
        play(game, options(game)[0])
    wasp = told(game, Emerged)[0].creature
    before = table.where[wasp]
    game = begin(edition, table, activation(table, ("wasp",)))
    while not game.is_over:
        play(game, options(game)[0])
    assert table.content.kind_of[wasp] == kind
    assert table.where[wasp] not in (before, -1)


def test_a_new_creature_attacks_with_the_bang_of_its_entry(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, NEW)
    table = in_a_mission(edition, creature=(1, BANG))
    begin(edition, table, Activate(creature=wasp_of(table, beside(table))))
    assert (table.dwarves[0].health, table.dwarves[0].stunned) == (4, True)


def test_a_new_creature_goes_off_next_to_a_dwarf(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, f"{NEW}explodes = true\n")
    table = in_a_mission(edition, explosion=(2,))
    wasp = wasp_of(table, beside(table))
    begin(edition, table, Activate(creature=wasp))
    assert (table.where[wasp], table.dwarves[0].health) == (-1, 3)


def test_a_new_creature_with_several_rules_does_what_all_of_them_say(tmp_path: Path) -> None:
    """It earns a card, then bears young, then goes off."""
    edition = changed_by(tmp_path, NEW + HATCHING_BOMB)
    table = in_a_mission(edition, explosion=(1,))
    space, cards = beside(table), len(table.dwarves[0].cards)
    wasp = wasp_of(table, space)
    game = begin(edition, table, Harm(wounds={wasp: 2}, by=0, chooser=0))
    while not game.is_over:
        play(game, next(choice for choice in options(game) if isinstance(choice, At)))
    assert table.where[wasp] < 0
    assert len(table.dwarves[0].cards) == cards + 1
    assert [event.space for event in told(game, Emerged)] == [space]
    assert [event.space for event in told(game, Exploded)] == [space]
    assert table.bugs & BIT[space], "the blast hurts what is next to it, not what came out of it"
    assert table.dwarves[0].health == 4


def test_a_new_creature_says_what_is_special_about_it(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, NEW + HATCHING_BOMB)
    assert legend(edition.content).creature[-1].says == (
        "“!” stuns its victim",
        "breeds instead of moving, and when it dies",
        "goes off next to a Dwarf or the Sentry Gun, and when it dies",
        "flies over pits, stalagmites and figures",
        "cannot be stunned",
        "whoever kills it draws a Rock & Stone card",
    )


def test_one_that_breaks_rock_need_not_take_two_spaces(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, f"{NEW}crushes = true\nfaces = true\n")
    table = in_a_mission(edition)
    space = next(s for s in spaces_of(table.free_for_creatures()) if NEAR[s] & table.walls & ~table.sealed)
    (rock, *_) = spaces_of(NEAR[space] & table.walls & ~table.sealed)
    table.minerals.pop(rock, None)
    wasp = wasp_of(table, space)
    begin(edition, table, Crawl(creature=wasp, way=(rock,)))
    assert table.where[wasp] == rock
    assert table.open & BIT[rock]
    assert table.facing[wasp] == direction_of(space, rock)


@pytest.mark.parametrize("more", [HATCHING_BOMB, "crushes = true\nfaces = true\nblocks_sight = true\n"])
def test_whole_games_are_played_with_a_new_creature(tmp_path: Path, more: str) -> None:
    """It is posted in the first mission, and comes with an Event."""
    posted = '[[mission]]\nid = "first_shift"\ncreatures = [{ creature = "wasp", at = [9, 6] }]\n'
    event = '[[event]]\nid = "tremors"\neffects = [{ op = "spawn", creature = "wasp", n = 2, exit = "nearest" }]\n'
    edition = changed_by(tmp_path, NEW + more + posted + event)
    for seats in (1, 2):
        assert Check(edition, seats, 5, every=25).run() > 0


# --- a new special rule


class Venom(SpecialRule, frozen=True):
    """A "!" of its dice hurts so much more."""

    damage: Count

    key = "venom"
    words = "its sting is venomous"

    def bang(self, table: DeepRockTable, victim: Seat) -> None:
        table.hurt(victim, self.damage)


def test_a_new_special_rule_is_one_class() -> None:
    """With a line for it in the list of special rules, its key can stand in a content file."""
    rules: tuple[type[SpecialRule], ...] = (*SPECIAL_RULES, Venom)
    text = f"{NEW}venom = 2\n"
    (row,) = tomllib.loads(text)["creature"]
    entry = msgspec.convert(row, creature_entry(rules))
    assert declared_by(entry, rules) == (Stuns(), Venom(2))


def test_the_rules_ask_a_new_special_rule_at_its_moments(tmp_path: Path) -> None:
    edition = changed_by(tmp_path, NEW)
    table = in_a_mission(edition, creature=(0, BANG))
    wasp = wasp_of(table, beside(table))
    old = table.content.nature[wasp]
    new = Nature(old.entry, (*old.rules, Venom(2)))
    table.content.nature = tuple(new if nature is old else nature for nature in table.content.nature)
    begin(edition, table, CreatureAttack(creature=wasp, seat=0))
    assert table.dwarves[0].health == 3
    assert table.dwarves[0].stunned
