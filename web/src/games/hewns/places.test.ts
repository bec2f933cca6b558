import { describe, expect, it } from "vitest";
import { OFF_PLANET } from "./constants";
import { madeAt, placeOf } from "./places";
import type { Choice, View } from "./types";

describe("where a choice lies", () => {
  const view = { moving: 3, hewns: [{ hewn: 3, owner: 0, space: 12 }] } as unknown as View;
  const at = (choice: Choice) => placeOf(choice, view);

  it("is the space that it names", () => {
    expect(at({ type: "Move", to: 7 })).toBe("space:7");
  });
  it("is where the moving Hewn stands when it mines", () => {
    expect(at({ type: "Mine" })).toBe("space:12");
  });
  it("is the pool for what goes off planet", () => {
    expect(at({ type: "Put", to: OFF_PLANET, amount: 2 })).toBe("pool");
  });
  it("is the store that is burnt from, the own one unless another is named", () => {
    expect([at({ type: "BurnFor" }), at({ type: "BurnFor", source: 5 })]).toEqual(["store:3", "store:5"]);
  });
  it("is every die that shows the same, for one that is rolled again", () => {
    const dice = [
      [3, "mining", 0],
      [3, "mining", 1],
      [3, "mining", 0],
    ];
    expect(placeOf({ type: "Reroll", die: 0 }, { ...view, attack_dice: dice } as unknown as View)).toEqual([
      "die:0",
      "die:2",
    ]);
  });
  it("may be meant at another space, but not at another kind of thing", () => {
    expect(madeAt({ type: "Move", to: 7 }, { kind: "space", number: 9 })).toEqual({ type: "Move", to: 9 });
    expect(madeAt({ type: "Target", hewn: 1 }, { kind: "hewn", number: 2 })).toEqual({ type: "Target", hewn: 2 });
    expect(madeAt({ type: "Move", to: 7 }, { kind: "hewn", number: 2 })).toBeNull();
  });
  it("is both the piece and the sockets for what is attached", () => {
    expect(at({ type: "Attach", hewn: 3, piece: 5 })).toEqual(["sockets:3", "piece:5"]);
  });
});
