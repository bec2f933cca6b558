/** What the player is doing at the table of Hewns: pointing, looking along lines of sight, choosing what to bid for. */
import { Pointing } from "../../board/pointing.svelte";
import type { Option } from "../../protocol";
import type { MatchTable } from "../../shell/match.svelte";
import type { Chart, Space, Way } from "./chart";
import { DANGERS, FREE, type Content } from "./content";
import { scenesOf, type Scene } from "./story";
import { targetOf } from "./targets";
import { trayOf, type Tray } from "./tray";
import type { Choice, HewnView, View } from "./types";

export type Piece = { kind: "hewn" | "space" | "item" | "piece"; number: number };

export class Play extends Pointing<View, Piece> {
  item = $state(-1); // to bid for
  watched = $state(-1); // whose sight is looked at
  showsSight = $state(false);
  closed = $state(-1); // the scene that has been put away

  constructor(
    table: MatchTable,
    readonly content: Content,
  ) {
    super(table);
  }

  readonly scenes = $derived.by((): Scene[] => scenesOf(this.table.past ? [] : this.table.log));
  readonly tunnels = $derived.by((): { space: Space; way: Way }[] =>
    Object.entries(this.view.tunnels).flatMap(([number, mouths]) => this.chart.tunnel(Number(number), mouths) ?? []),
  );
  readonly spaces = $derived.by((): Space[] => [...this.chart.spaces, ...this.tunnels.map((tunnel) => tunnel.space)]);
  readonly tray = $derived.by((): Tray | null => {
    const asked = this.table.asked;
    return asked && this.seat !== null ? trayOf(asked, this.view, this.content, this.seat, this.item) : null;
  });

  override placeOf(choice: unknown): string | string[] | null {
    return targetOf(choice as Choice, this.view);
  }

  override begin(): void {
    super.begin();
    this.item = -1;
  }

  get chart(): Chart {
    return this.content.chartOf(this.view);
  }

  get isAuction(): boolean {
    return this.view.under_way.includes("Auction");
  }

  /** The dice that were rolled last, until they are put away. */
  get scene(): Scene | null {
    const last = this.scenes.at(-1);
    return last && last.number !== this.closed ? last : null;
  }

  hewn(number: number): HewnView | undefined {
    return this.view.hewns.find((hewn) => hewn.hewn === number);
  }

  space(number: number): Space | undefined {
    return this.spaces.find((space) => space.number === number);
  }

  ownerName(seat: number): string {
    return seat < 0 ? "nobody" : seat === this.seat ? "you" : this.table.nameOf(seat);
  }

  hewnWords(hewn: HewnView): string {
    const { size } = this.content.hewn(hewn.hewn);
    const where = hewn.space < 0 ? "off the board" : `at ${this.space(hewn.space)?.name ?? "?"}`;
    return `${this.content.hewnName(hewn.hewn)}, ${size}, of ${this.ownerName(hewn.owner)}, ${this.content.state(hewn)}, ${where}, ${this.content.load(hewn)}`;
  }

  spaceWords({ number, name, kind, size, entrance }: Space): string {
    const view = this.view;
    const mine = view.mines[number];
    const danger = view.dangers[number];
    const facts = [
      `${name}, ${size} ${kind === "straight" || kind === "corner" ? `ravine${kind === "corner" ? " corner" : ""}` : kind}`,
      ...(entrance ? [`${entrance} entrance`] : []),
      ...view.secret_entrances.filter(([node]) => node === number).map(([, , seat]) => `secret entrance of ${this.ownerName(seat)}`),
      ...(mine === undefined ? [] : [mine ? `+${mine} mine` : "mine"]),
      ...(danger === undefined ? [] : [DANGERS[danger] ?? ""]),
      ...(view.face_down.includes(number) ? ["planet card"] : []),
      ...view.hewns.filter((hewn) => hewn.space === number).map((hewn) => this.content.hewnName(hewn.hewn)),
    ];
    return facts.join(", ");
  }

  override press(places: string[], piece: Piece | null): void {
    if (piece?.kind === "hewn") this.watched = piece.number;
    super.press(places, piece);
  }

  /** An item of the market, to set a bid for in the tray; or no longer. */
  pickItem(item: number): void {
    this.item = this.item === item ? -1 : item;
  }

  /** Whose lines of sight are drawn. */
  get viewer(): HewnView | undefined {
    const pointed = this.enlarged?.kind === "hewn" ? this.enlarged.number : -1;
    if (pointed >= 0) return this.hewn(pointed);
    return this.showsSight ? (this.hewn(this.watched) ?? this.hewn(this.view.moving)) : undefined;
  }

  override confirm(option: Option): string {
    const type = (option.choice as Choice).type;
    const asked = this.table.asked;
    if (type === "Pass" && asked?.name === "PlaceBidoxes") {
      const free = this.view.players[this.seat ?? 0]?.bidoxes.filter((box) => box.place === FREE).length ?? 0;
      return free ? `Really hunt with the ${free} left?` : "";
    }
    const ready = asked?.options.filter((each) => (each.choice as Choice).type === "Begin").length ?? 0;
    return type === "EndTurn" && ready ? `Really end with ${ready} Hewn${ready > 1 ? "s" : ""} ready?` : "";
  }
}
