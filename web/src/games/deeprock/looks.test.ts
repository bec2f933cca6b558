import { describe, expect, it } from "vitest";
import { CREATURE_IDS, DWARF_IDS, PICKUP_IDS } from "./constants";
import { classLook, creatureLook, dieLook, pickupLook, PLAIN_CREATURE } from "./looks";

describe("looks", () => {
  it("tell the creatures of the box apart", () => {
    const shapes = new Set(CREATURE_IDS.map((id) => creatureLook(id).fill));
    expect(shapes.size).toBe(CREATURE_IDS.length);
  });
  it("are plain but visible for what only a pack knows", () => {
    expect(creatureLook("cave_angel")).toBe(PLAIN_CREATURE);
    expect(creatureLook("toString")).toBe(PLAIN_CREATURE); // no name of a pack is mistaken for something else
  });
  it("are a question mark for what is not in the box", () => {
    const { line } = classLook(DWARF_IDS.length);
    expect(line).toBeTruthy();
    for (const look of [pickupLook(PICKUP_IDS.length), dieLook("frost"), dieLook("toString")])
      expect(look).toMatchObject({ line });
    for (const look of [...DWARF_IDS.map((_, kind) => classLook(kind)), pickupLook(0), dieLook("axe")])
      expect(look.line).not.toBe(line);
  });
});
