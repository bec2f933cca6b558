/** One match as this page sees it: the newest update, the film of what happened, and what the player looks at. */
import { tick } from "svelte";
import { SeatSocket, socketAddress, type Connection } from "../net/socket";
import type {
  Asked,
  Filmed,
  FromPage,
  Hello,
  LogLine,
  Meanwhile,
  Option,
  Score,
  Section,
  SetAutomatic,
  SetYield,
  Throw,
  ToPage,
  Update,
  WatchFilm,
} from "../protocol";
import type { At } from "./address";
import { Director, type Stage } from "./film/director.svelte";
import { LookBack, type Moment } from "./film/look.svelte";
import { viewsOf } from "./film/patches";
import type { Shot } from "./film/schedule";
import { play } from "./film/sound";
import { places, travel } from "./film/travel";
import { piecesOf, sinceAnswer, sinceSeat, withUpdate, withoutClause } from "./lines";
import { settings } from "./settings.svelte";

export interface Hint {
  text: string;
  clause: string;
  refused: boolean;
}

const FLASH = 1400;
const lastAnswers = new Map<string, number>(); // by the key of a seat: several may sit at this screen

export class MatchState {
  now = $state.raw<Update | null>(null); // the newest; what is shown may be earlier
  lines = $state.raw<LogLine[]>([]); // all of the log
  timeEnds = $state<number | null>(null); // by this machine's clock, in milliseconds; null: there is time
  connection = $state<Connection>("connecting");
  closedBecause = $state("");
  busy = $state(false); // an answer is under way
  telling = $state(false); // the board still shows what has happened: the end waits for it
  told = $state.raw<Hint | null>(null); // what the server said to my last message
  pointed = $state.raw<Hint | null>(null); // about what I point at
  flashing = $state.raw<ReadonlySet<string>>(new Set());
  mat = $state<number | null>(null); // the seat whose side I want to see; null: my own
  mates = $state.raw<readonly MatchState[]>([]); // my other seats at this screen, where all lies open
  clause = $state<string | null>(null); // the rulebook is open there; empty: at the prompt's clause

  readonly film: Director;
  readonly look: LookBack;

  private socket: SeatSocket;
  private begun = ""; // the ticket of the question that I have been shown
  private hurries = false; // nothing is played until I am asked
  private flashEnd: ReturnType<typeof setTimeout> | undefined;

  /** A `quiet` one is not looked at: it needs no film. */
  constructor(
    readonly id: string,
    readonly token: string,
    private readonly quiet = false,
  ) {
    const stage: Stage = {
      pace: () => settings.pace,
      change: (apply, ms) => this.change(apply, ms),
      shows: (shot) => this.shows(shot),
      rests: () => this.rests(),
    };
    this.film = new Director(stage);
    this.look = new LookBack(
      {
        lines: () => this.lines,
        answers: () => this.now?.match.answers ?? 0,
        seat: () => this.now?.seat ?? null,
        ask: (message) => this.watch(message),
      },
      stage,
    );
    const hello = (): Hello => ({ type: "hello", token, automatic: automatic(), film: this.isFilmed });
    this.socket = new SeatSocket(socketAddress(id), hello, {
      update: (update) => this.take(update),
      connection: (state, text) => {
        this.connection = state;
        this.closedBecause = text;
        if (state !== "open") this.film.jump();
      },
    });
  }

  close(): void {
    clearTimeout(this.flashEnd);
    this.film.stop();
    this.look.close();
    this.socket.close();
  }

  // --- what is shown: all of it is of the same moment

  get view(): unknown {
    return this.past?.view ?? this.film.view ?? this.now?.view;
  }

  /** What was, where I look back; null: I do not. */
  get past(): Moment | null {
    return this.look.moment;
  }

  /** Whether the table is shown as it is now. */
  get isNow(): boolean {
    return !this.past && !this.film.isPlaying;
  }

  /** Whether something is being played, and is not held. */
  get isRunning(): boolean {
    return this.past ? this.look.playing : this.film.isPlaying && !this.film.paused;
  }

  /** What is being shown; null at rest. */
  get shot(): Shot | null {
    return this.past ? this.past.shot : this.film.shot;
  }

  /** The line of the log that is being shown; null at rest. */
  get step(): LogLine | null {
    return this.past ? (this.past.shot?.told ?? this.past.line) : (this.film.shot?.told ?? null);
  }

  /** The lines of the log up to what is shown. */
  get log(): LogLine[] {
    const until = this.past ? this.past.at : this.film.until;
    return until === null ? this.lines : this.lines.slice(0, until + 1);
  }

  /** The dice that lie in the tray. */
  get throws(): readonly Throw[] {
    if (this.past) return this.past.shot?.throws ?? this.past.line?.throws ?? [];
    return this.film.shot ? this.film.shot.throws : this.film.left;
  }

  /** The open question; none while a film is shown, while looking back or away. */
  get asked(): Asked | null {
    return this.isNow && this.connection === "open" ? (this.now?.asked ?? null) : null;
  }

  /** What I may do though others are waited for. */
  get meanwhile(): Meanwhile | null {
    return this.isNow && this.connection === "open" ? (this.now?.meanwhile ?? null) : null;
  }

  /** How the match ended: not before its last step was seen. */
  get score(): Score | null {
    return this.isNow && !this.telling ? (this.now?.score ?? null) : null;
  }

  /** Who is waited for; while a film is shown, whose doing is seen. */
  get waiting(): readonly number[] {
    return this.isNow ? (this.now?.waiting ?? []) : (this.step?.whose ?? []);
  }

  get thinking(): readonly number[] {
    return this.isNow ? (this.now?.thinking ?? []) : [];
  }

  /** Whose side of the table is shown: my own, or after the game the one whose eyes I look back with. */
  get seat(): number | null {
    return this.past ? this.past.seat : (this.now?.seat ?? null);
  }

  get isAway(): boolean {
    return this.now?.match.players.some((player) => player.seat === this.now?.seat && player.away) ?? false;
  }

  get hint(): Hint | null {
    return this.pointed ?? this.told;
  }

  nameOf(seat: number): string {
    return this.now?.match.players.find((player) => player.seat === seat)?.name ?? `Player ${seat + 1}`;
  }

  // --- news

  private take(update: Update): void {
    const [before, known] = [this.now, this.lines.length];
    const goesOn = before !== null && update.log_from === known;
    const views = goesOn && this.isFilmed && !this.hurries ? viewsOf(before.view, update.log) : null;
    this.lines = withUpdate(this.lines, update);
    this.now = update;
    this.timeEnds = update.seconds_left === null ? null : Date.now() + 1000 * update.seconds_left;
    if (before && update.log_from < known) this.look.forget();
    if (views && update.log.length) this.film.add(update.log, views);
    else if (!views) this.jump(before ? update.log : []);
    if (update.asked || update.score) this.hurries = false;
    if (this.isNow) this.rests();
  }

  /** What was not filmed is there at once. */
  private jump(fresh: readonly LogLine[]): void {
    this.film.jump(fresh);
    if (fresh.length) this.flash(fresh.flatMap(piecesOf), FLASH);
  }

  private get isFilmed(): boolean {
    return !this.quiet && settings.pace !== "at once";
  }

  /** The settings have changed: the server learns whether I watch. */
  setPace(): void {
    this.film.jump();
    this.socket.reopen();
  }

  // --- the film

  private change(apply: () => void, ms: number): void {
    const before = ms && !settings.still ? places() : null;
    apply();
    if (before) void tick().then(() => travel(before, ms));
  }

  private shows(shot: Shot): void {
    this.flash(shot.lines.flatMap(piecesOf));
    const { weight } = shot.told;
    const isCard = shot.lines.some((line) => piecesOf(line).some((piece) => piece.startsWith("card:")));
    if (weight === "dice" || weight === "drama") play(weight === "dice" ? "dice" : "fall");
    else if (weight === "beat") play(isCard ? "card" : "move");
  }

  /** The table is as it is now. A question that is new begins. */
  private rests(): void {
    if (!this.isNow) return;
    if (this.flashEnd === undefined) this.flash([]);
    const ticket = this.now?.asked?.ticket ?? "";
    if (ticket && ticket !== this.begun) this.begin();
    this.begun = ticket || this.begun;
  }

  private begin(): void {
    this.told = null;
    this.pointed = null;
    this.mat = null;
    if (this.lines.at(-1)?.answers !== lastAnswers.get(this.token)) play("turn");
  }

  /** Whatever is under way is over: the table as it is now. */
  skip(): void {
    if (this.past) this.look.close();
    else this.film.stop();
  }

  /** Nothing is played until I am asked again. */
  skipToMyTurn(): void {
    this.hurries = !this.now?.asked && !this.now?.score;
    this.skip();
  }

  pauseOrPlay(): void {
    if (this.past) {
      if (this.look.playing) this.look.pause();
      else void this.look.play();
    } else if (this.film.paused) this.film.resume();
    else this.film.pause();
  }

  /** One step on, or back. Whoever steps while something is played looks back at it. */
  stepBy(by: number): void {
    const until = this.past ? null : this.film.until;
    if (until === null) this.look.step(by);
    else {
      this.film.pause();
      void this.look.goTo(Math.max(-1, until + by)).then(() => this.past && this.film.stop());
    }
  }

  /** A moment of the match, as an address names it. */
  goTo(moment: At | null): void {
    if (!moment) return;
    const first = this.lines.findIndex((line) => line.answers >= moment.answers);
    const eyes = moment.eyes ?? this.now?.seat ?? null;
    if (first >= 0) void this.look.goTo(Math.min(first + moment.line, this.lines.length - 1), eyes);
  }

  /** Where the moment is that I look at, so that others can be led to it. */
  get here(): At | null {
    const past = this.past;
    if (!past) return null;
    const first = this.lines.findIndex((line) => line.answers >= past.after);
    return { answers: past.after, line: Math.max(0, past.at - first), eyes: this.now?.score ? past.seat : null };
  }

  /** The first line after my last answer; null, if nothing has happened since. */
  get since(): number | null {
    const answers = lastAnswers.get(this.token);
    const from =
      answers === undefined ? sinceSeat(this.lines, this.now?.seat ?? null) : sinceAnswer(this.lines, answers);
    return from < this.lines.length ? from : null;
  }

  /** What happened since my last answer, once more. */
  showSince(): void {
    if (this.since !== null) void this.look.playFrom(this.since - 1, true);
  }

  private async watch(message: WatchFilm): Promise<Filmed | null> {
    const reply = await this.send(message);
    return reply.type === "filmed" ? reply : null;
  }

  flash(pieces: readonly string[], long = 0): void {
    clearTimeout(this.flashEnd);
    this.flashing = new Set(pieces);
    this.flashEnd = undefined;
    if (long)
      this.flashEnd = setTimeout(() => {
        this.flashing = new Set();
        this.flashEnd = undefined;
      }, long);
  }

  // --- what I do

  async answer(choice: unknown): Promise<ToPage | null> {
    const asked = this.asked ?? this.meanwhile;
    if (!asked || this.busy) return null;
    this.busy = true;
    const number = (this.now?.match.answers ?? 0) + 1;
    this.film.answered(number);
    const reply = await this.send({ type: "answer", ticket: asked.ticket, choice });
    this.busy = false;
    if (reply.type === "update") lastAnswers.set(this.token, number);
    return reply;
  }

  choose(option: Option): void {
    void this.answer(option.choice);
  }

  /** Why a choice would be refused; null if it may be made, or nobody can say. */
  async whyNot(choice: unknown): Promise<Hint | null> {
    const reply = await this.socket.send({ type: "why not", choice });
    return reply.type === "reason" && reply.text ? hint(reply.text, reply.clause) : null;
  }

  undo(ask = false): void {
    void this.send({ type: "undo", ask });
  }

  consent(agree: boolean): void {
    void this.send({ type: "consent", agree });
  }

  /** What I see, in words, for games without a board of their own; null if something newer came instead. */
  async draw(after: number | null): Promise<Section[] | null> {
    const reply = await this.socket.send({ type: "draw", after, eyes: this.past?.seat ?? null });
    return reply.type === "drawn" ? reply.sections : null;
  }

  setYield(question: string, how: SetYield["how"]): void {
    void this.send({ type: "yield", question, how });
  }

  /** The server learns what it need not ask me. */
  setAutomatic(): void {
    if (this.seat !== null && this.now?.automatic !== automatic())
      void this.send({ type: "automatic", how: automatic() });
  }

  leave(bot: string): void {
    void this.send({ type: "leave", bot });
  }

  comeBack(): void {
    void this.send({ type: "return" });
  }

  stopThinking(): void {
    void this.send({ type: "stop thinking" });
  }

  /** The server keeps this moment; where its file is, or nothing if it could not. */
  async reportProblem(): Promise<string> {
    const reply = await this.send({ type: "report problem" });
    return reply.type === "problem kept" ? reply.problem : "";
  }

  private async send(message: FromPage): Promise<ToPage> {
    const reply = await this.socket.send(message);
    this.told = reply.type === "failed" ? hint(reply.text, reply.clause) : null;
    return reply;
  }
}

const automatic = (): SetAutomatic["how"] => (settings.now.forced === "choose" ? "always" : "careful");

export const hint = (text: string, clause = ""): Hint => ({ text: withoutClause(text), clause, refused: true });
