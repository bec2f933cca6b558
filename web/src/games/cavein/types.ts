/* Made by scripts/types from the schema with the digest e1ba4d74f2e093b3. */

/**
 * The types of normal actions [ACT-01], of which a turn has two different ones.
 */
export type ActionType = "Collect" | "Mine" | "Recruit" | "UseSkill";
export type Choice =
  | CannotPay
  | Collect
  | EndActions
  | Keep
  | Lead
  | Mine
  | Order
  | Pass
  | Pay
  | Raid
  | RaidAgain
  | RecolourCrystal
  | Recruit
  | SubjugateBaseCard
  | SubjugateHandCard
  | TakeBaseCard
  | TakeBottom
  | TakeDockCard
  | TakeFromMine
  | TintCard
  | TintTo
  | UseArtifact
  | UseSkill;
export type Event =
  | ArtifactCollected
  | ArtifactUncovered
  | ArtifactUsed
  | BaseRaided
  | CardTaken
  | CardsLaidOnBase
  | CardsPlayed
  | CardsRemoved
  | CaveIn
  | CrystalGained
  | CrystalRecoloured
  | DocksRefilled
  | EndTriggered
  | HandTinted
  | LeaderReturned
  | LeaderUsed
  | MineRefilled
  | SkillUsed
  | Subjugated
  | TotemTaken
  | TurnBegan;

export interface Types {
  [k: string]: unknown;
}
/**
 * What a seat knows.
 */
export interface View {
  players: PlayerView[];
  in_play: number[];
  docks: number[];
  mine: number[];
  colours: {
    [k: string]: number;
  };
  wild: number[];
  stacks: number[];
  crystal_stacks: number[];
  artifact_tops: number[];
  artifacts_left: number[];
  cave_in: number;
  collapse: number;
  round: number;
  turn: TurnView;
  hand: number[];
  crystals: number[];
  points: {
    [k: string]: number;
  };
  score: number;
  mining_costs: {
    [k: string]: number;
  };
  artifact_costs: {
    [k: string]: number;
  };
  payment: PaymentView | null;
}
/**
 * A player's area as everyone sees it.
 */
export interface PlayerView {
  command: number;
  hand_size: number;
  tinted: {
    [k: string]: number;
  };
  base: number[];
  leader: number;
  leaders: {
    [k: string]: number;
  };
  played: number[];
  crystals: number;
  artifacts: number[];
  subjugated: number[];
  totems: number[];
}
/**
 * What has been done in the turn under way, and what holds until its end.
 */
export interface TurnView {
  seat: number;
  actions: ActionType[];
  raided: number[];
  extra_mines: number;
  acted: boolean;
  artifacts_used: number[];
  equal_actions: boolean;
  recruit_below: number[];
  mine_discount: number;
  artifact_discount: number;
  as_crystal: number;
  doubled: number;
  second_crystals: number[][];
  recoloured: {
    [k: string]: number;
  };
  reduced: {
    [k: string]: number;
  };
  actions_left: number;
}
/**
 * What the seat is asked to pay with cards that count together.
 */
export interface PaymentView {
  cost: number;
  worths: {
    [k: string]: number;
  };
}
export interface Questions {
  AskToPay: AboutAskToPay;
  HowManyFromBottom: AboutHowManyFromBottom;
  PayForArtifact: AboutPayForArtifact;
  PayForCrystal: AboutPayForCrystal;
  PayForRecruit: AboutPayForRecruit;
  TakeAction: AboutTakeAction;
  WhetherToLead: AboutWhetherToLead;
  WhichArtifact: AboutWhichArtifact;
  WhichBaseCard: AboutWhichBaseCard;
  WhichCrystal: AboutWhichCrystal;
  WhichDockCard: AboutWhichDockCard;
  WhichHalf: AboutWhichHalf;
  WhichOfFaction: AboutWhichOfFaction;
  WhichOfHand: AboutWhichOfHand;
  WhichOrder: AboutWhichOrder;
  WhichSecondRaid: AboutWhichSecondRaid;
  WhichTint: AboutWhichTint;
  WhichToRecolour: AboutWhichToRecolour;
  WhichToSubjugate: AboutWhichToSubjugate;
  WhichToTint: AboutWhichToTint;
}
export interface AboutAskToPay {}
export interface AboutHowManyFromBottom {
  most: number;
}
export interface AboutPayForArtifact {
  stack: number;
}
export interface AboutPayForCrystal {
  crystal: number;
}
export interface AboutPayForRecruit {
  card: number;
}
export interface AboutTakeAction {}
export interface AboutWhetherToLead {}
export interface AboutWhichArtifact {}
export interface AboutWhichBaseCard {
  base: number | null;
}
export interface AboutWhichCrystal {
  cost: number;
  colour: number | null;
}
export interface AboutWhichDockCard {
  level: number | null;
  level_sum: number | null;
}
export interface AboutWhichHalf {
  card: number;
}
export interface AboutWhichOfFaction {
  faction: number;
  per_base: number;
  single_base: number;
  bases: number[];
}
export interface AboutWhichOfHand {
  level: number;
}
export interface AboutWhichOrder {
  cards: number[];
}
export interface AboutWhichSecondRaid {}
export interface AboutWhichTint {}
export interface AboutWhichToRecolour {}
export interface AboutWhichToSubjugate {
  level: number | null;
}
export interface AboutWhichToTint {
  colour: number;
}
/**
 * You cannot pay
 */
export interface CannotPay {
  type: "CannotPay";
}
/**
 * Collect the artifact on top of {stack}
 */
export interface Collect {
  type: "Collect";
  stack: number;
}
/**
 * End the Action phase
 */
export interface EndActions {
  type: "EndActions";
}
/**
 * Keep {artifact}
 */
export interface Keep {
  type: "Keep";
  artifact: number;
}
/**
 * Use the skill of {card}
 */
export interface Lead {
  type: "Lead";
  card: number;
}
/**
 * Mine {crystal}
 */
export interface Mine {
  type: "Mine";
  crystal: number;
}
/**
 * Bottom to top: {cards}
 */
export interface Order {
  type: "Order";
  cards: number[];
}
/**
 * Pass
 */
export interface Pass {
  type: "Pass";
}
/**
 * Play {cards}
 */
export interface Pay {
  type: "Pay";
  cards: number[];
}
/**
 * Raid the Base of {base}
 */
export interface Raid {
  type: "Raid";
  base: number;
}
/**
 * Raid the Base of {base} too
 */
export interface RaidAgain {
  type: "RaidAgain";
  base: number;
}
/**
 * Make {crystal} {colour}
 */
export interface RecolourCrystal {
  type: "RecolourCrystal";
  crystal: number;
  colour: number;
}
/**
 * Recruit {card}
 */
export interface Recruit {
  type: "Recruit";
  card: number;
}
/**
 * Subjugate {card} in the Base of {base}, place {place} from the bottom
 */
export interface SubjugateBaseCard {
  type: "SubjugateBaseCard";
  base: number;
  place: number;
  card: number;
}
/**
 * Subjugate {card} from your hand
 */
export interface SubjugateHandCard {
  type: "SubjugateHandCard";
  card: number;
}
/**
 * Take {card} from the Base of {base}, place {place} from the bottom
 */
export interface TakeBaseCard {
  type: "TakeBaseCard";
  base: number;
  place: number;
  card: number;
}
/**
 * Take {count} from the bottom of your Base
 */
export interface TakeBottom {
  type: "TakeBottom";
  count: number;
}
/**
 * Take {card} from the Docks
 */
export interface TakeDockCard {
  type: "TakeDockCard";
  card: number;
}
/**
 * Take {crystal}
 */
export interface TakeFromMine {
  type: "TakeFromMine";
  crystal: number;
}
/**
 * Tint {card}
 */
export interface TintCard {
  type: "TintCard";
  card: number;
}
/**
 * Make cards of your hand {colour}
 */
export interface TintTo {
  type: "TintTo";
  colour: number;
}
/**
 * Use {artifact}
 */
export interface UseArtifact {
  type: "UseArtifact";
  artifact: number;
}
/**
 * Use the skill of {card}
 */
export interface UseSkill {
  type: "UseSkill";
  card: number;
}
/**
 * [ART-03] {seat} collects {artifact}.
 */
export interface ArtifactCollected {
  type: "ArtifactCollected";
  seat: number;
  artifact: number;
}
/**
 * [ART-06] Now on top of {stack}: {left} or {right}.
 */
export interface ArtifactUncovered {
  type: "ArtifactUncovered";
  stack: number;
  left: number;
  right: number;
}
/**
 * [START-01] {seat} uses {artifact}.
 */
export interface ArtifactUsed {
  type: "ArtifactUsed";
  seat: number;
  artifact: number;
}
/**
 * [RAID-01] {seat} Raids the Base of {base}.
 */
export interface BaseRaided {
  type: "BaseRaided";
  seat: number;
  base: number;
}
/**
 * [REC-01] {seat} takes {card} from {whence}.
 */
export interface CardTaken {
  type: "CardTaken";
  seat: number;
  card: number;
  whence: string;
}
/**
 * [CLEAN-01] {seat} lays {cards} on the Base.
 */
export interface CardsLaidOnBase {
  type: "CardsLaidOnBase";
  seat: number;
  cards: number[];
}
/**
 * [PLAY-01] {seat} plays {cards}.
 */
export interface CardsPlayed {
  type: "CardsPlayed";
  seat: number;
  cards: number[];
}
/**
 * [CLEAN-03] Out of the game from the bottom of {seat}'s Base: {cards}.
 */
export interface CardsRemoved {
  type: "CardsRemoved";
  seat: number;
  cards: number[];
}
/**
 * [CAVE-01] The Cave-In token moves to {space}: {cause}.
 */
export interface CaveIn {
  type: "CaveIn";
  space: number;
  cause: string;
}
/**
 * [MINE-06] {seat} {verb} {crystal}.
 */
export interface CrystalGained {
  type: "CrystalGained";
  seat: number;
  crystal: number;
  mined: boolean;
}
/**
 * [MGL-02] {seat} makes {crystal} {colour} for this turn.
 */
export interface CrystalRecoloured {
  type: "CrystalRecoloured";
  seat: number;
  crystal: number;
  colour: number;
}
/**
 * [CLEAN-04] New in the Docks: {cards}.
 */
export interface DocksRefilled {
  type: "DocksRefilled";
  cards: number[];
}
/**
 * [END-01] The Mine collapses: this round is the last.
 */
export interface EndTriggered {
  type: "EndTriggered";
}
/**
 * [MET-04] {seat} makes a card in hand {colour} for this turn.
 */
export interface HandTinted {
  type: "HandTinted";
  seat: number;
  colour: number;
}
/**
 * [RAID-02] The Leader {card} returns to the hand of {seat}.
 */
export interface LeaderReturned {
  type: "LeaderReturned";
  seat: number;
  card: number;
}
/**
 * [START-03] {seat} uses the skill of {card} in the Base.
 */
export interface LeaderUsed {
  type: "LeaderUsed";
  seat: number;
  card: number;
}
/**
 * [CLEAN-04] New in the Mine: {crystals}.
 */
export interface MineRefilled {
  type: "MineRefilled";
  crystals: number[];
}
/**
 * [SKILL-01] {seat} uses the skill of {card}.
 */
export interface SkillUsed {
  type: "SkillUsed";
  seat: number;
  card: number;
}
/**
 * [SUBJ-01] {seat} subjugates {card} from {whence}.
 */
export interface Subjugated {
  type: "Subjugated";
  seat: number;
  card: number;
  whence: string;
}
/**
 * [RAID-03] {seat} takes the {colour} Totem.
 */
export interface TotemTaken {
  type: "TotemTaken";
  seat: number;
  colour: number;
}
/**
 * [TURN-01] {seat}'s turn, round {round}.
 */
export interface TurnBegan {
  type: "TurnBegan";
  seat: number;
  round: number;
}
