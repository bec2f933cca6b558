/** The steps of an encounter, and which of them is under way. */
import type { View } from "./types";

const RANGED = ["send away", "pick dice", "target", "pay", "bombs", "roll", "hurt", "escape", "overflow"];
const ARTILLERY = ["send away", "pick dice", "pay", "roll", "hurt", "escape"];
const SAME_SPACE = [
  "send away",
  "pick dice",
  "pay",
  "attack or repair",
  "Nananbites",
  "roll",
  "hurt",
  "escape",
  "who stays",
];

export const stagesOf = (kind: string): readonly string[] =>
  kind === "same space" ? SAME_SPACE : kind === "artillery" ? ARTILLERY : RANGED;

const STAGE_OF: Record<string, string> = {
  SaveSubstract: "send away",
  PickDice: "pick dice",
  NameTarget: "target",
  PayForDice: "pay",
  UseBomb: "bombs",
  AttackOrRepair: "attack or repair",
  SplitNananbites: "Nananbites",
  Attack: "roll",
  Hurting: "hurt",
  Escaping: "escape",
  PushOut: "who stays",
  Retreat: "who stays",
};

/** The place of the step under way; -1 if nobody can tell. */
export function stageOf({ under_way, encounter }: Pick<View, "under_way" | "encounter">): number {
  if (!encounter) return -1;
  const found = [...under_way].reverse().find((name) => name in STAGE_OF) ?? "";
  return stagesOf(encounter.kind).indexOf(under_way.includes("Overflow") ? "overflow" : (STAGE_OF[found] ?? ""));
}
