/** The drift told step by step: the board as it was, changed by one event after another. */
import type { LogLine } from "../../protocol";
import { DEBRIS } from "./content";
import type { Files } from "./files";
import type { Event, RockView, UnitView, View } from "./types";

export interface Scene {
  rocks: readonly RockView[];
  units: readonly UnitView[];
  struck: { x: number; y: number } | null; // where something was hit just now
  caption: string;
}

const TOLD = new Set([
  "RockDrifted",
  "RockPushed",
  "RockCrashed",
  "RockGone",
  "RiderScraped",
  "UnitHit",
  "UnitDestroyed",
  "ScoutRolled",
  "RefineryDamaged",
]);

// What else changes what is drawn and came in the same breath: the last flight before a drift, new asteroids after it.
const SHOWN = new Set(["UnitFlew", "BecameDebris", "AsteroidPlaced"]);

const isSilent = (line: LogLine): boolean => SHOWN.has((line.event as Event).type);

const DRIFTS = 150; // milliseconds for a rock that only moves on
const HARMS = 900; // for what wants to be read

/** How long a line stands before the next one; nought: it is only shown. */
export function pauseAfter(line: LogLine): number {
  if (isSilent(line)) return 0;
  const event = line.event as Event;
  const isPlain = event.type === "RockDrifted" || (event.type === "RockGone" && !event.by); // it left, or has crashed
  return isPlain ? DRIFTS : HARMS;
}

/** The lines that make a drift; none if nothing drifted. */
export function driftOf(lines: readonly LogLine[]): LogLine[] {
  const told = lines.filter((line) => TOLD.has((line.event as Event).type) || isSilent(line));
  return told.some((line) => (line.event as Event).type === "RockDrifted") ? told : [];
}

export const still = (view: View): Scene => ({ rocks: view.rocks, units: view.units, struck: null, caption: "" });

/** The scene after one more event. */
export function after(
  scene: Scene,
  line: LogLine,
  { board, refinery_line }: Pick<Files, "board" | "refinery_line">,
): Scene {
  const event = line.event as Event;
  const next = { ...scene, struck: null, caption: isSilent(line) ? scene.caption : line.text };
  switch (event.type) {
    case "UnitFlew":
      return {
        ...next,
        units: scene.units.map((unit) => (unit.unit === event.unit ? { ...unit, x: event.x, y: event.y } : unit)),
      };
    case "BecameDebris":
      return {
        ...next,
        rocks: scene.rocks.map((rock) => (rock.rock === event.rock ? { ...rock, size: DEBRIS } : rock)),
      };
    case "AsteroidPlaced": {
      const { rock, size, line } = event;
      const [x, y] = [board.first_tick_x, board.line_y[line - 1] ?? 0];
      return {
        ...next,
        rocks: [...scene.rocks, { rock, size, line, tick: 0, x, y, left: null, deposit: null, scanned_by: [] }],
      };
    }
    case "RockDrifted":
      return {
        ...next,
        rocks: scene.rocks.map((rock) => (rock.rock === event.rock ? { ...rock, x: event.end } : rock)),
        units: scene.units.map((unit) =>
          event.riders.includes(unit.unit) ? { ...unit, x: unit.x + event.end - event.start } : unit,
        ),
      };
    case "RockPushed":
      return {
        ...next,
        rocks: scene.rocks.map((rock) =>
          rock.rock === event.rock ? { ...rock, y: board.line_y[event.line - 1] ?? rock.y } : rock,
        ),
      };
    case "RockCrashed": {
      const rock = scene.rocks.find((each) => each.rock === event.rock);
      return {
        ...next,
        rocks: scene.rocks.map((each) => (each.rock === event.rock ? { ...each, x: event.x } : each)),
        struck: rock ? { x: refinery_line.x, y: rock.y } : null,
      };
    }
    case "RockGone":
      return { ...next, rocks: scene.rocks.filter((rock) => rock.rock !== event.rock) };
    case "UnitHit":
      return { ...next, struck: { x: event.x, y: event.y } };
    case "UnitDestroyed":
      return { ...next, units: scene.units.filter((unit) => unit.unit !== event.unit) };
    default:
      return next;
  }
}
