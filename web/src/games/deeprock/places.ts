/** Where a choice lies on the board (`space:76`, `dwarf:1`, `weapon:3`), and which tool of the bar it belongs to. */
import type { Space } from "./board/geometry";
import { NOWHERE, STEPS } from "./constants";
import type { Choice, View } from "./types";
import type { Without } from "../without";

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
      return place(choice.way.at(-1) ?? NOWHERE);
    case "This":
      return place(view.creatures[choice.creature]?.space ?? NOWHERE);
    case "HelpUp":
    case "Revive":
      return placeOfDwarf(view, choice.other);
    case "ToDwarf":
      return placeOfDwarf(view, choice.seat);
    case "Shout":
      return choice.to < 0 ? null : placeOfDwarf(view, choice.to);
    case "Zipline":
      return place((view.dwarves[seat]?.space ?? NOWHERE) + (STEPS[choice.direction] ?? 0));
    case "Axe":
      return view.outlooks[seat]?.chops.map(place) ?? null;
    case "RobotAxe":
      return view.robot_outlook.chops.map(place);
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

const placeOfDwarf = (view: View, seat: number): string => place(view.dwarves[seat]?.space ?? NOWHERE);

type Untargeted = Without<Choice["type"], "Shoot" | "RobotShoot" | "ThrowCard" | "Shout" | "HelpUp" | "Revive">;
type Numbered = "shoot" | "throw" | "shout"; // weapons and cards
/** What a tool of the bar does: it fires, throws, plays a card, helps, or is a choice of its own. */
export type ToolKind = Numbered | "Help" | Untargeted;
/** A tool; weapons and cards with their number. */
export type ToolKey = `${Numbered}:${number}` | Without<ToolKind, Numbered>;

export const kindOf = (tool: ToolKey): ToolKind => tool.split(":")[0] as ToolKind;
export const numberOf = (tool: ToolKey): number => Number(tool.split(":")[1] ?? 0);

/** What a choice is done with: choices with the same tool differ only in their target. */
export function toolOf(choice: Choice): ToolKey {
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

const IN_HAND: ReadonlySet<Choice["type"]> = new Set<Choice["type"]>(["Shout", "Sentry", "Zipline", "Flare"]);

/** Whether a tap on its place would rather mean something else, so that the tool must be taken in hand first. */
export function needsTool(choice: Choice, view: View): boolean {
  if (choice.type !== "ThrowCard") return IN_HAND.has(choice.type);
  return !Object.values(view.creatures).some(({ space, rear }) => space === choice.space || rear === choice.space);
}

const ROLLS: ReadonlySet<Choice["type"]> = new Set<Choice["type"]>([
  "Axe",
  "RobotAxe",
  "Shoot",
  "RobotShoot",
  "ThrowCard",
  "Detonate",
  "Shout",
]);

/** Whether dice or cards decide what comes of it, so that it cannot be taken back. */
export const isRash = (choice: Choice): boolean => ROLLS.has(choice.type);
