/** What the player is doing at the Cave-In board: pointing, enlarging, picking cards to pay with. */
import { Pointing } from "../../board/pointing.svelte";
import type { Option } from "../../protocol";
import type { MatchTable } from "../../shell/match.svelte";
import { counted } from "../words";
import { choiceOf } from "./typed";
import { Content } from "./content";
import { placeOf } from "./places";
import type { Pay, View } from "./types";

export type Piece = { kind: "card" | "crystal" | "half"; number: number };

export class Play extends Pointing<View, Piece> {
  picked = $state.raw<number[]>([]); // places in the hand, in the order they were tapped

  constructor(
    table: MatchTable,
    readonly content: Content,
  ) {
    super(table);
  }

  override placeOf(choice: unknown): string | null {
    return this.seat === null ? null : placeOf(choiceOf({ choice }), this.view, this.seat);
  }

  override begin(): void {
    super.begin();
    this.picked = [];
  }

  /** Whether cards of the hand are picked to pay with together. */
  get isPaying(): boolean {
    return this.table.asked !== null && this.view.payment !== null;
  }

  toggle(place: number): void {
    this.picked = this.picked.includes(place) ? this.picked.filter((each) => each !== place) : [...this.picked, place];
  }

  get payment(): Pay {
    return { type: "Pay", cards: this.picked.flatMap((place) => this.view.hand[place] ?? []) };
  }

  /** Ending the phase with actions left cannot be undone, so it asks twice. */
  override confirm(option: Option): string {
    const left = this.view.turn.actions_left;
    const isEnd = choiceOf(option).type === "EndActions";
    const others = (this.table.asked?.options.length ?? 0) > 1;
    return isEnd && others && left > 0 ? `Really end with ${counted(left, "action")} left?` : "";
  }
}
