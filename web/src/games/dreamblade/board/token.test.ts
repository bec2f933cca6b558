import { describe, expect, it } from "vitest";
import { standing } from "./standing";
import { layoutOf, shortened, squeezed, widthOf, type Written } from "./token";

const SIZES = (
  [
    [1, null],
    [2, null],
    [3, null],
    [4, null],
    [7, null],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ] as const
).map(([count, half]) => standing(count, half)[0]);
const top = ({ y, size }: Written): number => y - size * 0.7;

describe("a token", () => {
  for (const box of SIZES) {
    if (!box) continue;
    const { width, height } = box;
    const at = layoutOf(width, height);

    it(`of ${width.toFixed()} by ${height.toFixed()} keeps its values within it and apart`, () => {
      for (const written of [at.power, at.rest]) {
        expect(top(written)).toBeGreaterThanOrEqual(-height / 2 + (at.name?.size ?? 0));
        expect(written.y).toBeLessThanOrEqual(height / 2 - 4);
      }
      const isBeside = at.rest.x - at.rest.room / 2 >= at.power.x + at.power.size * 0.4;
      expect(isBeside || top(at.rest) >= at.power.y).toBe(true);
      if (at.icons && at.icons.left === null) expect(at.icons.y - at.icons.size / 2).toBeGreaterThanOrEqual(at.rest.y);
    });

    it(`of ${width.toFixed()} by ${height.toFixed()} has its cost in the corner, clear of its name and values`, () => {
      const { cost, name, power, rest } = at;
      expect(top(cost)).toBeGreaterThanOrEqual(-height / 2 + 1);
      expect(cost.x - widthOf("12") * cost.size).toBeGreaterThanOrEqual(-width / 2 + 8);
      const isBelowName = top(cost) >= -height / 2 + (name?.size ?? 0);
      expect(isBelowName || -width / 2 + 13 + (name?.room ?? 0) <= cost.x - widthOf("12") * cost.size + 3).toBe(true);
      const isRightOfPower = cost.x - widthOf("12") * cost.size >= power.x + power.room / 2;
      expect(isRightOfPower || cost.y <= top(power) + 0.5).toBe(true);
      expect(cost.y).toBeLessThanOrEqual(top(rest));
    });
  }

  it("presses long values together", () => {
    const narrow = layoutOf(28, 60);
    expect(squeezed("3/4", narrow.rest)).toBeUndefined();
    expect(squeezed("11▴/13▾", narrow.rest)).toBe(narrow.rest.room);
  });

  it("shortens a name to its first words, or its first letters", () => {
    expect(shortened("Saint Vesper, the Unbroken", 9)).toBe("Vesper");
    expect(shortened("Pilgrim Standard-Bearer", 5)).toBe("Pilgrim");
    expect(shortened("Oathbound Sentry", 3)).toBe("Oath.");
    for (const room of [2.5, 3, 4, 6, 12])
      expect(widthOf(shortened("Wrecker of Idols", room))).toBeLessThanOrEqual(room);
  });
});
