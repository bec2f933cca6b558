/** What happened is shown step by step after it is true: figures go where events say, one after another. */
import type { LogLine } from "../../protocol";
import { eventOf, piecesOf } from "../../shell/lines";
import type { MatchTable } from "../../shell/match.svelte";
import { settings } from "../../shell/settings.svelte";
import type { Space } from "./geometry";
import type { CreatureView, Event, View } from "./types";

/** Where figures are drawn while the playback lasts. */
export interface Scene {
  creatures: ReadonlyMap<number, Pick<CreatureView, "kind" | "space">>;
  dwarves: readonly Space[];
  caption: string;
}

const STEP = 150; // milliseconds for a step of a figure
const PATIENCE = 8000; // the whole playback, however much there is to show

const STEPS = new Set(["Stepped", "DwarfMoved"]);
const SHOWN = new Set([...STEPS, "Emerged", "Killed", "Attacked", "AttackedObject", "Exploded", "CarriedOff", "EventDrawn", "SwarmDrawn"]);
const QUIET = new Set(["TurnBegan", "Collected", "Spent", "CardDrawn", "ThrowableDrawn", "PickupRevealed"]);

const typeOf = (line: LogLine): string => eventOf(line).type ?? "";
/** How long a line is shown: a sentence as long as it takes to read. */
export const timeFor = (line: LogLine): number => (STEPS.has(typeOf(line)) ? STEP : Math.min(1200, 260 + 14 * line.text.length));

export const sceneOf = (view: View): Scene => ({
  creatures: new Map(Object.entries(view.creatures).map(([number, { kind, space }]) => [Number(number), { kind, space }])),
  dwarves: view.dwarves.map(({ space = -1 }) => space),
  caption: "",
});

/** The scene after an event. */
export function after(scene: Scene, event: Event, kinds: readonly number[]): Scene {
  switch (event.type) {
    case "Stepped":
    case "Emerged":
      return { ...scene, creatures: new Map(scene.creatures).set(event.creature, { kind: kinds[event.creature] ?? 0, space: event.space }) };
    case "Killed": {
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

export class Stage {
  scene = $state.raw<Scene | null>(null); // null: the figures stand where the view says
  private queue: LogLine[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: MatchTable,
    private readonly kinds: readonly number[],
  ) {}

  /** News to be shown, and the table as it looked before them. */
  show(before: View, lines: readonly LogLine[]): void {
    const worth = lines.filter((line) => !QUIET.has(typeOf(line)));
    if (settings.still || !worth.some((line) => SHOWN.has(typeOf(line)))) return;
    this.queue.push(...worth);
    this.scene ??= sceneOf(before);
    if (this.timer === undefined) this.next();
  }

  /** At once to the end. */
  finish(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.scene = null;
  }

  private next(): void {
    const line = this.queue.shift();
    if (!line || !this.scene) return this.finish();
    const isStep = STEPS.has(typeOf(line));
    const time = timeFor(line) * Math.min(1, PATIENCE / (timeFor(line) + this.left()));
    const caption = isStep && this.scene.caption ? this.scene.caption : line.text; // why it goes matters more than where
    this.scene = { ...after(this.scene, line.event as Event, this.kinds), caption };
    this.table.flash(piecesOf(line), 2 * time);
    this.timer = setTimeout(() => this.next(), time);
  }

  private left(): number {
    return this.queue.reduce((sum, line) => sum + timeFor(line), 0);
  }
}
