/** The content files, asked by number. */
import type { Creature, EventCard, Files, Mission, ModeFile, ShoutCard, Throwable, Told } from "./files";
import { spaceAt, type Space } from "./geometry";

/** One way to shoot: whose it is, and what a player reads about it. */
export interface Mode extends ModeFile {
  name: string;
  slot: 0 | 1 | 2; // the primary weapon, the secondary one, BOSCO's
  actions: number;
}

const MODE_NAMES: Record<string, string> = { he: "HE grenade", ap: "AP grenade" };
const inWords = (id: string): string => MODE_NAMES[id] ?? id.replaceAll("_", " ");

export class Content {
  readonly modes: readonly Mode[];
  readonly kinds: readonly number[]; // of creature, by miniature

  constructor(readonly files: Files) {
    const own = files.dwarf.flatMap((dwarf) =>
      dwarf.modes.map((mode) => named(mode, `${mode.weapon}: ${inWords(mode.id)}`, 0)),
    );
    const secondary = files.secondary.flatMap(({ name, normal, overclocked }) => [
      named(normal, name, 1),
      named(overclocked, `${name}, ${overclocked.name}`, 1),
    ]);
    const robot = files.robot_mode.map((mode) => named(mode, `BOSCO’s ${mode.weapon?.toLowerCase()}`, 2));
    this.modes = [...own, ...secondary, ...robot];
    this.kinds = files.creature.flatMap((creature, kind) => Array.from({ length: creature.limit }, () => kind));
  }

  mode = (number: number): Mode => known(this.modes[number], "way to shoot", number);
  kind = (kind: number): Creature => known(this.files.creature[kind], "creature", kind);
  throwable = (card: number): Throwable => known(this.files.throwable[card], "Throwable", card);
  shout = (card: number): ShoutCard => known(this.files.shout[card], "Rock & Stone card", card);
  event = (card: number): EventCard => known(this.files.event[card], "Event card", card);
  says = (what: Told, number: number): string[] => known(this.files.texts[what][number], what, number);
  mission = (number: number): Mission => known(this.files.mission[number], "mission", number);

  /** The number of a miniature among those of its kind, as the log calls it; 0 if there is only one. */
  numberOf(creature: number): number {
    const kind = this.kinds[creature] ?? 0;
    return this.kind(kind).limit === 1 ? 0 : creature - this.kinds.indexOf(kind) + 1;
  }

  creatureName(creature: number): string {
    const number = this.numberOf(creature);
    return `${this.kind(this.kinds[creature] ?? 0).name}${number ? ` ${number}` : ""}`;
  }

  creatureCalled = (id: string): string => this.files.creature.find((each) => each.id === id)?.name ?? id;
  dwarfName = (kind: number): string => this.files.dwarf[kind]?.name ?? "Dwarf";

  /** The modes of a Dwarf of this class with this weapon. */
  modesOf(kind: number, weapon: number, overclocked: boolean): number[] {
    const before = this.files.dwarf.slice(0, kind).reduce((sum, dwarf) => sum + dwarf.modes.length, 0);
    const own = this.files.dwarf[kind]?.modes.map((_, number) => before + number) ?? [];
    return weapon < 0 ? own : [...own, this.secondaryMode(weapon, overclocked)];
  }

  secondaryMode(weapon: number, overclocked: boolean): number {
    const all = this.files.dwarf.reduce((sum, dwarf) => sum + dwarf.modes.length, 0);
    return all + 2 * weapon + Number(overclocked);
  }

  /** Where a mission's map has one of these codes. */
  marked(mission: number, codes: string): Space[] {
    return this.mission(mission).map.flatMap((row, number) =>
      row
        .trim()
        .split(" ")
        .flatMap((code, column) => (codes.includes(code) ? [spaceAt(column, number)] : [])),
    );
  }
}

function named(mode: ModeFile, name: string, slot: Mode["slot"]): Mode {
  return { ...mode, name, slot, actions: mode.actions ?? 1 };
}

function known<Thing>(thing: Thing | undefined, kind: string, number: number): Thing {
  if (thing === undefined) throw new Error(`Deep Rock has no ${kind} ${number}`);
  return thing;
}
