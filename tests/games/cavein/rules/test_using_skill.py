"""Use a mercenary's skill: in general."""

import pytest

from gamelode.games.cavein.kinds import ActionType
from gamelode.games.cavein.rules.actions import END_ACTIONS
from gamelode.games.cavein.table import ThisTurn
from gamelode.kernel import PASS, Choice, proves

from ..scene import (
    CONTENT,
    P,
    actions_of,
    asked,
    at,
    base,
    card,
    collect,
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
    recruit,
    refused,
    table,
    take_crystal,
    take_dock,
    turn_of,
    use,
)

SIX = ["driller"] * 4 + ["foreman"] * 2


@proves("SKILL-01")
def test_one_card_is_played_and_its_skill_applies() -> None:
    game = actions_of(table(P(hand=["frogtopus", "frogtopus"]), P(), mine=["blue-1a"]))
    play(game, use("frogtopus"), take_crystal("blue-1a"))
    assert (hand(game), played(game), owned(game)) == (["frogtopus"], ["frogtopus"], ["blue-1a"])
    assert at(game).turn.actions == ("UseSkill",)


@proves("SKILL-01")
def test_it_comes_from_the_hand() -> None:
    game = actions_of(table(P(base=["frogtopus"]), P(hand=["frogtopus"]), mine=["blue-1a"], docks=["frogtopus"]))
    assert refused(game, use("frogtopus")) == "SKILL-01"


PAYMENTS: dict[str, list[Choice]] = {
    "Recruit": [recruit("scrabber"), pay("ancientone")],
    "Mine": [mine("purple-3a"), pay("maccarat")],
    "Mine with two": [mine("purple-6a"), pay("diggerhino", "maccarat"), order("diggerhino", "maccarat")],
    "Collect": [collect(0), pay("ancientone", "drollo"), order("ancientone", "drollo"), keep("contract")],
}


@proves("SKILL-02")
@pytest.mark.parametrize("way", PAYMENTS)
def test_a_card_that_pays_does_not_apply_its_skill(way: str) -> None:
    me = P(hand=["ancientone", "maccarat", "drollo", "diggerhino"])
    game = actions_of(table(me, P(), docks=["scrabber"], mine=["purple-3a", "purple-6a"], tops=["A04"]))
    play(game, *PAYMENTS[way])
    turn = at(game).turn
    assert turn == ThisTurn(actions=(ActionType(way.split()[0]),), acted=True)


@proves("SKILL-02")
@pytest.mark.parametrize("mercenary", [m.id for m in CONTENT.files.mercenary if m.level == 2])
def test_no_level_2_card_that_pays_for_a_recruit_asks_for_anything(mercenary: str) -> None:
    own = CONTENT.files.mercenary[card(mercenary)].faction
    factions = [own, *(f for f in ("terron", "hydran", "mineggler", "metanel") if f != own)][:4]
    me = P(hand=[mercenary], base=["driller", "frogtopus", "driller"])
    game = actions_of(table(me, P(), docks=["sergeant", "fishbean"], mine=["blue-1a"], factions=factions))
    play(game, recruit("sergeant"), pay(mercenary))
    assert (asked(game), at(game).turn) == ("TakeAction", ThisTurn(actions=(ActionType.RECRUIT,), acted=True))


@proves("SKILL-03")
def test_a_leaders_skill_applies_in_the_starting_phase_and_only_then() -> None:
    scene = table(P(base=["frogtopus"], hand=["driller"]), P(), mine=["blue-1a", "blue-1b"])
    game = turn_of(scene)
    assert may(game, lead("frogtopus"))
    play(game, lead("frogtopus"), take_crystal("blue-1a"))
    assert not may(game, lead("frogtopus"))
    assert refused(game, use("frogtopus")) == "SKILL-01"


@proves("SKILL-03")
def test_cards_below_the_leader_never_apply_their_skills() -> None:
    game = turn_of(table(P(base=["drollo", "foreman", "driller"]), P(), mine=["brown-1a"]))
    assert [may(game, lead(id)) for id in ("drollo", "foreman", "driller")] == [False, False, True]


@proves("R-04")
def test_a_card_may_be_played_although_its_skill_finds_nothing() -> None:
    game = turn_of(table(P(hand=["frogtopus"]), P(), mine=["yellow-1a"]))
    play(game, use("frogtopus"))
    assert (asked(game), owned(game)) == ("TakeAction", [])
    assert refused(game, use("frogtopus")) == "SKILL-01"
    assert at(game).turn.actions == ("UseSkill",)
    play(game, END_ACTIONS)
    assert base(game) == ["frogtopus"]


@proves("R-04")
def test_or_although_its_effect_is_declined() -> None:
    game = actions_of(table(P(hand=["frogtopus"]), P(), mine=["blue-1a"]))
    play(game, use("frogtopus"), PASS)
    assert (owned(game), played(game), at(game).turn.actions) == ([], ["frogtopus"], ("UseSkill",))


@proves("R-15")
def test_the_hand_is_counted_after_the_card_has_left_it() -> None:
    game = actions_of(table(P(hand=[*SIX, "fishbean"]), P(), docks=["drollo"]))
    play(game, use("fishbean"), take_dock("drollo"))
    assert hand(game) == [*SIX, "drollo"]


@proves("R-15")
def test_a_leader_leaves_no_hand_and_makes_no_room() -> None:
    game = turn_of(table(P(hand=[*SIX, "fishbean"], base=["fishbean"]), P(), docks=["drollo"]))
    play(game, lead("fishbean"))
    assert (asked(game), len(hand(game))) == ("TakeAction", 7)
