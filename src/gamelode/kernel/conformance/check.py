"""One random game, at whose decisions every promise of the kernel is checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from ..choices import NOT_OFFERED, Choice, Command, Refusal
from ..dice import Dice
from ..events import Told
from ..frames import Seat
from ..game import Game
from ..records import Record
from ..rules import Edition
from .any_choice import any_choice
from .promises import NonConformance, expect
from .snapshots import Snapshot, check_view_type
from .speech import PLAYERS, Speech

PLAY_ON = 6  # decisions that a copy is played on, to see that it lives and that its original does not


class Check:
    """One random game, with every promise checked at every `every`-th decision."""

    def __init__(
        self, edition: Edition, seats: int, seed: int, options: Mapping[str, Any] | None = None, every: int = 1
    ) -> None:
        self.edition, self.every = edition, every
        self.dice = Dice.from_seed(f"conformance {seed}")
        self.game = Game.start(edition, seats, seed, dict(options or {}))
        self.seats: list[Seat | None] = [*range(seats), None]
        self.speech = Speech(edition, self.dice)
        self.snapshots: list[Snapshot] = []  # what each seat saw at the last check

    def run(self, limit: int = 100_000) -> int:
        """Play to the end; how many decisions it took."""
        game = self.game
        check_view_type(self.edition.rules)
        self.speech.check_texts()
        while not game.is_over:
            expect(game.answers < limit, "games end", game.answers)
            is_checked = game.answers % self.every == 0
            if is_checked:
                self.check()
            game.camera = self.film if is_checked else None
            self.step(game)
        self.check_end()
        return game.answers

    def step(self, game: Game) -> None:
        """Any seat that is waited for does anything it may; now and then somebody gives a command."""
        seat = self.dice.pick(game.waiting(), "seat")
        commands = [(s, command) for s in range(game.header.seats) for command in game.commands(s)]
        if commands and self.dice.below(8, "command") == 0:
            game.answer(*self.dice.pick(commands, "command"))
        else:
            expect(game.options(seat), "options are never empty", game.question, seat)
            choice = game.sample(seat, self.dice)
            refusal = game.why_not(seat, choice)
            expect(refusal is None, "every option is accepted", game.question, choice, refusal)
            game.play(seat, choice)

    def check(self) -> None:
        self.edition.rules.audit(self.game.table)
        self.check_snapshots()
        self.check_open_views()
        self.check_questions()
        self.speech.check(self.game)
        self.check_copies()
        before = self.game.save()
        for seat in self.seats:
            self.check_redeal(seat)
            self.check_secrets(seat)
        expect(self.game.save() == before, "re-dealt games leave the real one alone", self.game.question)

    def check_questions(self) -> None:
        game, question = self.game, self.game.question
        waiting = game.waiting()
        expect(waiting and len(set(waiting)) == len(waiting), "a question waits for somebody", question)
        for seat in waiting:
            options = list(game.options(seat))
            expect(options, "options are never empty", question, seat)
            expect(len(set(options)) == len(options), "options are different", question, options)
            for choice in [*options, game.sample(seat, self.dice)]:
                refusal = game.why_not(seat, choice)
                expect(refusal is None, "every option is accepted", question, choice, refusal)
            allowed = [t for t in question.things(game.table, seat) if game.why_not(seat, t) is None]
            expect(allowed == options, "options are the things without refusal", question, allowed, options)
            self.check_refusals(seat)
            self.check_told_to_bots(seat)
            self.check_forecasts(seat)
        for command in self.edition.choices:
            if issubclass(command, Command) and (barred := question.bar(command)):
                self.check_refusal(command, Refusal(barred))

    def check_told_to_bots(self, seat: Seat) -> None:
        """What bots are told holds: shortlists are accepted, and values are shares."""
        game, rules = self.game, self.edition.rules
        for at_leisure in (False, True):
            shortlist = rules.shortlisted(game.table, game.question, seat, at_leisure=at_leisure)
            if shortlist is not None:
                expect(shortlist, "a shortlist is never empty", game.question, seat)
                for choice in shortlist:
                    refusal = game.why_not(seat, choice)
                    expect(refusal is None, "all of a shortlist is accepted", game.question, choice, refusal)
        if rules.value is not None:
            value = rules.value(game.table, seat)
            expect(0 <= value <= 1, "a value is between 0 and 1", value, seat)

    def check_forecasts(self, seat: Seat) -> None:
        """What is said of a choice before it is made can be said, and follows from what the seat knows."""
        game = self.game
        if self.edition.rules.forecast is None:
            return
        other, words = game.redeal(seat, self.dice.spawn()), game.words(PLAYERS)
        for choice in self.speech.some(game.options(seat)):
            forecast = game.forecast(seat, choice)
            same = other.forecast(seat, choice) == forecast
            expect(same, "a forecast uses nothing that the seat does not know", seat, game.question, choice)
            for part in (*forecast.costs, *forecast.effects, *forecast.risks, *forecast.chances):
                self.speech.check_said("a forecast", part, words.say, part)
            for chance in forecast.chances:
                expect(0 <= chance.ways <= chance.of > 0, "odds are so many of so many", chance)

    def check_refusals(self, seat: Seat) -> None:
        game = self.game
        for thing, refusal in game.refusals(seat):
            self.check_refusal(thing, refusal)
        for kind in game.question.takes:
            choice = any_choice(kind, self.dice)
            why_not = game.why_not(seat, choice)
            if why_not is not None and why_not != NOT_OFFERED:
                self.check_refusal(choice, why_not)
            elif why_not is None:
                listed = game.question.is_open or choice in game.options(seat)
                expect(listed, "a closed question lists all that it accepts", game.question, choice)
                game.clone().answer(seat, choice)

    def check_refusal(self, about: object, refusal: Refusal) -> None:
        known = refusal.clause in self.edition.rules.ledger.by_id
        expect(known, "a refusal cites a clause", self.game.question, about, refusal)
        self.speech.check_refusal(self.game, refusal)

    def check_snapshots(self) -> None:
        """What the seats saw at the last check has not changed since; then their views of now are kept."""
        for snapshot in self.snapshots:
            snapshot.check()
        self.snapshots = [Snapshot(seat, self.game.view(seat)) for seat in self.seats]
        for snapshot in self.snapshots:
            snapshot.check_apart(self.game.table)

    def film(self, told: list[Told]) -> None:
        """What is seen right after an event, in the middle of a rule, is a snapshot too."""
        stills = [Snapshot(seat, self.game.view(seat)) for seat in self.seats]
        for still in stills:
            still.check_apart(self.game.table)
        self.snapshots += stills

    def check_openness(self) -> None:
        """Where the rules say that nobody hides anything, all have seen the same happen."""
        if self.edition.rules.is_open:
            one, *others = (self.game.events_since(0, seat) for seat in self.seats)
            expect(all(other == one for other in others), "in an open game all see the same")

    def check_open_views(self) -> None:
        """Where the rules say that nobody hides anything, the table looks the same to all."""
        if self.edition.rules.is_open:
            one, *others = (snapshot.view for snapshot in self.snapshots)
            expect(all(other == one for other in others), "in an open game all see the same table")

    def check_copies(self) -> None:
        game, saved = self.game, self.game.save()
        loaded = Game.load(self.edition, saved)
        expect(loaded.save() == saved, "save and load change nothing", loaded.save(), saved)
        for name, twin in (("a clone", game.clone()), ("a loaded game", loaded)):
            expect(twin.save() == saved, f"{name} is the same game")
            self.play_on(twin)
            expect(game.save() == saved, f"{name} shares nothing with its original", game.question)

    def check_redeal(self, seat: Seat | None) -> None:
        game, dice = self.game, self.dice
        other = game.redeal(seat, dice.spawn())
        self.edition.rules.audit(other.table)
        expect(_bytes(other.view(seat)) == _bytes(game.view(seat)), "a re-dealt game looks the same", seat)
        if seat is not None:
            for verb in (Game.options, Game.refusals, Game.commands):
                same = list(verb(other, seat)) == list(verb(game, seat))
                expect(same, f"a re-dealt game has the same {verb.__name__}", seat, game.question)
        key = dice.spawn().key
        again, once = other.redeal(seat, Dice(key)).save(), game.redeal(seat, Dice(key)).save()
        expect(again == once, "re-dealing depends on what the seat knows and on nothing else", seat, again, once)
        self.play_on(other)

    def check_secrets(self, seat: Seat | None) -> None:
        """After the same choice two re-deals look the same, unless a secret was shown or drawn from a hidden bag."""
        game, who = self.game, self.game.waiting()[0]
        one, two = (game.redeal(seat, self.dice.spawn()) for _ in range(2))
        expect(one.waiting() == two.waiting() == game.waiting(), "who is asked tells no secret", seat, game.question)
        choice = one.sample(who, self.dice)
        if two.why_not(who, choice) is not None:
            return
        films = [_film(twin, seat, who, choice) for twin in (one, two)]
        alike = all(one == two for one, two in zip(*films, strict=False))
        expect(alike, "a step of the film tells no secret", seat, game.question, choice)
        if one.known == two.known == (0, game.table.shown):
            seen = [(t.waiting(), _bytes(t.view(seat)), _bytes(t.events_since(0, seat))) for t in (one, two)]
            expect(seen[0] == seen[1], "what follows a choice tells no secret", seat, game.question, choice)

    def play_on(self, game: Game) -> None:
        for _ in range(PLAY_ON):
            if not game.is_over:
                self.step(game)

    def check_end(self) -> None:
        game = self.game
        self.edition.rules.audit(game.table)
        self.check_snapshots()
        self.check_openness()
        self.speech.check(game)
        outcome = game.outcome
        if outcome is None or len(outcome.ranks) != game.header.seats:
            raise NonConformance("a game that is over has an outcome with a rank for every seat")
        self.speech.check_outcome(outcome)
        record = Record.read(Record.of(game).write())
        expect(record.replay(self.edition).digest() == game.digest(), "a replay is the same game")


def _film(game: Game, eyes: Seat | None, who: Seat, choice: Choice) -> list[tuple[bytes, bytes]]:
    """What those eyes see happen after a choice, step by step, until a secret is shown or something is drawn."""
    steps: list[tuple[bytes, bytes]] = []
    known = game.known

    def take(told: list[Told]) -> None:
        if game.known == known:
            seen = [each for each in (one.seen_by(eyes) for one in told) if each is not None]
            steps.append((_bytes(seen), _bytes(game.view(eyes)) if seen else b""))

    game.log, game.camera = [], take
    game.table.listen()
    game.play(who, choice)
    return steps


def _bytes(view: Any) -> bytes:
    return msgspec.json.encode(view)
