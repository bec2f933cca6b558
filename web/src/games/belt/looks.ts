/** Ores have a colour and a shape; so have the kinds of units. Whatever the content names has a look here. */
import { ORE_IDS, ROCK_IDS, UNIT_IDS } from "./constants";

/** Lies in a box from -10 to 10. */
export interface Look {
  fill: string;
  path: string;
}

const ORES: Record<(typeof ORE_IDS)[number], Look> = {
  uberoid: { fill: "#F2C14E", path: "M0-10L3-3L10-2L5 3L6 10L0 6L-6 10L-5 3L-10-2L-3-3Z" }, // a star
  mundacite: { fill: "#7FC8F8", path: "M-8-8H8V8H-8Z" }, // a square
  lameum: { fill: "#C9A58C", path: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z" }, // a round stone
};

/** Drawn pointing right, in units of the piece's radius. */
const SHIPS: Record<(typeof UNIT_IDS)[number], string> = {
  scout: "M.95 0L-.6.75L-.25 0L-.6-.75Z", // a dart
  driller: "M1.05 0L.2.42V.8H-.35V.45H-.8V-.45H-.35V-.8H.2V-.42Z", // a bit before a yoke
  hauler: "M.9-.3V.3H.6V.8H.2V-.8H.6V-.3ZM.1-.8V.8H-.3V-.8ZM-.4-.8V.8H-.85V-.8Z", // a row of holds
};

const ROCKS: Record<(typeof ROCK_IDS)[number], "stone" | "rubble"> = {
  small: "stone",
  large: "stone",
  debris: "rubble",
};

export const oreLook = (ore: number): Look => drawn(ORES, ORE_IDS[ore], "ore", ore);
export const shipLook = (kind: number): string => drawn(SHIPS, UNIT_IDS[kind], "kind of unit", kind);
export const rockLook = (size: number): "stone" | "rubble" => drawn(ROCKS, ROCK_IDS[size], "size of rock", size);

/** The rules name all there are, so that content files add none. */
function drawn<Id extends string, Drawing>(
  looks: Record<Id, Drawing>,
  id: Id | undefined,
  what: string,
  number: number,
): Drawing {
  if (id === undefined) throw new Error(`The belt has no ${what} ${number}`);
  return looks[id];
}
