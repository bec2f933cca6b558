/** Where choices lie: `mini:12`, `cell:7`, `kind:3` in reserves and graveyards. */
import type { Choice, Spawn, SpawnAgain } from "./types";

/** Choices that name a kind of miniature. */
export type OfKind = Extract<Choice, { kind: number }>;
export type Buying = (Spawn | SpawnAgain)["type"];

/** What was tapped first, where a choice takes two taps. */
export interface Chosen {
  mini: number | null;
  kind: string; // `Spawn 3` or `SpawnAgain 3`
}

export const nobody: Chosen = { mini: null, kind: "" };
export const kindKey = ({ type, kind }: Pick<OfKind, "type" | "kind">): string => `${type} ${kind}`;
export const kindPlace = (choice: Pick<OfKind, "type" | "kind">): string => `kind:${kindKey(choice)}`;
export const isBuying = (choice: Choice): choice is Spawn | SpawnAgain =>
  choice.type === "Spawn" || choice.type === "SpawnAgain";

/** With who was tapped first; and once that is done, where. */
export function placeOf(choice: Choice, chosen: Chosen): string | readonly string[] | null {
  switch (choice.type) {
    case "Spawn":
    case "SpawnAgain": {
      const kind = kindPlace(choice);
      return chosen.kind === kindKey(choice) ? [kind, `cell:${choice.cell}`] : kind;
    }
    case "ShiftTo":
    case "Step":
    case "PutInto":
      return chosen.mini === choice.mini ? [`mini:${choice.mini}`, `cell:${choice.cell}`] : `mini:${choice.mini}`;
    case "StrikeAt":
    case "GoTo":
      return `cell:${choice.cell}`;
    case "Target":
    case "AssignBlade":
    case "UseSpawnAbility":
      return `mini:${choice.mini}`;
    case "Pick":
      return kindPlace(choice);
    default:
      return null;
  }
}

/** Miniatures that can be tapped first, before a cell. */
export function movers(choices: readonly Choice[]): Set<number> {
  return new Set(
    choices.flatMap((choice) =>
      choice.type === "ShiftTo" || choice.type === "Step" || choice.type === "PutInto" ? [choice.mini] : [],
    ),
  );
}
