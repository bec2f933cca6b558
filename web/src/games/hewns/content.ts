/** The content files, asked by number as the view and the choices number things. */
import { Chart } from "./chart";
import type { Files, HewnRecord, Technology } from "./files";
import type { HewnView, View } from "./types";

export const TECHNOLOGY = 100; // items from here on are technology cards
export const TURN_ORDER = 200;
export const [NO_CARD, EMPTY, GEM] = [-2, -1, 10]; // in a heart card, beside the seat of a stone
export const [FREE, HUNTS] = [-1, -2]; // where a Bidox is that lies on no item
export const OFF_PLANET = -1;
export const NANANBITE = 0;

// In the order in which pieces are numbered.
const PIECES = [
  "nananbite",
  "gunana",
  "sicket_sunger",
  "futanaz",
  "suderer",
  "mining_claw",
  "slocic_shield",
  "implosion_bomb",
  "major_gozzbag",
  "mamabite",
  "fixito",
];
const CARD_OF: Record<string, string> = { nananbite: "nananbites" };
const SHORT: Record<string, string> = {
  nananbite: "Na",
  gunana: "Gu",
  sicket_sunger: "Su",
  futanaz: "Fu",
  suderer: "Sd",
  mining_claw: "Cl",
  slocic_shield: "Sh",
  implosion_bomb: "Bo",
  major_gozzbag: "Go",
  mamabite: "Ma",
  fixito: "Fi",
};
export const DANGERS = ["lava", "Snedj nest", "planet attack", "mine depleted", "new mine", "respite", "blank"];
const HURTS = ["dead", "Sicket hit", "damaged", "stunned", "damaged and stunned"];

export class Content {
  private readonly kinds: number[]; // of each figure
  private readonly cards: Technology[];
  private chart: Chart | null = null;

  constructor(readonly files: Files) {
    this.kinds = files.hewn.flatMap((record, kind) => Array.from({ length: record.copies }, () => kind));
    this.cards = files.technology.flatMap((card) => Array.from({ length: card.copies }, () => card));
  }

  hewn(hewn: number): HewnRecord {
    return known(this.files.hewn[this.kinds[hewn] ?? -1], "Hewn", hewn);
  }

  /** The second of two that are alike has a number. */
  private copy(hewn: number): number {
    return hewn - this.kinds.indexOf(this.kinds[hewn] ?? -1);
  }

  hewnName = (hewn: number): string => {
    const { name, copies } = this.hewn(hewn);
    return copies > 1 ? `${name} ${this.copy(hewn) + 1}` : name;
  };

  /** Three letters, different for all. */
  short(hewn: number): string {
    const { name, copies } = this.hewn(hewn);
    return name.slice(0, 3) + (copies > 1 ? this.copy(hewn) + 1 : "");
  }

  /** Where Substract goes. */
  receiver(to: number): string {
    return to === OFF_PLANET ? "off planet" : `to ${this.hewnName(to)}`;
  }

  card(item: number): Technology {
    return known(this.cards[item - TECHNOLOGY], "card", item);
  }

  itemName(item: number): string {
    if (item === TURN_ORDER) return "Turn order stack";
    return item >= TECHNOLOGY ? this.card(item).name : this.hewnName(item);
  }

  piece(piece: number): Technology & { short: string } {
    const id = PIECES[piece] ?? "";
    const found = known(
      this.files.technology.find((card) => card.id === (CARD_OF[id] ?? id)),
      "piece",
      piece,
    );
    return { ...found, name: piece === NANANBITE ? "Nananbite" : found.name, short: SHORT[id] ?? "?" };
  }

  /** What a die shows, in words. */
  face(die: string, face: number): string {
    if (die === "mining" && face === 20) return "2 or gem";
    if (die === "speed" && face === 10) return "escape";
    if (die === "nana" && face < 0) return "Nanadead";
    if (die === "danger") return DANGERS[face] ?? "";
    return die === "hurt" ? (HURTS[face] ?? "") : String(face);
  }

  scenario(view: View) {
    return known(
      this.files.scenario.find((each) => each.id === view.scenario),
      "scenario",
      0,
    );
  }

  /** The map that is played on; built again only for another board. */
  chartOf(view: View): Chart {
    if (this.chart?.id !== view.board) {
      const record =
        view.layout ?? [...this.files.board, ...this.files.fixture_board].find((each) => each.id === view.board);
      this.chart = new Chart(known(record, "board", 0), this.files);
    }
    return this.chart;
  }

  /** Substract in words. */
  amount(normal: number, dirty: number): string {
    return [normal ? `${normal} normal` : "", dirty ? `${dirty} dirty` : ""].filter(Boolean).join(" and ") || "nothing";
  }

  /** A Hewn's store in words. */
  load(hewn: HewnView): string {
    const part = (normal: number | null | undefined, dirty: number | null | undefined, seen = ""): string =>
      normal === null || normal === undefined ? `unknown${seen}` : this.amount(normal, dirty ?? 0);
    const { known_normal = 0, known_dirty = 0 } = hewn;
    const seen = known_normal + known_dirty ? `, at least ${this.amount(known_normal, known_dirty)}` : "";
    const record = this.hewn(hewn.hewn);
    const stores = [
      ...(record.store_open ? [`open store ${part(hewn.open_normal, hewn.open_dirty)}`] : []),
      ...(record.store_hidden ? [`hidden store ${part(hewn.hidden_normal, hewn.hidden_dirty, seen)}`] : []),
    ];
    return stores.join(", ") || "no store";
  }

  heart(hewn: HewnView): string {
    const { heart } = hewn;
    if (heart === null || heart === undefined) return "heart card unknown";
    if (heart === NO_CARD) return "no heart card";
    if (heart === EMPTY) return "empty heart card";
    return heart >= GEM ? `gem worth ${this.files.gem[heart - GEM]?.value ?? "?"}` : "heart stone";
  }

  state(hewn: HewnView): string {
    const stunned = hewn.owner < 0;
    if (hewn.damaged) return stunned ? "damaged and stunned" : "damaged";
    return stunned ? "stunned" : "healthy";
  }
}

export interface Load {
  normal: number;
  dirty: number;
}

/** All that a Hewn carries, as far as it is known. */
export const carried = (hewn: HewnView | undefined): Load => ({
  normal: (hewn?.open_normal ?? 0) + (hewn?.hidden_normal ?? 0),
  dirty: (hewn?.open_dirty ?? 0) + (hewn?.hidden_dirty ?? 0),
});

function known<Thing>(thing: Thing | undefined, kind: string, number: number): Thing {
  if (thing === undefined) throw new Error(`Hewns has no ${kind} ${number}`);
  return thing;
}
