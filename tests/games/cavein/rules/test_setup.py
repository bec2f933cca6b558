"""Set-up."""

from collections import Counter

import pytest

from gamelode.games.cavein.kinds import BESIDE_BOARD, IN_BOX
from gamelode.games.cavein.rules.payment.prices import paying_colours
from gamelode.games.cavein.rules.setup import SetUp
from gamelode.games.cavein.table import CaveInTable, Player
from gamelode.kernel import Dice, Fault, Game, proves
from gamelode.kernel.dice import ScriptRanOut

from ..scene import CONTENT, EDITION, P, actions_of, asked, at, begin, cards, collect, keep, order, pay, play, table

SEEDS = range(40)


def new(seats: int = 4, seed: int = 1, **options: object) -> Game:
    return Game.start(EDITION, seats, seed, options)


def scripted(seats: int, **script: tuple[int, ...]) -> Game:
    """A set-up in which these cards or crystals come up."""
    make = EDITION.table
    assert issubclass(make, CaveInTable)
    players = [Player(command=-1) for _ in range(seats)]
    scene = make(dice=Dice(key=bytes(32), script=script), players=players)
    return begin(scene, SetUp(factions=(0, 1, 2, 3), start=0))


# --- the Mine


@proves("SETUP-01")
def test_crystals_lie_in_a_stack_for_each_cost() -> None:
    game = at(new())
    assert [{CONTENT.cost[c] for c in stack} for stack in game.crystals] == [{1}, {3}, {6}, {10}]
    assert sum(map(len, game.crystals)) + len(game.mine) == 60


@proves("SETUP-01")
@pytest.mark.parametrize("cost", [1, 3, 6, 10])
def test_each_stack_of_crystals_is_shuffled(cost: int) -> None:
    opened = {c for seed in SEEDS for c in at(new(2, seed)).mine if CONTENT.cost[c] == cost}
    assert len(opened) == sum(price == cost for price in CONTENT.cost)


@proves("SETUP-02")
def test_the_mine_opens_with_four_three_two_and_one() -> None:
    game = new()
    assert Counter(CONTENT.cost[c] for c in game.view(None).mine) == {1: 4, 3: 3, 6: 2, 10: 1}


# --- factions


@proves("SETUP-03")
def test_four_factions_are_drawn_and_only_their_mercenaries_are_used() -> None:
    drawn = {at(new(2, seed)).in_play for seed in range(150)}
    assert {len(set(factions)) for factions in drawn} == {4}
    assert len(drawn) == 15  # every four of six come up
    game = at(new())
    used = [*game.docks, *(c for stack in game.mercenaries for c in stack), *(c for p in game.players for c in p.hand)]
    assert {CONTENT.faction[c] for c in used} == set(game.in_play)


@proves("SETUP-04")
def test_everyone_sees_which_two_factions_were_not_drawn() -> None:
    game = new()
    out = set(range(6)) - set(game.view(None).in_play)
    assert len(out) == 2
    assert {c for c in range(6) if len(paying_colours(at(game), c)) == 6} == out


@proves("SETUP-05")
def test_a_first_game_has_the_suggested_factions() -> None:
    game = at(new(factions="first"))
    names = [CONTENT.files.faction[number].name for number in game.in_play]
    assert sorted(names) == ["Hy'drans", "Metanels", "Minegglers", "Terrons"]


def test_a_table_may_name_its_factions() -> None:
    game = at(new(factions="bioss, weedlock, terron, hydran"))
    assert set(game.in_play) == {CONTENT.factions[id] for id in ("bioss", "weedlock", "terron", "hydran")}


@pytest.mark.parametrize(
    ("factions", "reason"),
    [("bioss,terron", "needs 4"), ("bioss,bioss,terron,hydran", "4 different"), ("elves", "no faction 'elves'")],
)
def test_factions_that_make_no_game_are_refused(factions: str, reason: str) -> None:
    with pytest.raises(Fault, match=reason):
        new(factions=factions)


# --- the Docks and hands


@proves("SETUP-06")
def test_mercenaries_lie_face_down_in_a_stack_for_each_level() -> None:
    game = new()
    assert [{CONTENT.level[c] for c in stack} for stack in at(game).mercenaries] == [{1}, {2}, {3}, {4}]
    assert game.view(0).stacks == (8, 9, 10, 3)  # no more than their sizes is seen


@proves("SETUP-06")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_each_stack_of_mercenaries_is_shuffled(level: int) -> None:
    opened = {c for seed in SEEDS for c in at(new(2, seed, factions="first")).docks if CONTENT.level[c] == level}
    assert len(opened) == 4


@proves("SETUP-07")
def test_the_docks_open_with_four_three_two_and_one() -> None:
    assert Counter(CONTENT.level[c] for c in new().view(None).docks) == {1: 4, 2: 3, 3: 2, 4: 1}


@proves("SETUP-08")
def test_each_hand_is_two_level_1_cards_and_a_level_2_card() -> None:
    hands = [sorted(CONTENT.level[c] for c in player.hand) for player in at(new()).players]
    assert hands == [[1, 1, 2]] * 4


@proves("SETUP-08")
def test_hands_are_dealt_after_the_docks_are_filled() -> None:
    docks = cards(["driller"] * 4 + ["foreman"] * 3 + ["sergeant"] * 2 + ["colonel"])
    hands = cards(["driller", "driller"])  # there are five, and four lie in the Docks
    with pytest.raises(ScriptRanOut, match="'hands'"):
        scripted(2, mercenaries=tuple(docks), hands=tuple(hands))


@proves("SETUP-08")
def test_hands_come_from_the_stacks_and_leave_the_docks_full() -> None:
    game = at(new())
    assert (len(game.docks), [len(stack) for stack in game.mercenaries]) == (10, [8, 9, 10, 3])
    EDITION.rules.audit(game)


# --- players


@proves("SETUP-09")
def test_each_player_draws_a_command_card_in_use_and_gets_its_totem() -> None:
    game = at(new(3))
    commands = [player.command for player in game.players]
    assert len(set(commands)) == 3
    assert set(commands) < set(game.in_play)
    assert [game.totems[command] for command in commands] == [0, 1, 2]


@proves("SETUP-09")
def test_command_cards_are_drawn_at_random() -> None:
    assert len({at(new(2, seed, factions="first")).players[0].command for seed in SEEDS}) == 4


@proves("SETUP-10")
def test_an_area_holds_command_card_and_totem_and_an_empty_base() -> None:
    for area in new().view(None).players:
        assert area.totems == (area.command,)
        assert (area.base, area.played, area.crystals, area.artifacts) == ((), (), 0, ())


@proves("R-09", "R-10")
def test_totems_of_nobody_lie_beside_the_board_or_in_the_box() -> None:
    game = at(new(2))
    holders = {
        colour: game.totems[colour] for colour in range(6) if colour not in [player.command for player in game.players]
    }
    assert holders == {colour: BESIDE_BOARD if colour in game.in_play else IN_BOX for colour in holders}
    assert Counter(holders.values()) == {BESIDE_BOARD: 2, IN_BOX: 2}


# --- the board


@proves("SETUP-11")
def test_the_cave_in_token_starts_on_0() -> None:
    assert new().view(None).cave_in == 0


@proves("SETUP-12")
def test_artifact_cards_form_three_stacks_of_four_face_up() -> None:
    game = new()
    assert game.view(None).artifacts_left == (4, 4, 4)
    assert len(set(game.view(None).artifact_tops)) == 3
    assert sorted([*at(game).artifact_tops, *at(game).artifacts]) == list(range(12))


@proves("SETUP-12", "R-41")
def test_any_card_may_lie_on_top_of_any_stack() -> None:
    tops = {(stack, top) for seed in range(150) for stack, top in enumerate(at(new(2, seed)).artifact_tops)}
    assert len(tops) == 3 * 12


@proves("R-41")
def test_what_lies_under_the_top_card_is_not_known() -> None:
    scene = table(P(hand=["colonel", "mushell"]), P(), tops=["A06"])
    game, found = actions_of(scene), set()
    for seed in range(12):
        imagined = game.redeal(0, Dice.from_seed(seed))
        play(imagined, collect(0), pay("colonel", "mushell"), order("mushell", "colonel"), keep("sonic_drill"))
        found.add(at(imagined).artifact_tops[0])
    assert len(found) > 3


# --- the Start Player


@proves("SETUP-13", "R-53")
def test_the_start_player_is_drawn_with_the_games_seed() -> None:
    starts = [new(3, seed).waiting() for seed in SEEDS]
    assert set(starts) == {(0,), (1,), (2,)}
    assert starts == [new(3, seed).waiting() for seed in SEEDS]


@proves("R-53")
@pytest.mark.parametrize("player", [1, 2, 3])
def test_a_table_may_name_the_start_player(player: int) -> None:
    game = new(3, start_player=player)
    assert (game.waiting(), asked(game)) == ((player - 1,), "TakeAction")


def test_a_start_player_who_is_not_there_is_refused() -> None:
    with pytest.raises(Fault, match="no player of 2"):
        new(2, start_player=3)
