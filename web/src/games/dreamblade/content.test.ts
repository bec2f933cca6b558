import { describe, expect, it } from "vitest";
import { Content } from "./content";
import type { Files } from "./entries";

const files = {
  ability: [{ id: "channel", name: "Channel" }],
  aspect: [{ id: "valor", name: "Valor" }],
  miniature: [{ name: "Imp" }, { name: "Ogre" }],
  legend: {
    cells: [{ name: "a1", row: 0, column: 0, points: [0, 0], portal: null }],
    pieces: [{ name: "Crit 2 (blade)" }, { name: "Charge 1" }],
    printed: [[], [1, 0]],
    kinds: [0, 0, 1, 1],
    names: ["Imp", "Imp", "Ogre", "Ogre"],
  },
} as unknown as Files;
const content = new Content(files);

describe("Dreamblade's content", () => {
  it("knows cells, miniatures and abilities by number", () => {
    expect(content.cell(0).name).toBe("a1");
    expect([content.kindOf(3), content.miniName(3)]).toEqual([1, "Ogre"]);
    expect(content.abilities(1).map((each) => each.name)).toEqual(["Charge 1", "Crit 2 (blade)"]);
  });
  it("knows aspects and abilities by id", () => {
    expect([content.aspect("valor").name, content.abilityTitle("channel")]).toEqual(["Valor", "Channel"]);
  });
  it("tells what it does not know", () => {
    expect(() => content.miniature(9)).toThrow("Dreamblade has no kind 9");
    expect(() => content.aspect("hope")).toThrow("Dreamblade has no aspect hope");
  });
});
