import { describe, expect, it } from "vitest";
import { DANGER_TOKENS, DIE_IDS, PIECES } from "./constants";
import { dangerGlyph, dieLook, heartSign, pieceShort } from "./looks";

describe("how things look", () => {
  it("tells every die from the others by its colour", () => {
    expect(new Set(DIE_IDS.map((die) => dieLook(die).fill)).size).toBe(DIE_IDS.length);
  });
  it("is plain for a die that a designer added", () => {
    expect(DIE_IDS.map(dieLook)).not.toContain(dieLook("toString"));
    expect(dieLook("toString")).toEqual(dieLook("crystal"));
  });
  it("tells dangers and pieces apart by their numbers", () => {
    expect(new Set(DANGER_TOKENS.map((_, danger) => dangerGlyph(danger))).size).toBe(DANGER_TOKENS.length);
    expect(new Set(PIECES.map((_, piece) => pieceShort(piece))).size).toBe(PIECES.length);
  });
  it("shows what a gem is worth, and that a heart card is unknown", () => {
    expect(heartSign({ kind: "gem", name: "gem worth 4", value: 4 })).toBe("◆4");
    expect(heartSign({ kind: "stone", name: "heart stone", value: 0 })).toBe("♥");
    expect(heartSign(null)).toBe("♡?");
  });
});
