/**
 * Where a choice lies on the table: `space:12`, `hewn:5`, `item:101`, `die:0`, `danger die:3`, `piece:2`, `pool`, `hunt`,
 * `entrance card`;
 * `sockets:5` and `store:5` are parts of a Hewn's card.
 */
import { OFF_PLANET } from "./content";
import type { Choice, View } from "./types";

export const ENTRANCE_CARD = "entrance card";
const receiver = (to: number): string => (to === OFF_PLANET ? "pool" : `hewn:${to}`);

export function targetOf(choice: Choice, view: View): string | string[] | null {
  const here = view.hewns.find((hewn) => hewn.hewn === view.moving)?.space ?? -1;
  switch (choice.type) {
    case "Announce":
    case "Begin":
      return `hewn:${choice.hewn}`;
    case "Target":
      return `hewn:${choice.hewn}`;
    case "Bombard":
    case "Encounter":
    case "Meet":
      return `hewn:${choice.target}`;
    case "Attach":
      return [`sockets:${choice.hewn}`, `piece:${choice.piece}`];
    case "PutStone":
      return [`sockets:${choice.hewn}`, "stones"];
    case "Detach":
      return `sockets:${choice.hewn}`;
    case "Extract":
      return `sockets:${view.moving}`;
    case "Load":
    case "Send":
    case "Stow":
      return `store:${choice.hewn}`;
    case "BurnFor":
      return `store:${choice.source === undefined || choice.source < 0 ? view.moving : choice.source}`;
    case "Bid":
      return `item:${choice.item}`;
    case "Hunt":
      return "hunt";
    case "Equip":
      return "equip";
    case "Blast":
    case "Calm":
    case "PlaceAt":
    case "StandAt":
    case "TakeAway":
    case "TakeUp":
    case "UsePiece":
      return `space:${choice.space}`;
    case "Climb":
    case "Dig":
    case "Fly":
    case "FreeMove":
    case "Move":
    case "Withdraw":
    case "Withdrawal":
      return `space:${choice.to}`;
    case "Enter":
      return `space:${choice.node}`;
    case "FindEntrance":
      return ENTRANCE_CARD; // at the node only once the card is taken up, or a tap that means a move would use it
    case "Push":
      return [`space:${choice.to}`, `hewn:${choice.hewn}`];
    case "Enlarge":
    case "Leave":
    case "Mine":
      return `space:${here}`;
    case "Put":
    case "Save":
      return receiver(choice.to);
    case "Discard":
    case "Reroll":
      return `die:${choice.die}`;
    case "CancelDie":
    case "Settle":
      return `danger die:${choice.face}`;
    case "ShowCard":
      return "order card";
    case "CannotPay":
    case "Deal":
    case "DoTo":
    case "EndHewnTurn":
    case "EndTurn":
    case "LoseMember":
    case "LoseSicket":
    case "Pass":
    case "Pay":
    case "Pick":
    case "Screens":
    case "Split":
    case "Yes":
      return null;
  }
}
