/** What cards, creatures and weapons say in words. */
import type { Content, Mode } from "./content";
import type { Creature, Effect, Objective, Place, Shape, ShoutCard } from "./files";
import { DICE, ITEMS } from "./looks";
import type { CreatureView } from "./types";

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const listed = (words: readonly string[]): string => words.join(", ").replace(/, ([^,]*)$/, " and $1");
const itemName = (id: string): string => id.split("_").map((word) => word[0]?.toUpperCase() + word.slice(1)).join(" ");

/** `2 actions`; what one action is called is told. */
export const actionsInWords = (actions: number, one = "1 action"): string => (actions === 1 ? one : actions ? `${actions} actions` : "no action");

// --- cards

const EXITS: Record<Place["exit"], string> = {
  I: "exit I",
  II: "exit II",
  III: "exit III",
  each: "every exit",
  nearest: "the nearest exit",
  farthest: "the farthest exit",
};

/** A Rock & Stone card, with the moment it is for if it has one. */
export const shoutInWords = ({ window, text }: Pick<ShoutCard, "window" | "text">): string =>
  window === "any time" ? text : `${window[0]?.toUpperCase()}${window.slice(1)}: ${text[0]?.toLowerCase()}${text.slice(1)}`;

export const placeInWords = (content: Content, { creature, n, exit }: Place): string =>
  `${plural(n, content.creatureCalled(creature))} at ${EXITS[exit]}`;

export function effectInWords(content: Content, effect: Effect, mission: number): string {
  switch (effect.op) {
    case "threat":
      return effect.n < 0 ? `The Swarm Threat sinks by ${-effect.n}.` : `The Swarm Threat rises by ${effect.n}.`;
    case "spawn":
      return `${placeInWords(content, effect)}.`;
    case "activate":
      return effect.types.length ? `All ${listed(effect.types.map((id) => `${content.creatureCalled(id)}s`))} activate.` : "All creatures activate.";
    case "attacked":
      return effect.by === "leech"
        ? `A Cave Leech attacks the active Dwarf: ${effect.damage} damage and knocked over, unless a reaction shot hits it.`
        : `A Grabber carries the active Dwarf off: ${effect.damage} damage and knocked over, unless a reaction shot hits it.`;
    case "burrow":
      return `A ${content.creatureCalled(effect.creature)} comes out of the ground next to the active Dwarf and attacks.`;
    case "mission_event":
      return `${content.mission(mission).event.name}: ${content.mission(mission).event.text}`;
    case "set_aside_swarm":
      return `${plural(effect.n, "Swarm card")} set aside for the next Swarm.`;
    case "offer":
      return offerInWords(effect);
    case "heal":
      return `The active Dwarf regains ${effect.n} Health.`;
    case "crate":
      return `The active Dwarf draws ${plural(effect.n, "Throwable")}.`;
    case "glitter":
      return `${effect.n} Nitra or Gold for the shared pile.`;
    case "song":
      return `Any Dwarf draws ${plural(effect.n, "Rock & Stone card")}.`;
    case "scatter":
      return `${listed(effect.types.map((id) => `${content.creatureCalled(id)}s`))} within ${effect.within} spaces run ${effect.steps} steps away.`;
  }
}

function offerInWords(offer: Extract<Effect, { op: "offer" }>): string {
  if (offer.what === "seam") return `If you like: ${offer.nitra ?? 0} Nitra, and the Swarm Threat rises by ${offer.threat ?? 0}.`;
  return offer.what === "chop" ? "If you like: a free axe chop with one more success." : "If you like: a free shot; ammo is paid.";
}

export function objectiveInWords(content: Content, { kind, item, n, cubes }: Objective): string {
  if (kind === "kill") return `Kill ${n > 1 ? `${n} marked ${content.creatureCalled(item)}s` : `the marked ${content.creatureCalled(item)}`}`;
  if (kind === "repair") return `Repair ${plural(n, "wreck")}, ${cubes ?? 0} cubes each`;
  return kind === "deposit" ? `Bring ${n} ${itemName(item)} to the Minehead` : `Collect ${n} ${itemName(item)}`;
}

export const itemOf = (objective: Objective): number => ITEMS.findIndex((look) => look.name === itemName(objective.item));

// --- weapons

const AREAS: Record<Shape, string> = { single: "one space", triangle: "three spaces", line3: "a line of three", blast7: "seven spaces" };
export const areaInWords = (area: Shape): string => AREAS[area];

/** The dice of a way to shoot: `3 bullet dice`. */
export const diceInWords = (dice: Mode["dice"]): string =>
  listed(Object.entries(dice).map(([kind, count]) => `${count} ${DICE[kind]?.name ?? kind} ${count === 1 ? "die" : "dice"}`));

export function modeInWords(mode: Mode): string[] {
  const words = [diceInWords(mode.dice)];
  if (mode.area) words.push(`hits ${AREAS[mode.area]}, friends too`);
  else words.push(mode.single ? "at one target" : "spread over spaces next to each other");
  if (mode.lobbed) words.push("thrown over heads");
  if (mode.keep_one) words.push("the better die counts");
  if (mode.sustained) words.push("right after another shot of the same weapon, for no action");
  if (mode.flames) words.push(`then up to ${mode.flames} Flames`);
  if (mode.stun) words.push("stuns");
  if (mode.freeze_one) words.push("freezes one survivor");
  if (mode.leap) words.push(`throws the shooter up to ${mode.leap} spaces`);
  return words;
}

// --- creatures

const BANGS: Record<Creature["bang"], string> = {
  nothing: "",
  webbed: "“!” webs its victim",
  stunned: "“!” stuns its victim",
  knocked_over: "“!” knocks its victim over",
  damage: "“!” is one more damage",
  spawn: "each “!” is a new Grunt",
};

export function creatureInWords(creature: Creature): string[] {
  const words: string[] = [];
  if (creature.bang !== "nothing") words.push(BANGS[creature.bang]);
  if (creature.explodes) words.push("goes off next to a Dwarf or the Sentry Gun, and when it dies");
  if (creature.births) words.push("breeds instead of moving, and when it dies");
  if (creature.flying) words.push("flies over pits, stalagmites and figures");
  if (creature.crushes) words.push("breaks through rock");
  if (creature.faces) words.push("resists nothing from behind");
  if (creature.blocks_sight) words.push("blocks sight");
  if (creature.stun_immune) words.push("cannot be stunned");
  if (creature.reward) words.push("whoever kills it draws a Rock & Stone card");
  return words;
}

const NOBODY = -1;
const GUN = -2;

/** Whom it would go for now. */
export function preyInWords({ prey, strikes, stunned, frozen }: CreatureView, nameOf: (seat: number) => string): string {
  if (stunned || frozen) return "When it is its turn it only recovers.";
  if (prey === NOBODY) return "It can get at nobody from here.";
  const who = prey >= 0 ? nameOf(prey) : prey === GUN ? "the Sentry Gun" : "the hologram";
  return strikes ? `If it acts now, it attacks ${who}.` : `If it acts now, it makes for ${who}.`;
}
