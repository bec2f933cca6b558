/** The drift told step by step: the board as it was, changed by one event after another. */
import type { LogLine } from "../../../protocol";
import { eventOf } from "../typed";
import type { Event, RockView, UnitView, View } from "../types";

export interface Scene {
  rocks: readonly RockView[];
  units: readonly UnitView[];
  struck: { x: number; y: number } | null; // where something was hit just now
  caption: string;
}

const TOLD = new Set<Event["type"]>([
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
const SHOWN = new Set<Event["type"]>(["UnitFlew", "BecameDebris", "AsteroidPlaced"]);

const isSilent = (line: LogLine): boolean => SHOWN.has(eventOf(line).type);

const DRIFTS = 150; // milliseconds for a rock that only moves on
const HARMS = 900; // for what wants to be read

/** How long a line stands before the next one; nought: it is only shown. */
export function pauseAfter(line: LogLine): number {
  if (isSilent(line)) return 0;
  const event = eventOf(line);
  const isPlain = event.type === "RockDrifted" || (event.type === "RockGone" && !event.by); // it left, or has crashed
  return isPlain ? DRIFTS : HARMS;
}

/** The lines that make a drift; none if nothing drifted. */
export function driftOf(lines: readonly LogLine[]): LogLine[] {
  const told = lines.filter((line) => TOLD.has(eventOf(line).type) || isSilent(line));
  return told.some((line) => eventOf(line).type === "RockDrifted") ? told : [];
}

const laterOf = (later: View, rock: number): RockView | undefined =>
  [...later.rocks, ...later.gone].find((each) => each.rock === rock);

export const still = (view: View): Scene => ({ rocks: view.rocks, units: view.units, struck: null, caption: "" });

/** The scene after one more event. What an event does not say of a rock stands in the view that comes after all of them;
 *  `refineries` is where along the belt refineries stand. */
export function after(scene: Scene, line: LogLine, later: View, refineries: number): Scene {
  const event = eventOf(line);
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
        rocks: scene.rocks.map((rock) =>
          rock.rock === event.rock ? { ...rock, ...laterOf(later, rock.rock), x: rock.x, y: rock.y } : rock,
        ),
      };
    case "AsteroidPlaced": {
      const { rock, size, x, y } = event;
      const placed = laterOf(later, rock);
      return placed ? { ...next, rocks: [...scene.rocks, { ...placed, size, x, y }] } : next;
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
        rocks: scene.rocks.map((rock) => (rock.rock === event.rock ? { ...rock, y: event.y } : rock)),
      };
    case "RockCrashed": {
      const rock = scene.rocks.find((each) => each.rock === event.rock);
      return {
        ...next,
        rocks: scene.rocks.map((each) => (each.rock === event.rock ? { ...each, x: event.x } : each)),
        struck: rock ? { x: refineries, y: rock.y } : null,
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
