import { describe, expect, it } from "vitest";
import { contactAt, pointAt, stepTowards } from "./snapping";

// as the view gives them to a scout: an asteroid, a ship, a refinery
const outlines = [
  { x: 2000, y: 3000, half: 0, far: 165 },
  { x: 1000, y: 1000, half: 0, far: 125 },
  { x: 4400, y: 2100, half: 150, far: 65 },
];
const scout = (x: number, y: number, near = 40) => contactAt({ x, y }, near, outlines);

describe("what a finger means", () => {
  it("is the contact on its bearing, if that is near", () => {
    expect(scout(2000, 2810)).toEqual({ x: 2000, y: 2835 });
    expect(scout(2000, 2790)).toBeNull();
    expect(scout(2000, 2790, 45)).toEqual({ x: 2000, y: 2835 });
  });
  it("is the edge of a refinery, or the round of its corner", () => {
    expect(scout(4170, 2120)).toEqual({ x: 4185, y: 2120 });
    expect(scout(4200, 1890)).toEqual({ x: 4208, y: 1900 });
    expect(scout(4300, 2100)).toBeNull();
  });
  it("is beside another ship, and nowhere else", () => {
    expect(scout(1130, 1000)).toEqual({ x: 1125, y: 1000 });
    expect(scout(2530, 2600)).toBeNull();
  });
  it("is out of a piece that it lies upon", () => {
    expect(scout(1000, 1000, 200)).toEqual({ x: 1125, y: 1000 });
    expect(scout(4290, 2100, 200)).toEqual({ x: 4185, y: 2100 });
  });
  it("is exact: the contacts that the rules compute", () => {
    expect(pointAt({ x: 2000, y: 3000 }, 165, 1000, -500)).toEqual({ x: 2148, y: 2926 });
    expect(pointAt({ x: 2000, y: 3000 }, 165, 0, 0)).toEqual({ x: 2165, y: 3000 });
  });
  it("is pulled back to the reach, and not a tenth of a millimetre farther", () => {
    expect(stepTowards({ x: 1000, y: 1000 }, { x: 3000, y: 1000 }, 630)).toEqual({ x: 1630, y: 1000 });
    expect(stepTowards({ x: 3000, y: 3300 }, { x: 5000, y: 4800 }, 880)).toEqual({ x: 3704, y: 3828 });
    expect(stepTowards({ x: 3000, y: 3300 }, { x: 1000, y: 1800 }, 880)).toEqual({ x: 2296, y: 2772 });
    expect(stepTowards({ x: 0, y: 0 }, { x: 30, y: 40 }, 50)).toEqual({ x: 30, y: 40 });
  });
});
