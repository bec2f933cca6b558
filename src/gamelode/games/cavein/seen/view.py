"""What is hidden: what a seat may see, a game it could be in, and what must always be true."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import Dice, Frame, Seat, cites

from ..rules.artifacts.perks import Perk
from ..rules.payment.prices import artifact_cost, mining_cost
from ..rules.scoring import points
from ..table import IN_BOX, NO_CARD, Card, CaveInTable, Colour, Crystal, Half, Perks, Player, ThisTurn


class PlayerView(Struct, frozen=True):
    """A player's area as everyone sees it."""

    command: Colour
    hand_size: int
    tinted: dict[Colour, int]  # cards of the hand in a colour that a Robuster gave them
    base: tuple[Card, ...]
    played: tuple[Card, ...]
    crystals: int
    artifacts: tuple[Half, ...]
    subjugated: tuple[Card, ...]
    totems: tuple[Colour, ...]


class View(Struct, frozen=True, kw_only=True):
    """What a seat knows."""

    players: tuple[PlayerView, ...]
    in_play: tuple[Colour, ...]
    docks: tuple[Card, ...]
    mine: tuple[Crystal, ...]
    colours: dict[Crystal, Colour]  # of the crystals in the Mine, this turn
    stacks: tuple[int, ...]  # cards left by level
    crystal_stacks: tuple[int, ...]  # tokens left by cost
    artifact_tops: tuple[int, ...]
    artifacts_left: tuple[int, ...]
    cave_in: int
    collapse: int
    round: int
    turn: ThisTurn
    # of the seat itself; empty for spectators
    hand: tuple[Card, ...] = ()
    crystals: tuple[Crystal, ...] = ()
    points: dict[str, int] = {}
    mining_costs: dict[Crystal, int] = {}
    artifact_costs: dict[int, int] = {}


@cites("BASE-01", "MINE-07", "SUBJ-02", "ART-05", "R-35", "R-41")
def view(table: CaveInTable, stack: list[Frame], seat: Seat | None) -> View:
    """What one seat may know. Whatever is not named here stays hidden."""
    public = View(
        players=tuple(_player(table, each) for each in range(len(table.players))),
        in_play=table.in_play,
        docks=tuple(table.docks),
        mine=tuple(table.mine),
        colours={crystal: table.colour(crystal) for crystal in table.mine},
        stacks=tuple(map(len, table.mercenaries)),
        crystal_stacks=tuple(map(len, table.crystals)),
        artifact_tops=tuple(table.artifact_tops),
        artifacts_left=tuple(table.artifacts_left),
        cave_in=table.cave_in,
        collapse=table.content.cave_in.collapse[len(table.players)],
        round=table.round,
        turn=table.turn,
    )
    return public if seat is None else _with_own(public, table, seat)


def _player(table: CaveInTable, seat: Seat) -> PlayerView:
    player = table.players[seat]
    tints = [tint for card in player.hand if (tint := table.content.tint(card)) is not None]
    return PlayerView(
        command=player.command,
        hand_size=len(player.hand),
        tinted=dict(sorted(Counter(tints).items())),
        base=tuple(player.base),
        played=tuple(player.played),
        crystals=len(player.crystals),
        artifacts=tuple(player.artifacts),
        subjugated=tuple(player.subjugated),
        totems=tuple(colour for colour, holder in enumerate(table.totems) if holder == seat),
    )


def _with_own(public: View, table: CaveInTable, seat: Seat) -> View:
    """What only the seat itself sees, and what its turn would cost it."""
    player = table.players[seat]
    tops = [stack for stack, top in enumerate(table.artifact_tops) if top != NO_CARD]
    return replace(
        public,
        hand=tuple(player.hand),
        crystals=tuple(player.crystals),
        points=points(table, seat),
        mining_costs={crystal: mining_cost(table, seat, crystal) for crystal in table.mine},
        artifact_costs={stack: artifact_cost(table, seat, stack) for stack in tops},
    )


@cites("R-35")
def redeal(table: CaveInTable, stack: list[Frame], seat: Seat | None, dice: Dice) -> None:
    """Cards of other hands that nobody saw are drawn anew, each from the stack of its level.

    What was openly taken may be remembered and stays. Of a Robuster's cards only number and colour are known.
    """
    others = [player for each, player in enumerate(table.players) if each != seat]
    tints = [_untint(table, player) for player in others]
    for player in others:
        for card in player.secret:
            player.hand.remove(card)
            table.mercenaries[table.content.level[card] - 1].append(card)
    for cards in table.mercenaries:
        cards.sort()
    for player, colours in zip(others, tints, strict=True):
        levels = sorted(table.content.level[card] for card in player.secret)
        player.secret = sorted(dice.draw(table.mercenaries[level - 1], "redeal") for level in levels)
        player.hand = sorted(player.hand + player.secret)
        _tint(table, player, colours, dice)


def _untint(table: CaveInTable, player: Player) -> list[Colour]:
    """Give the cards of a hand their printed colours back; which colours they had."""
    tints = sorted(tint for card in player.hand if (tint := table.content.tint(card)) is not None)
    if tints:
        player.hand = sorted(table.content.kind[card] for card in player.hand)
    return tints


def _tint(table: CaveInTable, player: Player, tints: list[Colour], dice: Dice) -> None:
    """Any cards of the hand may be those that were given these colours."""
    if tints:
        mixed = dice.shuffled(player.hand, "redeal")
        tinted = [table.content.tinted(card, tint) for card, tint in zip(mixed, tints, strict=False)]
        player.hand = sorted(tinted + mixed[len(tints) :])


@cites("COMP-02", "COMP-03", "CLEAN-02", "R-10", "R-51")
def audit(table: CaveInTable) -> None:
    """Cards, crystals, artifacts and Totems are conserved; limits hold; derived columns agree."""
    content, players = table.content, table.players
    crystals = [*table.mine, *chain(*table.crystals), *chain(*(p.crystals for p in players))]
    assert sorted(crystals) == list(range(len(content.cost))), "a crystal is lost or stands twice"
    cards = Counter(
        [*table.docks, *table.box, *chain(*table.mercenaries), *chain(*(_cards(table, p) for p in players))]
    )
    printed = {k: content.copies[k] for k in range(content.kinds) if content.faction[k] in table.in_play}
    assert cards == Counter(printed), "a card is lost or stands twice"
    halves = [half // 2 for p in players for half in p.artifacts]
    tops = [top for top in table.artifact_tops if top != NO_CARD]
    assert sorted(halves + tops + table.artifacts) == list(range(len(content.artifact_cost))), "an artifact is lost"
    assert sum(table.artifacts_left) == len(tops) + len(table.artifacts), "artifact stacks are miscounted"
    assert all((holder == IN_BOX) == (c not in table.in_play) for c, holder in enumerate(table.totems)), "a Totem"
    for player in players:
        _audit_player(table, player)
    for row in (table.docks, table.mine, table.artifacts, *table.mercenaries, *table.crystals):
        assert row == sorted(row), "a bag or a display is not in order"


def _cards(table: CaveInTable, player: Player) -> list[Card]:
    held = [table.content.kind[card] for card in player.hand]
    return [*held, *player.base, *player.played, *player.subjugated]


def _audit_player(table: CaveInTable, player: Player) -> None:
    kinds = Counter(table.content.kind[card] for card in player.hand)
    assert player.hand == sorted(player.hand), "a hand is not in order"
    assert player.secret == sorted(player.secret), "secrets are not in order"
    assert not Counter(player.secret) - kinds, "a secret card is not in the hand"
    assert len(player.base) <= table.content.limits.base, "a Base is too large"
    perks = Perks()
    for half in player.artifacts:
        effect = table.content.artifacts[half].effect
        perks = effect.added_to(perks) if isinstance(effect, Perk) else perks
    assert perks == player.perks, "perks do not follow from the artifacts"
