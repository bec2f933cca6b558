/** The content, asked by number. */
import type { ABILITY_IDS } from "./constants";
import type { AspectEntry, CellFacts, Files, MiniatureEntry, PieceFacts, SideEntry } from "./entries";

/** Such as `1 point` and `2 points`. */
export const points = (count: number, word = "point"): string => `${count} ${word}${count === 1 ? "" : "s"}`;

export class Content {
  constructor(readonly files: Files) {}

  get cells(): readonly CellFacts[] {
    return this.files.numbered.cells;
  }

  get columns(): number {
    return this.files.board.columns.length;
  }

  get rows(): number {
    return this.files.board.rows.length;
  }

  miniature = (kind: number): MiniatureEntry => known(this.files.miniature[kind], "kind", kind);
  cell = (cell: number): CellFacts => known(this.cells[cell], "cell", cell);
  piece = (piece: number): PieceFacts => known(this.files.numbered.pieces[piece], "ability", piece);
  side = (seat: number): SideEntry => known(this.files.side[seat], "side", seat);
  kindOf = (mini: number): number => known(this.files.numbered.kinds[mini], "miniature", mini);

  /** With the number of its copy, as the log has it. */
  miniName = (mini: number): string => known(this.files.numbered.names[mini], "miniature", mini);

  /** What is printed on a kind. */
  abilities = (kind: number): PieceFacts[] =>
    known(this.files.numbered.printed[kind], "kind", kind).map((piece) => this.piece(piece));

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

function known<Thing>(thing: Thing | undefined, what: string, which: number | string): Thing {
  if (thing === undefined) throw new Error(`Dreamblade has no ${what} ${which}`);
  return thing;
}
