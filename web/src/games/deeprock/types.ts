/* Made by scripts/types from the schema with the digest 2955e255dda5a47e. */

export type Choice =
  | Again
  | AgainSome
  | Along
  | AreaIs
  | Arm
  | At
  | Axe
  | BeDwarf
  | CallPod
  | Chop
  | Deposit
  | Detonate
  | DropUpgrade
  | EndActions
  | Exchange
  | Fit
  | Flare
  | Gain
  | GetSupplies
  | GoOn
  | Hand
  | HelpUp
  | InOrder
  | Launch
  | LayDown
  | Move
  | Overclock
  | Pass
  | Pay
  | Pick
  | Platforms
  | PutOn
  | React
  | Reload
  | Repair
  | Replace
  | Revive
  | RobotAxe
  | RobotDone
  | RobotMove
  | RobotShoot
  | Sentry
  | Shield
  | Shoot
  | Shout
  | StandUp
  | Take
  | This
  | ThrowCard
  | ToDwarf
  | Yes
  | Zipline;
export type Event =
  | Afflicted
  | AquarqLies
  | AquarqTaken
  | Attacked
  | AttackedObject
  | BoscoFlew
  | BoscoLost
  | BoscoShot
  | BoscoSwung
  | Bred
  | Breeding
  | Burning
  | Burnt
  | CardDrawn
  | CardShouted
  | CarriedOff
  | CaveRevealed
  | Collected
  | Corroded
  | CreatureHeld
  | Deposited
  | DwarfChosen
  | DwarfHurt
  | DwarfMoved
  | Emerged
  | EqualWays
  | EventDrawn
  | Exchanged
  | Exploded
  | Fell
  | Fled
  | GoesFor
  | GoesForObject
  | GruntComes
  | Healed
  | Killed
  | LetGo
  | MakesFor
  | MakesForObject
  | MineralLost
  | MineralRolled
  | MissionBegan
  | MissionEnded
  | MissionEventDrawn
  | NoRoomFor
  | NobodyActivates
  | NobodyComes
  | NobodyIsHurt
  | NobodyRetreats
  | NothingComes
  | ObjectivesMet
  | OfferLapsed
  | Opened
  | OutOfItsReach
  | OutOfReach
  | Overclocked
  | PassedOver
  | PickupRevealed
  | PickupTaken
  | PodCalled
  | Protected
  | Reloaded
  | Repaired
  | Retreated
  | Revived
  | Rolled
  | SentryFired
  | SentryLost
  | ShieldGone
  | Shot
  | Spent
  | StalagmiteFell
  | StalagmiteGone
  | Stepped
  | SuppliesTaken
  | SwarmDrawn
  | SwarmSetAside
  | Swung
  | ThreatMoved
  | ThrowableDrawn
  | Thrown
  | TokenPlaced
  | TurnBegan
  | UpgradeFitted
  | UpgradeFound
  | UpgradeGivenUp
  | Waited
  | WentOff
  | Wounded;

export interface Types {
  [k: string]: unknown;
}
/**
 * What everybody knows: there are no hidden hands.
 */
export interface View {
  mission: number;
  hazard: number;
  active: number;
  turn: TurnView;
  dwarves: DwarfView[];
  creatures: {
    [k: string]: CreatureView;
  };
  open: number[];
  pits: number[];
  stalagmites: number[];
  drop_pod: number[];
  exits: number[];
  minehead: number;
  hidden: number[][];
  minerals: {
    [k: string]: number;
  };
  ground: {
    [k: string]: number[];
  };
  pickups: {
    [k: string]: number;
  };
  upgrades: {
    [k: string]: number;
  };
  cubes: {
    [k: string]: number;
  };
  flames: number[];
  platforms: number[];
  flares: number[];
  ziplines: number[][];
  shield: number;
  shielded: number[];
  sentry: number;
  bosco: number;
  resupply: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  stock: [number, number, number];
  lures: {
    [k: string]: number;
  };
  fields: {
    [k: string]: number[];
  };
  mines: number[];
  charges: {
    [k: string]: number;
  };
  shown_cards: {
    [k: string]: number[];
  };
  pile: number[];
  progress: [number, number][];
  met: boolean;
  threat: number;
  reached: number;
  swarms_ahead: number[];
  swarm_cards: number;
  swarms_aside: number;
  decks: Decks;
  discards: Discards;
  completed: number;
  recent: number[];
  outlooks: Outlook[];
  robot_outlook: Outlook;
  dice: DiceInHand | null;
  accepts: number[];
  event: number;
  swarm: number;
}
/**
 * What lasts until the end of a player's turn.
 */
export interface TurnView {
  actions: number;
  streak: boolean;
  flamings: number;
  flares: number;
  shot_at: number;
  removed: number;
  shield_used: boolean;
  robot: number;
  acting: boolean;
  chops: number;
  hits: number;
}
/**
 * A Dwarf with his gear: all of it lies open.
 */
export interface DwarfView {
  kind: number;
  space: number;
  health: number;
  primary: number;
  secondary: number;
  secondary_slots: number;
  weapon: number;
  overclocked: boolean;
  conditions: ("carrying" | "knocked" | "stunned" | "unconscious" | "webbed")[];
  left_pod: boolean;
  throwables: number[];
  cards: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  fitted: [number[], number[]];
  modes: number[];
}
/**
 * A creature on the board.
 */
export interface CreatureView {
  kind: number;
  space: number;
  rear: number;
  facing: number;
  health: number;
  conditions: ("corroded" | "frozen" | "stunned")[];
  resist: {
    [k: string]: number;
  };
  marked: boolean;
  in_range: number[];
  intent: "attacks" | "makes_for" | "recovers" | "stays";
  prey: number;
  goal: number;
}
/**
 * How many cards are left in each deck.
 */
export interface Decks {
  events: number;
  swarms: number;
  shouts: number;
  supplies: number;
  throwables: number;
}
/**
 * The cards of each discard pile, the last one at the end.
 */
export interface Discards {
  events: number[];
  swarms: number[];
  shouts: number[];
  supplies: number[];
  throwables: number[];
}
/**
 * What somebody sees from where he stands; what he may aim at, by mode and by Throwable.
 */
export interface Outlook {
  sees: number[];
  modes: {
    [k: string]: Aim;
  };
  throws: {
    [k: string]: Aim;
  };
  chops: number[];
  lights: number[];
}
/**
 * How far a weapon or a card reaches now, the spaces in range and sight, and whether it can be used at all.
 */
export interface Aim {
  range: number;
  spaces: number[];
  ready: boolean;
}
/**
 * Dice that lie on the table until their roll is resolved.
 */
export interface DiceInHand {
  seat: number;
  mode: number;
  space: number;
  kinds: string[];
  faces: number[];
  doubled: number;
  placed: [number, number][];
}
export interface Questions {
  AcceptOffer: AboutAcceptOffer;
  AskWhere: AboutAskWhere;
  CarryWhere: AboutCarryWhere;
  CorrodeWhich: AboutCorrodeWhich;
  DoubleWhich: AboutDoubleWhich;
  DropWhich: AboutDropWhich;
  EmergesBeside: AboutEmergesBeside;
  ExchangeWhat: AboutExchangeWhat;
  FallsWhere: AboutFallsWhere;
  FitWhere: AboutFitWhere;
  FlameWhere: AboutFlameWhere;
  FleeWhere: AboutFleeWhere;
  FreezeWhich: AboutFreezeWhich;
  LandWhere: AboutLandWhere;
  LiesUnconscious: AboutLiesUnconscious;
  LightFooted: AboutLightFooted;
  MayReact: AboutMayReact;
  MayReroll: AboutMayReroll;
  MoveOn: AboutMoveOn;
  NextCreature: AboutNextCreature;
  PayPod: AboutPayPod;
  PickDie: AboutPickDie;
  PlatformWhere: AboutPlatformWhere;
  PlayAgain: AboutPlayAgain;
  PlayRockAndStone: AboutPlayRockAndStone;
  PlayRockSolid: AboutPlayRockSolid;
  PutDice: AboutPutDice;
  QuickShot: AboutQuickShot;
  ReloadWhat: AboutReloadWhat;
  RerollSome: AboutRerollSome;
  RobotActs: AboutRobotActs;
  RobotStarts: AboutRobotStarts;
  SetOff: AboutSetOff;
  TakeAction: AboutTakeAction;
  TakeUp: AboutTakeUp;
  TakeUpLine: AboutTakeUpLine;
  TakeUpWhich: AboutTakeUpWhich;
  TakeWhat: AboutTakeWhat;
  UseAxe: AboutUseAxe;
  WhereEmerges: AboutWhereEmerges;
  WhichArea: AboutWhichArea;
  WhichBlast: AboutWhichBlast;
  WhichDwarf: AboutWhichDwarf;
  WhichMineral: AboutWhichMineral;
  WhichRear: AboutWhichRear;
  WhichWay: AboutWhichWay;
  WhichWeapon: AboutWhichWeapon;
  WhoDraws: AboutWhoDraws;
}
export interface AboutAcceptOffer {
  what: string;
  nitra: number;
  threat: number;
}
export interface AboutAskWhere {
  spaces: number[];
}
export interface AboutCarryWhere {
  spaces: number[];
}
export interface AboutCorrodeWhich {
  spaces: number[];
}
export interface AboutDoubleWhich {
  kinds: string[];
  faces: number[];
}
export interface AboutDropWhich {}
export interface AboutEmergesBeside {
  spaces: number[];
  creature: number;
}
export interface AboutExchangeWhat {
  done: Hand[];
}
/**
 * {giver} hands {thing} to {taker}
 */
export interface Hand {
  type: "Hand";
  giver: number;
  taker: number;
  what: number;
  which?: number;
  slot?: number;
}
export interface AboutFallsWhere {
  spaces: number[];
}
export interface AboutFitWhere {}
export interface AboutFlameWhere {
  mode: number;
  space: number;
  placed: number;
}
export interface AboutFleeWhere {
  creature: number;
  all_ways: number[][];
}
export interface AboutFreezeWhich {
  creatures: number[];
}
export interface AboutLandWhere {}
export interface AboutLiesUnconscious {}
export interface AboutLightFooted {}
export interface AboutMayReact {
  attacked: number;
  space: number;
  robot: boolean;
}
export interface AboutMayReroll {
  kinds: string[];
  faces: number[];
}
export interface AboutMoveOn {
  points: number;
  hops: boolean;
}
export interface AboutNextCreature {
  creatures: number[];
}
export interface AboutPayPod {}
export interface AboutPickDie {
  kinds: string[];
  faces: number[];
}
export interface AboutPlatformWhere {
  placed: number;
}
export interface AboutPlayAgain {}
export interface AboutPlayRockAndStone {
  card: number;
  to: number;
  faces: number[];
}
export interface AboutPlayRockSolid {
  card: number;
  to: number;
}
export interface AboutPutDice {
  mode: number;
  robot: boolean;
  kinds: string[];
  faces: number[];
  left: number[];
  used: number[];
  placed: number;
}
export interface AboutQuickShot {}
export interface AboutReloadWhat {
  tokens: number;
}
export interface AboutRerollSome {
  faces: number[];
}
export interface AboutRobotActs {}
export interface AboutRobotStarts {
  spaces: number[];
}
export interface AboutSetOff {
  space: number;
}
export interface AboutTakeAction {}
export interface AboutTakeUp {}
export interface AboutTakeUpLine {}
export interface AboutTakeUpWhich {
  placed: number;
}
export interface AboutTakeWhat {}
export interface AboutUseAxe {
  left: number;
  robot: boolean;
}
export interface AboutWhereEmerges {
  spaces: number[];
  creature: number;
}
export interface AboutWhichArea {
  shape: string;
  space: number;
}
export interface AboutWhichBlast {
  spaces: number[];
}
export interface AboutWhichDwarf {}
export interface AboutWhichMineral {}
export interface AboutWhichRear {
  spaces: number[];
  creature: number;
}
export interface AboutWhichWay {
  creature: number;
  all_ways: number[][];
}
export interface AboutWhichWeapon {}
export interface AboutWhoDraws {}
/**
 * Roll die {die} again
 */
export interface Again {
  type: "Again";
  die: number;
}
/**
 * Roll these dice again: {dice}
 */
export interface AgainSome {
  type: "AgainSome";
  dice: number[];
}
/**
 * By way of {way}
 */
export interface Along {
  type: "Along";
  way: number[];
}
/**
 * This area: {spaces}
 */
export interface AreaIs {
  type: "AreaIs";
  spaces: number[];
}
/**
 * {weapon}
 */
export interface Arm {
  type: "Arm";
  weapon: number;
}
/**
 * At {space}
 */
export interface At {
  type: "At";
  space: number;
}
/**
 * Axe chop
 */
export interface Axe {
  type: "Axe";
}
/**
 * The {dwarf}
 */
export interface BeDwarf {
  type: "BeDwarf";
  dwarf: number;
}
/**
 * Call a Resupply pod
 */
export interface CallPod {
  type: "CallPod";
}
/**
 * Chop {thing} at {space}
 */
export interface Chop {
  type: "Chop";
  what: number;
  space: number;
}
/**
 * Deposit the Aquarq at the Minehead, for no action
 */
export interface Deposit {
  type: "Deposit";
}
/**
 * Set off the Satchel Charge at {space}
 */
export interface Detonate {
  type: "Detonate";
  space: number;
}
/**
 * Give up {upgrade} of the {slot}
 */
export interface DropUpgrade {
  type: "DropUpgrade";
  slot: number;
  upgrade: number;
}
/**
 * Do no more
 */
export interface EndActions {
  type: "EndActions";
}
/**
 * Exchange supplies
 */
export interface Exchange {
  type: "Exchange";
}
/**
 * Fit it to the {slot}
 */
export interface Fit {
  type: "Fit";
  slot: number;
}
/**
 * Fire a Flare to {space}, for no action
 */
export interface Flare {
  type: "Flare";
  space: number;
}
/**
 * {item}
 */
export interface Gain {
  type: "Gain";
  item: number;
}
/**
 * Get supplies
 */
export interface GetSupplies {
  type: "GetSupplies";
}
/**
 * Go to {to}
 */
export interface GoOn {
  type: "GoOn";
  to: number;
}
/**
 * Help {other} up
 */
export interface HelpUp {
  type: "HelpUp";
  other: number;
}
/**
 * All of them, one after another
 */
export interface InOrder {
  type: "InOrder";
}
/**
 * Launch the Drop pod without those left behind
 */
export interface Launch {
  type: "Launch";
}
/**
 * Lay the Aquarq down, for no action
 */
export interface LayDown {
  type: "LayDown";
}
/**
 * Move to {to}
 */
export interface Move {
  type: "Move";
  to: number;
  via?: number[];
}
/**
 * Overclock the secondary weapon
 */
export interface Overclock {
  type: "Overclock";
}
/**
 * Pass
 */
export interface Pass {
  type: "Pass";
}
/**
 * Pay with {gold} Gold, the rest in Nitra
 */
export interface Pay {
  type: "Pay";
  gold: number;
}
/**
 * Die {die}
 */
export interface Pick {
  type: "Pick";
  die: number;
}
/**
 * Fire the Platform Gun
 */
export interface Platforms {
  type: "Platforms";
}
/**
 * Die {die} on {space}
 */
export interface PutOn {
  type: "PutOn";
  die: number;
  space: number;
}
/**
 * Reaction shot: {mode}
 */
export interface React {
  type: "React";
  mode: number;
}
/**
 * {primary} primary (and) {secondary} secondary ammo
 */
export interface Reload {
  type: "Reload";
  primary: number;
  secondary: number;
}
/**
 * Repair the wreck at {space}
 */
export interface Repair {
  type: "Repair";
  space: number;
}
/**
 * Fit it to the {slot} instead of {old}
 */
export interface Replace {
  type: "Replace";
  slot: number;
  old: number;
}
/**
 * Revive {other}
 */
export interface Revive {
  type: "Revive";
  other: number;
}
/**
 * BOSCO chops
 */
export interface RobotAxe {
  type: "RobotAxe";
}
/**
 * BOSCO is done
 */
export interface RobotDone {
  type: "RobotDone";
}
/**
 * BOSCO flies to {to}
 */
export interface RobotMove {
  type: "RobotMove";
  to: number;
}
/**
 * BOSCO fires at {space}: {shot}
 */
export interface RobotShoot {
  type: "RobotShoot";
  mode: number;
  space: number;
}
/**
 * Set up the Sentry Gun at {space}, paid with {slot} ammo
 */
export interface Sentry {
  type: "Sentry";
  space: number;
  slot?: number;
}
/**
 * Generate the Shield
 */
export interface Shield {
  type: "Shield";
}
/**
 * Fire at {space}: {shot}
 */
export interface Shoot {
  type: "Shoot";
  mode: number;
  space: number;
}
/**
 * Play {play}
 */
export interface Shout {
  type: "Shout";
  card: number;
  to: number;
}
/**
 * Stand up, for two actions
 */
export interface StandUp {
  type: "StandUp";
}
/**
 * Take {primary} primary, {secondary} secondary, {health} Health
 */
export interface Take {
  type: "Take";
  primary: number;
  secondary: number;
  health: number;
}
/**
 * {creature}
 */
export interface This {
  type: "This";
  creature: number;
}
/**
 * Throw {card} at {space}
 */
export interface ThrowCard {
  type: "ThrowCard";
  card: number;
  space: number;
}
/**
 * {seat}
 */
export interface ToDwarf {
  type: "ToDwarf";
  seat: number;
}
/**
 * Yes
 */
export interface Yes {
  type: "Yes";
}
/**
 * Launch a zipline to the {direction}
 */
export interface Zipline {
  type: "Zipline";
  direction: number;
}
/**
 * {seat} is {status}.
 */
export interface Afflicted {
  type: "Afflicted";
  seat: number;
  status: number;
}
/**
 * An Aquarq lies at {space}.
 */
export interface AquarqLies {
  type: "AquarqLies";
  space: number;
}
/**
 * {seat} takes up an Aquarq.
 */
export interface AquarqTaken {
  type: "AquarqTaken";
  seat: number;
}
/**
 * {creature} attacks {seat}.
 */
export interface Attacked {
  type: "Attacked";
  creature: number;
  seat: number;
}
/**
 * {creature} attacks what stands at {space}.
 */
export interface AttackedObject {
  type: "AttackedObject";
  creature: number;
  space: number;
}
/**
 * BOSCO flies to {space}.
 */
export interface BoscoFlew {
  type: "BoscoFlew";
  space: number;
}
/**
 * BOSCO gives himself up to save {seat}.
 */
export interface BoscoLost {
  type: "BoscoLost";
  seat: number;
}
/**
 * BOSCO fires at {space}: {mode}.
 */
export interface BoscoShot {
  type: "BoscoShot";
  mode: number;
  space: number;
}
/**
 * BOSCO chops.
 */
export interface BoscoSwung {
  type: "BoscoSwung";
}
/**
 * {creature} brings forth {grunts} Grunt(s).
 */
export interface Bred {
  type: "Bred";
  creature: number;
  grunts: number;
}
/**
 * {creature} breeds.
 */
export interface Breeding {
  type: "Breeding";
  creature: number;
}
/**
 * Flames burn at {spaces}.
 */
export interface Burning {
  type: "Burning";
  spaces: number[];
}
/**
 * {seat} walks into Flames.
 */
export interface Burnt {
  type: "Burnt";
  seat: number;
}
/**
 * {seat} draws {card}.
 */
export interface CardDrawn {
  type: "CardDrawn";
  seat: number;
  card: number;
}
/**
 * {seat} plays {play}.
 */
export interface CardShouted {
  type: "CardShouted";
  seat: number;
  card: number;
  to: number;
}
/**
 * {seat} is carried off to {space}.
 */
export interface CarriedOff {
  type: "CarriedOff";
  seat: number;
  space: number;
}
/**
 * A hidden cave is revealed: {cave}.
 */
export interface CaveRevealed {
  type: "CaveRevealed";
  cave: number;
}
/**
 * The shared pile gains {count} {item}.
 */
export interface Collected {
  type: "Collected";
  item: number;
  count: number;
}
/**
 * The wreck at {space} loses a repair cube.
 */
export interface Corroded {
  type: "Corroded";
  space: number;
}
/**
 * {creature} is {status}.
 */
export interface CreatureHeld {
  type: "CreatureHeld";
  creature: number;
  status: number;
}
/**
 * {seat} deposits an Aquarq.
 */
export interface Deposited {
  type: "Deposited";
  seat: number;
}
/**
 * {seat} is the {dwarf}.
 */
export interface DwarfChosen {
  type: "DwarfChosen";
  seat: number;
  dwarf: number;
}
/**
 * {seat} loses {damage} Health.
 */
export interface DwarfHurt {
  type: "DwarfHurt";
  seat: number;
  damage: number;
}
/**
 * {seat} goes to {space}.
 */
export interface DwarfMoved {
  type: "DwarfMoved";
  seat: number;
  space: number;
}
/**
 * {creature} emerges at {space}.
 */
export interface Emerged {
  type: "Emerged";
  creature: number;
  space: number;
}
/**
 * {ways} ways are equal for {creature}: {seat} chooses.
 */
export interface EqualWays {
  type: "EqualWays";
  creature: number;
  ways: number;
  seat: number;
}
/**
 * {seat} draws an Event: {card}.
 */
export interface EventDrawn {
  type: "EventDrawn";
  seat: number;
  card: number;
}
/**
 * {giver} hands {thing} to {taker}.
 */
export interface Exchanged {
  type: "Exchanged";
  giver: number;
  taker: number;
  what: number;
  which: number;
  slot: number;
}
/**
 * An explosion at {space}.
 */
export interface Exploded {
  type: "Exploded";
  space: number;
}
/**
 * {seat} falls unconscious.
 */
export interface Fell {
  type: "Fell";
  seat: number;
}
/**
 * {creature} flees from {space}.
 */
export interface Fled {
  type: "Fled";
  creature: number;
  space: number;
}
/**
 * {creature} has {seat} in reach, {away} away: {why}.
 */
export interface GoesFor {
  type: "GoesFor";
  creature: number;
  seat: number;
  away: number;
  why: number;
}
/**
 * {creature} has {thing} in reach, {away} away: {why}.
 */
export interface GoesForObject {
  type: "GoesForObject";
  creature: number;
  thing: number;
  away: number;
  why: number;
}
/**
 * No {kind} is left: a Grunt comes instead.
 */
export interface GruntComes {
  type: "GruntComes";
  kind: number;
}
/**
 * {seat} regains {health} Health.
 */
export interface Healed {
  type: "Healed";
  seat: number;
  health: number;
}
/**
 * {creature} dies at {space}.
 */
export interface Killed {
  type: "Killed";
  creature: number;
  space: number;
}
/**
 * The attacker lets go of {seat}.
 */
export interface LetGo {
  type: "LetGo";
  seat: number;
}
/**
 * {creature} makes for {seat}, {away} step(s) away: {why}. It comes {how}.
 */
export interface MakesFor {
  type: "MakesFor";
  creature: number;
  seat: number;
  away: number;
  why: number;
  how: number;
}
/**
 * {creature} makes for {thing}, {away} step(s) away: {why}. It comes {how}.
 */
export interface MakesForObject {
  type: "MakesForObject";
  creature: number;
  thing: number;
  away: number;
  why: number;
  how: number;
}
/**
 * A mineral is lost at {space}.
 */
export interface MineralLost {
  type: "MineralLost";
  space: number;
}
/**
 * Rolled for what lies there: {shown}.
 */
export interface MineralRolled {
  type: "MineralRolled";
  mineral: number;
}
/**
 * The mission begins: {mission}.
 */
export interface MissionBegan {
  type: "MissionBegan";
  mission: number;
}
/**
 * The mission ends: {result}.
 */
export interface MissionEnded {
  type: "MissionEnded";
  result: number;
}
/**
 * The mission's own event: {mission}.
 */
export interface MissionEventDrawn {
  type: "MissionEventDrawn";
  mission: number;
}
/**
 * There is no room for {creature}.
 */
export interface NoRoomFor {
  type: "NoRoomFor";
  creature: number;
}
/**
 * There is nobody to activate.
 */
export interface NobodyActivates {
  type: "NobodyActivates";
}
/**
 * No {kind} is left, and none to stand in for it.
 */
export interface NobodyComes {
  type: "NobodyComes";
  kind: number;
}
/**
 * Nobody who is conscious lacks Health.
 */
export interface NobodyIsHurt {
  type: "NobodyIsHurt";
}
/**
 * Nobody is near enough to go back into the rock.
 */
export interface NobodyRetreats {
  type: "NobodyRetreats";
}
/**
 * Nothing comes from exit {exit}: it is not open yet.
 */
export interface NothingComes {
  type: "NothingComes";
  exit: number;
}
/**
 * All objectives are met: back to the Drop pod!
 */
export interface ObjectivesMet {
  type: "ObjectivesMet";
}
/**
 * {seat} is not on his feet, and the offer lapses.
 */
export interface OfferLapsed {
  type: "OfferLapsed";
  seat: number;
}
/**
 * The rock at {space} is opened.
 */
export interface Opened {
  type: "Opened";
  space: number;
}
/**
 * Nothing gets at {seat} on the Drop pod.
 */
export interface OutOfItsReach {
  type: "OutOfItsReach";
  seat: number;
}
/**
 * An objective can no longer be met.
 */
export interface OutOfReach {
  type: "OutOfReach";
}
/**
 * {seat} overclocks the secondary weapon.
 */
export interface Overclocked {
  type: "Overclocked";
  seat: number;
}
/**
 * {seat} lies unconscious.
 */
export interface PassedOver {
  type: "PassedOver";
  seat: number;
}
/**
 * At {space} lies: {pickup}.
 */
export interface PickupRevealed {
  type: "PickupRevealed";
  space: number;
  pickup: number;
}
/**
 * {seat} takes {pickup}.
 */
export interface PickupTaken {
  type: "PickupTaken";
  seat: number;
  pickup: number;
}
/**
 * {seat} calls a Resupply pod to {space}: {primary} primary, {secondary} secondary, {health} Health.
 */
export interface PodCalled {
  type: "PodCalled";
  seat: number;
  space: number;
  primary: number;
  secondary: number;
  health: number;
}
/**
 * The Shield protects {seat}.
 */
export interface Protected {
  type: "Protected";
  seat: number;
}
/**
 * {seat} finds {primary} primary (and) {secondary} secondary ammo.
 */
export interface Reloaded {
  type: "Reloaded";
  seat: number;
  primary: number;
  secondary: number;
}
/**
 * {seat} works on the wreck at {space}.
 */
export interface Repaired {
  type: "Repaired";
  seat: number;
  space: number;
}
/**
 * {creature} goes back into the rock at {space}.
 */
export interface Retreated {
  type: "Retreated";
  creature: number;
  space: number;
}
/**
 * {seat} is back on his feet.
 */
export interface Revived {
  type: "Revived";
  seat: number;
}
/**
 * Rolled for {purpose}: {shown}.
 */
export interface Rolled {
  type: "Rolled";
  die: string;
  faces: number[];
  purpose: string;
  seat: number | null;
}
/**
 * The Sentry Gun fires at {creature}.
 */
export interface SentryFired {
  type: "SentryFired";
  creature: number;
}
/**
 * The Sentry Gun is destroyed.
 */
export interface SentryLost {
  type: "SentryLost";
}
/**
 * The Shield is used up.
 */
export interface ShieldGone {
  type: "ShieldGone";
}
/**
 * {seat} fires at {space}: {mode}.
 */
export interface Shot {
  type: "Shot";
  seat: number;
  mode: number;
  space: number;
}
/**
 * The shared pile loses {count} {item}.
 */
export interface Spent {
  type: "Spent";
  item: number;
  count: number;
}
/**
 * A stalagmite falls at {space}.
 */
export interface StalagmiteFell {
  type: "StalagmiteFell";
  space: number;
}
/**
 * The stalagmite at {space} is destroyed.
 */
export interface StalagmiteGone {
  type: "StalagmiteGone";
  space: number;
}
/**
 * {creature} goes to {space}.
 */
export interface Stepped {
  type: "Stepped";
  creature: number;
  space: number;
}
/**
 * {seat} takes {primary} primary, {secondary} secondary and {health} Health.
 */
export interface SuppliesTaken {
  type: "SuppliesTaken";
  seat: number;
  primary: number;
  secondary: number;
  health: number;
}
/**
 * A Swarm: {card}!
 */
export interface SwarmDrawn {
  type: "SwarmDrawn";
  card: number;
}
/**
 * Swarm cards that lie aside for the next Swarm: {cards}.
 */
export interface SwarmSetAside {
  type: "SwarmSetAside";
  cards: number;
}
/**
 * {seat} swings the axe.
 */
export interface Swung {
  type: "Swung";
  seat: number;
}
/**
 * The Swarm Threat is {threat}.
 */
export interface ThreatMoved {
  type: "ThreatMoved";
  threat: number;
}
/**
 * {seat} draws {card}.
 */
export interface ThrowableDrawn {
  type: "ThrowableDrawn";
  seat: number;
  card: number;
}
/**
 * {seat} throws {card} at {space}.
 */
export interface Thrown {
  type: "Thrown";
  seat: number;
  card: number;
  space: number;
}
/**
 * {seat} places {token} at {space}.
 */
export interface TokenPlaced {
  type: "TokenPlaced";
  seat: number;
  token: number;
  space: number;
}
/**
 * {seat} has the turn, with {actions} action(s).
 */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  actions: number;
}
/**
 * {seat} fits {upgrade} to the {slot}.
 */
export interface UpgradeFitted {
  type: "UpgradeFitted";
  seat: number;
  upgrade: number;
  slot: number;
}
/**
 * {seat} finds a Weapon Upgrade: {upgrade}.
 */
export interface UpgradeFound {
  type: "UpgradeFound";
  seat: number;
  upgrade: number;
}
/**
 * {seat} gives up {upgrade} of the {slot}.
 */
export interface UpgradeGivenUp {
  type: "UpgradeGivenUp";
  seat: number;
  upgrade: number;
  slot: number;
}
/**
 * {creature} stays where it is: {why}.
 */
export interface Waited {
  type: "Waited";
  creature: number;
  why: number;
}
/**
 * {creature} goes off, for a Dwarf or the Sentry Gun is next to it.
 */
export interface WentOff {
  type: "WentOff";
  creature: number;
}
/**
 * {creature} takes {damage} damage.
 */
export interface Wounded {
  type: "Wounded";
  creature: number;
  damage: number;
}
