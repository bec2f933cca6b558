import { describe, expect, it } from "vitest";
import { CELL, STRIP, standing, type Box } from "./standing";

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 0.01 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 0.01;

describe("creatures of a cell", () => {
  for (const [mine, theirs] of [
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [7, 0],
    [1, 1],
    [4, 4],
    [2, 3],
  ] as const) {
    it(`stand apart, within it and below its strip: ${mine} and ${theirs}`, () => {
      const boxes = theirs ? [...standing(mine, 0), ...standing(theirs, 1)] : standing(mine, null);
      expect(boxes).toHaveLength(mine + theirs);
      for (const box of boxes) {
        expect(box.x - box.width / 2).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width / 2).toBeLessThanOrEqual(CELL);
        expect(box.y - box.height / 2).toBeGreaterThanOrEqual(STRIP);
        expect(box.y + box.height / 2).toBeLessThanOrEqual(CELL);
      }
      boxes.forEach((a, i) => boxes.slice(i + 1).forEach((b) => expect(overlap(a, b)).toBe(false)));
    });
  }

  it("are the larger the fewer they are", () => {
    const widths = [1, 2, 3].map((count) => standing(count, null)[0]?.width ?? 0);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });
});
