"""Matches for tests: Ann and Bob at Cave-In. Ann begins, with a Frogt'Opus, a Diggerhino and a Cyberwitch."""

from __future__ import annotations

from gamelode.games.cavein import RULES
from gamelode.games.cavein.rules.actions import END_ACTIONS, Recruit, UseSkill
from gamelode.games.cavein.rules.rounds import Rounds
from gamelode.kernel import PASS, Game
from gamelode.match import Match, Player, players_named
from tests.games.cavein.scene import P, table

EDITION = RULES.standard
ANN, BOB = 0, 1
DIGGERHINO = UseSkill(EDITION.content.card_named("diggerhino"))
RECRUIT_SAPLING = Recruit(EDITION.content.card_named("sapling"))
CYBERWITCH = UseSkill(EDITION.content.card_named("cyberwitch"))


def people(*, automatic: bool = True) -> Match:
    """Two people, at the first question of the first turn."""
    players = (Player("Ann"), Player("Bob"))
    return Match.start(EDITION, players, 5, {"start_player": 1}, automatic=automatic)


def ann_and_a_bot(bot: str = "random") -> Match:
    return Match.start(EDITION, players_named(["you=Ann", bot]), 5, {"start_player": 1})


def bots(*names: str) -> Match:
    return Match.start(EDITION, players_named(names), 5)


def uses_diggerhino(match: Match) -> None:
    """Ann is asked which crystal she recolours, and passes."""
    match.answer(ANN, DIGGERHINO)
    match.answer(ANN, PASS)


def nothing_to_do() -> Match:
    """With nothing in hand, Docks and Mine, Ann can only end her turn; then they are filled up for Bob."""
    game = Game.scene(EDITION, table(P(), P()), Rounds(start=ANN), record=True)
    return Match(game, (Player("Ann"), Player("Bob")))


def ends_turn(match: Match) -> None:
    """Nothing was taken from Docks or Mine, so nothing is drawn."""
    match.answer(ANN, END_ACTIONS)
