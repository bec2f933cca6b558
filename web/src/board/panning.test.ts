import { describe, expect, it } from "vitest";
import { centred, fitted, moved, outside, zoomed } from "./panning";

describe("the part of a board that is seen", () => {
  it("is all of it at first, in the middle", () => {
    expect(fitted({ width: 100, height: 50 }, { width: 400, height: 400 })).toEqual({ x: 0, y: 100, scale: 4 });
  });
  it("keeps the point under the pointer where it is", () => {
    const before = { x: 10, y: 20, scale: 2 };
    const after = zoomed(before, 1.5, { x: 70, y: 80 }, 1);
    expect((70 - after.x) / after.scale).toBeCloseTo((70 - before.x) / before.scale);
  });
  it("may begin about a point", () => {
    expect(centred({ x: 60, y: 50 }, 2, { width: 100, height: 80 }, { width: 120, height: 100 })).toEqual({
      x: -70,
      y: -60,
      scale: 2,
    });
  });
  it("shows nothing beside the board if it is larger than the screen", () => {
    expect(centred({ x: 5, y: 95 }, 2, { width: 100, height: 80 }, { width: 120, height: 100 })).toEqual({
      x: 0,
      y: -120,
      scale: 2,
    });
    expect(centred({ x: 5, y: 5 }, 2, { width: 100, height: 80 }, { width: 30, height: 100 })).toEqual({
      x: 20,
      y: 0,
      scale: 2,
    });
  });
  it("tells what lies beyond which side, and how to come to it", () => {
    const [viewport, frame] = [
      { x: -20, y: 0, scale: 2 },
      { width: 100, height: 80 },
    ];
    const points = [
      { x: 5, y: 10 },
      { x: 30, y: 10 },
      { x: 64, y: 10 },
      { x: 70, y: 45 },
    ];
    const found = outside(points, viewport, frame, 4);
    expect(found).toEqual([
      { side: "left", count: 1, dx: 18, dy: 0 },
      { side: "right", count: 2, dx: -28, dy: 0 },
    ]);
    const shown = outside(points, moved(viewport, -28, 0), frame, 4);
    expect(shown.map(({ side, count }) => [side, count])).toEqual([
      ["left", 1],
      ["down", 1],
    ]);
  });
  it("does not shrink far below the whole board", () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.1, { x: 0, y: 0 }, 1).scale).toBe(0.8);
  });
});
