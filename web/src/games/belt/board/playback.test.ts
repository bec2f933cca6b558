import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../protocol";
import { DEBRIS, SMALL } from "../constants";
import { eventOf } from "../typed";
import { after as played, driftOf, pauseAfter, type Scene } from "./playback";
import type { Event, View } from "../types";

const line = (event: Event): LogLine => ({
  number: 0,
  answers: 0,
  depth: 0,
  text: event.type,
  clauses: [],
  event,
  opens: "",
  passed: false,
  forced: false,
  weight: "note",
  whose: [],
  throws: [],
  patch: null,
});
const scene = {
  rocks: [{ rock: 3, size: SMALL, x: 400, y: 600 }],
  units: [{ unit: 1, x: 500, y: 600 }],
  struck: null,
  caption: "",
} as unknown as Scene;
const later = { rocks: [{ rock: 3, size: DEBRIS }, { rock: 4 }], gone: [] } as unknown as View;
const after = (scene: Scene, line: LogLine): Scene => played(scene, line, later, 4400);
const drifted: Event = { type: "RockDrifted", rock: 3, start: 400, end: 1200, riders: [1] };

describe("the drift, told again", () => {
  it("moves a rock with its riders", () => {
    const next = after(scene, line(drifted));
    expect(next.rocks[0]?.x).toBe(1200);
    expect(next.units[0]?.x).toBe(1300);
  });
  it("takes away what was destroyed", () => {
    expect(after(scene, line({ type: "UnitDestroyed", unit: 1, cause: "hit", by: null })).units).toEqual([]);
  });
  it("shows where something was hit, until the next event", () => {
    const hit = after(scene, line({ type: "UnitHit", rock: 3, unit: 1, why: "", x: 480, y: 600 }));
    expect(hit.struck).toEqual({ x: 480, y: 600 });
    expect(after(hit, line(drifted)).struck).toBeNull();
  });
  it("begins where the last answer before it left the board", () => {
    const flew: Event = { type: "UnitFlew", unit: 1, x: 900, y: 300 };
    const spent: Event = { type: "BecameDebris", rock: 3 };
    const lines = driftOf([line(flew), line(spent), line(drifted)]);
    const told = lines.map((each) => eventOf(each).type);
    expect(told).toEqual(["UnitFlew", "BecameDebris", "RockDrifted"]);
    const begun = [flew, spent].reduce((at, event) => after(at, line(event)), scene);
    expect([begun.units[0]?.x, begun.units[0]?.y, begun.rocks[0]?.size, begun.caption]).toEqual([900, 300, DEBRIS, ""]);
  });
  it("goes on with the asteroids that come after it, so that one is there to be pushed", () => {
    const placed: Event = { type: "AsteroidPlaced", rock: 4, size: 1, line: 1, x: 400, y: 600 };
    const pushed: Event = { type: "RockPushed", rock: 4, line: 2, y: 1200, by: null };
    const lines = driftOf([line(drifted), line(placed), line(pushed)]);
    const end = lines.reduce((at, each) => after(at, each), scene);
    expect(end.rocks.map(({ rock, x, y }) => [rock, x, y])).toEqual([
      [3, 1200, 600],
      [4, 400, 1200],
    ]);
    expect(pauseAfter(line(placed))).toBe(0);
  });
  it("is quick where rocks only move on, and leaves time to read what they hit", () => {
    const hit: Event = { type: "UnitHit", rock: 3, unit: 1, why: "", x: 480, y: 600 };
    const flew: Event = { type: "UnitFlew", unit: 1, x: 0, y: 0 };
    const [flight, plain, harm] = [flew, drifted, hit].map((event) => pauseAfter(line(event)));
    expect(flight).toBe(0);
    expect(plain).toBeLessThanOrEqual(200);
    expect(harm).toBeGreaterThanOrEqual(800);
  });
  it("is nothing where no rock moved", () => {
    expect(driftOf([line({ type: "UnitFlew", unit: 1, x: 0, y: 0 })])).toEqual([]);
    expect(driftOf([line(drifted)])).toHaveLength(1);
  });
});
