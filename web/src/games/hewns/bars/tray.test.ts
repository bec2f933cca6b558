import { describe, expect, it } from "vitest";
import type { Asked } from "../../../protocol";
import { LAVA, NO_DANGER } from "../constants";
import type { Content } from "../content";
import { trayOf } from "../questions";
import type { BidView, Choice, PickingView, Questions, View } from "../types";
import type { Tray } from "./tray";

const content = {
  hewnName: () => "Igil",
  itemName: () => "Clogg",
  receiver: (to: number) => `to ${to}`,
  danger: () => "lava",
  legend: { hints: { malfunctions: "malfunctions", wins_nothing: "wins nothing", screens: "armour dice" } },
} as unknown as Content;
const ITEM = 17;

function tray<Name extends keyof Questions>(
  name: Name,
  fields: Questions[Name],
  view: object,
  ...options: Choice[]
): Tray {
  const asked = { name, fields, options: options.map((choice) => ({ choice, label: "" })) } as unknown as Asked;
  const found = trayOf(asked, view as View, content, 0, ITEM);
  if (!found) throw new Error(`${name} has no tray`);
  return found;
}

describe("a bid", () => {
  const bid = (more: Partial<BidView>): BidView => ({
    item: ITEM,
    nananbites: 0,
    bidox: "plain Bidox",
    price: 6,
    by_itself: 0,
    there: 0,
    least: 6,
    normal: 2,
    dirty: 9,
    ...more,
  });

  it("begins with what wins", () => {
    const { amounts, choice } = tray("PlaceBidoxes", {}, { bids: [bid({ item: 3, least: 1 }), bid({})] });
    expect(amounts.map(({ start, most }) => [start, most])).toEqual([
      [6, 9],
      [0, 2],
    ]);
    expect(choice([6, 0], 0)).toEqual({ type: "Bid", item: ITEM, normal: 0, dirty: 6, nananbites: 0 });
  });
  it("counts what the Bidox bids by itself and what lies there, as the server says", () => {
    const { amounts, sum } = tray(
      "PlaceBidoxes",
      {},
      { bids: [bid({ nananbites: 2, by_itself: 2, there: 3, least: 1 })] },
    );
    expect(amounts[0]?.start).toBe(1);
    expect(sum([1, 0], 2)).toBe("1 + 0 + 2 for Nananbites + 3 that lie there = 6");
    expect(sum([0, 0], 2)).toContain("= 5, less than 6: wins nothing");
  });
  it("is made with one of the kinds of Bidoxes that are free", () => {
    const { sides } = tray("PlaceBidoxes", {}, { bids: [bid({}), bid({ nananbites: 1, bidox: "another" })] });
    expect(sides).toEqual([
      { label: "plain Bidox", value: 0 },
      { label: "another", value: 1 },
    ]);
  });
});

describe("secret dice", () => {
  const fields: Questions["PickDice"] = { kinds: {}, subject: 1 };
  const picking: PickingView = {
    budget: 3,
    least: 2,
    dice: [
      { kind: "laser", name: "laser dice", most: 3 },
      { kind: "armour", name: "body screens", most: 3 },
      { kind: "explode", name: "explosion", most: 1 },
    ],
  };
  const { amounts, most, choice, warning } = tray("PickDice", fields, { picking });

  it("are those that may be taken, within what can be paid", () => {
    expect(amounts.map(({ name, most }) => [name, most])).toEqual([
      ["laser dice", 3],
      ["body screens", 3],
      ["explosion", 1],
    ]);
    expect(most).toBe(3);
    expect(choice([2, 1, 0], 0)).toEqual({ type: "Pick", laser: 2, armour: 1, explode: false });
  });
  it("are asked for twice if they are too few", () => {
    expect([warning?.([0, 0, 0]), warning?.([1, 0, 0]), warning?.([1, 1, 0])]).toEqual([
      "With no dice, Igil malfunctions.",
      "With only 1, Igil malfunctions.",
      "",
    ]);
  });
});

describe("amounts", () => {
  const substract: View["substract"] = [
    { hewn: 4, normal: 2, dirty: 2, together: 3 },
    { hewn: 5, normal: 1, dirty: 4, together: 3 },
  ];

  it("are paid by those who pay anything", () => {
    const fields: Questions["PayForDice"] = { hewn: 4, cost: 3, involved: [], at_range: true };
    const plans: Choice[] = [
      { type: "Pay", payers: [4], normal: [1], dirty: [2] },
      { type: "Pay", payers: [4, 5], normal: [0, 1], dirty: [0, 2] },
    ];
    const { amounts, choice } = tray("PayForDice", fields, { substract }, ...plans);
    expect(amounts.slice(0, 2).map(({ most, start }) => [most, start])).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(choice([1, 2, 0, 0], 0)).toEqual({ type: "Pay", payers: [4], normal: [2], dirty: [1] });
  });
  it("of screens name the danger that attacks", () => {
    const title = (attacking_danger: number) =>
      tray("HowManyScreens", { hewn: 4 }, { substract, attacking_danger }).title;
    expect(title(LAVA)).toBe("Igil meets a danger, lava: at most 3 body screens");
    expect(title(NO_DANGER)).toBe("Body screens, at most 3");
  });
  it("of screens are armour dice in the words of the legend", () => {
    const { sum, choice } = tray("HowManyScreens", { hewn: 4 }, { substract, attacking_danger: NO_DANGER });
    expect(sum([2, 1], 0)).toBe("2 + 1 = 3 armour dice");
    expect(choice([2, 1], 0)).toEqual({ type: "Screens", count: 3, normal: 1 });
  });
  it("that are sent away are what the Hewn carries", () => {
    const fields: Questions["SaveSubstract"] = { to_friends: true, subject: 4 };
    const { amounts } = tray("SaveSubstract", fields, { substract }, { type: "Save", to: 5, normal: 0, dirty: 1 });
    expect(amounts.map(({ most }) => most)).toEqual([2, 2]);
  });
  it("go to whoever is listed", () => {
    const put: Choice[] = [4, 4, 7].map((to) => ({ type: "Put", to, amount: 1 }));
    const { sides, choice } = tray("WhereTo", { hewn: 4, left: 2 }, {}, ...put);
    expect(sides.map(({ value }) => value)).toEqual([4, 7]);
    expect(choice([2], 7)).toEqual({ type: "Put", to: 7, amount: 2 });
  });
});

it("is not needed where a tap will do", () => {
  const asked = { name: "WhichHewn", fields: {}, options: [] } as unknown as Asked;
  expect(trayOf(asked, {} as View, content, 0, null)).toBeNull();
});
