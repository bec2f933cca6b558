import { describe, expect, it } from "vitest";
import { UNIT } from "../constants";
import type { BoardEntry } from "../entries";
import type { TunnelView } from "../types";
import { Chart, standing } from "./chart";

const sizes = { small: 0.3 * UNIT, medium: 0.38 * UNIT, big: 0.46 * UNIT };
const geometry = { radius_ravine: sizes, radius_node: sizes };
const board = {
  id: "line",
  name: "Line",
  spaces: [
    ["A", "node", "big", -UNIT, 0, ""],
    ["a_1", "straight", "big", 0, 0, "a"],
    ["B", "node", "big", UNIT, 0, ""],
  ],
  ravines: [{ id: "a", size: "big", ends: ["A", "B"], spaces: ["a_1"] }],
  magnetic_tunnels: [],
  entrances: [{ node: "A", size: "big" }],
} as unknown as BoardEntry;
const names = ["A", "a-1", "B"];
const tunnel: TunnelView = { mouths: [0, 2], name: "tunnel 5", piece: 5, size: "medium" };

describe("a board as it is drawn", () => {
  const chart = new Chart(board, names, geometry);

  it("has a hundred units between neighbours, from a margin on", () => {
    expect(chart.spaces.map(({ x }) => x)).toEqual([75, 175, 275]);
  });
  it("calls spaces as it is told, and knows entrances", () => {
    expect(chart.spaces.map(({ name, entrance }) => [name, entrance])).toEqual([
      ["A", "big"],
      ["a-1", null],
      ["B", null],
    ]);
  });
  it("draws a ravine from node to node", () => {
    expect(chart.ravines[0]?.path).toBe("M75 75L175 75L275 75");
  });
  it("keeps a tunnel space away from what lies between its mouths", () => {
    const [dug] = chart.dug({ 4: tunnel });
    expect([dug?.space.name, dug?.space.mark]).toEqual(["tunnel 5", "T5"]);
    expect(Math.abs((dug?.space.y ?? 0) - 75)).toBeGreaterThan(40);
  });
  it("keeps tunnel spaces on the map and away from each other", () => {
    const [one, two] = chart.dug({ 4: tunnel, 5: tunnel }).map(({ space }) => space);
    expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThan(80);
    for (const y of [one?.y ?? 0, two?.y ?? 0]) expect([y > 0, y < chart.height]).toEqual([true, true]);
  });
  it("bends a magnetic tunnel around the spaces between its ends", () => {
    const spaces = [...board.spaces, ["C", "node", "big", 0, 0.3 * UNIT, ""]] as BoardEntry["spaces"];
    const [magnet] = new Chart(
      { ...board, spaces, magnetic_tunnels: [{ id: "m", size: "small", ends: ["A", "B"] }] },
      names,
      geometry,
    ).magnets;
    expect(magnet?.middle.y).toBeLessThan(75 - 20);
  });
  it("keeps a long magnetic tunnel within the drawing", () => {
    const spaces = board.spaces.map<BoardEntry["spaces"][number]>(([id, kind, size, x, y, ravine]) => [
      id,
      kind,
      size,
      5 * x,
      y,
      ravine,
    ]);
    const long = new Chart(
      { ...board, spaces, magnetic_tunnels: [{ id: "m", size: "small", ends: ["A", "B"] }] },
      names,
      geometry,
    );
    const y = long.magnets[0]?.middle.y ?? -1;
    expect([y > 0, y < long.height]).toEqual([true, true]);
  });
  it("sets two in one space side by side", () => {
    expect([standing(2, 0, 100, 22), standing(2, 1, 100, 22)].map(({ x }) => Math.round(x))).toEqual([-62, 62]);
  });
});
