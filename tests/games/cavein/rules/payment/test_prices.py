"""Payments: what is accepted, and what is listed, against a brute force that knows only the rulebook.

The brute force reads the content files and tries every set of cards in every colour. It shares nothing with `prices`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import replace

from gamelode.games.cavein.kinds import Card
from gamelode.games.cavein.rules.actions import Collect, Mine, Recruit, TakeAction
from gamelode.games.cavein.rules.collecting import PayForArtifact
from gamelode.games.cavein.rules.mining import PayForCrystal
from gamelode.games.cavein.rules.payment.paying import CANNOT_PAY, AskToPay, Pay
from gamelode.games.cavein.rules.recruiting import PayForRecruit
from gamelode.games.cavein.table import CaveInTable
from gamelode.kernel import Choice, Refusal, proves

from ...scene import (
    CONTENT,
    FIRST_GAME,
    P,
    card,
    colour,
    cost,
    crystal,
    lead,
    mine,
    owned,
    pay,
    play,
    played,
    raid,
    recolour,
    refused,
    table,
    turn_of,
    use,
)

# --- discounts together


@proves("R-20")
def test_all_discounts_on_a_crystal_add_up() -> None:
    """Totem 1, two Diggerhinos 2, Maccarat 4, Sonic Drill 1."""
    active = P(hand=["diggerhino", "diggerhino"], base=["maccarat"], artifacts=["sonic_drill", "overtime_roster"])
    active.totems = ["blue"]
    game = turn_of(table(active, P(), mine=["brown-10a"]))
    play(game, lead("maccarat"), use("diggerhino"), recolour("brown-10a", "red"))
    play(game, use("diggerhino"), recolour("brown-10a", "blue"))
    assert cost(game, "brown-10a") == 2


@proves("R-20")
def test_a_cost_never_falls_below_0() -> None:
    game = turn_of(table(P(base=["maccarat"], totems=["brown"]), P(), mine=["brown-1a"]))
    play(game, lead("maccarat"))
    assert cost(game, "brown-1a") == 0


@proves("R-52")
def test_a_totem_taken_in_a_raid_helps_in_the_extra_mine_action_after_it() -> None:
    raided = P(base=["driller"], totems=["brown"])
    game = turn_of(table(P(base=["drollo"]), raided, mine=["brown-1a"]))
    play(game, lead("drollo"))
    assert refused(game, mine("brown-1a")) == "MINE-03"
    play(game, raid(1), mine("brown-1a"), pay())
    assert owned(game) == ["brown-1a"]


@proves("R-56")
def test_at_cost_0_a_crystal_is_mined_without_a_card_of_its_colour() -> None:
    game = turn_of(table(P(hand=["foreman"], base=["maccarat"]), P(), mine=["blue-3a"]))
    play(game, lead("maccarat"), mine("blue-3a"), pay())
    assert owned(game) == ["blue-3a"]


@proves("R-56")
def test_superfluous_cards_at_cost_0_obey_the_colour_rule() -> None:
    game = turn_of(table(P(hand=["foreman", "fishbean"], base=["maccarat"]), P(), mine=["blue-3a"]))
    play(game, lead("maccarat"), mine("blue-3a"))
    assert refused(game, pay("foreman")) == "MINE-02"
    play(game, pay("fishbean"))
    assert played(game) == ["fishbean"]


FILES = CONTENT.files
COLOURS = tuple(faction.colour for faction in FILES.faction)
COLOUR_OF = {faction.id: faction.colour for faction in FILES.faction}
LEVELS = {m.id: m.level for m in FILES.mercenary}
FACTIONS = {m.id: m.faction for m in FILES.mercenary}
TOKENS = {c.id: c for c in FILES.crystal}
Payment = tuple[Card, ...]


class Held(Struct, frozen=True, order=True):
    """A card of the hand; a Robuster may have given it a colour."""

    id: str
    tint: str = ""

    @property
    def faction(self) -> str:
        return FACTIONS[self.id]

    @property
    def number(self) -> Card:
        return CONTENT.tinted(card(self.id), colour(self.tint)) if self.tint else card(self.id)

    def values(self, seeder: bool) -> set[int]:
        """What the card may count: its level, or twice that for a Weedlock under a Seeder."""
        level = LEVELS[self.id]
        return {level, 2 * level} if seeder and self.faction == "weedlock" else {level}


class Moment(Struct, frozen=True, kw_only=True):
    """A player about to pay, and all that bears on the price."""

    factions: tuple[str, ...]
    hand: tuple[Held, ...]
    crystal: str
    recoloured: str  # the colour that Diggerhinos gave the crystal; empty: none did
    diggerhinos: int
    artifact: str
    recruit: str
    totems: frozenset[str]
    skills: tuple[str, ...]  # in force this turn
    artifacts: tuple[str, ...]

    def table(self) -> CaveInTable:
        me = P(totems=sorted(self.totems), artifacts=self.artifacts)
        scene = table(me, P(), mine=[self.crystal], docks=[self.recruit], tops=[self.artifact], factions=self.factions)
        scene.players[0].hand = sorted(held.number for held in self.hand)
        for id in self.skills:
            CONTENT.skills[card(id)][0].apply(scene, 0)
        if self.recoloured:
            scene.turn.recoloured[crystal(self.crystal)] = colour(self.recoloured)
            scene.turn.reduced[crystal(self.crystal)] = self.diggerhinos
        return scene

    def subsets(self) -> Iterator[tuple[Held, ...]]:
        """Every choice of cards from the hand, each once."""
        found = {chosen for n in range(len(self.hand) + 1) for chosen in combinations(sorted(self.hand), n)}
        yield from sorted(found)

    # --- the rulebook

    @property
    def seeder(self) -> bool:
        return "seeder" in self.skills

    @property
    def crystal_cost(self) -> int:
        token = TOKENS[self.crystal]
        shown = self.recoloured or token.colour
        discount = 4 * self.skills.count("maccarat") + ("sonic_drill" in self.artifacts) + (shown in self.totems)
        return max(token.cost - discount - (self.diggerhinos if self.recoloured else 0), 0)

    @property
    def artifact_cost(self) -> int:
        discount = 4 * self.skills.count("ancientone") + 2 * ("haggler_module" in self.artifacts)
        return max(next(a.cost for a in FILES.artifact_card if a.id == self.artifact) - discount, 0)

    def most(self, chosen: Sequence[Held]) -> int:
        return sum(max(held.values(self.seeder)) for held in chosen)

    def may_be(self, held: Held, name: str, shown: str) -> bool:
        """Whether a card can count as this colour in a payment for a crystal that shows that one."""
        as_crystal = "stalkroot" in self.skills and held.faction == "weedlock" and name == shown
        return as_crystal or name == (held.tint or COLOUR_OF[held.faction])

    def mines(self, chosen: Sequence[Held]) -> bool:
        """Some single colour that the crystal admits fits all cards, a Polychrome Lens making one of them fit."""
        if self.most(chosen) < self.crystal_cost:
            return False
        token = TOKENS[self.crystal]
        shown = self.recoloured or token.colour
        in_play = {COLOUR_OF[faction] for faction in self.factions}
        admitted = (shown,) if shown in in_play else COLOURS
        lensed: list[int | None] = [None]
        if "polychrome_lens" in self.artifacts:
            lensed += range(len(chosen))
        return not chosen or any(
            all(place == lens or self.may_be(held, name, shown) for place, held in enumerate(chosen))
            for name in admitted
            for lens in lensed
        )

    def collects(self, chosen: Sequence[Held]) -> bool:
        return self.most(chosen) >= self.artifact_cost

    def recruits(self, chosen: Sequence[Held]) -> bool:
        """A level 1 card takes no card; any other one card exactly lower by a step that is allowed, or none at 0."""
        level = LEVELS[self.recruit]
        if level == 1:
            return not chosen
        steps = [1] + [3] * ("foreman" in self.skills) + [2] * ("fast_track_licence" in self.artifacts)
        needed = {level - step for step in steps}
        if not chosen:
            return min(needed) <= 0
        return len(chosen) == 1 and bool(needed & chosen[0].values(self.seeder))


GAMES = st.sampled_from([factions for factions in combinations(COLOUR_OF, 4) if "weedlock" in factions] + [FIRST_GAME])
COSTLY = st.sampled_from([c for c in FILES.crystal if c.cost > 3])
HANDS = st.lists(st.tuples(st.integers(0, 23), st.sampled_from(["", "", "", *COLOURS])), max_size=7)
FORCES = ("seeder", "stalkroot", "foreman", "maccarat", "maccarat", "ancientone", "ancientone")
OWNED = ("polychrome_lens", "sonic_drill", "haggler_module", "fast_track_licence")


def some_of(things: Sequence[str]) -> st.SearchStrategy[tuple[str, ...]]:
    """Any of these, each as likely as not."""
    chosen = st.integers(0, 2 ** len(things) - 1)
    return chosen.map(lambda bits: tuple(thing for place, thing in enumerate(things) if bits >> place & 1))


@st.composite
def moments(draw: st.DrawFn) -> Moment:
    factions = draw(GAMES)
    kinds = [m.id for m in FILES.mercenary if m.faction in factions]
    token = draw(COSTLY | st.sampled_from(FILES.crystal))
    in_play = [COLOUR_OF[faction] for faction in factions]
    return Moment(
        factions=factions,
        hand=tuple(Held((kinds + kinds[-4:] * 2)[kind], tint) for kind, tint in draw(HANDS)),  # Weedlocks above all
        crystal=token.id,
        recoloured=draw(st.sampled_from(["", "", *(name for name in COLOURS if name != token.colour)])),
        diggerhinos=draw(st.integers(1, 2)),
        artifact=draw(st.sampled_from(FILES.artifact_card)).id,
        recruit=kinds[draw(st.integers(0, 15))],
        totems=frozenset(draw(some_of(in_play))),
        skills=draw(some_of(FORCES)),
        artifacts=draw(some_of(OWNED)),
    )


def numbers(chosen: Sequence[Held]) -> Payment:
    return tuple(sorted(held.number for held in chosen))


def minimal(accepted: list[Payment]) -> list[Payment]:
    """Those of which no smaller part would do."""

    def is_part(less: Payment, more: Payment) -> bool:
        return less != more and all(less.count(number) <= more.count(number) for number in less)

    return sorted(one for one in accepted if not any(is_part(other, one) for other in accepted))


def check_accepted(question: AskToPay, scene: CaveInTable, subsets: list[Payment], accepted: list[Payment]) -> None:
    """The question takes exactly these payments, in whatever order their cards are named, and no card not held."""
    for cards in subsets:
        for named in (cards, cards[::-1]):
            assert (question.why_not(scene, 0, Pay(named)) is None) == (cards in accepted), named
    for number in range(len(CONTENT.kind)):
        one_more = (number,) * (scene.players[0].hand.count(number) + 1)
        assert question.why_not(scene, 0, Pay(one_more)) == Refusal("PLAY-01")
    assert (question.why_not(scene, 0, CANNOT_PAY) is None) == (not accepted)


def check_listed(question: AskToPay, scene: CaveInTable, payments: list[Payment]) -> None:
    """The question offers these payments, in this order; nothing else, unless there is none."""
    assert question.payments(scene, 0) == payments
    offered: list[Choice] = [Pay(cards) for cards in payments]
    assert question.options(scene, 0) == (offered or [CANNOT_PAY])


@proves("MINE-02", "MINE-03", "MINE-04", "MINE-05", "WILD-02", "R-16", "R-20", "R-24", "R-56")
@given(moments())
@settings(max_examples=300)
def test_a_crystal_is_paid_exactly_as_the_rules_say(moment: Moment) -> None:
    scene, number = moment.table(), crystal(moment.crystal)
    accepted = [numbers(chosen) for chosen in moment.subsets() if moment.mines(chosen)]
    question = PayForCrystal(seat=0, crystal=number)
    check_accepted(question, scene, [numbers(chosen) for chosen in moment.subsets()], accepted)
    check_listed(question, scene, minimal(accepted))
    assert (Mine(number).why_not(scene, 0) is None) == bool(accepted)


@proves("ART-02", "MGL-05", "R-16", "WEE-03")
@given(moments())
@settings(max_examples=120)
def test_an_artifact_is_paid_exactly_as_the_rules_say(moment: Moment) -> None:
    scene = moment.table()
    accepted = [numbers(chosen) for chosen in moment.subsets() if moment.collects(chosen)]
    question = PayForArtifact(seat=0, stack=0)
    check_accepted(question, scene, [numbers(chosen) for chosen in moment.subsets()], accepted)
    check_listed(question, scene, minimal(accepted))
    assert (Collect(0).why_not(scene, 0) is None) == bool(accepted)


@proves("REC-02", "REC-03", "R-01", "R-02", "R-25", "R-54")
@given(moments())
@settings(max_examples=120)
def test_a_recruit_is_paid_exactly_as_the_rules_say(moment: Moment) -> None:
    scene, number = moment.table(), card(moment.recruit)
    accepted = [numbers(chosen) for chosen in moment.subsets() if moment.recruits(chosen)]
    question = PayForRecruit(seat=0, card=number)
    check_accepted(question, scene, [numbers(chosen) for chosen in moment.subsets()], accepted)
    check_listed(question, scene, sorted(accepted))
    room = len(moment.hand) < 7
    assert (Recruit(number).why_not(scene, 0) is None) == (bool(accepted) and room)


TURNS: st.SearchStrategy[dict[str, object]] = st.builds(
    dict,
    actions=st.sampled_from([(), ("Recruit",), ("Mine",), ("Collect",), ("UseSkill",), ("UseSkill", "Mine")]),
    raided=st.sampled_from([(), (), (1,)]),
    extra_mines=st.integers(0, 1),
    equal_actions=st.booleans(),
)


@given(moments(), TURNS)
@settings(max_examples=200)
def test_the_actions_listed_are_those_that_are_allowed(moment: Moment, turn: dict[str, object]) -> None:
    """All kinds of cards lie in the Docks, and all crystals in the Mine."""
    scene, question = moment.table(), TakeAction(seat=0)
    scene.docks, scene.mine = list(range(CONTENT.kinds)), list(range(len(FILES.crystal)))
    scene.players[1].base = [card("driller")]
    scene.turn = replace(scene.turn, **turn)
    allowed = [act for act in question.things(scene, 0) if act.why_not(scene, 0) is None]
    assert list(question.options(scene, 0)) == allowed
