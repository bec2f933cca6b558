"""What kind of moment each event is, for whoever watches."""

from __future__ import annotations

from gamelode.games.hewns import events
from gamelode.games.hewns.events import MiningRolled, Rerolled, Rolled
from gamelode.games.hewns.kinds import GEM_FACE
from gamelode.kernel import Event, Throw
from tests.games.hewns.scene import hewn

NOTES = {
    "RoundBegan", "OfferDrawn", "OrderDealt", "TurnBegan", "HewnTurnBegan", "Burnt", "Loaded", "Stowed", "StoreShown",
    "NananbitesSplit",
}  # fmt: skip
DRAMAS = {
    "MineDepleted", "BombUsed", "Malfunctioned", "NananbiteDied", "HewnDied", "HewnDamaged", "HewnStunned", "HewnTaken",
    "PieceDestroyed", "MemberLost",
}  # fmt: skip
DICE = {"Rolled", "MiningRolled", "WindsRolled", "DangerRolled", "OverflowRolled", "Rerolled"}


def by_weight(weight: str) -> set[str]:
    kinds = [kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    return {kind.__name__ for kind in kinds if kind.__module__ == events.__name__ and kind.weight == weight}


def test_what_passes_by() -> None:
    assert by_weight("note") == NOTES


def test_what_gets_its_time() -> None:
    assert by_weight("drama") == DRAMAS


def test_every_roll_is_dice() -> None:
    assert by_weight("dice") == DICE


def test_dice_that_are_added_up_say_their_sum() -> None:
    rolled = MiningRolled(hewn("clogg"), "mining", (3, GEM_FACE))
    assert rolled.throws() == (Throw("mining", ("3", "2 or a gem"), "mining", 5),)


def test_dice_without_amounts_have_no_sum() -> None:
    assert Rolled(hewn("clogg"), "danger", (6, 6)).throws()[0].total is None


def test_a_die_that_is_rolled_again_is_shown_alone() -> None:
    assert Rerolled("laser", 2).throws() == (Throw("laser", ("2",), "once more", 2),)
