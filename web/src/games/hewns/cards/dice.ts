/** Dice in words: what they add up to, and why so many were rolled. */
import type { Content } from "../content";
import type { Roll } from "./story";

/** What dice count, one by one and together. */
export function worthOf(content: Content, dice: readonly (readonly [string, number])[]): { text: string; sum: number } {
  const parts = dice.map(([die, face]) => content.face(die, face).worth);
  return { text: parts.join(" + "), sum: parts.reduce((all, part) => all + part, 0) };
}

/** `2 + 0 + 1 = 3`; empty for dice that are not added up. */
export function sumOf(content: Content, { die, faces }: Pick<Roll, "die" | "faces">): string {
  if (!content.die(die).adds_up) return "";
  const { text, sum } = worthOf(
    content,
    faces.map((face) => [die, face]),
  );
  return faces.length > 1 ? `${text} = ${sum}` : `${sum}`;
}

/** `2 of its card + 1 for mining claws`. */
export function whyRolled(content: Content, { hewn, sources, by }: Pick<Roll, "hewn" | "sources" | "by">): string {
  if (by) return `against ${content.hewnName(hewn)}`;
  const words = content.legend.sources;
  const [only, ...others] = sources;
  if (only && !others.length) return words[only[1]];
  return sources.map(([count, source]) => `${count} ${words[source]}`).join(" + ");
}
