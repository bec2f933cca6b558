"""Games recorded by an earlier release replay with the same digests, as long as their rules version stands.

`tests/records/<release>/` holds one for each game, number of players and mission. When a rules version goes up, the
records of that game are recorded anew under the release that brings it.
"""

from pathlib import Path

import pytest

import gamelode

RECORDS = sorted((Path(__file__).parent / "records").rglob("*.rec"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_an_earlier_release_replays(path: Path) -> None:
    record = gamelode.Record.read(path.read_bytes(), path.name)
    assert gamelode.replay(record).digest() == record.digest


def test_every_game_has_records_for_every_number_of_players() -> None:
    recorded = {(record.header.game, record.header.seats) for record in map(_read, RECORDS)}
    assert recorded >= {(slug, seats) for slug in gamelode.games() for seats in gamelode.games()[slug].seats}


def _read(path: Path) -> gamelode.Record:
    return gamelode.Record.read(path.read_bytes(), path.name)
