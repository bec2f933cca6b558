/** Which part of a drawing is seen: where its corner lies in the frame, in pixels, and pixels for a unit. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const CLOSEST = 6; // times as large as when all is shown

/** All of it, in the middle. */
export function fitted(drawing: Size, frame: Size): Viewport {
  const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height) || 1;
  return { x: (frame.width - drawing.width * scale) / 2, y: (frame.height - drawing.height * scale) / 2, scale };
}

export const moved = (viewport: Viewport, dx: number, dy: number): Viewport => ({
  ...viewport,
  x: viewport.x + dx,
  y: viewport.y + dy,
});

/** What lies at the point stays there. */
export function zoomed(viewport: Viewport, by: number, around: { x: number; y: number }, all: number): Viewport {
  const scale = Math.min(Math.max(viewport.scale * by, all * 0.8), all * CLOSEST);
  const ratio = scale / viewport.scale;
  return { x: around.x - (around.x - viewport.x) * ratio, y: around.y - (around.y - viewport.y) * ratio, scale };
}

/** So large that it can be tapped, with a point of the drawing in the middle, or as near to it as leaves no room beside the drawing. */
export function centred(point: { x: number; y: number }, scale: number, frame: Size, drawing: Size): Viewport {
  const place = (at: number, seen: number, drawn: number): number =>
    drawn < seen ? (seen - drawn) / 2 : Math.min(0, Math.max(seen - drawn, seen / 2 - at));
  return {
    x: place(point.x * scale, frame.width, drawing.width * scale),
    y: place(point.y * scale, frame.height, drawing.height * scale),
    scale,
  };
}

export type Side = "left" | "up" | "down" | "right";

/** Points of a drawing beyond one side of the frame: how many, and how the board is moved to show them. */
export interface Beyond {
  side: Side;
  count: number;
  dx: number;
  dy: number;
}

/** What lies outside the frame, or closer to its border than so many pixels; it is moved twice as far inside. A point beyond a corner counts at the side it is farther from. */
export function outside(
  points: readonly { x: number; y: number }[],
  viewport: Viewport,
  frame: Size,
  border: number,
): Beyond[] {
  const found = new Map<Side, Beyond>();
  for (const point of points) {
    const [x, y] = [point.x * viewport.scale + viewport.x, point.y * viewport.scale + viewport.y];
    const sides: Beyond[] = [
      { side: "left", count: 1, dx: 2 * border - x, dy: 0 },
      { side: "up", count: 1, dx: 0, dy: 2 * border - y },
      { side: "down", count: 1, dx: 0, dy: frame.height - 2 * border - y },
      { side: "right", count: 1, dx: frame.width - 2 * border - x, dy: 0 },
    ];
    const far = (each: Beyond): number => (each.side === "left" || each.side === "up" ? 1 : -1) * (each.dx + each.dy);
    const farthest = sides.reduce((most, each) => (far(each) > far(most) ? each : most));
    if (far(farthest) <= border) continue;
    const before = found.get(farthest.side);
    const most = before && far(before) > far(farthest) ? before : farthest;
    found.set(farthest.side, { ...most, count: (before?.count ?? 0) + 1 });
  }
  return [...found.values()];
}
