import { describe, expect, it } from "vitest";
import type { LogLine } from "../../protocol";
import { Chart, standing } from "./chart";
import type { Content } from "./content";
import { whyRolled } from "./reasons";
import { salesOf } from "./sales";
import { placeOfStage } from "./stages";
import { scenesOf, sumOf } from "./story";
import { madeAt, targetOf } from "./targets";
import type { BoardEntry, Choice, EncounterView, View } from "./types";

const sizes = { small: 300_000, medium: 380_000, big: 460_000 };
const files = {
  geometry: { radius_ravine: sizes, radius_node: sizes },
  tunnel_pieces: { small: [1], medium: [5], big: [10] },
};
const board = {
  id: "line",
  name: "Line",
  spaces: [
    ["A", "node", "big", -1_000_000, 0, ""],
    ["a_1", "straight", "big", 0, 0, "a"],
    ["B", "node", "big", 1_000_000, 0, ""],
  ],
  ravines: [{ id: "a", size: "big", ends: ["A", "B"], spaces: ["a_1"] }],
  magnetic_tunnels: [],
  entrances: [{ node: "A", size: "big" }],
} as unknown as BoardEntry;

describe("a board as it is drawn", () => {
  const chart = new Chart(board, files);

  it("has a hundred units between neighbours, from a margin on", () => {
    expect(chart.spaces.map(({ x }) => x)).toEqual([75, 175, 275]);
  });
  it("calls spaces as they are printed, and knows entrances", () => {
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
    const [tunnel] = chart.dug([[4, [0, 2]]]);
    expect(tunnel?.space.name).toBe("tunnel 5");
    expect(Math.abs((tunnel?.space.y ?? 0) - 75)).toBeGreaterThan(40);
  });
  it("keeps tunnel spaces on the map and away from each other", () => {
    const [one, two] = chart
      .dug([
        [4, [0, 2]],
        [5, [0, 2]],
      ])
      .map(({ space }) => space);
    expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThan(80);
    for (const y of [one?.y ?? 0, two?.y ?? 0]) expect([y > 0, y < chart.height]).toEqual([true, true]);
  });
  it("bends a magnetic tunnel around the spaces between its ends", () => {
    const spaces = [...board.spaces, ["C", "node", "big", 0, 300_000, ""]] as BoardEntry["spaces"];
    const [magnet] = new Chart(
      { ...board, spaces, magnetic_tunnels: [{ id: "m", size: "small", ends: ["A", "B"] }] },
      files,
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
      files,
    );
    const y = long.magnets[0]?.middle.y ?? -1;
    expect([y > 0, y < long.height]).toEqual([true, true]);
  });
  it("sets two in one space side by side", () => {
    expect([standing(2, 0, 100, 22), standing(2, 1, 100, 22)].map(({ x }) => Math.round(x))).toEqual([-62, 62]);
  });
});

describe("what dice tell", () => {
  const line = (number: number, event: object): LogLine => ({
    number,
    answers: 0,
    depth: 0,
    text: "It happened.",
    clauses: ["X-01"],
    event,
    opens: "",
    passed: false,
    forced: false,
  });
  const fight = [
    line(0, { type: "EncounterAnnounced", hewn: 1 }),
    line(1, { type: "EncounterAnnounced", hewn: 2 }),
    line(2, { type: "Attached", seat: 0, hewn: 3, piece: 0 }),
    line(3, { type: "Rolled", hewn: 1, die: "laser", faces: [2, 0] }),
    line(4, { type: "Rolled", hewn: 2, die: "speed", faces: [10] }),
    line(5, { type: "AttackResolved", hewn: 2, attack: 2, defence: 1 }),
  ];

  it("is one scene for all who announce", () => {
    expect(scenesOf(fight).map(({ kind, number }) => [kind, number])).toEqual([["ranged", 0]]);
  });
  it("leaves out what has nothing to do with it", () => {
    expect(scenesOf(fight)[0]?.steps.map(({ kind }) => kind)).toEqual(["told", "told", "roll", "roll", "result"]);
  });
  it("begins anew with the next encounter", () => {
    expect(scenesOf([...fight, line(6, { type: "EncounterAnnounced", hewn: 4 })]).map(({ number }) => number)).toEqual([
      0, 6,
    ]);
  });
  it("ends when a Hewn goes on", () => {
    const scenes = scenesOf([
      ...fight,
      line(6, { type: "HewnMoved", hewn: 1, space: 3 }),
      line(7, { type: "HewnDamaged", hewn: 1 }),
    ]);
    expect(scenes[0]?.steps.length).toBe(5);
  });
  it("tells the dice of a danger apart from those of the Hewn that it attacks, while one mines too", () => {
    const [mined] = scenesOf([
      line(0, { type: "Rolled", hewn: 1, die: "mining", faces: [2] }),
      line(1, { type: "DangerRolled", danger: 0, hewn: 1, die: "area", faces: [3, 0, 1] }),
      line(2, { type: "Rolled", hewn: 1, die: "armour", faces: [1] }),
    ]);
    const rolls = mined?.steps.filter((step) => step.kind === "roll") ?? [];
    expect(rolls.map(({ by }) => by)).toEqual([undefined, "The lava", undefined]);
  });
  it("knows a danger that attacks at any other time, and an overflow", () => {
    const attacked = line(0, { type: "DangerRolled", danger: 1, hewn: 1, die: "close_combat", faces: [0] });
    expect(scenesOf([attacked])[0]?.kind).toBe("danger");
    const [flowed] = scenesOf([
      ...fight,
      line(6, { type: "OverflowRolled", hewn: 4, die: "close_combat", faces: [1, 1] }),
    ]);
    expect(flowed?.steps.at(-1)).toMatchObject({ kind: "roll", hewn: 4, by: "The overflow" });
  });
  it("does not call an attack a hit that was escaped", () => {
    const steps = scenesOf([...fight, line(6, { type: "Escaped", hewn: 2 })])[0]?.steps ?? [];
    expect(steps.at(-2)).toMatchObject({ kind: "result", won: false, escaped: true });
  });
  it("tells what was announced in one space, and the dice in the winds", () => {
    const [met] = scenesOf([
      line(0, { type: "MeetingBegan", hewn: 1, other: 2 }),
      line(1, { type: "DeedAnnounced", hewn: 1, other: 2, deed: "brain" }),
    ]);
    expect(met?.steps.map(({ kind }) => kind)).toEqual(["told", "told"]);
    const [flown] = scenesOf([line(0, { type: "WindsRolled", hewn: 1, die: "d10", faces: [4] })]);
    expect(flown).toMatchObject({ kind: "winds", steps: [{ kind: "roll", hewn: 1 }] });
  });
  it("counts an escape as 1 and a gem as 2", () => {
    expect(sumOf({ die: "speed", faces: [10, 2, 0] })).toBe("1 + 2 + 0 = 3");
    expect(sumOf({ die: "mining", faces: [20, 1] })).toBe("2 + 1 = 3");
  });
  it("does not add up dice that are no amounts", () => {
    expect(sumOf({ die: "hurt", faces: [2] })).toBe("");
  });
});

describe("how an auction came out", () => {
  const line = (number: number, event: object): LogLine => ({
    number,
    answers: 0,
    depth: 0,
    text: "",
    clauses: [],
    event,
    opens: "",
    passed: false,
    forced: false,
  });
  const lines = [
    line(0, { type: "RoundBegan", round: 1 }),
    line(1, { type: "ItemLost", item: 3 }),
    line(2, { type: "BidsOpened", item: 5, bids: [4, 7] }),
    line(3, { type: "ItemWon", seat: 1, item: 5, normal: 0, dirty: 7 }),
    line(4, { type: "BidsOpened", item: 6, bids: [2, 2] }),
    line(5, { type: "ItemLost", item: 6 }),
  ];

  it("is told with all bids, also those in vain", () => {
    expect(salesOf(lines)).toEqual({
      number: 5,
      sold: [
        { item: 5, bids: [4, 7], winner: 1 },
        { item: 6, bids: [2, 2], winner: -1 },
      ],
      left: [3],
    });
  });
  it("is forgotten when a round begins", () => {
    expect(salesOf([...lines, line(6, { type: "RoundBegan", round: 2 })])).toBeNull();
  });
});

describe("why dice are rolled", () => {
  const content = { hewn: () => ({ mining: 3, close_combat: 6 }), hewnName: () => "Clogg" } as unknown as Content;
  const roll = { kind: "roll", hewn: 1, side: "other", die: "mining", faces: [1, 0, 1, 2, 0] } as const;

  it("is the card, and then the mine or a choice", () => {
    expect(whyRolled(roll, "mining", content, undefined)).toBe("3 of its card + 2 for the mine or by choice");
  });
  it("is the bomb at range, however many dice the card has for close combat", () => {
    const six = { ...roll, die: "close_combat", faces: [0, 0, 1, 1, 0, 0] };
    expect(whyRolled(six, "ranged", content, undefined)).toBe("of its implosion bomb");
    expect(whyRolled(six, "same space", content, undefined)).toBe("of its card");
  });
  it("is whom a danger attacks", () => {
    expect(whyRolled({ ...roll, die: "area", side: "attack", by: "The lava" }, "mining", content, undefined)).toBe(
      "against Clogg",
    );
  });
});

describe("the stage of an encounter", () => {
  const stages: EncounterView["stages"] = ["send away", "pick dice", "pay", "roll", "hurt", "escape"];
  it("has its place among those of its kind", () => {
    expect(placeOfStage({ stage: "roll", stages })).toBe(3);
  });
  it("has none between two of them", () => {
    expect(placeOfStage({ stages })).toBe(-1);
  });
});

describe("where a choice lies", () => {
  const view = { moving: 3, hewns: [{ hewn: 3, owner: 0, space: 12, damaged: false }] } as unknown as View;
  const at = (choice: Choice) => targetOf(choice, view);

  it("is the space that it names", () => {
    expect(at({ type: "Move", to: 7 })).toBe("space:7");
  });
  it("is where the moving Hewn stands when it mines", () => {
    expect(at({ type: "Mine" })).toBe("space:12");
  });
  it("is the pool for what goes off planet", () => {
    expect(at({ type: "Put", to: -1, amount: 2 })).toBe("pool");
  });
  it("is every die that shows the same, for one that is rolled again", () => {
    const dice = [
      [3, "mining", 0],
      [3, "mining", 1],
      [3, "mining", 0],
    ];
    expect(targetOf({ type: "Reroll", die: 0 }, { ...view, attack_dice: dice } as unknown as View)).toEqual([
      "die:0",
      "die:2",
    ]);
  });
  it("may be meant at another space, but not at another kind of thing", () => {
    expect(madeAt({ type: "Move", to: 7 }, { kind: "space", number: 9 })).toEqual({ type: "Move", to: 9 });
    expect(madeAt({ type: "Target", hewn: 1 }, { kind: "hewn", number: 2 })).toEqual({ type: "Target", hewn: 2 });
    expect(madeAt({ type: "Move", to: 7 }, { kind: "hewn", number: 2 })).toBeNull();
  });
  it("is both the piece and the sockets for what is attached", () => {
    expect(at({ type: "Attach", hewn: 3, piece: 5 })).toEqual(["sockets:3", "piece:5"]);
  });
});
