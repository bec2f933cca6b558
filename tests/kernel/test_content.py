"""Content packs: typed, faults that name file and key, changes laid over."""

from __future__ import annotations

from pathlib import Path

import pytest

from gamelode.kernel import Fault, Frame, Game, Pack, Seat, proves
from tests.kernel.forest import FOREST
from tests.kernel.forest.cards import Dream, Feast, Feasting, Hunt, Play
from tests.kernel.forest.rounds import Turn
from tests.kernel.scenes import DEN, DREAM, EDITION, FEAST, HUNT, begin, forest, play

CONTENT = FOREST.folder / "content"


def changed(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "changes.toml"
    path.write_text(text, encoding="utf-8")
    return path


def fault_of(tmp_path: Path, text: str) -> str:
    with pytest.raises(Fault) as error:
        FOREST.edition(changed(tmp_path, text))
    return str(error.value)


def effect_of(seat: Seat, effect: Feast | Hunt | Dream) -> Frame:
    return effect.frame(seat)


def test_an_effect_is_a_typed_record_that_makes_its_rule() -> None:
    assert EDITION.content.card[FEAST].effect == Feast(food=1)
    assert effect_of(1, Feast(food=2)) == Feasting(seat=1, food=2)


@proves("CARD-01", "CARD-03")
def test_a_feast_costs_no_act() -> None:
    table = forest(hands=([FEAST], []))
    play(begin(table, Turn(seat=0)), (0, Play(FEAST)))
    assert table.turn is not None
    assert (table.food[0], table.turn.acts, table.hands[0]) == (4, 2, [])


@proves("CARD-03")
def test_a_hunt_drives_the_wolf_home() -> None:
    table = forest(hands=([HUNT], []), wolf=0, script={"hunt": (4, 5, 1)})
    play(begin(table, Turn(seat=0)), (0, Play(HUNT)))
    assert table.wolf == DEN


@proves("CARD-03", "FORAGE-01")
def test_a_dream_draws_two_cards_and_foraging_one() -> None:
    game = begin(forest(hands=([DREAM], [])), Turn(seat=0))
    play(game, (0, Play(DREAM)), (0, game.options(0)[1]))
    assert len(game.table.hands[0]) == 3  # type: ignore[attr-defined]


def test_changes_alter_records_of_the_same_id_and_keep_the_rest(tmp_path: Path) -> None:
    edition = FOREST.edition(changed(tmp_path, '[[card]]\nid = "feast"\nbid = 9\n[numbers]\nrounds = 1\n'))
    assert (edition.content.card[FEAST].bid, edition.content.card[FEAST].copies) == (9, 8)
    assert (edition.content.numbers.rounds, edition.content.numbers.acts) == (1, 2)
    assert EDITION.content.card[FEAST].bid == 1


def test_changes_add_records(tmp_path: Path) -> None:
    card = '[[card]]\nid = "ham"\nsource = "house"\nname = "Ham"\ncopies = 1\nbid = 1\n'
    assert FOREST.edition(changed(tmp_path, card)).content.card[-1].name == "Ham"


def test_other_content_has_another_digest(tmp_path: Path) -> None:
    edition = FOREST.edition(changed(tmp_path, "[numbers]\nrounds = 1\n"))
    assert edition.digest != EDITION.digest
    assert Game.start(edition, 2, 1).header.content == edition.digest
    assert FOREST.edition() is EDITION


def test_the_order_of_keys_does_not_change_the_digest() -> None:
    one, two = Pack({"a": {"x": 1, "y": 2}, "b": 3}, {}), Pack({"b": 3, "a": {"y": 2, "x": 1}}, {})
    assert one.digest == two.digest


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            '[[card]]\nid = "feast"\neffect = { type = "Sing" }\n',
            "changes.toml: card[0].effect.type (feast): Invalid value 'Sing'",
        ),
        ('[[card]]\nid = "hunt"\nbid = "high"\n', "changes.toml: card[hunt].bid: expected int, got str"),
        (
            '[[card]]\nid = "new"\n',
            "changes.toml: card[6] (new): Object missing required field `source`",
        ),
        ("[numbers]\nrounds = 2.5\n", "changes.toml: numbers.rounds: expected int, got float"),
        ("[numbers]\nlength = 2\n", "changes.toml: numbers: Object contains unknown field `length`"),
        ('[[glade]]\nid = "fen"\npaths = [9]\n', "changes.toml: glade[4].paths (fen): there is no glade 9"),
        ("card = 3\n", "changes.toml: card: expected list, got int"),
        (
            '[[card]]\nid = "feast"\nbid = 9\n[[card]]\nid = "feast"\nbid = 8\n',
            "changes.toml: card: 'feast' stands there twice",
        ),
        (
            '[[fresh]]\nid = "a"\nparts = [{ id = "b" }, { id = "c" }, { id = "b" }]\n',
            "changes.toml: fresh[a].parts: 'b' stands there twice",
        ),
        ("[[card]]\nid = [1]\n", "changes.toml: card[0].id ([1]): Expected `str`, got `array`"),
        ("crads = 3\n", "changes.toml: crads: Object contains unknown field `crads`"),
    ],
)
def test_a_fault_names_file_key_and_reason(tmp_path: Path, text: str, fault: str) -> None:
    assert fault_of(tmp_path, text) == fault


@pytest.mark.parametrize("text", ["card = [", "card = " + "[" * 5000])
def test_what_is_no_toml_is_a_fault(tmp_path: Path, text: str) -> None:
    assert fault_of(tmp_path, text).startswith("changes.toml: ")


def test_what_is_no_text_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "changes.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(Fault, match=r"^changes\.toml: "):
        FOREST.edition(path)


def test_a_pack_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="No such file"):
        FOREST.edition(tmp_path / "missing.toml")
    with pytest.raises(Fault, match="no content file is there"):
        FOREST.edition(tmp_path)


def test_a_folder_of_changes_is_laid_over_file_by_file(tmp_path: Path) -> None:
    (tmp_path / "1.toml").write_text("[numbers]\nrounds = 1\nacts = 5\n")
    (tmp_path / "2.toml").write_text("[numbers]\nrounds = 2\n")
    numbers = FOREST.edition(tmp_path).content.numbers
    assert (numbers.rounds, numbers.acts) == (2, 5)


def test_every_value_group_says_where_it_is_from() -> None:
    groups = [*EDITION.content.card, *EDITION.content.glade, EDITION.content.numbers]
    assert {group.source for group in groups} == {"house"}
    assert sorted(path.name for path in CONTENT.iterdir()) == ["cards.toml", "forest.toml"]
