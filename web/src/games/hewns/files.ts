/** The content files, as far as the page draws them. */
import type { BoardEntry } from "./types";

export type Size = "small" | "medium" | "big";
export const SIZES: readonly Size[] = ["small", "medium", "big"];

export interface HewnRecord {
  id: string;
  name: string;
  copies: number;
  size: Size;
  cost: number;
  ap: number;
  armour: number;
  rerolls: number;
  mining: number;
  close_combat: number;
  weapon: boolean;
  store_open: number;
  store_hidden: number;
  nanasockets: number;
  sicket_sockets: number;
  heart: boolean;
  repair: number;
  abilities: string[];
}

export interface Technology {
  id: string;
  name: string;
  kind: "technology" | "scouting";
  socket: "nana" | "sicket" | "heart" | "none";
  quantity: number;
  copies: number;
  min_cost: number;
  text: string;
  piece?: string;
}

export interface Die {
  id: string;
  name: string;
  colour: string;
  faces: string[];
}

export interface Scenario {
  id: string;
  name: string;
  rounds: number;
  depleted_mines_end: number;
}

export interface Files {
  hewn: HewnRecord[];
  technology: Technology[];
  die: Die[];
  scenario: Scenario[];
  board: BoardEntry[];
  fixture_board: BoardEntry[];
  gem: { value: number }[];
  tunnel_pieces: Record<Size, number[]>;
  geometry: { radius_ravine: Record<Size, number>; radius_node: Record<Size, number> };
  limits: { substract_per_hewn_per_encounter: number; nananbites_per_bidox: number; artillery_min_dice: number };
}
