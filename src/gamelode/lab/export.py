"""Games as rows, one for each seat, for other programs to read; and as games again."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from io import BytesIO, StringIO
from pathlib import Path

from gamelode.kernel import Fault, Outcome

from .simulate import Played

Row = dict[str, str | int | bool | None]
Writer = Callable[[Sequence[Row]], bytes]


def writer_for(path: Path) -> Writer:
    """What writes a file of that kind; a fault if nothing here can."""
    if path.suffix == ".csv":
        return as_csv
    if path.suffix != ".parquet":
        raise Fault(f"{path}: a file of games ends in .csv or .parquet")
    try:
        import_module("polars")
    except ImportError as error:
        raise Fault(f"{path}: parquet needs polars (pip install polars); a .csv file needs nothing") from error
    return as_parquet


def rows_of(games: Sequence[Played]) -> list[Row]:
    """A row for each seat of each game, with a column for each source of points and for whatever was counted."""
    sources = _keys(part for game in games for part in game.outcome.sources)
    tallies = sorted(_keys(tally for game in games for tally in game.tallies))
    happened = sorted(_keys(game.happened for game in games))
    return [_row(game, seat, sources, tallies, happened) for game in games for seat in range(len(game.bots))]


def _keys(parts: Iterable[Mapping[str, int]]) -> list[str]:
    return list(dict.fromkeys(key for part in parts for key in part))


def _row(game: Played, seat: int, sources: Sequence[str], tallies: Sequence[str], happened: Sequence[str]) -> Row:
    outcome = game.outcome
    part = outcome.sources[seat] if outcome.sources else {}
    tally = game.tallies[seat] if game.tallies else {}
    return {
        "seed": game.seed,
        **{f"option_{key}": value for key, value in game.options.items()},
        "seats": len(game.bots),
        "seat": seat + 1,
        "bot": game.bots[seat],
        "side": game.sides[seat] + 1,
        "score": outcome.scores[seat],
        "rank": outcome.ranks[seat],
        **{f"score_{source}": part.get(source, 0) for source in sources},
        "decisions": game.decisions,
        "rounds": game.rounds,
        "ended_by": outcome.reason,
        **{f"tally_{key}": tally.get(key, 0) for key in tallies},
        **{f"game_{key}": game.happened.get(key, 0) for key in happened},
    }


def games_in(path: Path) -> list[Played]:
    """The games that were written to a .csv file."""
    try:
        with path.open(newline="", encoding="utf-8") as file:
            rows = list(csv.DictReader(file, restkey=""))
        return list(_games(rows))
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}") from error
    except (KeyError, TypeError, ValueError, csv.Error) as error:
        raise Fault(f"{path}: this is no file of games: {error}") from error


def _games(rows: Sequence[Mapping[str, str]]) -> Iterator[Played]:
    start = 0
    while start < len(rows):
        seats = rows[start : start + int(rows[start]["seats"])]
        if len(seats) != int(seats[0]["seats"]):
            raise ValueError("the last game is cut off")
        yield _game(seats)
        start += len(seats)


def _game(rows: Sequence[Mapping[str, str]]) -> Played:
    first = rows[0]
    outcome = Outcome(
        reason=first["ended_by"],
        scores=tuple(int(row["score"]) for row in rows),
        ranks=tuple(int(row["rank"]) for row in rows),
        sources=tuple(_numbers(row, "score_") for row in rows),
    )
    return Played(
        seed=first["seed"],
        options={key.removeprefix("option_"): value for key, value in first.items() if key.startswith("option_")},
        bots=tuple(row["bot"] for row in rows),
        sides=tuple(int(row["side"]) - 1 for row in rows),
        outcome=outcome,
        decisions=int(first["decisions"]),
        rounds=int(first["rounds"]) if first["rounds"] else None,
        tallies=tuple(_numbers(row, "tally_") for row in rows),
        happened=_numbers(first, "game_"),
    )


def _numbers(row: Mapping[str, str], title: str) -> dict[str, int]:
    return {key.removeprefix(title): int(value) for key, value in row.items() if key.startswith(title)}


def as_csv(rows: Sequence[Row]) -> bytes:
    text = StringIO(newline="")
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def as_parquet(rows: Sequence[Row]) -> bytes:
    data = BytesIO()
    import_module("polars").DataFrame(rows).write_parquet(data)
    return data.getvalue()
