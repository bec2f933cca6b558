/**
 * A seat's socket. The server is the only truth: it numbers its updates, and on any gap everything is sent again.
 * A lost connection is tried again after waits that double.
 */
import { GONE } from "../close_codes";
import type { Failed, FromPage, Hello, ToPage, Update } from "../protocol";

export type Connection = "connecting" | "open" | "away" | "refused";

export interface Listener {
  update(update: Update): void;
  connection(state: Connection, text: string): void;
}

const PING_EVERY = 20_000;
const SILENCE = 45_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 16_000;
const CLOSED_FOR_GOOD: ReadonlySet<number> = new Set([GONE]);
const OPEN = 1;

export class SeatSocket {
  private socket: WebSocket | null = null;
  private ref = 0;
  private number = 0;
  private behind = false; // an update was missed: wait for a whole one
  private wait = FIRST_WAIT;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private readonly replies = new Map<number, (reply: ToPage) => void>();

  constructor(
    private readonly address: string,
    private readonly hello: () => Hello, // the first message of every connection: who I am
    private readonly listener: Listener,
    private readonly make: (address: string) => WebSocket = (to) => new WebSocket(to),
  ) {
    this.connect();
  }

  /** Send a message; what answers it, or a failure if the connection is lost before. */
  send(message: FromPage): Promise<ToPage> {
    const ref = ++this.ref;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== OPEN) {
        resolve(lost(ref, "You are not connected; try again in a moment."));
        return;
      }
      this.replies.set(ref, resolve);
      this.socket.send(JSON.stringify({ ...message, ref }));
    });
  }

  /** Another connection, with another hello. */
  reopen(): void {
    if (this.socket?.readyState !== OPEN) return;
    this.wait = 0;
    this.socket.close();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.beat);
    this.socket?.close();
  }

  private connect(): void {
    this.listener.connection("connecting", "");
    const socket = (this.socket = this.make(this.address));
    socket.onopen = () => {
      this.number = 0;
      this.behind = false;
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      void this.send(this.hello());
      this.listener.connection("open", "");
      clearInterval(this.beat);
      this.beat = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.receive(JSON.parse(event.data) as ToPage);
    socket.onclose = (event) => this.gone(event.code, event.reason);
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else void this.send({ type: "ping" });
  }

  private receive(message: ToPage): void {
    if (this.closed) return;
    this.heard = Date.now();
    if (message.type === "update") this.take(message);
    this.settle(message);
  }

  private take(update: Update): void {
    const whole = update.log_from === 0;
    if (update.number !== this.number + 1 && !whole) {
      this.behind = true;
      void this.send({ type: "resync" });
    }
    this.number = update.number;
    if (whole) this.behind = false;
    if (!this.behind) this.listener.update(update);
  }

  /** An update answers every message up to its ref. */
  private settle(message: ToPage): void {
    for (const [ref, resolve] of this.replies) {
      const answered = message.type === "update" ? ref <= message.ref : ref === message.ref;
      if (answered) {
        this.replies.delete(ref);
        resolve(message);
      }
    }
  }

  private gone(code: number, reason: string): void {
    clearInterval(this.beat);
    for (const [ref, resolve] of this.replies) resolve(lost(ref, "The connection was lost."));
    this.replies.clear();
    if (this.closed) return;
    if (CLOSED_FOR_GOOD.has(code)) {
      this.listener.connection("refused", reason);
      return;
    }
    this.listener.connection("away", "");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(Math.max(FIRST_WAIT, this.wait * 2), LONGEST_WAIT);
  }
}

const lost = (ref: number, text: string): Failed => ({ type: "failed", ref, code: "away", text, clause: "" });

/** The address of a match's socket. */
export function socketAddress(id: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/api/matches/${id}/socket`;
}
