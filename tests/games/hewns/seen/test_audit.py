"""What is lost or stands twice is found."""

from collections.abc import Callable

import pytest

from gamelode.games.hewns.kinds import LAVA, NO_CARD, added, changed, without
from gamelode.games.hewns.table import HewnsTable
from gamelode.kernel import Game

from ..scene import EDITION, IGIL, H, at, card, hewn, scene, space


def lose_dirty(table: HewnsTable) -> None:
    table.dirty[0] -= 1


def swap_mines(table: HewnsTable) -> None:
    table.mine_pool = (table.mine_pool[0] + 1, table.mine_pool[1] - 1, *table.mine_pool[2:])


def lose_planet_card(table: HewnsTable) -> None:
    table.planet = table.planet[1:]


def lose_variant_card(table: HewnsTable) -> None:
    table.decks = changed(table.decks, 3, without(table.decks[3], card("weather_eye")))


def bury_mine(table: HewnsTable) -> None:
    table.mine_pool = added(table.mine_pool, 0, -1)
    table.mine[space(table, "3")] = 0


def bury_token(table: HewnsTable) -> None:
    table.place_danger(LAVA, space(table, "3"))


def lose_normal(table: HewnsTable) -> None:
    table.pile -= 1


def lose_nananbite(table: HewnsTable) -> None:
    table.supply = added(table.supply, 0, -1)


def lose_gem(table: HewnsTable) -> None:
    table.gems = added(table.gems, 0, -1)


def lose_stone(table: HewnsTable) -> None:
    table.stones_left = added(table.stones_left, 1, -1)


def lose_token(table: HewnsTable) -> None:
    table.danger_left = added(table.danger_left, LAVA, -1)


def lose_entrance(table: HewnsTable) -> None:
    table.entrances_left = added(table.entrances_left, 0, -1)


def lose_hewn(table: HewnsTable) -> None:
    table.decks = changed(table.decks, 0, table.decks[0][1:])


def double_card(table: HewnsTable) -> None:
    table.discards = changed(table.discards, 3, table.decks[3][:1])


def change_planet_card(table: HewnsTable) -> None:
    table.planet = table.planet[:1] * len(table.planet)


def close_mouth(table: HewnsTable) -> None:
    table.tunnel = changed(table.tunnel, 0, space(table, "A"))


def double_order_card(table: HewnsTable) -> None:
    table.order_card = (1, 1)


FAULTS = [
    (lose_normal, "normal Substract"),
    (lose_nananbite, "a piece of kind 0 is lost"),
    (lose_gem, "a gem is lost"),
    (lose_stone, "a heart stone is lost"),
    (lose_token, "a danger token is lost"),
    (lose_entrance, "an entrance is lost"),
    (lose_hewn, "a Hewn is lost"),
    (double_card, "a technology card stands twice"),
    (change_planet_card, "a planet card is there too often"),
    (close_mouth, "a tunnel has one mouth"),
    (double_order_card, "turn order cards"),
    (lose_dirty, "dirty Substract: 71 of 72"),
    (swap_mines, "a .0 mine is lost"),
    (lose_planet_card, "a planet card is lost"),
    (lose_variant_card, "a technology card is lost"),
    (bury_mine, "in a tunnel that nobody has dug"),
    (bury_token, "in a tunnel that nobody has dug"),
]


@pytest.mark.parametrize(("lose", "reason"), FAULTS, ids=[lose.__name__ for lose, _ in FAULTS])
def test_what_is_lost_is_found(lose: Callable[[HewnsTable], None], reason: str) -> None:
    table = at(Game.start(EDITION, 2, 3, {"scenario": "hidden_substract", "extra_scouting": True}))
    lose(table)
    with pytest.raises(AssertionError, match=reason):
        EDITION.rules.audit(table)


def overfill(table: HewnsTable) -> None:
    table.hid_dirty[IGIL], table.dirty[0] = 9, 0


def lose_heart_card(table: HewnsTable) -> None:
    table.heart[IGIL] = NO_CARD


def stand_elsewhere(table: HewnsTable) -> None:
    table.space[IGIL] = space(table, "B")


def know_of_less(table: HewnsTable) -> None:
    table.most_both[IGIL] = 1


def know_of_more(table: HewnsTable) -> None:
    table.most_both[IGIL] = 9


def know_of_less_together(table: HewnsTable) -> None:
    table.at_most_together = ((1 << IGIL, 1, 1, 1),)


def know_of_more_together(table: HewnsTable) -> None:
    table.at_least_together = ((1 << IGIL, 3),)


def know_behind_the_screen(table: HewnsTable) -> None:
    table.known_dirty[hewn("gombat")] = 1


def mix_up_who_brought_it(table: HewnsTable) -> None:
    table.brought_by[hewn("gombat")] = 1


FAULTS_OF_HEWNS = [
    (overfill, "a hidden store holds too much"),
    (lose_heart_card, "a heart card is lost"),
    (stand_elsewhere, "the crowd of a space"),
    (know_of_less, "knowledge of Substract"),
    (know_of_more, "more may be in a hidden store than fits"),
    (know_of_less_together, "more in hidden stores than all know"),
    (know_of_more_together, "less in hidden stores than all know"),
    (know_behind_the_screen, "knowledge of what is behind a screen"),
    (mix_up_who_brought_it, "who brought a Hewn that is behind a screen"),
]


@pytest.mark.parametrize(("spoil", "reason"), FAULTS_OF_HEWNS, ids=[spoil.__name__ for spoil, _ in FAULTS_OF_HEWNS])
def test_what_is_wrong_with_a_hewn_is_found(spoil: Callable[[HewnsTable], None], reason: str) -> None:
    """The Igil carries two Substract and has room for eight; the Gombat is behind the screen."""
    table = scene(H(id="igil", at="A", dirty=2), H(id="gombat", dirty=1), pools=[(0, 7), (0, 0)])
    spoil(table)
    with pytest.raises(AssertionError, match=reason):
        EDITION.rules.audit(table)
