"""Miniatures and warbands of designers, and what is said of broken ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.games.dreamblade import RULES
from gamelode.games.dreamblade.kinds import BLADE, MISS
from gamelode.games.dreamblade.rules.abilities import AnyAbility
from gamelode.games.dreamblade.rules.damage.rolling import MayReroll, Reroll
from gamelode.games.dreamblade.rules.setup import lay_out
from gamelode.games.dreamblade.table import DreambladeTable
from gamelode.kernel import PASS, Dice, Fault, Game, proves

from ..scene import SOUTH, STANDARD

MOTH = """
[[miniature]]
id = "paper_moth"
name = "Paper Moth"
kind = "creature"
spawn_cost = 2
aspect_cost = {{ madness = 1 }}
power = 1
defense = 2
life = 2
abilities = [{ability}]
source = "house"
"""
BAND = """
[[warband]]
id = "moths"
name = "Moths"
source = "house"
miniatures = [{{ id = "paper_moth", count = {count} }}, {{ id = "scragglemaw" }}]
"""


def edition(folder: Path, ability: str = "", count: int = 3) -> Game:
    """A game with a designer's warband on both sides."""
    file = folder / "moths.toml"
    file.write_text(MOTH.format(ability=ability) + BAND.format(count=count))
    return Game.start(RULES.edition(file), 2, 1, {"south": "moths", "north": "moths"})


def test_a_designers_miniature_of_existing_abilities_is_played_at_once(tmp_path: Path) -> None:
    lure = '{ ability = "lure", activation = ["score", "multiblade"] }'
    game, dice = edition(tmp_path, lure + ', { ability = "vessel", x = 4, activation = ["static"] }'), Dice.from_seed(1)
    moth = game.edition.content.kinds_by_id["paper_moth"]
    while not any(mini.kind == moth for mini in game.view(None).minis):
        assert not game.is_over
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))


@pytest.mark.parametrize(
    ("ability", "fault"),
    [
        ('{ ability = "fly", activation = ["static"] }', r"moths.toml: miniature\[110\].*paper_moth.*fly"),
        ('{ ability = "crit", activation = ["blade"] }', "missing required field `x`"),
        ('{ ability = "crit", x = 0, activation = ["blade"] }', ">= 1"),
        ('{ ability = "crit", x = 1, activation = ["sometimes"] }', "sometimes"),
        ('{ ability = "crit", x = 1, activation = ["spawn"], spawn_cost = 1 }', "cannot work by spawn points"),
        ('{ ability = "ambush", x = 1, activation = ["blade"] }', "cannot work by blades, only continuous"),
        ('{ ability = "raise", activation = ["blade", "spawn"] }', "one activation"),
        ('{ ability = "raise", activation = ["spawn"] }', "spawn_cost belongs to"),
        ('{ ability = "unique", name = "", activation = ["static"] }', "length >= 1"),
        ('{ ability = "fight", x = 1, activation = ["static"], type = "Joy" }', "no aspect or lineage 'Joy'"),
        ('{ ability = "fight", x = 1, activation = ["static"], type = "" }', "length >= 1"),
        (
            '{ ability = "hells_fury", activation = ["static"], lineage = "",'
            ' grants = { ability = "crit", x = 2, activation = ["score"] } }',
            "length >= 1",
        ),
        (
            '{ ability = "hells_fury", activation = ["static"], lineage = "Hellbred",'
            ' grants = { ability = "crit", x = 2, activation = ["comes_into_play"] } }',
            "hells_fury: it cannot work on coming into play",
        ),
        (
            '{ ability = "hells_fury", activation = ["static"], lineage = "Valor",'
            ' grants = { ability = "crit", x = 2, activation = ["score"] } }',
            "hells_fury: there is no lineage 'Valor'",
        ),
        (
            '{ ability = "bolster", x = 1, activation = ["static"], only_lineage = "Valor" }',
            "bolster: there is no lineage 'Valor'",
        ),
        ('{ ability = "reinforce", activation = ["score"] }', "reinforce: .* before"),
        ('{ ability = "respawn", x = 1, activation = ["score"] }', "respawn: .* before"),
        (
            '{ ability = "vengeance", x = 1, activation = ["score"] }',
            "vengeance: .* before",
        ),
    ],
)
def test_a_broken_ability_is_a_fault_that_names_it(tmp_path: Path, ability: str, fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        edition(tmp_path, ability)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("[dice]\ninitiative = [1, 6, 6]\n", "dice.toml: dice.initiative: .* two other numbers"),
        ("[dice]\nattack = []\n", "dice.attack: .* length >= 1"),
        ("[dice]\nattack = [-1, 2]\n", r"dice.attack\[0\]: .* >= 1"),
        ("[limits]\ncopies = 0\n", "limits.copies: .* >= 1"),
        ("[limits]\nwarband = 256\n", "limits.warband: .* <= 255"),
        ('[board]\ncolumns = ["a", "b", "c", "d"]\n', "board: the dreamscape has 5 columns"),
        ('[board]\ncolumns = ["a", "b", "c", "d", "d"]\n', "each with a name of its own"),
        ('[board]\nrows = ["1", "2", "3", "4", "5", "6"]\n', "and 5 rows"),
        ('[[side]]\nid = "south"\nspawn_row = "7"\n', r"side\[0\].portal \(south\): .* a cell of the spawn row"),
        ('[[side]]\nid = "south"\nportal = "e2"\n', "a cell of the spawn row"),
        ('[[side]]\nid = "north"\nportal = "z5"\n', r"side\[1\].portal"),
        ('[[side]]\nid = "north"\nscoring = { z9 = 1 }\n', r"side\[1\].scoring \(north\): there is no cell 'z9'"),
    ],
)
def test_figures_with_which_nobody_could_play_are_a_fault(tmp_path: Path, change: str, fault: str) -> None:
    file = tmp_path / "dice.toml"
    file.write_text(change)
    with pytest.raises(Fault, match=fault):
        RULES.edition(file)


@proves("FORTUNATE-01")
def test_fortunate_knows_the_worst_of_any_dice(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    file.write_text('[dice]\nattack = [5, 4, "blade", "miss"]\n')
    make = RULES.edition(file).table
    assert issubclass(make, DreambladeTable)
    table = lay_out(make, [(), ()], Dice(key=bytes(32)))
    again = MayReroll(seat=SOUTH, mini=0, faces=(5, BLADE, 4, MISS), most=3).options(table, SOUTH)
    assert again == [PASS, *map(Reroll, [(3,), (1, 3), (2, 3), (1, 2, 3), (0, 2, 3)])]


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("madness = 1", "joy = 1", "aspect_cost .*paper_moth.*: there is no aspect 'joy'"),
        ('kind = "creature"', 'kind = "creature"\nlineage = "Nobody"', "there is no lineage 'Nobody'"),
        ("defense = 2", "defense = 0", "at least 1 defense and 1 life"),
        ("life = 2", "life = 0", "at least 1 defense and 1 life"),
    ],
)
def test_a_broken_miniature_is_a_fault_that_names_it(tmp_path: Path, right: str, wrong: str, fault: str) -> None:
    assert right in MOTH
    file = tmp_path / "moths.toml"
    file.write_text(MOTH.replace(right, wrong).format(ability=""))
    with pytest.raises(Fault, match=fault):
        RULES.edition(file)


@pytest.mark.parametrize(
    "ability",
    [
        '{ ability = "unique", activation = ["static"], name = "A" }',
        '{ ability = "respawn", x = 1, activation = ["static"] }',
    ],
)
def test_an_ability_of_which_only_one_could_count_stands_there_once(tmp_path: Path, ability: str) -> None:
    with pytest.raises(Fault, match=r"miniature\[110\].*paper_moth.*: \w+: a miniature has it once at most"):
        edition(tmp_path, f"{ability}, {ability}")


@pytest.mark.parametrize("id", ["", "paper moth", "paper,moth"])
@pytest.mark.parametrize("right", ["paper_moth", "moths"])
def test_an_id_is_a_word_that_an_option_can_name(tmp_path: Path, right: str, id: str) -> None:
    file = tmp_path / "moths.toml"
    file.write_text((MOTH + BAND).format(ability="", count=1).replace(f'"{right}"', f'"{id}"'))
    with pytest.raises(Fault, match=rf"moths.toml: \w+\[\d+\].id \({id}\): an id has no spaces or commas"):
        RULES.edition(file)


def test_what_only_creatures_can_have_is_refused_on_a_location(tmp_path: Path) -> None:
    file = tmp_path / "tower.toml"
    tower = '[[miniature]]\nid = "tower"\nname = "Tower"\nkind = "location"\nspawn_cost = 2\nsource = "house"\n'
    tower += 'aspect_cost = { fear = 1 }\nabilities = [{ ability = "%s", activation = ["static"] }]\n'
    file.write_text(tower % "bodyguard")
    with pytest.raises(Fault, match=r"tower.toml: miniature\[110\].*bodyguard: no location can have it"):
        RULES.edition(file)
    for stat in ("power", "defense", "life"):
        file.write_text((tower % "nullify").replace("spawn_cost = 2", f"spawn_cost = 2\n{stat} = 1"))
        with pytest.raises(Fault, match=r"miniature\[110\].*a location has no power, defense or life"):
            RULES.edition(file)
    file.write_text(tower % "nullify")
    assert RULES.edition(file).content.kinds_by_id["tower"] == 110


def test_a_broken_warband_is_a_fault_that_names_it(tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"warband\[12\].*moths.*at most 3 of a kind: there are 4 of 'paper_moth'"):
        edition(tmp_path, count=4)
    file = tmp_path / "moths.toml"
    file.write_text(BAND.format(count=1))
    with pytest.raises(Fault, match=r"warband\[12\].*moths.*there is no miniature 'paper_moth'"):
        RULES.edition(file)


@pytest.mark.parametrize("word", ["random", "drawn", "mirror"])
def test_a_warband_is_not_called_like_another_way_to_get_one(tmp_path: Path, word: str) -> None:
    file = tmp_path / "moths.toml"
    file.write_text(MOTH.format(ability="") + BAND.format(count=3).replace('"moths"', f'"{word}"'))
    with pytest.raises(Fault, match=rf"moths.toml: warband\[12\].id \({word}\): '{word}' has another meaning"):
        RULES.edition(file)


@pytest.mark.parametrize(("table", "twin"), [(MOTH, "paper_moth"), (BAND, "moths")])
def test_two_records_of_one_file_cannot_have_the_same_id(tmp_path: Path, table: str, twin: str) -> None:
    file = tmp_path / "moths.toml"
    file.write_text((MOTH + BAND + table).format(ability="", count=3))
    with pytest.raises(Fault, match=rf"moths.toml: \w+: '{twin}' stands there twice"):
        RULES.edition(file)


@pytest.mark.parametrize("count", [0, -3])
def test_a_warband_has_at_least_one_of_what_it_names(tmp_path: Path, count: int) -> None:
    with pytest.raises(Fault, match=r"warband\[12\].*moths.*>= 1"):
        edition(tmp_path, count=count)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("power = 1", "power = -1"), ("spawn_cost = 2", "spawn_cost = -2"), ("{{ madness = 1 }}", "{{ madness = 0 }}")],
)
def test_a_miniature_with_a_value_that_cannot_be_is_a_fault(tmp_path: Path, right: str, wrong: str) -> None:
    assert right in MOTH
    file = tmp_path / "moths.toml"
    file.write_text(MOTH.replace(right, wrong).format(ability=""))
    with pytest.raises(Fault, match=r"miniature\[110\].*paper_moth.*>= [01]"):
        RULES.edition(file)


def test_every_ability_has_a_text_and_stands_on_some_miniature() -> None:
    tags = {ability.__struct_config__.tag for ability in AnyAbility.__args__}
    assert len(tags) == 56
    assert {text.id for text in STANDARD.content.files.ability} == tags
    assert {each.__struct_config__.tag for each in STANDARD.content.pieces} == tags
    assert len(STANDARD.content.files.miniature) == 110
