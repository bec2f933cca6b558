/** The content of the game, asked by number. */
import { knownIn } from "../known";
import type {
  CreatureEntry,
  DiveEntry,
  EventEntry,
  Files,
  MiniLegend,
  MissionEntry,
  ModeLegend,
  Options,
  ShoutEntry,
  ThrowableEntry,
  Legend,
} from "./entries";

const known = knownIn("Deep Rock");

export class Content {
  readonly legend: Legend;

  constructor(readonly files: Files) {
    this.legend = files.legend;
  }

  mode = (number: number): ModeLegend => known(this.legend.mode[number], "way to shoot", number);
  kind = (kind: number): CreatureEntry => known(this.files.creature[kind], "creature", kind);
  mini = (creature: number): MiniLegend => known(this.legend.mini[creature], "miniature", creature);
  throwable = (card: number): ThrowableEntry => known(this.files.throwable[card], "Throwable", card);
  shout = (card: number): ShoutEntry => known(this.files.shout[card], "Rock & Stone card", card);
  event = (card: number): EventEntry => known(this.files.event[card], "Event card", card);
  mission = (number: number): MissionEntry => known(this.files.mission[number], "mission", number);

  creatureName = (creature: number): string => this.mini(creature).name;
  dwarfName = (kind: number): string => this.files.dwarf[kind]?.name ?? "Dwarf";
  upgradeName = (kind: number): string => this.files.upgrade[kind]?.name ?? "";

  /** What so many hits of a die are called. */
  hitName = (die: string, count: number): string => {
    const told = this.legend.die[this.files.die.findIndex(({ id }) => id === die)];
    return (count === 1 ? told?.one : told?.many) ?? die;
  };

  /** The Deep Dive that a team agreed on, if it did. */
  diveOf(agreed: Partial<Options>): DiveEntry | undefined {
    const { dive } = { ...this.legend.options, ...agreed };
    return this.files.dive.find(({ id }) => id === dive);
  }
}
