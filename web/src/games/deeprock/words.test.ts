import { describe, expect, it } from "vitest";
import type { Content } from "./content";
import type { CreatureView } from "./types";
import { actionsInWords, diceInWords, eventInWords, modeInWords, objectiveInWords, preyInWords } from "./words";

const content = {
  creatureCalled: (id: string) => (id === "grunt" ? "Grunt" : "Slasher"),
  event: (card: number) => ({ effects: [{ op: card ? "mission_event" : "threat" }] }),
  says: (what: string, number: number) => [`${what} ${number}.`],
  mission: () => ({ event: { name: "Loose Ceiling", text: "A stalagmite falls." } }),
} as unknown as Content;
const creature = (fields: Partial<CreatureView>): CreatureView =>
  ({ prey: -1, strikes: false, stunned: false, frozen: false, ...fields }) as CreatureView;

describe("in words", () => {
  it("Event cards say what they do, and what the mission’s own event does", () => {
    expect(eventInWords(content, 0, 0)).toEqual(["event 0."]);
    expect(eventInWords(content, 1, 0)).toEqual(["event 1.", "Loose Ceiling: A stalagmite falls."]);
  });
  it("objectives say what is wanted", () => {
    expect(objectiveInWords(content, { kind: "collect", item: "apoca_bloom", n: 2, tier: "secondary" })).toBe(
      "Collect 2 Apoca Blooms",
    );
    expect(objectiveInWords(content, { kind: "collect", item: "morkite", n: 4, tier: "primary" })).toBe(
      "Collect 4 Morkite",
    );
    expect(objectiveInWords(content, { kind: "kill", item: "slasher", n: 1, tier: "primary" })).toBe(
      "Kill the marked Slasher",
    );
  });
  it("prices and dice are counted", () => {
    expect([0, 1, 2].map((actions) => actionsInWords(actions))).toEqual(["no action", "1 action", "2 actions"]);
    expect(diceInWords({ bullet: 3, piercing: 1 })).toBe("3 bullet dice and 1 piercing die");
  });
  it("ways to shoot say what they cost and how often they may be used, if that is unusual", () => {
    const mode = {
      id: "aimed",
      weapon: "M-1000",
      name: "",
      slot: 0 as const,
      actions: 2,
      dice: { piercing: 2 },
      range: 8,
      single: true,
    };
    expect(modeInWords(mode)).toEqual(["2 piercing dice", "at one target", "for 2 actions"]);
    expect(modeInWords({ ...mode, actions: 1, per_turn: 2 })).toContain("at most 2 times a turn");
  });
  it("creatures say whom they would go for", () => {
    expect(preyInWords(creature({ prey: 1, strikes: true }), () => "Bob")).toBe("If it acts now, it attacks Bob.");
    expect(preyInWords(creature({ prey: -2 }), () => "")).toBe("If it acts now, it makes for the Sentry Gun.");
    expect(preyInWords(creature({ prey: 1, frozen: true }), () => "Bob")).toContain("recovers");
  });
});
