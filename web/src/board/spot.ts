/** How a spot of the board behaves under pointer and keys, drawn as HTML or as SVG. */
import type { Hint } from "../shell/match.svelte";
import type { Pointing } from "./pointing.svelte";

const HOLD = 450;
const WONDER = 200; // milliseconds before the server is asked why not

export interface Spot<Piece> {
  play: Pointing<unknown, Piece>;
  places: string[]; // where choices may lie; the first that has some counts
  piece: Piece | null;
  pick: (() => void) | undefined; // instead of choosing
  said: Hint | null;
  refused: boolean;
}

/** Handlers for one spot; `now` tells what it is at the moment. */
export function handlers<Piece>(now: () => Spot<Piece>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let found: Hint | null = null; // by asking
  let held = false;
  const enlarge = (after: number, then: () => void = () => undefined) => {
    const { play, piece } = now();
    if (piece)
      timer = setTimeout(() => {
        then();
        play.enlarged = piece;
      }, after);
  };
  /** A reason stays after the pointer has left, so that its clause can be followed. */
  const point = (on: boolean) => {
    const { play, said, refused } = now();
    clearTimeout(asking);
    play.table.pointed = on ? said : null;
    if (!on && (refused || found)) play.table.told = refused ? said : found;
    found = null;
    if (on && !said) asking = setTimeout(wonder, WONDER);
  };
  /** Nothing is offered or refused here: the server may know why. If not, what the board itself has found out stays. */
  const wonder = async () => {
    const { play, piece, pick } = now();
    const mine = asking;
    const said = piece && !pick ? await play.whyNot(piece) : null;
    if (!said || mine !== asking || now().said) return;
    found = play.table.pointed = said;
  };
  return {
    onpointerenter(event: PointerEvent) {
      point(true);
      if (event.pointerType === "mouse") enlarge(HOLD * 1.6);
    },
    onpointerleave() {
      clearTimeout(timer);
      point(false);
      if (!held) now().play.enlarged = null;
    },
    onpointerdown(event: PointerEvent) {
      clearTimeout(timer);
      held = false;
      if (event.pointerType !== "mouse") enlarge(HOLD, () => (held = true));
    },
    oncontextmenu: (event: MouseEvent) => held && event.preventDefault(),
    onclick(event: MouseEvent) {
      clearTimeout(timer);
      if (held) {
        held = false;
        event.preventDefault();
        return;
      }
      press();
    },
    onfocus: () => point(true),
    onblur() {
      point(false);
      now().play.enlarged = null;
    },
    onkeydown(event: KeyboardEvent) {
      const { play, piece } = now();
      const isSvg = event.currentTarget instanceof SVGElement; // a button is pressed by the browser
      if (event.key.toLowerCase() === "i" && piece) play.enlarged = play.enlarged ? null : piece;
      else if (isSvg && (event.key === "Enter" || event.key === " ")) press();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
  function press() {
    const { play, pick, places, piece } = now();
    play.enlarged = null;
    if (pick) pick();
    else play.press(places, piece);
  }
}
