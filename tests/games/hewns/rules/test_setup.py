"""Set-up."""

import pytest

from gamelode.games.hewns.kinds import NO_MINE
from gamelode.kernel import Fault, Game, proves

from ..scene import CONTENT, EDITION, at


@proves("R-106")
def test_the_boards_that_are_named_are_those_of_the_content() -> None:
    Game.start(EDITION, 2, 7, {"board": "built"})
    with pytest.raises(Fault, match=r"there are twin_rift, crooked_ladder and built$"):
        Game.start(EDITION, 2, 7, {"board": "nowhere"})


@proves("R-101")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_lie_away_from_the_entrances(seats: int) -> None:
    table = at(Game.start(EDITION, seats, 5, {"scenario": "hidden_substract"}))
    assert table.face_down.bit_count() == table.numbers.planet_cards
    assert all(bonus == NO_MINE for bonus in table.mine)
    for place in range(table.map.spaces):
        if table.face_down >> place & 1:
            assert not table.map.is_node[place]
            assert not any(node in table.map.entrances for node in table.map.links[place])


@proves("GAME-01", "GAME-02", "AUCT-02", "BIDOX-01")
def test_a_game_is_set_up_for_two_to_four() -> None:
    for seats, boxes in ((2, 8), (3, 5), (4, 4)):
        game = Game.start(EDITION, seats, 3)
        table = at(game)
        assert len(table.box_place) == boxes * seats
        assert {s: b for s, b in enumerate(table.mine) if b >= 0} == table.map.mines
        assert table.mine_pool == (5, 4, 2, 1)
    with pytest.raises(Fault):
        Game.start(EDITION, 5, 3)


@proves("GAME-01")
def test_boards_and_scenarios_are_options() -> None:
    boards = {at(Game.start(EDITION, 3, seed, {"board": "random"})).map.entry.id for seed in range(12)}
    assert boards == {"three_throats", "crooked_ladder"}
    with pytest.raises(Fault, match="no board for 3 players"):
        Game.start(EDITION, 3, 1, {"board": "twin_rift"})
    with pytest.raises(Fault, match="there is no 'x'"):
        Game.start(EDITION, 3, 1, {"scenario": "x"})


@proves("R-105")
def test_a_head_start_gives_hewns_and_technology() -> None:
    for seats in (2, 3, 4):
        table = at(Game.start(EDITION, seats, 3, {"head_start": 5}))
        for seat in range(seats):
            assert sorted(CONTENT.size[each] for each in table.own_hewns(seat)) == [0, 0, 0, 1, 2]
        assert len(table.cards_out) + sum(map(len, table.scouting)) == 5 * seats
    with pytest.raises(Fault, match="from 0 to 5"):
        Game.start(EDITION, 2, 3, {"head_start": 6})


@proves("R-48")
def test_chance_says_who_places_the_first_bidox() -> None:
    assert {Game.start(EDITION, 3, seed).waiting()[0] for seed in range(20)} == {0, 1, 2}
