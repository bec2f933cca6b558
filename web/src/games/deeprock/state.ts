/** How a Dwarf may be, by the number of the status. */
import type { DwarfView } from "./types";

export const STATE: readonly { status: number; is: (dwarf: DwarfView) => boolean }[] = [
  { status: 0, is: (dwarf) => dwarf.stunned ?? false },
  { status: 1, is: (dwarf) => dwarf.webbed ?? false },
  { status: 2, is: (dwarf) => dwarf.knocked ?? false },
];
