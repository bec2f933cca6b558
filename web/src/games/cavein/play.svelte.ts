/** What the player is doing at the Cave-In board: pointing, enlarging, picking cards to pay with. */
import type { Entry } from "../../generic/grouping";
import type { Option } from "../../protocol";
import { hint, type Hint, type MatchTable } from "../../shell/match.svelte";
import { Content } from "./content";
import { targets } from "./targets";
import type { View } from "./view";

export type Piece = { kind: "card" | "crystal" | "half"; number: number };

const PAYMENTS = new Set(["PayForCrystal", "PayForArtifact"]);

export class Play {
  enlarged = $state.raw<Piece | null>(null);
  narrowed = $state(""); // a place with several options, one of which is to be chosen in the bar
  picked = $state.raw<number[]>([]); // places in the hand, in the order they were tapped

  private readonly found = $derived.by(() => {
    const asked = this.table.asked;
    return asked && this.seat !== null ? targets(asked, this.view, this.seat) : new Map<string, Entry[]>();
  });

  constructor(
    readonly table: MatchTable,
    readonly content: Content,
  ) {}

  get view(): View {
    return this.table.view as View;
  }

  get seat(): number | null {
    return this.table.seat;
  }

  get isPaying(): boolean {
    return PAYMENTS.has(this.table.asked?.name ?? "");
  }

  /** A new question: nothing is picked. */
  begin(): void {
    this.narrowed = "";
    this.picked = [];
  }

  /** What the first of these places that has something offers. */
  at(...places: string[]): Entry[] {
    return places.map((place) => this.found.get(place) ?? []).find((entries) => entries.length) ?? [];
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
    return fields.crystal === undefined ? (artifact_costs[fields.stack ?? -1] ?? 0) : (mining_costs[fields.crystal] ?? 0);
  }

  /** What a place says when it is pointed at. */
  hintOf(entries: readonly Entry[]): Hint | null {
    const options = entries.flatMap((entry) => entry.option ?? []);
    const [first] = options;
    if (first) return { text: options.length > 1 ? `${options.length} choices here` : first.label, clause: "", refused: false };
    const refused = entries[0]?.refused;
    return refused ? hint(refused.text, refused.clause) : null;
  }

  press(places: string[], piece: Piece | null): void {
    const entries = this.at(...places);
    const options = entries.flatMap((entry) => entry.option ?? []);
    const [first] = options;
    if (options.length > 1) this.narrowed = places.find((place) => this.found.get(place)?.length) ?? "";
    else if (first) this.table.choose(first);
    else if (entries.length) this.table.told = this.hintOf(entries);
    else this.enlarged = piece;
  }

  /** Ending the phase with actions left cannot be undone, so it asks twice. */
  confirm(option: Option): string {
    const { actions = [], raided = [] } = this.view.turn;
    const isEnd = (option.choice as { type: string }).type === "EndActions";
    const left = this.content.files.limits.actions - actions.length;
    const others = (this.table.asked?.options.length ?? 0) > 1;
    return isEnd && others && left > 0 && !raided.length ? `Really end with ${left} action${left > 1 ? "s" : ""} left?` : "";
  }
}
