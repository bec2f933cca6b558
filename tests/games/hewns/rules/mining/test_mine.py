"""Mining and gems."""

from gamelode.games.hewns.events import Rolled
from gamelode.games.hewns.kinds import BLANK, DEPLETED, GEM, GEM_FACE, NEW_MINE, OFF_PLANET
from gamelode.games.hewns.rules.encounters.attack import Reroll
from gamelode.games.hewns.rules.mining.danger_dice import PlaceAt, Settle
from gamelode.games.hewns.rules.mining.mine import Mine, mining_dice
from gamelode.games.hewns.rules.technology.transmit import Put
from gamelode.kernel import PASS, YES, proves

from ...scene import CONTENT, H, asked, at, hewn, mining_scene, play, refused, scene, sp, told, turn_of


@proves("CARD-05", "CARD-06", "MINE-03", "MINE-12", "CLAW-03")
def test_how_many_dice_a_miner_rolls() -> None:
    table = scene(
        H(id="clogg", at="ab1"), H(id="skrunke", at="ab2", sicket=["mining_claw"]), mines={"ab1": 3, "ab2": 0}
    )
    assert mining_dice(table, hewn("clogg"), aggressive=False, electric=False) == (((2, "card"), (3, "mine")), 1)
    assert mining_dice(table, hewn("skrunke"), aggressive=False, electric=False) == (((1, "claws"),), 1)
    more = ((1, "claws"), (1, "aggressive"), (1, "gozzbag"))
    assert mining_dice(table, hewn("skrunke"), aggressive=True, electric=True) == (more, 3)


@proves("MINE-04", "MINE-05", "MINE-07", "MINE-09", "SUBS-01", "MINE-15")
def test_danger_dice_are_seen_at_once_and_wait_for_the_substract() -> None:
    table = scene(H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"mining": (2, 3), "danger": (DEPLETED,)})
    game = turn_of(table, "clogg")
    pile = at(game).pile
    play(game, Mine())
    assert asked(game) == "RerollDie"
    assert at(game).danger_dice == (DEPLETED,)
    play(game, PASS)
    assert at(game).depleted == 0
    assert at(game).pile == pile - 5
    play(game, Put(OFF_PLANET, 5))
    assert at(game).depleted == 1
    assert at(game).normal[0] == 5


@proves("MINE-17", "RR-01", "RR-02", "RR-03")
def test_only_mining_dice_are_rolled_again() -> None:
    table = scene(H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"mining": (0, 3, 2), "danger": (BLANK,)})
    game = turn_of(table, "clogg")
    play(game, Mine())
    assert refused(game, Reroll(2)) == "RR-02"
    play(game, Reroll(0))
    assert asked(game) == "WhereTo"  # its only re-roll is used
    assert [event.die for event in told(game, Rolled) if isinstance(event, Rolled)] == ["mining", "danger"]


@proves("GOZZ-01", "MINE-16", "MINE-09")
def test_gozzbag_must_be_there() -> None:
    game = turn_of(scene(H(id="clogg", at="ab1"), mines={"ab1": 0}), "clogg")
    assert refused(game, Mine(False, True)) == "GOZZ-01"


@proves("GEM-01", "GEM-02", "GEM-03", "MINE-13", "MINE-14", "R-03", "R-88")
def test_a_gem_takes_the_place_of_a_stone() -> None:
    table = scene(
        H(id="major_miner", at="ab1", heart="stone"),
        mines={"ab1": 0},
        script={"mining": (GEM_FACE, GEM_FACE, 1), "danger": (BLANK,)},
    )
    game = turn_of(table, "major_miner")
    stones = at(game).stones_left[0]
    play(game, Mine(), PASS, YES)
    assert asked(game) == "WhereTo"  # one gem; the other face is 2
    play(game, Put(OFF_PLANET, 3))
    assert (asked(game), at(game).normal[0], at(game).throw) == ("WhatNext", 3, ())
    assert at(game).heart[hewn("major_miner")] == GEM  # the best one
    assert at(game).gems == (1, 3, 4)
    assert at(game).stones_left[0] == stones + 1


@proves("GEM-01", "MINE-13", "R-88")
def test_without_heart_card_or_with_a_gem_there_is_no_second_gem() -> None:
    for id, heart in (("clogg", ""), ("major_miner", "gem")):
        dice = CONTENT.mining[hewn(id)]
        table = scene(
            H(id=id, at="ab1", heart=heart), mines={"ab1": 0}, script={"mining": (GEM_FACE,) * dice, "danger": (BLANK,)}
        )
        game = turn_of(table, id)
        play(game, Mine(), PASS)
        assert asked(game) == "WhereTo"


@proves("GEM-01", "MINE-13")
def test_without_a_gem_face_no_gem_is_offered() -> None:
    table = scene(H(id="major_miner", at="ab1"), mines={"ab1": 0}, script={"mining": (2, 2, 3), "danger": (BLANK,)})
    game = turn_of(table, "major_miner")
    play(game, Mine(), PASS)
    assert asked(game) == "WhereTo"


@proves("GEM-01", "R-88")
def test_when_all_gems_are_taken_none_is_offered() -> None:
    holders = ("hover_cataclysm", "igil", "gombat", "blazooog", "fogbear", "spricelos", "smeggler", "veyark", "bliog")
    table = scene(
        H(id="major_miner", at="ab1"), *(H(id=id, heart="gem") for id in holders),
        mines={"ab1": 0}, script={"mining": (GEM_FACE,) * 3, "danger": (BLANK,)},
    )  # fmt: skip
    assert not any(table.gems)
    game = turn_of(table, "major_miner")
    play(game, Mine(), PASS)
    assert asked(game) == "WhereTo"


@proves("COST-01", "MINE-01", "CARD-05")
def test_only_miners_mine_and_only_mines() -> None:
    game = turn_of(scene(H(id="clogg", at="A")), "clogg")
    assert refused(game, Mine()) == "MINE-01"
    game = turn_of(scene(H(id="drump", at="ab1"), mines={"ab1": 0}), "drump")
    assert refused(game, Mine()) == "AP-04"


@proves("END-01", "END-03", "R-39", "MINE-05")
def test_an_empty_pile_ends_the_game_before_the_danger_dice() -> None:
    game = mining_scene(pile=4)
    play(game, Mine(), PASS)
    assert game.is_over
    assert at(game).over == "END-03"
    assert at(game).normal[0] == 4
    assert at(game).depleted == 0


@proves("END-05", "R-42")
def test_no_mine_left_ends_the_game_after_all_dice() -> None:
    game = mining_scene()
    play(game, Mine(), PASS, Put(OFF_PLANET, 5))
    assert (game.is_over, at(game).over) == (True, "END-05")
    table = scene(
        H(id="clogg", at="ab1"), mines={"ab1": 0}, script={"mining": (0, 0, 0), "danger": (DEPLETED, NEW_MINE)}
    )
    game = turn_of(table, "clogg")
    play(game, Mine(True), PASS)
    play(game, Settle(DEPLETED), PlaceAt(sp(game, "B")))
    assert at(game).over == ""
