/** The content files, asked by number. */
import type { Ability, Files, Miniature } from "./files";

export const SIZE = 5;
const GRANTS = "hells_fury"; // the ability that grants another

const WAYS: Record<string, string> = {
  blade: "blade",
  multiblade: "multiblade",
  double_blade: "double blade",
  double_multiblade: "double multiblade",
  score: "on a scoring cell",
  comes_into_play: "on coming into play",
};

/** Such as `1 point` and `2 points`. */
export const points = (count: number, word = "point"): string => `${count} ${word}${count === 1 ? "" : "s"}`;

export class Content {
  /** Abilities as the server counts them: as printed, miniature by miniature, and then those that are granted. */
  private readonly pieces: readonly Ability[];

  constructor(readonly files: Files) {
    const printed = files.miniature.flatMap((mini) => mini.abilities ?? []);
    this.pieces = [
      ...printed,
      ...printed.flatMap((each) => (each.ability === GRANTS && each.grants ? [each.grants] : [])),
    ];
  }

  miniature(kind: number): Miniature {
    const found = this.files.miniature[kind];
    if (!found) throw new Error(`Dreamblade has no miniature ${kind}`);
    return found;
  }

  kindOf = (mini: number): number => Math.floor(mini / (2 * this.files.limits.copies));
  ownerOf = (mini: number): number => Math.floor(mini / this.files.limits.copies) % 2;

  cellName(cell: number): string {
    const { columns, rows } = this.files.board;
    return `${columns[cell % SIZE]}${rows[Math.floor(cell / SIZE)]}`;
  }

  /** Points that a cell is worth to a side; 0: none. */
  worth(cell: number, seat: number): number {
    return this.files.side[seat]?.scoring[this.cellName(cell)] ?? 0;
  }

  isPortal(cell: number, seat: number): boolean {
    return this.files.side[seat]?.portal === this.cellName(cell);
  }

  /** Such as `Crit 2 (blade)`. */
  abilityName(ability: Ability): string {
    const title = this.text(ability)?.name ?? ability.ability;
    const figures = [ability.type, ability.name, ability.x].filter((each) => each !== undefined);
    const ways = ability.activation.flatMap((way) => WAYS[way] ?? []);
    if (ability.spawn_cost) ways.push(points(ability.spawn_cost, "spawn point"));
    const lineage = ability.only_lineage ? `, ${ability.only_lineage} only` : "";
    return [title, ...figures].join(" ") + lineage + (ways.length ? ` (${ways.join(", ")})` : "");
  }

  family(ability: Ability): string {
    return this.text(ability)?.class ?? "";
  }

  /** What it does, with its own figure for X and the name of what it grants. */
  abilityText(ability: Ability): string {
    const text = this.text(ability)?.effect ?? "";
    const own = ability.x === undefined ? text : text.replace(/\bX\b/g, String(ability.x));
    return ability.grants ? `${own} It is ${this.abilityName(ability.grants)}.` : own;
  }

  /** Whom it concerns and when it works, as far as that is not said by its name. */
  abilityReach(ability: Ability): string {
    const { targets = "", timing = "" } = this.text(ability) ?? {};
    const whom = targets === "itself" ? "" : targets;
    const when = /^(on activation|continuous$)/.test(timing) ? "" : timing;
    return [whom, when].filter(Boolean).join("; ");
  }

  private text = (ability: Ability) => this.files.ability.find((each) => each.id === ability.ability);

  pieceName(piece: number): string {
    const ability = this.pieces[piece];
    return ability ? this.abilityName(ability) : "";
  }

  piece = (piece: number): Ability | undefined => this.pieces[piece];
}
