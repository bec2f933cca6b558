/** Where choices lie on the board, and which points the open question offers. */
import type { Asked, Option } from "../../protocol";
import { DEBRIS, type Content } from "./content";
import type { Choice, View } from "./types";

/** `unit:4`, `rock:7`, `refinery:1`; points of the board are aimed at instead. */
export function placeOf(choice: Choice, view: View, seat: number, unit: number | undefined): string | null {
  switch (choice.type) {
    case "Handle":
      return `unit:${choice.unit}`;
    case "Attack":
      return `unit:${choice.target}`;
    case "HandOver":
      return `unit:${choice.hauler}`;
    case "Take":
      return `unit:${choice.driller}`;
    case "Dump":
      return unit === undefined ? null : `unit:${unit}`;
    case "AttackRefinery":
      return `refinery:${choice.team}`;
    case "Unload":
    case "Repair":
    case "Build":
      return `refinery:${teamOf(view, seat)}`;
    case "Scan":
    case "Blast":
    case "Drill":
    case "Extract":
    case "Load":
    case "Dock":
      return `rock:${choice.rock}`;
    case "Fly":
    case "Place":
    case "Berth":
    case "DefaultPlaces":
    case "EndPhase":
    case "NoAction":
    case "StepBack":
      return null;
  }
}

export const teamOf = (view: View, seat: number): number => view.teams.findIndex((team) => team.seats.includes(seat));

export interface Spot {
  x: number;
  y: number;
  option: Option;
}

/** The points that are offered. */
export function spotsOf(asked: Asked, content: Content): Spot[] {
  return asked.options.flatMap((option): Spot[] => {
    const choice = option.choice as Choice;
    if (choice.type === "Fly" || choice.type === "Place") return [{ x: choice.x, y: choice.y, option }];
    return choice.type === "Berth" ? [{ x: content.files.refinery_line.x, y: choice.y, option }] : [];
  });
}

export interface Thing {
  key: string; // `rock:7`
  name: string;
}

/** What a unit of this kind would touch at a point. */
export function touchedAt(
  x: number,
  y: number,
  kind: number,
  view: View,
  content: Content,
  without: number | undefined,
): Thing[] {
  const { ring } = content.files.contact;
  const r = content.kind(kind).radius;
  const found: Thing[] = [];
  for (const rock of view.rocks)
    if (Math.hypot(rock.x - x, rock.y - y) <= r + content.radiusOf(rock.size) + ring)
      found.push({
        key: `rock:${rock.rock}`,
        name: `${rock.size === DEBRIS ? "the debris of " : ""}${content.rockName(rock.rock)}`,
      });
  for (const unit of view.units)
    if (unit.unit !== without && Math.hypot(unit.x - x, unit.y - y) <= r + content.kind(unit.kind).radius + ring)
      found.push({ key: `unit:${unit.unit}`, name: unit.name });
  const half = content.files.refinery.half_side;
  view.teams.forEach((team, number) => {
    const dx = Math.max(Math.abs(content.files.refinery_line.x - x) - half, 0);
    const dy = Math.max(Math.abs(team.berth - y) - half, 0);
    if (Math.hypot(dx, dy) <= r + ring)
      found.push({ key: `refinery:${number}`, name: `the refinery of ${content.teamName(number)}` });
  });
  return found;
}

const WAYS = ["right", "lower right", "below", "lower left", "left", "upper left", "above", "upper right"];

/** In which direction a point lies, in a word. */
export function way(dx: number, dy: number): string {
  return WAYS[(Math.round((Math.atan2(dy, dx) / Math.PI) * 4) + 8) % 8] ?? "";
}
