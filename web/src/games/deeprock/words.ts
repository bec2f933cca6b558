/** What cards, objectives and weapons say in words; what the game itself says of its content comes with it. */
import type { Content, Mode } from "./content";
import type { Objective, Shape } from "./files";
import { DICE, ITEMS } from "./looks";
import type { CreatureView } from "./types";

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const listed = (words: readonly string[]): string => words.join(", ").replace(/, ([^,]*)$/, " and $1");
const itemName = (id: string): string =>
  id
    .split("_")
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(" ");

/** `2 actions`; what one action is called is told. */
export const actionsInWords = (actions: number, one = "1 action"): string =>
  actions === 1 ? one : actions ? `${actions} actions` : "no action";

// --- cards

/** What an Event card does, and what the mission’s own event does if it is that. */
export function eventInWords(content: Content, card: number, mission: number): string[] {
  const own = content.event(card).effects.some(({ op }) => op === "mission_event")
    ? content.mission(mission).event
    : null;
  return [...content.says("event", card), ...(own ? [`${own.name}: ${own.text}`] : [])];
}

const MINERALS = new Set(["morkite", "nitra", "gold"]); // what is not counted piece by piece

export function objectiveInWords(content: Content, { kind, item, n, cubes }: Objective): string {
  if (kind === "kill")
    return `Kill ${n > 1 ? `${n} marked ${content.creatureCalled(item)}s` : `the marked ${content.creatureCalled(item)}`}`;
  if (kind === "repair") return `Repair ${plural(n, "wreck")}, ${cubes ?? 0} cubes each`;
  const wanted = MINERALS.has(item) ? `${n} ${itemName(item)}` : plural(n, itemName(item));
  return kind === "deposit" ? `Bring ${wanted} to the Minehead` : `Collect ${wanted}`;
}

export const itemOf = (objective: Objective): number =>
  ITEMS.findIndex((look) => look.name === itemName(objective.item));

// --- weapons

const AREAS: Record<Shape, string> = {
  single: "one space",
  triangle: "three spaces",
  line3: "a line of three",
  blast7: "seven spaces",
};
export const areaInWords = (area: Shape): string => AREAS[area];

/** The dice of a way to shoot: `3 bullet dice`. */
export const diceInWords = (dice: Mode["dice"]): string =>
  listed(
    Object.entries(dice).map(([kind, count]) => `${count} ${DICE[kind]?.name ?? kind} ${count === 1 ? "die" : "dice"}`),
  );

export function modeInWords(mode: Mode): string[] {
  const words = [diceInWords(mode.dice)];
  if (mode.area) words.push(`hits ${AREAS[mode.area]}, friends too`);
  else words.push(mode.single ? "at one target" : "spread over spaces next to each other");
  if (mode.lobbed) words.push("thrown over heads");
  if (mode.keep_one) words.push("the better die counts");
  if (mode.actions > 1) words.push(`for ${actionsInWords(mode.actions)}`);
  if (mode.per_turn) words.push(`at most ${mode.per_turn} times a turn`);
  if (mode.sustained) words.push("right after another shot of the same weapon, for no action");
  if (mode.flames) words.push(`then up to ${mode.flames} Flames`);
  if (mode.stun) words.push("stuns");
  if (mode.freeze_one) words.push("freezes one survivor");
  if (mode.leap) words.push(`throws the shooter up to ${mode.leap} spaces`);
  return words;
}

// --- creatures

const NOBODY = -1;
const GUN = -2;

/** Whom it would go for now. */
export function preyInWords(
  { prey, strikes, stunned, frozen }: CreatureView,
  nameOf: (seat: number) => string,
): string {
  if (stunned || frozen) return "When it is its turn it only recovers.";
  if (prey === NOBODY) return "It can get at nobody from here.";
  const who = prey >= 0 ? nameOf(prey) : prey === GUN ? "the Sentry Gun" : "the hologram";
  return strikes ? `If it acts now, it attacks ${who}.` : `If it acts now, it makes for ${who}.`;
}
