import { describe, expect, it } from "vitest";
import { Copies } from "./copies";

describe("copies of a card", () => {
  it("have ids of their own, wherever they lie", () => {
    const { docks = [], hand = [] } = new Copies("card").at({ docks: [3, 3, 5], hand: [3] });
    expect(new Set([...docks, ...hand]).size).toBe(4);
  });
  it("keep their ids where nothing happens", () => {
    const copies = new Copies("card");
    expect(copies.at({ docks: [3, 5], hand: [3] })).toEqual(copies.at({ docks: [3, 5], hand: [3] }));
  });
  it("take their id along when they go elsewhere", () => {
    const copies = new Copies("card");
    const before = copies.at({ docks: [3, 5], hand: [3] });
    const after = copies.at({ docks: [3], hand: [3, 5] });
    expect(after.hand?.[1]).toBe(before.docks?.[1]);
    expect(after.docks).toEqual([before.docks?.[0]]);
  });
  it("travel past a copy that stays", () => {
    const copies = new Copies("card");
    const before = copies.at({ hand: [], played: [3], docks: [3] });
    const after = copies.at({ hand: [3], played: [3], docks: [] });
    expect(after.hand).toEqual(before.docks);
    expect(after.played).toEqual(before.played);
  });
  it("are new ones, when they come out of a stack", () => {
    const copies = new Copies("card");
    const before = copies.at({ docks: [3] });
    expect(copies.at({ docks: [3, 3] }).docks?.[1]).not.toBe(before.docks?.[0]);
  });
});
