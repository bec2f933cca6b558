/* Made by scripts/types from the schema with the digest 884ab55022190173. */

export type Choice =
  | Attack
  | AttackRefinery
  | Berth
  | Blast
  | Build
  | DefaultPlaces
  | Dock
  | Drill
  | Dump
  | EndPhase
  | Extract
  | Fly
  | HandOver
  | Handle
  | Load
  | NoAction
  | Place
  | Repair
  | Scan
  | StepBack
  | Take
  | Unload;
export type Event =
  | AsteroidOpened
  | AsteroidPlaced
  | AsteroidRolled
  | AsteroidScanned
  | BecameDebris
  | CargoLost
  | FirstTeam
  | Fought
  | HoldLost
  | OreDelivered
  | OreDumped
  | OreHandedOver
  | OreLoaded
  | PhaseBegan
  | RefineryDamaged
  | RefineryDestroyed
  | RefineryPlaced
  | RefineryRepaired
  | RiderScraped
  | RidersCarried
  | RockCrashed
  | RockDrifted
  | RockGone
  | RockPushed
  | RoundBegan
  | ScoutRolled
  | StartRolled
  | UnitBuilt
  | UnitDestroyed
  | UnitDocked
  | UnitFlew
  | UnitHarried
  | UnitHit
  | UnitPlaced;

export interface Types {
  [k: string]: unknown;
}
/**
 * What a seat knows of the table.
 */
export interface View {
  teams: TeamView[];
  squads: SquadUnitView[][];
  units: UnitView[];
  rocks: RockView[];
  gone: RockView[];
  piles: number[];
  unseen: {
    [k: string]: number;
  }[];
  order: number[];
  acting: number | null;
  round: number;
  mover: MoverView | null;
}
/**
 * A team with its refinery and its stock.
 */
export interface TeamView {
  name: string;
  seats: number[];
  berth: number | null;
  health: number;
  stock: number[];
  points: number;
}
/**
 * A unit of a squad, on the board or in reserve.
 */
export interface SquadUnitView {
  unit: number;
  kind: number;
  name: string;
  where: "lost" | "on the board" | "to come";
}
/**
 * A unit on the board, with whose it is and what it is called.
 */
export interface UnitView {
  unit: number;
  name: string;
  facts: string;
  number: number;
  kind: number;
  seat: number;
  team: number;
  x: number;
  y: number;
  rides: number | null;
  ore: number | null;
  loads: number;
  harried: boolean;
  handled: boolean;
}
/**
 * An asteroid or a debris field; one that is gone is on no tick.
 */
export interface RockView {
  rock: number;
  name: string;
  facts: string;
  size: number;
  line: number;
  tick: number;
  x: number;
  y: number;
  left: number | null;
  deposit: number | null;
  ore: number | null;
  loads: number | null;
  scanned_by: number[];
  drift: DriftView | null;
}
/**
 * What the next movement of rocks will do to one if no other is in its way.
 */
export interface DriftView {
  ticks: number;
  x: number | null;
  crashes_into: number | null;
}
/**
 * The unit for which the seat is asked to choose a place.
 */
export interface MoverView {
  unit: number;
  kind: number;
  start: PlaceView | null;
  edges: number[];
  reach: number;
  outlines: OutlineView[];
  offers: OfferView[];
}
/**
 * A point of the board.
 */
export interface PlaceView {
  x: number;
  y: number;
}
/**
 * Where the centre of a unit is when it touches a piece: so far from a square; for a round piece, from a point.
 */
export interface OutlineView {
  x: number;
  y: number;
  half: number;
  far: number;
}
/**
 * A place that is offered to a unit, with what it would touch there.
 */
export interface OfferView {
  x: number;
  y: number;
  stays: boolean;
  touches: TouchView[];
}
/**
 * A piece that a unit would touch.
 */
export interface TouchView {
  piece: BoardPiece;
  name: string;
}
/**
 * A unit, a rock or a refinery: what a unit touches and, in events, who did it.
 */
export interface BoardPiece {
  what: "refinery" | "rock" | "unit";
  number: number;
}
export interface Questions {
  FlyWhere: AboutFlyWhere;
  WhatNext: AboutWhatNext;
  WhatToDo: AboutWhatToDo;
  WhereToBuild: AboutWhereToBuild;
  WhereToStart: AboutWhereToStart;
  WhichBerth: AboutWhichBerth;
}
export interface AboutFlyWhere {
  unit: number;
}
export interface AboutWhatNext {}
export interface AboutWhatToDo {
  unit: number;
}
export interface AboutWhereToBuild {
  kind: number;
}
export interface AboutWhereToStart {
  unit: number;
}
export interface AboutWhichBerth {}
/**
 * Attack {target}
 */
export interface Attack {
  type: "Attack";
  target: number;
}
/**
 * Attack the refinery of {team}
 */
export interface AttackRefinery {
  type: "AttackRefinery";
  team: number;
}
/**
 * Place the refinery {y}
 */
export interface Berth {
  type: "Berth";
  y: number;
}
/**
 * Blast the debris of {rock}
 */
export interface Blast {
  type: "Blast";
  rock: number;
}
/**
 * Build a {kind}
 */
export interface Build {
  type: "Build";
  kind: number;
}
/**
 * Take the usual places
 */
export interface DefaultPlaces {
  type: "DefaultPlaces";
}
/**
 * Dock on {rock}
 */
export interface Dock {
  type: "Dock";
  rock: number;
}
/**
 * Drill {rock}
 */
export interface Drill {
  type: "Drill";
  rock: number;
}
/**
 * Dump the cargo
 */
export interface Dump {
  type: "Dump";
}
/**
 * End the action phase
 */
export interface EndPhase {
  type: "EndPhase";
}
/**
 * Extract a load from {rock}{into}
 */
export interface Extract {
  type: "Extract";
  rock: number;
  hauler?: number;
}
/**
 * Fly to {x}, {y}
 */
export interface Fly {
  type: "Fly";
  x: number;
  y: number;
}
/**
 * Hand the load to {hauler}
 */
export interface HandOver {
  type: "HandOver";
  hauler: number;
}
/**
 * Move and use {unit}
 */
export interface Handle {
  type: "Handle";
  unit: number;
}
/**
 * Load {loads} from {rock}
 */
export interface Load {
  type: "Load";
  rock: number;
  loads: number;
}
/**
 * Nothing more
 */
export interface NoAction {
  type: "NoAction";
}
/**
 * Place it at {x}, {y}
 */
export interface Place {
  type: "Place";
  x: number;
  y: number;
}
/**
 * Repair the refinery
 */
export interface Repair {
  type: "Repair";
}
/**
 * Scan {rock}
 */
export interface Scan {
  type: "Scan";
  rock: number;
}
/**
 * Do not build
 */
export interface StepBack {
  type: "StepBack";
}
/**
 * Take the load of {driller}
 */
export interface Take {
  type: "Take";
  driller: number;
}
/**
 * Unload at the refinery
 */
export interface Unload {
  type: "Unload";
}
/**
 * [DRILL-05] {rock} holds {deposit}.
 */
export interface AsteroidOpened {
  type: "AsteroidOpened";
  rock: number;
  deposit: number;
}
/**
 * [GEN-06] {rock} appears on line {line}.
 */
export interface AsteroidPlaced {
  type: "AsteroidPlaced";
  rock: number;
  size: number;
  line: number;
  x: number;
  y: number;
}
/**
 * [GEN-01] {seat} rolls {shown} for an asteroid.
 */
export interface AsteroidRolled {
  type: "AsteroidRolled";
  seat: number;
  green: number;
  white: number;
}
/**
 * [SCOUT-04] {unit} scans {rock}: {deposit}.
 */
export interface AsteroidScanned {
  type: "AsteroidScanned";
  unit: number;
  rock: number;
  deposit: number | null;
  seats: number[];
}
/**
 * [DEB-01] {rock} is spent: a debris field.
 */
export interface BecameDebris {
  type: "BecameDebris";
  rock: number;
}
/**
 * Lost aboard {unit}: {loads} {ore}.
 */
export interface CargoLost {
  type: "CargoLost";
  unit: number;
  loads: number;
  ore: number;
}
/**
 * [TURN-02] {team} goes first.
 */
export interface FirstTeam {
  type: "FirstTeam";
  team: number;
}
/**
 * [FIGHT-02] {unit} attacks {target}: {shown}.
 */
export interface Fought {
  type: "Fought";
  unit: number;
  target: number;
  roll: number;
  against: number;
}
/**
 * {unit} loses its hold on {rock}.
 */
export interface HoldLost {
  type: "HoldLost";
  unit: number;
  rock: number;
}
/**
 * [SCORE-01] {unit} brings home {loads} {ore}.
 */
export interface OreDelivered {
  type: "OreDelivered";
  unit: number;
  loads: number;
  ore: number;
}
/**
 * [HAUL-08] {unit} dumps {loads} {ore}.
 */
export interface OreDumped {
  type: "OreDumped";
  unit: number;
  loads: number;
  ore: number;
}
/**
 * [DRILL-07] {unit} hands a load of {ore} to {to}.
 */
export interface OreHandedOver {
  type: "OreHandedOver";
  unit: number;
  to: number;
  ore: number;
}
/**
 * [HAUL-01] {unit} takes {loads} {ore} from {rock}.
 */
export interface OreLoaded {
  type: "OreLoaded";
  unit: number;
  rock: number;
  loads: number;
  ore: number;
}
/**
 * [TURN-04] {seat}'s action phase.
 */
export interface PhaseBegan {
  type: "PhaseBegan";
  seat: number;
}
/**
 * [DMG-01] The refinery of {team} takes {points} damage{by}; {health} health left.
 */
export interface RefineryDamaged {
  type: "RefineryDamaged";
  team: number;
  points: number;
  health: number;
  by: BoardPiece | null;
}
/**
 * [END-03] The refinery of {team} is destroyed.
 */
export interface RefineryDestroyed {
  type: "RefineryDestroyed";
  team: number;
}
/**
 * [SETUP-09] {team} places its refinery {y}.
 */
export interface RefineryPlaced {
  type: "RefineryPlaced";
  team: number;
  y: number;
}
/**
 * [DMG-06] {team} repairs its refinery: {health} health.
 */
export interface RefineryRepaired {
  type: "RefineryRepaired";
  team: number;
  health: number;
}
/**
 * {unit} would be dragged along and is scraped off {rock}{by}.
 */
export interface RiderScraped {
  type: "RiderScraped";
  unit: number;
  rock: number;
  by: BoardPiece | null;
}
/**
 * [ATT-01] {rock} carries along: {riders}.
 */
export interface RidersCarried {
  type: "RidersCarried";
  rock: number;
  riders: number[];
}
/**
 * {rock} crashes into the refinery of {team}.
 */
export interface RockCrashed {
  type: "RockCrashed";
  rock: number;
  team: number;
  x: number;
}
/**
 * [DRIFT-01] {rock} drifts from {start} to {end}.
 */
export interface RockDrifted {
  type: "RockDrifted";
  rock: number;
  start: number;
  end: number;
  riders: number[];
}
/**
 * {rock} is gone: {cause}{by}.
 */
export interface RockGone {
  type: "RockGone";
  rock: number;
  cause: string;
  by: BoardPiece | null;
}
/**
 * [SPOT-02] {rock} is pushed to line {line}{by}.
 */
export interface RockPushed {
  type: "RockPushed";
  rock: number;
  line: number;
  y: number;
  by: BoardPiece | null;
}
/**
 * Round {round}.
 */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
}
/**
 * [HIT-04] {unit} is in the path of the debris of {rock} and rolls {shown}; {needs} or more breaks it up.
 */
export interface ScoutRolled {
  type: "ScoutRolled";
  unit: number;
  rock: number;
  roll: number;
  needs: number;
  x: number;
}
/**
 * [TURN-01] {team} rolls {shown} for the first turn.
 */
export interface StartRolled {
  type: "StartRolled";
  team: number;
  roll: number;
}
/**
 * [BUILD-08] {unit} is built at {x}, {y}.
 */
export interface UnitBuilt {
  type: "UnitBuilt";
  unit: number;
  x: number;
  y: number;
}
/**
 * {unit} is destroyed: {cause}{by}.
 */
export interface UnitDestroyed {
  type: "UnitDestroyed";
  unit: number;
  cause: string;
  by: BoardPiece | null;
}
/**
 * {unit} docks on {rock}.
 */
export interface UnitDocked {
  type: "UnitDocked";
  unit: number;
  rock: number;
}
/**
 * [MOVE-08] {unit} flies to {x}, {y}.
 */
export interface UnitFlew {
  type: "UnitFlew";
  unit: number;
  x: number;
  y: number;
}
/**
 * [DRILL-13] {unit} is harried and cannot attack a refinery.
 */
export interface UnitHarried {
  type: "UnitHarried";
  unit: number;
}
/**
 * [HIT-01] {rock} runs into {unit}, {why}.
 */
export interface UnitHit {
  type: "UnitHit";
  rock: number;
  unit: number;
  why: string;
  x: number;
  y: number;
}
/**
 * [SETUP-11] {unit} stands at {x}, {y}.
 */
export interface UnitPlaced {
  type: "UnitPlaced";
  unit: number;
  x: number;
  y: number;
}
