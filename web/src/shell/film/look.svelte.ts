/** Looking back: any moment of the match through the eyes of a seat, and on from there as a film. */
import type { Filmed, LogLine, WatchFilm } from "../../protocol";
import type { Stage } from "./director.svelte";
import { viewsOf } from "./patches";
import { isHeld, lastOf, plan, type Shot } from "./schedule";

const AT_ONCE = 16; // answers that the server tells at once

interface Segment {
  filmed: Filmed;
  views: Map<number, unknown>;
}

/** A moment that is looked at. */
export interface Moment {
  at: number; // the line of my own log; -1: before the first
  after: number; // answers
  seat: number | null; // whose eyes
  view: unknown;
  line: LogLine | null; // as those eyes saw it
  shot: Shot | null; // where it is played
}

/** What looking back needs of the match. */
export interface Archive {
  lines(): readonly LogLine[];
  answers(): number;
  seat(): number | null;
  ask(message: WatchFilm): Promise<Filmed | null>;
}

export class LookBack {
  moment = $state.raw<Moment | null>(null);
  playing = $state(false);
  isRecap = $state(false); // since my turn

  private segments = new Map<string, Promise<Segment | null>>();
  private wanted = 0; // the newest wish counts
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly archive: Archive,
    private readonly stage: Stage,
  ) {}

  get last(): number {
    return this.archive.lines().length - 1;
  }

  /** Look at the table after that line. */
  async goTo(at: number, eyes = this.eyes): Promise<void> {
    this.pause();
    await this.show(at, eyes, null);
  }

  /** A step on, or back; after the last one is now. */
  step(by: number): void {
    const from = this.moment?.at ?? this.last;
    if (from + by > this.last) this.close();
    else void this.goTo(Math.max(-1, from + by));
  }

  async play(): Promise<void> {
    const at = this.moment?.at ?? -1;
    if (at >= this.last) return void this.close();
    this.playing = true;
    await this.next(at);
  }

  /** From that line on, as a film, until now. */
  async playFrom(at: number, isRecap = false): Promise<void> {
    await this.goTo(at);
    this.isRecap = isRecap;
    await this.play();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  /** Back to now. */
  close(): void {
    this.pause();
    this.wanted++;
    this.isRecap = false;
    if (!this.moment) return;
    this.stage.change(() => (this.moment = null), 0);
    this.stage.rests();
  }

  /** What was seen may have changed: an answer was taken back. */
  forget(): void {
    this.segments.clear();
    this.close();
  }

  get eyes(): number | null {
    return this.moment ? this.moment.seat : this.archive.seat();
  }

  private async next(at: number): Promise<void> {
    const shot = plan(this.archive.lines().slice(at + 1), this.paceHere)[0];
    if (!shot) return void this.close();
    if (!(await this.show(lastOf(shot).number, this.eyes, shot)) || !this.playing) return;
    this.stage.shows(shot);
    this.timer = setTimeout(() => void this.next(lastOf(shot).number), shot.ms);
  }

  /** Whoever sees no film in play may still watch one. */
  private get paceHere() {
    const pace = this.stage.pace();
    return pace === "at once" ? "normal" : pace;
  }

  private async show(at: number, eyes: number | null, shot: Shot | null): Promise<boolean> {
    const wish = ++this.wanted;
    const lines = this.archive.lines();
    const line = lines[Math.min(at, lines.length - 1)] ?? null;
    const answers = line?.answers ?? 0;
    const segment = await this.segment(answers, eyes);
    if (!segment || wish !== this.wanted) return false;
    const seen = line ? inSegment(segment, line, lines) : null;
    const view = seen ? segment.views.get(seen.number) : segment.filmed.view;
    const moment = { at: line ? at : -1, after: answers, seat: eyes, view, line: seen ?? line, shot };
    this.stage.change(() => (this.moment = moment), shot && !isHeld(shot) ? shot.ms : 200);
    return true;
  }

  private segment(answers: number, eyes: number | null): Promise<Segment | null> {
    const after = Math.floor(Math.max(0, answers - 1) / AT_ONCE) * AT_ONCE;
    const until = Math.min(after + AT_ONCE, this.archive.answers());
    const key = `${eyes}:${after}:${until}`;
    const found = this.segments.get(key) ?? this.fetch({ type: "watch film", after, until, eyes });
    this.segments.set(key, found);
    void found.then((segment) => segment || this.segments.delete(key));
    return found;
  }

  private async fetch(message: WatchFilm): Promise<Segment | null> {
    const filmed = await this.archive.ask(message);
    const views = filmed && viewsOf(filmed.view, filmed.log);
    return filmed && views ? { filmed, views } : null;
  }
}

/** The line of these eyes at a line of mine: as far into the same answer; else the last one before it. */
function inSegment({ filmed }: Segment, line: LogLine, mine: readonly LogLine[]): LogLine | null {
  const place = mine.filter((other) => other.answers === line.answers).findIndex((other) => other === line);
  const same = filmed.log.filter((other) => other.answers === line.answers);
  const before = filmed.log.filter((other) => other.answers < line.answers);
  return same[Math.min(place, same.length - 1)] ?? before.at(-1) ?? null;
}
