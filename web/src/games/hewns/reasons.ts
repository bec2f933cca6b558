/** Why a Hewn rolls so many dice of a kind. */
import type { Content } from "./content";
import type { Roll, SceneKind } from "./story";
import type { HewnView } from "./types";

const [CLAW, SHIELD] = [5, 6];

const count = (hewn: HewnView | undefined, piece: number): number =>
  hewn
    ? [...(hewn.nanasockets ?? []), ...(hewn.sicket_sockets ?? []).flat()].filter((each) => each === piece).length
    : 0;
const plus = (parts: readonly [number, string][]): string =>
  parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(" + ");

export function whyRolled(
  { hewn, die, faces, by }: Roll,
  kind: SceneKind,
  content: Content,
  now: HewnView | undefined,
): string {
  const card = content.hewn(hewn);
  const rolled = faces.length;
  if (by) return `against ${content.hewnName(hewn)}`;
  switch (die) {
    case "armour": {
      const shields = count(now, SHIELD);
      return plus([
        [Math.min(card.armour, rolled), "of its card"],
        [Math.min(shields, rolled - card.armour), "for Slocic Shields"],
        [rolled - card.armour - shields, "body screens"],
      ]);
    }
    case "speed":
      return "one for each action point of its card";
    case "laser":
    case "area":
      return "picked in secret and paid for";
    case "close_combat":
      if (kind !== "same space") return "of its implosion bomb";
      return rolled === card.close_combat ? "of its card" : "one for each member";
    case "mining": {
      const claws = count(now, CLAW);
      return plus([
        [card.mining, "of its card"],
        [claws, "for mining claws"],
        [rolled - card.mining - claws, "for the mine or by choice"],
      ]);
    }
    case "danger":
      return "for the mine; they take effect last";
    case "hurt":
      return "for being hit";
    case "nana":
      return "one for each Nananbite";
    case "d10":
      if (kind === "winds") return "for flying or climbing: a 0 is deadly";
      return kind === "roll" ? "" : "mind against mind: the best die counts";
    default:
      return "";
  }
}
