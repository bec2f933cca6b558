/** The content, asked by number. */
import { knownIn } from "../known";
import type { ABILITY_IDS } from "./constants";
import type { AspectEntry, CellLegend, Files, MiniatureEntry, PieceLegend, SideEntry } from "./entries";

const known = knownIn("Dreamblade");

export class Content {
  constructor(readonly files: Files) {}

  get cells(): readonly CellLegend[] {
    return this.files.legend.cells;
  }

  get columns(): number {
    return this.files.board.columns.length;
  }

  get rows(): number {
    return this.files.board.rows.length;
  }

  miniature = (kind: number): MiniatureEntry => known(this.files.miniature[kind], "kind", kind);
  cell = (cell: number): CellLegend => known(this.cells[cell], "cell", cell);
  piece = (piece: number): PieceLegend => known(this.files.legend.pieces[piece], "ability", piece);
  side = (seat: number): SideEntry => known(this.files.side[seat], "side", seat);
  kindOf = (mini: number): number => known(this.files.legend.kinds[mini], "miniature", mini);

  /** With the number of its copy, as the log has it. */
  miniName = (mini: number): string => known(this.files.legend.names[mini], "miniature", mini);

  /** What is printed on a kind. */
  abilities = (kind: number): PieceLegend[] =>
    known(this.files.legend.printed[kind], "kind", kind).map((piece) => this.piece(piece));

  aspect = (id: string): AspectEntry =>
    known(
      this.files.aspect.find((each) => each.id === id),
      "aspect",
      id,
    );

  /** The name of an ability without its figures. */
  abilityTitle = (id: (typeof ABILITY_IDS)[number]): string =>
    known(
      this.files.ability.find((each) => each.id === id),
      "ability",
      id,
    ).name;
}
