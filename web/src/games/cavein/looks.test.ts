import { describe, expect, it } from "vitest";
import { FACTION_IDS } from "./constants";
import { factionLook, hasLook } from "./looks";

describe("the look of a faction", () => {
  it("tells it from every other by colour and by shape", () => {
    const looks = FACTION_IDS.map((id) => factionLook({ id }));
    expect(new Set(looks.map((look) => look.fill)).size).toBe(FACTION_IDS.length);
    expect(new Set(looks.map((look) => look.glyph)).size).toBe(FACTION_IDS.length);
  });
  it("is plain for one that a designer added, which is shown by its name too", () => {
    expect(hasLook("crab-folk")).toBe(false);
    expect(hasLook("toString")).toBe(false);
    expect(FACTION_IDS.map((id) => factionLook({ id }))).not.toContain(factionLook({ id: "crab-folk" }));
  });
});
