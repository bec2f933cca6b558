/** Where everything of a board is drawn: a hundred units between two neighbouring spaces. */
import { SIZES, type Files, type Size } from "./files";
import type { BoardRecord } from "./types";

export interface Point {
  x: number;
  y: number;
}
export interface Space extends Point {
  number: number;
  name: string; // as it is printed
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

const UNIT = 10_000; // of the content's measure, for one of ours
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
  private readonly tunnels: { name: string; size: Size; r: number }[];

  constructor(record: BoardRecord, files: Pick<Files, "geometry" | "tunnel_pieces">) {
    this.id = record.id;
    this.name = record.name;
    const [left, top] = [3, 4].map((place) => Math.min(...record.spaces.map((space) => Number(space[place])))) as [number, number];
    const { radius_node, radius_ravine } = files.geometry;
    const doors = new Map(record.entrances.map((entrance) => [entrance.node, entrance.size]));
    this.spaces = record.spaces.map(([id, kind, size, x, y], number) => ({
      number,
      name: id.replace(/_/g, "-"),
      kind,
      size,
      x: (x - left) / UNIT + MARGIN,
      y: (y - top) / UNIT + MARGIN,
      r: (kind === "node" ? radius_node : radius_ravine)[size] / UNIT,
      entrance: doors.get(id) ?? null,
    }));
    this.width = Math.max(...this.spaces.map((space) => space.x)) + MARGIN;
    this.height = Math.max(...this.spaces.map((space) => space.y)) + MARGIN;
    const byId = new Map(record.spaces.map(([id], number) => [id, this.spaces[number] as Space]));
    const at = (id: string): Space => byId.get(id) as Space;
    this.ravines = record.ravines.map(({ id, size, ends, spaces }) => way(id, size, [ends[0], ...spaces, ends[1]].map(at)));
    this.magnets = record.magnetic_tunnels.map(({ id, size, ends }) => bow(id, size, at(ends[0]), at(ends[1])));
    this.tunnels = SIZES.flatMap((size) => files.tunnel_pieces[size].map((piece) => ({ name: String(piece), size, r: radius_ravine[size] / UNIT })));
  }

  /** Spaces of tunnels that have been dug follow after those of the board; each keeps away from the others. */
  dug(tunnels: readonly (readonly [number, readonly [number, number]])[]): Tunnel[] {
    return tunnels.reduce((found: Tunnel[], [number, mouths]) => [...found, ...this.tunnel(number, mouths, found)], []);
  }

  private tunnel(number: number, mouths: readonly [number, number], others: readonly Tunnel[]): Tunnel[] {
    const piece = this.tunnels[number - this.spaces.length];
    const [a, b] = mouths.map((mouth) => this.spaces[mouth]);
    if (!piece || !a || !b) return [];
    const middle = this.roomBetween(a, b, piece.r, [...this.spaces, ...others.map((tunnel) => tunnel.space)]);
    const space: Space = { ...middle, number, name: `tunnel ${piece.name}`, kind: "tunnel", size: piece.size, r: piece.r, entrance: null };
    return [{ space, way: way(String(number), piece.size, [a, middle, b]) }];
  }

  /** In the middle of two spaces, or aside of it: on the map, where it is farthest from others. */
  private roomBetween(a: Space, b: Space, r: number, others: readonly Space[]): Point {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [across, along] = [(a.y - b.y) / length, (b.x - a.x) / length];
    const points = BENDS.map((bend) => ({ x: (a.x + b.x) / 2 + across * bend, y: (a.y + b.y) / 2 + along * bend }));
    const toEdge = ({ x, y }: Point): number => Math.min(x, y, this.width - x, this.height - y) - r;
    const room = (point: Point): number => Math.min(60, 60 + toEdge(point), ...others.map((space) => Math.hypot(space.x - point.x, space.y - point.y)));
    return points.reduce((best, point) => (room(point) > room(best) ? point : best));
  }
}

function way(id: string, size: Size, points: readonly Point[]): Way {
  const path = points.map(({ x, y }, place) => `${place ? "L" : "M"}${x} ${y}`).join("");
  return { id, size, path, middle: points[Math.floor(points.length / 2)] as Point };
}

function bow(id: string, size: Size, a: Point, b: Point): Way {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const bend = { x: middle.x + (a.y - b.y) * 0.12, y: middle.y + (b.x - a.x) * 0.12 };
  return { id, size, path: `M${a.x} ${a.y}Q${2 * bend.x - middle.x} ${2 * bend.y - middle.y} ${b.x} ${b.y}`, middle: bend };
}

/** Where those that share a space stand in it: so far from its middle that a finger can tell them apart, as far as there is room. */
export function standing(count: number, place: number, r: number, finger: number): Point {
  if (count === 1) return { x: 0, y: 0 };
  const turn = (place / count) * 2 * Math.PI - Math.PI / (count === 2 ? 1 : 2);
  const far = Math.max(r * 0.62, Math.min(finger / Math.sin(Math.PI / count), ROOM));
  return { x: Math.cos(turn) * far, y: Math.sin(turn) * far };
}
