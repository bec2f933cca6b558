/** The content files, asked by number. */
import type { Files, Kind } from "./files";
import type { RockView, TeamView, UnitView } from "./types";

export const SCOUT = 0;
export const DEBRIS = 2; // a size of rock
const TEAMS = "ABCDE";

export interface Deposit {
  ore: number;
  loads: number;
}

export class Content {
  /** Equal tokens cannot be told apart: a deposit is a kind of ore and a number of loads, in that order. */
  readonly deposits: readonly Deposit[];

  constructor(readonly files: Files) {
    const ores = files.ore.map((ore) => ore.id);
    const all = new Map(
      files.token.map((token) => [`${token.ore} ${token.loads}`, { ore: ores.indexOf(token.ore), loads: token.loads }]),
    );
    this.deposits = [...all.values()].sort((a, b) => a.ore - b.ore || a.loads - b.loads);
  }

  kind(kind: number): Kind {
    const found = this.files.unit[kind];
    if (!found) throw new Error(`The belt has no kind of unit ${kind}`);
    return found;
  }

  /** The edges of the card that a unit may be moved along, longest first. */
  edges(kind: number): number[] {
    const { shorts = 0, longs = 0 } = this.kind(kind);
    const { short, long } = this.files.movement_card;
    return [...Array<number>(longs).fill(long), ...Array<number>(shorts).fill(short)];
  }

  reach(kind: number): number {
    return this.edges(kind).reduce((sum, edge) => sum + edge, 0);
  }

  radiusOf(size: number): number {
    return this.files.rock[size]?.radius ?? 0;
  }

  ore(ore: number): string {
    return this.files.ore[ore]?.name ?? "";
  }

  /** Where a rock will be after it drifts next; null: off the board. */
  next(rock: RockView): number | null {
    const { first_tick_x, tick_spacing, last_tick } = this.files.board;
    const x = rock.x + tick_spacing * (this.files.rock[rock.size]?.ticks ?? 0);
    return x > first_tick_x + tick_spacing * last_tick ? null : x;
  }

  /** The refinery that a rock crashes into when it drifts next, and where it is stopped. */
  crash(rock: RockView, teams: readonly TeamView[]): { team: number; x: number } | null {
    const { refinery, refinery_line, board } = this.files;
    const [half, radius] = [refinery.half_side, this.radiusOf(rock.size)];
    const end = rock.x + board.tick_spacing * (this.files.rock[rock.size]?.ticks ?? 0);
    const gx = Math.max(refinery_line.x - half - end, 0, rock.x - refinery_line.x - half);
    const found = teams.flatMap(({ berth }, team) => {
      const gy = Math.max(Math.abs(berth - rock.y) - half, 0);
      const x = refinery_line.x - half - Math.ceil(Math.sqrt(Math.max(radius * radius - gy * gy, 0)));
      return gx * gx + gy * gy < radius * radius ? [{ team, x, berth }] : [];
    });
    return found.sort((a, b) => a.x - b.x || a.berth - b.berth)[0] ?? null;
  }

  rockName = (rock: number): string => `Asteroid ${rock + 1}`;
  teamName = (team: number): string => `Team ${TEAMS[team] ?? team}`;

  /** What is known of a rock, in a few words. */
  rockFacts(rock: RockView): string {
    const what = this.files.rock[rock.size]?.name ?? "";
    if (rock.size === DEBRIS) return what;
    const deposit = rock.deposit === null ? undefined : this.deposits[rock.deposit];
    if (!deposit) return `${what}, face down`;
    return rock.left === null
      ? `${what}, holds ${deposit.loads} ${this.ore(deposit.ore)}`
      : `${what}, ${rock.left} ${this.ore(deposit.ore)} left`;
  }

  unitFacts(unit: UnitView): string {
    const cargo = unit.ore === null ? "" : `, carries ${unit.loads} ${this.ore(unit.ore)}`;
    const rides = unit.rides === null ? "" : `, rides on ${this.rockName(unit.rides)}`;
    return `${unit.name}${cargo}${rides}${unit.harried ? ", harried" : ""}${unit.handled ? ", has had its go" : ""}`;
  }
}
