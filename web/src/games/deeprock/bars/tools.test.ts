import { describe, expect, it } from "vitest";
import type { Asked } from "../../../protocol";
import { Content } from "../content";
import type { Files } from "../entries";
import { finisherOf, toolsOf } from "./tools";
import type { Choice, Outlook, Questions } from "../types";

const content = new Content({
  legend: { mode: [{ name: "Minigun", surcharge: "", dice: ["bullet"] }], price: { Overclock: "1 Gold" } },
} as unknown as Files);

const option = (choice: Choice) => ({ choice, label: "" });
const refused = (choice: Choice) => ({ choice, label: "", clause: "X-01", text: "No." });
function asked(options: Choice[], refusals: Choice[] = []): Asked {
  const name: keyof Questions = "TakeAction";
  return {
    name,
    options: options.map(option),
    commands: [],
    refused: refusals.map(refused),
  } as unknown as Asked;
}
const keys = (of: Asked, outlook?: Outlook): string[] => toolsOf(of, content, outlook).map((tool) => tool.key);

describe("the tools of a turn", () => {
  it("gather choices that differ only in their target, moves first", () => {
    expect(keys(asked([{ type: "Axe" }, { type: "Move", to: 1 }, { type: "Move", to: 2 }]))).toEqual(["Move", "Axe"]);
  });
  it("need no target if there is none to choose", () => {
    const [axe] = toolsOf(asked([{ type: "Axe" }]), content, undefined);
    expect(axe?.only?.choice).toEqual({ type: "Axe" });
  });
  it("stay to say why not, unless nobody would ask", () => {
    expect(keys(asked([], [{ type: "Overclock" }, { type: "StandUp" }]))).toEqual(["Overclock"]);
  });
  it("hold a weapon that can be fired though no creature is in reach", () => {
    const outlook: Outlook = {
      sees: [],
      modes: { 0: { range: 5, spaces: [1], ready: true } },
      throws: {},
      chops: [],
      lights: [],
    };
    const [gun] = toolsOf(asked([]), content, outlook);
    expect(gun).toMatchObject({ key: "shoot:0", can: true });
  });
  it("say what they take besides an action", () => {
    const prices = toolsOf(asked([{ type: "Axe" }, { type: "Overclock" }]), content, undefined).map(
      ({ price }) => price,
    );
    expect(prices).toEqual(["", "1 Gold"]);
  });
  it("do not hold what ends the turn", () => {
    const turn = asked([{ type: "EndActions" }, { type: "Axe" }]);
    expect(keys(turn)).toEqual(["Axe"]);
    expect(finisherOf(turn)?.choice).toEqual({ type: "EndActions" });
  });
});
