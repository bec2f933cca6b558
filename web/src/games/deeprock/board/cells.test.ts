import { describe, expect, it } from "vitest";
import { cellsOf, holdsSomething, inWords } from "./cells";
import { Content } from "../content";
import type { Files } from "../entries";
import { ALL, spaceAt } from "./geometry";
import type { View } from "../types";

const content = new Content({
  dwarf: [{ id: "driller", name: "Driller" }],
  creature: [
    { id: "grunt", name: "Grunt", health: 1 },
    { id: "oppressor", name: "Oppressor", health: 7 },
  ],
  upgrade: [{ name: "Double" }],
  legend: {
    item: ["Morkite", "Nitra"],
    mini: [
      { kind: 0, name: "Grunt 1", number: 1 },
      { kind: 0, name: "Grunt 2", number: 2 },
      { kind: 1, name: "Oppressor", number: 0 },
    ],
    ground: {
      rock: { name: "rock" },
      hidden: { name: "a hidden cave" },
      floor: { name: "floor" },
      platform: { name: "platform over a pit" },
    },
    thing: {
      field: { name: "in an inhibitor field" },
      minehead: { name: "the Minehead" },
      upgrade: { name: "a Weapon Upgrade" },
    },
    mark: {
      unknown_pickup: { name: "an unknown pickup" },
      exit: { name: "Tunnel Exit" },
      drop_pod: { name: "Drop pod" },
    },
  },
} as unknown as Files);

const [a, b, c] = [spaceAt(3, 3), spaceAt(4, 3), spaceAt(5, 3)];
const view = {
  mission: 0,
  open: [a, b, c, spaceAt(1, 0)],
  pits: [b],
  platforms: [b],
  stalagmites: [],
  hidden: [[spaceAt(9, 9)]],
  minerals: { [spaceAt(0, 5)]: 1 },
  ground: {},
  pickups: { [c]: -1 },
  upgrades: { [spaceAt(2, 2)]: 0, [spaceAt(3, 2)]: -1 },
  cubes: {},
  flames: [],
  ziplines: [],
  flares: [],
  mines: [],
  charges: {},
  lures: {},
  fields: { 0: [spaceAt(1, 0)] },
  shield: -1,
  sentry: -1,
  bosco: -1,
  resupply: -1,
  minehead: spaceAt(1, 0),
  exits: [c, -1, -1],
  drop_pod: [a],
  dwarves: [{ kind: 0, space: a }],
  creatures: { 1: { kind: 0, space: b, rear: -1, health: 1 }, 2: { kind: 1, space: c, rear: b, health: 5 } },
  outlooks: [{ sees: [b] }],
  robot_outlook: { sees: [] },
} as unknown as View;

const cells = cellsOf(view, ALL);
const said = (space: number): string => {
  const cell = cells.get(space);
  return cell ? inWords(cell, view, content, () => "Ann") : "";
};

describe("what lies on a space", () => {
  it("is rock, if nothing else is known", () => {
    expect(said(spaceAt(0, 0))).toBe("A1: rock");
    expect(said(spaceAt(0, 5))).toBe("A6: Nitra in the rock");
    expect(said(spaceAt(9, 9))).toBe("J10: a hidden cave");
  });
  it("is told with whoever stands there first", () => {
    expect(said(a)).toBe("D4: Ann’s Driller, Drop pod, floor");
    expect(said(b)).toBe("E4: Grunt 2, Health 1 of 1, Oppressor, Health 5 of 7, platform over a pit");
  });
  it("has what lies there face down, and the exit", () => {
    expect(said(c)).toContain("an unknown pickup, Tunnel Exit I");
  });
  it("has the mission's own objects", () => {
    expect(cells.get(spaceAt(1, 0))?.things).toContain("minehead");
  });
  it("is in an inhibitor field, if it is", () => {
    expect(said(spaceAt(1, 0))).toBe("B1: in an inhibitor field, the Minehead, floor");
  });
  it("may be an upgrade that somebody left face up", () => {
    expect([said(spaceAt(2, 2)), said(spaceAt(3, 2))]).toEqual([
      "C3: a Weapon Upgrade, Double, rock",
      "D3: a Weapon Upgrade, rock",
    ]);
  });
  it("is not covered by a mark", () => {
    const spaces = {
      mineral: spaceAt(0, 5),
      dwarf: a,
      pickup: c,
      upgrade: spaceAt(2, 2),
      rock: spaceAt(0, 0),
      platform: b,
    };
    const held = Object.entries(spaces).filter(([, space]) => holdsSomething(cells.get(space)));
    expect(held.map(([name]) => name)).toEqual(["mineral", "dwarf", "pickup", "upgrade"]);
  });
  it("is lit where a Dwarf stands or looks", () => {
    expect([a, b, c].map((space) => cells.get(space)?.lit)).toEqual([true, true, false]);
  });
});
