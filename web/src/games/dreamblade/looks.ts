/** Signs for families of abilities, drawn in a box of ten by ten. */
import type { PieceLegend } from "./entries";

const SIGNS = {
  aura: "M5 1a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM5 3.6a1.4 1.4 0 1 1 0 2.8a1.4 1.4 0 1 1 0-2.8Z",
  move: "M1 4h4V1.4L9.4 5L5 8.6V6H1Z",
  bolt: "M6 .6L1.6 5.8h2.6L3.4 9.4L8.4 4H5.4Z",
  plus: "M3.8 1h2.4v2.8H9v2.4H6.2V9H3.8V6.2H1V3.8h2.8Z",
  drawback: "M1 3.8h8v2.4H1Z",
  points: "M5 .8L9.2 5L5 9.2L.8 5Z",
  guard: "M1.4 1.2h7.2v3.6C8.6 7 7 8.6 5 9.4C3 8.6 1.4 7 1.4 4.8Z",
  place: "M5 .8a4.2 4.2 0 1 0 0 8.4a4.2 4.2 0 1 0 0-8.4ZM5 2.6l2 3H5.8v2H4.2v-2H3Z",
  grave: "M2 9.2V4.4a3 3 0 0 1 6 0v4.8ZM4.4 3.4v1H3.4v1.2h1v2h1.2v-2h1V4.4h-1v-1Z",
  star: "M5 .6l1.3 2.9l3.1.3l-2.3 2.1l.7 3.1L5 7.4L2.2 9l.7-3.1L.6 3.8l3.1-.3Z",
} as const;
type Sign = keyof typeof SIGNS;

const FAMILIES: Record<PieceLegend["family"], Sign> = {
  ability_grant: "aura",
  aura: "aura",
  banish: "grave",
  blade_grant: "star",
  damage: "bolt",
  damage_bonus: "plus",
  destruction: "bolt",
  drawback: "drawback",
  economy: "points",
  modifier: "star",
  movement: "move",
  placement: "place",
  replacement: "guard",
  reroll: "star",
  restriction: "guard",
  scoring: "points",
  spawn_restriction: "drawback",
  special_attack: "bolt",
  triggered: "grave",
  triggered_special_attack: "bolt",
  zone: "grave",
};

export const signOf = (ability: PieceLegend): string => SIGNS[FAMILIES[ability.family]];
