"""What the content files may say: a typed entry for each row."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct, field

Size = Literal["small", "medium", "big"]
SIZES: tuple[Size, ...] = ("small", "medium", "big")
SpaceKind = Literal["node", "straight", "corner"]
Source = Literal["rulebook", "public", "house"]
Sources = Source | dict[str, Source]
DangerName = Literal["lava", "snedj", "planet_attack"]
Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]


class _Entry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Sources
    note: str = ""
    evidence: str = ""
    ref: str = ""


class DieEntry(_Entry, frozen=True):
    id: str
    name: str
    colour: str
    sides: Positive
    faces: tuple[str, ...]


class ActionCost(_Entry, frozen=True):
    move: Count
    enter_board: Count
    leave_board: Count
    mine: Count
    climb: Count
    dig: Count
    enlarge_tunnel: Count
    calm_planet: Count
    fly: Count
    extract_dirty: Count
    encounter_again_after_failure: Count


class Limits(_Entry, frozen=True):
    mine_per_hewn_turn: Count
    extract_per_hewn_turn: Count
    burn_for_ap_per_hewn_turn: Count
    substract_per_hewn_per_encounter: Count
    artillery_min_dice: Count
    nananbites_per_bidox: Count
    calm_planet_range: Count
    body_screens_against_danger: Count
    implosion_dice: Count
    implosion_overflow_dice: Count
    explode_area_dice: Count


class AttackDice(Struct, frozen=True, forbid_unknown_fields=True):
    die: str
    count: Count


class DangerAttacks(_Entry, frozen=True):
    lava: AttackDice
    snedj: AttackDice
    planet_attack: AttackDice


class DangerTokens(_Entry, frozen=True):
    lava: Count
    snedj: Count
    planet_attack: Count


class BySize(Struct, frozen=True, forbid_unknown_fields=True):
    small: Count
    medium: Count
    big: Count

    @property
    def all(self) -> tuple[int, int, int]:
        return self.small, self.medium, self.big


class EntranceStack(_Entry, frozen=True):
    small: Count
    medium: Count
    big: Count


class TunnelPieces(_Entry, frozen=True):
    small: tuple[int, ...]
    medium: tuple[int, ...]
    big: tuple[int, ...]


class Supply(_Entry, frozen=True):
    nananbite: Count
    gunana: Count
    sicket_sunger: Count
    futanaz: Count
    suderer: Count
    mining_claw: Count
    slocic_shield: Count
    implosion_bomb: Count
    major_gozzbag: Count
    mamabite: Count
    fixito: Count
    heart_stones_per_colour: Count
    damaged_tokens: Count
    clear_rods: Count


class GemEntry(_Entry, frozen=True):
    id: str
    value: Count
    count: Count


class Geometry(_Entry, frozen=True):
    mudgestick_length: Positive
    radius_ravine: BySize
    radius_node: BySize
    epsilon: Count


class SwarmEntry(Struct, frozen=True, forbid_unknown_fields=True):
    leader: str
    arkz_small: Count
    arkz_big: Count


Ability = Literal["dig", "fly", "climb", "artillery", "dodge", "explode", "calm", "swarm"]


class HewnEntry(_Entry, frozen=True):
    id: str
    name: str
    copies: Positive
    size: Size
    cost: Count
    ap: Positive
    armour: Count
    rerolls: Count
    mining: Count
    close_combat: Count
    weapon: bool
    store_open: Count
    store_hidden: Count
    nanasockets: Count
    sicket_sockets: Count
    heart: bool
    repair: Count
    abilities: tuple[Ability, ...]
    swarm: SwarmEntry | None = None


class TechnologyEntry(_Entry, frozen=True):
    id: str
    name: str
    kind: Literal["technology", "scouting"]
    socket: Literal["nana", "sicket", "heart", "none"]
    quantity: Positive
    copies: Positive
    min_cost: Count
    text: str
    weapon_bonus: Count = 0
    mining_dice: Count = 0
    armour_dice: Count = 0
    bonus_nananbites: Count = 0
    nanasockets: Count = 0
    piece: str = ""
    variant: str = ""


class Ravine(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    size: Size
    ends: tuple[str, str]
    spaces: tuple[str, ...]


class MagneticTunnel(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    size: Size
    ends: tuple[str, str]


class Entrance(Struct, frozen=True, forbid_unknown_fields=True):
    node: str
    size: Size


class StartingMine(Struct, frozen=True, forbid_unknown_fields=True):
    space: str
    bonus: Annotated[int, Meta(ge=0, le=3)]


class CheckTable(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: Count
    links: Count
    reach_pairs: Count
    climb_pairs: Count


class SpaceEntry(NamedTuple):
    """A space of a board: where it lies, in millionths of the distance of two neighbours, and in which ravine."""

    id: str
    kind: SpaceKind
    size: Size
    x: int
    y: int
    ravine: str  # empty for a node


class BoardEntry(_Entry, frozen=True):
    id: str
    name: str
    players: tuple[int, ...]
    spaces: tuple[SpaceEntry, ...]
    ravines: tuple[Ravine, ...]
    links: tuple[tuple[str, str], ...]
    magnetic_tunnels: tuple[MagneticTunnel, ...]
    entrances: tuple[Entrance, ...]
    starting_mines: tuple[StartingMine, ...]
    check: CheckTable | None = None


class BoardKitEntry(_Entry, frozen=True):
    players: Positive
    columns: Count
    rows: Count
    loops: Count
    left_out: Count
    big_nodes: Count
    medium_nodes: Count
    entrances: BySize
    magnetic_tunnels: Count
    mines: tuple[tuple[Size, int], ...]


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    big: Count
    medium: Count
    small: Count
    technology: Count
    turn_order: Literal[1]


class MinePool(Struct, frozen=True, forbid_unknown_fields=True):
    normal: Count
    plus1: Count
    plus2: Count
    plus3: Count


class StartSubstract(Struct, frozen=True, forbid_unknown_fields=True):
    normal: Count
    dirty: Count


class ForPlayers(_Entry, frozen=True):
    players: Positive
    bidoxes_each: Positive
    income_dirty_by_round: tuple[Count, ...]
    income_dirty_per_healthy_hewn_on_board: Count
    normal_substract_supply: Positive
    auction_seconds: Count
    boards: Annotated[tuple[str, ...], Meta(min_length=1)]
    mine_pool: MinePool
    start_substract: StartSubstract
    planet_cards: Count = 0


class ScenarioEntry(_Entry, frozen=True):
    id: str
    name: str
    complete: bool
    rounds: Positive
    depleted_mines_end: Positive
    ends_when_normal_pile_empty: bool
    ends_when_no_mines: bool
    final_round_min_price: Count
    offer: Offer
    victory: str
    for_players: tuple[ForPlayers, ...]
    starting_mines: bool = True
    no_mines_end_only_after_all_planet_cards_revealed: bool = False
    planet_card_rule: str = ""


class PlanetCardEntry(_Entry, frozen=True):
    id: str
    copies: Positive
    does: PlanetEffect
    text: str


class PublicFactEntry(_Entry, frozen=True):
    fact: str


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    public_fact: tuple[PublicFactEntry, ...]
    die: tuple[DieEntry, ...]
    action_cost: ActionCost
    limits: Limits
    danger_attack: DangerAttacks
    danger_tokens: DangerTokens
    supply: Supply
    gem: tuple[GemEntry, ...]
    tunnel_pieces: TunnelPieces
    entrance_stack: EntranceStack
    geometry: Geometry
    hewn: tuple[HewnEntry, ...]
    technology: tuple[TechnologyEntry, ...]
    board: tuple[BoardEntry, ...]
    fixture_board: tuple[BoardEntry, ...] = ()
    board_kit: tuple[BoardKitEntry, ...]
    scenario: tuple[ScenarioEntry, ...]
    planet_card: tuple[PlanetCardEntry, ...]
    more: dict[str, str] = field(default_factory=dict)


class NewMineHere(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A mine on the card's space, beside those of the pool."""

    bonus: Annotated[int, Meta(ge=0, le=3)]


class DangerHere(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A danger token on the card's space."""

    danger: Literal["lava", "snedj", "planet_attack"]


class DirtyCache(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """Dirty Substract for the Hewn that sees it."""

    amount: int


class LostTechnology(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """A technology card for its owner."""


class Quiet(Struct, tag=True, frozen=True, forbid_unknown_fields=True):
    """The card does nothing."""


PlanetEffect = NewMineHere | DangerHere | DirtyCache | LostTechnology | Quiet
