/** What the player is doing at the dreamscape: choosing who and then where, picking several, splitting damage. */
import { Pointing } from "../../board/pointing.svelte";
import type { Entry } from "../../generic/grouping";
import type { Hint, MatchTable } from "../../shell/match.svelte";
import type { Content } from "./content";
import { isBuying, kindKey, kindPlace, movers, nobody, placeOf, type Buying, type Chosen } from "./places";
import { choiceOf, questionOf, type Question } from "./typed";
import type { AboutMayReroll, AboutSplitDamage, MiniView, StrikerView, View } from "./types";

export type Piece = { mini?: number; kind: number };

export class Play extends Pointing<View, Piece> {
  chosen = $state.raw<Chosen>(nobody);
  picked = $state.raw<readonly number[]>([]); // attackers, strikers, or dice to roll again
  split = $state.raw<Readonly<Record<number, number>>>({}); // damage by miniature

  readonly choices = $derived.by(() => (this.table.asked?.options ?? []).map(choiceOf));
  private readonly movers = $derived(movers(this.choices));

  constructor(
    table: MatchTable,
    readonly content: Content,
  ) {
    super(table);
  }

  override placeOf(choice: unknown): string | readonly string[] | null {
    return placeOf(choiceOf({ choice }), this.chosen);
  }

  /** Why a kind cannot be had: asked for a cell where others can be spawned, since most cells are closed to all. */
  override hintOf(entries: readonly Entry[]): Hint | null {
    const open = new Set(this.choices.filter(isBuying).map((choice) => choice.cell));
    const told = entries.find(({ refused }) => {
      const choice = refused && choiceOf(refused);
      return choice && isBuying(choice) && open.has(choice.cell);
    });
    return super.hintOf(told && !entries.some((entry) => entry.option) ? [told] : entries);
  }

  /** A new question: the only one who can move is chosen already, and all attack unless somebody is left out. */
  override begin(): void {
    super.begin();
    const [only] = this.movers;
    this.chosen = this.movers.size === 1 && only !== undefined ? { ...nobody, mini: only } : nobody;
    const groups = this.choices.flatMap((choice) =>
      choice.type === "Attackers" || choice.type === "Strikers" ? [choice.minis] : [],
    );
    this.picked = groups[0] ?? [];
    this.split = {};
  }

  /** The open question; null: nothing is asked of this player. */
  get question(): Question | null {
    return this.table.asked && questionOf(this.table.asked);
  }

  /** What the bar offers after a first tap; empty: everything. */
  get offered(): Entry[] {
    if (this.narrowed) return this.at(this.narrowed);
    if (this.chosen.kind) return this.at(`kind:${this.chosen.kind}`);
    return this.chosen.mini !== null && this.movers.size > 1 ? this.at(`mini:${this.chosen.mini}`) : [];
  }

  mini(number: number): MiniView | undefined {
    return this.view.minis.find((each) => each.mini === number);
  }

  miniName(number: number): string {
    return this.content.miniName(number);
  }

  // --- who, then where

  /** Instead of choosing at once, a tap on this miniature. */
  pickOf(mini: number): (() => void) | undefined {
    if (this.isMember(mini)) return () => this.toggle(mini);
    if (this.isTarget(mini)) return () => this.add(mini, 1);
    if (this.movers.has(mini))
      return () => (this.chosen = this.chosen.mini === mini && this.movers.size > 1 ? nobody : { ...nobody, mini });
    return undefined;
  }

  isChosen(mini: number): boolean {
    return (
      this.chosen.mini === mini || (this.isMember(mini) && this.picked.includes(mini)) || (this.split[mini] ?? 0) > 0
    );
  }

  /** A kind in the shop is tapped: its cells light up, or it goes into the only one. */
  choose(type: Buying, kind: number): void {
    const key = kindKey({ type, kind });
    const [only, ...others] = this.at(kindPlace({ type, kind })).flatMap((entry) => entry.option ?? []);
    if (only && !others.length) return void this.table.choose(only);
    this.chosen = this.chosen.kind === key ? nobody : { ...nobody, kind: key };
  }

  back(): void {
    this.chosen = nobody;
    this.narrowed = "";
  }

  // --- several at once

  /** Whom this player may pick for an attack or a deathblow. */
  get strikers(): readonly StrikerView[] {
    return this.question ? this.view.strikers : [];
  }

  private isMember = (mini: number): boolean => this.strikers.some((each) => each.mini === mini);

  toggle(number: number): void {
    const picked = this.picked.includes(number)
      ? this.picked.filter((each) => each !== number)
      : [...this.picked, number];
    this.picked = picked.sort((a, b) => a - b);
  }

  get dice(): AboutMayReroll | null {
    return this.question?.name === "MayReroll" ? this.question.fields : null;
  }

  // --- damage

  get damage(): AboutSplitDamage | null {
    return this.question?.name === "SplitDamage" ? this.question.fields : null;
  }

  private isTarget = (mini: number): boolean =>
    this.damage !== null && this.view.targets.some((each) => each.mini === mini);

  get unsplit(): number {
    return (this.damage?.damage ?? 0) - Object.values(this.split).reduce((sum, part) => sum + part, 0);
  }

  add(mini: number, by: number): void {
    const now = (this.split[mini] ?? 0) + by;
    if (now < 0 || by > this.unsplit) return;
    this.split = { ...this.split, [mini]: now };
  }

  get parts(): [number, number][] {
    return Object.entries(this.split)
      .map(([mini, part]): [number, number] => [Number(mini), part])
      .filter(([, part]) => part > 0)
      .sort(([a], [b]) => a - b);
  }
}
