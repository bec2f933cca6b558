"""The worked examples of the ledger, as they stand there: set-up, script, and every line that is expected."""

from collections import Counter

import pytest

from gamelode.games.cavein.kinds import ActionType
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.rules.artifacts.points import Points
from gamelode.games.cavein.rules.payment.prices import artifact_cost, mining_cost, paying_colours
from gamelode.games.cavein.rules.scoring import points
from gamelode.games.cavein.table import CaveInTable, Perks, ThisTurn
from gamelode.kernel import Game, Refusal, Seat, proves

from ..scene import (
    CONTENT,
    EDITION,
    P,
    actions_of,
    artifacts,
    asked,
    at,
    base,
    card,
    collect,
    crystal,
    docks,
    hand,
    keep,
    lead,
    may,
    mine,
    order,
    owned,
    pay,
    play,
    played,
    raid,
    raid_again,
    recruit,
    refused,
    subjugate,
    subjugated,
    table,
    take_bottom,
    take_crystal,
    take_dock,
    totems,
    turn_of,
    use,
    use_artifact,
)

JOHN = KATE = 0
CARDS = [artifact.id for artifact in CONTENT.files.artifact_card]


def points_of(scene: CaveInTable, artifact: str, seat: Seat = 0) -> int:
    """What one artifact scores."""
    effect = CONTENT.artifacts[CONTENT.artifact_named(artifact)].effect
    assert isinstance(effect, Points)
    return effect.points(scene, seat)


# --- Starting phase, recruiting, mining


@proves("EX-01")
def test_a_leader_frogtopus_takes_a_blue_crystal() -> None:
    hand_before = ["driller", "drollo"]
    scene = table(P(base=["driller", "frogtopus"], hand=hand_before), P(), mine=["blue-1a"], docks=["oddgrabber"])
    game = turn_of(scene)
    play(game, lead("frogtopus"), take_crystal("blue-1a"))
    assert owned(game) == ["blue-1a"]
    assert (hand(game), played(game), at(game).turn.actions) == (hand_before, [], ())
    assert base(game)[-1] == "frogtopus"
    play(game, recruit("oddgrabber"), use("drollo"))
    assert at(game).turn.actions == ("Recruit", "UseSkill")


@proves("EX-02")
def test_a_foreman_pays_for_a_shuwar() -> None:
    game = actions_of(table(P(hand=["foreman"]), P(), docks=["shuwar"]))
    play(game, recruit("shuwar"), pay("foreman"))
    assert played(game) == ["foreman"]
    assert hand(game) == ["shuwar"]
    assert at(game).turn == ThisTurn(actions=(ActionType.RECRUIT,), acted=True)


@proves("EX-03")
def test_a_fishbean_leads_to_a_scrabber_in_one_turn() -> None:
    level_1 = ["driller", "frogtopus", "mineraccoon", "oddgrabber"]
    row = [*level_1, "diggerhino", "fishbean", "foreman", "robuster", "shuwar", "scrabber"]
    game = turn_of(table(P(base=["fishbean"]), P(), docks=row))
    play(game, lead("fishbean"), take_dock("foreman"))
    play(game, recruit("shuwar"), pay("foreman"))
    play(game, recruit("scrabber"), pay("shuwar"))
    assert at(game).turn.actions == ("Recruit", "Recruit")
    left = Counter(docks(game))
    play(game, END_ACTIONS)
    assert hand(game) == ["scrabber"]
    assert base(game) == ["fishbean", "foreman", "shuwar"]
    new = Counter(docks(game)) - left
    assert Counter(CONTENT.level[card(id)] for id in new.elements()) == {2: 1, 3: 1, 4: 1}


@proves("EX-04")
def test_lisa_mines_a_yellow_crystal_with_three_metanels() -> None:
    game = actions_of(table(P(hand=["oddgrabber", "drollo", "robuster"]), P(totems=["yellow"]), mine=["yellow-6a"]))
    play(game, mine("yellow-6a"))
    assert game.why_not(0, pay("drollo", "robuster")) == Refusal("MINE-03", (5, 6))
    play(game, pay("oddgrabber", "drollo", "robuster"), order("robuster", "oddgrabber", "drollo"))
    assert owned(game) == ["yellow-6a"]
    assert (game.view(1).players[0].crystals, game.view(1).crystals) == (1, ())  # face down
    assert played(game) == ["robuster", "oddgrabber", "drollo"]


@proves("EX-05")
def test_lisa_mines_a_wild_yellow_crystal_with_three_terrons() -> None:
    lisa = P(hand=["driller", "foreman", "sergeant", "mushell"])
    game = actions_of(table(lisa, P(), mine=["yellow-6a"], factions=("terron", "hydran", "mineggler", "bioss")))
    play(game, mine("yellow-6a"))
    assert refused(game, pay("mushell", "foreman")) == "WILD-02"
    play(game, pay("driller", "foreman", "sergeant"), order("driller", "foreman", "sergeant"))
    assert owned(game) == ["yellow-6a"]


@proves("EX-06")
@pytest.mark.parametrize("name", ["brown", "blue", "purple", "yellow"])
def test_a_totem_holder_mines_a_crystal_of_cost_1_for_nothing(name: str) -> None:
    game = actions_of(table(P(totems=[name]), P(), mine=[f"{name}-1a"]))
    assert game.view(0).mining_costs == {crystal(f"{name}-1a"): 0}
    play(game, mine(f"{name}-1a"), pay())
    assert (owned(game), played(game)) == ([f"{name}-1a"], [])
    assert at(game).turn.actions == ("Mine",)


# --- artifacts and skills


@proves("EX-07")
@pytest.mark.parametrize(("top", "left"), [("A06", "motherlode_charter"), ("A09", "hazard_pay")])
def test_four_cards_collect_an_artifact_of_cost_8(top: str, left: str) -> None:
    paid = ["colonel", "fishbean", "mineraccoon", "oddgrabber"]
    scene = table(P(hand=paid), P(), tops=[top], mine=["blue-3a"], script={"artifacts": (CARDS.index("A05"),)})
    game = actions_of(scene)
    play(game, collect(0), pay(*paid), order(*paid), keep(left))
    assert artifacts(game) == [left]
    assert at(game).players[0].perks == Perks()  # what the right half would give
    assert [CARDS[game.view(seat).artifact_tops[0]] for seat in (0, 1)] == ["A05", "A05"]


@proves("EX-08")
def test_three_artifacts_are_two_left_and_one_right() -> None:
    me = P(hand=["colonel"], artifacts=["space_exchange", "enhanced_vision"])
    game = actions_of(table(me, P(), tops=["A04"]))
    play(game, collect(0), pay("colonel"), keep("contract"))
    halves = game.view(1).players[0].artifacts
    assert len(halves) == 3
    assert [half % 2 for half in halves].count(0) == 2
    assert [half % 2 for half in halves].count(1) == 1


@proves("EX-09")
def test_mark_recruits_a_level_4_card_with_a_level_1_card() -> None:
    game = actions_of(table(P(hand=["foreman", "oddgrabber"]), P(), docks=["mushell"]))
    play(game, use("foreman"), recruit("mushell"), pay("oddgrabber"))
    assert hand(game) == ["mushell"]
    assert played(game) == ["foreman", "oddgrabber"]


@proves("EX-10")
def test_john_scores_36() -> None:
    crystals = ["green-6a", "brown-3a", "purple-1a", "yellow-6a", "green-3c", "green-1c", "brown-1a", "blue-1d"]
    scene = table(P(crystals=crystals, artifacts=["barking", "contract"]), P())
    assert [CONTENT.vp[crystal(id)] for id in crystals] == [6, 4, 1, 6, 3, 0, 1, 1]
    score = points(scene, JOHN)
    assert score["crystals"] == 22
    assert score["symbols"] == 6 + 1 + 1
    assert points_of(scene, "barking") == 3
    assert points_of(scene, "contract") == 3
    assert sum(score.values()) == 36


# --- the example of gameplay


@proves("EX-11")
def test_johns_first_turn() -> None:
    scene = table(P(hand=["fishbean", "oddgrabber", "oddgrabber"]), P(), mine=["red-1a"], docks=["drollo"])
    game = turn_of(scene)
    assert asked(game) == "TakeAction"
    play(game, mine("red-1a"), pay("oddgrabber"), use("fishbean"), take_dock("drollo"), END_ACTIONS)
    assert owned(game) == ["red-1a"]
    assert hand(game) == ["oddgrabber", "drollo"]
    assert base(game) == ["oddgrabber", "fishbean"]
    assert at(game).leader(JOHN) == card("fishbean")


@proves("EX-12")
def test_johns_second_turn() -> None:
    john = P(hand=["oddgrabber", "drollo"], base=["oddgrabber", "fishbean"], crystals=["red-1a"])
    game = turn_of(table(john, P(), mine=["yellow-3a", "green-1a"], docks=["drollo"]))
    play(game, lead("fishbean"), take_dock("drollo"))
    play(game, mine("yellow-3a"), pay("oddgrabber", "drollo"), order("oddgrabber", "drollo"))
    play(game, mine("green-1a"), pay("drollo"))
    assert at(game).turn.actions == ("Mine", "Mine")
    play(game, END_ACTIONS)
    assert (owned(game), hand(game)) == (["red-1a", "yellow-3a", "green-1a"], [])
    assert len(base(game)) == 5
    assert at(game).leader(JOHN) == card("drollo")


@proves("EX-13", "R-43")
def test_kate_raids_luke() -> None:
    luke = P(base=["ancientone", "drollo", "fishbean", "driller", "oddgrabber", "drollo"], totems=["yellow"])
    game = actions_of(table(P(hand=["frogtopus"] * 4), luke))
    play(game, raid(1))
    assert hand(game, 1) == ["drollo"]
    assert totems(game, KATE) == ["yellow"]
    assert Counter(hand(game)) == Counter(["frogtopus"] * 4 + ["oddgrabber", "driller", "fishbean"])
    assert base(game, 1) == ["ancientone", "drollo"]
    assert at(game).leader(1) == card("drollo")


@proves("EX-14")
def test_luke_mines_and_raids() -> None:
    luke = P(base=["ancientone", "drollo"], hand=["drollo", "foreman"])
    other = P(base=["sergeant", "driller", "ancientone", "drollo", "mushell"], totems=["blue"])
    game = turn_of(table(luke, P(), other, mine=["brown-1a"], docks=["oddgrabber"]))
    play(game, lead("drollo"), mine("brown-1a"), pay("foreman"), raid(2))
    assert (owned(game), list(game.options(0))) == (["brown-1a"], [END_ACTIONS])
    assert hand(game, 2) == ["mushell"]
    assert totems(game) == ["blue"]
    assert Counter(hand(game)) == Counter(["drollo", "drollo", "ancientone", "driller", "sergeant"])
    play(game, END_ACTIONS)
    assert base(game) == ["ancientone", "drollo", "foreman"]


# --- Raids


@proves("EX-15")
@pytest.mark.parametrize("holder", [1, 2])
def test_kate_raids_marks_seven_cards(holder: Seat) -> None:
    mark = P(base=["sergeant", "foreman", "fishbean", "shuwar", "diggerhino", "driller", "robuster"])
    players = [P(hand=["oddgrabber"] * 2), mark, P()]
    players[holder].totems = ["yellow"]
    game = actions_of(table(*players))
    play(game, raid(1))
    assert hand(game, 1) == ["robuster"]
    assert totems(game, KATE) == ["yellow"]
    taken = Counter(hand(game)) - Counter(["oddgrabber"] * 2)
    assert taken == Counter(["foreman", "fishbean", "shuwar", "diggerhino", "driller"])
    assert len(hand(game)) == 7
    assert base(game, 1) == ["sergeant"]
    assert at(game).leader(1) == card("sergeant")


@proves("EX-16")
def test_a_raider_with_a_full_hand_gets_the_totem_alone() -> None:
    seven = ["driller"] * 5 + ["oddgrabber"] * 2
    game = actions_of(table(P(hand=seven), P(base=["foreman", "drollo", "shuwar"], totems=["blue"])))
    play(game, raid(1))
    assert hand(game, 1) == ["shuwar"]
    assert (totems(game), hand(game)) == (["blue"], seven)
    assert base(game, 1) == ["foreman", "drollo"]


@proves("EX-17")
def test_mark_scores_13_for_his_symbols() -> None:
    crystals = ["yellow-1c", "yellow-3c", "blue-1c", "blue-3c", "green-1c", "red-1c"]
    worth = CONTENT.scoring.symbol_sets
    assert (worth[4 - 1], worth[2 - 1]) == (10, 3)
    assert points(table(P(crystals=crystals), P()), 0)["symbols"] == 10 + 3


# --- factions


@proves("EX-18")
def test_a_sergeant_takes_one_card_into_a_hand_of_six() -> None:
    game = turn_of(table(P(hand=["frogtopus"] * 5 + ["drollo"], base=["driller", "foreman", "sergeant"]), P()))
    play(game, lead("sergeant"))
    assert refused(game, take_bottom(2)) == "CLAR-02"
    play(game, take_bottom(1))
    assert ("driller" in hand(game), len(hand(game))) == (True, 7)
    assert base(game) == ["foreman", "sergeant"]


@proves("EX-19")
@pytest.mark.parametrize(
    ("target", "price"), [("frogtopus", None), ("fishbean", []), ("shuwar", []), ("mushell", ["driller"])]
)
def test_recruits_under_a_foreman(target: str, price: list[str] | None) -> None:
    game = actions_of(table(P(hand=["foreman", "driller"]), P(), docks=[target]))
    play(game, use("foreman"), recruit(target))
    if target == "mushell":
        assert refused(game, pay()) == "REC-03"
    if price is not None:  # a level 1 card is not even asked for
        play(game, pay(*price))
    assert target in hand(game)
    assert played(game) == ["foreman", *(price or [])]


@proves("EX-20")
def test_a_fishbean_allows_two_mine_actions() -> None:
    me = P(base=["fishbean"], hand=["driller", "driller"])
    game = turn_of(table(me, P(), mine=["brown-1a", "brown-1b"]))
    play(game, lead("fishbean"), mine("brown-1a"), pay("driller"), mine("brown-1b"), pay("driller"))
    assert owned(game) == ["brown-1a", "brown-1b"]


@proves("EX-21")
@pytest.mark.parametrize(("top", "half", "printed"), [("A06", "sonic_drill", 8), ("A01", "space_exchange", 7)])
def test_two_ancientones_make_an_artifact_free(top: str, half: str, printed: int) -> None:
    game = turn_of(table(P(base=["ancientone"], hand=["ancientone"]), P(), tops=[top, "A09"]))
    play(game, lead("ancientone"), use("ancientone"))
    assert CONTENT.artifact_cost[CARDS.index(top)] == printed
    assert artifact_cost(at(game), 0, 0) == 0
    play(game, collect(0), pay(), keep(half))
    assert (artifacts(game), played(game)) == ([half], ["ancientone"])
    assert at(game).turn.actions == ("UseSkill", "Collect")


@proves("EX-22")
@pytest.mark.parametrize("free", ["blue-1a", "blue-3a"])
def test_costs_under_a_maccarat(free: str) -> None:
    row = ["blue-1a", "blue-3a", "blue-6a", "blue-10a"]
    game = turn_of(table(P(base=["maccarat"]), P(totems=["blue"]), mine=row))
    play(game, lead("maccarat"))
    assert [mining_cost(at(game), 0, crystal(id)) for id in row] == [0, 0, 2, 6]
    play(game, mine(free), pay())
    assert (owned(game), played(game), at(game).turn.actions) == ([free], [], ("Mine",))


@proves("EX-23")
def test_a_drollo_played_gives_a_second_mine_action() -> None:
    me = P(hand=["drollo", "driller", "driller"], base=["foreman"])
    game = actions_of(table(me, P(), mine=["brown-1a", "brown-1b"]))
    play(game, use("drollo"), mine("brown-1a"), pay("driller"))
    assert at(game).turn.actions == ("UseSkill",)
    play(game, mine("brown-1b"), pay("driller"))
    assert at(game).turn.actions == ("UseSkill", "Mine")
    assert owned(game) == ["brown-1a", "brown-1b"]


@proves("EX-24")
def test_a_leader_drollo_gives_three_actions() -> None:
    me = P(base=["drollo"], hand=["driller", "colonel"])
    game = turn_of(table(me, P(), mine=["brown-1a"], docks=["oddgrabber"], tops=["A04"]))
    play(game, lead("drollo"), recruit("oddgrabber"), mine("brown-1a"), pay("driller"))
    play(game, collect(0), pay("colonel"), keep("contract"))
    assert at(game).turn.actions == ("Recruit", "Collect")
    assert (owned(game), artifacts(game)) == (["brown-1a"], ["contract"])


@proves("EX-25")
def test_a_mindwasp_spares_the_leader() -> None:
    factions = ("bioss", "terron", "hydran", "metanel")
    game = actions_of(table(P(base=["sergeant", "driller"], hand=["mindwasp"]), P(), factions=factions))
    play(game, use("mindwasp"))
    assert refused(game, subjugate(0, 2, "driller")) == "SUBJ-03"
    play(game, subjugate(0, 1, "sergeant"))
    assert subjugated(game) == ["sergeant"]
    assert base(game) == ["driller"]
    assert points(at(game), 0)["subjugated"] == 3


@proves("EX-26")
def test_a_sapling_pays_for_a_level_3_card_under_a_seeder() -> None:
    factions = ("weedlock", "terron", "hydran", "metanel")
    game = turn_of(table(P(base=["seeder"], hand=["sapling"]), P(), docks=["shuwar"], factions=factions))
    play(game, lead("seeder"))
    assert [CONTENT.level[held] for held in game.view(0).hand] == [1]
    assert recruit("shuwar") in game.options(0)
    play(game, recruit("shuwar"), pay("sapling"))
    assert hand(game) == ["shuwar"]


# --- artifacts and set-up


@proves("EX-27")
def test_two_raids_bring_two_crystals() -> None:
    raider = P(hand=["driller"] * 5, artifacts=["enhanced_vision", "baton_of_coaxing"])
    first = P(base=["foreman", "foreman", "drollo"], totems=["yellow"])
    second = P(base=["foreman", "shuwar"], totems=["blue"])
    game = actions_of(table(raider, first, second, mine=["blue-1a", "red-1a", "red-3a"]))
    play(game, raid(1), take_crystal("red-1a"))
    assert len(hand(game)) == 7
    play(game, raid_again(2), take_crystal("blue-1a"))
    assert owned(game) == ["red-1a", "blue-1a"]
    assert totems(game) == ["blue", "yellow"]
    assert (base(game, 1), base(game, 2)) == ([], ["foreman"])


@proves("EX-28")
@pytest.mark.parametrize(
    ("held", "lying"),
    [(["frogtopus"] * 5 + ["foreman"] * 2, ["driller", "drollo"]), (["frogtopus"] * 5, ["drollo"])],
    ids=["hand full", "only a Leader"],
)
def test_third_cyber_arm_is_not_usable(held: list[str], lying: list[str]) -> None:
    game = turn_of(table(P(hand=held, base=lying, artifacts=["third_cyber_arm"]), P()))
    assert not may(game, use_artifact("third_cyber_arm"))
    assert asked(game) == "WhetherToLead"


@proves("EX-28")
def test_third_cyber_arm_takes_the_bottom_card() -> None:
    game = turn_of(table(P(hand=["frogtopus"] * 5, base=["driller", "drollo"], artifacts=["third_cyber_arm"]), P()))
    play(game, use_artifact("third_cyber_arm"), take_bottom(1))
    assert Counter(hand(game)) == Counter(["driller", *["frogtopus"] * 5])
    assert base(game) == ["drollo"]


@proves("EX-29")
def test_the_first_game_of_four() -> None:
    game = Game.start(EDITION, 4, seed=29, options={"factions": "first"})
    scene, seen = at(game), game.view(None)
    assert Counter(CONTENT.cost[c] for c in seen.mine) == {1: 4, 3: 3, 6: 2, 10: 1}
    assert Counter(CONTENT.level[c] for c in seen.docks) == {1: 4, 2: 3, 3: 2, 4: 1}
    colours = list(CONTENT.colours)
    used = {colours[CONTENT.faction[c]] for c in [*scene.docks, *(c for s in scene.mercenaries for c in s)]}
    assert used == {"blue", "yellow", "brown", "purple"}
    assert [sorted(CONTENT.level[c] for c in player.hand) for player in scene.players] == [[1, 1, 2]] * 4
    assert len({player.command for player in seen.players}) == 4
    assert all(player.totems == (player.command,) for player in seen.players)
    wild = {name for name, number in CONTENT.colours.items() if len(paying_colours(scene, number)) == 6}
    assert wild == {"red", "green"}
    assert seen.cave_in == 0
    assert seen.artifacts_left == (4, 4, 4)
