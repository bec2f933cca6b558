"""Dead Hewns, and Hewns that change team."""

from gamelode.games.hewns.common_knowledge import hidden_substract
from gamelode.games.hewns.events import StoreShown
from gamelode.games.hewns.rules.recovery import Recovery
from gamelode.games.hewns.rules.states import kill
from gamelode.kernel import YES, proves

from ..scene import CONTENT, IGIL, H, at, begin, hewn, out_of_deck, play, scene


@proves("R-99")
def test_a_hewn_that_changes_team_behind_the_screen_is_opened_before_all() -> None:
    table = scene(
        H(id="igil", owner=1, heart="0", dirty=4), seats=3, pools=[(0, 1), (0, 6), (0, 3)], script={"d10": (9, 0)}
    )
    table.heart_seen[IGIL] = 7
    game = begin(table, Recovery())
    play(game, YES)
    assert StoreShown(IGIL, 0, 4) in [told.event for told in game.events_since(0, 2)]
    assert (hidden_substract(at(game), 0), hidden_substract(at(game), 1)) == ((0, 5), (0, 6))


@proves("R-58", "HURT-02", "NANA-03", "R-97", "RANG-11")
def test_a_dead_hewn_loses_all_that_is_on_it() -> None:
    table = scene(
        H(id="igil", at="ab1", normal=2, dirty=1, nana=["nananbite"], sicket=["futanaz"], heart="stone"),
        H(id="gombat", at="ab2", heart="gem"),
    )
    supplies = (table.pile, table.supply[0], table.stones_left[0])
    kill(table, hewn("igil"))
    kill(table, hewn("gombat"))
    assert (table.pile, table.supply[0], table.stones_left[0]) == (supplies[0] + 2, supplies[1] + 1, supplies[2] + 1)
    assert table.gems == tuple(gem.count for gem in CONTENT.files.gem)
    assert table.discards[2] == (hewn("igil"), hewn("gombat"))


@proves("R-97")
def test_a_card_is_discarded_with_its_last_piece() -> None:
    table = scene(H(id="igil", at="A", nana=["nananbite", "nananbite"]), stock={"nananbite": 4})
    for card in [n for n, record in enumerate(CONTENT.cards) if record.id == "nananbites"][:2]:
        out_of_deck(table, 3, card)
        table.cards_out = (*table.cards_out, card)
    before = table.cards_out
    for count, out in ((1, 2), (2, 2)):
        table.lose_nananbite(hewn("igil"))
        assert len(table.cards_out) == out, count
    table.return_piece(0)
    table.add_stock(0, 0, -1)
    assert table.cards_out == before[1:]
    assert before[0] in table.discards[3]
