/** What the server shows of Cave-In: `hidden.View` and the content files, as far as the page draws them. */
export interface PlayerView {
  command: number;
  hand_size: number;
  tinted: Record<string, number>;
  base: number[];
  played: number[];
  crystals: number;
  artifacts: number[];
  subjugated: number[];
  totems: number[];
}

/** Fields that are as usual are left out. */
export interface ThisTurn {
  seat?: number;
  actions?: string[];
  raided?: number[];
  extra_mines?: number;
  equal_actions?: boolean;
  mine_discount?: number;
  artifact_discount?: number;
}

export interface View {
  players: PlayerView[];
  in_play: number[];
  docks: number[];
  mine: number[];
  colours: Record<string, number>;
  stacks: number[];
  crystal_stacks: number[];
  artifact_tops: number[];
  artifacts_left: number[];
  cave_in: number;
  collapse: number;
  round: number;
  turn: ThisTurn;
  hand: number[];
  crystals: number[];
  points: Record<string, number>;
  mining_costs: Record<string, number>;
  artifact_costs: Record<string, number>;
}

export type Choice =
  | { type: "Recruit"; card: number }
  | { type: "Mine"; crystal: number }
  | { type: "Collect"; stack: number }
  | { type: "UseSkill"; card: number }
  | { type: "Raid"; base: number }
  | { type: "RaidAgain"; base: number }
  | { type: "EndActions" }
  | { type: "Pay"; cards: number[] }
  | { type: "CannotPay" }
  | { type: "Order"; cards: number[] }
  | { type: "TakeFromMine"; crystal: number }
  | { type: "TakeDockCard"; card: number }
  | { type: "TakeBottom"; count: number }
  | { type: "TakeBaseCard"; base: number; place: number; card: number }
  | { type: "SubjugateBaseCard"; base: number; place: number; card: number }
  | { type: "SubjugateHandCard"; card: number }
  | { type: "RecolourCrystal"; crystal: number; colour: number }
  | { type: "TintTo"; colour: number }
  | { type: "TintCard"; card: number }
  | { type: "UseArtifact"; artifact: number }
  | { type: "Lead"; card: number }
  | { type: "Keep"; artifact: number }
  | { type: "Pass" };

export type Source = "rulebook" | "public" | "house";

export interface Faction {
  id: string;
  name: string;
  colour: string;
}

export interface Mercenary {
  id: string;
  name: string;
  faction: string;
  level: number;
  copies: number;
  timing: "turn" | "instant" | "extra_action";
  short: string;
  text: string;
  source: Source;
  copies_source: Source;
}

export interface CrystalToken {
  id: string;
  colour: string;
  cost: number;
  vp: number;
  symbol?: string;
  cave_in?: boolean;
  source: Source;
}

export interface ArtifactHalf {
  id: string;
  name: string;
  timing: "scoring" | "start" | "passive" | "raid";
  text: string;
  source: Source;
}

export interface ArtifactCard {
  cost: number;
  left: ArtifactHalf;
  right: ArtifactHalf;
}

export interface Files {
  faction: Faction[];
  mercenary: Mercenary[];
  crystal: CrystalToken[];
  artifact_card: ArtifactCard[];
  docks: { slots: number[] };
  mine: { costs: number[]; slots: number[] };
  limits: { hand: number; base: number; actions: number };
}
