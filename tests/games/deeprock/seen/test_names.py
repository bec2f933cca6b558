"""What things are called."""

from __future__ import annotations

from typing import Any

import pytest

from gamelode.games.deeprock import RULES
from gamelode.games.deeprock.board.hexes import BIT
from gamelode.games.deeprock.content.entries import Objective
from gamelode.games.deeprock.kinds import AQUARQ, BANG, NITRA, PRIMARY, SCARE, SHOUT, THROWABLE, UPGRADE
from gamelode.games.deeprock.rules.bosco import RobotAxe, RobotDone, RobotMove, RobotShoot
from gamelode.games.deeprock.rules.cards.event_cards import DrawEvent, OfferEffect
from gamelode.games.deeprock.rules.cards.mission_events import CeilingEffect, CorrosionEffect
from gamelode.games.deeprock.rules.cards.relief import Healing, Retreating
from gamelode.games.deeprock.rules.cards.rock_and_stone import Reload, Reloading
from gamelode.games.deeprock.rules.cards.surprise_attacks import Burrowing, FromAbove
from gamelode.games.deeprock.rules.choices import At
from gamelode.games.deeprock.rules.creatures.activate import Activate
from gamelode.games.deeprock.rules.creatures.attack import CreatureAttack
from gamelode.games.deeprock.rules.creatures.crawl import Crawl
from gamelode.games.deeprock.rules.creatures.emerge import Emerge
from gamelode.games.deeprock.rules.creatures.kinds.explodes import Blast
from gamelode.games.deeprock.rules.creatures.swarms import Emerging, Place, SettingAside
from gamelode.games.deeprock.rules.dwarves.axe import ROCK, STALAGMITE, AxeChop, Chop
from gamelode.games.deeprock.rules.dwarves.dice import RollDice
from gamelode.games.deeprock.rules.dwarves.exchange import Exchange, Hand
from gamelode.games.deeprock.rules.dwarves.flaming_ground import PlacingFlames
from gamelode.games.deeprock.rules.dwarves.move import Move
from gamelode.games.deeprock.rules.dwarves.reaction_shots import React, ReactionShots
from gamelode.games.deeprock.rules.dwarves.shoot import Shoot
from gamelode.games.deeprock.rules.dwarves.throw import Bursting
from gamelode.games.deeprock.rules.dwarves.upgrades import Fit, Fitting, Replace
from gamelode.games.deeprock.rules.dwarves.walk import MoveOn
from gamelode.games.deeprock.rules.missions import LayDown
from gamelode.games.deeprock.rules.turn import EndActions, Rounds
from gamelode.games.deeprock.seen.names import space_name
from gamelode.kernel import YES, Dice, Game

from ..scene import (
    CONTENT,
    WORDS,
    asked,
    at,
    begin,
    dwarf,
    event,
    mode,
    options,
    play,
    scene,
    shout,
    throwable,
    turn_of,
)


def said(game: Game) -> list[str]:
    return [WORDS.say(told.event) for told in game.log or ()]


def name(q: int, r: int) -> str:
    return space_name(at(q, r))


def test_dice_are_said_as_their_faces_look() -> None:
    table = scene(dwarf("engineer", (0, 0)), creatures=[("slasher", (3, 0))], script={"explosion": (SCARE, 1)})
    game = play(turn_of(table), Shoot(mode("ap"), at(3, 0)))
    assert asked(game) == "Which die counts? They show Scare, 1."
    assert "Rolled for the attack: Scare and 1 on the explosion dice." in said(game)
    table = scene(dwarf("gunner", (0, 0)), creatures=[("slasher", (1, 0))], script={"creature": (BANG, 0)})
    slasher = table.creature_at(at(1, 0))
    assert "Rolled for the attack: ! and blank on the creature dice." in said(
        begin(table, CreatureAttack(creature=slasher, seat=0))
    )


def test_dice_that_are_rolled_again_are_said_too() -> None:
    table = scene(dwarf("engineer", (0, 0)), script={"explosion": (SCARE,)})
    game = begin(table, RollDice(seat=0, kinds=("explosion",), rerolls=1))
    assert asked(game) == "Do you roll a die again? They show Scare."


@pytest.mark.parametrize(("face", "name"), [(NITRA, "Nitra"), (0, "nothing")])
def test_the_mineral_die_names_what_it_shows(face: int, name: str) -> None:
    table = scene(dwarf("gunner", (0, 0)), codes={(1, 0): "S"}, script={"axe": (1,), "mineral": (face,)})
    game = play(begin(table, AxeChop(seat=0)), Chop(STALAGMITE, at(1, 0)))
    assert said(game)[0] == "Ann swings the axe."
    assert f"Rolled for what lies there: {name} on the Mineral die." in said(game)


def test_what_bosco_does_is_said_to_be_done_by_him() -> None:
    table = scene(dwarf("gunner", (0, 0)), robot=at(2, 0), codes={(3, 0): "S"}, script={"axe": (0,)})
    assert "BOSCO chops." in said(play(turn_of(table), EndActions(), RobotAxe()))
    game = play(turn_of(table), EndActions(), RobotMove(at(2, 1)))
    assert said(game)[-1] == f"BOSCO flies to {name(2, 1)}."
    table = scene(dwarf("gunner", (0, 0)), robot=at(2, 0), creatures=[("slasher", (4, 0))], script={"bullet": (0,)})
    game = play(turn_of(table), EndActions(), RobotShoot(mode("light_gun"), at(4, 0)))
    assert f"BOSCO fires at {name(4, 0)}: Light gun." in said(game)


def test_what_bosco_may_do_is_asked_of_him() -> None:
    table = scene(dwarf("gunner", (0, 0)), robot=at(2, 0))
    assert asked(play(turn_of(table), EndActions())) == "What does BOSCO do? 2 actions left"
    game = begin(table, ReactionShots(attacked=0, space=at(0, 0)))
    assert asked(game) == "Does BOSCO take a reaction shot to help you?"


def test_grenades_are_called_as_players_call_them() -> None:
    table = scene(dwarf("engineer", (0, 0)), creatures=[("slasher", (3, 0))], script={"explosion": (0, 0)})
    game = play(turn_of(table), Shoot(mode("ap"), at(3, 0)))
    assert said(game)[-2] == f"Ann fires at {name(3, 0)}: Grenade Launcher (AP grenade)."


def test_labels_tell_what_takes_more_or_less_than_one_action() -> None:
    grunt = [("grunt", (3, 0))]
    table = scene(dwarf("scout", (0, 0)), creatures=grunt)
    scout = [WORDS.say(choice) for choice in options(turn_of(table))]
    assert f"Fire at {name(3, 0)}: M-1000 (regular)" in scout
    assert f"Fire at {name(3, 0)}: M-1000 (aimed), for 2 actions" in scout
    assert f"Fire a Flare to {name(3, 0)}, for no action" in scout
    table = scene(dwarf("gunner", (0, 0)), creatures=grunt, script={"bullet": (0, 0, 0)})
    gunner = play(turn_of(table), Shoot(mode("burst"), at(3, 0)))
    assert f"Fire at {name(3, 0)}: Minigun (sustained), for no action" in [WORDS.say(o) for o in options(gunner)]
    assert f"Ann fires at {name(3, 0)}: Minigun (burst)." in said(gunner)
    table = scene(dwarf("gunner", (0, 0)), robot=at(1, 0), creatures=grunt)
    bosco = play(turn_of(table), EndActions())
    assert f"BOSCO fires at {name(3, 0)}: Rocket launcher, for 2 actions" in [WORDS.say(o) for o in options(bosco)]


def test_flames_are_said_to_burn() -> None:
    table = scene(dwarf("driller", (0, 0)))
    game = begin(table, PlacingFlames(seat=0, mode=mode("flaming_ground"), space=at(2, 0)))
    assert said(play(game, At(at(2, 0)))) == [f"Flames burn at {name(2, 0)}."]
    thrown = Bursting(seat=0, card=throwable("incendiary"), space=at(3, 0), area=1 << at(3, 0))
    burning = begin(scene(dwarf("driller", (0, 0)), script={"flame": (0, 0)}), thrown)
    assert said(burning)[-1] == f"Flames burn at {name(3, 0)}."


def test_a_shield_says_whom_it_protects_and_that_it_is_used_up() -> None:
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (5, 0)), shield=at(0, 0), script={"explosion": (1,)})
    assert "The Shield protects Ann." in said(begin(table, FromAbove(seat=0, damage=2, carries=False)))
    assert "The Shield protects Ann." in said(begin(table, Blast(space=at(1, 0))))
    table = scene(
        dwarf("scout", (5, 0)),
        dwarf("gunner", (0, 0)),
        shield=at(5, 1),
        script={"events": (event("cave_leech"),)},
    )
    assert said(play(begin(table, Rounds(seat=0)), EndActions()))[-2] == "The Shield is used up."


def test_what_falls_or_rusts_is_said() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=[(0, 0), (1, 0)], script={"creature": (0,)})
    assert said(begin(table, CeilingEffect().frame(table, 0)))[0] == f"A stalagmite falls at {name(1, 0)}."
    goal = Objective("repair", "wreck", 1, "primary", 3)
    table = scene(dwarf("gunner", (0, 0)), objectives=(goal,), cubes={at(2, 0): 1})
    game = begin(table, CorrosionEffect(creature="grunt", n=1).frame(table, 0))
    assert said(game) == [f"The wreck at {name(2, 0)} loses a repair cube."]


def test_the_missions_own_event_is_named() -> None:
    script = {"events": (event("mission_event"),), "creature": (0,)}
    game = begin(scene(dwarf("gunner", (0, 0)), only=[(0, 0)], script=script), DrawEvent(seat=0))
    assert said(game)[1] == "The mission's own event: Loose Ceiling."


def test_swarm_cards_that_lie_aside_are_counted() -> None:
    game = begin(scene(dwarf("gunner", (0, 0))), SettingAside(count=1))
    assert said(game) == ["Swarm cards that lie aside for the next Swarm: 1."]


def test_an_event_that_moves_nobody_says_so() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("slasher", (2, 0))])
    table.events = [event("deep_rumble")]
    table.specials_in = 0
    assert said(begin(table, DrawEvent(seat=0)))[1:] == [
        "The Swarm Threat is 1.",
        "The Swarm Threat is 2.",
        "There is nobody to activate.",
    ]
    assert said(begin(table, Retreating(types=("grunt",), within=3))) == [
        "Nobody is near enough to go back into the rock."
    ]
    assert said(begin(table, Healing(seats=(0,), health=1))) == ["Nobody who is conscious lacks Health."]


def test_a_creature_without_room_is_told_of() -> None:
    table = scene(dwarf("gunner", (0, 0)), only=[(0, 0)])
    game = begin(table, Emerge(kind=CONTENT.kind["grunt"], origin=at(0, 0)))
    assert said(game) == ["There is no room for Grunt 1."]


def test_a_card_for_the_whole_team_is_played_on_nobody() -> None:
    table = scene(dwarf("gunner", (0, 0), cards=(shout("we_are_rich"), shout("catch"))), dwarf("scout", (5, 0)))
    game = turn_of(table)
    assert [WORDS.say(command) for command in game.commands(0)] == ["Play “We're Rich!”", "Play “Here, Catch!” on Bo"]
    game.answer(0, game.commands(0)[0])
    assert said(game)[-1] == "Ann plays “We're Rich!”."


def test_ammo_that_is_found_is_counted() -> None:
    game = begin(scene(dwarf("gunner", (0, 0), primary=2)), Reloading(seat=0, tokens=2))
    assert said(game) == ["Ann finds 2 primary ammo."]
    game = begin(scene(dwarf("gunner", (0, 0), primary=2, secondary=1)), Reloading(seat=0, tokens=2))
    assert [WORDS.say(choice) for choice in options(game)][1] == "1 primary and 1 secondary ammo"
    assert said(play(game, Reload(0, 2))) == ["Ann finds 2 secondary ammo."]


def test_an_aquarq_is_followed() -> None:
    table = scene(dwarf("gunner", (0, 0)), codes={(5, 5): "H"}, ground={at(1, 0): (AQUARQ,)})
    game = play(turn_of(table), Move(at(1, 0)), YES, LayDown())
    assert said(game)[-2:] == ["Ann takes up an Aquarq.", f"An Aquarq lies at {name(1, 0)}."]
    table = scene(dwarf("gunner", (0, 0)), minerals={(1, 0): "aquarq"}, script={"axe": (1,)})
    assert "Ann takes up an Aquarq." in said(play(begin(table, AxeChop(seat=0)), Chop(ROCK, at(1, 0))))


def test_upgrades_are_named_when_found_fitted_and_given_up() -> None:
    table = scene(dwarf("gunner", (0, 0)), upgrades={at(0, 0): -1}, script={"upgrades": (4,)})
    game = play(begin(table, Fitting(seat=0, space=at(0, 0))), Fit(1))
    assert said(game) == ["Ann finds a Weapon Upgrade: Stun.", "Ann fits Stun to the secondary weapon."]
    table = scene(dwarf("gunner", (0, 0), fitted=((0, 1), (2, 3))), upgrades={at(0, 0): 4})
    game = play(begin(table, Fitting(seat=0, space=at(0, 0))), Replace(0, 1))
    assert said(game)[0] == "Ann gives up Ignore resistance of the primary weapon."


@pytest.mark.parametrize(
    ("gear", "hand", "thing"),
    [
        ({}, Hand(0, 1, PRIMARY), "primary ammo"),
        ({"throwables": (0,)}, Hand(0, 1, THROWABLE, 0), "Frag Grenade"),
        ({"cards": (shout("catch"),)}, Hand(0, 1, SHOUT, shout("catch")), "“Here, Catch!”"),
        ({"fitted": ((2,), ())}, Hand(0, 1, UPGRADE, 2, 1), "Range for the secondary weapon"),
    ],
)
def test_what_changes_hands_is_named(gear: dict[str, Any], hand: Hand, thing: str) -> None:
    table = scene(dwarf("gunner", (0, 0), **gear), dwarf("scout", (1, 0), primary=1))
    game = play(turn_of(table), Exchange())
    assert WORDS.say(hand) == f"Ann hands {thing} to Bo"
    assert said(play(game, hand))[-1] == f"Ann hands {thing} to Bo."


def test_bosco_says_goodbye() -> None:
    table = scene(dwarf("gunner", (0, 0), health=1), robot=at(5, 0), script={"events": (event("cave_leech"),)})
    game = play(turn_of(table), EndActions(), RobotDone())
    assert "BOSCO gives himself up to save Ann." in said(game)


def test_creatures_that_do_not_come_are_accounted_for() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    late = Place("slasher", 1, "III")
    assert said(begin(table, Emerging(seat=0, places=(late,)))) == ["Nothing comes from exit III: it is not open yet."]
    assert "exit III" not in " ".join(said(begin(table, Emerging(seat=0, places=(Place("grunt", 1, "each"),)))))
    grunt, slasher = CONTENT.minis[CONTENT.grunt], CONTENT.minis[CONTENT.kind["slasher"]]
    for missing, line in (
        (slasher, "No Slasher is left: a Grunt comes instead."),
        ((*slasher, *grunt), "No Slasher is left, and none to stand in for it."),
    ):
        table = scene(dwarf("gunner", (0, 0)))
        for creature in missing:
            table.where[creature] = at(-5, 5)  # somewhere on the board
        game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(3, 0)))
        assert said(game)[0] == line
        game = begin(table, Burrowing(seat=0, kind=CONTENT.kind["slasher"]))
        assert said(game)[0] == line


def test_it_is_said_what_burns_a_dwarf_and_why_an_event_does_nothing() -> None:
    table = scene(dwarf("gunner", (0, 0)), flames=BIT[at(1, 0)])
    table.burn()
    told = said(play(turn_of(table), Move(at(1, 0))))
    assert told[-3:] == [f"Ann goes to {name(1, 0)}.", "Ann walks into Flames.", "Ann loses 1 Health."]
    knocked = scene(dwarf("gunner", (0, 0), knocked=True))
    offer = OfferEffect(what="chop").frame(knocked, 0)
    assert said(begin(knocked, offer)) == ["Ann is not on his feet, and the offer lapses."]
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)), script={"bullet": (1, 0)})
    game = play(begin(table, FromAbove(seat=0, damage=2, carries=False)), React(table.modes(1)[-1]))
    assert said(game)[-1] == "The attacker lets go of Ann."
    home = scene(dwarf("gunner", (-4, -7)))
    assert said(begin(home, FromAbove(seat=0, damage=2, carries=False))) == ["Nothing gets at Ann on the Drop pod."]


@pytest.mark.parametrize(
    ("creature", "spot", "clauses"),
    [
        ("brood_nexus", (5, 0), {"Breeding": "CRE-09", "Bred": "CRE-09"}),
        ("exploder", (1, 0), {"WentOff": "CRE-04"}),
        ("grunt", (5, 0), {"MakesFor": "ACT-05"}),
        ("slasher", (1, 0), {"GoesFor": "ACT-04", "DwarfHurt": "EFF-01", "Afflicted": "SYM-09"}),
    ],
)
def test_lines_about_creatures_cite_the_clause_that_explains_them(
    creature: str, spot: tuple[int, int], clauses: dict[str, str]
) -> None:
    script = {"creature": (1, BANG), "explosion": (0,)}
    table = scene(dwarf("gunner", (0, 0)), creatures=[(creature, spot)], script=script)
    game = begin(table, Activate(creature=table.creature_at(at(*spot))))
    cited = {type(told.event).__name__: told.clauses[0] for told in game.log or ()}
    assert {kind: cited[kind] for kind in clauses} == clauses


@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("risky_seam", "Do you take 2 Nitra, though the Swarm Threat rises by 1?"),
        ("sweet_spot", "Do you swing the axe for no action, with one more success?"),
        ("clear_shot", "Do you fire a weapon for no action?"),
    ],
)
def test_an_offer_is_said(card: str, prompt: str) -> None:
    special = CONTENT.events[event(card)].special
    deck = {"events": (-1,), "specials": (event(card),)} if special else {"events": (event(card),)}
    assert asked(begin(scene(dwarf("gunner", (0, 0)), script=deck), DrawEvent(seat=0))) == prompt


def test_prompts_name_whom_they_are_about() -> None:
    table = scene(dwarf("gunner", (2, -1)), creatures=[("grunt", (0, 0))])
    game = begin(table, Emerge(kind=CONTENT.kind["slasher"], origin=at(0, 0)))
    assert asked(game) == "Where does Slasher 1 emerge?"
    game = begin(scene(dwarf("gunner", (0, 0))), Burrowing(seat=0, kind=CONTENT.kind["slasher"]))
    assert asked(game) == "Where does Slasher 1 burrow out of the ground?"
    table = scene(dwarf("gunner", (0, 0)), dwarf("scout", (1, 0)))
    game = begin(table, ReactionShots(attacked=0, space=at(0, 0)))
    assert asked(game) == "Do you take a reaction shot to help Ann?"


def test_what_is_left_is_said_by_its_name() -> None:
    table = scene(dwarf("gunner", (0, 0)))
    assert asked(begin(table, MoveOn(seat=0, points=1))) == "Where do you go, with 1 movement point left?"
    table = scene(dwarf("gunner", (0, 0)), codes={(1, 0): "#"}, script={"axe": (2,)})
    assert asked(begin(table, AxeChop(seat=0))) == "What do you chop? 2 chops left"


def test_a_chop_names_what_is_there() -> None:
    table = scene(
        dwarf("gunner", (0, 0)),
        codes={(-1, 0): "#", (0, -1): "S"},
        minerals={(1, 0): "morkite"},
        pickups={(0, 1): "loot_bug"},
        creatures=[("slasher", (-1, 1))],
        ground={at(0, 0): (NITRA,)},
        script={"axe": (1,)},
    )
    game = begin(table, AxeChop(seat=0))
    labels = {game.label(choice, game.words()) for choice in options(game)}
    assert labels == {
        "Pass",
        f"Chop the rock at {name(-1, 0)}",
        f"Chop the Morkite at {name(1, 0)}",
        f"Chop the stalagmite at {name(0, -1)}",
        f"Chop the Loot Bug at {name(0, 1)}",
        f"Chop Slasher 1 at {name(-1, 1)}",
        f"Chop the Nitra on the ground at {name(0, 0)}",
    }


def test_whose_dice_they_are_is_said_before_they_are_rolled() -> None:
    table = scene(dwarf("gunner", (0, 0)), creatures=[("brood_nexus", (3, 0))], script={"creature": (BANG, 0)})
    game = begin(table, Activate(creature=table.creature_at(at(3, 0))))
    assert said(game)[:3] == [
        "Brood Nexus 1 breeds.",
        "Rolled for the brood: ! and blank on the creature dice.",
        "Brood Nexus 1 brings forth 1 Grunt.",
    ]
    table = scene(
        dwarf("gunner", (-3, 0)), creatures=[("slasher", (3, 0))], mines=(at(2, 0),), script={"explosion": (0, 0)}
    )
    game = begin(table, Crawl(creature=table.creature_at(at(3, 0)), way=(at(2, 0),)))
    assert said(game)[1:3] == [
        f"An explosion at {name(2, 0)}.",
        "Rolled for the Proximity Grenade: blank and blank on the explosion dice.",
    ]


def test_every_choice_and_event_has_words() -> None:
    """Labels and log lines of a whole game are sentences."""
    game = Game.start(RULES.standard, 2, 11, {"mission": "tyrants_fork"})
    words = game.edition.words(["Ann", "Bo"])
    dice = Dice.from_seed(11)
    while not game.is_over and game.answers < 250:
        seat = game.waiting()[0]
        assert game.prompt(seat, words)
        for choice in game.options(seat):
            assert words.say(choice)
        game.answer(seat, game.sample(seat, dice))
    assert all(words.say(t.event) for t in game.log or ())
