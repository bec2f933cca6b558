/* Made by scripts/types from the schema with the digest 7d374cb27ebc0e72. */

export interface Entries {
  [k: string]: unknown;
}
export interface Files {
  components: Components;
  limits: Limits;
  setup: SetUpNumbers;
  docks: Docks;
  mine: Mine;
  cave_in: CaveInTrack;
  scoring: Scoring;
  safety: Safety;
  faction: FactionEntry[];
  mercenary: MercenaryEntry[];
  crystal: CrystalEntry[];
  artifact_card: ArtifactCardEntry[];
  reference: ReferenceEntry[];
  legend: Legend;
}
export interface Components {
  mercenary_cards: number;
  mercenary_cards_per_faction: number;
  artifact_cards: number;
  crystal_tokens: number;
  command_cards: number;
  totems: number;
  source: "house" | "public" | "rulebook";
}
export interface Limits {
  hand: number;
  base: number;
  actions: number;
  factions: number;
  source: "house" | "public" | "rulebook";
}
export interface SetUpNumbers {
  /**
   * @minItems 4
   * @maxItems 4
   */
  start_hand: [number, number, number, number];
  artifact_stacks: number;
  artifacts_per_stack: number;
  first_game: string[];
  source: "house" | "public" | "rulebook";
}
export interface Docks {
  /**
   * @minItems 4
   * @maxItems 4
   */
  slots: [number, number, number, number];
  source: "house" | "public" | "rulebook";
}
export interface Mine {
  costs: number[];
  slots: number[];
  source: "house" | "public" | "rulebook";
}
export interface CaveInTrack {
  last_space: number;
  collapse: {
    [k: string]: number;
  };
  source: "house" | "public" | "rulebook";
}
export interface Scoring {
  totem: number;
  subjugated_per_level: number;
  symbol_sets: number[];
  source: "house" | "public" | "rulebook";
}
export interface Safety {
  most_rounds: number;
  source: "house" | "public" | "rulebook";
}
export interface FactionEntry {
  id: string;
  name: string;
  colour: string;
  theme: string;
  source: "house" | "public" | "rulebook";
}
export interface MercenaryEntry {
  id: string;
  name: string;
  faction: string;
  level: 1 | 2 | 3 | 4;
  copies: number;
  timing: "extra_action" | "instant" | "turn";
  skills: (
    | TakeCrystal
    | CheaperRecruits
    | TakeFromBottom
    | TakeFromDocks
    | AllowEqualActions
    | TakeFromBase
    | Recolour
    | CheaperArtifacts
    | CheaperCrystals
    | ExtraMine
    | TintHand
    | SecondCrystal
    | SubjugateLowest
    | SubjugateFromBase
    | SubjugateFromHand
    | CountAsCrystal
    | CountDouble
    | TakeFaction
  )[];
  short: string;
  text: string;
  copies_source: "house" | "public" | "rulebook";
  timing_source: "house" | "public" | "rulebook";
  source: "house" | "public" | "rulebook";
}
/**
 * Driller, Frogt'Opus, Mineraccoon, Oddgrabber, Cyberwitch, Sapling: a crystal of cost 1 in the own colour.
 */
export interface TakeCrystal {
  type: "TakeCrystal";
  colour: string;
  cost: number;
}
/**
 * Foreman: a card three levels lower pays for a recruit too. A second one adds nothing.
 */
export interface CheaperRecruits {
  type: "CheaperRecruits";
  levels_below: number;
}
/**
 * Sergeant, Third Cyber-Arm: cards from the bottom of the own Base.
 */
export interface TakeFromBottom {
  type: "TakeFromBottom";
  count: number;
}
/**
 * Colonel: any cards of five levels together. Fish'Bean, Recruiter's Beacon: one card of a level.
 */
export interface TakeFromDocks {
  type: "TakeFromDocks";
  level: number | null;
  count: number | null;
  level_sum: number | null;
}
/**
 * Fish'Bean: the actions of this turn may be of the same type.
 */
export interface AllowEqualActions {
  type: "AllowEqualActions";
}
/**
 * Shu'War, Mu'Shell: cards come from one Base to the hand.
 */
export interface TakeFromBase {
  type: "TakeFromBase";
  count: number;
}
/**
 * Diggerhino: a crystal of the Mine gets another colour and costs less.
 */
export interface Recolour {
  type: "Recolour";
  discount: number;
}
/**
 * Ancientone: artifacts cost less; it adds to every other discount.
 */
export interface CheaperArtifacts {
  type: "CheaperArtifacts";
  discount: number;
}
/**
 * Maccarat: crystals cost less; it adds to every other discount.
 */
export interface CheaperCrystals {
  type: "CheaperCrystals";
  discount: number;
}
/**
 * Drollo: an additional Mine action in this turn's Action phase.
 */
export interface ExtraMine {
  type: "ExtraMine";
  count: number;
}
/**
 * Robuster: some cards of the hand become one colour.
 */
export interface TintHand {
  type: "TintHand";
  count: number;
}
/**
 * Scrabber: after each mining another crystal of the same cost.
 */
export interface SecondCrystal {
  type: "SecondCrystal";
  costs: number[];
}
/**
 * Mindwasp: a lowest card of the own Base.
 */
export interface SubjugateLowest {
  type: "SubjugateLowest";
}
/**
 * Custodian: a card of a certain level from any Base.
 */
export interface SubjugateFromBase {
  type: "SubjugateFromBase";
  level: number;
}
/**
 * Domina: cards of the hand, each for a crystal.
 */
export interface SubjugateFromHand {
  type: "SubjugateFromHand";
  level: number;
  count: number;
  cost: number;
}
/**
 * Stalkroot: cards of a faction count as the colour of the crystal being mined.
 */
export interface CountAsCrystal {
  type: "CountAsCrystal";
  faction: string;
}
/**
 * Seeder: cards of a faction count double in a payment, and never more than that.
 */
export interface CountDouble {
  type: "CountDouble";
  faction: string;
}
/**
 * Mandragore: cards of a faction, some from each Base or more from a single one.
 */
export interface TakeFaction {
  type: "TakeFaction";
  faction: string;
  per_base: number;
  single_base: number;
}
export interface CrystalEntry {
  id: string;
  colour: string;
  cost: number;
  vp: number;
  symbol: string;
  cave_in: boolean;
  source: "house" | "public" | "rulebook";
}
export interface ArtifactCardEntry {
  id: string;
  cost: number;
  cost_source: "house" | "public" | "rulebook";
  left: ArtifactEntry;
  right: ArtifactEntry;
  source: "house" | "public" | "rulebook";
}
export interface ArtifactEntry {
  id: string;
  name: string;
  timing: "passive" | "raid" | "scoring" | "start";
  effect:
    | TakeFromBottom
    | TakeFromDocks
    | MineDiscount
    | ArtifactDiscount
    | AnyColour
    | RecruitFrom
    | EqualActions
    | SecondLeader
    | ProtectBase
    | RaidCap
    | SecondRaid
    | RaidCrystal
    | PerArtifact
    | PerCrystals
    | BestColour
    | PerColour
    | PerTotem
    | PerCaveIn
    | PerBaseCard
    | ExtraSymbol;
  text: string;
  note: string;
  source: "house" | "public" | "rulebook";
}
/**
 * Sonic Drill: its owner's crystals cost less.
 */
export interface MineDiscount {
  type: "MineDiscount";
  discount: number;
}
/**
 * Haggler Module: its owner's artifacts cost less.
 */
export interface ArtifactDiscount {
  type: "ArtifactDiscount";
  discount: number;
}
/**
 * Polychrome Lens: some cards of each Mine payment may have any colour.
 */
export interface AnyColour {
  type: "AnyColour";
  cards: number;
}
/**
 * Fast-Track Licence: a recruit may be paid with a card so many levels lower.
 */
export interface RecruitFrom {
  type: "RecruitFrom";
  levels_below: number;
}
/**
 * Overtime Roster: both actions of a turn may be of the same type.
 */
export interface EqualActions {
  type: "EqualActions";
}
/**
 * Deputy's Badge: the card below the Leader may act in its place.
 */
export interface SecondLeader {
  type: "SecondLeader";
}
/**
 * Loyalty Implants: skills of others do not reach into the owner's Base.
 */
export interface ProtectBase {
  type: "ProtectBase";
}
/**
 * Blast Door: a raider takes no more than so many cards from the owner's Base.
 */
export interface RaidCap {
  type: "RaidCap";
  cards: number;
}
/**
 * Enhanced Vision: a Raid may be followed by a second one on another Base.
 */
export interface SecondRaid {
  type: "SecondRaid";
}
/**
 * Baton of Coaxing: each Base raided brings a crystal of this cost.
 */
export interface RaidCrystal {
  type: "RaidCrystal";
  cost: number;
}
/**
 * Space Exchange: for each artifact card owned, this one included.
 */
export interface PerArtifact {
  type: "PerArtifact";
  vp: number;
}
/**
 * Mass Production, Barking up the Right Three and others: for every n crystals, all or of one printed cost.
 */
export interface PerCrystals {
  type: "PerCrystals";
  vp: number;
  n: number;
  cost: number | null;
}
/**
 * Contract: for each crystal of the colour that is best for the owner.
 */
export interface BestColour {
  type: "BestColour";
  vp: number;
}
/**
 * Spectrum Prism: for each different colour, and more for all.
 */
export interface PerColour {
  type: "PerColour";
  vp: number;
  all_bonus: number;
}
/**
 * Totem Gallery: on top of what Totems are worth.
 */
export interface PerTotem {
  type: "PerTotem";
  vp: number;
}
/**
 * Hazard Pay: for each crystal with a cave-in mark.
 */
export interface PerCaveIn {
  type: "PerCaveIn";
  vp: number;
}
/**
 * Payroll Ledger: for each card in the Base at the end.
 */
export interface PerBaseCard {
  type: "PerBaseCard";
  vp: number;
  most: number;
}
/**
 * Blank Signet: further symbols of the best factions; what they add to the sets is its worth.
 */
export interface ExtraSymbol {
  type: "ExtraSymbol";
  count: number;
}
export interface ReferenceEntry {
  id: string;
  title: string;
  used_for: string;
}
/**
 * What each number is, by that number.
 */
export interface Legend {
  cards: CardLegend[];
  crystals: CrystalLegend[];
  halves: HalfLegend[];
  halves_of: [number, number][];
  levels: number[];
  wild: string;
  on_top: string;
}
/**
 * A card: its kind is the place of its entry among the mercenaries.
 */
export interface CardLegend {
  name: string;
  kind: number;
  faction: number;
  tint: number | null;
}
/**
 * A crystal token as it is printed.
 */
export interface CrystalLegend {
  name: string;
  colour: number;
  symbol: number | null;
  notes: string[];
}
/**
 * An artifact: the card on which it is printed, and the side.
 */
export interface HalfLegend {
  card: number;
  side: "left" | "right";
}
