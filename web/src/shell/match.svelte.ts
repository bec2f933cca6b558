/** One match as this page sees it: the newest update, the log, and what the player looks at. */
import { SeatSocket, socketAddress, type Connection } from "../net/socket";
import type {
  Asked,
  FromPage,
  Hello,
  LogLine,
  Meanwhile,
  Option,
  Past,
  Section,
  SetAutomatic,
  SetYield,
  ToPage,
  Update,
} from "../protocol";
import { piecesOf, sinceMine, withUpdate, withoutClause } from "./lines";
import { settings } from "./settings.svelte";

export interface Hint {
  text: string;
  clause: string;
  refused: boolean;
}

const FLASH = 1400;

export class MatchState {
  now = $state.raw<Update | null>(null);
  timeEnds = $state<number | null>(null); // by this machine's clock, in milliseconds; null: there is time
  log = $state.raw<LogLine[]>([]);
  past = $state.raw<Past | null>(null);
  connection = $state<Connection>("connecting");
  closedBecause = $state("");
  busy = $state(false); // an answer is under way
  telling = $state(false); // the board still shows what has happened: the end waits for it
  told = $state.raw<Hint | null>(null); // what the server said to my last message
  pointed = $state.raw<Hint | null>(null); // about what I point at
  recap = $state.raw<LogLine[]>([]); // since my turn
  flashing = $state.raw<ReadonlySet<string>>(new Set());
  mat = $state<number | null>(null); // the seat whose side I want to see; null: my own
  mates = $state.raw<readonly MatchState[]>([]); // my other seats at this screen, where all lies open
  clause = $state<string | null>(null); // the rulebook is open there; empty: at the prompt's clause

  private socket: SeatSocket;
  private seen = -1; // lines of the log that I have seen happen
  private flashEnd: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly token: string,
  ) {
    const hello = (): Hello => ({ type: "hello", token, automatic: automatic() });
    this.socket = new SeatSocket(socketAddress(id), hello, {
      update: (update) => this.take(update),
      connection: (state, text) => {
        this.connection = state;
        this.closedBecause = text;
      },
    });
  }

  close(): void {
    clearTimeout(this.flashEnd);
    this.socket.close();
  }

  // --- what is shown

  get view(): unknown {
    return this.past ? this.past.view : this.now?.view;
  }

  /** The open question; none while looking back or away. */
  get asked(): Asked | null {
    return this.past || this.connection !== "open" ? null : (this.now?.asked ?? null);
  }

  /** What I may do though others are waited for. */
  get meanwhile(): Meanwhile | null {
    return this.past || this.connection !== "open" ? null : (this.now?.meanwhile ?? null);
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
    const before = this.log;
    const wasAsked = this.now?.asked?.ticket;
    this.log = withUpdate(before, update);
    this.now = update;
    this.timeEnds = update.seconds_left === null ? null : Date.now() + 1000 * update.seconds_left;
    const fresh = this.log.slice(Math.min(before.length, update.log_from));
    if (before.length) this.flash(fresh.flatMap(piecesOf), FLASH);
    if (update.asked && update.asked.ticket !== wasAsked) this.begin();
    this.seen = this.seen < 0 ? this.log.length : Math.min(this.seen, this.log.length);
  }

  /** I am asked anew: what did I miss? */
  private begin(): void {
    this.told = null;
    this.pointed = null;
    this.mat = null;
    const missed = this.seen < 0 ? [] : sinceMine(this.log, this.seen, this.seat);
    this.seen = this.log.length;
    if (missed.length && settings.now.recap === "show") this.recap = missed;
  }

  flash(pieces: readonly string[], long = 0): void {
    clearTimeout(this.flashEnd);
    this.flashing = new Set(pieces);
    if (long) this.flashEnd = setTimeout(() => (this.flashing = new Set()), long);
  }

  // --- what I do

  async answer(choice: unknown): Promise<ToPage | null> {
    const asked = this.asked ?? this.meanwhile;
    if (!asked || this.busy) return null;
    this.busy = true;
    this.recap = [];
    const reply = await this.send({ type: "answer", ticket: asked.ticket, choice });
    this.busy = false;
    if (reply.type === "update") this.seen = Math.max(this.seen, this.log.length);
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
    this.recap = [];
    void this.send({ type: "undo", ask });
  }

  consent(agree: boolean): void {
    void this.send({ type: "consent", agree });
  }

  async lookBack(after: number, eyes: number | null = this.past?.seat ?? null): Promise<void> {
    const reply = await this.send({ type: "look back", after, eyes });
    if (reply.type === "past") this.past = reply;
  }

  /** What I see, in words, for games without a board of their own; null if something newer came instead. */
  async draw(after: number | null): Promise<Section[] | null> {
    const reply = await this.socket.send({ type: "draw", after, eyes: this.past?.seat ?? null });
    return reply.type === "drawn" ? reply.sections : null;
  }

  lookNow(): void {
    this.past = null;
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
