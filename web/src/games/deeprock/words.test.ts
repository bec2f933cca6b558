import { describe, expect, it } from "vitest";
import type { Content } from "./content";
import type { CreatureView } from "./types";
import { actionsInWords, diceInWords, effectInWords, objectiveInWords, preyInWords, shoutInWords } from "./words";

const content = { creatureCalled: (id: string) => (id === "grunt" ? "Grunt" : "Slasher") } as unknown as Content;
const creature = (fields: Partial<CreatureView>): CreatureView => ({ prey: -1, strikes: false, stunned: false, frozen: false, ...fields }) as CreatureView;

describe("in words", () => {
  it("cards say what they do", () => {
    expect(effectInWords(content, { op: "threat", n: -1 }, 0)).toBe("The Swarm Threat sinks by 1.");
    expect(effectInWords(content, { op: "spawn", creature: "grunt", n: 2, exit: "nearest" }, 0)).toBe("2 Grunts at the nearest exit.");
    expect(effectInWords(content, { op: "activate", types: [] }, 0)).toBe("All creatures activate.");
  });
  it("Rock & Stone cards say when they are played, if that is not at any time", () => {
    expect(shoutInWords({ window: "any time", text: "He sings." })).toBe("He sings.");
    expect(shoutInWords({ window: "after a roll", text: "He rolls again." })).toBe("After a roll: he rolls again.");
  });
  it("objectives say what is wanted", () => {
    expect(objectiveInWords(content, { kind: "collect", item: "apoca_bloom", n: 2, tier: "secondary" })).toBe("Collect 2 Apoca Bloom");
    expect(objectiveInWords(content, { kind: "kill", item: "slasher", n: 1, tier: "primary" })).toBe("Kill the marked Slasher");
  });
  it("prices and dice are counted", () => {
    expect([0, 1, 2].map((actions) => actionsInWords(actions))).toEqual(["no action", "1 action", "2 actions"]);
    expect(diceInWords({ bullet: 3, piercing: 1 })).toBe("3 bullet dice and 1 piercing die");
  });
  it("creatures say whom they would go for", () => {
    expect(preyInWords(creature({ prey: 1, strikes: true }), () => "Bob")).toBe("If it acts now, it attacks Bob.");
    expect(preyInWords(creature({ prey: -2 }), () => "")).toBe("If it acts now, it makes for the Sentry Gun.");
    expect(preyInWords(creature({ prey: 1, frozen: true }), () => "Bob")).toContain("recovers");
  });
});
