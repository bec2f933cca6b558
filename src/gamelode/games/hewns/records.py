"""What the content files may say, as typed records."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from .arriving import Planet

Size = Literal["small", "medium", "big"]
SIZES: tuple[Size, ...] = ("small", "medium", "big")
Source = Literal["rulebook", "public", "house"]
Sources = Source | dict[str, Source]
DangerName = Literal["lava", "snedj", "planet_attack"]


class _Record(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: Sources
    note: str = ""
    evidence: str = ""
    ref: str = ""


class Die(_Record, frozen=True):
    id: str
    name: str
    colour: str
    sides: int
    faces: tuple[str, ...]


class ActionCost(_Record, frozen=True):
    move: int
    enter_board: int
    leave_board: int
    magnetic_tunnel: int
    into_tunnel: int
    out_of_tunnel: int
    mine: int
    climb: int
    dig: int
    enlarge_tunnel: int
    calm_planet: int
    fly: int
    extract_dirty: int
    transmit: int
    banjering: int
    encounter: int
    encounter_again_after_failure: int


class Limits(_Record, frozen=True):
    mine_per_hewn_turn: int
    extract_per_hewn_turn: int
    burn_for_ap_per_hewn_turn: int
    substract_per_hewn_per_encounter: int
    artillery_min_dice: int
    nananbites_per_bidox: int
    calm_planet_range: int
    body_screens_against_danger: int
    implosion_dice: int
    implosion_overflow_dice: int
    explode_area_dice: int
    explode_cost: int


class Attack(Struct, frozen=True, forbid_unknown_fields=True):
    die: str
    count: int


class DangerAttacks(_Record, frozen=True):
    lava: Attack
    snedj: Attack
    planet_attack: Attack


class DangerTokens(_Record, frozen=True):
    lava: int
    snedj: int
    planet_attack: int


class BySize(Struct, frozen=True, forbid_unknown_fields=True):
    small: int
    medium: int
    big: int

    @property
    def all(self) -> tuple[int, int, int]:
        return self.small, self.medium, self.big


class EntranceStack(_Record, frozen=True):
    small: int
    medium: int
    big: int


class TunnelPieces(_Record, frozen=True):
    small: tuple[int, ...]
    medium: tuple[int, ...]
    big: tuple[int, ...]


class Supply(_Record, frozen=True):
    nananbite: int
    gunana: int
    sicket_sunger: int
    futanaz: int
    suderer: int
    mining_claw: int
    slocic_shield: int
    implosion_bomb: int
    major_gozzbag: int
    mamabite: int
    fixito: int
    heart_stones_per_colour: int
    damaged_tokens: int
    clear_rods: int


class Gem(_Record, frozen=True):
    id: str
    value: int
    count: int


class Geometry(_Record, frozen=True):
    mudgestick_length: int
    radius_ravine: BySize
    radius_node: BySize
    rim_points: Literal[24]
    epsilon: int


class SwarmRecord(Struct, frozen=True, forbid_unknown_fields=True):
    members: int
    leader: str
    leader_sockets: str
    arkz_small: int
    arkz_small_nanasockets: int
    arkz_big: int
    arkz_big_sicket_sockets: int
    close_combat: str


class HewnRecord(_Record, frozen=True):
    id: str
    name: str
    copies: int
    size: Size
    cost: int
    ap: int
    armour: int
    rerolls: int
    mining: int
    close_combat: int
    weapon: bool
    store_open: int
    store_hidden: int
    nanasockets: int
    sicket_sockets: int
    heart: bool
    repair: int
    abilities: tuple[Literal["dig", "fly", "climb", "artillery", "dodge", "explode", "calm", "swarm"], ...]
    swarm: SwarmRecord | None = None


class Technology(_Record, frozen=True):
    id: str
    name: str
    kind: Literal["technology", "scouting"]
    socket: Literal["nana", "sicket", "heart", "none"]
    quantity: int
    copies: int
    min_cost: int
    text: str
    weapon_bonus: int = 0
    mining_dice: int = 0
    armour_dice: int = 0
    repair_dice: int = 0
    bonus_nananbites: int = 0
    nanasockets: int = 0
    piece: str = ""
    also_fits: tuple[str, ...] = ()
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
    bonus: int


class CheckTable(Struct, frozen=True, forbid_unknown_fields=True):
    spaces: int
    links: int
    reach_pairs: int
    climb_pairs: int


class BoardRecord(_Record, frozen=True):
    id: str
    name: str
    players: tuple[int, ...]
    spaces: tuple[tuple[str, Literal["node", "straight", "corner"], Size, int, int, str], ...]
    ravines: tuple[Ravine, ...]
    links: tuple[tuple[str, str], ...]
    magnetic_tunnels: tuple[MagneticTunnel, ...]
    entrances: tuple[Entrance, ...]
    starting_mines: tuple[StartingMine, ...]
    check: CheckTable | None = None


class BoardKit(_Record, frozen=True):
    players: int
    columns: int
    rows: int
    loops: int
    left_out: int
    big_nodes: int
    medium_nodes: int
    entrances: BySize
    magnetic_tunnels: int
    mines: tuple[tuple[Size, int], ...]


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    big: int
    medium: int
    small: int
    technology: int
    turn_order: int


class MinePool(Struct, frozen=True, forbid_unknown_fields=True):
    normal: int
    plus1: int
    plus2: int
    plus3: int


class StartSubstract(Struct, frozen=True, forbid_unknown_fields=True):
    normal: int
    dirty: int


class ForPlayers(_Record, frozen=True):
    players: int
    bidoxes_each: int
    income_dirty_by_round: tuple[int, ...]
    income_dirty_per_healthy_hewn_on_board: int
    normal_substract_supply: int
    auction_seconds: int
    boards: tuple[str, ...]
    mine_pool: MinePool
    start_substract: StartSubstract
    planet_cards: int = 0


class Scenario(_Record, frozen=True):
    id: str
    name: str
    complete: bool
    rounds: int
    depleted_mines_end: int
    ends_when_normal_pile_empty: bool
    ends_when_no_mines: bool
    final_round_min_price: int
    offer: Offer
    victory: str
    for_players: tuple[ForPlayers, ...]
    starting_mines: bool = True
    no_mines_end_only_after_all_planet_cards_revealed: bool = False
    planet_card_rule: str = ""


class PlanetCard(_Record, frozen=True):
    id: str
    copies: int
    does: Planet
    text: str


class PublicFact(_Record, frozen=True):
    fact: str


class Files(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the content files may say."""

    public_fact: tuple[PublicFact, ...]
    die: tuple[Die, ...]
    action_cost: ActionCost
    limits: Limits
    danger_attack: DangerAttacks
    danger_tokens: DangerTokens
    supply: Supply
    gem: tuple[Gem, ...]
    tunnel_pieces: TunnelPieces
    entrance_stack: EntranceStack
    geometry: Geometry
    hewn: tuple[HewnRecord, ...]
    technology: tuple[Technology, ...]
    board: tuple[BoardRecord, ...]
    fixture_board: tuple[BoardRecord, ...] = ()
    board_kit: tuple[BoardKit, ...]
    scenario: tuple[Scenario, ...]
    planet_card: tuple[PlanetCard, ...]
    more: dict[str, str] = field(default_factory=dict)
