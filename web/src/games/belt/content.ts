/** The content files, asked by number. */
import { knownIn } from "../known";
import type { Files, OreEntry, RockEntry, UnitEntry } from "./entries";

const known = knownIn("The belt");

export class Content {
  constructor(readonly files: Files) {}

  unit = (kind: number): UnitEntry => known(this.files.unit[kind], "kind of unit", kind);
  rock = (size: number): RockEntry => known(this.files.rock[size], "size of rock", size);
  ore = (ore: number): OreEntry => known(this.files.ore[ore], "ore", ore);
}
