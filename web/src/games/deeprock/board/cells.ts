/** What lies on each space, gathered from the view. */
import type { Content } from "../content";
import { spaceName, type Space } from "./geometry";
import { EXIT_NUMBERS, UNKNOWN } from "../constants";
import type { Grounds, Things } from "../entries";
import type { View } from "../types";

export type Ground = keyof Grounds;
export type Thing = keyof Things;

export interface Cell {
  space: Space;
  ground: Ground;
  lit: boolean;
  mineral: number; // in the rock; -1: none
  lies: number[]; // minerals on the floor
  pickup: number | null; // UNKNOWN: face down
  things: Thing[];
  exit: string; // the number of a Tunnel Exit; empty: none
  pod: boolean; // a Drop pod space
  dwarves: number[];
  creatures: number[];
}

export function cellsOf(view: View, all: readonly Space[]): Map<Space, Cell> {
  const ground = groundsOf(view);
  const lit = litBy(view);
  const things = thingsOn(view);
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
      things: things.get(space) ?? [],
      exit: EXIT_NUMBERS[view.exits.indexOf(space)] ?? "",
      pod: pod.has(space),
      dwarves: [],
      creatures: [],
    });
  }
  view.dwarves.forEach((dwarf, seat) => cells.get(dwarf.space)?.dwarves.push(seat));
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
    ...view.outlooks.flatMap(({ sees }) => sees),
    ...view.robot_outlook.sees,
    ...view.dwarves.map(({ space }) => space),
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
  add("minehead", [view.minehead]);
  return found;
}

/** Whether a mark in the middle would cover something. */
export const holdsSomething = (cell: Cell | undefined): boolean =>
  !!cell &&
  (cell.pickup !== null ||
    cell.mineral >= 0 ||
    cell.exit !== "" ||
    [cell.lies, cell.things, cell.dwarves].some((all) => all.length > 0));

// --- in words

/** All that is there, what matters most first. */
export function inWords(cell: Cell, view: View, content: Content, nameOf: (seat: number) => string): string {
  const { ground, item, mark } = content.legend;
  const words: string[] = [
    ...cell.dwarves.map((seat) => `${nameOf(seat)}’s ${content.dwarfName(view.dwarves[seat]?.kind ?? -1)}`),
    ...cell.creatures.map((creature) => healthOf(view, content, creature)),
    ...cell.things.map((thing) => thingInWords(thing, cell.space, view, content)),
  ];
  if (cell.pickup !== null)
    words.push(cell.pickup === UNKNOWN ? mark.unknown_pickup.name : (content.files.pickup[cell.pickup]?.name ?? ""));
  words.push(...cell.lies.map((mineral) => `${item[mineral]} on the ground`));
  if (cell.exit) words.push(`${mark.exit.name} ${cell.exit}`);
  if (cell.pod) words.push(mark.drop_pod.name);
  words.push(cell.mineral < 0 ? ground[cell.ground].name : `${item[cell.mineral]} in the rock`);
  return `${spaceName(cell.space)}: ${words.join(", ")}`;
}

function thingInWords(thing: Thing, space: Space, view: View, content: Content): string {
  const { name } = content.legend.thing[thing];
  if (thing === "wreck") return `${name} with ${view.cubes[space] ?? 0} repair cubes`;
  const upgrade = thing === "upgrade" ? content.upgradeName(view.upgrades[space] ?? -1) : "";
  return upgrade ? `${name}, ${upgrade}` : name;
}

function healthOf(view: View, content: Content, creature: number): string {
  const { kind, name } = content.mini(creature);
  return `${name}, Health ${view.creatures[creature]?.health ?? 0} of ${content.kind(kind).health}`;
}

// --- in sentences

/** What a space does to those who come there. */
export function factsOf(cell: Cell, view: View, content: Content): string[] {
  const { ground, mark, thing } = content.legend;
  const lines = [ground[cell.ground].text, ...cell.things.map((each) => thing[each].text)];
  if (cell.mineral >= 0) lines.push(mark.mineral);
  if (cell.pickup !== null)
    lines.push(cell.pickup === UNKNOWN ? mark.unknown_pickup.text : (content.files.pickup[cell.pickup]?.text ?? ""));
  if (cell.exit) lines.push(mark.exit.text);
  if (cell.pod) lines.push((view.met ? mark.drop_pod_when_met : mark.drop_pod).text);
  return lines.filter(Boolean);
}
