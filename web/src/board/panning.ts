/** Which part of a drawing is seen: where its corner lies in the frame, in pixels, and pixels for a unit. */
export interface Window {
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
export function fitted(drawing: Size, frame: Size): Window {
  const scale = Math.min(frame.width / drawing.width, frame.height / drawing.height) || 1;
  return { x: (frame.width - drawing.width * scale) / 2, y: (frame.height - drawing.height * scale) / 2, scale };
}

export const moved = (window: Window, dx: number, dy: number): Window => ({ ...window, x: window.x + dx, y: window.y + dy });

/** What lies at the point stays there. */
export function zoomed(window: Window, by: number, around: { x: number; y: number }, all: number): Window {
  const scale = Math.min(Math.max(window.scale * by, all * 0.8), all * CLOSEST);
  const ratio = scale / window.scale;
  return { x: around.x - (around.x - window.x) * ratio, y: around.y - (around.y - window.y) * ratio, scale };
}

/** So large that it can be tapped, with a point of the drawing in the middle. */
export function centred(point: { x: number; y: number }, scale: number, frame: Size): Window {
  return { x: frame.width / 2 - point.x * scale, y: frame.height / 2 - point.y * scale, scale };
}
