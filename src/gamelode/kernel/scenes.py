"""The scene of a lesson, laid out: a table at a question."""

from __future__ import annotations

from .choices import IllegalChoice
from .dice import Dice, ScriptRanOut
from .faults import Fault
from .game import Game
from .lessons import Scene
from .rules import Edition


def laid_out(edition: Edition, scene: Scene) -> Game:
    """The game of a scene: dealt from its seed, arranged, begun, and played on to where the lesson begins."""
    rules, seats = edition.rules, len(scene.players)
    rules.check_seats(seats)
    dealt = Game.start(edition, seats, scene.seed, dict(scene.options), events=False, record=False)
    table = dealt.table
    table.dice, table.over = Dice.from_seed(f"{scene.seed} lesson"), ""
    table.dice.script = dict(scene.dice)
    if rules.arrange is not None:
        rules.arrange(table, scene.table)
    try:
        rules.audit(table)
    except AssertionError as error:
        raise Fault(f"the table of the scene cannot be: {error}") from error
    # The rule is copied: it is a frame, and frames change while they run.
    game = Game.scene(edition, table, scene.rule.__copy__(), seats=seats, record=True)
    for number, choice in enumerate(scene.before, 1):
        try:
            game.answer(game.waiting()[0], choice)
        except (IllegalChoice, IndexError, ScriptRanOut) as error:
            raise Fault(f"answer {number} before the lesson cannot be given: {error}") from error
    game.history, game.log, game.answers = [], [], 0  # the lesson begins here: what led to it is not taken back
    if scene.seat not in game.waiting():
        raise Fault("whoever learns is not asked when the lesson begins")
    return game
