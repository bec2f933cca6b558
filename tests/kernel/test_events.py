"""Events: told once, stamped by the loop, and seen by whom they concern."""

from __future__ import annotations

from gamelode.kernel import PASS, DiceRolled, Game, Seat, Throw, Words, proves
from tests.kernel.forest.blows import Blow, RaiseBuckler
from tests.kernel.forest.cards import Playing
from tests.kernel.forest.events import BidsShown, CardDrawn, CardLaid, Dreamt, Walked, Wounded
from tests.kernel.forest.journey import Walk, Walking
from tests.kernel.forest.market import Bartering, Lay
from tests.kernel.forest.rounds import Rest, Turn
from tests.kernel.scenes import BROOK, BUCKLER, DREAM, EDITION, FEAST, HUNT, PEBBLE, begin, forest, play


def told(game: Game, seat: int | None) -> list[object]:
    return [told.event for told in game.events_since(0, seat)]


@proves("DRAW-01", "CARD-03")
def test_only_whoever_draws_sees_the_card() -> None:
    game = begin(forest(hands=([DREAM], []), script={"cards": (FEAST, HUNT)}), Playing(seat=0, card=DREAM))
    assert told(game, 0) == [CardDrawn(0, FEAST), CardDrawn(0, HUNT), Dreamt(0, (FEAST, HUNT))]
    assert told(game, 1) == [CardDrawn(0, None), CardDrawn(0, None)]


def test_a_spectator_sees_what_is_public() -> None:
    game = play(begin(forest(hands=([FEAST], [])), Bartering()), (0, Lay(0, FEAST)))
    assert told(game, None) == [CardLaid(0, 0, None), BidsShown((FEAST,))]
    assert told(game, 0) == [CardLaid(0, 0, FEAST), BidsShown((FEAST,))]


def test_an_event_is_stamped_with_the_clause_the_depth_and_the_answer() -> None:
    game = begin(forest(), Turn(seat=0))
    play(game, (0, Walk(0, BROOK)))
    stamps = [(told.event, told.clauses, told.depth, told.answers) for told in game.events_since(0, None)]
    assert stamps == [(Walked(0, BROOK), ("WALK-01",), 1, 1)]


def test_events_of_a_reaction_come_before_those_of_the_rule_that_waited() -> None:
    game = begin(forest(hands=([BUCKLER], [PEBBLE])), Blow(target=0, power=2))
    play(game, (0, RaiseBuckler(BUCKLER)), (1, PASS))
    assert told(game, None) == [Wounded(0, 1)]


def test_events_are_counted_as_each_seat_sees_them() -> None:
    game = begin(forest(hands=([DREAM], [])), Playing(seat=0, card=DREAM))
    assert len(game.events_since(1, 0)) == 2
    assert len(game.events_since(1, 1)) == 1


def test_a_shown_secret_is_counted_also_when_nobody_listens() -> None:
    table = forest()
    Game(EDITION, EDITION.anonymous(2), table, []).begin(Bartering(), events=False, record=False)
    assert table.shown == 1


def test_what_is_known_moves_with_chance_and_with_shown_secrets() -> None:
    game = begin(forest(hands=([FEAST], [])), Bartering())
    before = game.known
    play(game, (0, Lay(0, FEAST)))
    assert game.known == (before[0], before[1] + 1)


def test_a_game_without_listeners_keeps_no_log() -> None:
    game = Game(EDITION, EDITION.anonymous(2), forest(), [])
    game.begin(Walking(traveller=0, goal=BROOK), events=False, record=False)
    assert game.log is None
    assert told(game, 0) == []


def test_clones_are_silent() -> None:
    game = begin(forest(), Turn(seat=0))
    twin = game.clone()
    play(twin, (0, Walk(0, BROOK)))
    assert told(twin, 0) == []
    play(game, (0, Rest()))
    assert told(game, 0) == []


def test_events_leave_no_trace_in_a_save() -> None:
    loud, quiet = (Game.start(EDITION, 2, 5, events=events) for events in (True, False))
    assert loud.save() == quiet.save()
    assert loud.log


def test_a_camera_sees_the_table_as_the_event_left_it() -> None:
    table = forest()
    game = begin(table, Turn(seat=0))
    seen: list[tuple[object, int]] = []
    game.camera = lambda told: seen.extend((each.event, table.glades[0]) for each in told)
    play(game, (0, Walk(0, BROOK)))
    assert seen == [(Walked(0, BROOK), BROOK)]


def test_a_clone_has_no_camera() -> None:
    game = begin(forest(), Turn(seat=0))
    game.camera = lambda told: None
    assert game.clone().camera is None


class WolfRolled(DiceRolled, frozen=True):
    """{seat} rolls {shown} against the wolf."""

    seat: Seat
    faces: tuple[int, ...]

    def throws(self) -> tuple[Throw, ...]:
        return (Throw("fang", tuple(map(str, self.faces)), "the wolf", sum(self.faces)),)


def test_dice_are_said_in_the_same_words_with_what_they_add_up_to() -> None:
    assert Words({}, ["Ann"]).say(WolfRolled(0, (2, 4, 5))) == (
        "Ann rolls 2, 4 and 5 (11) on the fang dice against the wolf."
    )


def test_one_die_is_no_sum() -> None:
    assert WolfRolled(0, (4,)).shown == "4 on the fang die"


def test_no_dice_show_nothing() -> None:
    assert WolfRolled(0, ()).shown == "nothing on the fang die"


def test_an_event_of_a_seat_is_its_moment() -> None:
    assert WolfRolled(1, (4,)).whose(forest()) == (1,)
    assert Walked(0, BROOK).whose(forest()) == ()
