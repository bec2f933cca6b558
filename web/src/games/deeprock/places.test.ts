import { describe, expect, it } from "vitest";
import { spaceAt } from "./board/geometry";
import { needsTool, place, placesOf, toolOf } from "./places";
import type { View } from "./types";

const home = spaceAt(4, 4);
const view = {
  dwarves: [{ space: home }, { space: home + 2 }],
  creatures: { 3: { space: home + 1, rear: -1 }, 40: { space: home + 24, rear: home + 48 } },
  outlooks: [{ chops: [home - 1, home + 1] }],
} as unknown as View;

describe("where a choice lies", () => {
  it("is its space, for moves and shots", () => {
    expect(placesOf({ type: "Move", to: home + 1 }, view, 0)).toBe(place(home + 1));
    expect(placesOf({ type: "Shoot", mode: 2, space: home + 5 }, view, 0)).toBe(place(home + 5));
  });
  it("is where a way ends", () => {
    expect(placesOf({ type: "Along", way: [home, home + 1] }, view, 0)).toBe(place(home + 1));
  });
  it("is where a creature, or a Dwarf, stands", () => {
    expect(placesOf({ type: "This", creature: 3 }, view, 0)).toBe(place(home + 1));
    expect(placesOf({ type: "Revive", other: 1 }, view, 0)).toBe(place(home + 2));
  });
  it("is whatever an axe could be swung at", () => {
    expect(placesOf({ type: "Axe" }, view, 0)).toEqual([place(home - 1), place(home + 1)]);
  });
  it("is nowhere for what ends a turn", () => {
    expect(placesOf({ type: "EndActions" }, view, 0)).toBeNull();
  });
});

describe("what a choice is done with", () => {
  it("tells weapons and cards apart", () => {
    expect(toolOf({ type: "Shoot", mode: 2, space: 1 })).toBe("shoot:2");
    expect(toolOf({ type: "ThrowCard", card: 7, space: 1 })).toBe("throw:7");
    expect(toolOf({ type: "HelpUp", other: 1 })).toBe(toolOf({ type: "Revive", other: 2 }));
  });
  it("must be in hand for what could be meant otherwise", () => {
    expect(needsTool({ type: "Sentry", space: home + 1 }, view)).toBe(true);
    expect(needsTool({ type: "ThrowCard", card: 1, space: home + 4 }, view)).toBe(true);
    expect(needsTool({ type: "ThrowCard", card: 1, space: home + 48 }, view)).toBe(false); // the rear of a creature
  });
});
