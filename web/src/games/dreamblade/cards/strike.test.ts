import { describe, expect, it } from "vitest";
import type { Content } from "../content";
import { fatesAt, parts, steps, struck, thresholds, title } from "./strike";
import type { Question } from "../typed";
import type { CombatView, TargetView, View } from "../types";

const content = {
  cell: (cell: number) => ({ name: `c${cell}` }),
  piece: (piece: number) => ({ name: ["Crit 2 (blade)", "Fumble 3"][piece] ?? "" }),
} as unknown as Content;
const NAMES = ["Ogre", "Imp", "Matron"];
const nameOf = (mini: number): string => NAMES[mini] ?? "";

const combat = (more: Partial<CombatView> = {}): CombatView => ({
  stage: "blades",
  cell: 3,
  seat: 0,
  attackers: [0],
  dice: [],
  blades: 0,
  used: [],
  rolled: 0,
  more: [],
  bonus: 0,
  damage: 0,
  totalled: false,
  relentless: false,
  remarks: [],
  ...more,
});
const view = (more: Partial<View> = {}): View =>
  ({ combat: null, blow: null, targets: [], falls_on: [], results: [], ...more }) as unknown as View;
const target = (more: Partial<TargetView> = {}): TargetView => ({
  mini: 1,
  thresholds: [
    { damage: 3, fates: ["disrupted"] },
    { damage: 5, fates: ["destroyed", "disrupted"] },
  ],
  marked: false,
  undisruptable: false,
  guard: 0,
  by: 0,
  remarks: [],
  ...more,
});
const attackers: Question = { name: "WhoAttacks", fields: { cell: 3 } };
const split: Question = { name: "SplitDamage", fields: { cell: 3, damage: 2, relentless: false } };
const now = (found: ReturnType<typeof steps>): string[] => found.filter((step) => step.now).map((step) => step.name);

describe("the stages of a strike", () => {
  it("begin with the attackers", () => expect(now(steps(view(), attackers))).toEqual(["Attackers"]));
  it("are the same for whoever is not asked", () =>
    expect(now(steps(view({ combat: combat({ stage: "results" }) }), null))).toEqual(["Results"]));
  it("know a Strikeback only while there is one", () => {
    const found = steps(view({ combat: combat({ stage: "strikeback" }) }), null);
    expect(now(found)).toEqual(["Strikeback"]);
    expect(steps(view({ combat: combat() }), null).map((step) => step.name)).not.toContain("Strikeback");
  });
  it("do not exist outside an attack", () =>
    expect(steps(view({ targets: [target()] }), { name: "DisruptOrDestroy", fields: { mini: 1 } })).toEqual([]));
});

describe("the title of a strike", () => {
  it("tells a deathblow from the attack around it", () => {
    const blow = { seat: 1, minis: [1], piece: -1, target: -1, dice: [], damage: 2, rolled: 0, blades_miss: true };
    expect(title(view({ combat: combat(), blow }), content, split)).toBe("Deathblow");
    expect(title(view({ combat: combat() }), content, split)).toBe("Attack at c3");
  });
  it("is empty if there is none", () => expect(title(view(), content, { name: "WhoShifts", fields: {} })).toBe(""));
});

describe("damage", () => {
  it("is added up with every reason", () => {
    const more = [
      { mini: 0, piece: 0, source: -1, by: 2 },
      { mini: 1, piece: 0, source: 2, by: 2 },
      { mini: 1, piece: 1, source: -1, by: -3 },
    ];
    expect(parts(combat({ more }), content, nameOf)).toEqual([
      "+2 Crit 2 (blade), Ogre",
      "+2 Crit 2 (blade), Imp from Matron",
      "−3 Fumble 3, Imp",
    ]);
  });
  it("means what the highest threshold that it reaches says", () => {
    expect([2, 3, 4, 5, 9].map((damage) => fatesAt(target(), damage))).toEqual([
      [],
      ["disrupted"],
      ["disrupted"],
      ["destroyed", "disrupted"],
      ["destroyed", "disrupted"],
    ]);
  });
  it("falls on those of the targets whom the view names", () => {
    const targets = [target({ mini: 0 }), target({ mini: 1 })];
    expect(struck(view({ targets, falls_on: [0] })).map((each) => each.mini)).toEqual([0]);
  });
  it("is told with its thresholds", () =>
    expect(thresholds(target())).toBe("disrupted at 3, destroyed or disrupted at 5"));
});
