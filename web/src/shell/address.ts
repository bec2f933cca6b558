/** Where the visitor is: the lobby, a game's rulebook, or a match. The token of a seat stays in the fragment. */
export interface Address {
  match: string; // empty in the lobby
  game: string; // named by /play/<game>
  token: string; // the key of a seat
  invitation: string; // to an open seat: it is exchanged for a key
  rule: string; // a clause to open the rulebook at
  at: string; // a moment to look back at
}

export function addressOf(path: string, fragment: string): Address {
  const [, kind = "", name = ""] = path.split("/");
  const parts = fragment.replace(/^#/, "").split("&").filter(Boolean);
  const named = (name: string): string =>
    parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  const token = parts.find((part) => !part.includes("=")) ?? "";
  return {
    match: kind === "m" ? decodeURIComponent(name) : "",
    game: kind === "play" ? decodeURIComponent(name) : "",
    token,
    invitation: named("join"),
    rule: decodeURIComponent(named("rule")),
    at: named("at"),
  };
}

export const matchPath = (id: string, token = ""): string => `/m/${id}${token && `#${token}`}`;
export const invitationPath = (id: string, invitation: string): string => `/m/${id}#join=${invitation}`;
export const rulePath = (game: string, clause: string): string => `/play/${game}#rule=${encodeURIComponent(clause)}`;

/** A moment of a match: how many lines into what came of so many answers, and through whose eyes. */
export interface At {
  answers: number;
  line: number;
  eyes: number | null;
}

/** `17.2` or `17.2.0`: the last number is the seat whose eyes it is seen with. */
export function momentOf(at: string): At | null {
  const found = /^(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(at);
  return found
    ? { answers: Number(found[1]), line: Number(found[2] ?? 0), eyes: found[3] ? Number(found[3]) : null }
    : null;
}

export const momentPath = (id: string, { answers, line, eyes }: At): string =>
  `/m/${id}#at=${answers}.${line}${eyes === null ? "" : `.${eyes}`}`;
