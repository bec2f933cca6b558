/** What the player is doing at the table of Hewns: pointing, looking along lines of sight, choosing what to bid for. */
import { Pointing } from "../../board/pointing.svelte";
import type { Option } from "../../protocol";
import { hint, type Hint, type MatchTable } from "../../shell/match.svelte";
import { counted } from "../words";
import { deedsWith, packingTray, type Deed, type Packer, type Packing } from "./bars/packing";
import { listed, type Tray } from "./bars/tray";
import type { Chart, Space, Tunnel } from "./board/chart";
import { salesOf, type Sales } from "./cards/sales";
import { scenesOf, type Scene } from "./cards/story";
import { FREE, NOBODY, OFF_BOARD } from "./constants";
import type { Content } from "./content";
import { ENTRANCE_CARD, madeAt, placeOf, type Piece } from "./places";
import { trayOf } from "./questions";
import { asChoice, choiceOf, questionOf, type Question } from "./typed";
import type { Choice, HewnView, View } from "./types";

const DONE_HERE = new Set<Choice["type"]>(["Enlarge", "Leave", "Mine"]); // they lie where the moving Hewn stands

export class Play extends Pointing<View, Piece> {
  item = $state<number | null>(null); // to bid for
  packing = $state.raw<Packing | null>(null);
  watched = $state<number | null>(null); // whose sight is looked at
  showsSight = $state(false);
  listsCommands = $state(false); // in the bar; else they are given on the player's side alone
  closed = $state(-1); // the line of the scene or the results that have been put away
  private last = ""; // the last question

  constructor(
    table: MatchTable,
    readonly content: Content,
  ) {
    super(table);
  }

  readonly scenes = $derived.by((): Scene[] =>
    scenesOf(this.table.past ? [] : this.table.log, this.content.legend.story),
  );
  private readonly settled = $derived.by((): Sales | null => salesOf(this.table.past ? [] : this.table.log));
  readonly tunnels = $derived.by((): Tunnel[] => this.chart.dug(this.view.tunnels));
  readonly spaces = $derived.by((): Space[] => [...this.chart.spaces, ...this.tunnels.map((tunnel) => tunnel.space)]);
  private readonly packer = $derived.by((): Packer | null => {
    const asked = this.table.asked;
    return asked && this.seat !== null ? { asked, view: this.view, content: this.content, seat: this.seat } : null;
  });
  readonly tray = $derived.by((): Tray | null => {
    const packer = this.packer;
    if (!packer) return null;
    return (
      (this.packing && packingTray(packer, this.packing)) ??
      trayOf(packer.asked, packer.view, packer.content, packer.seat, this.item)
    );
  });
  /** What else can be done with the store that is packed. */
  readonly deeds = $derived.by((): Deed[] =>
    this.packing && "hewn" in this.packing ? this.deedsWith(this.packing.hewn) : [],
  );

  override placeOf(choice: unknown): string | string[] | null {
    const made = asChoice(choice);
    if (this.narrowed !== ENTRANCE_CARD) return placeOf(made, this.view);
    return made.type === "FindEntrance" ? [ENTRANCE_CARD, `space:${made.node}`] : null; // the card has been taken up
  }

  /** What is being set stays when only somebody else has acted. */
  override begin(): void {
    super.begin();
    const asked = this.table.asked;
    const question = JSON.stringify([asked?.name, asked?.fields, this.view.players[this.seat ?? 0]?.bidoxes]);
    if (question === this.last) return;
    this.last = question;
    this.item = null;
    this.packing = null;
  }

  get question(): Question | null {
    return this.table.asked ? questionOf(this.table.asked) : null;
  }

  /** The Hewn for which the player decides, if he is asked about one after another. */
  get subject(): number | undefined {
    const fields = this.question?.fields;
    return fields && "subject" in fields ? fields.subject : undefined;
  }

  get chart(): Chart {
    return this.content.chartOf(this.view);
  }

  /** Bidoxes are being placed. */
  get isAuction(): boolean {
    return this.view.bidding;
  }

  /** How the auction came out, until it is put away or dice are rolled. */
  get sales(): Sales | null {
    const last = this.settled;
    return last && !this.isAuction && last.number > Math.max(this.closed, this.scenes.at(-1)?.number ?? -1)
      ? last
      : null;
  }

  /** Dice lie on the table, or will in this encounter. */
  get isRolling(): boolean {
    return Boolean(this.view.encounter) || this.view.attack_dice.length > 0 || this.view.danger_dice.length > 0;
  }

  /** Some place on the map is asked for. */
  get asksForSpace(): boolean {
    const places = (this.table.asked?.options ?? []).flatMap(({ choice }) => this.placeOf(choice) ?? []);
    return places.some((place) => place.startsWith("space:"));
  }

  /** The dice that were rolled last, until they are put away. */
  get scene(): Scene | null {
    const last = this.scenes.at(-1);
    return last && last.number !== this.closed ? last : null;
  }

  hewn(number: number | null): HewnView | undefined {
    return this.view.hewns.find((hewn) => hewn.hewn === number);
  }

  space(number: number): Space | undefined {
    return this.spaces.find((space) => space.number === number);
  }

  ownerName(seat: number): string {
    return seat === NOBODY ? "nobody" : seat === this.seat ? "you" : this.table.nameOf(seat);
  }

  hewnWords(hewn: HewnView): string {
    const { size } = this.content.hewn(hewn.hewn);
    const where = hewn.space === OFF_BOARD ? "off the board" : `at ${this.space(hewn.space)?.name ?? "?"}`;
    return `${this.content.hewnName(hewn.hewn)}, ${size}, of ${this.ownerName(hewn.owner)}, ${hewn.state}, ${where}, ${this.content.load(hewn)}`;
  }

  spaceWords({ number, name, kind, size, entrance }: Space): string {
    const view = this.view;
    const mine = view.mines[number];
    const danger = view.dangers[number];
    const steps = view.reach[number] ?? 0;
    const facts = [
      `${name}, ${size} ${kind === "straight" || kind === "corner" ? `ravine${kind === "corner" ? " corner" : ""}` : kind}`,
      ...(entrance ? [`${entrance} entrance`] : []),
      ...view.secret_entrances
        .filter(({ node }) => node === number)
        .map(({ owner }) => `secret entrance of ${this.ownerName(owner)}`),
      ...(mine === undefined ? [] : [mine ? `+${mine} mine` : "mine"]),
      ...(danger === undefined ? [] : [this.content.danger(danger)]),
      ...(view.face_down.includes(number) ? ["planet card"] : []),
      ...view.hewns.filter((hewn) => hewn.space === number).map((hewn) => this.content.hewnName(hewn.hewn)),
      ...(steps > 1 ? [`${steps} moves away`] : []),
    ];
    return facts.join(", ");
  }

  /** What is done where the moving Hewn stands, or asked twice, is chosen in the bar: a tap may be meant to look. */
  override press(places: string[], piece: Piece | null): void {
    const here = places.find((place) => this.can(place)) ?? "";
    const inTheBar = this.at(here).some(
      ({ option }) => option && (DONE_HERE.has(choiceOf(option).type) || this.confirm(option)),
    );
    if (inTheBar || here === ENTRANCE_CARD) this.narrowed = here;
    else super.press(places, piece);
  }

  /** What pointing at a piece means that no choice names: what is offered elsewhere, done there. */
  private meant(piece: Piece): Choice | null {
    const asked = this.table.asked;
    const isOnBoard = (this.hewn(this.view.moving)?.space ?? OFF_BOARD) !== OFF_BOARD;
    const turn: Choice[] = isOnBoard
      ? [
          { type: "Move", to: 0 },
          { type: "Encounter", target: 0 },
        ]
      : [{ type: "Enter", node: 0 }];
    const offered = [...(asked?.options ?? []), ...(asked?.refused ?? [])].map(choiceOf);
    const found = [...(this.question?.name === "WhatNext" ? turn : []), ...offered].map((choice) =>
      madeAt(choice, piece),
    );
    return found.find((choice) => choice !== null) ?? null;
  }

  override async whyNot(piece: Piece): Promise<Hint | null> {
    const asked = this.table.asked;
    if (!asked || piece.kind === "piece" || (piece.kind === "hewn" && piece.number === this.view.moving)) return null;
    const meant = this.meant(piece);
    return meant ? this.table.whyNot(meant) : hint(`It is not asked for now. ${asked.prompt}`, asked.clauses[0]);
  }

  deedsWith(hewn: number): Deed[] {
    const found = this.hewn(hewn);
    return this.packer && found ? deedsWith(this.packer, found) : [];
  }

  /** The store of a Hewn, to load, transmit or sort it; what else may be done with it is chosen in the bar. */
  packStore(hewn: number): void {
    const [deed] = this.deedsWith(hewn);
    const isPacked = this.packing && "hewn" in this.packing && this.packing.hewn === hewn;
    this.packing = deed && !isPacked ? { deed, hewn } : null;
    const burns = this.at(`store:${hewn}`).some(({ option }) => option && choiceOf(option).type === "BurnFor");
    this.narrowed = burns ? `store:${hewn}` : "";
  }

  canAttach(piece: number): boolean {
    return this.packer !== null && packingTray(this.packer, { deed: "Attach", piece }) !== null;
  }

  /** A loose technology, to attach. */
  packPiece(piece: number): void {
    const isPacked = this.packing?.deed === "Attach" && this.packing.piece === piece;
    this.packing = isPacked ? null : { deed: "Attach", piece };
  }

  /** An item of the market, to set a bid for in the tray; or no longer. */
  pickItem(item: number): void {
    this.item = this.item === item ? null : item;
  }

  /** Whose lines of sight are drawn. */
  get viewer(): HewnView | undefined {
    if (this.enlarged?.kind === "hewn") return this.hewn(this.enlarged.number);
    return this.showsSight ? (this.hewn(this.watched) ?? this.hewn(this.view.moving)) : undefined;
  }

  /** What cannot be taken back and may be regretted is asked twice. */
  override confirm(option: Option): string {
    const choice = choiceOf(option);
    switch (choice.type) {
      case "Pass":
        return this.isAuction ? this.confirmHunt(option.label) : "";
      case "Announce":
        return this.view.penniless.includes(choice.hewn)
          ? `${this.content.hewnName(choice.hewn)} ${this.content.legend.hints.penniless}. Really?`
          : "";
      case "EndTurn": {
        const ready = this.table.asked ? listed(this.table.asked.options, "Begin").length : 0;
        return ready ? `Really end with ${counted(ready, "Hewn")} ready?` : "";
      }
      default:
        return "";
    }
  }

  private confirmHunt(label: string): string {
    const free = this.view.players[this.seat ?? 0]?.bidoxes.filter((box) => box.place === FREE).length ?? 0;
    return free ? `Really? ${label}: ${counted(free, "Bidox", "Bidoxes")}` : "";
  }
}
