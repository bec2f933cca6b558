/**
 * Where a choice lies on the table: `space:12`, `hewn:5`, `item:101`, `die:0`, `danger die:3`, `piece:2`, `pool`, `hunt`,
 * `entrance card`;
 * `sockets:5` and `store:5` are parts of a Hewn's card.
 */
import { OFF_BOARD, OFF_PLANET } from "./constants";
import type { Choice, View } from "./types";

/** What a player can point at. */
export interface Piece {
  kind: "hewn" | "space" | "item" | "piece";
  number: number;
}

export const ENTRANCE_CARD = "entrance card";
const receiver = (to: number): string => (to === OFF_PLANET ? "pool" : `hewn:${to}`);

/** Dice that show the same are one choice, and each of them can be tapped. */
function equalDice({ attack_dice }: View, die: number): string[] {
  const shown = String(attack_dice[die]);
  return attack_dice.flatMap((each, place) => (String(each) === shown ? [`die:${place}`] : []));
}

export function placeOf(choice: Choice, view: View): string | string[] | null {
  const here = view.hewns.find((hewn) => hewn.hewn === view.moving)?.space ?? OFF_BOARD;
  switch (choice.type) {
    case "Announce":
    case "Begin":
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
      return `store:${choice.source ?? view.moving}`;
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
      return equalDice(view, choice.die);
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

/** A choice as it would be made at another space or Hewn; null: it names none. */
export function madeAt(choice: Choice, { kind, number }: Piece): Choice | null {
  return kind === "space" ? atSpace(choice, number) : kind === "hewn" ? atHewn(choice, number) : null;
}

function atSpace(choice: Choice, space: number): Choice | null {
  switch (choice.type) {
    case "Blast":
    case "Calm":
    case "PlaceAt":
    case "StandAt":
    case "TakeAway":
    case "TakeUp":
      return { ...choice, space };
    case "FreeMove":
    case "Move":
    case "Withdraw":
    case "Withdrawal":
      return { ...choice, to: space };
    case "Enter":
      return { ...choice, node: space };
    default:
      return null;
  }
}

function atHewn(choice: Choice, hewn: number): Choice | null {
  switch (choice.type) {
    case "Announce":
    case "Begin":
    case "Target":
      return { ...choice, hewn };
    case "Bombard":
    case "Encounter":
    case "Meet":
      return { ...choice, target: hewn };
    default:
      return null;
  }
}
