import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pointing } from "./pointing.svelte";
import { handlers, type Spot } from "./spot";

const LONG = 1000; // milliseconds: whatever is asked has been answered

describe("a spot that is pointed at", () => {
  const why = { text: "There is no room.", clause: "MOVE-05", refused: true };
  const table = { pointed: null as unknown, told: null as unknown };
  const play = { table, enlarged: null, whyNot: () => Promise.resolve(null as unknown) };
  const spot = (more: Partial<Spot<string>> = {}): Spot<string> => ({
    play: play as unknown as Pointing<unknown, string>,
    places: ["unit:1"],
    piece: "a ship",
    pick: undefined,
    said: null,
    refused: false,
    ...more,
  });
  const mouse = { pointerType: "mouse" } as PointerEvent;

  beforeEach(() => {
    vi.useFakeTimers();
    [table.pointed, table.told] = [null, null];
    play.whyNot = () => Promise.resolve(null);
  });
  afterEach(() => vi.useRealTimers());

  it("says why not, if the server knows", async () => {
    play.whyNot = () => Promise.resolve(why);
    handlers(() => spot()).onpointerenter(mouse);
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table.pointed).toEqual(why);
  });
  it.each([undefined, () => undefined])("leaves alone what the board has found out meanwhile", async (pick) => {
    handlers(() => spot({ pick })).onpointerenter(mouse);
    table.pointed = why;
    await vi.advanceTimersByTimeAsync(LONG);
    expect(table.pointed).toEqual(why);
  });
});
