import { describe, expect, it } from "vitest";
import type { Story } from "../entries";
import type { Event, Rolled } from "../types";
import { lines } from "./lines";
import { scenesOf, type Scene, type SceneKind } from "./story";

type Name = Event["type"];
const story: Story = {
  begins: {
    EncounterAnnounced: "ranged",
    MeetingBegan: "same space",
    MiningRolled: "mining",
    DangerRolled: "danger",
    Rolled: "dice",
    WindsRolled: "winds",
  } satisfies Partial<Record<Name, SceneKind>>,
  joins: ["DangerRolled", "Rolled"] satisfies Name[],
  ends: ["HewnMoved"] satisfies Name[],
  tells: ["EncounterAnnounced", "MeetingBegan", "DeedAnnounced", "HewnDamaged"] satisfies Name[],
  hurts: ["HewnDamaged"] satisfies Name[],
};
const scenes = (...events: Event[]): Scene[] => scenesOf(lines(...events), story);
const roll = (hewn: number, die: string, ...faces: number[]): Rolled => ({
  type: "Rolled",
  hewn,
  die,
  faces,
  sources: [[faces.length, "card"]],
});
const fight: Event[] = [
  { type: "EncounterAnnounced", hewn: 1, joins: false },
  { type: "EncounterAnnounced", hewn: 2, joins: true },
  { type: "Attached", seat: 0, hewn: 3, piece: 0 },
  roll(1, "laser", 2, 0),
  roll(2, "speed", 10),
  { type: "AttackResolved", hewn: 2, attack: 2, defence: 1, result: "hit" },
];

describe("what dice tell", () => {
  it("is one scene for all who announce", () => {
    expect(scenes(...fight).map(({ kind, number }) => [kind, number])).toEqual([["ranged", 0]]);
  });
  it("leaves out what has nothing to do with it", () => {
    expect(scenes(...fight)[0]?.steps.map(({ kind }) => kind)).toEqual([
      "told",
      "told",
      "rolled",
      "rolled",
      "attacked",
    ]);
  });
  it("begins anew with the next encounter", () => {
    const next = scenes(...fight, { type: "EncounterAnnounced", hewn: 4, joins: false });
    expect(next.map(({ number }) => number)).toEqual([0, 6]);
  });
  it("ends when a Hewn goes on", () => {
    const [first] = scenes(...fight, { type: "HewnMoved", hewn: 1, space: 3 }, { type: "HewnDamaged", hewn: 1 });
    expect(first?.steps.length).toBe(5);
  });
  it("tells the dice of a danger apart from those of the Hewn that it attacks, while one mines too", () => {
    const [mined] = scenes(
      { ...roll(1, "mining", 2), type: "MiningRolled" },
      { ...roll(1, "area", 3, 0, 1), type: "DangerRolled", danger: 0 },
      roll(1, "armour", 1),
    );
    expect(mined?.steps).toMatchObject([{ by: null }, { by: { danger: 0 } }, { by: null }]);
  });
  it("knows a danger that attacks at any other time, and an overflow", () => {
    expect(scenes({ ...roll(1, "close_combat", 0), type: "DangerRolled", danger: 1 })[0]?.kind).toBe("danger");
    const [flowed] = scenes(...fight, { ...roll(4, "close_combat", 1, 1), type: "OverflowRolled" });
    expect(flowed?.steps.at(-1)).toMatchObject({ kind: "rolled", hewn: 4, by: { danger: null } });
  });
  it("says how an attack and a repair came out as the server does", () => {
    const [fought] = scenes(
      ...fight,
      { type: "AttackResolved", hewn: 1, attack: 9, defence: 1, result: "escaped" },
      { type: "RepairResolved", hewn: 1, target: 2, best: 5, difficulty: 4, succeeds: true },
    );
    expect(fought?.steps.slice(-3)).toMatchObject([{ result: "hit" }, { result: "escaped" }, { succeeds: true }]);
  });
  it("tells what was announced in one space, and the dice in the winds", () => {
    const [met] = scenes(
      { type: "MeetingBegan", hewn: 1, other: 2 },
      { type: "DeedAnnounced", hewn: 1, other: 2, deed: "brain" },
    );
    expect(met?.steps).toMatchObject([{ text: "It happened.", clause: "X-01", isHurt: false }, { kind: "told" }]);
    expect(scenes({ ...roll(1, "d10", 4), type: "WindsRolled" })).toMatchObject([{ kind: "winds" }]);
  });
  it("tells apart what hurts", () => {
    expect(scenes(...fight, { type: "HewnDamaged", hewn: 2 })[0]?.steps.at(-1)).toMatchObject({ isHurt: true });
  });
});
