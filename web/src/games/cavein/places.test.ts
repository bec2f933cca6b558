import { describe, expect, it } from "vitest";
import { targetOf } from "./places";
import type { View } from "./types";

const view = { players: [{ base: [] }, { base: [3, 5, 3] }] } as unknown as View;

describe("where a choice lies", () => {
  it("is the crystal, for mining and for taking", () => {
    expect(targetOf({ type: "Mine", crystal: 42 }, view, 1)).toBe("crystal:42");
    expect(targetOf({ type: "TakeFromMine", crystal: 42 }, view, 1)).toBe("crystal:42");
  });
  it("is the top of the own Base, for a Leader", () => {
    expect(targetOf({ type: "Lead", card: 3 }, view, 1)).toBe("base:1:3");
    expect(targetOf({ type: "Lead", card: 5 }, view, 1)).toBe("base:1:2");
  });
  it("is the card of the hand, for a payment of one", () => {
    expect(targetOf({ type: "Pay", cards: [7] }, view, 0)).toBe("hand:7");
    expect(targetOf({ type: "Pay", cards: [7, 8] }, view, 0)).toBeNull();
  });
  it("is nowhere for what ends a phase", () => {
    expect(targetOf({ type: "EndActions" }, view, 0)).toBeNull();
  });
});
