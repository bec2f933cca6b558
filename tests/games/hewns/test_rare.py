"""Clauses that random play hardly ever comes to."""

from gamelode.kernel.conformance import counting_clauses

from .rare import RARE, run_all
from .scene import EDITION


def test_rare_clauses_run_in_scenes() -> None:
    with counting_clauses(EDITION.frames) as ran:
        run_all()
    assert set(RARE) <= ran.keys()
