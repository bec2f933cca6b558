/** Where everything of a board is drawn: a hundred units between two neighbouring spaces. */
import { UNIT } from "../constants";
import type { BoardEntry, Geometry } from "../entries";
import type { Size } from "../looks";
import type { TunnelView } from "../types";

export interface Point {
  x: number;
  y: number;
}
export interface Space extends Point {
  number: number;
  name: string;
  mark: string; // in it
  kind: "corner" | "node" | "straight" | "tunnel";
  size: Size;
  r: number;
  entrance: Size | null;
}
export interface Way {
  id: string;
  size: Size;
  path: string;
  middle: Point;
}

export interface Tunnel {
  space: Space;
  way: Way;
}

const SCALE = 100 / UNIT;
const MARGIN = 75;
const ROOM = 36; // that a space may take up to each side without covering its neighbours
const BENDS = [0, 45, -45, 80, -80]; // how far aside a tunnel space may lie

export class Chart {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly spaces: Space[];
  readonly ravines: Way[];
  readonly magnets: Way[];

  constructor(
    record: BoardEntry,
    names: readonly string[], // of the spaces
    private readonly radius: Pick<Geometry, "radius_node" | "radius_ravine">,
  ) {
    this.id = record.id;
    this.name = record.name;
    const [left, top] = [3, 4].map((place) => Math.min(...record.spaces.map((space) => Number(space[place])))) as [
      number,
      number,
    ];
    const { radius_node, radius_ravine } = radius;
    const doors = new Map(record.entrances.map((entrance) => [entrance.node, entrance.size]));
    this.spaces = record.spaces.map(([id, kind, size, x, y], number) => ({
      number,
      name: names[number] ?? id,
      mark: names[number] ?? id,
      kind,
      size,
      x: (x - left) * SCALE + MARGIN,
      y: (y - top) * SCALE + MARGIN,
      r: (kind === "node" ? radius_node : radius_ravine)[size] * SCALE,
      entrance: doors.get(id) ?? null,
    }));
    this.width = Math.max(...this.spaces.map((space) => space.x)) + MARGIN;
    this.height = Math.max(...this.spaces.map((space) => space.y)) + MARGIN;
    const byId = new Map(record.spaces.map(([id], number) => [id, this.spaces[number] as Space]));
    const at = (id: string): Space => byId.get(id) as Space;
    this.ravines = record.ravines.map(({ id, size, ends, spaces }) =>
      way(id, size, [ends[0], ...spaces, ends[1]].map(at)),
    );
    this.magnets = record.magnetic_tunnels.map(({ id, size, ends }) => bow(id, size, at(ends[0]), at(ends[1]), this));
  }

  /** Tunnels that have been dug, by the numbers of their spaces; each keeps away from the others. */
  dug(tunnels: Readonly<Record<string, TunnelView>>): Tunnel[] {
    return Object.entries(tunnels).reduce(
      (found: Tunnel[], [number, tunnel]) => [...found, ...this.tunnel(Number(number), tunnel, found)],
      [],
    );
  }

  private tunnel(number: number, { mouths, name, piece, size }: TunnelView, others: readonly Tunnel[]): Tunnel[] {
    const [a, b] = mouths.map((mouth) => this.spaces[mouth]);
    if (!a || !b) return [];
    const r = this.radius.radius_ravine[size] * SCALE;
    const middle = this.roomBetween(a, b, r, [...this.spaces, ...others.map((tunnel) => tunnel.space)]);
    const space: Space = {
      ...middle,
      number,
      name,
      mark: `T${piece}`,
      kind: "tunnel",
      size,
      r,
      entrance: null,
    };
    return [{ space, way: way(String(number), size, [a, middle, b]) }];
  }

  /** In the middle of two spaces, or aside of it: on the map, where it is farthest from others. */
  private roomBetween(a: Space, b: Space, r: number, others: readonly Space[]): Point {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [across, along] = [(a.y - b.y) / length, (b.x - a.x) / length];
    const points = BENDS.map((bend) => ({ x: (a.x + b.x) / 2 + across * bend, y: (a.y + b.y) / 2 + along * bend }));
    const toEdge = ({ x, y }: Point): number => Math.min(x, y, this.width - x, this.height - y) - r;
    const room = (point: Point): number =>
      Math.min(60, 60 + toEdge(point), ...others.map((space) => Math.hypot(space.x - point.x, space.y - point.y)));
    return points.reduce((best, point) => (room(point) > room(best) ? point : best));
  }
}

function way(id: string, size: Size, points: readonly Point[]): Way {
  const path = points.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");
  return { id, size, path, middle: points[Math.floor(points.length / 2)] as Point };
}

const BOWS = [0.12, -0.12, 0.2, -0.2, 0.06, -0.06, 0.28, -0.28]; // how far a magnetic tunnel may swing aside, in its length
const FLAT = 0.03; // where it may not
const ALONG = Array.from({ length: 17 }, (_, place) => 0.1 + place * 0.05);
const CLEAR = 20; // from the rim of a space: more is no better
const RIM = 30; // of the drawing, which leaves room for the tunnel's symbol

/** From one space to another, bent so that it keeps away from the spaces between and within the drawing. */
function bow(
  id: string,
  size: Size,
  a: Point,
  b: Point,
  { spaces, width, height }: Pick<Chart, "spaces" | "width" | "height">,
): Way {
  const others = spaces.filter((space) => space !== a && space !== b);
  const isInside = ({ x, y }: Point): boolean => x >= RIM && y >= RIM && x <= width - RIM && y <= height - RIM;
  const inside = BOWS.map((by) => bent(a, b, by)).filter((way) => isInside(way.at(0.5)));
  const crossed = (way: Bow): number =>
    others.reduce(
      (sum, space) => sum + Math.max(0, ...ALONG.map((part) => space.r + CLEAR - distance(space, way.at(part)))),
      0,
    );
  const best = inside.reduce(
    (found, way) => (crossed(way) < crossed(found) ? way : found),
    inside[0] ?? bent(a, b, FLAT),
  );
  return { id, size, path: `M${a.x} ${a.y}Q${best.pull.x} ${best.pull.y} ${b.x} ${b.y}`, middle: best.at(0.5) };
}

interface Bow {
  pull: Point; // towards which it is bent
  at: (part: number) => Point;
}
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function bent(a: Point, b: Point, by: number): Bow {
  const pull = { x: (a.x + b.x) / 2 + (a.y - b.y) * 2 * by, y: (a.y + b.y) / 2 + (b.x - a.x) * 2 * by };
  const mix = (from: number, over: number, to: number, part: number): number =>
    (1 - part) ** 2 * from + 2 * part * (1 - part) * over + part ** 2 * to;
  return { pull, at: (part) => ({ x: mix(a.x, pull.x, b.x, part), y: mix(a.y, pull.y, b.y, part) }) };
}

/** Where those that share a space stand in it: so far from its middle that a finger can tell them apart, as far as there is room. */
export function standing(count: number, place: number, r: number, finger: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  const turn = (place / count) * 2 * Math.PI - Math.PI / (count === 2 ? 1 : 2);
  const far = Math.max(r * 0.62, Math.min(finger / Math.sin(Math.PI / count), ROOM));
  return { x: Math.cos(turn) * far, y: Math.sin(turn) * far };
}
