/** Dice in words, and which of several equal dice an option means. */
import type { Option } from "../../protocol";
import { DICE, SCARE } from "./looks";

export function dieInWords(kind: string, face: number): string {
  const { name } = DICE[kind] ?? { name: kind };
  if (face === SCARE) return kind === "explosion" ? "Scare" : "“!”";
  return face ? `${face} ${name}${face > 1 && name !== "piercing" ? "s" : ""}` : "blank";
}

/** Of dice that show the same only one is listed: any of them will do for it. */
export function optionFor(
  options: readonly Option[],
  die: number,
  kinds: readonly string[],
  faces: readonly number[],
): Option | undefined {
  return options.find(({ choice }) => {
    const { die: listed } = choice as { die?: number };
    return listed !== undefined && faces[listed] === faces[die] && kinds[listed] === kinds[die];
  });
}

export const diceText = (kinds: readonly string[], faces: readonly number[]): string =>
  faces.map((face, die) => dieInWords(kinds[die] ?? "", face)).join(", ");
