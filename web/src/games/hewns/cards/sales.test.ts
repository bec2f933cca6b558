import { describe, expect, it } from "vitest";
import type { Event } from "../types";
import { lines } from "./lines";
import { salesOf } from "./sales";

const auction: Event[] = [
  { type: "RoundBegan", round: 1, dirty: 9 },
  { type: "ItemLost", item: 3 },
  { type: "BidsOpened", item: 5, bids: [4, 7] },
  { type: "ItemWon", seat: 1, item: 5, normal: 0, dirty: 7 },
  { type: "BidsOpened", item: 6, bids: [2, 2] },
  { type: "ItemLost", item: 6 },
];

describe("how an auction came out", () => {
  it("is told with all bids, also those in vain", () => {
    expect(salesOf(lines(...auction))).toEqual({
      number: 5,
      sold: [
        { item: 5, bids: [4, 7], winner: 1 },
        { item: 6, bids: [2, 2], winner: null },
      ],
      left: [3],
    });
  });
  it("is forgotten when a round begins", () => {
    expect(salesOf(lines(...auction, { type: "RoundBegan", round: 2, dirty: 9 }))).toBeNull();
  });
});
