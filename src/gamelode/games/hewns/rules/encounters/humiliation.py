"""Failures against Hewns that are not healthy, and another try."""

from __future__ import annotations

from gamelode.kernel import Refusal, cites

from ...kinds import Hewn
from ...table import HewnsTable

HUMILIATED = Refusal("HUMI-01")


@cites("HUMI-01", "RANG-37")
def fail_against(table: HewnsTable, target: Hewn) -> None:
    """The moving Hewn has been humiliated by one that is not healthy, until the end of its turn."""
    table.turn.failed = (*table.turn.failed, target)


@cites("HUMI-01")
def may_try_again(table: HewnsTable) -> bool:
    """Whether the moving Hewn can pay for another encounter with one that it has failed against."""
    return table.turn.ap >= table.content.cost.encounter_again_after_failure


@cites("HUMI-01", "RANG-37")
def without_humiliators(table: HewnsTable, targets: list[Hewn]) -> list[Hewn]:
    """Those of the targets that the moving Hewn may try: without points for it, none that it has failed against."""
    return targets if may_try_again(table) else [other for other in targets if other not in table.turn.failed]


@cites("HUMI-01", "COST-02")
def pay_for_failure(table: HewnsTable, target: Hewn) -> None:
    """Another try against a Hewn that has humiliated the moving one costs an action point."""
    if target in table.turn.failed:
        table.turn.ap -= table.content.cost.encounter_again_after_failure
