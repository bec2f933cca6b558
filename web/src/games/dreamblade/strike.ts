/** A strike in words: its stages, its sum, and what becomes of whom. */
import type { Content } from "./content";
import type { CombatView, Questions, TargetView, View } from "./types";

export type Fate = TargetView["thresholds"][number]["fates"][number];
const STAGES = ["Attackers", "Dice", "Blades", "Damage", "Results"] as const;
const OF: Record<CombatView["stage"], string> = {
  dice: "Dice",
  blades: "Blades",
  damage: "Damage",
  results: "Results",
  strikeback: "Strikeback",
};

export interface Step {
  name: string;
  now: boolean;
}

/** The steps of an attack; none outside one. A Strikeback is a step only where one is made. */
export function steps(view: View, question: string): Step[] {
  const now =
    question === ("WhoAttacks" satisfies keyof Questions) ? "Attackers" : view.combat ? OF[view.combat.stage] : "";
  if (!now) return [];
  return [...STAGES, ...(now === "Strikeback" ? [now] : [])].map((name) => ({ name, now: name === now }));
}

/** What is under way, as a title. */
export function title(view: View, content: Content, asked: { name: string; cell?: number }): string {
  if (asked.cell !== undefined && asked.name === "WhoAttacks") return `Attack at ${content.cellName(asked.cell)}`;
  if (asked.cell !== undefined && asked.name === "WhoStrikesDying")
    return `Deathblow at ${content.cellName(asked.cell)}`;
  const { blow, combat } = view;
  if (blow) return blow.piece < 0 ? "Deathblow" : content.pieceName(blow.piece);
  if (combat) return `Attack at ${content.cellName(combat.cell)}`;
  return view.targets.length || view.results.length ? "Damage" : "";
}

/** Each part of the damage with its reason, such as `+2 Crit 2 (blade), Savage Ogre`. */
export function parts(combat: CombatView, content: Content, nameOf: (mini: number) => string): string[] {
  return combat.more.map(({ mini, piece, source, by }) => {
    const from = source >= 0 ? ` from ${nameOf(source)}` : "";
    return `${by > 0 ? "+" : "−"}${Math.abs(by)} ${content.pieceName(piece)}, ${nameOf(mini)}${from}`;
  });
}

/** On whom damage falls now: not on those whom the attack around a special one may hit, or has hit. */
export function struck({ combat, blow, targets }: View, ownerOf: (mini: number) => number): readonly TargetView[] {
  if (blow) return blow.damage ? targets : [];
  return combat?.stage === "strikeback" ? targets.filter((target) => ownerOf(target.mini) === combat.seat) : targets;
}

/** What so much damage, with all that it carries, means for a creature; nothing: it holds. */
export const fatesAt = (target: TargetView, damage: number): readonly Fate[] =>
  target.thresholds.findLast((each) => damage >= each.damage)?.fates ?? [];

/** Such as `disrupted at 4, destroyed or disrupted at 6`. */
export const thresholds = (target: TargetView): string =>
  target.thresholds.map(({ damage, fates }) => `${fates.join(" or ")} at ${damage}`).join(", ");

/** What is special about a target, each in a few words. */
export function remarks(target: TargetView): string[] {
  return [
    ...(target.guard ? [`Bodyguard: ${target.guard} before others get any`] : []),
    ...(target.undisruptable ? ["Relentless: not disrupted"] : []),
    ...(target.marked && !target.undisruptable ? ["Ferocity: destroyed, not disrupted"] : []),
  ];
}
