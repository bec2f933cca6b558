/** How things look: flat shapes in a box of 24 by 24, drawn for this page. Kinds differ in shape, not only in colour. */
import { CREATURE_IDS, DIE_IDS, DWARF_IDS, ITEMS, PICKUP_IDS } from "./constants";
import type { CreatureView, DwarfView } from "./types";

export interface Glyph {
  fill?: string; // a filled shape
  line?: string; // drawn as strokes
}

export interface CreatureLook extends Glyph {
  colour: string; // of the token it stands on
}

export const CREATURES: Record<(typeof CREATURE_IDS)[number], CreatureLook> = {
  grunt: {
    colour: "#8f3d2b",
    fill: "M12 6C8 6 6.5 9.5 6.5 13.5C6.5 18 9 21 12 21C15 21 17.5 18 17.5 13.5C17.5 9.5 16 6 12 6Z",
    line: "M6.5 11L1.5 8M6.5 15L1 16M8 19L4 23M17.5 11L22.5 8M17.5 15L23 16M16 19L20 23M10 6L7 1.5M14 6L17 1.5",
  },
  web_spitter: {
    colour: "#6a6420",
    fill: "M12 9A4.5 5.5 0 1 1 12 20A4.5 5.5 0 1 1 12 9ZM12 4A3 3 0 1 1 12 10A3 3 0 1 1 12 4Z",
    line: "M9 11L4 7L3 2M8 14L2 13L0.5 10M8 16L3 19L2 23M15 11L20 7L21 2M16 14L22 13L23.5 10M16 16L21 19L22 23",
  },
  exploder: {
    colour: "#b5541a",
    fill: "M12 0.5L14.2 6L19.5 3L17.5 8.8L23.5 10.5L18.5 13.5L21.5 18.5L15.8 17.3L14 23.5L11 18.3L6 22L7.2 16L1 15.5L5.8 12L1.5 7.5L7.5 7.5L6.8 1.8L10.8 5.8Z",
  },
  mactera_spawn: {
    colour: "#5b3f86",
    fill: "M12 6C14 6 15 9 14.6 13C14.2 17 13 20 12 23C11 20 9.8 17 9.4 13C9 9 10 6 12 6ZM9 10C5 4 1.5 3 0.5 5C0 8 4 12 9 13ZM15 10C19 4 22.5 3 23.5 5C24 8 20 12 15 13Z",
    line: "M12 6V2",
  },
  slasher: {
    colour: "#4a5666",
    fill: "M12 9C9 9 7.5 12 7.5 15C7.5 19 9.5 22 12 22C14.5 22 16.5 19 16.5 15C16.5 12 15 9 12 9ZM8 10C3 8 2 4 4 0.5C4.5 4 6.5 6.5 10 8.5ZM16 10C21 8 22 4 20 0.5C19.5 4 17.5 6.5 14 8.5Z",
    line: "M7.5 15L2.5 14M8 19L4 22M16.5 15L21.5 14M16 19L20 22",
  },
  brood_nexus: {
    colour: "#7d2f52",
    fill: "M12 2A4.2 4.2 0 1 1 12 10.4A4.2 4.2 0 1 1 12 2ZM6 9A4.2 4.2 0 1 1 6 17.4A4.2 4.2 0 1 1 6 9ZM18 9A4.2 4.2 0 1 1 18 17.4A4.2 4.2 0 1 1 18 9ZM12 13.4A4.4 4.4 0 1 1 12 22.2A4.4 4.4 0 1 1 12 13.4Z",
  },
  spitball_infector: {
    colour: "#2f6e4c",
    fill: "M12 1C14 3 16 3 18 2.5C18 5 19 7 21 8.5C19 10 18 12 18 14C15.5 13.5 14 14 12 16C10 14 8.5 13.5 6 14C6 12 5 10 3 8.5C5 7 6 5 6 2.5C8 3 10 3 12 1ZM12 5.5A3 3 0 1 0 12 11.5A3 3 0 1 0 12 5.5Z",
    line: "M12 16V23M12 22L6.5 18.5M12 22L17.5 18.5",
  },
  praetorian: {
    colour: "#5f2d20",
    fill: "M12 1.5L20.5 5.5L22.5 13L18.5 20.5H15L13.8 16.5H10.2L9 20.5H5.5L1.5 13L3.5 5.5Z",
    line: "M7 20.5V23.5M17 20.5V23.5",
  },
  oppressor: {
    colour: "#41211f",
    fill: "M12 0.5L17 3L22.5 4.5L23.5 12L20 20L16 22L14.5 17H9.5L8 22L4 20L0.5 12L1.5 4.5L7 3Z",
    line: "M12 0.5V8",
  },
};
/** What is not in the box: a question mark. */
const STRANGE: Glyph = { line: "M7 8A5 5 0 1 1 14.5 12.3C12.6 13.4 12 14 12 16.5M12 20.5V21" };

/** A creature that this page has no drawing of: a plain shape, which wants its name beside it. */
export const PLAIN_CREATURE: CreatureLook = { colour: "#5d6673", fill: "M5 5H19V19H5Z" };
export const creatureLook = (id: string): CreatureLook => of(CREATURES, id) ?? PLAIN_CREATURE;

export const CLASSES: Record<(typeof DWARF_IDS)[number], Glyph> = {
  driller: { fill: "M4.5 1.5H19.5L18 6H6ZM7 7.5H17L15.6 12H8.4ZM9 13.5H15L13.8 17.5H10.2ZM10.6 19H13.4L12 23.5Z" },
  engineer: {
    fill: "M15.5 1A6.5 6.5 0 0 0 9 9.8L1.5 17.3A3 3 0 0 0 1.5 21.5L2.5 22.5A3 3 0 0 0 6.7 22.5L14.2 15A6.5 6.5 0 0 0 23 8.5L18.7 12L13 11L12 5.3Z",
  },
  gunner: {
    fill: "M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1ZM12 4A2.4 2.4 0 1 0 12 8.8A2.4 2.4 0 1 0 12 4ZM5.5 7.8A2.4 2.4 0 1 0 5.5 12.6A2.4 2.4 0 1 0 5.5 7.8ZM18.5 7.8A2.4 2.4 0 1 0 18.5 12.6A2.4 2.4 0 1 0 18.5 7.8ZM8 15A2.4 2.4 0 1 0 8 19.8A2.4 2.4 0 1 0 8 15ZM16 15A2.4 2.4 0 1 0 16 19.8A2.4 2.4 0 1 0 16 15Z",
  },
  scout: {
    fill: "M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 1 1 12 8.5Z",
    line: "M12 4A8 8 0 1 1 12 20A8 8 0 1 1 12 4M12 0.5V6M12 18V23.5M0.5 12H6M18 12H23.5",
  },
};
/** The sign of a kind of Dwarf. */
export function classLook(kind: number): Glyph {
  const id = DWARF_IDS[kind];
  return id ? CLASSES[id] : STRANGE;
}

export interface ItemLook extends Glyph {
  colour: string;
}

const ITEM_LOOKS: Record<(typeof ITEMS)[number], ItemLook> = {
  morkite: {
    colour: "#58c7d8",
    fill: "M4 22L2.5 13L6 7L9.5 13L9 22ZM9 22L10 6L13.5 1L17 7L15.5 22ZM16 22L17.5 12L20 9L22.5 13.5L21 22Z",
  },
  nitra: {
    colour: "#ef6a5f",
    fill: "M12 1L15 8.5L22.5 6.5L18 12.5L22.5 19L15 16.5L12 23L9 16.5L1.5 19L6 12.5L1.5 6.5L9 8.5Z",
  },
  gold: {
    colour: "#f2c53d",
    fill: "M7 10A5.5 5.5 0 1 1 7 21A5.5 5.5 0 1 1 7 10ZM17 12A5 5 0 1 1 17 22A5 5 0 1 1 17 12ZM13 2A5 5 0 1 1 13 12A5 5 0 1 1 13 2Z",
  },
  aquarq: { colour: "#a98bf0", fill: "M12 0.5L21 12L12 23.5L3 12ZM12 4L7 12L12 20Z" },
  apoca_bloom: {
    colour: "#ef8fc4",
    fill: "M12 1A4 4 0 0 1 15 8A4.2 4.2 0 0 1 20 15.5A4.2 4.2 0 0 1 12 17A4.2 4.2 0 0 1 4 15.5A4.2 4.2 0 0 1 9 8A4 4 0 0 1 12 1Z",
    line: "M12 17V23.5",
  },
  alien_egg: { colour: "#b7d65c", fill: "M12 1C17 5 20 11 20 15.5A8 7.5 0 0 1 4 15.5C4 11 7 5 12 1Z" },
};
/** Something of the shared pile, by its number. */
export function itemLook(item: number): ItemLook | undefined {
  const id = ITEMS[item];
  return id && ITEM_LOOKS[id];
}

const PICKUPS: Record<(typeof PICKUP_IDS)[number], ItemLook> = {
  loot_bug: {
    colour: "#f2c53d",
    fill: "M3 15A9 7 0 0 1 21 15V18H3Z",
    line: "M6 18V21.5M12 18V21.5M18 18V21.5M17 9L20 4M14 8L15.5 3.5",
  },
  barley_bulb: {
    colour: "#e5b567",
    fill: "M12 7C16 9 17 13 15.5 17H8.5C7 13 8 9 12 7Z",
    line: "M12 7V1M9 8L5 3M15 8L19 3M12 17V23",
  },
  apoca_bloom: ITEM_LOOKS.apoca_bloom,
  alien_egg: ITEM_LOOKS.alien_egg,
  red_sugar: { colour: "#ff7d7d", fill: "M3 21L6 9L10 14L12 2L15 13L19 7L21.5 21Z" },
};
/** What lies under a pickup token. */
export function pickupLook(kind: number): ItemLook {
  const id = PICKUP_IDS[kind];
  return id ? PICKUPS[id] : { colour: "#c3ccd8", ...STRANGE };
}

type Condition = (DwarfView | CreatureView)["conditions"][number];

export const CONDITIONS: Record<Condition, Glyph> = {
  stunned: { fill: "M12 1L14.5 9H23L16.2 14L18.8 22.5L12 17.3L5.2 22.5L7.8 14L1 9H9.5Z" },
  webbed: { line: "M12 1V23M2.5 6.5L21.5 17.5M21.5 6.5L2.5 17.5M12 6L17.2 9V15L12 18L6.8 15V9Z" },
  knocked: { line: "M2 20H22M4 14L20 10M17 7L21 10L18 14" },
  unconscious: { line: "M4 4L20 20M20 4L4 20" },
  carrying: ITEM_LOOKS.aquarq,
  frozen: { line: "M12 1V23M2.5 6.5L21.5 17.5M21.5 6.5L2.5 17.5M9 3L12 6L15 3M9 21L12 18L15 21" },
  corroded: { fill: "M12 1C17 8 19 12 19 16A7 7 0 0 1 5 16C5 12 7 8 12 1Z" },
};

export interface DieLook extends Glyph {
  colour: string;
  on: string;
}

export const DICE: Record<(typeof DIE_IDS)[number], DieLook> = {
  bullet: { colour: "#3f8f4f", on: "#ffffff", fill: "M8 23V9C8 5 10 2 12 1C14 2 16 5 16 9V23Z" },
  flame: {
    colour: "#e8c53a",
    on: "#1c1600",
    fill: "M12 0.5C14 6 20 9 20 16A8 7.5 0 0 1 4 16C4 12 7 11 7.5 7C9 8 10 9.5 10 11C12 8 12.5 4 12 0.5Z",
  },
  piercing: { colour: "#3b78c4", on: "#ffffff", fill: "M12 0.5L18.5 11H14.5V23.5H9.5V11H5.5Z" },
  explosion: {
    colour: "#c8443a",
    on: "#ffffff",
    fill: "M12 0.5L14.2 6L19.5 3L17.5 8.8L23.5 10.5L18.5 13.5L21.5 18.5L15.8 17.3L14 23.5L11 18.3L6 22L7.2 16L1 15.5L5.8 12L1.5 7.5L7.5 7.5L6.8 1.8L10.8 5.8Z",
  },
  axe: {
    colour: "#e9e4d8",
    on: "#1c1a16",
    fill: "M4 22L13 9L10.5 7.3L14 2C18 2.5 21 5.5 21.5 9.5L17 13L15 10.5L6.5 23.5Z",
  },
  mineral: { colour: "#8a8f98", on: "#111111", fill: "M12 1L21 9L17 23H7L3 9Z" },
  creature: {
    colour: "#2a2a2e",
    on: "#ffffff",
    fill: "M2 3H22L20 9L17.5 4.5L15 12L12 5L9 12L6.5 4.5L4 9ZM2 21H22L20 15L17.5 19.5L15 13.5L12 19L9 13.5L6.5 19.5L4 15Z",
  },
};
/** The look of a die by its id. */
export const dieLook = (id: string): DieLook => of(DICE, id) ?? { colour: "#888888", on: "#000000", ...STRANGE };

/** The look of an id that a pack may have added. */
function of<Look>(looks: Readonly<Partial<Record<string, Look>>>, id: string): Look | undefined {
  return Object.hasOwn(looks, id) ? looks[id] : undefined;
}
