/** Sentences put together from what the view and the content say. */
import type { Content } from "./content";
import { GUN } from "./constants";
import type { CreatureView } from "./types";

/** What an Event card does, and what the mission’s own event does if it is that. */
export function eventInWords(content: Content, card: number, mission: number): string[] {
  const isOwn = content.event(card).effects.some(({ op }) => op === "mission_event");
  const { name, text } = content.mission(mission).event;
  return [...(content.legend.event[card] ?? []), ...(isOwn ? [`${name}: ${text}`] : [])];
}

/** What a creature would do if it acted now. */
export function intentInWords(content: Content, creature: CreatureView, nameOf: (seat: number) => string): string {
  const { gun, lure } = content.legend.prey;
  const { intent, prey } = creature;
  const who = prey >= 0 ? nameOf(prey) : prey === GUN ? gun : lure;
  const said: Record<CreatureView["intent"], string> = {
    recovers: "When it is its turn it only recovers.",
    attacks: `If it acts now, it attacks ${who}.`,
    makes_for: `If it acts now, it makes for ${who}.`,
    stays: "It can get at nobody from here.",
  };
  return said[intent];
}
