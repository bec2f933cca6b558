"""Words for choices, statistics and refusals."""

from __future__ import annotations

from gamelode.games.dreamblade.rules.shifting import Shifting
from gamelode.games.dreamblade.rules.spawning.phase import Spawn
from gamelode.kernel import proves
from gamelode.lab.tally import Tally

from ..scene import (
    EDITION,
    NORTH,
    SOUTH,
    STANDARD,
    action_of,
    begin,
    blade,
    cell,
    fight,
    n,
    s,
    scene,
    shift,
    shop,
    spawn,
)


def test_words_for_choices() -> None:
    words = STANDARD.words()
    content = STANDARD.content
    kinds = content.kinds_by_id
    assert words.say(Spawn(kinds["savage_ogre"], cell("e1"))) == "Spawn Savage Ogre at e1"
    ogre = content.number(kinds["savage_ogre"], NORTH, 1)
    assert words.namers["mini"](ogre) == "North's Savage Ogre (2)"
    pieces = content.printed_pieces[kinds["axemorph_demon"]]
    assert words.namers["piece"](pieces[0]) == "Crit 10 (double blade)"


def test_statistics_count_kinds_of_miniatures_and_abilities_for_whom_they_belong_to() -> None:
    game = fight(scene({"c3": "savage_ogre"}, {"c3": "late_bloomer"}, dice="b 3 . . . .", first=NORTH), "c3")
    game.header = EDITION.anonymous(2)
    tally = Tally(game)
    tally.take()
    south, north = tally.seats
    assert (south["Ability used: Crit"], south["Damaged, damage"]) == (1, 5)
    assert north["Destroyed: Late Bloomer"] == 1


def test_refusals_are_plain_sentences() -> None:
    game = shop(scene({"reserves": "soldier peon"}), 3)
    refusal = game.why_not(SOUTH, spawn("soldier", "e1"))
    assert refusal is not None
    assert game.sentence(refusal) == "It costs 5 spawn points, and you have 3. [SPAWN-02]"
    engaged = begin(action_of(scene({"c3": "peon", "a1": "husk"}, {"c3": "wall"})), Shifting(seat=SOUTH))
    refusal = engaged.why_not(SOUTH, shift(s("peon"), "c4"))
    assert refusal is not None
    assert engaged.sentence(refusal) == "An engaged creature cannot shift. [SHIFT-03]"


@proves("ACTV-02", "ACTV-05", "ACTV-07")
def test_refusals_about_blades() -> None:
    game = fight(scene({"c3": "double_charm savage_ogre idol_wrecker"}, {"c3": "wall"}, dice="b b" + " ." * 9), "c3")
    ogre, charm = s("savage_ogre"), s("double_charm")

    def clause(choice: object) -> str:
        refusal = game.why_not(SOUTH, choice)  # type: ignore[arg-type]
        return refusal.clause if refusal else ""

    assert clause(blade(n("wall"), "crit", ogre)) == "ACTV-02"
    game.answer(SOUTH, blade(ogre, "crit"))
    assert clause(blade(ogre, "crit")) == "ACTV-05"
    assert clause(blade(charm, "crit")) == "ACTV-07"
