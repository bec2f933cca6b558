/** What lies on each space, gathered from the view. */
import type { Content } from "./content";
import { spaceName, type Space } from "./geometry";
import { ITEMS, PICKUPS } from "./looks";
import type { View } from "./types";

export type Ground = "rock" | "hidden" | "floor" | "pit" | "platform" | "stalagmite";

/** Things that stand on a space, each with the word that names it. */
export const THINGS = {
  sentry: "the Sentry Gun",
  bosco: "BOSCO",
  resupply: "the Resupply pod",
  shield: "the Shield",
  mine: "a Proximity Grenade",
  charge: "a Satchel Charge",
  lure: "a hologram",
  flare: "a Flare",
  flame: "a Flame",
  wreck: "a wreck",
  minehead: "the Minehead",
  zipline: "a zipline",
  upgrade: "a Weapon Upgrade",
  field: "in an inhibitor field",
} as const;
export type Thing = keyof typeof THINGS;

export interface Cell {
  space: Space;
  ground: Ground;
  lit: boolean;
  mineral: number; // in the rock; -1: none
  lies: number[]; // minerals on the floor
  pickup: number | null; // -1: face down
  things: Thing[];
  exit: number; // from 1; 0: none
  pod: boolean; // a Drop pod space
  dwarves: number[];
  creatures: number[];
}

export function cellsOf(view: View, content: Content, all: readonly Space[]): Map<Space, Cell> {
  const ground = groundsOf(view);
  const lit = litBy(view);
  const things = thingsOn(view);
  const minehead = view.open.length ? content.marked(view.mission, "H") : [];
  const pod = new Set(view.drop_pod);
  const cells = new Map<Space, Cell>();
  for (const space of all) {
    cells.set(space, {
      space,
      ground: ground.get(space) ?? "rock",
      lit: lit.has(space),
      mineral: view.minerals[space] ?? -1,
      lies: view.ground[space] ?? [],
      pickup: view.pickups[space] ?? null,
      things: [...(things.get(space) ?? []), ...(minehead.includes(space) ? (["minehead"] as const) : [])],
      exit: view.exits.indexOf(space) + 1,
      pod: pod.has(space),
      dwarves: [],
      creatures: [],
    });
  }
  view.dwarves.forEach((dwarf, seat) => cells.get(dwarf.space ?? -1)?.dwarves.push(seat));
  for (const [number, { space, rear }] of Object.entries(view.creatures)) {
    for (const each of [space, rear]) cells.get(each)?.creatures.push(Number(number));
  }
  return cells;
}

function groundsOf(view: View): Map<Space, Ground> {
  const grounds = new Map<Space, Ground>();
  for (const space of view.open) grounds.set(space, "floor");
  for (const space of view.pits) grounds.set(space, "pit");
  for (const space of view.platforms) grounds.set(space, "platform");
  for (const space of view.stalagmites) grounds.set(space, "stalagmite");
  for (const space of view.hidden.flat()) grounds.set(space, "hidden");
  return grounds;
}

/** What the helmet lamps of the Dwarves reach. */
const litBy = (view: View): Set<Space> =>
  new Set([
    ...view.outlooks.flatMap(({ sees = [] }) => sees),
    ...view.robot_outlook.sees,
    ...view.dwarves.map(({ space = -1 }) => space),
  ]);

function thingsOn(view: View): Map<Space, Thing[]> {
  const found = new Map<Space, Thing[]>();
  const add = (thing: Thing, spaces: readonly Space[]) =>
    spaces.forEach((space) => found.set(space, [...(found.get(space) ?? []), thing]));
  const keys = (record: Record<string, unknown>): Space[] => Object.keys(record).map(Number);
  add("field", Object.values(view.fields).flat());
  add("flame", view.flames);
  add("zipline", view.ziplines.flat());
  add("flare", view.flares);
  add("mine", view.mines);
  add("charge", keys(view.charges));
  add("upgrade", keys(view.upgrades));
  add("lure", Object.values(view.lures));
  add("wreck", keys(view.cubes));
  add("shield", [view.shield]);
  add("sentry", [view.sentry]);
  add("bosco", [view.bosco]);
  add("resupply", [view.resupply]);
  return found;
}

/** Whether a mark in the middle would cover something. */
export const holdsSomething = (cell: Cell | undefined): boolean =>
  !!cell &&
  (cell.pickup !== null ||
    cell.mineral >= 0 ||
    cell.exit > 0 ||
    [cell.lies, cell.things, cell.dwarves].some((all) => all.length > 0));

// --- in words

const GROUNDS: Record<Ground, string> = {
  rock: "rock",
  hidden: "a hidden cave",
  floor: "floor",
  pit: "pit",
  platform: "platform over a pit",
  stalagmite: "stalagmite",
};

/** All that is there, what matters most first. */
export function inWords(cell: Cell, view: View, content: Content, nameOf: (seat: number) => string): string {
  const words: string[] = [
    ...cell.dwarves.map((seat) => `${nameOf(seat)}’s ${content.dwarfName(view.dwarves[seat]?.kind ?? -1)}`),
    ...cell.creatures.map((creature) => healthOf(view, content, creature)),
    ...cell.things.map((thing) => thingInWords(thing, cell.space, view, content)),
  ];
  if (cell.pickup !== null)
    words.push(cell.pickup < 0 ? "an unknown pickup" : (PICKUPS[cell.pickup]?.name ?? "a pickup"));
  words.push(...cell.lies.map((mineral) => `${ITEMS[mineral]?.name ?? "a mineral"} on the ground`));
  if (cell.exit) words.push(`Tunnel Exit ${"I".repeat(cell.exit)}`);
  if (cell.pod) words.push("Drop pod");
  words.push(cell.mineral < 0 ? GROUNDS[cell.ground] : `${ITEMS[cell.mineral]?.name} in the rock`);
  return `${spaceName(cell.space)}: ${words.join(", ")}`;
}

function thingInWords(thing: Thing, space: Space, view: View, content: Content): string {
  if (thing === "wreck") return `a wreck with ${view.cubes[space] ?? 0} repair cubes`;
  const upgrade = thing === "upgrade" ? content.files.upgrade[view.upgrades[space] ?? -1] : undefined;
  return upgrade ? `${THINGS[thing]}, ${upgrade.name}` : THINGS[thing];
}

function healthOf(view: View, content: Content, creature: number): string {
  const shown = view.creatures[creature];
  const { health } = content.kind(shown?.kind ?? 0);
  return `${content.creatureName(creature)}, Health ${health - (shown?.wounds ?? 0)} of ${health}`;
}
