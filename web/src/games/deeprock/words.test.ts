import { describe, expect, it } from "vitest";
import { GUN, NOBODY } from "./constants";
import type { Content } from "./content";
import type { CreatureView } from "./types";
import { eventInWords, intentInWords } from "./words";

const content = {
  legend: { event: [["Threat 1."], ["The mission’s event."]], prey: { gun: "the Sentry Gun", lure: "the hologram" } },
  event: (card: number) => ({ effects: [{ op: card ? "mission_event" : "threat" }] }),
  mission: () => ({ event: { name: "Loose Ceiling", text: "A stalagmite falls." } }),
} as unknown as Content;
const creature = (fields: Partial<CreatureView>): CreatureView => {
  const usual: Partial<CreatureView> = { prey: NOBODY, intent: "stays" };
  return { ...usual, ...fields } as CreatureView;
};

describe("in words", () => {
  it("Event cards say what they do, and what the mission’s own event does", () => {
    expect(eventInWords(content, 0, 0)).toEqual(["Threat 1."]);
    expect(eventInWords(content, 1, 0)).toEqual(["The mission’s event.", "Loose Ceiling: A stalagmite falls."]);
  });
  it("creatures say whom they would go for", () => {
    const said = (fields: Partial<CreatureView>) => intentInWords(content, creature(fields), () => "Bob");
    expect(said({ prey: 1, intent: "attacks" })).toBe("If it acts now, it attacks Bob.");
    expect(said({ prey: GUN, intent: "makes_for" })).toBe("If it acts now, it makes for the Sentry Gun.");
    expect(said({ prey: 1, intent: "recovers" })).toContain("recovers");
    expect(said({})).toBe("It can get at nobody from here.");
  });
});
