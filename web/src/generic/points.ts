/** Choices that are points: where they lie, and what is meant by a click among them. */
export interface Point {
  x: number;
  y: number;
}

/** A square of the plane. */
export interface Frame {
  x: number;
  y: number;
  size: number;
}

const MARGIN = 0.15; // of the widest distance, on each side
const LEAST = 20;

export function isPoint(value: unknown): value is Point {
  const { x, y } = (value ?? {}) as Partial<Point>;
  return typeof x === "number" && typeof y === "number";
}

/** A square that holds all of these with some room around them. */
export function frameOf(points: readonly Point[]): Frame {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.max(LEAST, Math.max(right - left, bottom - top) * (1 + 2 * MARGIN));
  return { x: (left + right - size) / 2, y: (top + bottom - size) / 2, size };
}

/** The whole point at these parts of the frame's width and height. */
export const pointAt = ({ x, y, size }: Frame, across: number, down: number): Point => ({
  x: Math.round(x + across * size),
  y: Math.round(y + down * size),
});
