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
const WORD = 420; // for something to read
const PATIENCE = 7000; // the whole playback, however much there is to show

const STEPS = new Set(["Stepped", "DwarfMoved"]);
const QUIET = new Set(["TurnBegan", "Collected", "Spent", "CardDrawn", "ThrowableDrawn", "PickupRevealed"]);

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
    const worth = lines.filter((line) => !QUIET.has(eventOf(line).type ?? ""));
    if (settings.still || !worth.some((line) => STEPS.has(eventOf(line).type ?? "") || eventOf(line).type === "Emerged")) return;
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
    const isStep = STEPS.has(eventOf(line).type ?? "");
    const hurry = Math.min(1, PATIENCE / Math.max(1, this.left()));
    this.scene = { ...after(this.scene, line.event as Event, this.kinds), caption: isStep ? this.scene.caption : line.text };
    this.table.flash(piecesOf(line), WORD * 2);
    this.timer = setTimeout(() => this.next(), (isStep ? STEP : WORD) * hurry);
  }

  private left(): number {
    return this.queue.reduce((sum, line) => sum + (STEPS.has(eventOf(line).type ?? "") ? STEP : WORD), 0);
  }
}
