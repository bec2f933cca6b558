/** What a finger means: hands are not exact to a tenth of a millimetre, but records are. Whole numbers only. */
import type { Content } from "./content";
import type { View } from "./types";

export interface Point {
  x: number;
  y: number;
}

const SCALE = 1000; // directions are stretched by it before a root is taken

/** The place at this distance from a target, in a direction outwards from it. */
export function contactPoint(target: Point, far: number, dx: number, dy: number): Point {
  const right = dx || dy ? dx : 1;
  const n = Math.floor(Math.sqrt(SCALE * SCALE * (right * right + dy * dy)));
  const near = (along: number): number => Math.floor((2 * far * SCALE * along + n) / (2 * n));
  return { x: target.x + near(right), y: target.y + near(dy) };
}

/** Straight towards a place by at most so much, rounded towards the start; never farther than the place. */
export function stepTowards(from: Point, to: Point, most: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx * dx + dy * dy <= most * most) return to;
  const n = Math.ceil(Math.sqrt(SCALE * SCALE * (dx * dx + dy * dy)));
  const part = (along: number): number => Math.sign(along) * Math.floor((most * SCALE * Math.abs(along)) / n);
  return { x: from.x + part(dx), y: from.y + part(dy) };
}

/** The contact nearest to a place that is not farther from it than `near`: beside each piece, the one on its bearing. */
export function contactAt(
  at: Point,
  near: number,
  kind: number,
  view: View,
  content: Content,
  without: number | undefined,
): Point | null {
  let best: Point | null = null;
  let least = near;
  for (const contact of contacts(at, kind, view, content, without)) {
    const far = Math.hypot(contact.x - at.x, contact.y - at.y);
    if (far <= least) [best, least] = [contact, far];
  }
  return best;
}

function contacts(at: Point, kind: number, view: View, content: Content, without: number | undefined): Point[] {
  const { contact, refinery, refinery_line } = content.files;
  const reach = content.kind(kind).radius + contact.aim;
  const round = [
    ...view.rocks.map((rock) => ({ at: rock, radius: content.radiusOf(rock.size) })),
    ...view.units
      .filter((unit) => unit.unit !== without)
      .map((unit) => ({ at: unit, radius: content.kind(unit.kind).radius })),
  ];
  return [
    ...round.map((thing) => contactPoint(thing.at, reach + thing.radius, at.x - thing.at.x, at.y - thing.at.y)),
    ...view.teams.map((team) => besideSquare(at, { x: refinery_line.x, y: team.berth }, refinery.half_side, reach)),
  ];
}

/** The place at a distance from a square, outwards from the point of it that is nearest. */
function besideSquare(at: Point, square: Point, half: number, far: number): Point {
  const edge = {
    x: Math.min(Math.max(at.x, square.x - half), square.x + half),
    y: Math.min(Math.max(at.y, square.y - half), square.y + half),
  };
  const [dx, dy] = [at.x - square.x, at.y - square.y];
  if (edge.x !== at.x || edge.y !== at.y) return contactPoint(edge, far, at.x - edge.x, at.y - edge.y);
  // inside: out through the nearest side
  if (Math.abs(dx) >= Math.abs(dy)) return { x: square.x + (dx >= 0 ? half + far : -half - far), y: at.y };
  return { x: at.x, y: square.y + (dy >= 0 ? half + far : -half - far) };
}
