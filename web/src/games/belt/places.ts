/** Where choices lie on the board, and which points the open question offers. */
import type { Asked, Option } from "../../protocol";
import type { Content } from "./content";
import { choiceOf } from "./typed";
import type { BoardPiece, Choice, OfferView, View } from "./types";

/** `unit:4`, `rock:7`, `refinery:1`. */
export type Place = `${BoardPiece["what"]}:${number}`;

export const placeOfPiece = ({ what, number }: BoardPiece): Place => `${what}:${number}`;

/** The piece at which a choice may be made; points of the board are aimed at instead. */
export function placeOf(choice: Choice, view: View, seat: number, unit: number | undefined): Place | null {
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
  offer: OfferView | null; // to a unit; null: a refinery is to be placed
}

/** The points that are offered. */
export function spotsOf(asked: Asked, view: View, content: Content): Spot[] {
  const offers = new Map(view.mover?.offers.map((offer) => [`${offer.x} ${offer.y}`, offer]));
  return asked.options.flatMap((option): Spot[] => {
    const choice = choiceOf(option);
    switch (choice.type) {
      case "Fly":
      case "Place":
        return [{ x: choice.x, y: choice.y, option, offer: offers.get(`${choice.x} ${choice.y}`) ?? null }];
      case "Berth":
        return [{ x: content.files.refinery_line.x, y: choice.y, option, offer: null }];
      default:
        return [];
    }
  });
}

const WAYS = ["right", "lower right", "below", "lower left", "left", "upper left", "above", "upper right"];

/** In which direction a point lies, in a word. */
export function way(dx: number, dy: number): string {
  return WAYS[(Math.round((Math.atan2(dy, dx) / Math.PI) * 4) + 8) % 8] ?? "";
}
