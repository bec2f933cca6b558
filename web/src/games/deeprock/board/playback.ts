/** What happened, as it is shown step by step: which lines are worth it, for how long, and what the board looks like then. */
import type { LogLine } from "../../../protocol";
import { eventOf } from "../typed";
import type { Space } from "./geometry";
import type { CreatureView, Event, View } from "../types";

/** Where figures are drawn while the playback lasts. */
export interface Scene {
  creatures: ReadonlyMap<number, Pick<CreatureView, "kind" | "space">>;
  dwarves: readonly Space[];
  caption: string;
}

const STEP = 150; // milliseconds for a step of a figure

type Type = Event["type"];
const STEPS: ReadonlySet<Type> = new Set<Type>(["Stepped", "DwarfMoved"]);
const SHOWN: ReadonlySet<Type> = new Set<Type>([
  ...STEPS,
  "Emerged",
  "Killed",
  "Retreated",
  "Attacked",
  "AttackedObject",
  "Exploded",
  "CarriedOff",
  "EventDrawn",
  "SwarmDrawn",
]);
const QUIET: ReadonlySet<Type> = new Set<Type>([
  "TurnBegan",
  "Collected",
  "Spent",
  "CardDrawn",
  "ThrowableDrawn",
  "PickupRevealed",
]);

const typeOf = (line: LogLine): Type => eventOf(line).type;
/** How long a line is shown: a sentence as long as it takes to read. */
export const timeFor = (line: LogLine): number => (isStep(line) ? STEP : Math.min(1200, 260 + 14 * line.text.length));

export const sceneOf = (view: View): Scene => ({
  creatures: new Map(
    Object.entries(view.creatures).map(([number, { kind, space }]) => [Number(number), { kind, space }]),
  ),
  dwarves: view.dwarves.map(({ space }) => space),
  caption: "",
});

/** The scene after an event. */
export function after(scene: Scene, event: Event, kindOf: (creature: number) => number): Scene {
  switch (event.type) {
    case "Stepped":
    case "Emerged":
      return {
        ...scene,
        creatures: new Map(scene.creatures).set(event.creature, {
          kind: kindOf(event.creature),
          space: event.space,
        }),
      };
    case "Killed":
    case "Retreated": {
      const left = new Map(scene.creatures);
      left.delete(event.creature);
      return { ...scene, creatures: left };
    }
    case "DwarfMoved":
    case "CarriedOff":
      return { ...scene, dwarves: scene.dwarves.map((space, seat) => (seat === event.seat ? event.space : space)) };
    default:
      return scene;
  }
}

export const isStep = (line: LogLine): boolean => STEPS.has(typeOf(line));

/** The lines to show; none if nothing of it can be seen on the board. */
export function worthShowing(lines: readonly LogLine[]): LogLine[] {
  return lines.some((line) => SHOWN.has(typeOf(line))) ? lines.filter((line) => !QUIET.has(typeOf(line))) : [];
}
