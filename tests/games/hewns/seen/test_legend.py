"""What numbers stand for on the page."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import fields

from gamelode.games.hewns.kinds import (
    EMPTY,
    ESCAPE,
    GEM,
    GEM_FACE,
    LAVA,
    NANADEAD,
    NANANBITE,
    NO_CARD,
    PIECES,
    STUNNED,
    TURN_ORDER,
    DiceSource,
)
from gamelode.games.hewns.seen.legend import Sources, legend
from gamelode.games.hewns.seen.names import names

from ..scene import CONTENT, hewn, item

LEGEND = legend(CONTENT)


def test_a_hewn_is_called_as_in_the_log() -> None:
    assert [each.name for each in LEGEND.hewns] == list(map(names(CONTENT)["hewn"], range(CONTENT.hewns)))


def test_copies_are_counted_and_the_only_one_of_its_kind_is_not() -> None:
    assert [LEGEND.hewns[hewn("clogg", copy)].copy for copy in (0, 1)] == [1, 2]
    assert LEGEND.hewns[hewn("igil")].copy == 0


def test_an_escape_counts_1_and_a_gem_2() -> None:
    assert LEGEND.dice["speed"].faces[ESCAPE].worth == 1
    gem = LEGEND.dice["mining"].faces[GEM_FACE]
    assert (gem.name, gem.mark, gem.worth) == ("2 or a gem", "2◆", 2)


def test_dice_that_are_no_amounts_are_not_added_up() -> None:
    assert [die for die, each in LEGEND.dice.items() if not each.adds_up] == ["danger", "nana", "hurt", "d10"]
    assert LEGEND.dice["hurt"].faces[STUNNED].name == "stunned"
    assert LEGEND.dice["nana"].faces[NANADEAD].mark == "✕"


def test_every_face_that_can_be_rolled_is_there() -> None:
    assert {die: set(each.faces) for die, each in LEGEND.dice.items()} == {
        die: set(faces) for die, faces in CONTENT.faces.items()
    }


def test_every_reason_for_dice_has_words() -> None:
    assert {field.name for field in fields(Sources)} == set(get_args(DiceSource))


def test_items_are_told_by_their_numbers() -> None:
    assert LEGEND.items[hewn("igil")].hewn == hewn("igil")
    eye = LEGEND.items[item("weather_eye")]
    assert eye.card is not None
    assert (CONTENT.files.technology[eye.card].id, eye.kind) == ("weather_eye", "scouting")
    assert LEGEND.items[TURN_ORDER].kind == "turn order"


def test_pieces_know_the_card_that_brings_them() -> None:
    cards = [CONTENT.files.technology[piece.card].id for piece in LEGEND.pieces]
    assert cards == ["nananbites", *PIECES[1:]]
    assert LEGEND.pieces[NANANBITE].name == "Nananbite"


def test_what_is_in_a_heart_card_has_a_name() -> None:
    told = {number: LEGEND.hearts[number].name for number in (NO_CARD, EMPTY, 3, GEM)}
    assert list(told.values()) == ["no heart card", "empty heart card", "heart stone", f"gem worth {CONTENT.gems[0]}"]


def test_a_swarm_has_a_close_combat_die_for_each_member() -> None:
    told = {entry.id: (entry, kind.facts) for entry, kind in zip(CONTENT.files.hewn, LEGEND.kinds, strict=True)}
    assert "a close combat die for each member" in told["veyark"][1]
    igil, facts = told["igil"]
    assert f"{igil.close_combat} close combat dice" in facts


def test_spaces_and_dangers_are_called_as_they_are_printed() -> None:
    assert "o1-1" in LEGEND.spaces["three_throats"]
    assert LEGEND.dangers[LAVA] == "lava"
