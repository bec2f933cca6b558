/** The content files, as far as the page draws them. */
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
