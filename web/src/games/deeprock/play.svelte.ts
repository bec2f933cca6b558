/** What the player is doing at the Deep Rock board: which tool he holds, which die, which way he draws. */
import { Pointing } from "../../board/pointing.svelte";
import type { Entry } from "../../generic/grouping";
import type { Option } from "../../protocol";
import type { MatchState } from "../../shell/match.svelte";
import { counted } from "../words";
import { NOBODY } from "./constants";
import type { Content } from "./content";
import type { DiveEntry } from "./entries";
import { spaceName, type Space } from "./board/geometry";
import { asChoice, choiceOf, questionOf, type Question } from "./typed";
import { isRash, kindOf, needsTool, numberOf, place, placesOf, toolOf, type ToolKey } from "./places";
import { toolsOf, type Tool } from "./bars/tools";
import type { Aim, Choice, DwarfView, Outlook, View } from "./types";

export type Piece = { kind: "creature" | "dwarf" | "space" | "throwable" | "shout" | "mode"; number: number };

const option = (choice: Choice, label: string): Option => ({ choice, label });

export class Play extends Pointing<View, Piece> {
  tool = $state<ToolKey | "">(""); // only its targets are shown; empty: everything is
  looked = $state<ToolKey | "">(""); // a tool that is pointed at
  die = $state(0); // to be put on a space
  picked = $state.raw<number[]>([]); // dice to be rolled again
  turn = $state(0); // which of several areas is shown
  way = $state.raw<Space[] | null>(null); // of a player's own, as far as it is drawn; null: none is drawn
  traced = $state.raw<Space[]>([]); // a way that is pointed at in the bar

  constructor(
    table: MatchState,
    readonly content: Content,
  ) {
    super(table);
  }

  override begin(): void {
    super.begin();
    this.tool = "";
    this.looked = "";
    this.picked = [];
    this.turn = 0;
    this.way = null;
    this.traced = [];
    const question = this.question;
    if (question?.name !== "PutDice") return;
    const { faces, left } = question.fields;
    this.die = left.find((die) => faces[die]) ?? left[0] ?? 0;
  }

  get question(): Question | null {
    return this.table.asked ? questionOf(this.table.asked) : null;
  }

  get isAsked(): Question["name"] | "" {
    return this.question?.name ?? "";
  }

  /** The Deep Dive that is played, if it is one. */
  get dive(): DiveEntry | undefined {
    return this.content.diveOf(this.table.now?.match.options ?? {});
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
    const [made, question] = [asChoice(choice), this.question];
    if (this.way !== null) return null;
    if (this.tool && toolOf(made) !== this.tool) return null;
    if (made.type === "PutOn" && made.die !== this.die) return null;
    if (!this.tool && needsTool(made, this.view)) return null;
    if (question?.name === "SetOff" || (question?.name === "MayReact" && made.type === "React"))
      return place(question.fields.space);
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
    if (this.isAsked === "PutDice") return option({ type: "PutOn", die: this.die, space }, `Put the die on ${name}`);
    if (this.isAsked === "LandWhere") return option({ type: "At", space }, `Land at ${name}`);
    return this.tool ? this.aimed(this.tool, space) : null;
  }

  private aimed(tool: ToolKey, space: Space): Option | null {
    const [name, number] = [spaceName(space), numberOf(tool)];
    switch (kindOf(tool)) {
      case "shoot": {
        const type = this.isAsked === "RobotActs" ? "RobotShoot" : "Shoot";
        return option({ type, mode: number, space }, `Fire at ${name}, where no creature is`);
      }
      case "throw":
        return option({ type: "ThrowCard", card: number, space }, `Throw it at ${name}`);
      case "Flare":
        return option({ type: "Flare", space }, `Fire a Flare to ${name}`);
      default:
        return null;
    }
  }

  /** What may be chosen though it is not listed. */
  private readonly accepted = $derived.by((): Set<Space> => {
    const question = this.question;
    if (!question || this.way !== null) return new Set();
    if (question.name === "PutDice" || question.name === "LandWhere") return new Set(this.view.accepts);
    return this.tools.some((tool) => tool.key === this.tool && tool.can) ? new Set(this.reachOf(this.tool)) : new Set();
  });

  /** The spaces that a tool could be aimed at. */
  reachOf(tool: ToolKey | ""): readonly Space[] {
    if (tool && kindOf(tool) === "Flare") return this.outlook?.lights ?? [];
    return this.aimOf(tool)?.spaces ?? [];
  }

  /** How far a weapon or a card reaches. */
  aimOf(tool: ToolKey | ""): Aim | undefined {
    const kind = tool && kindOf(tool);
    const aims = kind === "shoot" ? this.outlook?.modes : kind === "throw" ? this.outlook?.throws : undefined;
    return tool ? aims?.[numberOf(tool)] : undefined;
  }

  // --- tools

  readonly tools = $derived.by((): Tool[] =>
    this.table.asked && this.seat !== null ? toolsOf(this.table.asked, this.content, this.outlook) : [],
  );

  take(tool: ToolKey): void {
    this.tool = this.tool === tool ? "" : tool;
    this.narrowed = "";
  }

  /** A card for nobody in particular is played at once. */
  takeCard(card: number): void {
    const options =
      this.tools.find((tool) => tool.key === `shout:${card}`)?.entries.flatMap((entry) => entry.option ?? []) ?? [];
    const [first] = options;
    const choice = first && choiceOf(first);
    if (first && choice?.type === "Shout" && choice.to === NOBODY) this.table.choose(first);
    else this.take(`shout:${card}`);
  }

  // --- tapping

  /** What cannot be taken back is tapped twice, unless a tool was taken in hand for it. */
  override press(places: string[], piece: Piece | null): void {
    const here = places.find((each) => this.at(each).length) ?? "";
    const options = this.at(here).flatMap((entry) => entry.option ?? []);
    const [first] = options;
    const twice = options.length === 1 && first && isRash(choiceOf(first)) && !this.tool && this.narrowed !== here;
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
  get shown(): ToolKey | "" {
    return this.looked || this.tool || this.toolHere;
  }

  private get toolHere(): ToolKey | "" {
    const [entry] = this.narrowed ? this.at(this.narrowed) : [];
    return entry?.option ? toolOf(choiceOf(entry.option)) : "";
  }

  /** The next space of a player's own way; the last one again takes it back. */
  draw(space: Space): void {
    const way = this.way ?? [];
    this.way = way.at(-1) === space ? way.slice(0, -1) : [...way, space];
  }

  override confirm(option: Option): string {
    const { type } = choiceOf(option);
    const left = this.view.turn.actions;
    return type === "EndActions" && left > 0 ? `Really end with ${counted(left, "action")} left?` : "";
  }

  // --- areas

  private get areas(): Space[][] {
    const choices = this.table.asked?.options.map(choiceOf) ?? [];
    return choices.flatMap((choice) => (choice.type === "AreaIs" ? [choice.spaces] : []));
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
    const made = choice === null ? null : asChoice(choice);
    this.traced = made?.type === "Along" ? made.way : [];
    const places = made ? (placesOf(made, this.view, this.mine) ?? []) : [];
    this.table.flash(typeof places === "string" ? [places] : places);
  }
}
