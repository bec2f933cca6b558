/** The one clock of the table: what has happened is shown moment after moment, and then there is rest. */
import type { LogLine, Throw } from "../../protocol";
import { beginsTurn, FACTOR, isHeld, lastOf, plan, type Pace, type Shot } from "./schedule";

const STAY = 4000; // milliseconds that dice lie in the tray where no film is shown

/** Where a film is shown. */
export interface Stage {
  pace(): Pace;
  change(apply: () => void, ms: number): void; // pieces travel from where they were to where they are
  shows(shot: Shot): void;
  rests(): void;
}

/** What has just happened, as it comes from the server. */
export class Director {
  shot = $state.raw<Shot | null>(null); // what is shown; null: the table is as it is now
  paused = $state(false);
  left = $state.raw<readonly Throw[]>([]); // dice that lie there without a film

  private coming: LogLine[] = [];
  private views = new Map<number, unknown>();
  private spent = 0; // on the turn that is shown
  private timer: ReturnType<typeof setTimeout> | undefined;
  private sweep: ReturnType<typeof setTimeout> | undefined;
  private mine = new Set<number>(); // answers of my own

  constructor(private readonly stage: Stage) {}

  get isPlaying(): boolean {
    return this.shot !== null;
  }

  get view(): unknown {
    return this.shot ? this.views.get(lastOf(this.shot).number) : undefined;
  }

  /** The last line that has been shown; what comes after it is not known yet. */
  get until(): number | null {
    return this.shot ? lastOf(this.shot).number : null;
  }

  /** The answer with this number is my own: it is shown briskly. */
  answered(answers: number): void {
    this.mine.add(answers);
  }

  /** More has happened. */
  add(lines: readonly LogLine[], views: ReadonlyMap<number, unknown>): void {
    this.coming.push(...lines);
    for (const [number, view] of views) this.views.set(number, view);
    if (!this.shot && !this.paused) this.next();
  }

  /** The table as it is now, at once; the dice of what happened lie there for a while. */
  jump(lines: readonly LogLine[] = []): void {
    this.stop();
    this.left = lines.flatMap((line) => line.throws).slice(-4);
    clearTimeout(this.sweep);
    if (this.left.length) this.sweep = setTimeout(() => (this.left = []), STAY);
  }

  /** Nothing of it is left to be shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.coming = [];
    this.paused = false;
    this.rest();
  }

  pause(): void {
    if (!this.shot) return;
    clearTimeout(this.timer);
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    if (this.shot) this.next();
  }

  private rest(): void {
    if (this.shot) this.stage.change(() => (this.shot = null), 0);
    this.views = new Map();
    this.spent = 0;
    this.stage.rests();
  }

  private next(): void {
    clearTimeout(this.timer);
    const pace = this.stage.pace();
    const isMine = (line: LogLine) => this.mine.has(line.answers) || line.forced || line.passed;
    const shot = FACTOR[pace] ? plan(this.coming, pace, isMine, this.spent)[0] : undefined;
    if (!shot) return void this.stop();
    this.coming.splice(0, shot.lines.length);
    if (shot.lines.some(beginsTurn) || shot.mine) this.spent = 0;
    this.spent += shot.ms;
    this.left = [];
    this.stage.change(() => (this.shot = shot), isHeld(shot) ? 200 : shot.ms);
    this.stage.shows(shot);
    this.timer = setTimeout(() => this.next(), shot.ms);
  }
}
