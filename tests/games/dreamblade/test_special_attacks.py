"""Special attacks: Ambush, Assault, Charge, Strikeback, Warpstrike; Fortunate, Bodyguard and Relentless about them."""

from gamelode.games.dreamblade.events import AbilityUsed, DiceRolled, SpecialAttackBegun
from gamelode.games.dreamblade.rules.abilities.moves import Step
from gamelode.games.dreamblade.rules.choosing import GoTo, Target
from gamelode.games.dreamblade.rules.combat.striking import StrikeAt
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT
from gamelode.games.dreamblade.rules.damage.rolling import Reroll
from gamelode.kernel import PASS, YES, Game, Resolve, proves

from .scene import (
    NORTH,
    SOUTH,
    action_of,
    arrive,
    asks,
    at,
    blade,
    cell,
    damage,
    dealt,
    events,
    faces,
    fight,
    give,
    n,
    now,
    offered,
    piece,
    play,
    put,
    refused,
    s,
    scene,
    shift,
    shift_phase,
    shop,
    spawn,
    strike_phase,
    strikers,
    use,
    where,
)


@proves("AMBUSH-01", "TARG-02", "R-46")
def test_ambush_strikes_whoever_comes_in() -> None:
    game = arrive(action_of(scene({"c3": "wall peon"}, {"c3": "lurker_beneath"}, dice="3 b 1")), s("wall"))
    assert damage(game, s("wall")) == 4  # and not the Peon, who was there before
    assert damage(game, s("peon")) == 0


@proves("AMBUSH-02")
def test_ambush_strikes_each_that_comes_in_at_once() -> None:
    table = action_of(scene({"c3": "wall soldier"}, {"c3": "lurker_beneath"}, dice="1 1 1 2 2 ."))
    game = arrive(table, s("wall"), s("soldier"))
    play(game, Resolve(0))
    assert sorted(at(game).damage.values()) == [3, 4]


@proves("AMBUSH-01", "R-28")
def test_ambush_meets_the_spawned_and_the_placed() -> None:
    game = shop(scene({"reserves": "wall peon"}, {"e1": "lurker_beneath"}, dice="1 1 1"), 9)
    play(game, spawn("wall", "e1"))
    assert damage(game, s("wall")) == 3


@proves("R-28", "R-44", "CHARGE-01")
def test_a_placed_creature_enters_its_cell_and_meets_nobody_in_an_empty_one() -> None:
    table = scene({"c3": "soldier"}, {"c3": "oriflamme_rider"}, dice="3 3 . .")
    game = fight(table, "c3")
    play(game, put(n("oriflamme_rider"), "a1"))
    assert game.is_over  # its Charge found no enemy


@proves("ASSAULT-01", "TARG-01", "TARG-02", "ATK-08")
def test_assault_strikes_one_chosen_local_enemy() -> None:
    table = scene({"c3": "spite_engine"}, {"c3": "wall soldier", "c4": "peon"}, dice="b . . . . . 3 b")
    game = fight(table, "c3")
    assert refused(game, Target(n("peon"))) == "ASSAULT-01"
    play(game, Target(n("soldier")))
    assert at(game).damage == {n("soldier"): 3}


@proves("R-46")
def test_power_does_not_change_a_special_attack() -> None:
    south = {"c3": "spite_engine", "c2": "hill_marshal"}
    table = scene(south, {"c3": "wall whispering_crypt"}, dice="b . . . . . 3 1")
    game = fight(table, "c3")
    assert now(at(game), s("spite_engine"))[0] == 6  # +1 and -1
    assert [len(e.faces) for e in events(game, DiceRolled) if isinstance(e, DiceRolled)] == [6, 2]


@proves("ASSAULT-01", "ACTV-09")
def test_assault_for_spawn_points() -> None:
    game = shop(scene({"c3": "ember_ferryman", "reserves": "peon"}, {"c3": "wall"}, dice="1 1 1"), 9)
    play(game, use(s("ember_ferryman"), "assault"))
    assert damage(game, n("wall")) == 3


@proves("CHARGE-01")
def test_charge_strikes_on_entering_a_cell_with_enemies() -> None:
    game = shift_phase(scene({"c2": "furnace_bride"}, {"c3": "wall soldier"}, dice="2 2"))
    play(game, shift(s("furnace_bride"), "c3"), Target(n("wall")))
    assert damage(game, n("wall")) == 4
    empty = shift_phase(scene({"c2": "furnace_bride"}, {"c3": "null_chapel"}))
    play(empty, shift(s("furnace_bride"), "c3"))
    assert empty.is_over


@proves("R-31", "SIM-03", "SIM-05")
def test_charge_comes_first_in_its_owners_phase_and_nobody_is_checked_between() -> None:
    table = scene({"c2": "oriflamme_rider"}, {"c3": "lurker_beneath"}, dice="3 3 1 3 3 3")
    game = shift_phase(table)
    play(game, shift(s("oriflamme_rider"), "c3"))
    begun = [e.mini for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)]
    assert begun == [s("oriflamme_rider"), n("lurker_beneath")]
    assert at(game).damage == {n("lurker_beneath"): 7, s("oriflamme_rider"): 9}


@proves("SIM-03")
def test_in_the_opponents_phase_the_opponents_effects_come_first() -> None:
    table = scene({"c3": "oriflamme_rider"}, {"c3": "lurker_beneath"}, dice="1 1 1 1 . .")
    game = arrive(action_of(table, NORTH), s("oriflamme_rider"))
    begun = [e.mini for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)]
    assert begun == [n("lurker_beneath"), s("oriflamme_rider")]


@proves("SIM-03")
def test_in_a_shared_phase_the_first_players_effects_come_first() -> None:
    for first in (NORTH, SOUTH):
        table = scene({"c3": "oriflamme_rider"}, {"c3": "lurker_beneath"}, dice="1 1 1 1 . .", first=first)
        game = arrive(table, s("oriflamme_rider"))
        begun = [e.mini for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)]
        assert begun[0] == (n("lurker_beneath") if first == NORTH else s("oriflamme_rider"))


@proves("SIM-01", "SIM-04")
def test_ones_own_simultaneous_effects_come_in_any_order() -> None:
    table = action_of(scene({"c3": "wall"}, {"c3": "twin_lurker"}, dice="3 1 1"))
    game = arrive(table, s("wall"))
    assert (asks(game), game.waiting()) == ("WhichEffect", (NORTH,))
    play(game, Resolve(1))
    assert [e.dice for e in events(game, SpecialAttackBegun) if isinstance(e, SpecialAttackBegun)] == [2, 1]


@proves("SIM-02", "SIM-05", "ATK-06")
def test_a_creature_struck_down_twice_over_is_checked_once() -> None:
    table = action_of(scene({"c3": "peon"}, {"c3": "twin_lurker lurker_beneath"}, dice="3 3 3 3 3 3"))
    game = arrive(table, s("peon"))
    play(game, Resolve(0), Resolve(0))
    assert damage(game, s("peon")) == 18
    assert asks(game) == "DisruptOrDestroy"


@proves("SIM-06", "R-88")
def test_what_effects_set_off_makes_the_next_set() -> None:
    table = scene({"c2": "oriflamme_rider", "a1": "peon"}, {"c3": "husk"}, dice="3 1 .", first=NORTH)
    game = shift_phase(table)
    play(game, shift(s("oriflamme_rider"), "c3"), DISRUPT, put(n("husk"), "e5"))
    assert asks(game) == "WhoShifts"
    assert at(game).arrived == ()  # Husk's arrival was looked at, in a set of its own


@proves("SIM-06", "R-88", "R-93")
def test_an_effect_that_moves_a_creature_sets_off_the_next_ones() -> None:
    table = scene(
        {"reserves": "grim_usher peon", "a1": "furnace_bride"}, {"c3": "wall lurker_beneath"}, dice="2 2 1 1 1"
    )
    game = shop(table, 12)
    play(game, spawn("grim_usher", "e1"), Target(s("furnace_bride")), GoTo(cell("c3")), Target(n("wall")))
    assert dealt(game) == 4 + 3  # its Charge, and the Ambush
    assert (asks(game), game.waiting()) == ("PlaceDisrupted", (NORTH,))


@proves("R-107")
def test_an_effect_is_void_when_its_miniature_is_gone() -> None:
    table = scene({"reserves": "grim_usher peon"}, {"e1": "lurker_beneath", "c3": "wall"})
    game = shop(table, 12)
    play(game, spawn("grim_usher", "e1"), Resolve(0), Target(s("grim_usher")), GoTo(cell("b2")))
    assert events(game, SpecialAttackBegun) == []  # neither its Charge nor the Ambush it escaped
    assert where(game, s("grim_usher")) == "b2"


@proves("R-107", "R-99")
def test_the_other_ability_of_a_miniature_that_sacrificed_itself_is_void() -> None:
    game = shop(scene({"reserves": "willing_victim peon"}), 9)
    play(game, spawn("willing_victim", "e1"))
    assert asks(game) == "WhichEffect"
    play(game, Resolve(0))  # Appease, which can take nobody else
    assert where(game, s("willing_victim")) == "graveyard"
    assert at(game).phase.points == 9 - 5  # and Energize pays nothing


@proves("R-93", "ACTV-14", "CHARGE-01")
def test_charge_on_being_spawned_and_coming_into_play_are_one_set() -> None:
    table = scene({"reserves": "grim_usher peon"}, {"e1": "wall"}, dice="3 1")
    game = shop(table, 12)
    play(game, spawn("grim_usher", "e1"))
    assert (asks(game), len(offered(game))) == ("WhichEffect", 2)
    play(game, Resolve(1))
    assert damage(game, n("wall")) == 4
    assert asks(game) == "MayTarget"  # then the Teleport


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_answers_an_attack_without_result() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "bellringer"}, dice=". 1 1 ."), "c3")
    assert damage(game, s("peon")) == 2


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_is_silent_when_anybody_fell_even_by_a_special_attack() -> None:
    table = scene({"c3": "bold_dancer"}, {"c3": "bellringer husk"}, dice="b . 3 1")
    game = fight(table, "c3")
    play(game, blade(s("bold_dancer"), "assault"), Target(n("husk")), DISRUPT, put(n("husk"), "a1"))
    assert game.is_over


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_is_silent_when_the_attack_destroyed_somebody() -> None:
    table = scene({"c3": "soldier"}, {"c3": "bellringer late_bloomer"}, dice="3 1 . .", first=NORTH)
    game = fight(table, "c3")
    play(game, give((n("late_bloomer"), 4)))
    assert game.is_over
    assert events(game, SpecialAttackBegun) == []


@proves("STRIKEBACK-01", "R-80")
def test_strikeback_is_silent_when_no_enemy_is_left_there() -> None:
    table = scene({"c3": "peon spring_board"}, {"c3": "bellringer"}, dice="b")
    game = fight(table, "c3")
    play(game, Step(s("peon"), cell("c4")))
    assert events(game, AbilityUsed) == [AbilityUsed(s("spring_board"), piece("spring_board", "skirmish"))]


@proves("STRIKEBACK-01")
def test_strikeback_is_silent_in_other_cells_and_for_special_attacks() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "wall", "c4": "bellringer"}, dice="."), "c3")
    assert game.is_over
    charge = shift_phase(scene({"c2": "furnace_bride"}, {"c3": "bellringer"}, dice=". ."))
    play(charge, shift(s("furnace_bride"), "c3"))
    assert charge.is_over


@proves("R-104", "SIM-05")
def test_several_strikebacks_are_one_set() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "bellringer bellringer"}, dice=". 3 . . 3 . ."), "c3")
    play(game, Resolve(0))
    assert damage(game, s("peon")) == 6
    assert asks(game) == "DisruptOrDestroy"


@proves("R-77", "R-80")
def test_a_regenerated_creature_did_not_fall() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "tumbling_grin bellringer"}, dice="3 . . . 1 . ."), "c3")
    play(game, give((n("tumbling_grin"), 3)), DESTROY)
    assert where(game, n("tumbling_grin")) == "reserves"
    assert damage(game, s("soldier")) == 1


@proves("WARPSTRIKE-01", "R-11")
def test_warpstrike_strikes_in_any_other_cell() -> None:
    table = scene({"c3": "arrow_of_longing"}, {"c3": "wall", "c4": "soldier", "a5": "peon"}, dice="b . . . 2 1")
    game = fight(table, "c3")
    assert refused(game, Target(n("wall"))) == "WARPSTRIKE-01"
    play(game, Target(n("soldier")))
    assert damage(game, n("soldier")) == 3


@proves("R-94")
def test_each_use_of_a_multiblade_chooses_its_target_anew() -> None:
    table = scene({"c3": "spite_engine"}, {"c3": "wall soldier"}, dice="b b . . . . 1 . 1 .")
    game = fight(table, "c3")
    play(game, Target(n("wall")), Target(n("wall")))
    assert damage(game, n("wall")) == 2


@proves("R-95")
def test_a_loner_makes_special_attacks_among_friends() -> None:
    game = shift_phase(scene({"c2": "lone_rider", "c3": "peon"}, {"c3": "wall"}, dice="1 1 1"))
    play(game, shift(s("lone_rider"), "c3"))
    assert damage(game, n("wall")) == 3


@proves("R-48", "DB-01")
def test_a_charge_that_destroys_is_answered_by_a_deathblow() -> None:
    game = shift_phase(scene({"c2": "oriflamme_rider"}, {"c3": "late_bloomer"}, dice="3 1 . 1 1 ."))
    play(game, shift(s("oriflamme_rider"), "c3"), strikers(n("late_bloomer")))
    assert damage(game, s("oriflamme_rider")) == 2


# --- Fortunate


@proves("FORTUNATE-01", "FORTUNATE-02")
def test_fortunate_rolls_some_dice_again_all_at_once() -> None:
    game = fight(scene({"c3": "patchwork_prophet"}, {"c3": "wall"}, dice=". . 1 3 3"), "c3")
    assert PASS in offered(game)
    refusal = game.why_not(SOUTH, Reroll((0, 1, 2)))
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("FORTUNATE-01", (2,))
    for nonsense in ((), (0, 0), (3,), (-1,), (0, 3)):
        assert refused(game, Reroll(nonsense)) == "not offered"
    play(game, Reroll((0, 1)))
    assert dealt(game) == 7
    assert events(game, DiceRolled) == [DiceRolled(SOUTH, faces(". . 1")), DiceRolled(SOUTH, faces("3 3 1"))]


@proves("FORTUNATE-01", "ATK-09")
def test_without_dice_there_is_no_fortune() -> None:
    table = scene({"c3": "gamblers_shade"}, {"c3": "nightmare_regent"})
    assert fight(table, "c3").is_over


@proves("R-70")
def test_several_fortunate_creatures_one_after_another() -> None:
    table = scene({"c3": "patchwork_prophet gamblers_shade"}, {"c3": "wall"}, dice=". . . . . 1 2 3")
    game = fight(table, "c3")
    play(game, Reroll((0, 1)), Reroll((0,)))
    assert dealt(game) == 3 + 2


@proves("R-70", "ABG-04")
def test_of_fortunate_creatures_that_differ_either_comes_first() -> None:
    for first, second in (("lucky_rider", "gamblers_shade"), ("gamblers_shade", "lucky_rider")):
        game = fight(scene({"c3": "lucky_rider gamblers_shade"}, {"c3": "wall"}, dice=". . . ."), "c3")
        assert asks(game) == "WhoIsFortunate"
        for mini in (first, second):
            if asks(game) == "WhoIsFortunate":
                play(game, Target(s(mini)))
            assert asks(game) == "MayReroll"
            assert refused(game, Reroll((0, 1))) == ("FORTUNATE-01" if mini == "lucky_rider" else "")
            play(game, PASS)
        assert game.is_over


@proves("FORTUNATE-03")
def test_fortunate_works_for_special_attacks() -> None:
    game = shift_phase(scene({"c2": "lucky_rider"}, {"c3": "wall"}, dice=". . 3"))
    play(game, shift(s("lucky_rider"), "c3"), Reroll((0,)))
    assert damage(game, n("wall")) == 3


# --- Bodyguard


@proves("BODYGUARD-01", "R-59")
def test_damage_carried_counts_for_a_bodyguard() -> None:
    table = scene({"c3": "soldier"}, {"c3": "oathbound_sentry wall"}, dice="2 1 . .")
    action_of(table).harm(n("oathbound_sentry"), 3)
    table.hurt = ()
    carried = table.damage
    game = fight(table, "c3")
    at(game).damage = carried
    assert refused(game, give((n("oathbound_sentry"), 1), (n("wall"), 2))) == ""


@proves("BODYGUARD-01")
def test_all_bodyguards_must_have_enough_and_they_need_no_guard() -> None:
    table = scene({"c3": "soldier peon"}, {"c3": "oathbound_sentry chapel_warden wall"}, dice="3 3 3 1 1")
    game = fight(table, "c3")
    sentry, warden, wall = n("oathbound_sentry"), n("chapel_warden"), n("wall")
    assert refused(game, give((sentry, 4), (warden, 7))) == ""
    assert refused(game, give((warden, 11))) == ""
    assert refused(game, give((sentry, 4), (wall, 7))) == "BODYGUARD-01"


@proves("BODYGUARD-01")
def test_a_bodyguard_protects_its_own_cell_only() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "wall husk", "c4": "oathbound_sentry"}, dice="1 . . ."), "c3")
    assert refused(game, give((n("wall"), 1))) == ""


@proves("R-58", "BODYGUARD-01", "ABG-02")
def test_a_guarded_target_takes_nothing_from_a_special_attack() -> None:
    table = scene({"c2": "furnace_bride"}, {"c3": "oathbound_sentry wall"}, dice="3 3")
    game = shift_phase(table)
    play(game, shift(s("furnace_bride"), "c3"), Target(n("wall")))
    assert at(game).damage == {}
    table = scene({"c2": "furnace_bride"}, {"c3": "oathbound_sentry wall"}, dice="2 1")
    game = shift_phase(table)
    play(game, shift(s("furnace_bride"), "c3"), Target(n("oathbound_sentry")))
    assert damage(game, n("oathbound_sentry")) == 3


@proves("R-58")
def test_a_target_is_open_when_its_bodyguard_carries_enough() -> None:
    table = action_of(scene({"c3": "furnace_bride"}, {"c3": "shrine_guard wall"}, dice="3 3"))
    table.damage = {n("shrine_guard"): 4}
    game = arrive(table, s("furnace_bride"))
    play(game, Target(n("wall")))
    assert damage(game, n("wall")) == 6


@proves("R-58", "R-59")
def test_relentless_finds_a_target_guarded_until_its_bodyguard_carries_its_life() -> None:
    def charged(rider: str, carried: int) -> int:
        table = action_of(scene({"c3": rider}, {"c3": "chapel_warden wall"}, dice="1 1 1"))
        table.damage = {n("chapel_warden"): carried}
        game = arrive(table, s(rider))
        play(game, Target(n("wall")))
        return damage(game, n("wall"))

    assert charged("lone_rider", 7) == 3  # its defense
    assert charged("grim_rider", 7) == 0
    assert charged("grim_rider", 8) == 3  # its life


@proves("R-58", "WARPSTRIKE-01")
def test_a_bodyguard_guards_against_warpstrike_where_it_stands() -> None:
    def struck(guard: str) -> int:
        north = {"c3": "husk", "a1": "wall"}
        north[guard] += " oathbound_sentry"
        game = fight(scene({"c3": "arrow_of_longing"}, north, dice="b . . . 1 1"), "c3")
        if asks(game) == "WhichTarget":
            play(game, Target(n("wall")))
        return damage(game, n("wall"))

    assert struck("a1") == 0
    assert struck("c3") == 2


@proves("ACTV-11", "BODYGUARD-01")
def test_a_bodyguard_that_asks_for_a_scoring_cell() -> None:
    north = {"c2": "shrine_guard wall"}
    on = fight(scene({"c2": "soldier"}, north, dice="1 . . ."), "c2")
    assert refused(on, give((n("wall"), 1))) == "BODYGUARD-01"
    off = fight(scene({"c4": "soldier"}, {"c4": "shrine_guard wall"}, dice="1 . . ."), "c4")
    assert refused(off, give((n("wall"), 1))) == ""


@proves("R-60", "BOMB-01")
def test_a_bomb_passes_every_bodyguard() -> None:
    table = scene({"c3": "powder_doll", "reserves": "peon"}, {"c3": "chapel_warden wall", "c4": "husk"})
    game = shop(table, 9)
    play(game, use(s("powder_doll"), "bomb"), YES)
    assert at(game).damage == {n("chapel_warden"): 5, n("wall"): 5}


# --- Relentless


@proves("RELENTLESS-01", "R-47", "ABG-02")
def test_whom_relentless_damages_is_destroyed_or_nothing() -> None:
    kept = fight(scene({"c3": "rampart_stag"}, {"c3": "soldier"}, dice="3 3 1"), "c3")
    assert kept.is_over
    assert damage(kept, n("soldier")) == 7
    slain = fight(scene({"c3": "rampart_stag"}, {"c3": "husk"}, dice="3 1 . . .", first=NORTH), "c3")
    assert where(slain, n("husk")) == "graveyard"  # no choice


@proves("RELENTLESS-01", "R-79", "DMG-01")
def test_nobody_among_whom_relentless_damage_is_split_is_disrupted() -> None:
    game = fight(scene({"c3": "rampart_stag"}, {"c3": "soldier peon"}, dice="3 3 3"), "c3")
    play(game, give((n("soldier"), 6), (n("peon"), 3)))
    assert game.is_over
    assert at(game).damage == {n("soldier"): 6, n("peon"): 3}


@proves("R-79")
def test_relentless_covers_the_whole_attack_it_takes_part_in() -> None:
    both = fight(scene({"c3": "rampart_stag soldier"}, {"c3": "soldier"}, dice="3 3 1 . . . ."), "c3")
    assert both.is_over
    alone = scene({"c3": "rampart_stag soldier"}, {"c3": "soldier"}, dice="3 3 1 .")
    assert asks(fight(alone, "c3", attackers=[s("soldier")])) == "PlaceDisrupted"
    game = shift_phase(scene({"c2": "grim_rider"}, {"c3": "soldier"}, dice="3 3 1"))
    play(game, shift(s("grim_rider"), "c3"))
    assert game.is_over


@proves("R-79", "R-99")
def test_an_attack_stays_relentless_when_its_relentless_creature_has_left() -> None:
    game = fight(scene({"c3": "grim_fuse soldier"}, {"c3": "soldier"}, dice="b 3 3 . . ."), "c3")
    play(game, YES)
    assert where(game, s("grim_fuse")) == "graveyard"
    assert game.is_over
    assert damage(game, n("soldier")) == 7  # with the Bomb's; its defense is 6


@proves("R-79", "ACTV-11")
def test_whether_an_attack_is_relentless_is_known_when_it_is_made() -> None:
    def attack(at: str, to: str) -> Game:
        game = fight(scene({at: "shrine_reaper fleet_hussar"}, {at: "soldier"}, dice="b 3 3 . ."), at)
        play(game, Step(s("shrine_reaper"), cell(to)))
        return game

    assert attack("b4", "a4").is_over
    assert asks(attack("a4", "b4")) == "PlaceDisrupted"


@proves("R-79")
def test_the_next_attack_may_disrupt_again() -> None:
    table = scene({"c3": "rampart_stag", "d3": "soldier"}, {"c3": "soldier", "d3": "wall"}, dice="1 . . 3 3 . .")
    game = strike_phase(table)
    play(game, StrikeAt(cell("c3")))
    assert at(game).undisruptable == ()


@proves("R-59", "BODYGUARD-01")
def test_relentless_must_reach_a_bodyguards_life() -> None:
    table = scene({"c3": "rampart_stag peon"}, {"c3": "chapel_warden wall"}, dice="3 3 2 1")
    game = fight(table, "c3")
    assert refused(game, give((n("chapel_warden"), 7), (n("wall"), 2))) == "BODYGUARD-01"
    assert refused(game, give((n("chapel_warden"), 8), (n("wall"), 1))) == ""


@proves("BOMB-01", "R-79", "RELENTLESS-01")
def test_a_bomb_is_no_attack_and_so_never_relentless() -> None:
    game = shop(scene({"c3": "grim_doll", "reserves": "peon"}, {"c3": "peon"}), 9)
    play(game, use(s("grim_doll"), "bomb"), YES)
    assert asks(game) == "PlaceDisrupted"


@proves("R-110")
def test_one_relentless_blow_of_a_set_is_enough_to_forbid() -> None:
    table = action_of(scene({"c3": "soldier"}, {"c3": "grim_lurker lurker_beneath"}, dice="3 1 1 1 ."))
    game = arrive(table, s("soldier"))
    play(game, Resolve(0))
    assert damage(game, s("soldier")) == 6
    assert game.is_over


@proves("ASSAULT-01")
def test_special_attacks_work_in_the_first_cell_of_the_board() -> None:
    assert dealt(fight(scene({"a1": "spite_engine"}, {"a1": "wall"}, dice="b . . . . . 3 1"), "a1")) == 4
