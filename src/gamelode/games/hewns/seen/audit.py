"""What must always hold."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from gamelode.kernel import cites

from ..common_knowledge import unseen
from ..kinds import (
    FREE,
    GEM,
    HUNTS,
    NANANBITE,
    NO_CARD,
    NO_DANGER,
    NO_MINE,
    TECHNOLOGY,
    TECHNOLOGY_DECK,
    TURN_ORDER,
    Hewn,
    bits,
)
from ..rules.technology.attach import free_nanasockets, free_sicket_sockets
from ..table import HewnsTable


@cites("DANG-12", "STORE-01", "SOCK-01", "BIDOX-03", "R-56")
def audit(table: HewnsTable) -> None:
    """Substract, gems, pieces, mines, tunnels and cards are conserved; limits hold; derived columns agree."""
    _audit_substract(table)
    _audit_pieces(table)
    _audit_cards(table)
    _audit_mines(table)
    _audit_stacks(table)
    _audit_planet_cards(table)
    _audit_spaces(table)
    for hewn in range(table.content.hewns):
        _audit_hewn(table, hewn)
    _audit_common_knowledge(table)
    _audit_players(table)


def _audit_substract(table: HewnsTable) -> None:
    """All normal Substract is somewhere, and as much dirty Substract as was taken from the supply."""
    numbers = table.numbers
    normal = table.pile + sum(table.normal) + sum(table.box_normal) + sum(table.open_normal) + sum(table.hid_normal)
    start = numbers.normal_substract_supply + table.seats * numbers.start_substract.normal
    assert normal + table.gaining == start, f"normal Substract: {normal} of {start}"
    dirty = sum(table.dirty) + sum(table.box_dirty) + sum(table.open_dirty) + sum(table.hid_dirty)
    assert dirty == table.dirty_out, f"dirty Substract: {dirty} of {table.dirty_out}"


def _audit_stacks(table: HewnsTable) -> None:
    """Danger tokens and entrances are on the board or in their stacks."""
    tokens, stack = table.content.files.danger_tokens, table.content.files.entrance_stack
    for kind, count in enumerate((tokens.lava, tokens.snedj, tokens.planet_attack)):
        assert table.danger.count(kind) + table.danger_left[kind] == count, "a danger token is lost"
    for size, count in enumerate((stack.small, stack.medium, stack.big)):
        found = sum(wide == size for _, wide, _ in table.secret_entrances)
        assert found + table.entrances_left[size] == count, "an entrance is lost"


def _audit_spaces(table: HewnsTable) -> None:
    """Each space knows who stands there, and each tunnel has two mouths or none."""
    for space, crowd in enumerate(table.crowd):
        there = sum(1 << hewn for hewn, at in enumerate(table.space) if at == space)
        assert crowd == there, "the crowd of a space is not who stands there"
        assert not crowd or table.is_space(space), "a Hewn stands nowhere"
    mouths = [table.tunnel[place : place + 2] for place in range(0, len(table.tunnel), 2)]
    assert all(one < two if one >= 0 else two < 0 for one, two in mouths), "a tunnel has one mouth"


def _audit_players(table: HewnsTable) -> None:
    """Turn order cards are dealt or not; nobody owes Substract; Bidoxes lie on what is on offer."""
    dealt = sorted(table.order_card)
    assert dealt in ([0] * table.seats, list(range(1, table.seats + 1))), "turn order cards"
    assert all(min(column) >= 0 for column in (table.normal, table.dirty, table.box_normal, table.box_dirty))
    assert max(table.box_nanas) <= table.content.limits.nananbites_per_bidox
    assert all(place in (FREE, HUNTS) or place in table.offer for place in table.box_place)


def _audit_common_knowledge(table: HewnsTable) -> None:
    """What all know of groups of Hewns is true; groups are of Hewns on the board, and apart or one within the other."""
    for hewns, need in table.at_least_together:
        assert sum(sum(unseen(table, hewn)) for hewn in bits(hewns)) >= need, "less in hidden stores than all know"
    for hewns, *most in table.at_most_together:
        normal, dirty = map(sum, zip(*(unseen(table, hewn) for hewn in bits(hewns)), strict=True))
        fits = normal <= most[0] and dirty <= most[1] and normal + dirty <= most[2]
        assert fits, "more in hidden stores than all know"
    groups = [each[0] for each in (*table.at_least_together, *table.at_most_together)]
    assert all(table.space[hewn] >= 0 for group in groups for hewn in bits(group)), "knowledge of a Hewn off the board"
    pairs = [(one & two, one, two) for (one, _), (two, _) in combinations(table.at_least_together, 2)]
    assert all(both in (0, one, two) for both, one, two in pairs), "groups that overlap in part"


def _audit_planet_cards(table: HewnsTable) -> None:
    """For each card that was flipped one is gone from those that nobody has seen; tokens lie where there is a space."""
    if table.numbers.planet_cards:
        cards = sum(card.copies for card in table.content.files.planet_card)
        laid = min(table.numbers.planet_cards, len(table.map.spaces_for_cards))
        assert len(table.planet) - table.face_down.bit_count() == cards - laid, "a planet card is lost"
        copies = Counter({number: card.copies for number, card in enumerate(table.content.files.planet_card)})
        assert Counter(table.planet) <= copies, "a planet card is there too often"
    for space in range(table.map.spaces, table.map.all):
        empty = table.mine[space] == NO_MINE and table.danger[space] == NO_DANGER
        assert empty or table.is_space(space), "a mine or a token lies in a tunnel that nobody has dug"


def _audit_mines(table: HewnsTable) -> None:
    """By bonus: on the board, in the pool and depleted, as many as were laid out and brought by cards."""
    pool, laid = table.numbers.mine_pool, list(table.map.mines.values()) if table.rules.starting_mines else []
    for bonus, count in enumerate((pool.normal, pool.plus1, pool.plus2, pool.plus3)):
        mines = table.mine.count(bonus) + table.mine_pool[bonus] + table.spent_mines[bonus]
        assert mines == count + laid.count(bonus) + table.extra_mines[bonus], f"a +{bonus} mine is lost"
    assert sum(table.spent_mines) == table.depleted, "depleted mines"


def _audit_pieces(table: HewnsTable) -> None:
    """Each piece, gem and heart stone is in the supply, in a stock, on a Hewn or on a Bidox."""
    out = Counter[int]()
    for stock in table.stock:
        out.update(dict(enumerate(stock)))
    for hewn in range(len(table.owner)):
        out.update(table.nana[hewn])
        for slot in table.sicket[hewn]:
            out.update(slot)
    out[NANANBITE] += sum(table.box_nanas)
    for piece, count in enumerate(table.content.supply):
        assert table.supply[piece] + out[piece] == count, f"a piece of kind {piece} is lost"
    gems = [gem.count for gem in table.content.files.gem]
    held = Counter(heart - GEM for heart in table.heart if heart >= GEM)
    assert all(table.gems[gem] + held[gem] == count for gem, count in enumerate(gems)), "a gem is lost"
    each = table.content.files.supply.heart_stones_per_colour
    for seat in range(table.seats):
        stones = table.stones_left[seat] + table.stones[seat] + table.heart.count(seat)
        assert stones == each, "a heart stone is lost"


def _audit_cards(table: HewnsTable) -> None:
    """Each Hewn and each card is in one place, and bags are in order."""
    in_play = [h for h in range(len(table.owner)) if table.owner[h] >= 0 or table.space[h] >= 0]
    offered = [item for item in table.offer if item < TECHNOLOGY]
    hewns = [*in_play, *offered, *(h for size in range(3) for h in (*table.decks[size], *table.discards[size]))]
    assert sorted(hewns) == list(range(table.content.hewns)), "a Hewn is lost or stands twice"
    cards = [item - TECHNOLOGY for item in table.offer if TECHNOLOGY <= item < TURN_ORDER]
    cards += [
        *table.decks[TECHNOLOGY_DECK],
        *table.discards[TECHNOLOGY_DECK],
        *table.cards_out,
        *(c for held in table.scouting for c in held),
    ]
    assert len(set(cards)) == len(cards), "a technology card stands twice"
    plain = {n for n, card in enumerate(table.content.cards) if not card.variant}
    assert set(cards) in (plain, set(range(len(table.content.cards)))), "a technology card is lost"
    for bag in (*table.decks, *table.discards):
        assert list(bag) == sorted(bag), "a bag is not in order"


def _audit_hewn(table: HewnsTable, hewn: Hewn) -> None:
    """Stores and sockets hold what they can, and what all know of a Hewn is true."""
    open_room, hidden_room = table.stores(hewn)
    inside = table.hid_normal[hewn] + table.hid_dirty[hewn]
    shown = table.open_normal[hewn] + table.open_dirty[hewn]
    assert 0 <= inside <= hidden_room, "a hidden store holds too much"
    assert 0 <= shown <= open_room, "an open store holds too much"
    assert free_nanasockets(table, hewn) >= 0, "more pieces than sockets"
    assert free_sicket_sockets(table, hewn) >= 0, "more pieces than sockets"
    leaderless = bool(table.members[hewn]) and not table.members[hewn][0]
    is_in_play = table.owner[hewn] >= 0 or table.space[hewn] >= 0
    has_card = is_in_play and table.content.has_heart[hewn] and not leaderless
    assert (table.heart[hewn] != NO_CARD) == has_card, "a heart card is lost"
    knowledge = (table.known_normal, table.known_dirty, table.most_normal, table.most_dirty, table.most_both)
    if table.space[hewn] < 0:
        assert not any(column[hewn] for column in knowledge), "knowledge of what is behind a screen"
        assert table.brought_by[hewn] == table.owner[hewn], "who brought a Hewn that is behind a screen"
    else:
        normal, dirty = unseen(table, hewn)
        assert 0 <= normal <= table.most_normal[hewn], "knowledge of normal Substract"
        assert 0 <= dirty <= table.most_dirty[hewn], "knowledge of dirty Substract"
        assert normal + dirty <= table.most_both[hewn], "knowledge of Substract"
        seen = table.known_normal[hewn] + table.known_dirty[hewn]
        assert table.most_both[hewn] + seen <= hidden_room, "more may be in a hidden store than fits"
        assert table.map.size[table.space[hewn]] >= table.content.size[hewn], "a Hewn stands where it does not fit"
