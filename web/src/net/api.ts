/** Requests to the server. A request that fails throws a Trouble with the server's own sentence. */
import type {
  GameInfo,
  Invite,
  MatchInfo,
  NewMatch,
  NotDone,
  Opened,
  PlayOn,
  RuleEntry,
  SeatKey,
  Take,
  Verified,
  WithKey,
} from "../protocol";

export class Trouble extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** What went wrong, in a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: "POST",
          // A page of another site cannot send this header, so the server takes no request of such a page for ours.
          headers: { "Content-Type": "application/json", "X-Gamelode": "1" },
          body: JSON.stringify(body),
        };
  let reply: Response;
  try {
    reply = await fetch(path, init);
  } catch {
    throw new Trouble("away", "The server does not answer.");
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => null)) as NotDone | null;
    throw new Trouble(problem?.code ?? "failed", problem?.text ?? "The server could not do that.");
  }
  return (await reply.json()) as T;
}

export const api = {
  games: () => ask<GameInfo[]>("/api/games"),
  health: () => ask<unknown>("/api/health"),
  rules: (slug: string) => ask<RuleEntry[]>(`/api/games/${slug}/rules`),
  content: <T>(slug: string) => ask<T>(`/api/games/${slug}/content`),
  matches: (before?: number) => ask<MatchInfo[]>(`/api/matches${before === undefined ? "" : `?before=${before}`}`),
  match: (id: string) => ask<MatchInfo>(`/api/matches/${id}`),
  open: (wish: NewMatch) => ask<Opened>("/api/matches", wish),
  take: (id: string, wish: Take) => ask<SeatKey>(`/api/matches/${id}/seats`, wish),
  renewKey: (id: string, mine: WithKey) => ask<SeatKey>(`/api/matches/${id}/key`, mine),
  giveUp: (id: string, mine: WithKey) => ask<SeatKey>(`/api/matches/${id}/give-up`, mine),
  invite: (id: string, wish: Invite) => ask<SeatKey>(`/api/matches/${id}/invitation`, wish),
  playOn: (id: string, wish: PlayOn) => ask<Opened>(`/api/matches/${id}/play-on`, wish),
  verify: (id: string) => ask<Verified>(`/api/matches/${id}/verify`),
  problemAddress: (name: string) => `/api/problems/${name}`,
  recordAddress: (id: string) => `/api/matches/${id}/record`,
};
