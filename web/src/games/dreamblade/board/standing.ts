/** Where the creatures of a cell stand, and how large. Lengths are hundredths of a cell. */
export const CELL = 100;
const SIDE = 4; // free at the left and right
const WIDEST = 90;
export const STRIP = 21;
const BOTTOM = 97;
const GAP = 2;

export interface Box {
  x: number; // of the middle, from the cell's left upper corner
  y: number;
  width: number;
  height: number;
}

/**
 * Boxes for `count` creatures of one side. `half` is 0 for the side that sits below, 1 for the other, and null where no
 * enemies share the cell. The strip above them is left for the cell's name, its worth and a location.
 */
export function standing(count: number, half: 0 | 1 | null): Box[] {
  if (half === null) return count > 3 ? grid(count) : row(count, STRIP, BOTTOM - STRIP);
  const height = (BOTTOM - STRIP - GAP) / 2;
  return row(count, half === 1 ? STRIP : STRIP + height + GAP, height);
}

function row(count: number, top: number, height: number): Box[] {
  const width = Math.min((CELL - 2 * SIDE + GAP) / count - GAP, WIDEST);
  return Array.from({ length: count }, (_, number) => ({
    x: CELL / 2 + (number - (count - 1) / 2) * (width + GAP),
    y: top + height / 2,
    width,
    height,
  }));
}

/** In two rows. */
function grid(count: number): Box[] {
  const above = Math.ceil(count / 2);
  const height = (BOTTOM - STRIP - GAP) / 2;
  return [...row(above, STRIP, height), ...row(count - above, STRIP + height + GAP, height)];
}
