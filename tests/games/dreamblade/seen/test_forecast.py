"""What a player is told about a strike while it goes on: its damage with every reason, and what that will do."""

from gamelode.games.dreamblade.events import AbilityUsed, DamageRaised
from gamelode.games.dreamblade.rules.choosing import Target
from gamelode.games.dreamblade.rules.combat.striking import StrikeAt, Striking
from gamelode.games.dreamblade.rules.damage.check import DESTROY, DISRUPT
from gamelode.games.dreamblade.seen.forecast import (
    BlowView,
    CombatView,
    MoreDamageView,
    Result,
    StrikerView,
    TargetView,
)
from gamelode.games.dreamblade.seen.forecast import falls_on as fall_on
from gamelode.kernel import PASS, Game, proves

from ..scene import (
    CONTENT,
    NORTH,
    SOUTH,
    action_of,
    arrive,
    asks,
    begin,
    blade,
    cell,
    checked,
    events,
    faces,
    fight,
    give,
    n,
    piece,
    play,
    s,
    scene,
    strikers,
    where,
)

Thresholds = list[tuple[int, tuple[str, ...]]]


def combat(game: Game) -> CombatView:
    seen: CombatView = game.view(None).combat
    return seen


def targets(game: Game) -> dict[int, TargetView]:
    return {target.mini: target for target in game.view(None).targets}


def falls_on(game: Game) -> tuple[int, ...]:
    found: tuple[int, ...] = game.view(None).falls_on
    return found


def fates(game: Game, creature: int) -> Thresholds:
    """What becomes of a target, by damage."""
    return [(each.damage, each.fates) for each in targets(game)[creature].thresholds]


# --- damage and why


@proves("CRIT-01", "R-67")
def test_damage_without_blades_is_told_before_and_after_it_is_totalled() -> None:
    steady = MoreDamageView(s("steady_hand"), piece("steady_hand", "crit"), -1, 2)
    south = {"c3": "steady_hand savage_ogre idol_wrecker"}
    game = fight(scene(south, {"c3": "wall peon"}, dice="b b 3" + " ." * 8), "c3")
    assert asks(game) == "WhichBladeAbility"
    assert (combat(game).rolled, combat(game).more, combat(game).damage) == (3, (steady,), 5)
    assert not combat(game).totalled
    play(game, blade(s("savage_ogre"), "crit"), blade(s("idol_wrecker"), "demolish"))
    crit = MoreDamageView(s("savage_ogre"), piece("savage_ogre", "crit"), -1, 2)
    assert asks(game) == "SplitDamage"
    assert (combat(game).more, combat(game).bonus, combat(game).damage) == ((crit, steady), 4, 7)
    assert combat(game).totalled


@proves("R-67")
def test_the_log_says_what_raised_the_damage_without_a_blade() -> None:
    game = fight(scene({"c3": "steady_hand"}, {"c3": "wall"}, dice="1"), "c3")
    assert events(game, AbilityUsed) == [AbilityUsed(s("steady_hand"), piece("steady_hand", "crit"))]
    assert events(game, DamageRaised) == [DamageRaised(2)]


@proves("FLANKING-01", "R-67")
def test_an_ability_that_adds_nothing_is_not_told() -> None:
    game = fight(scene({"c3": "calm_flanker"}, {"c3": "wall peon"}, dice="1 ."), "c3")
    assert (combat(game).more, combat(game).damage) == ((), 1)


@proves("HELLSFURY-01", "R-66")
def test_damage_by_hells_fury_names_who_grants_it() -> None:
    table = scene({"b4": "bonfire_acolyte", "b5": "ashen_matron"}, {"b4": "wall peon"}, dice="1 1 1")
    game = fight(table, "b4")
    fury = CONTENT.granted[piece("ashen_matron", "hells_fury")]
    assert combat(game).more == (MoreDamageView(s("bonfire_acolyte"), fury, s("ashen_matron"), 2),)


@proves("COPY-01")
def test_damage_by_a_copied_ability_names_from_whom() -> None:
    game = fight(scene({"c3": "echo_child savage_ogre"}, {"c3": "wall peon"}, dice="b 1" + " ." * 6), "c3")
    play(game, blade(s("echo_child"), "crit", s("savage_ogre")))
    assert combat(game).more == (MoreDamageView(s("echo_child"), piece("savage_ogre", "crit"), s("savage_ogre"), 2),)


@proves("FUMBLE-02", "MIN-03")
def test_the_damage_told_is_never_below_zero() -> None:
    game = fight(scene({"c3": "drunken_minotaur idol_wrecker"}, {"c3": "wall"}, dice="b b" + " ." * 8), "c3")
    play(game, blade(s("drunken_minotaur"), "fumble"))
    assert asks(game) == "WhichBladeAbility"
    assert (combat(game).bonus, combat(game).damage) == (-3, 0)


def test_dice_that_may_be_rolled_again_are_open_to_both() -> None:
    game = fight(scene({"c3": "gamblers_shade"}, {"c3": "wall"}, dice="3 ."), "c3")
    assert asks(game) == "MayReroll"
    assert (combat(game).dice, combat(game).damage) == (faces("3 ."), 3)


def test_what_was_totalled_stays_told_when_its_miniature_has_gone() -> None:
    south, north = {"c3": "steady_hand soldier"}, {"c3": "late_bloomer peon"}
    game = fight(scene(south, north, dice="3 1 1 . ." + " 3 . 1"), "c3")
    play(game, give((n("late_bloomer"), 4), (n("peon"), 3)), strikers(n("late_bloomer")))
    play(game, give((s("steady_hand"), 4)), DESTROY)
    assert where(game, s("steady_hand")) == "graveyard"
    assert asks(game) == "PlaceDisrupted"
    assert combat(game).damage == 7
    assert game.view(None).results == (Result(n("peon"), "disrupted"),)


# --- targets and what will become of them


@proves("DMG-02", "DMG-03", "DMG-04", "ATK-04")
def test_from_both_thresholds_on_the_dealer_chooses() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "peon late_bloomer"}, dice="3 3 3 3"), "c3")
    assert asks(game) == "SplitDamage"
    assert fates(game, n("peon")) == [(3, ("disrupted",)), (5, ("destroyed", "disrupted"))]
    assert fates(game, n("late_bloomer")) == [(4, ("destroyed",)), (9, ("destroyed", "disrupted"))]


@proves("RELENTLESS-01", "R-79")
def test_relentless_disrupts_nobody() -> None:
    game = fight(scene({"c3": "grim_rider peon"}, {"c3": "peon husk"}, dice="3 3 3"), "c3")
    assert combat(game).relentless
    assert combat(game).remarks == ("Relentless: nobody is disrupted by it",)
    assert targets(game)[n("peon")].undisruptable
    assert fates(game, n("peon")) == [(5, ("destroyed",))]
    assert targets(game)[n("peon")].remarks == ("Relentless: not disrupted",)


@proves("FEROCITY-02")
def test_ferocity_destroys_where_others_disrupt() -> None:
    game = fight(scene({"c3": "bold_dancer"}, {"c3": "peon wall"}, dice="b 3"), "c3")
    play(game, blade(s("bold_dancer"), "ferocity"), Target(n("peon")))
    assert asks(game) == "SplitDamage"
    assert targets(game)[n("peon")].marked
    assert not targets(game)[n("wall")].marked
    assert targets(game)[n("peon")].remarks == ("Ferocity: destroyed, not disrupted",)
    assert fates(game, n("peon")) == [(3, ("destroyed",))]


@proves("R-78")
def test_ferocity_has_nothing_to_replace_beside_relentless() -> None:
    game = fight(scene({"c3": "grim_dancer"}, {"c3": "peon wall"}, dice="b 3"), "c3")
    play(game, blade(s("grim_dancer"), "ferocity"), Target(n("peon")))
    assert targets(game)[n("peon")].remarks == ("Relentless: not disrupted",)
    assert fates(game, n("peon")) == [(5, ("destroyed",))]


@proves("REGENERATE-01")
def test_whoever_regenerates_is_banished_instead() -> None:
    game = fight(scene({"c3": "soldier"}, {"c3": "undying_vessel husk"}, dice="1 1 1 ."), "c3")
    assert fates(game, n("undying_vessel")) == [(2, ("disrupted",)), (3, ("banished", "disrupted"))]


@proves("BODYGUARD-01", "R-59")
def test_a_bodyguard_tells_how_much_it_must_have_first() -> None:
    plain = fight(scene({"c3": "soldier"}, {"c3": "oathbound_sentry husk"}, dice="1 1 1 1"), "c3")
    assert [targets(plain)[mini].guard for mini in (n("oathbound_sentry"), n("husk"))] == [4, 0]
    assert targets(plain)[n("oathbound_sentry")].remarks == ("Bodyguard: 4 before others get any",)


@proves("STRIKE-09")
def test_targets_are_told_while_blades_are_assigned() -> None:
    game = fight(scene({"c3": "savage_ogre idol_wrecker"}, {"c3": "peon"}, dice="b b" + " ." * 8), "c3")
    assert asks(game) == "WhichBladeAbility"
    assert list(targets(game)) == [n("peon")]
    assert falls_on(game) == (n("peon"),)


@proves("DB-08")
def test_targets_of_a_deathblow_are_the_enemies_of_the_fallen() -> None:
    game = fight(scene({"c3": "grim_rider peon"}, {"c3": "soldier"}, dice="3 3 3" + " 1 1 1 1"), "c3")
    play(game, strikers(n("soldier")))
    assert asks(game) == "SplitDamage"
    assert list(targets(game)) == sorted([s("grim_rider"), s("peon")])
    assert falls_on(game) == tuple(targets(game))
    assert {target.by for target in targets(game).values()} == {NORTH}
    assert fates(game, s("peon"))[0] == (3, ("disrupted",))  # the fallen soldier is not Relentless


@proves("DMG-04", "R-110")
def test_a_check_tells_who_is_undecided_and_what_is_decided() -> None:
    game = checked(action_of(scene(north={"c3": "peon peon", "a1": "undying_vessel"})), {n("peon"): 5, n("peon", 1): 5})
    assert list(targets(game)) == [n("peon"), n("peon", 1)]
    play(game, DESTROY)
    assert list(targets(game)) == [n("peon", 1)]
    assert game.view(None).results == (Result(n("peon"), "destroyed"),)


def test_outside_a_combat_there_is_nothing_to_tell() -> None:
    game = arrive(action_of(scene({"c3": "lucky_rider"}, {"c3": "wall"}, dice="1 1")), s("lucky_rider"))
    assert asks(game) == "MayReroll"
    view = game.view(None)
    assert (view.combat, view.targets, view.results) == (None, (), ())


# --- stages, and attacks within the attack


def blow(game: Game) -> BlowView | None:
    found: BlowView | None = game.view(None).blow
    return found


@proves("R-32")
def test_a_combat_tells_its_stage() -> None:
    south, north = {"c3": "gamblers_shade savage_ogre idol_wrecker"}, {"c3": "peon peon"}
    game = fight(scene(south, north, dice="b b 3 3 3 1" + " ." * 6), "c3")
    stages = [combat(game).stage]
    for choice in (
        PASS,
        blade(s("savage_ogre"), "crit"),
        blade(s("idol_wrecker"), "demolish"),
        give((n("peon"), 12)),
        DISRUPT,
    ):
        play(game, choice)
        stages.append(combat(game).stage)
    assert stages == ["dice", "blades", "blades", "damage", "results", "results"]


@proves("DB-02")
def test_a_deathblow_is_told_with_whoever_strikes_and_its_dice() -> None:
    game = fight(scene({"c3": "soldier peon"}, {"c3": "gamblers_shade"}, dice="3 3 3 3 3" + " 2 ."), "c3")
    play(game, DESTROY, strikers(n("gamblers_shade")))
    assert asks(game) == "MayReroll"
    assert blow(game) == BlowView(1, (n("gamblers_shade"),), -1, -1, faces("2 ."), 0, rolled=2)
    assert falls_on(game) == ()  # it is not yet to be split
    play(game, PASS)
    assert asks(game) == "SplitDamage"
    assert blow(game) == BlowView(1, (n("gamblers_shade"),), -1, -1, (), 2)
    assert combat(game).stage == "results"


@proves("STRIKEBACK-01")
def test_a_strikeback_is_told_before_it_is_aimed() -> None:
    game = fight(scene({"c3": "peon peon"}, {"c3": "bellringer"}, dice=". ."), "c3")
    assert asks(game) == "WhichTarget"
    assert combat(game).stage == "strikeback"
    assert blow(game) == BlowView(1, (n("bellringer"),), piece("bellringer", "strikeback"), -1, (), 0)


@proves("R-46")
def test_a_special_attack_outside_a_combat_is_told_with_its_dice() -> None:
    game = arrive(action_of(scene({"c3": "lucky_rider"}, {"c3": "wall"}, dice="1 1")), s("lucky_rider"))
    assert asks(game) == "MayReroll"
    assert blow(game) == BlowView(
        0, (s("lucky_rider"),), piece("lucky_rider", "charge"), n("wall"), faces("1 1"), 0, rolled=2
    )
    assert game.view(None).combat is None


@proves("R-110", "REGENERATE-01")
def test_a_check_tells_who_cannot_be_disrupted_and_who_is_saved() -> None:
    table = action_of(scene(north={"c3": "tumbling_grin peon soldier"}))
    table.harm(n("tumbling_grin"), 2, relentless=True)
    table.harm(n("soldier"), 8, relentless=True)
    game = checked(table, {n("peon"): 5})
    assert [targets(game)[mini].undisruptable for mini in (n("peon"), n("soldier"))] == [False, True]
    assert fates(game, n("soldier")) == [(8, ("destroyed",))]
    assert game.view(None).results == (Result(n("tumbling_grin"), "banished"),)


@proves("STRIKE-07")
def test_whoever_may_attack_is_told_with_the_dice_that_it_would_add() -> None:
    table = action_of(scene({"c3": "soldier savage_ogre field_hospice", "b3": "peon"}, {"c3": "peon"}))
    game = begin(table, Striking(seat=SOUTH))
    assert game.view(None).strikers == ()
    play(game, StrikeAt(cell("c3")))
    dice = {striker.mini: striker.dice for striker in game.view(None).strikers}
    assert dice == {s("soldier"): 4, s("savage_ogre"): 6}


@proves("DB-02")
def test_whoever_may_strike_dying_is_told_with_the_dice_that_it_would_add() -> None:
    game = fight(scene({"c3": "soldier peon"}, {"c3": "gamblers_shade"}, dice="3 3 3 3 3"), "c3")
    play(game, DESTROY)
    assert game.view(None).strikers == (StrikerView(n("gamblers_shade"), 2),)


def test_damage_of_a_strikeback_falls_on_attackers_alone() -> None:
    soldier, peon = (TargetView(mini, (), False, False, 0, by, ()) for mini, by in ((7, NORTH), (8, SOUTH)))
    game = fight(scene({"c3": "peon peon"}, {"c3": "bellringer"}, dice=". ."), "c3")
    assert combat(game).stage == "strikeback"
    assert fall_on((soldier, peon), combat(game), None) == (7,)


def test_norths_targets_are_souths_creatures() -> None:
    game = fight(scene({"c3": "peon"}, {"c3": "savage_ogre idol_wrecker"}, dice="b b" + " ." * 8), "c3", NORTH)
    assert list(targets(game)) == [s("peon")]
