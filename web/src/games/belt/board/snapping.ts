/** What a finger means: hands are not exact to a tenth of a millimetre, but records are. The view says where a
 *  unit touches what; here are only the points of those lines, in whole numbers. */
import type { OutlineView } from "../types";

export interface Point {
  x: number;
  y: number;
}

const SCALE = 1000; // directions are stretched by it before a root is taken

/** The point at a distance from another, in a direction outwards from it. */
export function pointAt(from: Point, far: number, dx: number, dy: number): Point {
  const right = dx || dy ? dx : 1;
  const n = Math.floor(Math.sqrt(SCALE * SCALE * (right * right + dy * dy)));
  const near = (along: number): number => Math.floor((2 * far * SCALE * along + n) / (2 * n));
  return { x: from.x + near(right), y: from.y + near(dy) };
}

/** Straight towards a point by at most so much, rounded towards the start; never farther than the point. */
export function stepTowards(from: Point, to: Point, most: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx * dx + dy * dy <= most * most) return to;
  const n = Math.ceil(Math.sqrt(SCALE * SCALE * (dx * dx + dy * dy)));
  const part = (along: number): number => Math.sign(along) * Math.floor((most * SCALE * Math.abs(along)) / n);
  return { x: from.x + part(dx), y: from.y + part(dy) };
}

/** The contact nearest to a point that is not farther from it than `near`: of each piece, the one on its bearing. */
export function contactAt(at: Point, near: number, outlines: readonly OutlineView[]): Point | null {
  let best: Point | null = null;
  let least = near;
  for (const outline of outlines) {
    const contact = onOutline(at, outline);
    const far = Math.hypot(contact.x - at.x, contact.y - at.y);
    if (far <= least) [best, least] = [contact, far];
  }
  return best;
}

/** The point of an outline that lies outwards from the nearest point of its square. */
function onOutline(at: Point, { x, y, half, far }: OutlineView): Point {
  const edge = { x: Math.min(Math.max(at.x, x - half), x + half), y: Math.min(Math.max(at.y, y - half), y + half) };
  if (edge.x !== at.x || edge.y !== at.y) return pointAt(edge, far, at.x - edge.x, at.y - edge.y);
  // inside: out through the nearest side
  const [dx, dy] = [at.x - x, at.y - y];
  if (Math.abs(dx) >= Math.abs(dy)) return { x: x + (dx >= 0 ? half + far : -half - far), y: at.y };
  return { x: at.x, y: y + (dy >= 0 ? half + far : -half - far) };
}
