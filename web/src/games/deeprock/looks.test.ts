import { describe, expect, it } from "vitest";
import { CREATURE_IDS } from "./constants";
import { classLook, creatureLook, dieLook, pickupLook, PLAIN_CREATURE } from "./looks";

describe("looks", () => {
  it("tell the creatures of the box apart", () => {
    const shapes = new Set(CREATURE_IDS.map((id) => creatureLook(id).fill));
    expect(shapes.size).toBe(CREATURE_IDS.length);
  });
  it("are plain but visible for what only a pack knows", () => {
    expect(creatureLook("cave_angel")).toBe(PLAIN_CREATURE);
    expect(creatureLook("toString")).toBe(PLAIN_CREATURE); // no name of a pack is mistaken for something else
    for (const look of [PLAIN_CREATURE, classLook("cook"), pickupLook("boot")]) expect(look.fill).toBeTruthy();
    expect(dieLook("frost").colour).toBeTruthy();
  });
});
