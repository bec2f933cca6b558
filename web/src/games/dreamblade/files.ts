/** The content files, as far as the page draws them. */
export type Source = "rulebook" | "public" | "house";

export interface Ability {
  ability: string;
  x?: number;
  activation: string[];
  spawn_cost?: number;
  type?: string;
  name?: string;
  only_lineage?: string;
  grants?: Ability;
}

export interface Miniature {
  id: string;
  name: string;
  kind: "creature" | "location";
  lineage?: string;
  spawn_cost: number;
  aspect_cost: Record<string, number>;
  power?: number;
  defense?: number;
  life?: number;
  abilities?: Ability[];
  source: Source;
}

export interface Side {
  id: string;
  name: string;
  portal: string;
  scoring: Record<string, number>;
}

export interface Files {
  ability: { id: string; name: string; class: string; effect: string; timing: string; targets: string }[];
  aspect: { id: string; name: string; symbol: string; color: string; character: string }[];
  board: { columns: string[]; rows: string[] };
  side: [Side, Side];
  miniature: Miniature[];
  warband: { id: string; name: string; plan: string; miniatures: { id: string; count?: number }[] }[];
  limits: { warband: number; copies: number; turns_to_win: number };
}
