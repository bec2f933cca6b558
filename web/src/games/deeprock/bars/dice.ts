/** Dice in words, and which of several equal dice an option means. */
import type { Option } from "../../../protocol";
import { BANG, SCARE } from "../constants";
import { dieLook } from "../looks";
import { choiceOf } from "../messages";

export function dieInWords(kind: string, face: number): string {
  const { name } = dieLook(kind);
  if (face === SCARE) return "Scare";
  if (face === BANG) return "“!”";
  return face ? `${face} ${name}${face > 1 && name !== "piercing" ? "s" : ""}` : "blank";
}

/** Of dice that show the same only one is listed: any of them will do for it. */
export function optionFor(
  options: readonly Option[],
  die: number,
  kinds: readonly string[],
  faces: readonly number[],
): Option | undefined {
  return options.find((option) => {
    const choice = choiceOf(option);
    return "die" in choice && faces[choice.die] === faces[die] && kinds[choice.die] === kinds[die];
  });
}

export const diceText = (kinds: readonly string[], faces: readonly number[]): string =>
  faces.map((face, die) => dieInWords(kinds[die] ?? "", face)).join(", ");
