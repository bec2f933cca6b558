/** Opening matches and sitting down: the server hands out the keys, this browser keeps them. */
import { api } from "../net/api";
import type { MatchInfo, NewMatch, Opened, PlayOn, SeatKey } from "../protocol";
import { matchPath } from "./address";
import { keep, type KeptSeat } from "./kept";

/** Open a match; where to go. Its keys are mine, its invitations are for others. */
export async function openMatch(wish: NewMatch, title: string): Promise<string> {
  return kept(await api.open(wish), wish.game, title);
}

export async function playOn(match: MatchInfo, wish: PlayOn): Promise<string> {
  return kept(await api.playOn(match.id, wish), match.game, match.title);
}

/** Sit down: by an invitation, or on any open seat of a listed match; where to go. */
export async function takeSeat(match: MatchInfo, name: string, invitation = ""): Promise<string> {
  return mine(match, await api.take(match.id, { name, invitation }));
}

/** A new key for my seat, wherever the old one may be; where to go. */
export async function renewKey(match: MatchInfo, token: string): Promise<string> {
  return mine(match, await api.renewKey(match.id, { token }));
}

/** Give my seat up. What somebody else can sit down with is kept here. */
export async function giveUp(match: MatchInfo, token: string): Promise<string> {
  keepSeat(match, { ...(await api.giveUp(match.id, { token })), mine: false });
  return matchPath(match.id);
}

/** A new invitation for an open seat. */
export async function invite(match: MatchInfo, token: string, seat: number): Promise<KeptSeat> {
  const invitation = { ...(await api.invite(match.id, { token, seat })), mine: false };
  keepSeat(match, invitation);
  return invitation;
}

function mine(match: MatchInfo, key: SeatKey): string {
  keepSeat(match, { ...key, mine: true });
  return matchPath(match.id, key.token);
}

const keepSeat = ({ id, game, title }: MatchInfo, seat: KeptSeat): void =>
  keep({ id, game, title, created: Date.now(), seats: [seat] });

function kept(opened: Opened, game: string, title: string): string {
  const keys = opened.keys.map((key): KeptSeat => ({ ...key, mine: true }));
  const invitations = opened.invitations.map((key): KeptSeat => ({ ...key, mine: false }));
  keep({ id: opened.id, game, title, created: Date.now(), seats: [...keys, ...invitations] });
  return matchPath(opened.id, keys[0]?.token);
}
