/** Colours and shapes of dice, dangers, Substract and heart cards, and how wide things of each size are. */
import { DANGER_TOKENS, DIE_IDS, PIECES } from "./constants";
import type { HeartLegend, HewnEntry } from "./entries";

export type Size = HewnEntry["size"];

export const WIDTH: Record<Size, number> = { small: 40, medium: 56, big: 74 }; // of a ravine
const TOKEN: Record<Size, number> = { small: 25, medium: 30, big: 36 }; // half a figure
const LEAST_TOKEN: Record<Size, number> = { small: 14, medium: 16, big: 18 }; // in pixels, however small the map is drawn

/** Half a figure, in units of the map; `px` of them are a pixel. */
export const tokenRadius = (size: Size, scale: number, px: number): number =>
  Math.max(TOKEN[size] * scale, LEAST_TOKEN[size] * px);

export interface DieLook {
  fill: string;
  ink: string;
  shape: "square" | "kite" | "octagon";
}
type DieId = (typeof DIE_IDS)[number];
const square = (fill: string, ink = "#14171c"): DieLook => ({ fill, ink, shape: "square" });
const DICE: Record<DieId, DieLook> = {
  mining: square("#5fbf77"),
  laser: square("#ecd04f"),
  area: square("#e8705f"),
  close_combat: square("#f2a3c4"),
  armour: square("#a9b0ba"),
  speed: square("#ffffff"),
  hurt: square("#f0953a"),
  danger: { fill: "#14171c", ink: "#ffffff", shape: "octagon" },
  nana: { fill: "#a98be8", ink: "#14171c", shape: "kite" },
  d10: { fill: "#d6dbe2", ink: "#14171c", shape: "kite" },
};
/** Of a die that a designer added: it is shown by its name too. */
const PLAIN = square("#d6dbe2");
const hasLook = (die: string): die is DieId => Object.hasOwn(DICE, die);
export const dieLook = (die: string): DieLook => (hasLook(die) ? DICE[die] : PLAIN);

// In a box of 24 by 24.
const DANGERS: Record<(typeof DANGER_TOKENS)[number], string> = {
  lava: "M12 1C13 7 20 9 20 16A8 7 0 0 1 4 16C4 12 8 11 8 6C11 8 11 10 12 12C14 9 13 5 12 1Z", // a flame
  snedj: "M1 5L5 13L8 5L12 14L16 5L19 13L23 5V12A11 10 0 0 1 1 12Z", // teeth
  planet_attack: "M14 1L3 14H11L8 23L21 9H13Z", // lightning
};
/** Of a danger token, by its number. */
export function dangerGlyph(danger: number): string {
  const id = DANGER_TOKENS[danger];
  return id ? DANGERS[id] : "";
}

/** A piece of technology in a socket. */
const SHORT: Record<(typeof PIECES)[number], string> = {
  nananbite: "Na",
  gunana: "Gu",
  sicket_sunger: "Su",
  futanaz: "Fu",
  suderer: "Sd",
  mining_claw: "Cl",
  slocic_shield: "Sh",
  implosion_bomb: "Bo",
  major_gozzbag: "Go",
  mamabite: "Ma",
  fixito: "Fi",
};
export function pieceShort(piece: number): string {
  const id = PIECES[piece];
  return id ? SHORT[id] : "?";
}

const HEARTS: Record<HeartLegend["kind"], string> = { "no card": "", empty: "♡", stone: "♥", gem: "◆" };
const UNKNOWN_HEART = "♡?";
/** A heart card by what is in it; null: unknown. */
export const heartSign = (heart: HeartLegend | null): string =>
  heart ? HEARTS[heart.kind] + (heart.value || "") : UNKNOWN_HEART;

export const NORMAL = "M12 1L21 9L12 23L3 9Z"; // a cut stone
export const DIRTY = "M4 9L8 3L16 2L21 8L22 15L16 22L8 21L2 16Z"; // a lump
export const PICK = "M3 9C8 2 16 2 21 9L18 10C16 8 15 7 13.500 7V23H10.500V7C9 7 8 8 6 10Z";
export const GATE = "M4 23V11A8 8 0 0 1 20 11V23H15V12A3 3 0 0 0 9 12V23Z";
export const MAGNET = "M3 3H9V13A3 3 0 0 0 15 13V3H21V13A9 9 0 0 1 3 13Z";
export const CRACK = "M13 0L8 8L14 11L7 17L11 24L10 18L18 11L12 8L17 1Z";
