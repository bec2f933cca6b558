/** What a space does to those who come there, in sentences. */
import type { Cell, Ground, Thing } from "./cells";
import type { Content } from "./content";
import type { View } from "./types";

const GROUNDS: Record<Ground, string> = {
  rock: "One success of an axe opens it; it blocks ways and sight.",
  hidden: "Nobody knows what is in there until it is reached.",
  floor: "",
  pit: "Dwarves cannot cross it without hook, zipline or platform. Creatures climb along its sides.",
  platform: "Floor for everybody while it lies there.",
  stalagmite: "Blocks ways and sight. An axe breaks it, and it may hide a mineral.",
};

const THINGS: Partial<Record<Thing, string>> = {
  sentry: "Fires one bullet die at each creature that moves or appears within 3 spaces and in its sight, once a turn.",
  bosco: "Helps the lonely Dwarf: two actions at the end of his turn.",
  shield:
    "No attack hurts Dwarves here or next to it. It is gone at the Gunner’s next turn, or after it stopped an attack.",
  mine: "Goes off under the first creature that walks onto it.",
  charge: "Its owner may set it off at any time.",
  lure: "Creatures go for it as for a Dwarf, and hurt nothing.",
  flare: "Attacks on creatures here or next to it may roll one die again.",
  flame: "Whoever walks in is burnt; creatures do not enter.",
  wreck: "A Dwarf next to it repairs it, a cube for an action.",
  minehead: "Aquarqs are brought here.",
  zipline: "From any space next to the line to any other for one step.",
  upgrade: "Whoever comes here fits it to a weapon.",
  field: "Creatures may enter the field, but not leave it, until the thrower’s next turn.",
  resupply: "A Dwarf next to it takes ammo and Health from it for an action.",
};

export function factsOf(cell: Cell, view: View, content: Content): string[] {
  const lines = [GROUNDS[cell.ground], ...cell.things.map((thing) => THINGS[thing] ?? "")];
  if (cell.mineral >= 0) lines.push("Chopped out with an axe it goes into the shared pile.");
  if (cell.pickup !== null)
    lines.push(
      cell.pickup < 0 ? "Turned over when a Dwarf comes next to it." : (content.files.pickup[cell.pickup]?.text ?? ""),
    );
  if (cell.exit) lines.push("Creatures come out of here. Nobody may stop on it.");
  if (cell.pod)
    lines.push(
      view.met
        ? "Everybody back on board: that is a success."
        : "Whoever has left it comes back only when all objectives are met.",
    );
  return lines.filter(Boolean);
}
