/** What happened is shown after it is true: figures go where events say, one after another. */
import type { LogLine } from "../../../protocol";
import { piecesOf } from "../../../shell/lines";
import type { MatchTable } from "../../../shell/match.svelte";
import { settings } from "../../../shell/settings.svelte";
import { after, isStep, sceneOf, timeFor, worthShowing, type Scene } from "./playback";
import { eventOf } from "../typed";
import type { View } from "../types";

const PATIENCE = 8000; // milliseconds for the whole, however much there is to show

export class Stage {
  scene = $state.raw<Scene | null>(null); // null: the figures stand where the view says
  private queue: LogLine[] = [];
  private pace = 1; // less than 1 if there is much to show
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: MatchTable,
    private readonly kindOf: (creature: number) => number,
  ) {}

  /** News to be shown, and the table as it looked before them. */
  show(before: View, lines: readonly LogLine[]): void {
    const worth = settings.still ? [] : worthShowing(lines);
    if (!worth.length) return;
    this.queue.push(...worth);
    this.pace = Math.min(1, PATIENCE / this.queue.reduce((sum, line) => sum + timeFor(line), 0));
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
    if (!line || !this.scene) return void this.finish();
    const time = timeFor(line) * this.pace;
    const caption = isStep(line) && this.scene.caption ? this.scene.caption : line.text; // why it goes matters more than where
    this.scene = { ...after(this.scene, eventOf(line), this.kindOf), caption };
    this.table.flash(piecesOf(line), 2 * time);
    this.timer = setTimeout(() => this.next(), time);
  }
}
