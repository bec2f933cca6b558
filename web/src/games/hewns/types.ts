/* Made by scripts/types from the schema with the digest a256fd151b231e90. */

/**
 * A space of a board: where it lies, in millionths of the distance of two neighbours, and in which ravine.
 *
 * @minItems 6
 * @maxItems 6
 */
export type SpaceEntry = [string, "corner" | "node" | "straight", "big" | "medium" | "small", number, number, string];
export type Choice =
  | Announce
  | Attach
  | Begin
  | Bid
  | Blast
  | Bombard
  | BurnFor
  | Calm
  | CancelDie
  | CannotPay
  | Climb
  | Deal
  | Detach
  | Dig
  | Discard
  | DoTo
  | Encounter
  | EndHewnTurn
  | EndTurn
  | Enlarge
  | Enter
  | Equip
  | Extract
  | FindEntrance
  | Fly
  | FreeMove
  | Hunt
  | Leave
  | Load
  | LoseMember
  | LoseSicket
  | Meet
  | Mine
  | Move
  | Pass
  | Pay
  | Pick
  | PlaceAt
  | Push
  | Put
  | PutStone
  | Reroll
  | Save
  | Screens
  | Send
  | Settle
  | ShowCard
  | Split
  | StandAt
  | Stow
  | TakeAway
  | TakeUp
  | Target
  | UsePiece
  | Withdraw
  | Withdrawal
  | Yes;
export type Event =
  | ArtilleryAnnounced
  | Attached
  | AttackResolved
  | BidoxHunts
  | BidoxPlaced
  | BidsOpened
  | BombUsed
  | Burnt
  | CardUsed
  | DangerAttacked
  | DangerPlaced
  | DangerRemoved
  | DangerRolled
  | DeedAnnounced
  | Detached
  | DiceShown
  | DieCancelled
  | EncounterAnnounced
  | EntranceFound
  | Escaped
  | GemTaken
  | Harvested
  | HeartCompleted
  | HeartShown
  | HewnDamaged
  | HewnDied
  | HewnEntered
  | HewnLeft
  | HewnMoved
  | HewnRepaired
  | HewnStunned
  | HewnTaken
  | HewnTurnBegan
  | InSight
  | ItemLost
  | ItemWon
  | Loaded
  | Malfunctioned
  | MeetingBegan
  | MemberLost
  | MineDepleted
  | MinePlaced
  | MiningRolled
  | NananbiteDied
  | NananbiteOnBidox
  | NananbitesSplit
  | OfferDrawn
  | OrderDealt
  | OrderShown
  | OverflowRolled
  | PieceDestroyed
  | PlanetCardFlipped
  | RepairResolved
  | Rerolled
  | Rolled
  | RoundBegan
  | Sent
  | StoreShown
  | Stowed
  | SubstractMined
  | TargetNamed
  | TunnelDug
  | TunnelEnlarged
  | TurnBegan
  | WindsRolled;

export interface Types {
  [k: string]: unknown;
}
/**
 * What one seat knows, or everyone.
 */
export interface View {
  board: string;
  scenario: string;
  round: number;
  active: number;
  acted: number[];
  moving: number;
  action_points: number;
  burnt: number;
  offer: number[];
  hewns: HewnView[];
  players: PlayerView[];
  mines: {
    [k: string]: number;
  };
  dangers: {
    [k: string]: number;
  };
  tunnels: {
    [k: string]: TunnelView;
  };
  secret_entrances: SecretEntranceView[];
  face_down: number[];
  pile: number;
  depleted: number;
  mine_pool: number[];
  danger_left: number[];
  gems: number[];
  entrances_left: number[];
  supply: number[];
  deck_sizes: number[];
  discards: number[][];
  picks: {
    [k: string]: PickView;
  };
  attack_dice: [number, string, number][];
  defence_dice: [number, string, number][];
  danger_dice: number[];
  bidding: boolean;
  announced: number[];
  reach: {
    [k: string]: number;
  };
  prices: {
    [k: string]: number;
  };
  encounter: EncounterView | null;
  attack: AttackView | null;
  picking: PickingView | null;
  attacking_danger: number;
  penniless: number[];
  replacements: Attach[];
  layout: BoardEntry | null;
  spaces: string[];
}
/**
 * A Hewn in play. None: unknown.
 */
export interface HewnView {
  hewn: number;
  owner: number;
  space: number;
  damaged: boolean;
  state: "damaged" | "damaged and stunned" | "healthy" | "stunned";
  open_store: number;
  hidden_store: number;
  free_nanasockets: number;
  free_sicket_sockets: number;
  can_load: boolean;
  open_normal: number | null;
  open_dirty: number | null;
  hidden_normal: number | null;
  hidden_dirty: number | null;
  known_normal: number;
  known_dirty: number;
  heart: number | null;
  nanasockets: number[];
  sicket_sockets: number[][];
  members: number[];
  in_sight: number[];
}
/**
 * A player's side. None: only he knows.
 */
export interface PlayerView {
  stock: number[];
  scouting: number[];
  bidoxes: BidoxView[];
  bids: {
    [k: string]: number;
  };
  unseen_normal: number;
  unseen_dirty: number;
  normal: number | null;
  dirty: number | null;
  stones: number | null;
  order_card: number | null;
}
/**
 * A Bidox. None: only its owner knows.
 */
export interface BidoxView {
  place: number;
  nananbites: number;
  normal: number | null;
  dirty: number | null;
  worth: number | null;
}
/**
 * A tunnel that has been dug.
 */
export interface TunnelView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  mouths: [number, number];
  name: string;
  piece: number;
  size: "big" | "medium" | "small";
}
/**
 * An entrance that one player has found.
 */
export interface SecretEntranceView {
  node: number;
  size: "big" | "medium" | "small";
  owner: number;
}
/**
 * Dice that were picked in secret.
 */
export interface PickView {
  type: "Pick";
  laser: number;
  area: number;
  armour: number;
  brain: number;
  explode: boolean;
}
/**
 * An encounter as far as it has gone, for all to see.
 */
export interface EncounterView {
  kind: "artillery" | "ranged" | "same space";
  stages: (
    | "Nananbites"
    | "attack or repair"
    | "bombs"
    | "escape"
    | "hurt"
    | "overflow"
    | "pay"
    | "pick dice"
    | "roll"
    | "send away"
    | "target"
    | "who stays"
  )[];
  moving: number;
  stage:
    | (
        | "Nananbites"
        | "attack or repair"
        | "bombs"
        | "escape"
        | "hurt"
        | "overflow"
        | "pay"
        | "pick dice"
        | "roll"
        | "send away"
        | "target"
        | "who stays"
      )
    | null;
  target: number;
  out: number[];
  bombs: number[];
  deeds: {
    [k: string]: "attack" | "body" | "brain";
  };
}
/**
 * Dice on the table, added up as they lie.
 */
export interface AttackView {
  defender: number;
  attackers: number[];
  attack: number;
  defence: number;
  escapes: number;
  more_escapes: number;
  result: "escaped" | "failed" | "hit";
  verdict: string;
  screens: number;
  bonuses: {
    [k: string]: number;
  };
  rerolls: {
    [k: string]: number;
  };
}
/**
 * Secret dice that the player who looks is about to pick.
 */
export interface PickingView {
  budget: number;
  least: number;
  laser: boolean;
  area: boolean;
  armour: boolean;
  brain: boolean;
  explode: boolean;
}
/**
 * Attach {piece} to {hewn}{holder}{instead_of}
 */
export interface Attach {
  type: "Attach";
  hewn: number;
  piece: number;
  holder?: number;
  instead_of?: number;
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
export interface Questions {
  AttackOrRepair: AboutAttackOrRepair;
  DealOrder: AboutDealOrder;
  DiscardDie: AboutDiscardDie;
  HowManyScreens: AboutHowManyScreens;
  MayTakeGem: AboutMayTakeGem;
  NameTarget: AboutNameTarget;
  PayForDice: AboutPayForDice;
  PickDice: AboutPickDice;
  PlaceBidoxes: AboutPlaceBidoxes;
  PlaceDanger: AboutPlaceDanger;
  PlaceMine: AboutPlaceMine;
  PushOut: AboutPushOut;
  RerollAttackDie: AboutRerollAttackDie;
  RerollDie: AboutRerollDie;
  Retreat: AboutRetreat;
  SaveSubstract: AboutSaveSubstract;
  ScreensInEncounter: AboutScreensInEncounter;
  SplitNananbites: AboutSplitNananbites;
  SwarmTo: AboutSwarmTo;
  TakeUpDanger: AboutTakeUpDanger;
  UseBomb: AboutUseBomb;
  UseHeart: AboutUseHeart;
  UseRespite: AboutUseRespite;
  UseSeamMap: AboutUseSeamMap;
  WhatNext: AboutWhatNext;
  WhenInSight: AboutWhenInSight;
  WhereBlast: AboutWhereBlast;
  WhereEscape: AboutWhereEscape;
  WhereStand: AboutWhereStand;
  WhereTo: AboutWhereTo;
  WhichDangerDie: AboutWhichDangerDie;
  WhichEnemy: AboutWhichEnemy;
  WhichHewn: AboutWhichHewn;
  WhichMember: AboutWhichMember;
  WhichPiece: AboutWhichPiece;
  WhichSicket: AboutWhichSicket;
}
export interface AboutAttackOrRepair {
  against: {
    [k: string]: number;
  };
  subject: number;
}
export interface AboutDealOrder {}
export interface AboutDiscardDie {
  hewn: number;
}
export interface AboutHowManyScreens {
  hewn: number;
}
export interface AboutMayTakeGem {
  hewn: number;
}
export interface AboutNameTarget {
  hewn: number;
}
export interface AboutPayForDice {
  hewn: number;
  cost: number;
  involved: number[];
  at_range: boolean;
}
export interface AboutPickDice {
  kinds: {
    [k: string]: "artillery" | "bombarded" | "ranged" | "same space" | "unequal";
  };
  subject: number;
}
export interface AboutPlaceBidoxes {}
export interface AboutPlaceDanger {
  space: number;
  danger: number;
}
export interface AboutPlaceMine {}
export interface AboutPushOut {
  space: number;
}
export interface AboutRerollAttackDie {
  hewn: number;
  left: number;
}
export interface AboutRerollDie {
  hewn: number;
  left: number;
}
export interface AboutRetreat {
  hewn: number;
}
export interface AboutSaveSubstract {
  to_friends: boolean;
  subject: number;
}
export interface AboutScreensInEncounter {
  hewn: number;
  spent: number;
}
export interface AboutSplitNananbites {
  repairing: number[];
  repaired: number[];
  subject: number;
}
export interface AboutSwarmTo {
  hewn: number;
}
export interface AboutTakeUpDanger {
  danger: number;
}
export interface AboutUseBomb {
  hewn: number;
}
export interface AboutUseHeart {
  hewn: number;
}
export interface AboutUseRespite {}
export interface AboutUseSeamMap {}
export interface AboutWhatNext {
  hewn: number;
}
export interface AboutWhenInSight {
  occasion: InSight;
}
/**
 * [RANG-01] {moving} {has_come}.
 */
export interface InSight {
  type: "InSight";
  moving: number;
  moved: boolean;
  announced: number[];
  artillery: number;
}
export interface AboutWhereBlast {
  space: number;
}
export interface AboutWhereEscape {
  hewn: number;
}
export interface AboutWhereStand {
  tunnel: number;
  fleeing: boolean;
}
export interface AboutWhereTo {
  hewn: number;
  left: number;
}
export interface AboutWhichDangerDie {}
export interface AboutWhichEnemy {
  enemies: number[];
}
export interface AboutWhichHewn {}
export interface AboutWhichMember {
  hewn: number;
}
export interface AboutWhichPiece {
  size: number;
}
export interface AboutWhichSicket {
  hewn: number;
}
/**
 * {hewn} announces an encounter
 */
export interface Announce {
  type: "Announce";
  hewn: number;
}
/**
 * {hewn} takes its turn
 */
export interface Begin {
  type: "Begin";
  hewn: number;
}
/**
 * Bid {normal} normal (and) {dirty} dirty Substract for {item}{bidox}
 */
export interface Bid {
  type: "Bid";
  item: number;
  normal: number;
  dirty: number;
  nananbites?: number;
}
/**
 * The bomb flows over to {space}
 */
export interface Blast {
  type: "Blast";
  space: number;
}
/**
 * Artillery on {target}
 */
export interface Bombard {
  type: "Bombard";
  target: number;
}
/**
 * Burn a {kind} Substract{source} for an action point
 */
export interface BurnFor {
  type: "BurnFor";
  normal?: boolean;
  source?: number;
}
/**
 * Calm the planet at {space}
 */
export interface Calm {
  type: "Calm";
  space: number;
}
/**
 * Cancel the {face} die
 */
export interface CancelDie {
  type: "CancelDie";
  face: number;
}
/**
 * You cannot pay
 */
export interface CannotPay {
  type: "CannotPay";
}
/**
 * Climb to {to}
 */
export interface Climb {
  type: "Climb";
  to: number;
}
/**
 * Deal the turn order cards {cards}, seat by seat
 */
export interface Deal {
  type: "Deal";
  cards: number[];
}
/**
 * Take {piece} off {hewn}
 */
export interface Detach {
  type: "Detach";
  hewn: number;
  piece: number;
}
/**
 * Dig a tunnel to {to}
 */
export interface Dig {
  type: "Dig";
  to: number;
}
/**
 * Remove {die}
 */
export interface Discard {
  type: "Discard";
  die: number;
}
/**
 * {deed}
 */
export interface DoTo {
  type: "DoTo";
  deed: "attack" | "body" | "brain";
}
/**
 * Announce an encounter with {target}
 */
export interface Encounter {
  type: "Encounter";
  target: number;
}
/**
 * End the Hewn's turn
 */
export interface EndHewnTurn {
  type: "EndHewnTurn";
}
/**
 * End your turn
 */
export interface EndTurn {
  type: "EndTurn";
}
/**
 * Enlarge the tunnel
 */
export interface Enlarge {
  type: "Enlarge";
}
/**
 * Enter the board at {node}
 */
export interface Enter {
  type: "Enter";
  node: number;
}
/**
 * Put a Nananbite on a Bidox{others}
 */
export interface Equip {
  type: "Equip";
  nananbites?: number;
}
/**
 * Extract dirty Substract
 */
export interface Extract {
  type: "Extract";
}
/**
 * Find a new entrance at {node}
 */
export interface FindEntrance {
  type: "FindEntrance";
  node: number;
}
/**
 * Fly to {to}
 */
export interface Fly {
  type: "Fly";
  to: number;
}
/**
 * Escape to {to}
 */
export interface FreeMove {
  type: "FreeMove";
  to: number;
}
/**
 * Hunt for dirty Substract{bidox}
 */
export interface Hunt {
  type: "Hunt";
  nananbites?: number;
}
/**
 * Leave the board
 */
export interface Leave {
  type: "Leave";
}
/**
 * Load {hewn} with {normal} normal (and) {dirty} dirty Substract
 */
export interface Load {
  type: "Load";
  hewn: number;
  normal: number;
  dirty: number;
}
/**
 * Lose the {member} with {pieces}
 */
export interface LoseMember {
  type: "LoseMember";
  member: number;
  pieces?: number[];
}
/**
 * Lose {piece}
 */
export interface LoseSicket {
  type: "LoseSicket";
  place: number;
  piece: number;
}
/**
 * Meet {target}
 */
export interface Meet {
  type: "Meet";
  target: number;
}
/**
 * Mine{how}
 */
export interface Mine {
  type: "Mine";
  aggressive?: boolean;
  electric?: boolean;
}
/**
 * Move to {to}
 */
export interface Move {
  type: "Move";
  to: number;
}
/**
 * Pass
 */
export interface Pass {
  type: "Pass";
}
/**
 * {shares}
 */
export interface Pay {
  type: "Pay";
  payers: number[];
  normal: number[];
  dirty: number[];
}
/**
 * {dice}
 */
export interface Pick {
  type: "Pick";
  laser?: number;
  area?: number;
  armour?: number;
  brain?: number;
  explode?: boolean;
}
/**
 * Place it at {space}
 */
export interface PlaceAt {
  type: "PlaceAt";
  space: number;
}
/**
 * Push {hewn} to {to}
 */
export interface Push {
  type: "Push";
  hewn: number;
  to: number;
}
/**
 * Put {amount} {to}
 */
export interface Put {
  type: "Put";
  to: number;
  amount: number;
}
/**
 * Put a heart stone into {hewn}
 */
export interface PutStone {
  type: "PutStone";
  hewn: number;
}
/**
 * Roll {die} again
 */
export interface Reroll {
  type: "Reroll";
  die: number;
}
/**
 * Send {normal} normal (and) {dirty} dirty Substract {to}
 */
export interface Save {
  type: "Save";
  to: number;
  normal: number;
  dirty: number;
}
/**
 * {count} body screen(s){for_normal}
 */
export interface Screens {
  type: "Screens";
  count: number;
  normal?: number;
}
/**
 * Transmit {normal} normal (and) {dirty} dirty Substract from {hewn} {to}
 */
export interface Send {
  type: "Send";
  hewn: number;
  to: number;
  normal: number;
  dirty: number;
}
/**
 * Deal with the {face} die
 */
export interface Settle {
  type: "Settle";
  face: number;
}
/**
 * Show your turn order card
 */
export interface ShowCard {
  type: "ShowCard";
}
/**
 * {repair} Nananbite(s) for the repair, {defence} for the defence
 */
export interface Split {
  type: "Split";
  repair: number;
  defence: number;
}
/**
 * Stand at {space}
 */
export interface StandAt {
  type: "StandAt";
  space: number;
}
/**
 * Keep {normal} normal (and) {dirty} dirty Substract of {hewn} in its open store
 */
export interface Stow {
  type: "Stow";
  hewn: number;
  normal: number;
  dirty: number;
}
/**
 * Take the danger token at {space} away
 */
export interface TakeAway {
  type: "TakeAway";
  space: number;
}
/**
 * Take up the token at {space}
 */
export interface TakeUp {
  type: "TakeUp";
  space: number;
}
/**
 * Target {hewn}
 */
export interface Target {
  type: "Target";
  hewn: number;
}
/**
 * Use {space}
 */
export interface UsePiece {
  type: "UsePiece";
  space: number;
}
/**
 * To {to}
 */
export interface Withdraw {
  type: "Withdraw";
  to: number;
}
/**
 * Retreat to {to}
 */
export interface Withdrawal {
  type: "Withdrawal";
  to: number;
}
/**
 * Yes
 */
export interface Yes {
  type: "Yes";
}
/**
 * [ARTI-02] {hewn} announces artillery on {target}.
 */
export interface ArtilleryAnnounced {
  type: "ArtilleryAnnounced";
  hewn: number;
  target: number;
}
/**
 * [ATT-01] {seat} attaches {piece} to {hewn}.
 */
export interface Attached {
  type: "Attached";
  seat: number;
  hewn: number;
  piece: number;
}
/**
 * [RANG-30] The attack on {hewn}: {attack} against {defence}.
 */
export interface AttackResolved {
  type: "AttackResolved";
  hewn: number;
  attack: number;
  defence: number;
  result: "escaped" | "failed" | "hit";
}
/**
 * [HUNT-01] A Bidox of {seat} hunts for dirty Substract.
 */
export interface BidoxHunts {
  type: "BidoxHunts";
  seat: number;
}
/**
 * [BID-02] {seat} places a Bidox on {item}.
 */
export interface BidoxPlaced {
  type: "BidoxPlaced";
  seat: number;
  item: number;
  normal: number | null;
  dirty: number | null;
}
/**
 * [RES-03] Bids for {item}: {made}.
 */
export interface BidsOpened {
  type: "BidsOpened";
  item: number;
  bids: number[];
}
/**
 * [IMPL-02] {hewn} fires its implosion bomb.
 */
export interface BombUsed {
  type: "BombUsed";
  hewn: number;
}
/**
 * [BURN-01] {hewn} burns {normal} normal (and) {dirty} dirty Substract.
 */
export interface Burnt {
  type: "Burnt";
  hewn: number;
  normal: number;
  dirty: number;
}
/**
 * {seat} uses {item}.
 */
export interface CardUsed {
  type: "CardUsed";
  seat: number;
  item: number;
}
/**
 * [DANG-02] {danger} attacks {hewn}: {attack} against {defence}.
 */
export interface DangerAttacked {
  type: "DangerAttacked";
  danger: number;
  hewn: number;
  attack: number;
  defence: number;
  result: "escaped" | "failed" | "hit";
}
/**
 * [DANG-13] {danger} at {space}.
 */
export interface DangerPlaced {
  type: "DangerPlaced";
  danger: number;
  space: number;
}
/**
 * [DANG-10] {danger} at {space} is removed.
 */
export interface DangerRemoved {
  type: "DangerRemoved";
  danger: number;
  space: number;
}
/**
 * [DANG-02] {danger} rolls {shown} against {hewn}.
 */
export interface DangerRolled {
  type: "DangerRolled";
  hewn: number;
  die: string;
  faces: number[];
  sources: [
    number,
    (
      | "action_points"
      | "aggressive"
      | "being_hit"
      | "bomb"
      | "card"
      | "claws"
      | "danger_of_mine"
      | "each_nananbite"
      | "explosion"
      | "extracting"
      | "gozzbag"
      | "members"
      | "minds"
      | "mine"
      | "picked"
      | "screens"
      | "shields"
      | "winds"
    )
  ][];
  danger: number;
}
/**
 * [SAME-16] {hewn} {does} {other}.
 */
export interface DeedAnnounced {
  type: "DeedAnnounced";
  hewn: number;
  other: number;
  deed: "attack" | "body" | "brain";
}
/**
 * {seat} takes {piece} off {hewn}.
 */
export interface Detached {
  type: "Detached";
  seat: number;
  hewn: number;
  piece: number;
}
/**
 * [RANG-21] {hewn} shows {dice}.
 */
export interface DiceShown {
  type: "DiceShown";
  hewn: number;
  laser: number;
  area: number;
  armour: number;
  brain: number;
  explode: boolean;
}
/**
 * [RESP-01] The respite cancels a die: {face}.
 */
export interface DieCancelled {
  type: "DieCancelled";
  face: number;
}
/**
 * [RANG-02] {hewn} announces an encounter.
 */
export interface EncounterAnnounced {
  type: "EncounterAnnounced";
  hewn: number;
  joins: boolean;
}
/**
 * [SCOUT-01] {seat} has found an entrance at {space}.
 */
export interface EntranceFound {
  type: "EntranceFound";
  seat: number;
  space: number;
}
/**
 * [RANG-33] {hewn} escapes the whole attack.
 */
export interface Escaped {
  type: "Escaped";
  hewn: number;
}
/**
 * [GEM-02] {hewn} takes a Substract gem worth {value}.
 */
export interface GemTaken {
  type: "GemTaken";
  hewn: number;
  value: number;
}
/**
 * [HARV-03] {hewn} harvests a dirty Substract for {seat}.
 */
export interface Harvested {
  type: "Harvested";
  seat: number;
  hewn: number;
}
/**
 * [HEART-05] {seat} puts a heart stone into {hewn}.
 */
export interface HeartCompleted {
  type: "HeartCompleted";
  seat: number;
  hewn: number | null;
  is_open: boolean;
}
/**
 * [RECO-10] The heart card of {hewn} is shown: {heart}.
 */
export interface HeartShown {
  type: "HeartShown";
  hewn: number;
  heart: number;
}
/**
 * [HURT-03] {hewn} is damaged.
 */
export interface HewnDamaged {
  type: "HewnDamaged";
  hewn: number;
}
/**
 * [HURT-02] {hewn} is dead.
 */
export interface HewnDied {
  type: "HewnDied";
  seat: number | null;
  hewn: number;
}
/**
 * [ENTER-01] {hewn} enters the board.
 */
export interface HewnEntered {
  type: "HewnEntered";
  hewn: number;
}
/**
 * [EXIT-01] {hewn} leaves the board.
 */
export interface HewnLeft {
  type: "HewnLeft";
  hewn: number;
}
/**
 * [MOVE-02] {hewn} goes to {space}.
 */
export interface HewnMoved {
  type: "HewnMoved";
  hewn: number;
  space: number;
}
/**
 * [SAME-34] The damage of {hewn} is repaired.
 */
export interface HewnRepaired {
  type: "HewnRepaired";
  hewn: number;
}
/**
 * [HURT-05] {hewn} is stunned.
 */
export interface HewnStunned {
  type: "HewnStunned";
  hewn: number;
}
/**
 * [SAME-35] {hewn} now belongs to {seat}.
 */
export interface HewnTaken {
  type: "HewnTaken";
  seat: number;
  hewn: number;
}
/**
 * [STATE-02] {hewn} takes its turn for {seat}.
 */
export interface HewnTurnBegan {
  type: "HewnTurnBegan";
  seat: number;
  hewn: number;
}
/**
 * [RES-11] Nobody gets {item}.
 */
export interface ItemLost {
  type: "ItemLost";
  item: number;
}
/**
 * [RES-04] {seat} wins {item} and pays {normal} normal (and) {dirty} dirty Substract.
 */
export interface ItemWon {
  type: "ItemWon";
  seat: number;
  item: number;
  normal: number;
  dirty: number;
}
/**
 * {seat} loads {hewn} behind the screen.
 */
export interface Loaded {
  type: "Loaded";
  seat: number;
  hewn: number | null;
  normal: number;
  dirty: number;
}
/**
 * [RANG-18] {hewn} malfunctions.
 */
export interface Malfunctioned {
  type: "Malfunctioned";
  hewn: number;
}
/**
 * [SAME-08] {hewn} and {other} meet in one space.
 */
export interface MeetingBegan {
  type: "MeetingBegan";
  hewn: number;
  other: number;
}
/**
 * [SWARM-07] {hewn} loses a member: {left} are left.
 */
export interface MemberLost {
  type: "MemberLost";
  hewn: number;
  left: number;
}
/**
 * [DEPL-01] The mine at {space} is depleted: {count} so far.
 */
export interface MineDepleted {
  type: "MineDepleted";
  space: number;
  count: number;
}
/**
 * [NEWM-01] A new {kind} mine at {space}.
 */
export interface MinePlaced {
  type: "MinePlaced";
  space: number;
  bonus: number;
}
/**
 * [MINE-03] {hewn} rolls {shown}.
 */
export interface MiningRolled {
  type: "MiningRolled";
  hewn: number;
  die: string;
  faces: number[];
  sources: [
    number,
    (
      | "action_points"
      | "aggressive"
      | "being_hit"
      | "bomb"
      | "card"
      | "claws"
      | "danger_of_mine"
      | "each_nananbite"
      | "explosion"
      | "extracting"
      | "gozzbag"
      | "members"
      | "minds"
      | "mine"
      | "picked"
      | "screens"
      | "shields"
      | "winds"
    )
  ][];
}
/**
 * [NANA-06] A Nananbite of {hewn} dies.
 */
export interface NananbiteDied {
  type: "NananbiteDied";
  hewn: number;
}
/**
 * [BIDOX-03] {seat} puts a Nananbite on a Bidox.
 */
export interface NananbiteOnBidox {
  type: "NananbiteOnBidox";
  seat: number;
}
/**
 * [NANA-07] Of the Nananbites of {hewn} {repair} repair and {defence} defend.
 */
export interface NananbitesSplit {
  type: "NananbitesSplit";
  hewn: number;
  repair: number;
  defence: number;
}
/**
 * [AUCT-03] On offer in the next auction: {items}.
 */
export interface OfferDrawn {
  type: "OfferDrawn";
  items: number[];
}
/**
 * [ORDER-02] Turn order cards are dealt face down.
 */
export interface OrderDealt {
  type: "OrderDealt";
  dealer: number | null;
  cards: number[] | null;
}
/**
 * [ORDER-04] {seat} has turn order card {card}.
 */
export interface OrderShown {
  type: "OrderShown";
  seat: number;
  card: number;
}
/**
 * [IMPL-05] The overflow rolls {shown} against {hewn}.
 */
export interface OverflowRolled {
  type: "OverflowRolled";
  hewn: number;
  die: string;
  faces: number[];
  sources: [
    number,
    (
      | "action_points"
      | "aggressive"
      | "being_hit"
      | "bomb"
      | "card"
      | "claws"
      | "danger_of_mine"
      | "each_nananbite"
      | "explosion"
      | "extracting"
      | "gozzbag"
      | "members"
      | "minds"
      | "mine"
      | "picked"
      | "screens"
      | "shields"
      | "winds"
    )
  ][];
}
/**
 * [HURT-04] {piece} of {hewn} is destroyed.
 */
export interface PieceDestroyed {
  type: "PieceDestroyed";
  hewn: number;
  piece: number;
}
/**
 * [SIGHT-02] The planet card at {space} is flipped: {card}.
 */
export interface PlanetCardFlipped {
  type: "PlanetCardFlipped";
  space: number;
  card: number;
}
/**
 * [SAME-32] The repair of {target}: {shown} against {difficulty}.
 */
export interface RepairResolved {
  type: "RepairResolved";
  hewn: number;
  target: number;
  best: number;
  difficulty: number;
  succeeds: boolean;
}
/**
 * [RR-01] A die is rolled again: {shown}.
 */
export interface Rerolled {
  type: "Rerolled";
  die: string;
  face: number;
}
/**
 * [MINE-03] {hewn} rolls {shown}.
 */
export interface Rolled {
  type: "Rolled";
  hewn: number;
  die: string;
  faces: number[];
  sources: [
    number,
    (
      | "action_points"
      | "aggressive"
      | "being_hit"
      | "bomb"
      | "card"
      | "claws"
      | "danger_of_mine"
      | "each_nananbite"
      | "explosion"
      | "extracting"
      | "gozzbag"
      | "members"
      | "minds"
      | "mine"
      | "picked"
      | "screens"
      | "shields"
      | "winds"
    )
  ][];
}
/**
 * [ROUND-02] Round {round}: every player gets {dirty} dirty Substract.
 */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  dirty: number;
}
/**
 * [XMIT-01] {hewn} transmits {normal} normal (and) {dirty} dirty Substract {to}.
 */
export interface Sent {
  type: "Sent";
  hewn: number;
  to: number;
  normal: number;
  dirty: number;
}
/**
 * {hewn} is opened: it holds {normal} normal (and) {dirty} dirty Substract.
 */
export interface StoreShown {
  type: "StoreShown";
  hewn: number;
  normal: number;
  dirty: number;
}
/**
 * {hewn} now shows {normal} normal (and) {dirty} dirty Substract in its open store.
 */
export interface Stowed {
  type: "Stowed";
  hewn: number;
  normal: number;
  dirty: number;
}
/**
 * [MINE-05] {hewn} gains {normal} normal (and) {dirty} dirty Substract: {to}.
 */
export interface SubstractMined {
  type: "SubstractMined";
  seat: number;
  hewn: number;
  normal: number;
  dirty: number;
  to: number;
}
/**
 * [RANG-21] {hewn} targets {target}.
 */
export interface TargetNamed {
  type: "TargetNamed";
  hewn: number;
  target: number;
}
/**
 * [DIG-05] {hewn} digs a tunnel from {space} to {to}.
 */
export interface TunnelDug {
  type: "TunnelDug";
  hewn: number;
  space: number;
  to: number;
}
/**
 * [DIG-08] {hewn} enlarges its tunnel.
 */
export interface TunnelEnlarged {
  type: "TunnelEnlarged";
  hewn: number;
}
/**
 * [ROUND-05] {seat}'s turn.
 */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
}
/**
 * [FLY-03] In the winds {hewn} rolls {shown}.
 */
export interface WindsRolled {
  type: "WindsRolled";
  hewn: number;
  die: string;
  faces: number[];
  sources: [
    number,
    (
      | "action_points"
      | "aggressive"
      | "being_hit"
      | "bomb"
      | "card"
      | "claws"
      | "danger_of_mine"
      | "each_nananbite"
      | "explosion"
      | "extracting"
      | "gozzbag"
      | "members"
      | "minds"
      | "mine"
      | "picked"
      | "screens"
      | "shields"
      | "winds"
    )
  ][];
}
