"""Warbands and content: ready-made, listed, drawn; designers' files and their faults; views, words and refusals."""

from pathlib import Path

import pytest

from gamelode.games.dreamblade import RULES
from gamelode.games.dreamblade.kinds import BLADE, MISS
from gamelode.games.dreamblade.rules.abilities import AnyAbility
from gamelode.games.dreamblade.rules.damage.rolling import MayReroll, Reroll
from gamelode.games.dreamblade.rules.setup import drawn_warband, lay_out, muster
from gamelode.games.dreamblade.rules.shifting import Shifting
from gamelode.games.dreamblade.rules.spawning.phase import Spawn
from gamelode.games.dreamblade.seen.view import Gained, MiniView, Price
from gamelode.games.dreamblade.table import DreambladeTable
from gamelode.kernel import PASS, Dice, Fault, Game, proves
from gamelode.lab.tally import Tally

from .scene import (
    CONTENT,
    EDITION,
    NORTH,
    SOUTH,
    action_of,
    begin,
    blade,
    cell,
    fight,
    kind,
    n,
    piece,
    s,
    scene,
    shift,
    shop,
    spawn,
)

STANDARD = RULES.standard


def listed(text: str) -> tuple[int, ...]:
    return muster(CONTENT, text, "south", Dice.from_seed(1))


@proves("BAND-01", "BAND-03", "R-92")
def test_the_twelve_ready_made_warbands_are_full_and_legal() -> None:
    assert len(STANDARD.content.warbands) == 12
    for warband in STANDARD.content.warbands.values():
        assert len(warband) == 16
        assert max(map(warband.count, warband)) <= 3


@proves("BAND-01", "R-92")
def test_a_warband_has_one_to_sixteen_miniatures() -> None:
    full = "3 peon, 3 husk, 3 wall, 3 soldier, 3 chorus, herald"
    assert len(listed(full)) == 16
    assert len(listed("peon")) == 1
    with pytest.raises(Fault, match="1 to 16 miniatures, not 17"):
        listed(full + ", seraph")
    with pytest.raises(Fault, match="not 0"):
        listed(",")


@proves("BAND-02")
def test_aspects_mix_freely() -> None:
    assert len(listed("seraph, husk, tumbling_grin, ember_brat")) == 4


@proves("BAND-03", "R-92")
def test_at_most_three_alike_unique_or_not() -> None:
    assert len(listed("3 saint_vesper")) == 3
    with pytest.raises(Fault, match="at most 3 of a kind: there are 4 of 'peon'"):
        listed("2 peon, 2 peon")


def test_a_warband_that_does_not_exist_is_a_clear_fault() -> None:
    with pytest.raises(Fault, match="option south: there is no warband 'dawn_hosts'; there are dawn_host"):
        listed("dawn_hosts")
    with pytest.raises(Fault, match="there is no miniature 'pion'"):
        listed("peon, pion")
    with pytest.raises(Fault, match="'0' is no number of miniatures"):
        listed("0 peon, husk")
    with pytest.raises(Fault, match="'three' is no number of miniatures"):
        listed("three peon")
    with pytest.raises(Fault, match="turn_cap"):
        Game.start(STANDARD, 2, 1, {"turn_cap": -1})


def test_drawn_warbands_are_legal_and_follow_from_the_seed() -> None:
    for seed in range(20):
        warband = drawn_warband(CONTENT, Dice.from_seed(seed))
        assert len(warband) == 16
        assert max(map(warband.count, warband)) <= 3
    assert drawn_warband(CONTENT, Dice.from_seed(5)) == drawn_warband(CONTENT, Dice.from_seed(5))


def test_north_may_have_the_same_warband_as_south() -> None:
    for seed in range(5):
        game = Game.start(STANDARD, 2, seed, {"south": "drawn", "north": "mirror"})
        south, north = ([(p.kind, p.count) for p in player.reserves] for player in game.view(None).players)
        assert south == north
    with pytest.raises(Fault, match="option south: there is no warband 'mirror'"):
        Game.start(STANDARD, 2, 1, {"south": "mirror"})


def test_a_listed_warband_is_played() -> None:
    game = Game.start(STANDARD, 2, 3, {"south": "2 seraph, scragglemaw", "north": "dawn_host"})
    reserves = game.view(None).players[SOUTH].reserves
    assert [(STANDARD.content.files.miniature[p.kind].id, p.count) for p in reserves] == [
        ("seraph", 2),
        ("scragglemaw", 1),
    ]


# --- designers' files

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


# --- what people see


def test_the_view_tells_stats_with_their_reasons_and_real_prices() -> None:
    table = scene({"c3": "peon pilgrim_standard", "reserves": "great_dragon"}, {"c3": "nightmare_regent"})
    view = begin(action_of(table), Shifting(seat=SOUTH)).view(NORTH)
    peon = next(each for each in view.minis if each.mini == s("peon"))
    assert (peon.power, peon.defense, peon.engaged, len(peon.changes)) == (0, 4, True, 2)
    price = view.players[SOUTH].reserves[0]
    assert (price.price, price.missing) == (10, 1)


def prices(table: DreambladeTable) -> tuple[list[Price], list[Price]]:
    """South's, of the reserves and of the graveyard."""
    player = begin(table, Shifting(seat=SOUTH)).view(None).players[SOUTH]
    return list(player.reserves), list(player.respawns)


def test_a_price_tells_what_it_is_made_of() -> None:
    south = {"a1": "toll_sister", "c3": "peon", "reserves": "great_dragon", "graveyard": "pale_conscript husk"}
    table = scene(south)
    table.put(s("husk"), -1)
    reserves, _ = prices(table)
    assert [(p.kind, p.cost, p.short, p.less, p.price) for p in reserves] == [
        (kind("husk"), 1, {}, 1, 0),
        (kind("great_dragon"), 9, {}, 1, 8),
    ]
    short = prices(scene({"a1": "peon", "reserves": "great_dragon"}))[0][0].short
    assert short == {"valor": 1, "fear": 1}  # two of Valor are asked for
    table.put(s("toll_sister"), -1)
    _, respawns = prices(table)
    assert [(p.kind, p.count, p.cost, p.short, p.price) for p in respawns] == [
        (kind("pale_conscript"), 1, 3, {"fear": 1}, 4)
    ]


def test_whoever_cannot_be_spawned_has_the_clause_beside_its_price() -> None:
    south = {"e1": "pyre_exile", "reserves": "pyre_tyrant avenging_widow peon"}
    reserves, _ = prices(scene(south))
    assert [(p.kind, p.barred) for p in reserves] == [
        (kind("peon"), ""),
        (kind("avenging_widow"), "VENGEANCE-01"),
        (kind("pyre_tyrant"), "UNIQUE-01"),
    ]


def looks(table: DreambladeTable, creature: int) -> MiniView:
    view = begin(action_of(table), Shifting(seat=SOUTH)).view(None)
    found: MiniView = next(each for each in view.minis if each.mini == creature)
    return found


def test_the_view_tells_what_a_miniature_has_from_others() -> None:
    fury = CONTENT.granted[piece("ashen_matron", "hells_fury")]
    table = scene(
        {"b4": "bonfire_acolyte", "b5": "ashen_matron", "c3": "echo_child", "e1": "peon"}, {"c3": "savage_ogre"}
    )
    assert looks(table, s("bonfire_acolyte")).gained == (Gained(fury, s("ashen_matron")),)
    assert looks(table, s("echo_child")).gained == (Gained(piece("savage_ogre", "crit"), n("savage_ogre")),)
    assert looks(table, s("peon")).gained == ()
    assert looks(scene({"c3": "peon"}, {"c3": "savage_ogre"}), s("peon")).gained == ()


def test_the_view_tells_what_works_where_a_miniature_stands() -> None:
    table = scene({"b4": "peon", "c2": "soldier", "e1": "husk", "c4": "field_hospice"}, {"c2": "null_chapel"})
    assert [looks(table, m).scoring for m in (s("peon"), s("soldier"), s("field_hospice"))] == [True, False, True]
    assert [looks(table, m).nullified for m in (s("peon"), s("soldier"))] == [False, True]


def test_the_view_tells_points_to_come() -> None:
    table = scene({"b4": "bonfire_acolyte", "e1": "peon", "c3": "wick_martyr"})
    table.destroy(s("wick_martyr"), NORTH)
    player = begin(table, Shifting(seat=SOUTH)).view(None).players[SOUTH]
    assert (player.bonus, player.energy) == (5, 1)


def test_words_for_choices() -> None:
    words = STANDARD.words()
    content = STANDARD.content
    kinds = content.kinds_by_id
    assert words.say(Spawn(kinds["savage_ogre"], cell("e1"))) == "Spawn Savage Ogre at e1"
    ogre = content.number(kinds["savage_ogre"], NORTH, 1)
    assert words.namers["mini"](ogre) == "North's Savage Ogre (2)"
    pieces = content.printed_pieces[kinds["axemorph_demon"]]
    assert words.namers["piece"](pieces[0]) == "Crit 10 (double blade)"


def test_statistics_count_kinds_of_miniatures_and_abilities_for_whom_they_belong_to() -> None:
    game = fight(scene({"c3": "savage_ogre"}, {"c3": "late_bloomer"}, dice="b 3 . . . .", first=NORTH), "c3")
    game.header = EDITION.anonymous(2)
    tally = Tally(game)
    tally.take()
    south, north = tally.seats
    assert (south["Ability used: Crit"], south["Damaged, damage"]) == (1, 5)
    assert north["Destroyed: Late Bloomer"] == 1


def test_refusals_are_plain_sentences() -> None:
    game = shop(scene({"reserves": "soldier peon"}), 3)
    refusal = game.why_not(SOUTH, spawn("soldier", "e1"))
    assert refusal is not None
    assert game.sentence(refusal) == "It costs 5 spawn points, and you have 3. [SPAWN-02]"
    engaged = begin(action_of(scene({"c3": "peon", "a1": "husk"}, {"c3": "wall"})), Shifting(seat=SOUTH))
    refusal = engaged.why_not(SOUTH, shift(s("peon"), "c4"))
    assert refusal is not None
    assert engaged.sentence(refusal) == "An engaged creature cannot shift. [SHIFT-03]"


@proves("ACTV-02", "ACTV-05", "ACTV-07")
def test_refusals_about_blades() -> None:
    game = fight(scene({"c3": "double_charm savage_ogre idol_wrecker"}, {"c3": "wall"}, dice="b b" + " ." * 9), "c3")
    ogre, charm = s("savage_ogre"), s("double_charm")

    def clause(choice: object) -> str:
        refusal = game.why_not(SOUTH, choice)  # type: ignore[arg-type]
        return refusal.clause if refusal else ""

    assert clause(blade(n("wall"), "crit", ogre)) == "ACTV-02"
    game.answer(SOUTH, blade(ogre, "crit"))
    assert clause(blade(ogre, "crit")) == "ACTV-05"
    assert clause(blade(charm, "crit")) == "ACTV-07"
