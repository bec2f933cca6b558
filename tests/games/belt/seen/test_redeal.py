"""A re-deal changes what a team has not seen, and depends on nothing else."""

from __future__ import annotations

from collections import Counter

from gamelode.games.belt.kinds import UNKNOWN
from gamelode.kernel import Dice, proves

from ..scene import CONTENT, KNOWN, at, deposit, phase_of, table


@proves("R-65")
def test_a_redeal_changes_only_what_other_teams_saw() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    dice = Dice.from_seed("redeal")
    worlds = [at(game.redeal(0, dice)).deposit for _ in range(200)]
    assert {tuple(world[i] for i in (0, 2, 3, 4)) for world in worlds} == {
        (deposit("2 uberoid"), deposit("3 lameum"), deposit("4 lameum"), UNKNOWN)
    }
    left = Counter(CONTENT.tokens[0]) - Counter([deposit("2 uberoid"), deposit("3 lameum"), deposit("4 lameum")])
    assert {world[1] for world in worlds} == set(left)


@proves("R-65")
def test_a_redeal_depends_on_nothing_that_the_team_does_not_know() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    for seed in range(20):
        other = game.redeal(0, Dice.from_seed(f"other {seed}"))
        assert other.redeal(0, Dice.from_seed(seed)).save() == game.redeal(0, Dice.from_seed(seed)).save()


@proves("R-65")
def test_those_who_watch_know_only_what_is_open() -> None:
    game = phase_of(table({"hauler1": (500, 300)}, KNOWN))
    worlds = [at(game.redeal(None, Dice.from_seed(seed))).deposit for seed in range(60)]
    assert len({world[2] for world in worlds}) > 3
    assert {world[3] for world in worlds} == {deposit("4 lameum")}
