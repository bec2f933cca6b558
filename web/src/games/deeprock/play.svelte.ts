/** What the player is doing at the Deep Rock board: which tool he holds, which die, which way he draws. */
import { Pointing } from "../../board/pointing.svelte";
import type { Entry } from "../../generic/grouping";
import type { Option } from "../../protocol";
import type { MatchTable } from "../../shell/match.svelte";
import type { Content } from "./content";
import type { Dive } from "./files";
import { spaceName, type Space } from "./geometry";
import { Stage } from "./stage.svelte";
import { isRash, needsTool, place, placesOf, toolOf } from "./targets";
import { toolsOf, type Tool } from "./tools";
import type { AboutPutDice, AreaIs, Choice, DwarfView, Outlook, View } from "./types";

export type Piece = { kind: "creature" | "dwarf" | "space" | "throwable" | "shout" | "mode"; number: number };

export class Play extends Pointing<View, Piece> {
  tool = $state(""); // only its targets are shown; empty: everything is
  looked = $state(""); // a tool that is pointed at
  die = $state(0); // to be put on a space
  picked = $state.raw<number[]>([]); // dice to be rolled again
  turn = $state(0); // which of several areas is shown
  way = $state.raw<Space[] | null>(null); // of a player's own, as far as it is drawn; null: none is drawn
  traced = $state.raw<Space[]>([]); // a way that is pointed at in the bar
  readonly stage: Stage;

  constructor(
    table: MatchTable,
    readonly content: Content,
  ) {
    super(table);
    this.stage = new Stage(table, content.kinds);
  }

  override begin(): void {
    super.begin();
    this.tool = "";
    this.looked = "";
    this.picked = [];
    this.turn = 0;
    this.way = null;
    this.traced = [];
    if (this.isAsked !== "PutDice") return;
    const { faces, left } = this.fields as unknown as AboutPutDice;
    this.die = left.find((die) => faces[die]) ?? left[0] ?? 0;
  }

  get fields(): Record<string, unknown> {
    return this.table.asked?.fields ?? {};
  }

  get isAsked(): string {
    return this.table.asked?.name ?? "";
  }

  /** The Deep Dive that is played, if it is one. */
  get dive(): Dive | undefined {
    const { dive } = (this.table.now?.match.options ?? {}) as { dive?: string };
    return this.content.files.dive.find(({ id }) => id === dive);
  }

  /** The Dwarf whose player looks; of those who watch, the one whose turn it is. */
  get mine(): number {
    return this.seat ?? this.view.active;
  }

  get dwarf(): DwarfView | undefined {
    return this.view.dwarves[this.mine];
  }

  /** From where the open question is answered: BOSCO, or the Dwarf. */
  get outlook(): Outlook | undefined {
    return this.isAsked === "RobotActs" ? this.view.robot_outlook : this.view.outlooks[this.mine];
  }

  // --- where choices lie

  override placeOf(choice: unknown): string | readonly string[] | null {
    const made = choice as Choice;
    if (this.way !== null) return null;
    if (this.tool && toolOf(made) !== this.tool) return null;
    if (made.type === "PutOn" && made.die !== this.die) return null;
    if (!this.tool && needsTool(made, this.view)) return null;
    if (made.type === "React" || this.isAsked === "SetOff") return place(this.fields["space"] as Space);
    return placesOf(made, this.view, this.mine);
  }

  /** Open questions accept more than they list: what the view says may be aimed at, lit or landed on. */
  override at(...places: string[]): Entry[] {
    const listed = super.at(...places);
    if (listed.some((entry) => entry.option)) return listed;
    for (const each of places) {
      const space = each.startsWith("space:") ? Number(each.slice(6)) : -1;
      const option = space < 0 ? null : this.unlisted(space);
      if (option) return [{ label: option.label, option, refused: null }];
    }
    return listed;
  }

  private unlisted(space: Space): Option | null {
    return this.accepted.has(space) ? this.meant(space) : null;
  }

  /** What a tap on a space means, accepted or not: an aim with the tool in hand, a die, a place to land. */
  private meant(space: Space): Option | null {
    if (!this.table.asked || this.seat === null) return null;
    const name = spaceName(space);
    const [kind, number] = this.tool.split(":") as [string, string?];
    if (this.isAsked === "PutDice")
      return { choice: { type: "PutOn", die: this.die, space }, label: `Put the die on ${name}` };
    if (this.isAsked === "LandWhere") return { choice: { type: "At", space }, label: `Land at ${name}` };
    if (kind === "shoot") {
      const type = this.isAsked === "RobotActs" ? "RobotShoot" : "Shoot";
      return { choice: { type, mode: Number(number), space }, label: `Fire at ${name}, where no creature is` };
    }
    if (kind === "throw")
      return { choice: { type: "ThrowCard", card: Number(number), space }, label: `Throw it at ${name}` };
    return kind === "Flare" ? { choice: { type: "Flare", space }, label: `Fire a Flare to ${name}` } : null;
  }

  /** What may be chosen though it is not listed. */
  private readonly accepted = $derived.by((): Set<Space> => {
    const asked = this.table.asked;
    if (!asked || this.way !== null) return new Set();
    if (asked.name === "PutDice" || asked.name === "LandWhere") return new Set(this.view.accepts);
    return this.tools.some((tool) => tool.key === this.tool && tool.can) ? new Set(this.reachOf(this.tool)) : new Set();
  });

  /** The spaces that a tool could be aimed at. */
  reachOf(tool: string): readonly Space[] {
    const [kind, number = ""] = tool.split(":");
    if (kind === "shoot") return this.outlook?.modes[number]?.spaces ?? [];
    if (kind === "throw") return this.outlook?.throws[number]?.spaces ?? [];
    return kind === "Flare" ? (this.outlook?.sees ?? []) : [];
  }

  // --- tools

  readonly tools = $derived.by((): Tool[] =>
    this.table.asked && this.seat !== null ? toolsOf(this.table.asked, this.content, this.outlook) : [],
  );

  take(tool: string): void {
    this.tool = this.tool === tool ? "" : tool;
    this.narrowed = "";
  }

  /** A card for nobody in particular is played at once. */
  takeCard(card: number): void {
    const options =
      this.tools.find((tool) => tool.key === `shout:${card}`)?.entries.flatMap((entry) => entry.option ?? []) ?? [];
    const [first] = options;
    if (first && (first.choice as { to: number }).to < 0) this.table.choose(first);
    else this.take(`shout:${card}`);
  }

  // --- tapping

  /** What cannot be taken back is tapped twice, unless a tool was taken in hand for it. */
  override press(places: string[], piece: Piece | null): void {
    const here = places.find((each) => this.at(each).length) ?? "";
    const options = this.at(here).flatMap((entry) => entry.option ?? []);
    const [first] = options;
    const twice = options.length === 1 && first && isRash(first.choice) && !this.tool && this.narrowed !== here;
    if (twice) this.narrowed = here;
    else if (here || !this.asksWhyNot(places)) super.press(places, piece);
  }

  /** Whoever aims at what is neither listed nor accepted is told why it may not be. */
  private asksWhyNot(places: string[]): boolean {
    const space = places.find((each) => each.startsWith("space:"));
    const meant = space && this.way === null ? this.meant(Number(space.slice(6))) : null;
    if (!meant) return false;
    void this.table.whyNot(meant.choice).then((found) => (this.table.told = found));
    return true;
  }

  /** The tool whose reach is shown. */
  get shown(): string {
    return this.looked || this.tool || this.toolHere;
  }

  private get toolHere(): string {
    const [entry] = this.narrowed ? this.at(this.narrowed) : [];
    return entry?.option ? toolOf(entry.option.choice as Choice) : "";
  }

  /** The next space of a player's own way; the last one again takes it back. */
  draw(space: Space): void {
    const way = this.way ?? [];
    this.way = way.at(-1) === space ? way.slice(0, -1) : [...way, space];
  }

  override confirm(option: Option): string {
    const { type } = option.choice as Choice;
    const left = this.view.turn.actions ?? 0;
    return type === "EndActions" && left > 0 ? `Really end with ${left} action${left > 1 ? "s" : ""} left?` : "";
  }

  // --- areas

  private get areas(): Space[][] {
    return this.isAsked === "WhichArea"
      ? (this.table.asked?.options ?? []).map((option) => (option.choice as AreaIs).spaces)
      : [];
  }

  /** The area that is shown to be hit. */
  get area(): Space[] {
    return this.areas[this.turn] ?? [];
  }

  turnArea(by: number): void {
    const count = this.areas.length;
    this.turn = (this.turn + by + count) % count;
  }

  /** The next area that holds this space, if there is one. */
  areaOver(space: Space): void {
    const count = this.areas.length;
    const turns = Array.from({ length: count }, (_, step) => (this.turn + 1 + step) % count);
    this.turn = turns.find((turn) => this.areas[turn]?.includes(space)) ?? this.turn;
  }

  /** What a tap on a space does instead of choosing, if it does. */
  picker(space: Space): (() => void) | undefined {
    if (this.way !== null) return () => this.draw(space);
    return this.areas.some((area) => area.includes(space)) ? () => this.areaOver(space) : undefined;
  }

  /** What a choice means, while it is pointed at in the bar. */
  look(choice: unknown): void {
    const made = choice as Choice | null;
    this.traced = made?.type === "Along" ? made.way : [];
    const places = made ? (placesOf(made, this.view, this.mine) ?? []) : [];
    this.table.flash(typeof places === "string" ? [places] : places);
  }
}
