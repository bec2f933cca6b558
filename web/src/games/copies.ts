/**
 * Ids for pieces that cannot be told apart, such as copies of a card, so that they can be seen to travel: what a place
 * keeps keeps its ids, and what comes takes those of what has gone elsewhere.
 */
export type Places = Readonly<Record<string, readonly number[]>>; // the kinds that lie at each place

export class Copies {
  private last = new Map<number, Map<string, string[]>>(); // ids by kind and place
  private made = 0;

  constructor(private readonly what: string) {}

  /** The ids of all that lie there now, place by place, in their order. */
  at(places: Places): Record<string, string[]> {
    const now = byKind(places);
    for (const [kind, counts] of now) this.last.set(kind, this.dealt(kind, counts));
    const taken = new Map<string, number>();
    const next = (place: string, kind: number): string => {
      const number = taken.get(`${place} ${kind}`) ?? 0;
      taken.set(`${place} ${kind}`, number + 1);
      return this.last.get(kind)?.get(place)?.[number] ?? "";
    };
    return Object.fromEntries(
      Object.entries(places).map(([place, kinds]) => [place, kinds.map((kind) => next(place, kind))]),
    );
  }

  private dealt(kind: number, counts: ReadonlyMap<string, number>): Map<string, string[]> {
    const before = this.last.get(kind) ?? new Map<string, string[]>();
    const free = [...before].flatMap(([place, ids]) => ids.slice(counts.get(place) ?? 0));
    return new Map(
      [...counts].map(([place, count]) => {
        const kept = (before.get(place) ?? []).slice(0, count);
        const come = Array.from({ length: count - kept.length }, () => free.shift() ?? this.fresh(kind));
        return [place, [...kept, ...come]];
      }),
    );
  }

  private fresh(kind: number): string {
    this.made += 1;
    return `${this.what}:${kind}:${this.made}`;
  }
}

function byKind(places: Places): Map<number, Map<string, number>> {
  const found = new Map<number, Map<string, number>>();
  for (const [place, kinds] of Object.entries(places))
    for (const kind of kinds) {
      const counts = found.get(kind) ?? new Map<string, number>();
      found.set(kind, counts.set(place, (counts.get(place) ?? 0) + 1));
    }
  return found;
}
