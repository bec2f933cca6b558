"""What is hidden stays hidden: views, events, options, refusals, prompts and errors tell no other's hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from gamelode.games.cavein import RULES
from gamelode.games.cavein.events import HandTinted
from gamelode.games.cavein.kinds import IN_BOX, NO_CARD
from gamelode.games.cavein.rules.payment.paying import CANNOT_PAY
from gamelode.games.cavein.table import CaveInTable, Perks
from gamelode.kernel import PASS, Dice, Game, IllegalChoice, Seat, proves

from .scene import (
    CONTENT,
    EDITION,
    P,
    actions_of,
    at,
    card,
    cards,
    crystal,
    hand,
    lead,
    may,
    mine,
    owned,
    pay,
    play,
    raid,
    recruit,
    refused,
    subjugate_from_hand,
    table,
    tint,
    tint_to,
    tinted,
    told,
    turn_of,
    use,
)

Viewer = Seat | None
WORDS = EDITION.words()


def random_game(seats: int, every: int) -> Iterator[Game]:
    """A random game, handed out at every so many decisions."""
    game, dice = Game.start(EDITION, seats, seed=seats), Dice.from_seed("hidden")
    while not game.is_over:
        if game.answers % every == 0:
            yield game
        seat = game.waiting()[0]
        game.answer(seat, game.sample(seat, dice))


def viewers(game: Game) -> list[Viewer]:
    return [*range(len(at(game).players)), None]


def redeals(game: Game, viewer: Viewer, count: int) -> list[Game]:
    dice = Dice.from_seed("re-deal")
    return [game.redeal(viewer, dice) for _ in range(count)]


def hidden(scene: CaveInTable, viewer: Viewer) -> list[int]:
    """The cards that this viewer has not seen: those of the stacks and those dealt to others."""
    dealt = [held for seat, player in enumerate(scene.players) if seat != viewer for held in player.secret]
    return sorted([*dealt, *(held for stack in scene.mercenaries for held in stack)])


def known(scene: CaveInTable, viewer: Viewer) -> bytes:
    """All that this viewer has seen, what others took openly included."""
    hands = []
    for seat, player in enumerate(scene.players):
        seen = [CONTENT.kind[held] for held in player.hand]
        for dealt in player.secret if seat != viewer else ():
            seen.remove(dealt)
        hands.append((seen, len(player.hand), player.base, player.played, player.crystals, player.subjugated))
    piles = scene.docks, scene.mine, scene.box, scene.artifact_tops, scene.artifacts, scene.crystals
    return msgspec.json.encode([hands, piles, [len(stack) for stack in scene.mercenaries], scene.totems, scene.turn])


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


# --- in whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("R-35")
def test_what_was_seen_never_moves_in_a_re_deal(seats: int) -> None:
    for game in random_game(seats, every=7):
        for viewer in viewers(game):
            before = known(at(game), viewer), hidden(at(game), viewer)
            for imagined in redeals(game, viewer, 3):
                assert (known(at(imagined), viewer), hidden(at(imagined), viewer)) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("R-35")
def test_every_card_that_was_not_seen_may_be_in_every_hand_that_was_dealt(seats: int) -> None:
    for game in random_game(seats, every=60):
        for viewer in viewers(game):
            unseen = set(hidden(at(game), viewer))
            imagined = redeals(game, viewer, 150)
            for seat, player in enumerate(at(game).players):
                levels = {CONTENT.level[held] for held in player.secret}
                found = {held for other in imagined for held in at(other).players[seat].secret}
                possible = {held for held in unseen if CONTENT.level[held] in levels}
                assert found == (set(player.secret) if seat == viewer else possible)


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


@pytest.mark.parametrize("seats", [2, 3, 4])
@proves("R-35")
def test_an_imagined_game_does_not_know_the_seed(seats: int) -> None:
    game = Game.start(EDITION, seats, seed=12)
    [imagined] = redeals(game, 0, 1)
    assert imagined.header.seed == ""
    assert imagined.table.dice.key != game.table.dice.key


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


@proves("R-35")
def test_a_card_taken_openly_is_remembered_and_a_card_dealt_is_not() -> None:
    game = actions_of(table(P(hand=["oddgrabber"], secret=["oddgrabber"]), P(), docks=["driller"]))
    play(game, recruit("driller"))
    hands = [hand(imagined) for imagined in redeals(game, 1, 60)]
    assert all("driller" in held for held in hands)
    assert {id for held in hands for id in held} == {"driller", "frogtopus", "mineraccoon", "oddgrabber"}


@proves("R-35")
def test_a_leader_that_returned_and_cards_that_were_raided_are_remembered() -> None:
    game = actions_of(table(P(), P(base=["foreman", "driller"])))
    play(game, raid(1))
    for imagined in redeals(game, None, 20):
        assert (hand(imagined, 0), hand(imagined, 1)) == (["foreman"], ["driller"])


@proves("R-35")
def test_of_two_equal_cards_the_one_that_others_know_is_played_first() -> None:
    """Another has seen one Driller come and one go: the card that is left may be any of its level."""
    game = actions_of(table(P(hand=["driller", "driller"], secret=["driller"]), P(), mine=["brown-1a"]))
    play(game, mine("brown-1a"), pay("driller"))
    assert {hand(imagined)[0] for imagined in redeals(game, 1, 60)} == {
        "driller",
        "frogtopus",
        "mineraccoon",
        "oddgrabber",
    }


@proves("R-35")
def test_a_dealt_card_that_is_played_or_subjugated_is_a_secret_no_more() -> None:
    strange = ("terron", "hydran", "bioss", "weedlock")
    dealt = ["driller", "sapling"]
    game = actions_of(table(P(hand=["domina", *dealt], secret=dealt), P(), factions=strange))
    play(game, use("domina"), subjugate_from_hand("driller"), PASS)
    assert at(game).players[0].secret == [card("sapling")]
    for imagined in redeals(game, 1, 20):
        assert at(imagined).players[0].subjugated == [card("driller")]


@proves("R-35")
def test_whoever_imagines_a_hand_that_cannot_pay_plays_on_and_the_player_who_can_must() -> None:
    game = actions_of(table(P(hand=["driller"], secret=["driller"]), P(), mine=["brown-1a"]))
    play(game, mine("brown-1a"))
    assert refused(game, CANNOT_PAY) == "R-16"
    poor = next(imagined for imagined in redeals(game, 1, 30) if hand(imagined) != ["driller"])
    assert poor.options(0) == [CANNOT_PAY]
    play(poor, CANNOT_PAY)
    assert owned(poor) == []


# --- a Robuster's cards


def robusted() -> Game:
    """Two of three cards, dealt or taken, were made blue."""
    scene = table(P(hand=["driller", "foreman", "drollo"], secret=["driller", "foreman"], base=["robuster"]), P())
    game = turn_of(scene)
    play(game, lead("robuster"), tint_to("blue"), tint("driller"), tint("drollo"), PASS)
    return game


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
def test_any_cards_of_the_hand_may_be_those_that_a_robuster_coloured() -> None:
    found = set()
    for imagined in redeals(robusted(), 1, 60):
        held = at(imagined).players[0].hand
        coloured = [each for each in held if CONTENT.tint(each) is not None]
        assert len(coloured) == 2
        assert {CONTENT.tint(each) for each in coloured} == {CONTENT.colours["blue"]}
        found |= {each for each in held if CONTENT.kind[each] == card("drollo")}
    assert found == {card("drollo"), tinted("drollo", "blue")}


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


def lose_a_crystal(scene: CaveInTable) -> None:
    scene.mine.pop()


def lose_a_card(scene: CaveInTable) -> None:
    scene.docks.pop()


def lose_an_artifact(scene: CaveInTable) -> None:
    scene.artifacts.pop()
    scene.artifacts_left[0] -= 1


def miscount_artifacts(scene: CaveInTable) -> None:
    scene.artifacts_left[0] -= 1


def box_a_totem_in_play(scene: CaveInTable) -> None:
    scene.totems[scene.in_play[0]] = IN_BOX


def disorder_a_stack(scene: CaveInTable) -> None:
    scene.crystals[0].reverse()


def disorder_a_hand(scene: CaveInTable) -> None:
    scene.players[0].hand.sort(reverse=True)


def disorder_secrets(scene: CaveInTable) -> None:
    scene.players[0].secret.sort(reverse=True)


def keep_a_secret_that_is_not_held(scene: CaveInTable) -> None:
    scene.players[0].secret = [scene.mercenaries[3][0]]


def overfill_a_base(scene: CaveInTable) -> None:
    scene.players[0].base = [scene.mercenaries[0].pop() for _ in range(8)]


def give_a_perk_without_its_artifact(scene: CaveInTable) -> None:
    scene.players[0].perks = Perks(mine_discount=1)


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (lose_a_crystal, "a crystal is lost"),
        (lose_a_card, "a card is lost"),
        (lose_an_artifact, "an artifact is lost"),
        (miscount_artifacts, "artifact stacks are miscounted"),
        (box_a_totem_in_play, "a Totem"),
        (disorder_a_stack, "not in order"),
        (disorder_a_hand, "a hand is not in order"),
        (disorder_secrets, "secrets are not in order"),
        (keep_a_secret_that_is_not_held, "a secret card is not in the hand"),
        (overfill_a_base, "a Base is too large"),
        (give_a_perk_without_its_artifact, "perks do not follow"),
    ],
)
def test_the_audit_finds_what_must_not_be(damage: Callable[[CaveInTable], None], complaint: str) -> None:
    scene = at(Game.start(EDITION, 3, seed=4))
    RULES.audit(scene)
    damage(scene)
    with pytest.raises(AssertionError, match=complaint):
        RULES.audit(scene)
