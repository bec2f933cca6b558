/* Made by scripts/types from the schema with the digest b97dff1243bc7d88. */

/**
 * A space of a board: where it lies, in millionths of the distance of two neighbours, and in which ravine.
 *
 * @minItems 6
 * @maxItems 6
 */
export type SpaceEntry = [string, "corner" | "node" | "straight", "big" | "medium" | "small", number, number, string];

export interface Entries {
  [k: string]: unknown;
}
export interface Files {
  public_fact: PublicFactEntry[];
  die: DieEntry[];
  action_cost: ActionCost;
  limits: Limits;
  danger_attack: DangerAttacks;
  danger_tokens: DangerTokens;
  supply: Supply;
  gem: GemEntry[];
  tunnel_pieces: TunnelPieces;
  entrance_stack: EntranceStack;
  geometry: Geometry;
  hewn: HewnEntry[];
  technology: TechnologyEntry[];
  board: BoardEntry[];
  fixture_board: BoardEntry[];
  board_kit: BoardKitEntry[];
  scenario: ScenarioEntry[];
  planet_card: PlanetCardEntry[];
  more: {
    [k: string]: string;
  };
  legend: Legend;
}
export interface PublicFactEntry {
  fact: string;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface DieEntry {
  id: string;
  name: string;
  colour: string;
  sides: number;
  faces: string[];
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface ActionCost {
  move: number;
  enter_board: number;
  leave_board: number;
  mine: number;
  climb: number;
  dig: number;
  enlarge_tunnel: number;
  calm_planet: number;
  fly: number;
  extract_dirty: number;
  encounter_again_after_failure: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface Limits {
  mine_per_hewn_turn: number;
  extract_per_hewn_turn: number;
  burn_for_ap_per_hewn_turn: number;
  substract_per_hewn_per_encounter: number;
  artillery_min_dice: number;
  nananbites_per_bidox: number;
  calm_planet_range: number;
  body_screens_against_danger: number;
  implosion_dice: number;
  implosion_overflow_dice: number;
  explode_area_dice: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface DangerAttacks {
  lava: AttackDice;
  snedj: AttackDice;
  planet_attack: AttackDice;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface AttackDice {
  die: string;
  count: number;
}
export interface DangerTokens {
  lava: number;
  snedj: number;
  planet_attack: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface Supply {
  nananbite: number;
  gunana: number;
  sicket_sunger: number;
  futanaz: number;
  suderer: number;
  mining_claw: number;
  slocic_shield: number;
  implosion_bomb: number;
  major_gozzbag: number;
  mamabite: number;
  fixito: number;
  heart_stones_per_colour: number;
  damaged_tokens: number;
  clear_rods: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface GemEntry {
  id: string;
  value: number;
  count: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface TunnelPieces {
  small: number[];
  medium: number[];
  big: number[];
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface EntranceStack {
  small: number;
  medium: number;
  big: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface Geometry {
  mudgestick_length: number;
  radius_ravine: BySize;
  radius_node: BySize;
  epsilon: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface BySize {
  small: number;
  medium: number;
  big: number;
}
export interface HewnEntry {
  id: string;
  name: string;
  copies: number;
  size: "big" | "medium" | "small";
  cost: number;
  ap: number;
  armour: number;
  rerolls: number;
  mining: number;
  close_combat: number;
  weapon: boolean;
  store_open: number;
  store_hidden: number;
  nanasockets: number;
  sicket_sockets: number;
  heart: boolean;
  repair: number;
  abilities: ("artillery" | "calm" | "climb" | "dig" | "dodge" | "explode" | "fly" | "swarm")[];
  swarm: SwarmEntry | null;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface SwarmEntry {
  leader: string;
  arkz_small: number;
  arkz_big: number;
}
export interface TechnologyEntry {
  id: string;
  name: string;
  kind: "scouting" | "technology";
  socket: "heart" | "nana" | "none" | "sicket";
  quantity: number;
  copies: number;
  min_cost: number;
  text: string;
  weapon_bonus: number;
  mining_dice: number;
  armour_dice: number;
  bonus_nananbites: number;
  nanasockets: number;
  piece: string;
  variant: string;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface BoardEntry {
  id: string;
  name: string;
  players: number[];
  spaces: SpaceEntry[];
  ravines: Ravine[];
  links: [string, string][];
  magnetic_tunnels: MagneticTunnel[];
  entrances: Entrance[];
  starting_mines: StartingMine[];
  check: CheckTable | null;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface Ravine {
  id: string;
  size: "big" | "medium" | "small";
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [string, string];
  spaces: string[];
}
export interface MagneticTunnel {
  id: string;
  size: "big" | "medium" | "small";
  /**
   * @minItems 2
   * @maxItems 2
   */
  ends: [string, string];
}
export interface Entrance {
  node: string;
  size: "big" | "medium" | "small";
}
export interface StartingMine {
  space: string;
  bonus: number;
}
export interface CheckTable {
  spaces: number;
  links: number;
  reach_pairs: number;
  climb_pairs: number;
}
export interface BoardKitEntry {
  players: number;
  columns: number;
  rows: number;
  loops: number;
  left_out: number;
  big_nodes: number;
  medium_nodes: number;
  entrances: BySize;
  magnetic_tunnels: number;
  mines: ["big" | "medium" | "small", number][];
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface ScenarioEntry {
  id: string;
  name: string;
  complete: boolean;
  rounds: number;
  depleted_mines_end: number;
  ends_when_normal_pile_empty: boolean;
  ends_when_no_mines: boolean;
  final_round_min_price: number;
  offer: Offer;
  victory: string;
  for_players: ForPlayers[];
  starting_mines: boolean;
  no_mines_end_only_after_all_planet_cards_revealed: boolean;
  planet_card_rule: string;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface Offer {
  big: number;
  medium: number;
  small: number;
  technology: number;
  turn_order: 1;
}
export interface ForPlayers {
  players: number;
  bidoxes_each: number;
  income_dirty_by_round: number[];
  income_dirty_per_healthy_hewn_on_board: number;
  normal_substract_supply: number;
  auction_seconds: number;
  /**
   * @minItems 1
   */
  boards: [string, ...string[]];
  mine_pool: MinePool;
  start_substract: StartSubstract;
  planet_cards: number;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
export interface MinePool {
  normal: number;
  plus1: number;
  plus2: number;
  plus3: number;
}
export interface StartSubstract {
  normal: number;
  dirty: number;
}
export interface PlanetCardEntry {
  id: string;
  copies: number;
  does: NewMineHere | DangerHere | DirtyCache | LostTechnology | Quiet;
  text: string;
  source:
    | ("house" | "public" | "rulebook")
    | {
        [k: string]: "house" | "public" | "rulebook";
      };
  note: string;
  evidence: string;
  ref: string;
}
/**
 * A mine on the card's space, beside those of the pool.
 */
export interface NewMineHere {
  type: "NewMineHere";
  bonus: number;
}
/**
 * A danger token on the card's space.
 */
export interface DangerHere {
  type: "DangerHere";
  danger: "lava" | "planet_attack" | "snedj";
}
/**
 * Dirty Substract for the Hewn that sees it.
 */
export interface DirtyCache {
  type: "DirtyCache";
  amount: number;
}
/**
 * A technology card for its owner.
 */
export interface LostTechnology {
  type: "LostTechnology";
}
/**
 * The card does nothing.
 */
export interface Quiet {
  type: "Quiet";
}
/**
 * What each number is, by that number.
 */
export interface Legend {
  hewns: HewnLegend[];
  kinds: KindLegend[];
  pieces: PieceLegend[];
  hearts: {
    [k: string]: HeartLegend;
  };
  dangers: string[];
  dice: {
    [k: string]: DieLegend;
  };
  spaces: {
    [k: string]: string[];
  };
  sources: Sources;
  hints: Hints;
  story: Story;
  items: {
    [k: string]: ItemLegend;
  };
}
/**
 * A figure: its kind is the place of its entry among the Hewns.
 */
export interface HewnLegend {
  kind: number;
  name: string;
  copy: number;
}
/**
 * What is printed on the card of a kind of Hewn.
 */
export interface KindLegend {
  brief: string;
  abilities: string[];
  facts: string[];
}
/**
 * A piece of technology, and the place of the card that brings it among the technologies.
 */
export interface PieceLegend {
  name: string;
  card: number;
}
/**
 * What may be in a heart card.
 */
export interface HeartLegend {
  kind: "empty" | "gem" | "no card" | "stone";
  name: string;
  value: number;
}
/**
 * A kind of dice, with its faces by their numbers.
 */
export interface DieLegend {
  name: string;
  adds_up: boolean;
  faces: {
    [k: string]: FaceLegend;
  };
}
/**
 * What a face shows, in words and as it is drawn, and what it counts.
 */
export interface FaceLegend {
  name: string;
  mark: string;
  worth: number;
}
/**
 * Why dice are rolled.
 */
export interface Sources {
  card: string;
  members: string;
  action_points: string;
  shields: string;
  screens: string;
  picked: string;
  explosion: string;
  bomb: string;
  claws: string;
  mine: string;
  aggressive: string;
  gozzbag: string;
  extracting: string;
  danger_of_mine: string;
  being_hit: string;
  winds: string;
  minds: string;
  each_nananbite: string;
}
/**
 * What players are told where they decide.
 */
export interface Hints {
  auction: string;
  hunt: string;
  wins_nothing: string;
  screens: string;
  malfunctions: string;
  penniless: string;
}
/**
 * By the names of events: what begins and ends a scene, and what is told in it beside dice and sums.
 */
export interface Story {
  begins: {
    [k: string]: "artillery" | "danger" | "dice" | "mining" | "ranged" | "same space" | "winds";
  };
  joins: string[];
  ends: string[];
  tells: string[];
  hurts: string[];
}
/**
 * Something that an auction may offer.
 */
export interface ItemLegend {
  name: string;
  kind: ("big" | "medium" | "small") | ("scouting" | "technology" | "turn order");
  hewn: number | null;
  card: number | null;
  text: string;
}
