"""Open and hidden stores."""

from gamelode.games.hewns.events import SubstractMined
from gamelode.games.hewns.kinds import OFF_PLANET
from gamelode.games.hewns.rules.stores import store
from gamelode.games.hewns.rules.technology.transmit import Gaining, Put, Send
from gamelode.kernel import proves

from ..scene import IGIL, H, begin, hewn, imagined, play, player_turn, scene, seen


@proves("R-37", "MINE-06")
def test_all_see_where_new_substract_goes() -> None:
    for to in (IGIL, OFF_PLANET):
        table = scene(H(id="igil", at="A", dirty=1), H(id="drump", at="D"), pools=[(0, 6), (0, 3)])
        table.gaining, table.pile = 3, table.pile - 3
        game = begin(table, Gaining(hewn=IGIL, normal=3))
        play(game, Put(to, 3))
        assert [told.event for told in game.events_since(0, 1)] == [SubstractMined(0, IGIL, 3, 0, to)]
        assert seen(game, IGIL).known_normal == (3 if to == IGIL else 0)


@proves("R-37")
def test_a_spill_into_the_open_store_proves_the_hidden_one_full() -> None:
    cataclysm = hewn("hover_cataclysm")
    table = scene(H(id="hover_cataclysm", at="ab1", owner=1, dirty=3), pools=[(0, 5), (0, 9)])
    store(table, cataclysm, 0, 3)
    table.dirty_out += 3
    game = player_turn(table)
    assert {each.hid_normal[cataclysm] + each.hid_dirty[cataclysm] for each in imagined(game, 0)} == {5}
    game.answer(1, Send(cataclysm, OFF_PLANET, 0, 4))  # one from the open store, three that were seen going in
    assert {each.hid_dirty[cataclysm] for each in imagined(game, 0)} == {2}
