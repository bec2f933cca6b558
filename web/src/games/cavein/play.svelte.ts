/** What the player is doing at the Cave-In board: pointing, enlarging, picking cards to pay with. */
import { Pointing } from "../../board/pointing.svelte";
import type { Option } from "../../protocol";
import type { MatchState } from "../../shell/match.svelte";
import { Copies } from "../copies";
import { counted } from "../words";
import { choiceOf } from "./typed";
import { Content } from "./content";
import { placeOf } from "./places";
import type { Pay, View } from "./types";

export type Piece = { kind: "card" | "crystal" | "half"; number: number };

export class Play extends Pointing<View, Piece> {
  picked = $state.raw<number[]>([]); // places in the hand, in the order they were tapped

  private readonly copies = new Copies("card");
  /** Which copy of a card lies where: `hand`, `docks`, `base:0`, `played:0`. */
  private readonly cards = $derived.by(() => {
    const kinds = (cards: readonly number[]): number[] => cards.map((card) => this.content.card(card).kind);
    const areas = this.view.players.flatMap(({ base, played }, seat): [string, number[]][] => [
      [`played:${seat}`, kinds(played)],
      [`base:${seat}`, kinds(base)],
    ]);
    return this.copies.at({ hand: kinds(this.view.hand), ...Object.fromEntries(areas), docks: kinds(this.view.docks) });
  });

  constructor(
    table: MatchState,
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

  /** The id of a card that lies somewhere, by which it is seen to travel. */
  cardId(place: string, index: number): string {
    return this.cards[place]?.[index] ?? `${place}:${index}`;
  }

  /** Whether cards of the hand are picked to pay with together. */
  get isPaying(): boolean {
    return this.table.asked !== null && this.view.payment !== null;
  }

  /** Whether a card of the hand is in any payment that is offered; picked ones are never idle. */
  pays(place: number): boolean {
    const card = this.view.hand[place];
    const payments = (this.table.asked?.options ?? []).map(choiceOf);
    return (
      this.picked.includes(place) ||
      payments.some((choice) => choice.type === "Pay" && card !== undefined && choice.cards.includes(card))
    );
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
