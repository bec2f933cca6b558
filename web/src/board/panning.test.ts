import { describe, expect, it } from "vitest";
import { centred, fitted, zoomed } from "./panning";

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
    expect(centred({ x: 30, y: 10 }, 2, { width: 100, height: 80 })).toEqual({ x: -10, y: 20, scale: 2 });
  });
  it("does not shrink far below the whole board", () => {
    expect(zoomed({ x: 0, y: 0, scale: 1 }, 0.1, { x: 0, y: 0 }, 1).scale).toBe(0.8);
  });
});
