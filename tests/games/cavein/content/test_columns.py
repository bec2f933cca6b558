"""What is in the box, and what stands on it."""

from collections import Counter

import pytest

from gamelode.games.cavein.content.entries import ArtifactEntry
from gamelode.games.cavein.rules.artifacts.points import Points
from gamelode.games.cavein.rules.payment.prices import mining_cost
from gamelode.games.cavein.rules.scoring import points
from gamelode.kernel import PASS, Fault, Game, proves

from ..scene import (
    CONTENT,
    EDITION,
    P,
    actions_of,
    asked,
    at,
    card,
    crystal,
    end_actions,
    lead,
    mine,
    owned,
    pay,
    play,
    recruit,
    refused,
    rounds_from,
    table,
    take_crystal,
    turn_of,
)

FILES = CONTENT.files


# --- components


@proves("COMP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_can_play(seats: int) -> None:
    assert len(at(Game.start(EDITION, seats, seed=1)).players) == seats


@proves("COMP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_fewer_or_more_cannot_play(seats: int) -> None:
    with pytest.raises(Fault, match="for 2 to 4 players"):
        Game.start(EDITION, seats, seed=1)


@proves("COMP-02")
def test_there_are_13_mercenary_cards_of_each_of_six_factions() -> None:
    cards = Counter({m.faction: 0 for m in FILES.mercenary})
    for m in FILES.mercenary:
        cards[m.faction] += m.copies
    assert cards == {faction.id: 13 for faction in FILES.faction}
    assert (cards.total(), FILES.components.mercenary_cards) == (78, 78)
    assert FILES.components.mercenary_cards_per_faction == 13


@proves("COMP-03")
def test_there_are_12_artifact_cards_60_crystals_and_a_track_for_the_token() -> None:
    assert (len(FILES.artifact_card), FILES.components.artifact_cards) == (12, 12)
    assert (len(FILES.crystal), FILES.components.crystal_tokens) == (60, 60)
    assert CONTENT.cave_in.last_space == max(CONTENT.cave_in.collapse.values())


@proves("COMP-04")
def test_each_of_six_colours_has_one_command_card_and_one_totem() -> None:
    assert len(CONTENT.colours) == FILES.components.command_cards == FILES.components.totems == 6
    game = at(Game.start(EDITION, 4, seed=1))
    assert len(game.totems) == 6
    assert len({player.command for player in game.players}) == 4


@proves("COMP-05")
def test_each_faction_has_its_colour() -> None:
    assert {faction.name: faction.colour for faction in FILES.faction} == {
        "Terrons": "brown",
        "Hy'drans": "blue",
        "Minegglers": "purple",
        "Metanels": "yellow",
        "Bioss": "red",
        "Weedlocks": "green",
    }
    assert CONTENT.card_colour[card("drollo")] == CONTENT.hue[crystal("yellow-1a")]


# --- mercenary cards


@proves("CARD-01")
def test_each_faction_has_one_kind_of_card_for_each_level() -> None:
    kinds = Counter((m.faction, m.level) for m in FILES.mercenary)
    assert kinds == {(faction.id, level): 1 for faction in FILES.faction for level in (1, 2, 3, 4)}


@proves("CARD-02")
def test_each_kind_of_card_has_a_skill_of_its_own() -> None:
    skills = [m.skills for m in FILES.mercenary]
    assert all(skills)
    assert len(set(skills)) == len(skills)


@proves("CARD-03")
def test_a_skill_for_the_whole_turn_lasts_as_long_as_the_turn() -> None:
    game = rounds_from(table(P(base=["foreman"]), P(), docks=["sergeant", "shuwar"]))
    play(game, lead("foreman"), recruit("sergeant"), pay())
    end_actions(game)
    assert refused(game, recruit("shuwar"), seat=1) == "REC-03"
    end_actions(game, seat=1)
    play(game, PASS)
    assert refused(game, recruit("shuwar")) == "REC-03"


@proves("CARD-04")
def test_an_instant_skill_resolves_at_once_and_once() -> None:
    game = turn_of(table(P(base=["frogtopus"]), P(), mine=["blue-1a", "blue-1b"]))
    play(game, lead("frogtopus"), take_crystal("blue-1a"))
    assert (owned(game), asked(game)) == (["blue-1a"], "TakeAction")


@proves("CARD-05")
def test_an_additional_action_is_of_its_type_and_for_this_turn() -> None:
    game = rounds_from(table(P(base=["drollo"], hand=["oddgrabber"] * 3), P(), mine=["yellow-1a", "yellow-1b"]))
    play(game, lead("drollo"), mine("yellow-1a"), pay("oddgrabber"), mine("yellow-1b"), pay("oddgrabber"))
    assert at(game).turn.actions == ("Mine",)
    end_actions(game)
    end_actions(game, seat=1)
    assert at(game).turn.extra_mines == 0


# --- artifact cards


@proves("CARD-06")
@pytest.mark.parametrize("artifact", CONTENT.artifacts, ids=lambda artifact: artifact.id)
def test_an_artifact_gives_either_points_or_a_benefit_during_play(artifact: ArtifactEntry) -> None:
    assert isinstance(artifact.effect, Points) == (artifact.timing == "scoring")


@proves("CARD-07")
def test_an_artifact_card_has_one_cost_and_two_different_artifacts() -> None:
    halves = [half for a in FILES.artifact_card for half in (a.left, a.right)]
    assert len({half.name for half in halves}) == len({str(half.effect) for half in halves}) == 24
    assert CONTENT.artifact_cost == tuple(a.cost for a in FILES.artifact_card)
    assert min(CONTENT.artifact_cost) > 0


# --- crystal tokens


@proves("CARD-08")
def test_a_crystal_has_a_colour_a_cost_and_points_for_the_end() -> None:
    assert {c.cost for c in FILES.crystal} == {1, 3, 6, 10}
    assert {c.colour for c in FILES.crystal} == set(CONTENT.colours)
    scores = [points(table(P(crystals=[c.id]), P()), 0)["crystals"] for c in FILES.crystal]
    assert scores == [c.vp for c in FILES.crystal]


@proves("CARD-09")
def test_a_crystal_carries_one_faction_symbol_or_none() -> None:
    assert {c.symbol for c in FILES.crystal} == {"", *CONTENT.factions}
    scores = [points(table(P(crystals=[id]), P()), 0)["symbols"] for id in ("blue-1a", "blue-1c")]
    assert scores == [0, 1]


@proves("CARD-10")
def test_a_crystal_may_carry_a_cave_in_symbol_beside_the_other() -> None:
    both = [c.id for c in FILES.crystal if c.cave_in and c.symbol]
    assert "blue-1d" in both
    game = actions_of(table(P(hand=["frogtopus"]), P(), mine=["blue-1d"]))
    play(game, mine("blue-1d"), pay("frogtopus"))
    assert at(game).cave_in == 1


# --- Command cards and Totems


@proves("CARD-11")
def test_every_player_has_one_command_card_and_it_does_nothing() -> None:
    scene = table(P(hand=["drollo"], crystals=["blue-6a"]), P(), mine=["yellow-3a"], docks=["sergeant", "driller"])
    looks = []
    for command in range(6):
        scene.players[0].command = command
        game = actions_of(scene)
        looks.append((list(game.options(0)), game.view(0).mining_costs, points(scene, 0)))
    assert looks == looks[:1] * 6


@proves("CARD-12")
def test_a_totem_brings_points_and_cheaper_crystals() -> None:
    scene = table(P(totems=["blue"]), P(), mine=["blue-3a"])
    assert [sum(points(scene, seat).values()) for seat in (0, 1)] == [3, 0]
    assert [mining_cost(scene, seat, crystal("blue-3a")) for seat in (0, 1)] == [2, 3]


# --- our numbers


@proves("R-40")
def test_cards_fall_in_number_with_their_level() -> None:
    assert {m.level: m.copies for m in FILES.mercenary} == {1: 5, 2: 4, 3: 3, 4: 1}
    game = at(Game.start(EDITION, 4, seed=1))
    assert [len(stack) for stack in game.mercenaries] == [8, 9, 10, 3]


@proves("R-40")
def test_every_card_of_a_level_is_as_frequent() -> None:
    assert {(m.level, m.copies) for m in FILES.mercenary} == {(1, 5), (2, 4), (3, 3), (4, 1)}


@proves("R-42")
def test_crystals_fall_in_number_with_their_cost_and_are_equal_for_all_colours() -> None:
    assert Counter(c.cost for c in FILES.crystal) == {1: 24, 3: 18, 6: 12, 10: 6}
    colours = {name: Counter[object]() for name in CONTENT.colours}
    for c in FILES.crystal:
        colours[c.colour][c.cost, c.vp, bool(c.symbol), c.cave_in] += 1
    assert list(colours.values()) == [colours["blue"]] * 6


@proves("R-42")
def test_a_crystal_carries_the_symbol_of_its_own_colour() -> None:
    colour_of = {faction.id: faction.colour for faction in FILES.faction}
    symbols = [c for c in FILES.crystal if c.symbol]
    assert all(colour_of[c.symbol] == c.colour for c in symbols)
    assert (len(symbols), sum(c.cave_in for c in FILES.crystal)) == (24, 18)
