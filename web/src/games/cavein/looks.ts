/** Factions have a colour and a shape. */
import { FACTION_IDS } from "./constants";

export interface FactionLook {
  fill: string;
  deep: string; // for edges and facets
  glyph: string; // in a box of 24 by 24
}

type FactionId = (typeof FACTION_IDS)[number];

const FACTION_LOOKS: Record<FactionId, FactionLook> = {
  // a mountain
  terron: { fill: "#D09A66", deep: "#8A5A2C", glyph: "M1 21L9 5L13 13L16 8L23 21Z" },
  // a drop
  hydran: { fill: "#63B3F0", deep: "#1F6BA8", glyph: "M12 1C16 8 20 11 20 16A8 7.5 0 0 1 4 16C4 11 8 8 12 1Z" },
  // a cut stone
  mineggler: { fill: "#B39BF2", deep: "#6A4DBA", glyph: "M7 3H17L23 10L12 22L1 10Z" },
  // a cog
  metanel: {
    fill: "#EBCF57",
    deep: "#957A10",
    glyph: "M9 1H15V6L20 4L22 9L18 12L22 15L20 20L15 18V23H9V18L4 20L2 15L6 12L2 9L4 4L9 6Z",
  },
  // three lobes
  bioss: {
    fill: "#F0827B",
    deep: "#A8332C",
    glyph: "M12 1A5 5 0 0 1 16 9A6 6 0 0 1 22 19A6 6 0 0 1 12 19A6 6 0 0 1 2 19A6 6 0 0 1 8 9A5 5 0 0 1 12 1Z",
  },
  // a leaf
  weedlock: { fill: "#82C973", deep: "#34772B", glyph: "M3 22C1 9 9 2 22 2C22 15 15 22 6 20L14 10L4 20Z" },
};

/** Of a faction that a designer added: it is shown by its name too. */
const PLAIN: FactionLook = { fill: "#9aa4b0", deep: "#56606e", glyph: "M1 1H23V23H1Z" };

export const hasLook = (id: string): id is FactionId => Object.hasOwn(FACTION_LOOKS, id);
export const factionLook = ({ id }: { id: string }): FactionLook => (hasLook(id) ? FACTION_LOOKS[id] : PLAIN);
