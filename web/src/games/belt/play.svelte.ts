/** What the player is doing at the belt: pointing at pieces, and aiming at points of the board. */
import { Pointing } from "../../board/pointing.svelte";
import { hint, type Hint, type MatchState } from "../../shell/match.svelte";
import { Content } from "./content";
import { placeOf, placeOfPiece, spotsOf, type Place, type Spot } from "./places";
import { contactAt, stepTowards, type Point } from "./board/snapping";
import { choiceOf, eventOf, questionOf, type Question } from "./typed";
import type { BoardPiece, Choice, MoverView, View } from "./types";

export interface Aim {
  x: number;
  y: number;
  spot: Spot | null; // an offered point that is near enough to be meant
  beside: boolean; // it was moved to the contact that is near enough to be meant
  exact: boolean; // that very point is meant
  why: Hint | null;
}

const ASK_AFTER = 90; // milliseconds of rest before the server is asked about a free point

export class Play extends Pointing<View, BoardPiece> {
  aim = $state.raw<Aim | null>(null);
  grabbed: { unit: number; x: number; y: number } | null = null; // under a finger that may begin to drag
  dragged = $state<number | null>(null); // a unit that is being dragged
  private asking: ReturnType<typeof setTimeout> | undefined;

  readonly spots = $derived.by((): Spot[] =>
    this.table.asked ? spotsOf(this.table.asked, this.view, this.content) : [],
  );

  constructor(
    table: MatchState,
    readonly content: Content,
  ) {
    super(table);
  }

  override placeOf(choice: unknown): Place | null {
    return placeOf(choiceOf({ choice }), this.view, this.seat ?? 0, this.busy);
  }

  override begin(): void {
    super.begin();
    this.aim = null;
  }

  get question(): Question | null {
    return this.table.asked ? questionOf(this.table.asked) : null;
  }

  /** The unit that the open question is about. */
  get busy(): number | undefined {
    const fields = this.question?.fields;
    return fields && "unit" in fields ? fields.unit : undefined;
  }

  // --- aiming

  /** What is being moved or put down. */
  get mover(): MoverView | null {
    return this.table.asked ? this.view.mover : null;
  }

  get isAiming(): boolean {
    return this.spots.length > 0;
  }

  /** Aim at a point. `near` is how far from an offered one still means it, and half as far from any contact; nought:
   *  exactly that point. Out of reach means as far as it goes. */
  point(x: number, y: number, near: number): void {
    const mover = this.mover;
    const raw = { x: Math.round(x), y: Math.round(y) };
    const { snap } = this.content.files.contact;
    const reached = (to: Point): Point => (mover?.start ? stepTowards(mover.start, to, mover.reach) : to);
    const spot = near ? this.nearest(reached(raw), Math.max(near, snap)) : null;
    const contact = near && mover && !spot ? contactAt(raw, Math.max(near / 2, snap), mover.outlines) : null;
    const to = spot ?? reached(contact ?? raw);
    this.aim = {
      x: to.x,
      y: to.y,
      spot,
      beside: contact !== null,
      exact: !near,
      why: spot ? null : (this.aim?.why ?? null),
    };
    clearTimeout(this.asking);
    if (spot || !mover) this.table.pointed = null;
    else this.asking = setTimeout(() => void this.askWhy(), ASK_AFTER);
  }

  private nearest(to: Point, near: number): Spot | null {
    let best: Spot | null = null;
    let least = near;
    for (const spot of this.spots) {
      const away = far(spot, to);
      if (away <= least) [best, least] = [spot, away];
    }
    return best;
  }

  private async askWhy(): Promise<void> {
    const aim = this.aim;
    if (!aim || aim.spot) return;
    const why = await this.table.whyNot(this.choiceAt(aim));
    if (this.aim === aim) {
      this.aim = { ...aim, why };
      this.table.pointed = why;
    }
  }

  private choiceAt({ x, y }: Point): Choice {
    return { type: this.question?.name === "FlyWhere" ? "Fly" : "Place", x, y };
  }

  /** Go to where the aim is. */
  go(): void {
    const aim = this.aim;
    if (!aim) return;
    if (aim.spot) this.table.choose(aim.spot.option);
    else if (this.mover) void this.table.answer(this.choiceAt(aim));
    else this.table.told = hint("Choose one of the marked places.");
  }

  /** To the place that is aimed at if it is offered, beside something or exactly meant; or else to the nearest offered
   *  one that touches a thing. */
  goBeside(place: Place): void {
    const mover = this.mover;
    if (!mover) return;
    if (this.aim?.spot || this.aim?.beside || this.aim?.exact) return void this.go();
    const from = mover.start ?? { x: 0, y: 0 };
    const touching = this.spots.filter((spot) =>
      spot.offer?.touches.some(({ piece }) => placeOfPiece(piece) === place),
    );
    const [first] = touching.sort((a, b) => far(a, from) - far(b, from));
    if (first) this.table.choose(first.option);
    else this.table.told = hint("No offered place touches that. Any free place in reach may be tapped.");
  }

  leave(): void {
    clearTimeout(this.asking);
    if (this.dragged !== null) return;
    this.aim = null;
    this.table.pointed = null;
  }

  /** An own unit is taken up: it is the one to be moved. */
  async lift(unit: number): Promise<void> {
    this.dragged = unit;
    if (this.busy === unit) return;
    const handle = this.at(`unit:${unit}`).find(({ option }) => option && choiceOf(option).type === "Handle");
    if (handle?.option) await this.table.answer(handle.option.choice);
    else this.dragged = null;
  }

  /** Where something was just hit, in the moment that is shown. */
  get struck(): Point | null {
    const event = this.table.step ? eventOf(this.table.step) : null;
    if (event?.type === "UnitHit") return { x: event.x, y: event.y };
    if (event?.type !== "RockCrashed") return null;
    const y = this.view.teams[event.team]?.berth;
    return y === undefined || y === null ? null : { x: this.content.files.refinery_line.x, y };
  }
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
