/* Made by scripts/types from the schema with the digest f3d323be296b6e3a. */

export interface Entries {
  [k: string]: unknown;
}
export interface Files {
  components: ComponentsEntry;
  board: BoardEntry;
  refinery_line: RefineryLineEntry;
  movement_card: MovementCardEntry;
  /**
   * @minItems 3
   * @maxItems 3
   */
  unit: [UnitEntry, UnitEntry, UnitEntry];
  /**
   * @minItems 3
   * @maxItems 3
   */
  rock: [RockEntry, RockEntry, RockEntry];
  refinery: RefineryEntry;
  contact: ContactEntry;
  rates: RatesEntry;
  dice: DiceEntry;
  teams: TeamsEntry[];
  start_place: StartPlaceEntry[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  ore: [OreEntry, OreEntry, OreEntry];
  /**
   * @minItems 1
   */
  token: [TokenEntry, ...TokenEntry[]];
  canonical: CanonicalEntry;
}
/**
 * What is in the box.
 */
export interface ComponentsEntry {
  source: "house" | "public" | "rulebook";
  small_asteroids: number;
  large_asteroids: number;
  debris_fields: number;
  units_of_each_kind: number;
  refineries: number;
  health_clips: number;
  score_cards: number;
  white_houses: number;
  white_house_loads: number;
  purple_houses: number;
  purple_house_loads: number;
  movement_cards: number;
  dice: number;
}
/**
 * The board with its lines and ticks.
 */
export interface BoardEntry {
  source: "house" | "public" | "rulebook";
  width: number;
  height: number;
  /**
   * @minItems 1
   */
  line_y: [number, ...number[]];
  first_tick_x: number;
  tick_spacing: number;
  last_tick: number;
  shelter_y: number[];
}
/**
 * Where refineries may stand, and how far apart they must be.
 */
export interface RefineryLineEntry {
  source: "house" | "public" | "rulebook";
  x: number;
  /**
   * @minItems 1
   */
  berth_y: [number, ...number[]];
  min_distance: {
    [k: string]: number;
  };
  quick_start: {
    [k: string]: number[];
  };
}
/**
 * The two edges of the card that measures moves.
 */
export interface MovementCardEntry {
  source: "house" | "public" | "rulebook";
  short: number;
  long: number;
}
/**
 * A kind of unit.
 */
export interface UnitEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  radius: number;
  shorts: number;
  longs: number;
  capacity: number;
  cost: Cost;
}
/**
 * The loads of each ore that a unit costs.
 */
export interface Cost {
  uberoid: number;
  mundacite: number;
  lameum: number;
}
/**
 * A size of asteroid, or debris.
 */
export interface RockEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  radius: number;
  ticks: number;
}
/**
 * A refinery, what harms it and what repairs it.
 */
export interface RefineryEntry {
  source: "house" | "public" | "rulebook";
  half_side: number;
  health: number;
  driller_damage: number;
  debris_damage: number;
  repair_uberoid: number;
}
/**
 * How near two pieces are that touch, and how near a move aims.
 */
export interface ContactEntry {
  source: "house" | "public" | "rulebook";
  ring: number;
  aim: number;
  snap: number;
}
/**
 * How much work one action does.
 */
export interface RatesEntry {
  source: "house" | "public" | "rulebook";
  loads_per_action: number;
}
/**
 * The faces of the two dice, and the numbers that decide.
 */
export interface DiceEntry {
  source: "house" | "public" | "rulebook";
  /**
   * @minItems 1
   */
  green: [number, ...number[]];
  /**
   * @minItems 1
   */
  white: [number, ...number[]];
  large_from: number;
  scout_saves_from: number;
}
/**
 * The teams for a number of players.
 */
export interface TeamsEntry {
  source: "house" | "public" | "rulebook";
  id: number;
  of_seats: number[];
}
/**
 * Where a squad usually starts, as seen from the centre of its refinery.
 */
export interface StartPlaceEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  scout: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  driller: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  hauler: [number, number];
}
/**
 * A kind of ore.
 */
export interface OreEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  points: number;
  start: number;
}
/**
 * An asteroid token, with what is printed on its back.
 */
export interface TokenEntry {
  source: "house" | "public" | "rulebook";
  id: string;
  size: "large" | "small";
  ore: string;
  loads: number;
}
/**
 * How the canonical destinations are spread.
 */
export interface CanonicalEntry {
  source: "house" | "public" | "rulebook";
  /**
   * @minItems 1
   */
  compass: [[number, number], ...[number, number][]];
  ring_step: number;
  faces: number[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  corners: [number, number, number];
  pairs_within: number;
  shorter_by: number;
  shorter_times: number;
  shelter_steps: number[];
}
