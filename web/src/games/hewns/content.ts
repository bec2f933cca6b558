/** The content files and their legend, asked by number as views, events and choices number things. */
import { knownIn } from "../known";
import { Chart } from "./board/chart";
import { OFF_PLANET } from "./constants";
import type {
  DieLegend,
  FaceLegend,
  Files,
  HeartLegend,
  HewnEntry,
  HewnLegend,
  ItemLegend,
  KindLegend,
  Legend,
  ScenarioEntry,
  TechnologyEntry,
} from "./entries";
import type { HewnView, View } from "./types";

const known = knownIn("Hewns");

export class Content {
  readonly legend: Legend;
  private chart: Chart | null = null;

  constructor(readonly files: Files) {
    this.legend = files.legend;
  }

  private figure = (hewn: number): HewnLegend => known(this.legend.hewns[hewn], "Hewn", hewn);

  hewn = (hewn: number): HewnEntry => known(this.files.hewn[this.figure(hewn).kind], "Hewn", hewn);
  hewnName = (hewn: number): string => this.figure(hewn).name;

  /** What its card says. */
  printed = (hewn: number): KindLegend => known(this.legend.kinds[this.figure(hewn).kind], "Hewn", hewn);

  /** Three letters, and the number of its copy. */
  short = (hewn: number): string => this.hewn(hewn).name.slice(0, 3) + (this.figure(hewn).copy || "");

  /** Where Substract goes. */
  receiver = (to: number): string => (to === OFF_PLANET ? "off planet" : `to ${this.hewnName(to)}`);

  item = (item: number): ItemLegend => known(this.legend.items[item], "item", item);
  itemName = (item: number): string => this.item(item).name;
  technology = (card: number): TechnologyEntry => known(this.files.technology[card], "technology", card);

  /** A piece of technology, with what the card that brings it says. */
  piece(piece: number): TechnologyEntry {
    const { name, card } = known(this.legend.pieces[piece], "piece", piece);
    return { ...this.technology(card), name };
  }

  danger = (danger: number): string => known(this.legend.dangers[danger], "danger", danger);
  die = (die: string): DieLegend => known(this.legend.dice[die], "die", die);
  face = (die: string, face: number): FaceLegend => known(this.die(die).faces[face], `${die} die with`, face);

  scenario = (view: View): ScenarioEntry =>
    known(
      this.files.scenario.find((each) => each.id === view.scenario),
      "scenario",
      view.scenario,
    );

  /** The map that is played on; built again only for another board. */
  chartOf({ board, layout, spaces }: View): Chart {
    if (this.chart?.id !== board) {
      const printed = [...this.files.board, ...this.files.fixture_board].find((each) => each.id === board);
      const names = layout ? spaces : this.legend.spaces[board];
      this.chart = new Chart(known(layout ?? printed, "board", board), names ?? [], this.files.geometry);
    }
    return this.chart;
  }

  /** Substract in words. */
  amount(normal: number, dirty: number): string {
    return [normal ? `${normal} normal` : "", dirty ? `${dirty} dirty` : ""].filter(Boolean).join(" and ") || "nothing";
  }

  /** A Hewn's store in words. */
  load(hewn: HewnView): string {
    const part = (normal: number | null, dirty: number | null, seen = ""): string =>
      normal === null ? `unknown${seen}` : this.amount(normal, dirty ?? 0);
    const { known_normal, known_dirty } = hewn;
    const seen = known_normal + known_dirty ? `, at least ${this.amount(known_normal, known_dirty)}` : "";
    const stores = [
      ...(hewn.open_store ? [`open store ${part(hewn.open_normal, hewn.open_dirty)}`] : []),
      ...(hewn.hidden_store ? [`hidden store ${part(hewn.hidden_normal, hewn.hidden_dirty, seen)}`] : []),
    ];
    return stores.join(", ") || "no store";
  }

  /** What is in a heart card; null: unknown. */
  heart = ({ heart }: HewnView): HeartLegend | null =>
    heart === null ? null : known(this.legend.hearts[heart], "heart card with", heart);
  heartName = (hewn: HewnView): string => this.heart(hewn)?.name ?? "heart card unknown";
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
