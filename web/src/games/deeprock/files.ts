/** The content files, as far as the page reads them. */
export type DieKind = "bullet" | "flame" | "piercing" | "explosion" | "axe" | "mineral" | "creature";
export type Shape = "single" | "triangle" | "line3" | "blast7";

export interface ModeFile {
  id: string;
  weapon?: string;
  name?: string;
  actions?: number;
  dice: Partial<Record<DieKind, number>>;
  range: number;
  single?: boolean;
  lobbed?: boolean;
  area?: Shape | "";
  keep_one?: boolean;
  sustained?: boolean;
  per_turn?: number;
  flames?: number;
  stun?: boolean;
  freeze_one?: boolean;
  leap?: number;
}

export interface Creature {
  id: string;
  name: string;
  movement: number;
  health: number;
  range: number;
  resist: Partial<Record<DieKind, number>>;
  die: DieKind;
  dice: number;
  limit: number;
  faces?: boolean;
  spaces?: number;
}

export interface Card {
  id: string;
  name: string;
  text: string;
}

export interface Throwable extends Card {
  range: number;
  area: Shape;
}

export interface ShoutCard extends Card {
  window: string;
  target: "any" | "other" | "none";
}

export interface EventCard {
  id: string;
  name: string;
  kind: string;
  effects: { op: string }[];
  text?: string;
}

export interface Objective {
  kind: "collect" | "kill" | "repair" | "deposit";
  item: string;
  n: number;
  tier: "primary" | "secondary";
  cubes?: number;
}

export interface Mission {
  id: string;
  name: string;
  level: number;
  challenge: string;
  intro: string;
  objectives: Objective[];
  event: { name: string; text: string };
  map: string[];
}

export interface Dive {
  id: string;
  name: string;
  missions: string[];
}

/** What the game itself has words for: by number, a sentence or a few words for each thing there is to say. */
export type Told = "event" | "shout" | "swarm" | "creature";

export interface Files {
  numbers: {
    health: number;
    primary: number;
    secondary: number;
    secondary_overclocked: number;
    resupply_cost: number;
    overclock_cost: number;
    actions: number;
    steps: number;
  };
  tokens: { platforms: number; flames: number; flares: number; ziplines: number; slots: number };
  threat: { last: number; swarm: number[] };
  bosco: { actions: number; steps: number };
  dwarf: { id: string; name: string; modes: ModeFile[] }[];
  robot_mode: ModeFile[];
  secondary: { id: string; name: string; normal: ModeFile; overclocked: ModeFile }[];
  throwable: Throwable[];
  shout: ShoutCard[];
  creature: Creature[];
  pickup: (Card & { needs_axe: boolean })[];
  upgrade: Card[];
  event: EventCard[];
  swarm: { id: string; name: string }[];
  cave: { id: string; name: string }[];
  mission: Mission[];
  dive: Dive[];
  texts: Record<Told, string[][]>;
}
