import { describe, expect, it } from "vitest";
import { asOption, asToml, changed, fromOption, size, whyNotMore } from "./warband";

const LIMITS = { warband: 16, copies: 3 };

describe("a warband", () => {
  it("has at most three alike", () => {
    expect(whyNotMore({ imp: 3 }, "imp", LIMITS)).toBe("at most 3 alike");
    expect(whyNotMore({ imp: 2 }, "imp", LIMITS)).toBe("");
  });
  it("has at most sixteen in all", () => {
    expect(whyNotMore({ a: 3, b: 3, c: 3, d: 3, e: 3, f: 1 }, "g", LIMITS)).toBe("at most 16 in all");
  });
  it("loses a kind with its last copy", () => {
    expect(changed({ imp: 1, ogre: 2 }, "imp", -1)).toEqual({ ogre: 2 });
    expect(size(changed({ ogre: 2 }, "imp", 1))).toBe(3);
  });
  it("is written as an option and read back", () => {
    expect(asOption({ imp: 3, ogre: 1 })).toBe("3 imp, 1 ogre");
    expect(fromOption("3 imp, ogre")).toEqual({ imp: 3, ogre: 1 });
  });
  it("is written as a content file", () => {
    expect(asToml("Red Tide!", { imp: 3 })).toContain('id = "own_red_tide"');
    expect(asToml("", { imp: 3 })).toContain('id = "own_warband"');
  });
});
