/** What a player does at a board: pointing, tapping, holding to enlarge. Each game says only where its choices lie. */
import type { Entry } from "../generic/grouping";
import type { Asked, Option } from "../protocol";
import { hint, type Hint, type MatchState } from "../shell/match.svelte";

/** Where a choice lies on the board, such as `crystal:42`; null: nowhere, it stands in the bar alone. */
export type PlaceOf = (choice: unknown) => string | readonly string[] | null;

/** What can be pointed at, by place. Commands may be given there too. */
export function byPlace(asked: Asked, placeOf: PlaceOf): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  const add = (choice: unknown, entry: Entry) => {
    const places = placeOf(choice) ?? [];
    for (const place of typeof places === "string" ? [places] : places)
      found.set(place, [...(found.get(place) ?? []), entry]);
  };
  for (const option of [...asked.options, ...asked.commands])
    add(option.choice, { label: option.label, option, refused: null });
  for (const refused of asked.refused) add(refused.choice, { label: refused.label, option: null, refused });
  return found;
}

/** A player at a board. `View` is what the game shows, `Piece` what can be enlarged. */
export abstract class Pointing<View, Piece> {
  enlarged = $state.raw<Piece | null>(null);
  narrowed = $state(""); // a place with several options, one of which is to be chosen in the bar

  private readonly found = $derived.by(() => {
    const asked = this.table.asked;
    return asked && this.seat !== null ? byPlace(asked, (choice) => this.placeOf(choice)) : new Map<string, Entry[]>();
  });

  constructor(readonly table: MatchState) {}

  abstract placeOf(choice: unknown): string | readonly string[] | null;

  get view(): View {
    return this.table.view as View;
  }

  get seat(): number | null {
    return this.table.seat;
  }

  /** A new question: nothing is picked. */
  begin(): void {
    this.narrowed = "";
  }

  /** What the first of these places that can be chosen offers; if none can, what the first says about why not. */
  at(...places: string[]): Entry[] {
    const found = places.map((place) => this.found.get(place) ?? []);
    return (
      found.find((entries) => entries.some((entry) => entry.option)) ?? found.find((entries) => entries.length) ?? []
    );
  }

  can(...places: string[]): boolean {
    return this.at(...places).some((entry) => entry.option);
  }

  /** What a place says when it is pointed at. */
  hintOf(entries: readonly Entry[]): Hint | null {
    const options = entries.flatMap((entry) => entry.option ?? []);
    const [first] = options;
    if (first)
      return { text: options.length > 1 ? `${options.length} choices here` : first.label, clause: "", refused: false };
    const refused = entries[0]?.refused;
    return refused ? hint(refused.text, refused.clause) : null;
  }

  press(places: string[], piece: Piece | null): void {
    const entries = this.at(...places);
    const options = entries.flatMap((entry) => entry.option ?? []);
    const [first] = options;
    if (options.length > 1) this.narrowed = places.find((place) => this.can(place)) ?? "";
    else if (first) this.table.choose(first);
    else if (entries.length) this.table.told = this.hintOf(entries);
    else this.inspect(piece);
  }

  /** A piece that no choice names: what it is, and why it cannot be chosen now. */
  private inspect(piece: Piece | null): void {
    this.enlarged = piece;
    const asked = this.table.asked;
    if (piece) void this.whyNot(piece).then((said) => said && asked === this.table.asked && (this.table.told = said));
  }

  /** Why a piece that no choice names cannot be chosen: a game that knows what pointing at it means asks the server. */
  whyNot(_piece: Piece): Promise<Hint | null> {
    return Promise.resolve(null);
  }

  /** A sentence to ask with before an option that undo cannot reach; empty: it is chosen at once. */
  confirm(_option: Option): string {
    return "";
  }
}
