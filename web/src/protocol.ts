/* Made from the server messages by scripts/types. */

export interface Schema {
  [k: string]: unknown;
}
/**
 * An answer, or a command, to the question that the ticket names.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Answer".
 */
export interface Answer {
  type: "answer";
  ticket: string;
  choice: unknown;
  ref?: number;
}
/**
 * Take my last answer back; `ask` the others if it is not mine to take back any more.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: "undo";
  ask?: boolean;
  ref?: number;
}
/**
 * What I say to another player's wish to undo.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  type: "consent";
  agree: boolean;
  ref?: number;
}
/**
 * May I do this? Asked while pointing at something.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "WhyNot".
 */
export interface WhyNot {
  type: "why not";
  choice: unknown;
  ref?: number;
}
/**
 * Show me the table as I saw it after so many answers.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LookBack".
 */
export interface LookBack {
  type: "look back";
  after: number;
  ref?: number;
}
/**
 * How a kind of window is answered for me.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SetYield".
 */
export interface SetYield {
  type: "yield";
  question: string;
  how: "ask" | "pass" | "pass until my turn";
  ref?: number;
}
/**
 * A bot holds my seat until I come back.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
  bot?: string;
  ref?: number;
}
/**
 * I take my seat back.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  type: "return";
  ref?: number;
}
/**
 * The bot that thinks answers with what it has found so far.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "StopThinking".
 */
export interface StopThinking {
  type: "stop thinking";
  ref?: number;
}
/**
 * I missed something: send everything again.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Resync".
 */
export interface Resync {
  type: "resync";
  ref?: number;
}
/**
 * Are you there?
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  ref?: number;
}
/**
 * All that a seat may know now. Numbers follow each other without a gap.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  number: number;
  ref: number;
  seat: number | null;
  match: MatchInfo;
  view: unknown;
  waiting: number[];
  thinking: number[];
  asked: Asked | null;
  log: LogLine[];
  log_from: number;
  why_not_undo: string;
  undo_wish: UndoWish | null;
  yields: {
    [k: string]: "ask" | "pass" | "pass until my turn";
  };
  score: Score | null;
}
/**
 * What everyone may know about a match.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "MatchInfo".
 */
export interface MatchInfo {
  id: string;
  game: string;
  title: string;
  players: Player[];
  options: {};
  answers: number;
  is_over: boolean;
  commitment: string;
  created: number;
  seed: string;
}
/**
 * Who holds a seat.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Player".
 */
export interface Player {
  seat: number;
  name: string;
  kind: "bot" | "open" | "person";
  bot: string;
  connected: boolean;
  away: boolean;
}
/**
 * The open question, for a seat that is waited for.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Asked".
 */
export interface Asked {
  ticket: string;
  name: string;
  prompt: string;
  clauses: string[];
  fields: {};
  is_open: boolean;
  is_window: boolean;
  options: Option[];
  commands: Option[];
  refused: Refused[];
  choices: {};
}
/**
 * Something that may be chosen.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  choice: unknown;
  label: string;
}
/**
 * Something that can be pointed at and may not be chosen, and why.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  choice: unknown;
  label: string;
  clause: string;
  text: string;
}
/**
 * Something that happened, as this seat saw it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "LogLine".
 */
export interface LogLine {
  number: number;
  answers: number;
  depth: number;
  text: string;
  clauses: string[];
  event: unknown;
  passed: boolean;
}
/**
 * A player asks the others to let him undo.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "UndoWish".
 */
export interface UndoWish {
  seat: number;
  agreed: number[];
}
/**
 * How the match ended.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Score".
 */
export interface Score {
  reason: string;
  text: string;
  scores: number[];
  ranks: number[];
  sources: {
    [k: string]: number;
  }[];
}
/**
 * The table as a seat saw it after so many answers.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Past".
 */
export interface Past {
  type: "past";
  ref: number;
  after: number;
  view: unknown;
  text: string;
}
/**
 * The answer to `why not`; empty if it may be done.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Reason".
 */
export interface Reason {
  type: "reason";
  ref: number;
  clause?: string;
  text?: string;
}
/**
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
  ref: number;
}
/**
 * Nothing was changed, and why.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Failed".
 */
export interface Failed {
  type: "failed";
  ref: number;
  code: string;
  text: string;
  clause?: string;
}
/**
 * A match to be opened.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "NewMatch".
 */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: {};
  listed?: boolean;
}
/**
 * A seat as whoever opens a match wants it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatWish".
 */
export interface SeatWish {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
}
/**
 * A match was opened: its seats for people, and the commitment to its dice.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Opened".
 */
export interface Opened {
  id: string;
  commitment: string;
  keys: SeatKey[];
}
/**
 * What opens a seat: whoever has the token holds it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "SeatKey".
 */
export interface SeatKey {
  seat: number;
  token: string;
}
/**
 * Somebody sits down on an open seat of a listed match.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Take".
 */
export interface Take {
  name: string;
}
/**
 * A finished match is played on from a point of it, against bots.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "PlayOn".
 */
export interface PlayOn {
  after: number;
  seat: number;
  bot?: string;
}
/**
 * A game of the catalogue.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  slug: string;
  title: string;
  seats: number[];
  minutes: number;
  rules: number;
  clauses: number;
  offers: {
    [k: string]: unknown[];
  };
}
/**
 * A clause, or a ruling, as the rulebook drawer shows it.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "RuleEntry".
 */
export interface RuleEntry {
  id: string;
  section: string;
  text: string;
  needs: string[];
  question: string;
  basis: string;
}
/**
 * The match was replayed from its seed.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Verified".
 */
export interface Verified {
  fits_commitment: boolean;
  replays: boolean;
  digest: string;
  text: string;
}
/**
 * Why something was not done.
 *
 * This interface was referenced by `Schema`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  text: string;
}
