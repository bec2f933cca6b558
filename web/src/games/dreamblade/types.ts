/* Made by scripts/types from the schema with the digest a265eade0a18217e. */

export type Choice =
  | AssignBlade
  | Attackers
  | BeBanished
  | BeSacrificed
  | Destroy
  | Disrupt
  | EndPhase
  | EndSpawning
  | GoTo
  | Pass
  | Pick
  | PutInto
  | Reroll
  | Resolve
  | Shift
  | ShiftTo
  | Spawn
  | SpawnAgain
  | Split
  | Step
  | Strike
  | StrikeAt
  | Strikers
  | Target
  | UseSpawnAbility
  | Yes;
export type Event =
  | AbilityUsed
  | AttackBegun
  | AttackRerolled
  | AttackRolled
  | AttackTold
  | Banished
  | ConquestBegun
  | DamageRaised
  | Damaged
  | DeathblowStruck
  | Destroyed
  | Disrupted
  | FirstPlayerFound
  | GameEnded
  | InitiativeRolled
  | Moved
  | PhaseBegun
  | PhaseChosen
  | PointsGained
  | PointsLost
  | Purged
  | Raised
  | Sacrificed
  | Spawned
  | SpawningSkipped
  | SpecialAttackBegun
  | TurnBegun
  | TurnScored
  | TurnTied
  | TurnWon
  | Wailed;

export interface Types {
  [k: string]: unknown;
}
/**
 * All that lies open, which is everything.
 */
export interface View {
  turn: number;
  first: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  rolls: [number, number];
  skipped: boolean;
  players: PlayerView[];
  minis: MiniView[];
  fallen: FallenView[];
  phase: PhaseView;
  combat: CombatView | null;
  blow: BlowView | null;
  targets: TargetView[];
  falls_on: number[];
  results: Result[];
  strikers: StrikerView[];
  guide: string;
}
/**
 * A player's zones, prices and points.
 */
export interface PlayerView {
  reserves: Price[];
  respawns: Price[];
  graveyard: number[];
  aspects: {
    [k: string]: number;
  };
  wins: number;
  cells: number;
  destroyed: number;
  conquest: number;
  bonus: number;
  energy: number;
}
/**
 * What a kind of miniature would cost now: its own cost, a surcharge for missing miniatures, less Channel.
 */
export interface Price {
  kind: number;
  mini: number;
  count: number;
  price: number;
  missing: number;
  cost: number;
  short: {
    [k: string]: number;
  };
  surcharge: number;
  less: number;
  dear: boolean;
  barred: string;
}
/**
 * A miniature in the dreamscape, with its stats as they are now and what changes them.
 */
export interface MiniView {
  mini: number;
  kind: number;
  owner: number;
  cell: number;
  damage: number;
  power: number;
  defense: number;
  life: number;
  engaged: boolean;
  changes: ChangeView[];
  scoring: boolean;
  nullified: boolean;
  gained: Gained[];
}
/**
 * What changes a stat, and whose ability it is.
 */
export interface ChangeView {
  source: number;
  piece: number;
  stat: "defense" | "life" | "power";
  amount: number;
}
/**
 * An ability that a miniature has from another one: granted or copied.
 */
export interface Gained {
  piece: number;
  source: number;
}
/**
 * A destruction that is not yet both scored and paid for.
 */
export interface FallenView {
  mini: number;
  by: number;
  bonus: number;
  scored: boolean;
  paid: boolean;
}
/**
 * The phase under way, and what has been done in it.
 */
export interface PhaseView {
  kind: "action" | "shared" | "spawn";
  seat: number;
  number: number;
  act: ("shift" | "strike") | "";
  points: number;
  held: number;
  spawned: number[];
  used: [number, number][];
  shifted: number[];
  struck: number;
}
/**
 * A regular attack under way. Until damage is totalled, abilities that need no blade count as they stand now.
 */
export interface CombatView {
  stage: "attackers" | "blades" | "damage" | "dice" | "results" | "strikeback";
  cell: number;
  seat: number;
  attackers: number[];
  dice: number[];
  blades: number;
  used: [number, number, number][];
  rolled: number;
  more: MoreDamageView[];
  bonus: number;
  damage: number;
  totalled: boolean;
  relentless: boolean;
  remarks: string[];
}
/**
 * Damage that an ability adds to a combat, or takes from it.
 */
export interface MoreDamageView {
  mini: number;
  piece: number;
  source: number;
  by: number;
}
/**
 * A special attack under way, of a combat or not. Blades among its dice are misses.
 */
export interface BlowView {
  seat: number;
  minis: number[];
  piece: number;
  target: number;
  dice: number[];
  damage: number;
  rolled: number;
  blades_miss: boolean;
}
/**
 * A creature that damage may fall on next, or has fallen on. Below the first threshold it holds.
 */
export interface TargetView {
  mini: number;
  thresholds: Threshold[];
  marked: boolean;
  undisruptable: boolean;
  guard: number;
  by: number;
  remarks: string[];
}
/**
 * From so much damage on, this becomes of a creature. Of two fates whoever deals the damage chooses one.
 */
export interface Threshold {
  damage: number;
  fates: ("banished" | "destroyed" | "disrupted")[];
}
/**
 * What is decided about a creature, and not yet carried out.
 */
export interface Result {
  mini: number;
  fate: "banished" | "destroyed" | "disrupted";
}
/**
 * A creature that may be picked for an attack or a deathblow, with the dice that it would add.
 */
export interface StrikerView {
  mini: number;
  dice: number;
}
export interface Questions {
  DisruptOrDestroy: AboutDisruptOrDestroy;
  KeepWhich: AboutKeepWhich;
  MayExplode: AboutMayExplode;
  MayGoTo: AboutMayGoTo;
  MayMove: AboutMayMove;
  MayPickKind: AboutMayPickKind;
  MayReroll: AboutMayReroll;
  MayTarget: AboutMayTarget;
  PlaceDisrupted: AboutPlaceDisrupted;
  ShiftOrStrike: AboutShiftOrStrike;
  SplitDamage: AboutSplitDamage;
  WhatToSpawn: AboutWhatToSpawn;
  WhereStrikesDying: AboutWhereStrikesDying;
  WhereToStrike: AboutWhereToStrike;
  WhichBladeAbility: AboutWhichBladeAbility;
  WhichEffect: AboutWhichEffect;
  WhichFate: AboutWhichFate;
  WhichKind: AboutWhichKind;
  WhichTarget: AboutWhichTarget;
  WhoAttacks: AboutWhoAttacks;
  WhoIsFortunate: AboutWhoIsFortunate;
  WhoReturns: AboutWhoReturns;
  WhoShifts: AboutWhoShifts;
  WhoStrikesDying: AboutWhoStrikesDying;
}
export interface AboutDisruptOrDestroy {
  mini: number;
}
export interface AboutKeepWhich {
  name: string;
  minis: number[];
}
export interface AboutMayExplode {
  mini: number;
  damage: number;
}
export interface AboutMayGoTo {
  target: number;
}
export interface AboutMayMove {
  mini: number;
  piece: number;
}
export interface AboutMayPickKind {
  mini: number;
  piece: number;
  kinds: number[];
}
export interface AboutMayReroll {
  mini: number;
  faces: number[];
  most: number;
}
export interface AboutMayTarget {
  mini: number;
  piece: number;
  among: number[];
}
export interface AboutPlaceDisrupted {
  minis: number[];
}
export interface AboutShiftOrStrike {}
export interface AboutSplitDamage {
  cell: number;
  damage: number;
  relentless: boolean;
}
export interface AboutWhatToSpawn {}
export interface AboutWhereStrikesDying {
  cells: number[];
}
export interface AboutWhereToStrike {}
export interface AboutWhichBladeAbility {}
export interface AboutWhichEffect {
  triggers: Effect[];
}
/**
 * {mini}: {piece}
 */
export interface Effect {
  type: "Effect";
  mini: number;
  piece: number;
  target: number;
}
export interface AboutWhichFate {
  mini: number;
}
export interface AboutWhichKind {
  mini: number;
  piece: number;
  kinds: number[];
}
export interface AboutWhichTarget {
  mini: number;
  piece: number;
  among: number[];
}
export interface AboutWhoAttacks {
  cell: number;
}
export interface AboutWhoIsFortunate {
  faces: number[];
  minis: number[];
}
export interface AboutWhoReturns {
  mini: number;
}
export interface AboutWhoShifts {}
export interface AboutWhoStrikesDying {
  cell: number;
  fallen: number[];
}
/**
 * {mini}: {piece}
 */
export interface AssignBlade {
  type: "AssignBlade";
  mini: number;
  piece: number;
  source?: number;
}
/**
 * Attack with {minis}
 */
export interface Attackers {
  type: "Attackers";
  minis: number[];
}
/**
 * It is banished
 */
export interface BeBanished {
  type: "BeBanished";
}
/**
 * It is sacrificed
 */
export interface BeSacrificed {
  type: "BeSacrificed";
}
/**
 * Destroy it
 */
export interface Destroy {
  type: "Destroy";
}
/**
 * Disrupt it
 */
export interface Disrupt {
  type: "Disrupt";
}
/**
 * End this phase
 */
export interface EndPhase {
  type: "EndPhase";
}
/**
 * Spawn nothing more
 */
export interface EndSpawning {
  type: "EndSpawning";
}
/**
 * To {cell}
 */
export interface GoTo {
  type: "GoTo";
  cell: number;
}
/**
 * Pass
 */
export interface Pass {
  type: "Pass";
}
/**
 * {kind}
 */
export interface Pick {
  type: "Pick";
  kind: number;
}
/**
 * {mini} to {cell}
 */
export interface PutInto {
  type: "PutInto";
  mini: number;
  cell: number;
}
/**
 * Roll these again: {dice}
 */
export interface Reroll {
  type: "Reroll";
  dice: number[];
}
/**
 * Effect {effect}
 */
export interface Resolve {
  type: "Resolve";
  effect: number;
}
/**
 * Shift: creatures may move
 */
export interface Shift {
  type: "Shift";
}
/**
 * Move {mini} to {cell}
 */
export interface ShiftTo {
  type: "ShiftTo";
  mini: number;
  cell: number;
}
/**
 * Spawn {kind} at {cell}
 */
export interface Spawn {
  type: "Spawn";
  kind: number;
  cell: number;
}
/**
 * Spawn {kind} from the graveyard at {cell}
 */
export interface SpawnAgain {
  type: "SpawnAgain";
  kind: number;
  cell: number;
}
/**
 * Damage: {parts}
 */
export interface Split {
  type: "Split";
  parts: [number, number][];
}
/**
 * {mini} to {cell}
 */
export interface Step {
  type: "Step";
  mini: number;
  cell: number;
}
/**
 * Strike: creatures may attack
 */
export interface Strike {
  type: "Strike";
}
/**
 * Attack at {cell}
 */
export interface StrikeAt {
  type: "StrikeAt";
  cell: number;
}
/**
 * {minis}
 */
export interface Strikers {
  type: "Strikers";
  minis: number[];
}
/**
 * {mini}
 */
export interface Target {
  type: "Target";
  mini: number;
}
/**
 * {mini}: use {piece}
 */
export interface UseSpawnAbility {
  type: "UseSpawnAbility";
  mini: number;
  piece: number;
}
/**
 * Yes
 */
export interface Yes {
  type: "Yes";
}
/**
 * {mini} uses {piece}.
 */
export interface AbilityUsed {
  type: "AbilityUsed";
  mini: number;
  piece: number;
}
/**
 * At {cell} {attackers} attack.
 */
export interface AttackBegun {
  type: "AttackBegun";
  cell: number;
  attackers: number[];
}
/**
 * {seat} rolls again, and now has {shown}.
 */
export interface AttackRerolled {
  type: "AttackRerolled";
  seat: number;
  faces: number[];
}
/**
 * {seat} rolls {shown}.
 */
export interface AttackRolled {
  type: "AttackRolled";
  seat: number;
  faces: number[];
}
/**
 * {mini} has attacked: {piece}.
 */
export interface AttackTold {
  type: "AttackTold";
  mini: number;
  piece: number;
}
/**
 * {mini} is banished to the reserves.
 */
export interface Banished {
  type: "Banished";
  mini: number;
}
/**
 * Conquest: who has won the turn?
 */
export interface ConquestBegun {
  type: "ConquestBegun";
}
/**
 * The combat deals {change} damage.
 */
export interface DamageRaised {
  type: "DamageRaised";
  by: number;
}
/**
 * {mini} takes {damage} damage.
 */
export interface Damaged {
  type: "Damaged";
  mini: number;
  damage: number;
}
/**
 * {fallen} strike a deathblow.
 */
export interface DeathblowStruck {
  type: "DeathblowStruck";
  fallen: number[];
}
/**
 * {mini} is destroyed.
 */
export interface Destroyed {
  type: "Destroyed";
  mini: number;
  by: number;
}
/**
 * {mini} is disrupted.
 */
export interface Disrupted {
  type: "Disrupted";
  mini: number;
}
/**
 * {seat} is the first player of this turn.
 */
export interface FirstPlayerFound {
  type: "FirstPlayerFound";
  seat: number;
}
/**
 * The game is over: {reason}.
 */
export interface GameEnded {
  type: "GameEnded";
  clause: string;
}
/**
 * Initiative: {shown}.
 */
export interface InitiativeRolled {
  type: "InitiativeRolled";
  south: number;
  north: number;
}
/**
 * {mini} moves from {whence} to {to}.
 */
export interface Moved {
  type: "Moved";
  mini: number;
  whence: number;
  to: number;
}
/**
 * {seat}'s {what} phase.
 */
export interface PhaseBegun {
  type: "PhaseBegun";
  seat: number;
  phase: "action" | "shared" | "spawn";
  number: number;
}
/**
 * {seat} chooses to {what}.
 */
export interface PhaseChosen {
  type: "PhaseChosen";
  seat: number;
  what: "shift" | "strike";
}
/**
 * {seat} has {points} spawn point(s), {bonus} of them for destroyed miniatures.
 */
export interface PointsGained {
  type: "PointsGained";
  seat: number;
  points: number;
  bonus: number;
}
/**
 * {seat} leaves {points} spawn point(s) unused.
 */
export interface PointsLost {
  type: "PointsLost";
  seat: number;
  points: number;
}
/**
 * {mini} goes from the reserves to the graveyard.
 */
export interface Purged {
  type: "Purged";
  mini: number;
}
/**
 * {mini} comes back from the graveyard into the reserves.
 */
export interface Raised {
  type: "Raised";
  mini: number;
}
/**
 * {mini} is sacrificed.
 */
export interface Sacrificed {
  type: "Sacrificed";
  mini: number;
}
/**
 * {mini} is spawned at {cell} for {price}.
 */
export interface Spawned {
  type: "Spawned";
  mini: number;
  cell: number;
  price: number;
}
/**
 * A 1 was rolled: nobody spawns this turn.
 */
export interface SpawningSkipped {
  type: "SpawningSkipped";
}
/**
 * {mini} attacks {target} with {dice} dice.
 */
export interface SpecialAttackBegun {
  type: "SpecialAttackBegun";
  mini: number;
  target: number;
  dice: number;
}
/**
 * Turn {turn} begins.
 */
export interface TurnBegun {
  type: "TurnBegun";
  turn: number;
}
/**
 * {seat} has {cells} conquest point(s) for cells and {destroyed} for destroyed miniatures.
 */
export interface TurnScored {
  type: "TurnScored";
  seat: number;
  cells: number;
  destroyed: number;
}
/**
 * Nobody wins the turn.
 */
export interface TurnTied {
  type: "TurnTied";
}
/**
 * {seat} wins the turn and has won {wins} now.
 */
export interface TurnWon {
  type: "TurnWon";
  seat: number;
  wins: number;
}
/**
 * {mini} wails {shown}: whoever costs that is banished.
 */
export interface Wailed {
  type: "Wailed";
  mini: number;
  faces: number[];
}
