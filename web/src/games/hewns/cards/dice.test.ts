import { describe, expect, it } from "vitest";
import { ESCAPE } from "../constants";
import type { Content } from "../content";
import { sumOf, whyRolled } from "./dice";

const WORTH: Record<number, number> = { [ESCAPE]: 1 };
const content = {
  die: (die: string) => ({ adds_up: die !== "hurt" }),
  face: (_: string, face: number) => ({ worth: WORTH[face] ?? face }),
  hewnName: () => "Clogg",
  legend: { sources: { card: "of its card", claws: "for mining claws" } },
} as unknown as Content;

describe("dice that were rolled", () => {
  it("count what the legend says", () => {
    expect(sumOf(content, { die: "speed", faces: [ESCAPE, 2, 0] })).toBe("1 + 2 + 0 = 3");
    expect(sumOf(content, { die: "speed", faces: [2] })).toBe("2");
  });
  it("are not added up if they are no amounts", () => {
    expect(sumOf(content, { die: "hurt", faces: [2] })).toBe("");
  });
  it("are counted by their reasons, if there are several", () => {
    const why = (...sources: [number, "card" | "claws"][]) => whyRolled(content, { hewn: 1, sources, by: null });
    expect(why([3, "card"])).toBe("of its card");
    expect(why([3, "card"], [1, "claws"])).toBe("3 of its card + 1 for mining claws");
  });
  it("may be those of a danger", () => {
    expect(whyRolled(content, { hewn: 1, sources: [], by: { danger: 0 } })).toBe("against Clogg");
  });
});
