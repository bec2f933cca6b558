/** A strike in words: its stages, its sum, and what becomes of whom. */
import { NO_PIECE, NOBODY, STAGES } from "../constants";
import type { Content } from "../content";
import type { Question } from "../typed";
import type { CombatView, TargetView, View } from "../types";

export type Fate = TargetView["thresholds"][number]["fates"][number];
type Stage = CombatView["stage"];
const NAMES: Record<Stage, string> = {
  attackers: "Attackers",
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
export function steps(view: View, question: Question | null): Step[] {
  const now: Stage | undefined = question?.name === "WhoAttacks" ? "attackers" : view.combat?.stage;
  if (!now) return [];
  const shown = STAGES.filter((stage) => stage !== "strikeback" || stage === now);
  return shown.map((stage) => ({ name: NAMES[stage], now: stage === now }));
}

/** What is under way, as a title. */
export function title(view: View, content: Content, question: Question | null): string {
  if (question?.name === "WhoAttacks") return `Attack at ${content.cell(question.fields.cell).name}`;
  if (question?.name === "WhoStrikesDying") return `Deathblow at ${content.cell(question.fields.cell).name}`;
  const { blow, combat } = view;
  if (blow) return blow.piece === NO_PIECE ? "Deathblow" : content.piece(blow.piece).name;
  if (combat) return `Attack at ${content.cell(combat.cell).name}`;
  return view.targets.length || view.results.length ? "Damage" : "";
}

/** Each part of the damage with its reason, such as `+2 Crit 2 (blade), Savage Ogre`. */
export function parts(combat: CombatView, content: Content, nameOf: (mini: number) => string): string[] {
  return combat.more.map(({ mini, piece, source, by }) => {
    const from = source === NOBODY ? "" : ` from ${nameOf(source)}`;
    return `${by > 0 ? "+" : "−"}${Math.abs(by)} ${content.piece(piece).name}, ${nameOf(mini)}${from}`;
  });
}

/** On whom damage falls now. */
export const struck = ({ falls_on, targets }: View): TargetView[] =>
  targets.filter((target) => falls_on.includes(target.mini));

/** What so much damage, with all that it carries, means for a creature; nothing: it holds. */
export const fatesAt = (target: TargetView, damage: number): readonly Fate[] =>
  target.thresholds.findLast((each) => damage >= each.damage)?.fates ?? [];

/** Such as `disrupted at 4, destroyed or disrupted at 6`. */
export const thresholds = (target: TargetView): string =>
  target.thresholds.map(({ damage, fates }) => `${fates.join(" or ")} at ${damage}`).join(", ");
