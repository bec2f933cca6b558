/* Made by scripts/types from the schema with the digest 67c68f3e8d60139e. */

export interface Entries {
  [k: string]: unknown;
}
export interface Files {
  components: Components;
  board: Board;
  refinery_line: RefineryLine;
  movement_card: MovementCard;
  /**
   * @minItems 3
   * @maxItems 3
   */
  unit: [UnitRecord, UnitRecord, UnitRecord];
  /**
   * @minItems 3
   * @maxItems 3
   */
  rock: [RockRecord, RockRecord, RockRecord];
  refinery: Refinery;
  contact: Contact;
  rates: Rates;
  dice: DiceRecord;
  teams: Teams[];
  start_place: StartPlace[];
  /**
   * @minItems 3
   * @maxItems 3
   */
  ore: [OreRecord, OreRecord, OreRecord];
  /**
   * @minItems 1
   */
  token: [Token, ...Token[]];
  canonical: Canonical;
  texts: {
    [k: string]: string[][];
  };
}
export interface Components {
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
export interface Board {
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
export interface RefineryLine {
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
export interface MovementCard {
  source: "house" | "public" | "rulebook";
  short: number;
  long: number;
}
export interface UnitRecord {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  radius: number;
  shorts: number;
  longs: number;
  capacity: number;
  cost: Cost;
}
export interface Cost {
  uberoid: number;
  mundacite: number;
  lameum: number;
}
export interface RockRecord {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  radius: number;
  ticks: number;
}
export interface Refinery {
  source: "house" | "public" | "rulebook";
  half_side: number;
  health: number;
  driller_damage: number;
  debris_damage: number;
  repair_uberoid: number;
}
export interface Contact {
  source: "house" | "public" | "rulebook";
  ring: number;
  aim: number;
  snap: number;
}
export interface Rates {
  source: "house" | "public" | "rulebook";
  loads_per_action: number;
}
export interface DiceRecord {
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
export interface Teams {
  source: "house" | "public" | "rulebook";
  id: number;
  of_seats: number[];
}
export interface StartPlace {
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
export interface OreRecord {
  source: "house" | "public" | "rulebook";
  id: string;
  name: string;
  points: number;
  start: number;
}
export interface Token {
  source: "house" | "public" | "rulebook";
  id: string;
  size: "large" | "small";
  ore: string;
  loads: number;
}
export interface Canonical {
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
