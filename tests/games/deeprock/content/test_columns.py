"""Columns of the content."""

from __future__ import annotations

from gamelode.kernel import proves

from ..scene import CONTENT


@proves("HAZ-03", "SETUP-02")
def test_decks_have_their_sizes() -> None:
    files = CONTENT.files
    assert sum(e.count for e in files.event if not e.special) == 38
    assert sum(e.count for e in files.event if e.special) == 12
    assert len(files.swarm) == 13
    assert sum(s.count for s in files.shout) == 18
    assert (len(files.throwable), len(files.resupply), len(files.secondary)) == (16, 9, 9)
    assert sum(u.count for u in files.upgrade) == 10
