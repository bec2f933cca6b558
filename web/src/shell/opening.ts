/** Opening matches: the server hands out the keys, this browser keeps them. */
import { api } from "../net/api";
import type { MatchInfo, NewMatch, Opened, PlayOn } from "../protocol";
import { matchPath } from "./address";
import { keep, type KeptSeat } from "./kept";

/** Open a match and keep its keys; where to go. Seats for `person` are mine, `open` ones are invitations. */
export async function openMatch(wish: NewMatch, title: string): Promise<string> {
  const opened = await api.open(wish);
  const seats = opened.keys.map((key): KeptSeat => ({ ...key, mine: wish.seats[key.seat]?.kind === "person" }));
  return kept(opened, wish.game, title, seats);
}

export async function playOn(match: MatchInfo, wish: PlayOn): Promise<string> {
  const opened = await api.playOn(match.id, wish);
  return kept(
    opened,
    match.game,
    match.title,
    opened.keys.map((key) => ({ ...key, mine: true })),
  );
}

/** Sit down on an open seat of a listed match. */
export async function takeSeat(match: MatchInfo, name: string): Promise<string> {
  const key = await api.take(match.id, name);
  keep({ id: match.id, game: match.game, title: match.title, created: Date.now(), seats: [{ ...key, mine: true }] });
  return matchPath(match.id, key.token);
}

function kept(opened: Opened, game: string, title: string, seats: KeptSeat[]): string {
  keep({ id: opened.id, game, title, created: Date.now(), seats });
  return matchPath(opened.id, seats.find((seat) => seat.mine)?.token);
}
