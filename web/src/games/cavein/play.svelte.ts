/** What the player is doing at the Cave-In board: pointing, enlarging, picking cards to pay with. */
import { Pointing } from "../../board/pointing.svelte";
import type { Option } from "../../protocol";
import type { MatchTable } from "../../shell/match.svelte";
import { Content } from "./content";
import { targetOf } from "./targets";
import type { Choice, View } from "./types";

export type Piece = { kind: "card" | "crystal" | "half"; number: number };

const PAYMENTS = new Set(["PayForCrystal", "PayForArtifact"]);

export class Play extends Pointing<View, Piece> {
  picked = $state.raw<number[]>([]); // places in the hand, in the order they were tapped

  constructor(
    table: MatchTable,
    readonly content: Content,
  ) {
    super(table);
  }

  override placeOf(choice: unknown): string | null {
    return targetOf(choice as Choice, this.view, this.seat ?? 0);
  }

  get isPaying(): boolean {
    return PAYMENTS.has(this.table.asked?.name ?? "");
  }

  override begin(): void {
    super.begin();
    this.picked = [];
  }

  toggle(place: number): void {
    this.picked = this.picked.includes(place) ? this.picked.filter((each) => each !== place) : [...this.picked, place];
  }

  get pickedCards(): number[] {
    return this.picked.map((place) => this.view.hand[place] ?? -1);
  }

  get cost(): number {
    const fields = (this.table.asked?.fields ?? {}) as { crystal?: number; stack?: number };
    const { mining_costs, artifact_costs } = this.view;
    return fields.crystal === undefined
      ? (artifact_costs[fields.stack ?? -1] ?? 0)
      : (mining_costs[fields.crystal] ?? 0);
  }

  /** Ending the phase with actions left cannot be undone, so it asks twice. */
  override confirm(option: Option): string {
    const { actions = [], raided = [] } = this.view.turn;
    const isEnd = (option.choice as { type: string }).type === "EndActions";
    const left = this.content.files.limits.actions - actions.length;
    const others = (this.table.asked?.options.length ?? 0) > 1;
    return isEnd && others && left > 0 && !raided.length
      ? `Really end with ${left} action${left > 1 ? "s" : ""} left?`
      : "";
  }
}
