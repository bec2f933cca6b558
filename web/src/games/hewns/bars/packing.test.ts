import { describe, expect, it } from "vitest";
import type { Content } from "../content";
import type { Choice, HewnView, View } from "../types";
import { deedsWith, packingTray, type Packer } from "./packing";

const content = {
  hewnName: () => "Igil",
  piece: (piece: number) => ({ name: `piece ${piece}` }),
  receiver: (to: number) => `to ${to}`,
} as unknown as Content;
const hewn = (more: Partial<HewnView> = {}): HewnView =>
  ({ hewn: 4, loading: null, open_store: 2, hidden_store: 3, open_dirty: 1, hidden_dirty: 1, ...more }) as HewnView;
const loading: HewnView["loading"] = { hewn: 4, normal: 0, dirty: 11, together: 5 };
const packer = (view: object, ...commands: Choice[]): Packer => ({
  asked: { options: [], commands: commands.map((choice) => ({ choice, label: "" })) } as unknown as Packer["asked"],
  view: { replacements: [], ...view } as unknown as View,
  content,
  seat: 0,
});

describe("what can be done with a store", () => {
  it("is what is listed, and loading it where the view says so", () => {
    const stow: Choice = { type: "Stow", hewn: 4, normal: 0, dirty: 2 };
    expect(deedsWith(packer({}, stow), hewn())).toEqual(["Stow"]);
    expect(deedsWith(packer({}, stow), hewn({ loading }))).toEqual(["Load", "Stow"]);
    expect(deedsWith(packer({}, stow), hewn({ hewn: 5 }))).toEqual([]);
  });
  it("is bounded by the stores that it has now", () => {
    const tray = packingTray(packer({ hewns: [hewn({ loading })] }), { deed: "Load", hewn: 4 });
    expect([tray?.most, tray?.amounts[0]?.most]).toEqual([5, 5]);
    expect(tray?.choice([2, 0], 0)).toBeNull(); // as it is
    expect(tray?.choice([3, 0], 0)).toEqual({ type: "Load", hewn: 4, normal: 0, dirty: 3 });
  });
});

describe("a loose technology", () => {
  it("goes into free sockets, or in the place of what the view says", () => {
    const replacements: Choice[] = [
      { type: "Attach", hewn: 4, piece: 2, instead_of: 3 },
      { type: "Attach", hewn: 4, piece: 6, instead_of: 3 },
    ];
    const at = packer({ replacements }, { type: "Attach", hewn: 4, piece: 2, holder: 0 });
    const tray = packingTray(at, { deed: "Attach", piece: 2 });
    expect(tray?.sides.map(({ label }) => label)).toEqual(["to Igil in its piece 9", "to Igil instead of piece 3"]);
    expect(tray?.choice([], 1)).toEqual(replacements[0]);
    expect(tray?.sum([], 1)).toBe("piece 2 to Igil instead of piece 3, which goes back to your side.");
  });
  it("has no tray where it fits nowhere", () => {
    expect(packingTray(packer({}), { deed: "Attach", piece: 2 })).toBeNull();
  });
});
