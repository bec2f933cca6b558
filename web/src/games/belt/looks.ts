/** Ores have a colour and a shape; so have the kinds of units. Shapes lie in a box from -10 to 10. */
export interface Look {
  fill: string;
  path: string;
}

export const ORES: readonly Look[] = [
  { fill: "#F2C14E", path: "M0-10L3-3L10-2L5 3L6 10L0 6L-6 10L-5 3L-10-2L-3-3Z" }, // Uberoid: a star
  { fill: "#7FC8F8", path: "M-8-8H8V8H-8Z" }, // Mundacite: a square
  { fill: "#C9A58C", path: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z" }, // Lameum: a round stone
];

/** Drawn pointing right, in units of the piece's radius. */
export const SHIPS: readonly string[] = [
  "M.95 0L-.6.75L-.25 0L-.6-.75Z", // scout: a dart
  "M1.05 0L.2.42V.8H-.35V.45H-.8V-.45H-.35V-.8H.2V-.42Z", // driller: a bit before a yoke
  "M.9-.3V.3H.6V.8H.2V-.8H.6V-.3ZM.1-.8V.8H-.3V-.8ZM-.4-.8V.8H-.85V-.8Z", // hauler: a row of holds
];

const NONE: Look = { fill: "#999", path: "M-8-8H8V8H-8Z" };
export const oreLook = (ore: number): Look => ORES[ore] ?? NONE;
