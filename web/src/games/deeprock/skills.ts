/** What only one class can do, in a few words each. */
export const SKILLS: Record<string, readonly string[]> = {
  driller: ["Drills into rock as part of a Move.", "His axe chops ignore resistance.", "Sets the ground on fire."],
  engineer: [
    "Sets up a Sentry Gun that fires at whatever moves near it.",
    "Lays platforms over pits.",
    "Grenades fly over heads.",
  ],
  gunner: [
    "Fires again and again with Sustained Fire.",
    "Strings ziplines over pits.",
    "A Shield stops attacks about him.",
  ],
  scout: [
    "Attacks for free at the end of a Move.",
    "His hook carries him over pits and creatures.",
    "Flares give rerolls.",
  ],
};
