/** What the player is doing at the dreamscape: choosing who and then where, picking several, splitting damage. */
import { Pointing } from "../../board/pointing.svelte";
import type { Entry } from "../../generic/grouping";
import type { Hint, MatchTable } from "../../shell/match.svelte";
import { Content } from "./content";
import { kindKey, movers, nobody, placeOf, type Chosen } from "./places";
import type {
  AboutMayReroll,
  AboutSplitDamage,
  AboutWhoAttacks,
  AboutWhoStrikesDying,
  Choice,
  MiniView,
  View,
} from "./types";

export type Piece = { mini?: number; kind: number };

export class Play extends Pointing<View, Piece> {
  chosen = $state.raw<Chosen>(nobody);
  picked = $state.raw<readonly number[]>([]); // attackers, strikers, or dice to roll again
  split = $state.raw<Readonly<Record<number, number>>>({}); // damage by miniature

  readonly choices = $derived.by(() => (this.table.asked?.options ?? []).map((option) => option.choice as Choice));
  private readonly movers = $derived(movers(this.choices));

  constructor(
    table: MatchTable,
    readonly content: Content,
  ) {
    super(table);
  }

  override placeOf(choice: unknown): string | readonly string[] | null {
    return placeOf(choice as Choice, this.chosen);
  }

  /** Why a kind cannot be had: asked for a cell where others can be spawned, since most cells are closed to all. */
  override hintOf(entries: readonly Entry[]): Hint | null {
    const open = new Set(
      this.choices.flatMap((choice) => (choice.type === "Spawn" || choice.type === "SpawnAgain" ? [choice.cell] : [])),
    );
    const told = entries.find(({ refused }) =>
      open.has((refused?.choice as { cell?: number } | undefined)?.cell ?? -1),
    );
    return super.hintOf(told && !entries.some((entry) => entry.option) ? [told] : entries);
  }

  /** A new question: the only one who can move is chosen already, and all attack unless somebody is left out. */
  override begin(): void {
    super.begin();
    const [only] = this.movers;
    this.chosen = this.movers.size === 1 && only !== undefined ? { ...nobody, mini: only } : nobody;
    const first = this.choices.find((choice) => choice.type === "Attackers" || choice.type === "Strikers");
    this.picked = first && "minis" in first ? first.minis : [];
    this.split = {};
  }

  get name(): string {
    return this.table.asked?.name ?? "";
  }

  /** What the open question is about. */
  get about(): unknown {
    return this.table.asked?.fields ?? {};
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

  /** With the number of its copy, as the log has it. */
  miniName(number: number): string {
    const copy = number % this.content.files.limits.copies;
    return this.content.miniature(this.content.kindOf(number)).name + (copy ? ` (${copy + 1})` : "");
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
  choose(type: "Spawn" | "SpawnAgain", kind: number): void {
    const key = kindKey({ type, kind });
    const [only, ...others] = this.at(`kind:${key}`).flatMap((entry) => entry.option ?? []);
    if (only && !others.length) return void this.table.choose(only);
    this.chosen = this.chosen.kind === key ? nobody : { ...nobody, kind: key };
  }

  back(): void {
    this.chosen = nobody;
    this.narrowed = "";
  }

  // --- several at once

  get members(): readonly number[] {
    if (this.name === "WhoAttacks") {
      const { cell } = this.about as AboutWhoAttacks;
      return this.view.minis
        .filter((each) => each.cell === cell && each.owner === this.seat && each.life > 0)
        .map((each) => each.mini);
    }
    return this.name === "WhoStrikesDying" ? (this.about as AboutWhoStrikesDying).fallen : [];
  }

  private isMember = (mini: number): boolean => this.members.includes(mini);

  toggle(number: number): void {
    const picked = this.picked.includes(number)
      ? this.picked.filter((each) => each !== number)
      : [...this.picked, number];
    this.picked = picked.sort((a, b) => a - b);
  }

  get dice(): AboutMayReroll | null {
    return this.name === "MayReroll" ? (this.about as AboutMayReroll) : null;
  }

  // --- damage

  get damage(): AboutSplitDamage | null {
    return this.name === "SplitDamage" ? (this.about as AboutSplitDamage) : null;
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
