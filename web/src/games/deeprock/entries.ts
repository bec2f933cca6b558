/* Made by scripts/types from the schema with the digest 72c6342bf5a28a59. */

export type Mission = string;
export type HazardLevel = number;
export type DeepDiveInsteadOfOneMission = string;
export type Dwarves = string;
export type BOSCO = "auto" | "no" | "yes";
export type FirstPlayer = number;

export interface Entries {
  [k: string]: unknown;
}
export interface Files {
  numbers: Numbers;
  tokens: Tokens;
  threat: Threat;
  hazard: Hazard;
  bosco: Robot;
  reference: Reference[];
  die: DieEntry[];
  pickup: PickupEntry[];
  upgrade: UpgradeEntry[];
  dwarf: DwarfEntry[];
  robot_mode: Mode[];
  secondary: SecondaryEntry[];
  throwable: ThrowableEntry[];
  shout: ShoutEntry[];
  /**
   * @minItems 1
   */
  resupply: [ResupplyEntry, ...ResupplyEntry[]];
  creature: CreatureEntry[];
  event: EventEntry[];
  swarm: SwarmEntry[];
  cave_shape: CaveShape;
  cave: CaveEntry[];
  mission: MissionEntry[];
  dive: DiveEntry[];
  legend: Legend;
}
export interface Numbers {
  health: number;
  primary: number;
  secondary: number;
  secondary_overclocked: number;
  resupply_cost: number;
  overclock_cost: number;
  actions: number;
  steps: number;
  source: "house" | "public" | "rulebook";
}
export interface Tokens {
  platforms: number;
  flames: number;
  flares: number;
  ziplines: number;
  slots: number;
  source: "house" | "public" | "rulebook";
}
export interface Threat {
  last: number;
  swarm: number[];
  source: "house" | "public" | "rulebook";
}
export interface Hazard {
  /**
   * @minItems 3
   * @maxItems 3
   */
  special: [number, number, number];
  source: "house" | "public" | "rulebook";
}
export interface Robot {
  actions: number;
  steps: number;
  source: "house" | "public" | "rulebook";
}
export interface Reference {
  id: string;
  about: string;
}
export interface DieEntry {
  id: string;
  colour: string;
  count: number;
  /**
   * @minItems 1
   */
  faces: [[string, ...string[]], ...[string, ...string[]][]];
  count_source: "house" | "public" | "rulebook";
  source: "house" | "public" | "rulebook";
}
export interface PickupEntry {
  id: string;
  name: string;
  count: number;
  needs_axe: boolean;
  text: string;
  source: "house" | "public" | "rulebook";
}
export interface UpgradeEntry {
  id: "double" | "ignore_resistance" | "range_plus_1" | "reroll" | "stun";
  name: string;
  count: number;
  text: string;
  count_source: "house" | "public" | "rulebook";
  source: "house" | "public" | "rulebook";
}
export interface DwarfEntry {
  id: string;
  name: string;
  modes: Mode[];
  source: "house" | "public" | "rulebook";
}
/**
 * One way to shoot a weapon.
 */
export interface Mode {
  id: string;
  weapon: string;
  slot: number;
  actions: number;
  dice: {
    [k: string]: number;
  };
  range: number;
  single: boolean;
  lobbed: boolean;
  area: ("blast7" | "line3" | "single" | "triangle") | "";
  keep_one: boolean;
  aimed: boolean;
  sustained: boolean;
  flames: number;
  per_turn: number;
  stun: boolean;
  freeze_one: boolean;
  leap: number;
  name: string;
  source: "house" | "public" | "rulebook";
}
export interface SecondaryEntry {
  id: string;
  name: string;
  normal: Mode;
  overclocked: Mode;
  source: "house" | "public" | "rulebook";
}
export interface ThrowableEntry {
  id: string;
  name: string;
  range: number;
  area: "blast7" | "line3" | "single" | "triangle";
  effect: BlastEffect | CarveEffect | MineEffect | ChargeEffect | InhibitEffect | LureEffect;
  text: string;
  source: "house" | "public" | "rulebook";
}
/**
 * Dice or fixed hits for all figures in an area, and perhaps something more.
 */
export interface BlastEffect {
  op: "blast";
  dice: {
    [k: string]: number;
  };
  fixed: {
    [k: string]: number;
  };
  one_creature: boolean;
  scare_hits: boolean;
  near_bonus: number;
  spares_dwarves: boolean;
  then: "" | "burn" | "corrode" | "freeze" | "open" | "stun";
}
/**
 * A tunnel, straight away from the thrower.
 */
export interface CarveEffect {
  op: "carve";
  spaces: number;
}
/**
 * A Proximity Grenade lies there until a creature steps on it.
 */
export interface MineEffect {
  op: "mine";
}
/**
 * A Satchel Charge lies there until its owner sets it off.
 */
export interface ChargeEffect {
  op: "charge";
}
/**
 * Creatures may enter the area but not leave it.
 */
export interface InhibitEffect {
  op: "inhibit";
}
/**
 * A hologram that creatures go for.
 */
export interface LureEffect {
  op: "lure";
}
export interface ShoutEntry {
  id: string;
  name: string;
  count: number;
  target: "any" | "none" | "other";
  window: string;
  effect:
    | RerollEffect
    | CancelEffect
    | AttackEffect
    | RaiseEffect
    | ActionEffect
    | ReloadEffect
    | MineralEffect
    | DrinkEffect
    | CatchEffect
    | RunEffect
    | ShakeEffect;
  text: string;
  source: "house" | "public" | "rulebook";
}
/**
 * Dice are rolled again: whoever holds it is asked right after the roll.
 */
export interface RerollEffect {
  op: "reroll";
}
/**
 * A creature's attack comes to nothing: whoever holds it is asked right after its roll.
 */
export interface CancelEffect {
  op: "cancel";
}
/**
 * The Dwarf attacks for no action.
 */
export interface AttackEffect {
  op: "attack";
}
/**
 * Whoever is knocked over stands up, and so does another who lies unconscious near by.
 */
export interface RaiseEffect {
  op: "raise";
  within: number;
}
/**
 * The Dwarf has more actions this turn.
 */
export interface ActionEffect {
  op: "action";
  n: number;
}
/**
 * The Dwarf takes ammo from the supply.
 */
export interface ReloadEffect {
  op: "reload";
  n: number;
}
/**
 * Nitra or Gold for the shared pile.
 */
export interface MineralEffect {
  op: "mineral";
  n: number;
}
/**
 * The Dwarf regains Health.
 */
export interface DrinkEffect {
  op: "heal";
  n: number;
}
/**
 * The Dwarf draws Throwables.
 */
export interface CatchEffect {
  op: "throwable";
  n: number;
}
/**
 * The Dwarf moves for no action.
 */
export interface RunEffect {
  op: "run";
}
/**
 * He is rid of Stunned and Webbed tokens.
 */
export interface ShakeEffect {
  op: "shake";
}
export interface ResupplyEntry {
  id: string;
  primary: number;
  secondary: number;
  health: number;
  source: "house" | "public" | "rulebook";
}
export interface CreatureEntry {
  id: string;
  name: string;
  movement: number;
  health: number;
  range: number;
  resist: {
    [k: string]: number;
  };
  die: "creature" | "explosion";
  dice: number;
  limit: number;
  source: "house" | "public" | "rulebook";
  births: number;
  explodes: boolean;
  flying: boolean;
  crushes: boolean;
  faces: boolean;
  spaces: 1 | 2;
  blocks_sight: boolean;
  stun_immune: boolean;
  reward: boolean;
  bang: "damage" | "knocked_over" | "nothing" | "spawn" | "stunned" | "webbed";
}
export interface EventEntry {
  id: string;
  name: string;
  count: number;
  kind: string;
  effects: (
    | ThreatEffect
    | SpawnEffect
    | ActivateEffect
    | AttackedEffect
    | BurrowEffect
    | MissionEventEffect
    | SetAsideEffect
    | OfferEffect
    | HealEffect
    | CrateEffect
    | GlitterEffect
    | SongEffect
    | RetreatEffect
  )[];
  special: boolean;
  text: string;
  source: "house" | "public" | "rulebook";
}
export interface ThreatEffect {
  op: "threat";
  n: number;
}
export interface SpawnEffect {
  op: "spawn";
  creature: string;
  n: number;
  exit: "I" | "II" | "III" | "each" | "farthest" | "nearest";
}
export interface ActivateEffect {
  op: "activate";
  types: string[];
}
export interface AttackedEffect {
  op: "attacked";
  by: "grabber" | "leech";
  damage: number;
}
export interface BurrowEffect {
  op: "burrow";
  creature: string;
}
export interface MissionEventEffect {
  op: "mission_event";
}
export interface SetAsideEffect {
  op: "set_aside_swarm";
  n: number;
}
export interface OfferEffect {
  op: "offer";
  what: "chop" | "seam" | "shot";
  nitra: number;
  threat: number;
}
export interface HealEffect {
  op: "heal";
  n: number;
  all: boolean;
}
export interface CrateEffect {
  op: "crate";
  n: number;
}
export interface GlitterEffect {
  op: "glitter";
  n: number;
}
export interface SongEffect {
  op: "song";
  n: number;
}
export interface RetreatEffect {
  op: "retreat";
  types: string[];
  within: number;
}
export interface SwarmEntry {
  id: string;
  name: string;
  place: Place[];
  source: "house" | "public" | "rulebook";
}
/**
 * An instruction of a Swarm card: so many creatures emerge at an exit.
 */
export interface Place {
  creature: string;
  n: number;
  exit: "I" | "II" | "III" | "each" | "farthest" | "nearest";
}
export interface CaveShape {
  cells: [number, number][];
  source: "house" | "public" | "rulebook";
}
export interface CaveEntry {
  id: string;
  name: string;
  creatures: Resident[];
  stalagmites: [number, number][];
  /**
   * @minItems 2
   * @maxItems 2
   */
  pickup: [number, number];
  upgrades: [number, number][];
  exit: [number, number] | null;
  source: "house" | "public" | "rulebook";
}
export interface Resident {
  creature: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
}
export interface MissionEntry {
  id: string;
  name: string;
  level: number;
  challenge: string;
  intro: string;
  /**
   * @minItems 1
   */
  objectives: [Objective, ...Objective[]];
  minerals: {
    [k: string]: number;
  };
  pickups: {
    [k: string]: number;
  };
  remove_swarms: string[];
  event: MissionEvent;
  creatures: Posted[];
  map: string[];
  slots: Slot[];
  source: "house" | "public" | "rulebook";
}
export interface Objective {
  kind: "collect" | "deposit" | "kill" | "repair";
  item: string;
  n: number;
  tier: "primary" | "secondary";
  cubes: number;
}
export interface MissionEvent {
  name: string;
  effect: CeilingEffect | BehindWallEffect | WakeEffect | CorrosionEffect | GreedEffect;
  text: string;
}
export interface CeilingEffect {
  op: "ceiling";
}
export interface BehindWallEffect {
  op: "behind_wall";
  creature: string;
  n: number;
}
export interface WakeEffect {
  op: "wake";
  types: string[];
  creature: string;
  n: number;
  then: string[];
}
export interface CorrosionEffect {
  op: "corrosion";
  creature: string;
  n: number;
}
export interface GreedEffect {
  op: "greed";
  creature: string;
}
export interface Posted {
  creature: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  rear: [number, number] | null;
  facing: string;
  marked: boolean;
}
export interface Slot {
  slot: string;
  /**
   * @minItems 1
   */
  poses: [[number, number, number], ...[number, number, number][]];
}
export interface DiveEntry {
  id: string;
  name: string;
  /**
   * @minItems 1
   */
  missions: [string, ...string[]];
  source: "house" | "public" | "rulebook";
}
/**
 * What the page needs to know. Where there are several of something, they are in the order of their numbers.
 */
export interface Legend {
  options: Options;
  mode: ModeLegend[];
  dwarf: ClassLegend[];
  secondary: SecondaryLegend[];
  creature: CreatureLegend[];
  mini: MiniLegend[];
  event: string[][];
  shout: string[];
  swarm: string[][];
  objectives: string[][];
  die: DieLegend[];
  face: FacesLegend;
  item: string[];
  goods: string[];
  slot: string[];
  direction: string[];
  area: Areas;
  ground: Grounds;
  thing: Things;
  mark: Marks;
  dwarf_condition: DwarfConditions;
  creature_condition: CreatureConditions;
  prey: Prey;
  price: {
    [k: string]: string;
  };
}
/**
 * What the team agrees on before the game.
 */
export interface Options {
  mission: Mission;
  hazard: HazardLevel;
  dive: DeepDiveInsteadOfOneMission;
  dwarves: Dwarves;
  bosco: BOSCO;
  first: FirstPlayer;
}
/**
 * A way to shoot.
 */
export interface ModeLegend {
  name: string;
  slot: number;
  range: number;
  dice: ("axe" | "bullet" | "explosion" | "flame" | "piercing")[];
  actions: string;
  surcharge: string;
  price: string;
  says: string[];
}
/**
 * A class of Dwarves: what only it can do, and its ways to shoot.
 */
export interface ClassLegend {
  skills: string[];
  modes: number[];
}
/**
 * The ways to shoot of a secondary weapon.
 */
export interface SecondaryLegend {
  normal: number;
  overclocked: number;
}
/**
 * A kind of creature.
 */
export interface CreatureLegend {
  numbers: string[];
  says: string[];
}
/**
 * A miniature of a creature; its number among those of its kind, or 0 if there is only one.
 */
export interface MiniLegend {
  kind: number;
  name: string;
  number: number;
}
/**
 * What the hits of a die are called, one and several.
 */
export interface DieLegend {
  one: string;
  many: string;
}
/**
 * Faces of dice that show no hits.
 */
export interface FacesLegend {
  blank: string;
  bang: string;
  scare: string;
}
/**
 * What an area is called.
 */
export interface Areas {
  single: string;
  triangle: string;
  line3: string;
  blast7: string;
}
/**
 * What a space may be.
 */
export interface Grounds {
  rock: Called;
  hidden: Called;
  floor: Called;
  pit: Called;
  platform: Called;
  stalagmite: Called;
}
/**
 * Something by its name, with a sentence about it.
 */
export interface Called {
  name: string;
  text: string;
}
/**
 * What may lie or stand on a space.
 */
export interface Things {
  sentry: Called;
  bosco: Called;
  resupply: Called;
  shield: Called;
  mine: Called;
  charge: Called;
  lure: Called;
  flare: Called;
  flame: Called;
  wreck: Called;
  minehead: Called;
  zipline: Called;
  upgrade: Called;
  field: Called;
}
/**
 * What else is to be said of a space.
 */
export interface Marks {
  mineral: string;
  unknown_pickup: Called;
  exit: Called;
  drop_pod: Called;
  drop_pod_when_met: Called;
}
/**
 * What a Dwarf may be besides.
 */
export interface DwarfConditions {
  stunned: Called;
  webbed: Called;
  knocked: Called;
  unconscious: Called;
  carrying: Called;
}
/**
 * What a creature may be besides.
 */
export interface CreatureConditions {
  stunned: Called;
  frozen: Called;
  corroded: Called;
}
/**
 * Targets that are no Dwarves.
 */
export interface Prey {
  gun: string;
  lure: string;
}
