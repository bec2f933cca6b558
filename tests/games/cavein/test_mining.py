"""Mine a crystal."""

from gamelode.kernel import proves

from .scene import P, actions_of, at, crystal_ids, ids, mine, order, pay, play, refused, table


@proves("EX-04", "MINE-01", "MINE-02", "MINE-03", "MINE-06", "PLAY-03")
def test_cards_of_the_crystals_colour_worth_its_cost_mine_it() -> None:
    game = actions_of(table(P(hand=["oddgrabber", "drollo", "robuster"]), P(), mine=["yellow-6a"]))
    play(game, mine("yellow-6a"))
    assert refused(game, pay("drollo", "robuster")) == "MINE-03"
    play(game, pay("oddgrabber", "drollo", "robuster"), order("robuster", "oddgrabber", "drollo"))
    assert crystal_ids(at(game).players[0].crystals) == ["yellow-6a"]
    assert ids(at(game).players[0].played) == ["robuster", "oddgrabber", "drollo"]
