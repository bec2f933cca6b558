/** Where the visitor is: the lobby, a game's rulebook, or a match. The token of a seat stays in the fragment. */
export interface Address {
  match: string; // empty in the lobby
  game: string; // named by /play/<game>
  token: string; // the key of a seat
  invitation: string; // to an open seat: it is exchanged for a key
  rule: string; // a clause to open the rulebook at
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
  };
}

export const matchPath = (id: string, token = ""): string => `/m/${id}${token && `#${token}`}`;
export const invitationPath = (id: string, invitation: string): string => `/m/${id}#join=${invitation}`;
export const rulePath = (game: string, clause: string): string => `/play/${game}#rule=${encodeURIComponent(clause)}`;
