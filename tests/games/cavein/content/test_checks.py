"""A designer's pack changes the game; a broken one is refused in a sentence that names file, key and reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gamelode.games.cavein import RULES
from gamelode.games.cavein.content import Content
from gamelode.games.cavein.rules.actions import UseSkill
from gamelode.kernel import Dice, Edition, Fault, Game, Record

from ..scene import EDITION, at

TWINS = """
[[mercenary]]
id = "twins"
name = "Drill Twins"
faction = "terron"
level = 2
copies = 2
timing = "turn"
skills = [{ type = "ExtraMine", count = 2 }, { type = "CheaperCrystals", discount = 1 }]
short = "Two extra Mine actions; crystals cost 1 less"
text = "You have two additional Mine actions this turn, and crystals cost 1 less."
source = "house"
copies_source = "house"
timing_source = "house"
"""
DIAMOND = """
[[crystal]]
id = "blue-10b"
colour = "blue"
cost = 10
vp = 20
symbol = "hydran"
source = "house"
"""
STRONG_DRILL = """
[[artifact_card]]
id = "A06"
[artifact_card.right]
effect = { type = "MineDiscount", discount = 3 }
"""
NO_WILD_CRYSTALS = """
[limits]
factions = 6
[setup]
first_game = ["terron", "hydran", "mineggler", "metanel", "bioss", "weedlock"]
"""
CHANGES = {
    "a level": '[[mercenary]]\nid = "driller"\nlevel = 2\n',
    "a mercenary": TWINS,
    "a mercenary taken out": '[[mercenary]]\nid = "driller"\ncopies = 0\n',
    "a crystal": DIAMOND,
    "an artifact": STRONG_DRILL,
    "limits": "[limits]\nhand = 5\nbase = 4\nactions = 3\n",
    "all factions": NO_WILD_CRYSTALS,
}


def laid_over(tmp_path: Path, text: str) -> Edition:
    path = tmp_path / "changes.toml"
    path.write_text(text, encoding="utf-8")
    return RULES.edition(path)


def content_of(edition: Edition) -> Content:
    assert isinstance(edition.content, Content)
    return edition.content


def played_out(edition: Edition, seats: int = 4) -> Game:
    game, dice = Game.start(edition, seats, seed=2, options={"factions": "first"}), Dice.from_seed("content")
    while not game.is_over:
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))
        RULES.audit(game.table)
    return game


# --- changed packs


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_pack_plays_to_the_end_and_has_a_digest_of_its_own(tmp_path: Path, change: str) -> None:
    edition = laid_over(tmp_path, CHANGES[change])
    game = played_out(edition)
    assert game.outcome is not None
    assert game.header.content == edition.digest != EDITION.digest


def test_the_same_change_has_the_same_digest(tmp_path: Path) -> None:
    assert laid_over(tmp_path, TWINS).digest == laid_over(tmp_path, TWINS).digest


def test_a_changed_level_moves_a_card_to_another_stack(tmp_path: Path) -> None:
    edition = laid_over(tmp_path, CHANGES["a level"])
    game = at(Game.start(edition, 2, seed=1, options={"factions": "first"}))
    driller = content_of(edition).card_named("driller")
    assert driller not in game.mercenaries[0]
    assert driller in game.mercenaries[1]


def test_a_new_mercenary_with_skills_that_are_there_can_be_used(tmp_path: Path) -> None:
    edition = laid_over(tmp_path, TWINS)
    game = Game.start(edition, 2, seed=1, options={"factions": "first", "start_player": 1})
    twins = content_of(edition).card_named("twins")
    at(game).players[0].hand = [twins]
    game.answer(0, UseSkill(twins))
    assert (at(game).turn.extra_mines, at(game).turn.mine_discount) == (2, 1)


def test_a_new_mercenary_is_dealt_with_its_copies(tmp_path: Path) -> None:
    edition = laid_over(tmp_path, TWINS)
    game = at(Game.start(edition, 2, seed=1, options={"factions": "first"}))
    cards = Counter([*game.docks, *game.mercenaries[1], *(card for player in game.players for card in player.hand)])
    assert cards[content_of(edition).card_named("twins")] == 2


def test_a_new_crystal_lies_in_the_stack_of_its_cost(tmp_path: Path) -> None:
    game = at(Game.start(laid_over(tmp_path, DIAMOND), 2, seed=1))
    assert len(game.mine) + sum(map(len, game.crystals)) == 61
    assert len(game.crystals[3]) == 6  # of seven one is in the Mine


def test_a_game_goes_on_only_with_the_content_it_was_begun_with(tmp_path: Path) -> None:
    edition = laid_over(tmp_path, TWINS)
    game = played_out(edition, seats=2)
    assert Record.of(game).replay(edition).digest() == game.digest()
    with pytest.raises(Fault, match="other content"):
        Record.of(game).replay(EDITION)


# --- broken packs


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            '[[mercenary]]\nid = "driller"\nskills = [{ type = "Dig" }]\n',
            "changes.toml: mercenary[0].skills[0].type (driller): Invalid value 'Dig'",
        ),
        (
            '[[artifact_card]]\nid = "A04"\n[artifact_card.left]\neffect = { type = "PerMoon", vp = 1 }\n',
            "changes.toml: artifact_card[3].left.effect.type (A04): Invalid value 'PerMoon'",
        ),
        (
            '[[mercenary]]\nid = "foreman"\nfaction = "gnome"\n',
            "changes.toml: mercenary[1].faction (foreman): there is no faction 'gnome'",
        ),
        (
            '[[mercenary]]\nid = "seeder"\nskills = [{ type = "CountDouble", faction = "gnome" }]\n',
            "changes.toml: mercenary[22].skills[0] (seeder): there is no faction 'gnome'",
        ),
        (
            '[[mercenary]]\nid = "driller"\nskills = [{ type = "TakeCrystal", colour = "pink", cost = 1 }]\n',
            "changes.toml: mercenary[0].skills[0] (driller): no faction has the colour 'pink'",
        ),
        (
            '[[mercenary]]\nid = "driller"\nskills = [{ type = "TakeCrystal", colour = "brown", cost = 2 }]\n',
            "changes.toml: mercenary[0].skills[0] (driller): the Mine has no row for cost 2",
        ),
        (
            '[[artifact_card]]\nid = "A03"\n[artifact_card.right]\neffect = { type = "RaidCrystal", cost = 2 }\n',
            "changes.toml: artifact_card[2].right.effect (A03): the Mine has no row for cost 2",
        ),
        (
            '[[mercenary]]\nid = "driller"\nlevel = "two"\n',
            "changes.toml: mercenary[driller].level: expected int, got str",
        ),
        (
            '[[mercenary]]\nid = "driller"\nlevel = 5\n',
            "changes.toml: mercenary[0].level (driller): Invalid enum value 5",
        ),
        (
            '[[mercenary]]\nid = "driller"\nlvel = 2\n',
            "changes.toml: mercenary[0] (driller): Object contains unknown field `lvel`",
        ),
        (
            '[[mercenary]]\nid = "driller"\ncopies = -1\n',
            "changes.toml: mercenary[0].copies (driller): Expected `int` >= 0",
        ),
        (
            '[[mercenary]]\nid = "new"\n',
            "changes.toml: mercenary[24] (new): Object missing required field `name`",
        ),
        (
            "".join(f'[[mercenary]]\nid = "{id}"\ncopies = 0\n' for id in ("driller", "frogtopus", "sapling")),
            "changes.toml: mercenary: too few cards of level 1 for a game of four players",
        ),
        (
            "[docks]\nslots = [4, 3, 2, 5]\n",
            "mercenaries.toml: mercenary: too few cards of level 4 for a game of four players",
        ),
        (
            '[[crystal]]\nid = "red-1a"\ncolour = "pink"\n',
            "changes.toml: crystal[40].colour (red-1a): no faction has the colour 'pink'",
        ),
        (
            '[[crystal]]\nid = "red-1a"\ncost = 2\n',
            "changes.toml: crystal[40].cost (red-1a): the Mine has no row for cost 2",
        ),
        (
            '[[crystal]]\nid = "red-1a"\nsymbol = "gnome"\n',
            "changes.toml: crystal[40].symbol (red-1a): there is no faction 'gnome'",
        ),
        ("[mine]\nslots = [4, 3, 2]\n", "changes.toml: mine.slots: 4 costs need as many numbers"),
        ("[mine]\nslots = [4, 3, 2, 7]\n", "changes.toml: mine.slots: fewer than 7 crystals have cost 10"),
        (
            "[mine]\ncosts = [1, 3, 6, 10, 10]\nslots = [4, 3, 2, 1, 1]\n",
            "changes.toml: mine.costs: a cost stands there twice",
        ),
        ("[limits]\nhand = 0\n", "changes.toml: limits.hand: Expected `int` >= 1"),
        ("[limits]\nfactions = 3\n", "changes.toml: limits.factions: four players need 4 to 6 factions in play"),
        ('[setup]\nfirst_game = ["gnome"]\n', "changes.toml: setup.first_game: there is no faction 'gnome'"),
        ('[setup]\nfirst_game = ["terron"]\n', "changes.toml: setup.first_game: it needs 4 different factions"),
        (
            "[setup]\nartifacts_per_stack = 5\n",
            "artifacts.toml: artifact_card: the stacks need exactly 15 cards, and there are 12",
        ),
        (
            "[scoring]\nsymbol_sets = [1, 3, 6]\n",
            "changes.toml: scoring.symbol_sets: it needs a number for each size of set, from 1 to 6",
        ),
        ("[cave_in]\nlast_space = 8\n", "changes.toml: cave_in.collapse: the track ends with space 8"),
        (
            '[[faction]]\nid = "gnome"\nname = "Gnomes"\ncolour = "pink"\ntheme = "gardens"\nsource = "house"\n',
            "changes.toml: faction: the rules need six factions",
        ),
        ("[weather]\nrain = true\n", "changes.toml: weather: Object contains unknown field `weather`"),
    ],
)
def test_a_broken_pack_is_refused_in_a_sentence_with_file_key_and_reason(tmp_path: Path, text: str, fault: str) -> None:
    with pytest.raises(Fault) as refused:
        laid_over(tmp_path, text)
    assert str(refused.value) == fault
