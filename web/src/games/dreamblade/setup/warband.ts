/** A warband under construction, and the forms it is written in. */
import type { Files } from "../entries";

export type Counts = Readonly<Record<string, number>>;

type Limits = Pick<Files["limits"], "warband" | "copies">;

export const size = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Why one more of these cannot be added; empty if it can. */
export function whyNotMore(counts: Counts, id: string, limits: Limits): string {
  if ((counts[id] ?? 0) >= limits.copies) return `at most ${limits.copies} alike`;
  return size(counts) >= limits.warband ? `at most ${limits.warband} in all` : "";
}

export function changed(counts: Counts, id: string, by: number): Counts {
  const { [id]: now = 0, ...others } = counts;
  return now + by > 0 ? { ...others, [id]: now + by } : others;
}

/** As the option of a game takes it: `3 ember_brat, 1 savage_ogre`. */
export const asOption = (counts: Counts): string =>
  Object.entries(counts)
    .map(([id, count]) => `${count} ${id}`)
    .join(", ");

export function fromOption(text: string): Counts {
  const parts = text.split(",").map((part) => /^\s*(?:(\d+)\s+)?(\w+)\s*$/.exec(part));
  return Object.fromEntries(parts.flatMap((part) => (part?.[2] ? [[part[2], Number(part[1] ?? 1)]] : [])));
}

/** What the option of a game calls it. No ready-made warband begins so. */
export const idOf = (name: string): string =>
  `own_${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "_")
      .replace(/^_|_$/g, "") || "warband"
  }`;

/** As a content file has it. */
export function asToml(name: string, counts: Counts): string {
  const lines = Object.entries(counts).map(([mini, count]) => `  { id = "${mini}", count = ${count} },`);
  return [
    "[[warband]]",
    `id = "${idOf(name)}"`,
    `name = ${JSON.stringify(name || "Own warband")}`,
    'source = "house"',
    'plan = ""',
    "miniatures = [",
    ...lines,
    "]",
    "",
  ].join("\n");
}
