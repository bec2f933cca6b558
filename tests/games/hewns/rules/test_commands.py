"""What is listed to be done at any time."""

from gamelode.games.hewns.rules.technology.attach import Attach, PutStone
from gamelode.games.hewns.rules.technology.secret_entrances import FindEntrance
from gamelode.kernel import proves

from ..scene import H, at, hewn, ids, piece, player_turn, refused, scene, sp


@proves("HEART-04", "SCOUT-01")
def test_stones_and_entrances_are_listed_in_the_own_turn() -> None:
    table = scene(H(id="igil"), H(id="clogg"), H(id="gombat", heart="stone"), stones=1, scouting=["secret_entrance"])
    game = player_turn(table)
    assert [choice for choice in game.options(0) if isinstance(choice, PutStone)] == [PutStone(hewn("igil"))]
    found = [choice.node for choice in game.options(0) if isinstance(choice, FindEntrance)]
    assert ids(table, found) == [id for id in "ABCDEFGH" if refused(game, FindEntrance(sp(game, id))) == ""]
    assert found


@proves("SOCK-03", "R-54", "NANA-04")
def test_where_all_sockets_are_taken_a_piece_is_offered_in_place_of_another() -> None:
    flapp, gunana, gozzbag = hewn("flappchap"), piece("gunana"), piece("major_gozzbag")
    table = scene(H(id="flappchap", at="A", nana=["gunana", "nananbite"]), stock={"major_gozzbag": 1})
    game = player_turn(table)
    swaps = [each for each in game.commands(0) if isinstance(each, Attach)]
    assert swaps == [Attach(flapp, gozzbag, instead_of=gunana)]  # a Nananbite stays
    game.answer(0, swaps[0])
    assert at(game).nana[flapp] == (piece("nananbite"), gozzbag)
    assert at(game).stock[0][gunana] == 1
