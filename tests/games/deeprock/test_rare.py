"""Clauses that random games do not reach."""

from __future__ import annotations

from gamelode.kernel.conformance import counting_clauses

from .rare import RARE, run_all
from .scene import EDITION


def test_rare_clauses_run_in_scenes() -> None:
    with counting_clauses(EDITION.frames) as ran:
        run_all()
    assert [name for name in RARE if not ran[name]] == []
