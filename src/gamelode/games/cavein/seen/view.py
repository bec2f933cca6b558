"""What a seat sees."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from gamelode.kernel import Frame, Seat, cites

from ..kinds import NO_CARD, ActionType, ArtifactCard, Card, Colour, Crystal, Half
from ..rules.actions import actions_left
from ..rules.payment.paying import AskToPay
from ..rules.payment.prices import artifact_cost, mining_cost, worth
from ..rules.scoring import points
from ..rules.starting_phase import leaders
from ..table import CaveInTable


class PlayerView(Struct, frozen=True):
    """A player's area as everyone sees it."""

    command: Colour
    hand_size: int
    tinted: dict[Colour, int]  # cards of the hand in a colour that a Robuster gave them
    base: tuple[Card, ...]
    leader: int  # its place in the Base from the bottom; 0 if there is none
    leaders: dict[Card, int]  # cards whose skill may be used as a Leader's, and their places
    played: tuple[Card, ...]
    crystals: int
    artifacts: tuple[Half, ...]
    subjugated: tuple[Card, ...]
    totems: tuple[Colour, ...]


class TurnView(Struct, frozen=True, kw_only=True):
    """What has been done in the turn under way, and what holds until its end."""

    seat: Seat  # whose turn it is
    actions: tuple[ActionType, ...]
    raided: tuple[Seat, ...]
    extra_mines: int
    acted: bool
    artifacts_used: tuple[Half, ...]
    equal_actions: bool
    recruit_below: tuple[int, ...]  # further prices for a Recruit: a card so many levels lower
    mine_discount: int
    artifact_discount: int
    as_crystal: int  # factions whose cards count as the crystal's colour, a bit for each
    doubled: int  # factions whose cards count double in a payment, a bit for each
    second_crystals: tuple[tuple[int, ...], ...]  # for each Scrabber, the costs it works for
    recoloured: dict[Crystal, Colour]
    reduced: dict[Crystal, int]
    actions_left: int  # normal ones


class PaymentView(Struct, frozen=True):
    """What the seat is asked to pay with cards that count together."""

    cost: int
    worths: dict[Card, int]  # what each card of the hand counts in it


class View(Struct, frozen=True, kw_only=True):
    """What a seat knows."""

    players: tuple[PlayerView, ...]
    in_play: tuple[Colour, ...]
    docks: tuple[Card, ...]
    mine: tuple[Crystal, ...]
    colours: dict[Crystal, Colour]  # of the crystals in the Mine, this turn
    wild: tuple[Crystal, ...]  # of those in the Mine, the ones that any one colour pays for
    stacks: tuple[int, ...]  # cards left by level
    crystal_stacks: tuple[int, ...]  # tokens left by cost
    artifact_tops: tuple[ArtifactCard, ...]
    artifacts_left: tuple[int, ...]
    cave_in: int
    collapse: int
    round: int
    turn: TurnView
    # of the seat itself; empty for spectators
    hand: tuple[Card, ...] = ()
    crystals: tuple[Crystal, ...] = ()
    points: dict[str, int] = {}
    score: int = 0  # all points together
    mining_costs: dict[Crystal, int] = {}
    artifact_costs: dict[int, int] = {}
    payment: PaymentView | None = None  # that the seat is asked for now


@cites("BASE-01", "MINE-07", "SUBJ-02", "ART-05", "R-35", "R-41")
def view(table: CaveInTable, stack: list[Frame], seat: Seat | None) -> View:
    """What one seat may know. Whatever is not named here stays hidden."""
    public = View(
        players=tuple(_player(table, each) for each in range(len(table.players))),
        in_play=table.in_play,
        docks=tuple(table.docks),
        mine=tuple(table.mine),
        colours={crystal: table.colour(crystal) for crystal in table.mine},
        wild=tuple(crystal for crystal in table.mine if table.is_wild(crystal)),
        stacks=tuple(map(len, table.mercenaries)),
        crystal_stacks=tuple(map(len, table.crystals)),
        artifact_tops=tuple(table.artifact_tops),
        artifacts_left=tuple(table.artifacts_left),
        cave_in=table.cave_in,
        collapse=table.content.cave_in.collapse[len(table.players)],
        round=table.round,
        turn=_turn(table),
    )
    return public if seat is None else _with_own(public, table, stack, seat)


def _turn(table: CaveInTable) -> TurnView:
    turn = table.turn
    return TurnView(
        seat=turn.seat,
        actions=turn.actions,
        raided=turn.raided,
        extra_mines=turn.extra_mines,
        acted=turn.acted,
        artifacts_used=turn.artifacts_used,
        equal_actions=turn.equal_actions,
        recruit_below=turn.recruit_below,
        mine_discount=turn.mine_discount,
        artifact_discount=turn.artifact_discount,
        as_crystal=turn.as_crystal,
        doubled=turn.doubled,
        second_crystals=turn.second_crystals,
        recoloured=dict(turn.recoloured),
        reduced=dict(turn.reduced),
        actions_left=actions_left(table),
    )


def _player(table: CaveInTable, seat: Seat) -> PlayerView:
    player = table.players[seat]
    tints = [tint for card in player.hand if (tint := table.content.tint(card)) is not None]
    return PlayerView(
        command=player.command,
        hand_size=len(player.hand),
        tinted=dict(sorted(Counter(tints).items())),
        base=tuple(player.base),
        leader=len(player.base),
        leaders=leaders(table, seat),
        played=tuple(player.played),
        crystals=len(player.crystals),
        artifacts=tuple(player.artifacts),
        subjugated=tuple(player.subjugated),
        totems=tuple(colour for colour, holder in enumerate(table.totems) if holder == seat),
    )


def _with_own(public: View, table: CaveInTable, stack: list[Frame], seat: Seat) -> View:
    """What only the seat itself sees, and what its turn would cost it."""
    player, own_points = table.players[seat], points(table, seat)
    tops = [number for number, card in enumerate(table.artifact_tops) if card != NO_CARD]
    return replace(
        public,
        hand=tuple(player.hand),
        crystals=tuple(player.crystals),
        points=own_points,
        score=sum(own_points.values()),
        mining_costs={crystal: mining_cost(table, seat, crystal) for crystal in table.mine},
        artifact_costs={top: artifact_cost(table, seat, top) for top in tops},
        payment=_payment(table, stack, seat),
    )


@cites("MINE-03", "ART-02", "WEE-03", "R-25")
def _payment(table: CaveInTable, stack: list[Frame], seat: Seat) -> PaymentView | None:
    """What the open question wants paid, and what each card of the hand counts in that."""
    question = stack[-1] if stack else None
    if not isinstance(question, AskToPay) or question.seat != seat:
        return None
    cost = question.cost(table, seat)
    worths = {card: worth(table, card) for card in table.players[seat].hand}
    return None if cost is None else PaymentView(cost, worths)
