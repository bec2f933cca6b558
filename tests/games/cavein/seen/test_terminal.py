"""What a seat sees, in words."""

from gamelode.games.cavein.kinds import ActionType
from gamelode.games.cavein.table import CaveInTable, ThisTurn
from gamelode.kernel import Section

from ..scene import CONTENT, EDITION, P, actions_of, card, colour, crystal, table


def seen(scene: CaveInTable, seat: int | None = 0) -> dict[str, dict[str, str]]:
    """Section by section, each row under its label."""
    draw = EDITION.rules.draw
    assert draw is not None
    view = actions_of(scene).view(seat)
    return {section.title: rows_of(section) for section in draw(CONTENT, view, seat, EDITION.words(("Ann", "Bob")))}


def rows_of(section: Section) -> dict[str, str]:
    return {row.label: " · ".join(piece.text for piece in row.pieces) for row in section.rows}


def test_crystals_by_cost_with_what_is_printed_on_them() -> None:
    mine = seen(table(P(), P(), mine=["brown-1a", "brown-1d", "red-3a"]))["Mine"]
    assert mine["cost 1, 22 left"] == "brown 1 VP · brown 1 VP +terron cave-in!"
    assert mine["cost 3, 17 left"].startswith("red wild ")
    assert mine["cost 10, 6 left"] == "none"


def test_a_crystal_that_costs_this_seat_less() -> None:
    scene = table(P(totems=["brown"]), P(), mine=["brown-3a"])
    assert seen(scene)["Mine"]["cost 3, 17 left"] == "brown 4 VP, costs you 2"
    assert seen(scene, 1)["Mine"]["cost 3, 17 left"] == "brown 4 VP"


def test_a_crystal_in_the_colour_of_this_turn() -> None:
    scene = table(P(), P(), mine=["brown-3a"])
    scene.turn.recoloured = {crystal("brown-3a"): colour("blue")}
    assert seen(scene)["Mine"]["cost 3, 17 left"] == "blue 4 VP"


def test_equal_cards_of_the_docks_stand_together() -> None:
    docks = seen(table(P(), P(), docks=["driller", "driller", "foreman"]))["Docks"]
    assert docks["level 1, 18 left"] == "2 x Driller (brown 1)"
    assert docks["level 2, 15 left"] == "Foreman (brown 2)"


def test_both_artifacts_of_a_stack_and_its_cost() -> None:
    scene = table(P(), P(), tops=["A01"])
    scene.turn.artifact_discount = 4
    assert seen(scene)["Artifacts, one of the two"]["stack 1, 4 left"] == (
        "cost 7, now 3 · Space Exchange · Third Cyber-Arm"
    )


def test_bases_from_bottom_to_top_with_the_leader_marked() -> None:
    bases = seen(table(P(base=["driller", "foreman"]), P()))["Bases from bottom to top; ★ leads"]
    assert bases["Ann (you)"] == "Driller (brown 1) · ★ Foreman (brown 2)"
    assert bases["Bob"] == "an empty Base"


def test_what_a_player_holds() -> None:
    bob = P(hand=["driller"], artifacts=["contract"], subjugated=["foreman"], totems=["blue"])
    holds = seen(table(P(), bob))["Bases from bottom to top; ★ leads"]["  holds"]
    assert holds == "1 card · 0 crystals · blue Totem · Contract · 1 subjugated, 2 levels"


def test_the_own_hand_with_its_skills() -> None:
    hand = seen(table(P(hand=["driller", "driller"]), P()))["Your hand"]
    assert hand == {"2 x Driller (brown 1)": "Gain a cost-1 brown crystal"}


def test_points_by_source() -> None:
    own = seen(table(P(crystals=["brown-3a"], totems=["blue"]), P()))["Your crystals and points"]
    assert own == {"crystals": "brown 4 VP", "7 points": "crystals 4 · totems 3"}


def test_the_track_and_what_holds_this_turn() -> None:
    scene = table(P(), P(), cave_in=3)
    scene.turn = ThisTurn(
        actions=(ActionType.MINE,), extra_mines=1, mine_discount=4, doubled=1 << CONTENT.factions["weedlock"]
    )
    state = seen(scene)["Round 1"]
    assert state["cave-in"] == "■■■□□□□ 3 of 7"
    assert state["wild crystals"] == "red · green"
    assert state["this turn"] == "done: Mine · 1 extra Mine action · crystals cost 4 less · Weedlocks pay double"


def test_actions_that_were_done_are_told_in_words() -> None:
    scene = table(P(), P())
    scene.turn = ThisTurn(actions=(ActionType.USE_SKILL, ActionType.COLLECT))
    assert seen(scene)["Round 1"]["this turn"] == "done: Use a skill, Collect"


def test_a_card_in_a_colour_that_it_was_given() -> None:
    """Others see how many cards have which colour, and not which cards they are."""
    scene = table(P(), P())
    scene.players[1].hand = [CONTENT.tinted(card("driller"), colour("blue"))]
    assert "Driller (brown 1 as blue)" in seen(scene, 1)["Your hand"]
    assert seen(scene, 0)["Bases from bottom to top; ★ leads"]["  holds"] == "1 card · 1 of them blue · 0 crystals"


def test_whoever_looks_on_sees_no_hand() -> None:
    assert "Your hand" not in seen(table(P(hand=["driller"]), P()), None)
