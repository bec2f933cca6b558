/** Where a choice lies on the board (`space:76`, `dwarf:1`, `weapon:3`), and which tool of the bar it belongs to. */
import { neighbours, STEPS, type Space } from "./geometry";
import type { Choice, View } from "./types";

export const place = (space: Space): string => `space:${space}`;

export function placesOf(choice: Choice, view: View, seat: number): string | readonly string[] | null {
  switch (choice.type) {
    case "Move":
    case "GoOn":
    case "RobotMove":
      return place(choice.to);
    case "Shoot":
    case "ThrowCard":
    case "Flare":
    case "Sentry":
    case "Repair":
    case "Detonate":
    case "RobotShoot":
    case "At":
    case "Chop":
    case "PutOn":
      return place(choice.space);
    case "Along":
      return place(choice.way.at(-1) ?? -1);
    case "This":
      return place(view.creatures[choice.creature]?.space ?? -1);
    case "HelpUp":
    case "Revive":
      return placeOfDwarf(view, choice.other);
    case "ToDwarf":
      return placeOfDwarf(view, choice.seat);
    case "Shout":
      return choice.to < 0 ? null : placeOfDwarf(view, choice.to);
    case "Zipline":
      return place((view.dwarves[seat]?.space ?? -1) + (STEPS[choice.direction] ?? 0));
    case "Axe":
      return workNear(view, view.dwarves[seat]?.space ?? -1).map(place);
    case "RobotAxe":
      return workNear(view, view.bosco).map(place);
    case "StandUp":
    case "LayDown":
      return placeOfDwarf(view, seat);
    case "GetSupplies":
      return place(view.resupply);
    case "BeDwarf":
      return `dwarf:${choice.dwarf}`;
    case "Arm":
      return `weapon:${choice.weapon}`;
    default:
      return null;
  }
}

const placeOfDwarf = (view: View, seat: number): string => place(view.dwarves[seat]?.space ?? -1);

/** What an axe could be swung at from there. */
function workNear(view: View, space: Space): Space[] {
  const open = new Set(view.open);
  const work = new Set([
    ...view.stalagmites,
    ...Object.values(view.creatures).flatMap(({ space, rear }) => [space, rear]),
  ]);
  const lies = (near: Space): boolean => near in view.pickups || (near === space && near in view.ground);
  return [space, ...neighbours(space)].filter((near) => !open.has(near) || work.has(near) || lies(near));
}

/** What a choice is done with: choices with the same tool differ only in their target. */
export function toolOf(choice: Choice): string {
  switch (choice.type) {
    case "Shoot":
    case "RobotShoot":
      return `shoot:${choice.mode}`;
    case "ThrowCard":
      return `throw:${choice.card}`;
    case "Shout":
      return `shout:${choice.card}`;
    case "HelpUp":
    case "Revive":
      return "Help";
    default:
      return choice.type;
  }
}

const IN_HAND = new Set<string>(["Shout", "Sentry", "Zipline", "Flare"]);

/** Whether a tap on its place would rather mean something else, so that the tool must be taken in hand first. */
export function needsTool(choice: Choice, view: View): boolean {
  if (choice.type !== "ThrowCard") return IN_HAND.has(choice.type);
  return !Object.values(view.creatures).some(({ space, rear }) => space === choice.space || rear === choice.space);
}

const ROLLS = new Set<string>(["Axe", "RobotAxe", "Shoot", "RobotShoot", "ThrowCard", "Detonate", "Shout"]);

/** Whether dice or cards decide what comes of it, so that it cannot be taken back. */
export const isRash = (choice: unknown): boolean => ROLLS.has((choice as Choice).type);
