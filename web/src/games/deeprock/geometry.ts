/** The hex board in the units of its drawing. A space is a number, as the server counts them: rows of 24. */
export type Space = number;
export interface Point {
  x: number;
  y: number;
}

const WIDE = 24;
const SHIFT = 8;
export const ROWS = 15;
export const COLUMNS = 15;
export const SIZE = 30; // from the middle of a space to its corners
const ACROSS = SIZE * Math.sqrt(3);
const LEFT = 36;
const TOP = 30;
export const WIDTH = LEFT + COLUMNS * ACROSS + 12;
export const HEIGHT = TOP + SIZE * (1.5 * (ROWS - 1) + 2) + 10;

/** East, and on clockwise. */
export const STEPS = [1, WIDE, WIDE - 1, -1, -WIDE, 1 - WIDE] as const;
export const DIRECTIONS = ["east", "south-east", "south-west", "west", "north-west", "north-east"] as const;

const axial = (space: Space): [number, number] => [(space % WIDE) - SHIFT, Math.floor(space / WIDE)];
export const rowOf = (space: Space): number => Math.floor(space / WIDE);
export const columnOf = (space: Space): number => {
  const [q, r] = axial(space);
  return q + Math.floor(r / 2);
};
export const spaceAt = (column: number, row: number): Space => row * WIDE + column - Math.floor(row / 2) + SHIFT;

export const ALL: readonly Space[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS - (row % 2) }, (_, column) => spaceAt(column, row)),
).flat();
const ON_BOARD = new Set(ALL);

/** Column and row, such as D4. */
export const spaceName = (space: Space): string =>
  ON_BOARD.has(space) ? `${String.fromCharCode(65 + columnOf(space))}${rowOf(space) + 1}` : "nowhere";

export const middle = (space: Space): Point => ({
  x: LEFT + ACROSS * (columnOf(space) + 0.5 + (rowOf(space) % 2) / 2),
  y: TOP + SIZE * (1 + 1.5 * rowOf(space)),
});

export const neighbours = (space: Space): Space[] =>
  STEPS.map((step) => space + step).filter((near) => ON_BOARD.has(near));

export function distance(a: Space, b: Space): number {
  const [q, r] = axial(a);
  const [u, v] = axial(b);
  return Math.max(Math.abs(u - q), Math.abs(v - r), Math.abs(u - q + v - r));
}

export const within = (space: Space, far: number): Space[] => ALL.filter((each) => distance(space, each) <= far);

// --- drawing

const corner = (turn: number, size: number): Point => {
  const angle = (Math.PI / 3) * turn - Math.PI / 6;
  return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
};
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A space about the origin. */
export const hexagon = (size = SIZE): string =>
  `M${[0, 1, 2, 3, 4, 5].map((turn) => written(corner(turn, size))).join("L")}Z`;

/** The border of a set of spaces; it lies a little inside of it, so that two borders can be told apart. */
export function outline(spaces: Iterable<Space>, size = SIZE): string {
  const inside = new Set(spaces);
  const edges: string[] = [];
  for (const space of inside) {
    const { x, y } = middle(space);
    STEPS.forEach((step, turn) => {
      if (inside.has(space + step)) return;
      const [a, b] = [corner(turn, size), corner(turn + 1, size)];
      edges.push(`M${written({ x: x + a.x, y: y + a.y })}L${written({ x: x + b.x, y: y + b.y })}`);
    });
  }
  return edges.join("");
}

/** A line through the middles of spaces. */
export const path = (spaces: readonly Space[]): string => `M${spaces.map((space) => written(middle(space))).join("L")}`;

export const at = (space: Space): string => {
  const { x, y } = middle(space);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};
