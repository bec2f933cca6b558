/**
 * Where a choice lies on the board: `crystal:42`, `dock:7`, `hand:3`, `base:1`, `base:1:4` (from the bottom), `stack:0`,
 * `half:6`, `artifact:6`.
 */
import type { Choice, View } from "./types";

export function placeOf(choice: Choice, view: View, seat: number): string | null {
  switch (choice.type) {
    case "Recruit":
    case "TakeDockCard":
      return `dock:${choice.card}`;
    case "Mine":
    case "TakeFromMine":
    case "RecolourCrystal":
      return `crystal:${choice.crystal}`;
    case "Collect":
      return `stack:${choice.stack}`;
    case "UseSkill":
    case "SubjugateHandCard":
    case "TintCard":
      return `hand:${choice.card}`;
    case "Raid":
    case "RaidAgain":
      return `base:${choice.base}`;
    case "TakeBaseCard":
    case "SubjugateBaseCard":
      return `base:${choice.base}:${choice.place}`;
    case "TakeBottom":
      return `base:${seat}:${choice.count}`;
    case "UseArtifact":
      return `artifact:${choice.artifact}`;
    case "Keep":
      return `half:${choice.artifact}`;
    case "Lead": {
      const place = view.players[seat]?.leaders[choice.card];
      return place === undefined ? null : `base:${seat}:${place}`;
    }
    case "Pay":
      return choice.cards.length === 1 ? `hand:${choice.cards[0]}` : null;
    case "Order":
    case "TintTo":
    case "CannotPay":
    case "EndActions":
    case "Pass":
      return null;
  }
}
