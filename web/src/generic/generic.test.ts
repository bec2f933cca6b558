import { describe, expect, it } from "vitest";
import type { Asked, Option } from "../protocol";
import { enabled, inWords, layOut } from "./grouping";
import { frameOf, isPoint, pointAt } from "./points";
import { alternatives, begin, tagOf, type Schema } from "./schema";

const option = (choice: Record<string, unknown>, label = JSON.stringify(choice)): Option => ({ choice, label });
const asked = (options: Option[], refused: Asked["refused"] = []): Asked => ({
  ticket: "1",
  name: "Q",
  prompt: "?",
  clauses: [],
  fields: {},
  is_open: false,
  is_window: false,
  options,
  commands: [],
  refused,
  choices: {},
});
const many = (type: string, count: number) => Array.from({ length: count }, (_, card) => option({ type, card }));

describe("the bar", () => {
  it("sets options that name nothing apart", () => {
    const { groups, finishers } = layOut(asked([option({ type: "Pass" }), option({ type: "Take", card: 1 })]));
    expect(finishers.map((each) => each.choice)).toEqual([{ type: "Pass" }]);
    expect(groups.length).toBe(1);
  });
  it("keeps them in the list when there is nothing else", () => {
    const { groups, finishers } = layOut(asked([option({ type: "Yes" }), option({ type: "No" })]));
    expect([groups.length, finishers.length]).toEqual([2, 0]);
  });
  it("groups many options by what they do", () => {
    const { groups } = layOut(asked([...many("Recruit", 6), ...many("UseSkill", 6)]));
    expect(groups.map((group) => [group.label, group.entries.length])).toEqual([
      ["Recruit", 6],
      ["Use skill", 6],
    ]);
  });
  it("groups many options of one kind by what they have in common", () => {
    const options = [1, 2, 3].flatMap((crystal) =>
      [0, 1, 2, 3].map((colour) => option({ type: "Paint", crystal, colour }, `Paint ${crystal} c${colour}`)),
    );
    expect(layOut(asked(options)).groups.map((group) => group.label)).toEqual(["Paint 1", "Paint 2", "Paint 3"]);
  });
  it("says that a group has more when its labels begin differently", () => {
    const labels = ["none", "1 area", "2 area", "3 area", "4 area"];
    const options = [0, 1].flatMap((laser) =>
      labels.map((label, area) => option({ type: "Pick", laser, area }, laser ? `1 laser, ${label}` : label)),
    );
    expect(layOut(asked(options)).groups.map((group) => group.label)).toEqual(["none …", "1 laser"]);
  });
  it("opens very many options of one kind only on demand", () => {
    const options = Array.from({ length: 30 }, (_, space) =>
      option({ type: "PlaceAt", space }, `Place it at ${space}`),
    );
    expect(layOut(asked(options)).groups.map((group) => [group.label, group.entries.length])).toEqual([
      ["Place it at", 30],
    ]);
  });
  it("shows a kind of which all are refused", () => {
    const refused = many("Raid", 6).map((each) => ({ ...each, clause: "R-1", text: "No." }));
    const raid = layOut(asked(many("Mine", 6), refused)).groups.find((group) => group.label === "Raid");
    expect(raid && enabled(raid)).toEqual([]);
  });
  it("writes names in words", () => {
    expect(inWords("TakeBaseCard")).toBe("Take base card");
    expect(inWords("start_player")).toBe("start player");
  });
});

describe("open questions", () => {
  const root: Schema = {
    anyOf: [{ $ref: "#/$defs/Dig" }, { $ref: "#/$defs/Pass" }],
    $defs: {
      Dig: {
        type: "object",
        properties: {
          type: { enum: ["Dig"] },
          at: { type: "array", prefixItems: [{ type: "integer" }, { type: "integer", minimum: 2 }] },
          deep: { anyOf: [{ type: "integer", minimum: 1 }, { type: "null" }] },
          cards: { type: "array", items: { type: "integer" } },
        },
      },
      Pass: { type: "object", properties: { type: { enum: ["Pass"] } } },
    },
  };
  it("know their kinds of choice", () => {
    expect(alternatives(root).map(tagOf)).toEqual(["Dig", "Pass"]);
  });
  it("begin with the smallest value of each field", () => {
    expect(begin(alternatives(root)[0] ?? {}, root)).toEqual({ type: "Dig", at: [0, 2], deep: 1, cards: [] });
  });
});

describe("points", () => {
  it("are choices with two coordinates", () => {
    expect([{ type: "Fly", x: 1, y: 2 }, { type: "Fly", x: 1 }, null].map(isPoint)).toEqual([true, false, false]);
  });
  it("lie in a square with room around them", () => {
    expect(
      frameOf([
        { x: 0, y: 0 },
        { x: 100, y: 20 },
      ]),
    ).toEqual({ x: -15, y: -55, size: 130 });
  });
  it("that are close together still leave room to point", () => {
    expect(frameOf([{ x: 5, y: 5 }])).toEqual({ x: -5, y: -5, size: 20 });
  });
  it("are meant by a part of the square", () => {
    expect(pointAt({ x: -15, y: -55, size: 130 }, 0.5, 0)).toEqual({ x: 50, y: -55 });
  });
});
