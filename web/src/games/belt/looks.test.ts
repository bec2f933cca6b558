import { describe, expect, it } from "vitest";
import { ORE_IDS, ROCK_IDS, UNIT_IDS } from "./constants";
import { oreLook, rockLook, shipLook } from "./looks";

describe("looks", () => {
  it("tell ores and ships apart", () => {
    expect(new Set(ORE_IDS.map((_, ore) => oreLook(ore).path)).size).toBe(ORE_IDS.length);
    expect(new Set(UNIT_IDS.map((_, kind) => shipLook(kind))).size).toBe(UNIT_IDS.length);
  });
  it("are never those of something else", () => {
    expect(() => oreLook(ORE_IDS.length)).toThrow("The belt has no ore 3");
    expect(() => shipLook(-1)).toThrow("The belt has no kind of unit -1");
    expect(() => rockLook(ROCK_IDS.length)).toThrow("The belt has no size of rock 3");
  });
});
