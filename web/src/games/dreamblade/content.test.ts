import { describe, expect, it } from "vitest";
import { Content } from "./content";
import type { Ability, Files } from "./files";

const files = {
  ability: [
    { id: "crit", name: "Crit", effect: "+X damage.", targets: "", timing: "on activation" },
    { id: "hells_fury", name: "Hell's Fury", effect: "They have another.", targets: "allies", timing: "in combat" },
  ],
  board: { columns: ["a", "b", "c", "d", "e"], rows: ["1", "2", "3", "4", "5"] },
  side: [
    { portal: "e1", scoring: { b4: 5 } },
    { portal: "a5", scoring: { d2: 5 } },
  ],
  miniature: [
    {
      name: "Imp",
      abilities: [
        { ability: "hells_fury", activation: ["static"], grants: { ability: "crit", x: 3, activation: ["blade"] } },
      ],
    },
    { name: "Ogre", abilities: [{ ability: "crit", x: 2, activation: ["blade"] }] },
  ],
  limits: { copies: 3 },
} as unknown as Files;
const content = new Content(files);

describe("Dreamblade's content", () => {
  it("names cells by column and row, from South's left", () => {
    expect(content.cellName(16)).toBe("b4");
    expect(content.worth(16, 0)).toBe(5);
    expect(content.isPortal(4, 0)).toBe(true);
  });
  it("counts copies of a kind for each side", () => {
    expect([content.kindOf(9), content.ownerOf(9)]).toEqual([1, 1]);
  });
  it("counts granted abilities after the printed ones", () => {
    expect(content.pieceName(1)).toBe("Crit 2 (blade)");
    expect(content.pieceName(2)).toBe("Crit 3 (blade)");
  });
  it("tells what an ability does, with its own figures", () => {
    const [fury, crit] = [0, 1].map((piece) => content.piece(piece) as Ability) as [Ability, Ability];
    expect(content.abilityText(crit)).toBe("+2 damage.");
    expect(content.abilityText(fury)).toBe("They have another. It is Crit 3 (blade).");
    expect([crit, fury].map((each) => content.abilityReach(each))).toEqual(["", "allies; in combat"]);
  });
});
