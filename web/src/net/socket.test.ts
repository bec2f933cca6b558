import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../protocol";
import { SeatSocket, type Connection } from "./socket";

class Wire {
  readyState = 0;
  sent: { type: string; ref: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send = (text: string) => void this.sent.push(JSON.parse(text) as { type: string; ref: number });
  close = () => this.drop(1000);
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code: number, reason = "") {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

describe("a seat's socket", () => {
  let wires: Wire[] = [];
  let heard: number[] = [];
  let states: Connection[] = [];
  const update = (number: number, more: Partial<Update> = {}) => ({
    type: "update",
    number,
    ref: 0,
    log_from: number - 1,
    ...more,
  });

  function connect(): SeatSocket {
    const listener = {
      update: (each: Update) => void heard.push(each.number),
      connection: (state: Connection) => void states.push(state),
    };
    return new SeatSocket(
      "ws://x",
      () => ({ type: "hello", token: "mine" }),
      listener,
      () => {
        const wire = new Wire();
        wires.push(wire);
        return wire as unknown as WebSocket;
      },
    );
  }
  beforeEach(() => {
    vi.useFakeTimers();
    [wires, heard, states] = [[], [], []];
  });
  afterEach(() => vi.useRealTimers());

  it("says who comes first of all, on every connection", () => {
    connect();
    wires[0]?.open();
    wires[0]?.drop(1006);
    vi.advanceTimersByTime(500);
    wires[1]?.open();
    expect(wires.map((wire) => wire.sent[0])).toMatchObject([
      { type: "hello", token: "mine" },
      { type: "hello", token: "mine" },
    ]);
  });
  it("asks for everything after a gap, and shows nothing until it comes", () => {
    connect();
    const [wire] = wires;
    wire?.open();
    wire?.hear(update(1));
    wire?.hear(update(3));
    wire?.hear(update(4));
    expect(wire?.sent.map((each) => each.type)).toContain("resync");
    wire?.hear(update(5, { log_from: 0 }));
    expect(heard).toEqual([1, 5]);
  });
  it("settles a message with the update that answers it", async () => {
    const socket = connect();
    wires[0]?.open();
    const reply = socket.send({ type: "undo" });
    wires[0]?.hear(update(1, { ref: 2 }));
    expect((await reply).type).toBe("update");
  });
  it("fails what was under way when the connection is lost, and waits twice as long each time", async () => {
    const socket = connect();
    wires[0]?.open();
    const reply = socket.send({ type: "undo" });
    wires[0]?.drop(1006);
    expect(await reply).toMatchObject({ type: "failed", code: "away" });
    vi.advanceTimersByTime(500);
    wires[1]?.drop(1006);
    vi.advanceTimersByTime(999);
    expect(wires.length).toBe(2);
    vi.advanceTimersByTime(1);
    expect(wires.length).toBe(3);
  });
  it("does not try again when the match is not there", () => {
    connect();
    wires[0]?.drop(4404, "There is no such match.");
    vi.advanceTimersByTime(60_000);
    expect([wires.length, states.at(-1)]).toEqual([1, "refused"]);
  });
});
