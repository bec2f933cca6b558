import { describe, expect, it } from "vitest";
import { ALL, distance, middle, outline, spaceAt, spaceName, within } from "./geometry";

describe("the hex board", () => {
  it("has rows of 15 and 14 spaces in turn", () => {
    expect(ALL).toHaveLength(8 * 15 + 7 * 14);
  });
  it("names spaces by column and row", () => {
    expect(spaceName(spaceAt(3, 3))).toBe("D4");
    expect(spaceName(-1)).toBe("nowhere");
  });
  it("has six spaces about one in the middle and fewer at the edge", () => {
    expect(within(spaceAt(7, 7), 1)).toHaveLength(1 + 6);
    expect(within(spaceAt(0, 0), 1)).toHaveLength(1 + 2);
  });
  it("draws neighbours equally far", () => {
    const from = middle(spaceAt(7, 7));
    const near = within(spaceAt(7, 7), 1).filter((space) => space !== spaceAt(7, 7));
    const far = near.map((near) => Math.hypot(middle(near).x - from.x, middle(near).y - from.y));
    for (const each of far) expect(each).toBeCloseTo(far[0] ?? 0);
  });
  it("counts steps", () => {
    expect(distance(spaceAt(0, 0), spaceAt(4, 0))).toBe(4);
    expect(within(spaceAt(7, 7), 1)).toHaveLength(7);
  });
  it("outlines a space and its neighbours with eighteen edges", () => {
    expect(outline(within(spaceAt(7, 7), 1)).match(/M/g)).toHaveLength(18);
  });
});
