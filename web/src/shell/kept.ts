/** What this browser remembers: the keys of my seats, and the invitations I may still hand out. */
export interface KeptSeat {
  seat: number;
  token: string;
  mine: boolean; // false: an invitation for somebody else
}

export interface KeptMatch {
  id: string;
  game: string;
  title: string;
  created: number; // milliseconds since 1970
  seats: KeptSeat[];
}

const WHERE = "gamelode matches";
const MOST = 50;

export function keptMatches(storage: Storage = localStorage): KeptMatch[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(WHERE) ?? "[]");
    return Array.isArray(found) ? (found as KeptMatch[]) : [];
  } catch {
    return [];
  }
}

export function keptMatch(id: string, storage: Storage = localStorage): KeptMatch | undefined {
  return keptMatches(storage).find((match) => match.id === id);
}

/** Remember a match, newest first; seats that are known already stay. */
export function keep(match: KeptMatch, storage: Storage = localStorage): void {
  const before = keptMatch(match.id, storage);
  const old = before?.seats.filter((seat) => !match.seats.some((other) => other.seat === seat.seat)) ?? [];
  const seats = [...old, ...match.seats].sort((a, b) => a.seat - b.seat);
  const others = keptMatches(storage).filter((other) => other.id !== match.id);
  storage.setItem(WHERE, JSON.stringify([{ ...match, seats }, ...others].slice(0, MOST)));
}

export function forget(id: string, storage: Storage = localStorage): void {
  storage.setItem(WHERE, JSON.stringify(keptMatches(storage).filter((match) => match.id !== id)));
}
