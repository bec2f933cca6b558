"""What a seat is shown: built from the seat's own view, options and events, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Union

import msgspec

from gamelode.catalogue import game_named
from gamelode.kernel import AskFreely, AskInTurn, Choice, DiceRolled, Question, Refusal, Seat, Told, Window, Words
from gamelode.kernel.questions import own_fields
from gamelode.match.film import Step

from .entries import Holder
from .live_match import LiveMatch
from .patches import Patch, patch
from .protocol import (
    Asked,
    Drawn,
    Filmed,
    LogLine,
    MatchInfo,
    Meanwhile,
    Option,
    Past,
    Player,
    Refused,
    Score,
    UndoWish,
    Update,
    encode,
)
from .shown import Shown, Sight
from .storage import Listed
from .tokens import commitment

FILM_AT_ONCE = 16  # answers of a film that are told at once


def raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(thing))


def match_info(live: LiveMatch) -> MatchInfo:
    """What everyone may know about a match; the seed only when it is over."""
    game = live.match.game
    return MatchInfo(
        id=live.id,
        game=game.header.game,
        title=game.edition.rules.title,
        is_open=game.edition.rules.is_open,
        players=players(live.seats, live.connected),
        options=game.header.options,
        answers=game.answers,
        is_over=game.is_over,
        commitment=live.commitment,
        created=live.created,
        seed=game.header.seed if game.is_over or live.story.closed else "",
        clock=live.terms.clock,
        late=live.terms.late,
        note=live.note,
        closed=live.story.closed,
        is_former=False,
    )


def stored_info(listed: Listed) -> MatchInfo:
    """What everyone may know about a match, without replaying it."""
    standing, terms = listed.standing, listed.terms
    header, rules = standing.header, game_named(standing.header.game)
    return MatchInfo(
        id=listed.id,
        game=header.game,
        title=rules.title,
        is_open=rules.is_open,
        players=players(standing.seats, listed.connected),
        options=header.options,
        answers=listed.answers,
        is_over=standing.is_over,
        commitment=commitment(header.seed),
        created=listed.created,
        seed=header.seed if standing.is_over or standing.closed else "",
        clock=terms.clock,
        late=terms.late,
        note="",
        closed=standing.closed,
        is_former=False,
    )


def shown_to(live: LiveMatch, seat: Seat | None, log_from: int, last: Sight | None = None) -> Shown:
    """What those eyes see now, with the log from that line on. Whoever watches the film says what he saw last."""
    key = seat, log_from, None if last is None else last.moment
    if key not in live.shown:
        view = live.match.game.view(seat)
        message = update(live, seat, view, log_from=log_from, last=None if last is None else last.view)
        live.shown[key] = Shown.of(encode(message), len(message.log), Sight(live.match.moment, view))
    return live.shown[key]


def players(seats: Sequence[Holder], connected: Mapping[Seat, int]) -> tuple[Player, ...]:
    return tuple(
        Player(
            seat=seat, name=held.name, kind=held.kind, bot=held.bot, connected=bool(connected.get(seat)), away=held.away
        )
        for seat, held in enumerate(seats)
    )


def update(live: LiveMatch, seat: Seat | None, view: Any, *, log_from: int = 0, last: Any = None) -> Update:
    """All that a seat may know now; None: a spectator. `view` is its view, `last` the one that it was shown before the
    first of these log lines, if it watches the film."""
    match, game = live.match, live.match.game
    words = game.words(match.names)
    return Update(
        number=0,
        ref=0,
        seat=seat,
        match=match_info(live),
        view=raw(view),
        waiting=game.waiting() if live.is_full else (),
        thinking=() if live.thinking is None else (live.thinking,),
        passed=() if game.is_over else passed(game.question),
        seconds_left=live.seconds_left,
        asked=asked(live, seat, words) if seat is not None and seat in game.waiting() and live.is_full else None,
        meanwhile=meanwhile(live, seat, words) if seat is not None and live.is_full else None,
        log=log_lines(live, seat, words, log_from, last),
        log_from=log_from,
        why_not_undo=match.why_not_undo(seat) if seat is not None else "You are watching.",
        undo_wish=UndoWish(seat=wish.seat, agreed=tuple(sorted(wish.agreed))) if (wish := live.undo_wish) else None,
        yields=match.yields_of(seat) if seat is not None else {},
        automatic=match.automatic[seat] if seat is not None else "never",
        score=score(live),
    )


def asked(live: LiveMatch, seat: Seat, words: Words) -> Asked:
    """The open question, with whatever the seat can point at."""
    game, question = live.match.game, live.match.game.question
    options = live.match.options(seat)
    return Asked(
        ticket=live.match.ticket(seat),
        name=type(question).__name__,
        prompt=game.prompt(seat, words),
        clauses=question.cited,
        fields=fields(question, seat),
        is_open=question.is_open,
        is_window=isinstance(question, Window),
        options=tuple(option(live, choice, words) for choice in options),
        commands=tuple(option(live, choice, words) for choice in game.commands(seat) if choice not in options),
        refused=tuple(refused(live, choice, refusal, words) for choice, refusal in game.refusals(seat)),
        choices=schema_of(question.takes) if question.is_open else {},
    )


def meanwhile(live: LiveMatch, seat: Seat, words: Words) -> Meanwhile | None:
    """The commands of a seat that is not waited for."""
    commands = () if seat in live.match.game.waiting() else live.match.game.commands(seat)
    found = tuple(option(live, choice, words) for choice in commands)
    return Meanwhile(ticket=live.match.ticket(seat), commands=found) if found else None


def passed(question: Question[Any]) -> tuple[Seat, ...]:
    """Seats that have passed, as everybody at the table saw."""
    if isinstance(question, AskFreely):
        return tuple(seat for seat in question.times if seat not in question.seats)
    return question.seats[len(question.seats) - question.passes :] if isinstance(question, Window) else ()


def fields(question: Question[Any], seat: Seat) -> dict[str, Any]:
    """What a question is about: the fields that its game gave it."""
    own = {field.name: msgspec.to_builtins(getattr(question, field.name)) for field in own_fields(type(question))}
    return own | {"subject": question.subject(seat)} if isinstance(question, AskInTurn) else own


@cache
def schema_of(kinds: tuple[type[Choice], ...]) -> dict[str, Any]:
    return msgspec.json.schema(Union[kinds])  # noqa: UP007


def option(live: LiveMatch, choice: Choice, words: Words) -> Option:
    return Option(choice=raw(choice), label=live.match.game.label(choice, words))


def refused(live: LiveMatch, choice: Choice, refusal: Refusal, words: Words) -> Refused:
    game = live.match.game
    return Refused(
        choice=raw(choice),
        label=game.label(choice, words),
        clause=refusal.clause,
        text=game.sentence(refusal),
    )


def log_lines(live: LiveMatch, seat: Seat | None, words: Words, start: int, last: Any = None) -> tuple[LogLine, ...]:
    """What the seat has seen happen, from a line on; with what each line changed, the first since the last view."""
    match = live.match
    lines = match.events_since(start, seat)
    steps = match.filmed(seat, start) if last is not None else None
    patches = _patches(last, steps) if steps is not None and len(steps) == len(lines) else [None] * len(lines)
    return tuple(
        log_line(live, seat, number, told, words, change)
        for number, (told, change) in enumerate(zip(lines, patches, strict=True), start)
    )


def _patches(view: Any, steps: Iterable[Step]) -> list[Patch | None]:
    """What each step changes, the first since that view."""
    found: list[Patch | None] = []
    for step in steps:
        found.append(patch(view, step.view))
        view = step.view
    return found


def log_line(
    live: LiveMatch, seat: Seat | None, number: int, told: Told, words: Words, change: Patch | None
) -> LogLine:
    match, event = live.match, told.event
    is_own = 0 < told.answers <= len(match.history) and match.history[told.answers - 1][0] == seat
    unasked_for = match.unasked_for.get(told.answers, "") if is_own else ""
    return LogLine(
        number=number,
        answers=told.answers,
        depth=told.depth,
        text=words.say(event),
        clauses=told.clauses,
        event=raw(event),
        weight=event.weight,
        whose=event.whose(match.game.table),
        opens=event.opens,
        throws=event.throws() if isinstance(event, DiceRolled) else (),
        passed=unasked_for in ("yield", "time"),
        forced=unasked_for == "no choice",
        patch=change,
    )


def score(live: LiveMatch) -> Score | None:
    """How the match ended, if it has."""
    game = live.match.game
    outcome = game.outcome
    if outcome is None:
        return None
    return Score(
        reason=outcome.reason,
        text=game.edition.rules.ledger.text(outcome.reason),
        scores=outcome.scores,
        ranks=outcome.ranks,
        sources=outcome.sources,
        ties=outcome.ties,
    )


def past(live: LiveMatch, seat: Seat | None, after: int, ref: int) -> Past:
    """The table as the seat saw it after so many answers."""
    game = live.match.game_after(after)
    words = game.words(live.match.names)
    seen = game.events_since(0, seat)
    return Past(
        ref=ref, seat=seat, after=after, view=raw(game.view(seat)), text=words.say(seen[-1].event) if seen else ""
    )


def filmed(live: LiveMatch, seat: Seat | None, after: int, until: int, ref: int) -> Filmed:
    """What the seat saw between so many answers and so many."""
    film = live.match.film(seat, after, min(until, after + FILM_AT_ONCE))
    words = live.match.game.words(live.match.names)
    lines = zip(film.steps, _patches(film.before, film.steps), strict=True)
    return Filmed(
        ref=ref,
        seat=seat,
        after=film.after,
        until=film.until,
        view=raw(film.before),
        log=tuple(log_line(live, seat, step.number, step.told, words, change) for step, change in lines),
    )


def drawing(live: LiveMatch, seat: Seat | None, after: int | None, ref: int) -> Drawn:
    """What a seat sees, in the words that the game has for a terminal; nothing, if it has none."""
    game = live.match.game if after is None else live.match.game_after(after)
    draw = game.edition.rules.draw
    words = game.words(live.match.names)
    return Drawn(ref=ref, sections=tuple(draw(game.edition.content, game.view(seat), seat, words)) if draw else ())
