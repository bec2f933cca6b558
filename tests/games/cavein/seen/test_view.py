"""What a seat sees tells no other's hand."""

from __future__ import annotations

import msgspec
import pytest

from gamelode.games.cavein.events import HandTinted
from gamelode.games.cavein.kinds import NO_CARD
from gamelode.games.cavein.seen.view import PaymentView, TurnView
from gamelode.games.cavein.table import ThisTurn
from gamelode.kernel import PASS, Dice, Game, IllegalChoice, proves

from ..scene import (
    CONTENT,
    EDITION,
    WITH_BIOSS,
    P,
    actions_of,
    at,
    card,
    cards,
    crystal,
    lead,
    may,
    mine,
    play,
    recolour,
    recruit,
    table,
    tint,
    tint_to,
    told,
    turn_of,
    use,
)
from .games import Viewer, random_game, redeals, robusted, viewers

WORDS = EDITION.words()


def noticed(game: Game, viewer: Viewer) -> bytes:
    """Whatever reaches a seat: view, events, prompt, options, refusals, and the error for an answer out of turn."""
    reached = [game.waiting(), game.view(viewer), game.events_since(0, viewer)]
    if viewer is not None:
        reached += [game.prompt(viewer, WORDS), game.options(viewer), game.refusals(viewer)]
        if viewer not in game.waiting():
            with pytest.raises(IllegalChoice) as error:
                game.answer(viewer, PASS)
            reached += [str(error.value), error.value.refusal]
    return msgspec.json.encode(reached)


def listening(game: Game) -> Game:
    game.log = []
    game.table.listen()
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("R-35")
def test_nothing_that_reaches_a_seat_depends_on_what_it_cannot_know(seats: int) -> None:
    """Two re-deals are played on alike to the end of the turn, where new cards come from the stacks."""
    compared = 0
    for game in random_game(seats, every=3):
        dice = Dice.from_seed(game.answers)
        for viewer in viewers(game):
            one, two = map(listening, redeals(game, viewer, 2))
            two.table.dice = Dice(one.table.dice.key)
            while one.table.shown == game.table.shown and not one.is_over:
                assert noticed(one, viewer) == noticed(two, viewer)
                compared += at(one).players != at(two).players
                seat = one.waiting()[0]
                choice = one.sample(seat, dice)
                if two.why_not(seat, choice) is not None:
                    break
                one.play(seat, choice)
                two.play(seat, choice)
    assert compared > 50  # how often the two tables did differ


@proves("R-35")
def test_the_order_of_the_stacks_is_nowhere() -> None:
    """A stack is a sorted bag: what comes next is drawn when it is needed."""
    game = Game.start(EDITION, 4, seed=3)
    for stack in (*at(game).mercenaries, *at(game).crystals, at(game).artifacts):
        assert stack == sorted(stack)


# --- what is public and what is not


@proves("R-35")
def test_a_seat_sees_its_own_hand_and_crystals_and_of_others_only_how_many() -> None:
    scene = table(P(hand=["driller", "foreman"], crystals=["red-1a"]), P(hand=["frogtopus"], crystals=["blue-1a"]))
    game = actions_of(scene)
    assert game.view(0).hand == tuple(cards(["driller", "foreman"]))
    assert game.view(0).crystals == (crystal("red-1a"),)
    assert [player.hand_size for player in game.view(0).players] == [2, 1]
    assert [player.crystals for player in game.view(0).players] == [1, 1]
    public = msgspec.to_builtins(game.view(None))
    assert (public["hand"], public["crystals"], public["points"]) == ((), (), {})


# --- a Robuster's cards


@proves("R-23")
def test_others_learn_how_many_cards_a_robuster_made_which_colour_and_no_more() -> None:
    """The same two events and the same view, whichever cards they were."""
    seen = []
    for chosen in (("driller", "drollo"), ("driller", "foreman"), ("foreman", "drollo")):
        game = turn_of(table(P(hand=["driller", "foreman", "drollo"], base=["robuster"]), P()))
        play(game, lead("robuster"), tint_to("blue"), *map(tint, chosen), PASS)
        seen.append(noticed(game, 1))
    assert len(set(seen)) == 1
    blue = CONTENT.colours["blue"]
    assert told(robusted(), HandTinted) == [HandTinted(0, blue), HandTinted(0, blue)]
    assert robusted().view(1).players[0].tinted == {blue: 2}


@proves("R-23")
def test_the_player_of_a_robuster_knows_which_cards_they_are() -> None:
    for imagined in redeals(robusted(), 0, 10):
        assert at(imagined).players[0].hand == at(robusted()).players[0].hand
        assert may(imagined, use("foreman"))


# --- the view, and the audit


def test_a_view_tells_who_holds_which_totem_and_what_things_cost_the_seat() -> None:
    scene = table(P(totems=["blue"]), P(totems=["brown"]), mine=["blue-3a"], tops=["A01", "A02", "A04"])
    scene.artifact_tops[1] = NO_CARD
    view = actions_of(scene).view(0)
    assert [player.totems for player in view.players] == [(CONTENT.colours["blue"],), (CONTENT.colours["brown"],)]
    assert view.mining_costs == {crystal("blue-3a"): 2}
    assert view.artifact_costs == {0: 7, 2: 4}


def test_a_view_stays_as_it_was_while_the_game_is_played_on() -> None:
    """The turn under way changes with almost every answer; whoever has looked at it keeps what was there."""
    game = turn_of(table(P(hand=["scrabber", "drollo", "seeder"], base=["diggerhino"]), P(), mine=["blue-1a"]))
    seen = [(game.view(seat), msgspec.json.encode(game.view(seat))) for seat in (0, 1, None)]
    play(game, lead("diggerhino"), recolour("blue-1a", "red"), use("drollo"))
    assert game.view(0).turn.recoloured == {crystal("blue-1a"): CONTENT.colours["red"]}
    assert all(msgspec.json.encode(view) == before for view, before in seen)


def test_a_turn_is_shown_with_all_that_holds_in_it() -> None:
    """A new fact of a turn is shown, or it is named here as one that nobody needs to see."""
    assert TurnView.__struct_fields__ == (*ThisTurn.__struct_fields__, "actions_left")


# --- what a player need not work out


@proves("WEE-03", "R-25")
def test_a_view_tells_what_each_card_of_the_hand_counts_in_the_payment_that_is_asked_for() -> None:
    """Under a Seeder a card of its faction counts double, whatever is printed on it."""
    hand = ["sapling", "stalkroot", "driller"]
    scene = table(P(hand=hand, base=["seeder"]), P(), mine=["green-3a"], factions=WITH_BIOSS)
    game = turn_of(scene)
    play(game, lead("seeder"))
    assert game.view(0).payment is None
    play(game, mine("green-3a"))
    counted = {card("sapling"): 2, card("stalkroot"): 4, card("driller"): 1}
    assert game.view(0).payment == PaymentView(cost=3, worths=counted)
    assert game.view(1).payment is game.view(None).payment is None


def test_a_recruit_is_paid_with_a_card_of_a_level_and_not_with_a_sum() -> None:
    game = actions_of(table(P(hand=["driller"]), P(), docks=["foreman"]))
    play(game, recruit("foreman"))
    assert game.view(0).payment is None


@proves("START-02")
def test_a_view_tells_where_the_leader_lies() -> None:
    area = actions_of(table(P(base=["foreman", "driller"]), P())).view(1).players[0]
    assert (area.leader, area.leaders) == (2, {card("driller"): 2})


def test_a_deputys_badge_lets_the_card_below_lead_too() -> None:
    two = actions_of(table(P(base=["foreman", "driller"], artifacts=["deputys_badge"]), P())).view(0).players[0]
    assert (two.leader, two.leaders) == (2, {card("driller"): 2, card("foreman"): 1})
    equal = actions_of(table(P(base=["driller", "driller"], artifacts=["deputys_badge"]), P())).view(0).players[0]
    assert equal.leaders == {card("driller"): 2}


@proves("TURN-04", "ACT-03")
def test_a_view_tells_how_many_actions_are_left() -> None:
    game = actions_of(table(P(hand=["drollo"]), P()))
    assert game.view(1).turn.actions_left == 2
    play(game, use("drollo"))
    assert game.view(1).turn.actions_left == 1


@proves("WILD-01", "R-21")
def test_a_view_tells_which_crystals_of_the_mine_are_wild_this_turn() -> None:
    game = turn_of(table(P(base=["diggerhino"]), P(), mine=["red-1a", "blue-1a", "brown-1a"]))
    assert game.view(1).wild == (crystal("red-1a"),)
    play(game, lead("diggerhino"), recolour("blue-1a", "green"))
    assert set(game.view(1).wild) == {crystal("red-1a"), crystal("blue-1a")}


def test_a_view_adds_up_the_points() -> None:
    view = actions_of(table(P(crystals=["red-1a"], totems=["blue"]), P())).view(0)
    assert view.score == sum(view.points.values()) > 3
