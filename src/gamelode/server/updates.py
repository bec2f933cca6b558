"""What a seat is shown: built from the seat's own view, options and events, and from nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Union

import msgspec

from gamelode.catalogue import game_named
from gamelode.kernel import AskFreely, AskInTurn, Choice, Question, Refusal, Seat, Told, Window, Words
from gamelode.kernel.questions import own_fields

from .entries import Holder
from .live_match import LiveMatch
from .protocol import (
    Asked,
    Drawn,
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
from .shown import Shown
from .storage import Listed
from .tokens import commitment


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


def shown_to(live: LiveMatch, seat: Seat | None, log_from: int) -> Shown:
    """What those eyes see now, with the log from that line on."""
    if (seat, log_from) not in live.shown:
        message = update(live, seat, number=0, ref=0, log_from=log_from)
        live.shown[seat, log_from] = Shown.of(encode(message), len(message.log))
    return live.shown[seat, log_from]


def players(seats: Sequence[Holder], connected: Mapping[Seat, int]) -> tuple[Player, ...]:
    return tuple(
        Player(
            seat=seat, name=held.name, kind=held.kind, bot=held.bot, connected=bool(connected.get(seat)), away=held.away
        )
        for seat, held in enumerate(seats)
    )


def update(live: LiveMatch, seat: Seat | None, *, number: int, ref: int, log_from: int) -> Update:
    """All that a seat may know now; None: a spectator."""
    match, game = live.match, live.match.game
    words = game.words(match.names)
    return Update(
        number=number,
        ref=ref,
        seat=seat,
        match=match_info(live),
        view=raw(game.view(seat)),
        waiting=game.waiting() if live.is_full else (),
        thinking=() if live.thinking is None else (live.thinking,),
        passed=() if game.is_over else passed(game.question),
        seconds_left=live.seconds_left,
        asked=asked(live, seat, words) if seat is not None and seat in game.waiting() and live.is_full else None,
        meanwhile=meanwhile(live, seat, words) if seat is not None and live.is_full else None,
        log=log_lines(live, seat, words, log_from),
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


def log_lines(live: LiveMatch, seat: Seat | None, words: Words, start: int) -> tuple[LogLine, ...]:
    """What the seat has seen happen, from a line on."""
    match = live.match
    told = match.events_since(start, seat)
    own = {number: why for number, why in match.unasked_for.items() if match.history[number - 1][0] == seat}
    return tuple(log_line(number, each, words, own.get(each.answers, "")) for number, each in enumerate(told, start))


def log_line(number: int, told: Told, words: Words, unasked_for: str) -> LogLine:
    return LogLine(
        number=number,
        answers=told.answers,
        depth=told.depth,
        text=words.say(told.event),
        clauses=told.clauses,
        event=raw(told.event),
        opens=told.event.opens,
        passed=unasked_for in ("yield", "time"),
        forced=unasked_for == "no choice",
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


def drawing(live: LiveMatch, seat: Seat | None, after: int | None, ref: int) -> Drawn:
    """What a seat sees, in the words that the game has for a terminal; nothing, if it has none."""
    game = live.match.game if after is None else live.match.game_after(after)
    draw = game.edition.rules.draw
    words = game.words(live.match.names)
    return Drawn(ref=ref, sections=tuple(draw(game.edition.content, game.view(seat), seat, words)) if draw else ())
