"""Loading and stowing."""

from gamelode.games.hewns.rules.encounters.ranged import RangedEncounter
from gamelode.games.hewns.rules.moving.enter_leave import Enter
from gamelode.games.hewns.rules.player_turn import Begin
from gamelode.games.hewns.rules.technology.load import Load, Stow, stowings
from gamelode.kernel import PASS, proves

from ...scene import H, at, begin, hewn, imagined, play, player_turn, refused, scene, sp


@proves("R-36", "STORE-01", "STORE-02", "R-37")
def test_a_hewn_is_loaded_behind_the_screen() -> None:
    gombat = hewn("gombat")
    game = player_turn(scene(H(id="gombat"), H(id="clogg", at="A"), pools=[(2, 9), (0, 9)]))
    assert refused(game, Load(gombat, 0, 1), 1) == "R-36"  # another player's
    assert refused(game, Load(gombat, 0, 10)) == "STORE-01"
    assert refused(game, Load(gombat, 3, 0)) == "R-36"
    assert refused(game, Load(hewn("clogg"), 0, 1)) == "R-36"
    play(game, Load(gombat, 1, 5))
    assert (at(game).normal[0], at(game).dirty[0]) == (1, 4)
    seen = next(each for each in game.view(1).hewns if each.hewn == gombat)
    assert (seen.open_dirty, seen.hidden_dirty) == (None, None)
    play(game, Load(gombat, 0, 0))
    assert (at(game).normal[0], at(game).dirty[0]) == (2, 9)


@proves("R-37", "STORE-01", "STORE-02")
def test_the_owner_moves_substract_between_open_and_hidden_store() -> None:
    cat = hewn("hover_cataclysm")  # room for 2 in the open and 5 out of sight
    table = scene(H(id="hover_cataclysm", at="A", normal=1, dirty=3), pools=[(0, 2), (0, 0)])
    game = player_turn(table)
    assert (at(game).open_dirty[cat], at(game).hid_dirty[cat]) == (0, 3)
    assert refused(game, Stow(cat, 0, 3)) == "STORE-01"
    full = player_turn(scene(H(id="hover_cataclysm", at="A", dirty=6)))
    assert refused(full, Stow(cat, 0, 0)) == "STORE-01"  # there is no room for the sixth out of sight
    assert refused(game, Stow(cat, 2, 0)) == "R-37"
    play(game, Stow(cat, 1, 1))
    assert (at(game).open_normal[cat], at(game).open_dirty[cat], at(game).hid_dirty[cat]) == (1, 1, 2)
    seen = next(each for each in game.view(1).hewns if each.hewn == cat)
    assert (seen.open_normal, seen.open_dirty, seen.hidden_dirty) == (1, 1, None)
    assert {each.hid_dirty[cat] for each in imagined(game, 1)} == {0, 1, 2, 3}  # five in all, of which two came out
    play(game, Stow(cat, 0, 0))
    assert min(each.hid_dirty[cat] for each in imagined(game, 1)) == 1  # the one that was seen going in


@proves("R-37")
def test_as_much_out_of_sight_or_in_the_open_as_there_is_room_for_is_listed() -> None:
    cat = hewn("hover_cataclysm")
    for dirty, listed in ((3, [(0, 2)]), (6, [(0, 2)]), (7, []), (0, [])):  # out of sight it is by itself
        table = scene(H(id="hover_cataclysm", at="A", dirty=dirty))
        assert list(stowings(table, cat)) == [Stow(cat, *each) for each in listed]
    table = scene(H(id="igil", at="A", dirty=2), H(id="clogg", at="B", dirty=2))
    assert [*stowings(table, hewn("igil")), *stowings(table, hewn("clogg"))] == []  # one store each


@proves("R-37", "R-36")
def test_behind_the_screen_nobody_sees_how_a_hewn_is_packed() -> None:
    cat = hewn("hover_cataclysm")
    game = player_turn(scene(H(id="hover_cataclysm", dirty=2)))
    play(game, Stow(cat, 0, 2))
    assert game.events_since(0, 1) == []
    assert {each.open_dirty[cat] for each in imagined(game, 1)} >= {0, 1, 2}
    play(game, Begin(cat), Enter(sp(game, "A")))
    assert {(each.open_dirty[cat], each.hid_dirty[cat]) for each in imagined(game, 1)} == {(2, 0)}


@proves("R-37", "XMIT-03")
def test_stores_stay_as_they_are_while_dice_are_up() -> None:
    cat = hewn("hover_cataclysm")
    table = scene(H(id="hover_cataclysm", at="A", dirty=3), H(id="drump", at="B", owner=1))
    game = begin(table, RangedEncounter(moving=cat, announced=(cat,)))
    play(game, PASS)
    assert refused(game, Stow(cat, 0, 1), 0) == "XMIT-03"
