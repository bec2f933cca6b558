/** Where the creatures of a cell stand, and how large. Lengths are hundredths of a cell. */
export const CELL = 100;
const SIDE = 4; // free at the left and right
const WIDEST = 90;
const GAP = 2;

export interface Box {
  x: number; // of the middle, from the cell's left upper corner
  y: number;
  width: number;
  height: number;
}

/**
 * Boxes for `count` creatures of one side. `half` is 0 for the side that sits below, 1 for the other, and null where no
 * enemies share the cell. A location takes a strip at the top.
 */
export function standing(count: number, half: 0 | 1 | null, hasLocation: boolean): Box[] {
  const top = hasLocation ? 24 : half === null ? 18 : 15;
  if (half === null) return count > 3 ? grid(count, top, 97 - top) : row(count, top, 83 - top);
  const height = (97 - top - GAP) / 2;
  return row(count, half === 1 ? top : top + height + GAP, height);
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
function grid(count: number, top: number, height: number): Box[] {
  const above = Math.ceil(count / 2);
  const each = (height - GAP) / 2;
  return [...row(above, top, each), ...row(count - above, top + each + GAP, each)];
}
