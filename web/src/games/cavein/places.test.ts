import { describe, expect, it } from "vitest";
import { placeOf } from "./places";
import type { View } from "./types";

const view = { players: [{ leaders: {} }, { leaders: { 3: 3, 5: 2 } }] } as unknown as View;

describe("where a choice lies", () => {
  it("is the crystal, for mining and for taking", () => {
    expect(placeOf({ type: "Mine", crystal: 42 }, view, 1)).toBe("crystal:42");
    expect(placeOf({ type: "TakeFromMine", crystal: 42 }, view, 1)).toBe("crystal:42");
  });
  it("is the place in the own Base that the view tells, for a Leader", () => {
    expect(placeOf({ type: "Lead", card: 3 }, view, 1)).toBe("base:1:3");
    expect(placeOf({ type: "Lead", card: 5 }, view, 1)).toBe("base:1:2");
  });
  it("is the card of the hand, for a payment of one", () => {
    expect(placeOf({ type: "Pay", cards: [7] }, view, 0)).toBe("hand:7");
    expect(placeOf({ type: "Pay", cards: [7, 8] }, view, 0)).toBeNull();
  });
  it("is nowhere for what ends a phase", () => {
    expect(placeOf({ type: "EndActions" }, view, 0)).toBeNull();
  });
});
