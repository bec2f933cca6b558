/** Dice in words, and which of several equal dice an option means. */
import type { Option } from "../../../protocol";
import { BANG, SCARE } from "../constants";
import type { Content } from "../content";
import { choiceOf } from "../typed";

export function dieInWords({ hitName, legend }: Content, kind: string, face: number): string {
  if (face === SCARE) return legend.face.scare;
  if (face === BANG) return legend.face.bang;
  return face ? `${face} ${hitName(kind, face)}` : legend.face.blank;
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

export const diceText = (content: Content, kinds: readonly string[], faces: readonly number[]): string =>
  faces.map((face, die) => dieInWords(content, kinds[die] ?? "", face)).join(", ");
