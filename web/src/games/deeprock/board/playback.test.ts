import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../protocol";
import { after, sceneOf, timeFor, worthShowing } from "./playback";
import type { Event, View } from "../types";

const view = { creatures: { 3: { kind: 0, space: 50 } }, dwarves: [{ space: 60 }, { space: 61 }] } as unknown as View;
const kindOf = (creature: number): number => (creature > 3 ? 1 : 0);
const line = (event: Event, text = ""): LogLine => ({ event, text }) as LogLine;

describe("what is played back", () => {
  it("begins as the table was", () => {
    expect(sceneOf(view).creatures.get(3)).toEqual({ kind: 0, space: 50 });
    expect(sceneOf(view).dwarves).toEqual([60, 61]);
  });
  it("moves whoever goes", () => {
    const scene = after(
      after(sceneOf(view), { type: "Stepped", creature: 3, space: 51 }, kindOf),
      { type: "DwarfMoved", seat: 1, space: 62 },
      kindOf,
    );
    expect(scene.creatures.get(3)?.space).toBe(51);
    expect(scene.dwarves).toEqual([60, 62]);
  });
  it("shows creatures from when they emerge until they die", () => {
    const born = after(sceneOf(view), { type: "Emerged", creature: 4, space: 70 }, kindOf);
    expect(born.creatures.get(4)).toEqual({ kind: 1, space: 70 });
    expect(after(born, { type: "Killed", creature: 3, space: 50 }, kindOf).creatures.has(3)).toBe(false);
    expect(after(born, { type: "Retreated", creature: 4, space: 70 }, kindOf).creatures.has(4)).toBe(false);
  });
  it("leaves out what cannot be seen, and all of it if nothing can", () => {
    const step = line({ type: "Stepped", creature: 3, space: 51 });
    expect(worthShowing([line({ type: "Collected", item: 0, count: 1 }), step])).toEqual([step]);
    expect(worthShowing([line({ type: "ThreatMoved", threat: 2 })])).toEqual([]);
  });
  it("gives long sentences more time than steps", () => {
    const step = timeFor(line({ type: "Stepped", creature: 3, space: 51 }, "Grunt 3 goes to D4."));
    const aim: Event = { type: "MakesFor", creature: 3, seat: 0, away: 4, why: 0, how: 0 };
    expect(timeFor(line(aim, "Grunt 3 makes for Ann, 4 steps away: nobody is nearer."))).toBeGreaterThan(step);
  });
});
