/** The content files, asked by number. */
import type { Files, OreEntry, RockEntry, UnitEntry } from "./entries";

export class Content {
  constructor(readonly files: Files) {}

  unit = (kind: number): UnitEntry => entry(this.files.unit, kind, "kind of unit");
  rock = (size: number): RockEntry => entry(this.files.rock, size, "size of rock");
  ore = (ore: number): OreEntry => entry(this.files.ore, ore, "ore");
}

function entry<Entry>(entries: readonly Entry[], number: number, what: string): Entry {
  const found = entries[number];
  if (!found) throw new Error(`The belt has no ${what} ${number}`);
  return found;
}
