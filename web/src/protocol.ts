/* Made by scripts/types from the schema with the digest 7c7afff10b6671c0. */

export type FromPage =
  | Hello
  | Answer
  | Undo
  | Consent
  | WhyNot
  | LookBack
  | WatchFilm
  | Draw
  | SetYield
  | SetAutomatic
  | Leave
  | Return
  | StopThinking
  | ReportProblem
  | Resync
  | Ping;
export type ToPage = Update | Past | Filmed | Drawn | Reason | Pong | ProblemKept | Failed;

export interface Protocol {
  [k: string]: unknown;
}
/**
 * The first message. The token opens a seat; without one I watch. It stands in no address, so it is in no log.
 */
export interface Hello {
  type: "hello";
  token?: string;
  automatic?: ("always" | "careful" | "never") | null;
  film?: boolean;
  ref?: number;
}
/**
 * An answer, or a command, to the question that the ticket names.
 */
export interface Answer {
  type: "answer";
  ticket: string;
  choice: unknown;
  ref?: number;
}
/**
 * Take my last answer back; `ask` the others if it is not mine to take back any more.
 */
export interface Undo {
  type: "undo";
  ask?: boolean;
  ref?: number;
}
/**
 * What I say to another player's wish to undo.
 */
export interface Consent {
  type: "consent";
  agree: boolean;
  ref?: number;
}
/**
 * May I do this? Asked while pointing at something.
 */
export interface WhyNot {
  type: "why not";
  choice: unknown;
  ref?: number;
}
/**
 * Show me the table as I saw it after so many answers; when the match is over, also as another seat saw it.
 */
export interface LookBack {
  type: "look back";
  after: number;
  eyes?: number | null;
  ref?: number;
}
/**
 * Show me step by step what I saw between so many answers and so many; when the match is over, also through the
 *     eyes of another seat. A long stretch is cut short: what follows is asked for anew. Of a match whose rules are no
 *     longer at hand the reply may begin a little earlier.
 */
export interface WatchFilm {
  type: "watch film";
  after: number;
  until: number;
  eyes?: number | null;
  ref?: number;
}
/**
 * Tell me in words what I see: now, or as it was after so many answers.
 */
export interface Draw {
  type: "draw";
  after?: number | null;
  eyes?: number | null;
  ref?: number;
}
/**
 * How a kind of window is answered for me.
 */
export interface SetYield {
  type: "yield";
  question: string;
  how: "ask" | "pass" | "pass until my turn";
  ref?: number;
}
/**
 * When a choice that is none is made for me. Careful: not where it would cost an undo or tell a secret.
 */
export interface SetAutomatic {
  type: "automatic";
  how: "always" | "careful" | "never";
  ref?: number;
}
/**
 * A bot holds my seat until I come back.
 */
export interface Leave {
  type: "leave";
  bot?: string;
  ref?: number;
}
/**
 * I take my seat back.
 */
export interface Return {
  type: "return";
  ref?: number;
}
/**
 * The bot that thinks answers with what it has found so far.
 */
export interface StopThinking {
  type: "stop thinking";
  ref?: number;
}
/**
 * Something is wrong here: keep this moment, so that somebody can look into it.
 */
export interface ReportProblem {
  type: "report problem";
  note?: string;
  ref?: number;
}
/**
 * I missed something: send everything again.
 */
export interface Resync {
  type: "resync";
  ref?: number;
}
/**
 * Are you there?
 */
export interface Ping {
  type: "ping";
  ref?: number;
}
/**
 * All that a seat may know now. Numbers follow each other without a gap.
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
  passed: number[];
  seconds_left: number | null;
  asked: Asked | null;
  meanwhile: Meanwhile | null;
  log: LogLine[];
  log_from: number;
  why_not_undo: string;
  undo_wish: UndoWish | null;
  yields: {
    [k: string]: "ask" | "pass" | "pass until my turn";
  };
  automatic: "always" | "careful" | "never";
  score: Score | null;
}
/**
 * What everyone may know about a match.
 */
export interface MatchInfo {
  id: string;
  game: string;
  title: string;
  is_open: boolean;
  players: Player[];
  options: {};
  answers: number;
  is_over: boolean;
  commitment: string;
  created: number;
  seed: string;
  clock: "day" | "hour" | "none" | "three days";
  late: "bot" | "pass";
  note: string;
  closed: string;
  is_former: boolean;
}
/**
 * Who holds a seat.
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
 */
export interface Option {
  choice: unknown;
  label: string;
}
/**
 * Something that can be pointed at and may not be chosen, and why.
 */
export interface Refused {
  choice: unknown;
  label: string;
  clause: string;
  text: string;
}
/**
 * What a seat may do at any time while others are waited for.
 */
export interface Meanwhile {
  ticket: string;
  commands: Option[];
}
/**
 * Something that happened, as this seat saw it.
 */
export interface LogLine {
  number: number;
  answers: number;
  depth: number;
  text: string;
  clauses: string[];
  event: unknown;
  weight: "beat" | "dice" | "drama" | "note";
  whose: number[];
  opens: "" | "phase" | "round" | "turn";
  throws: Throw[];
  passed: boolean;
  forced: boolean;
  patch: Change[] | null;
}
/**
 * Dice of one kind that fall together, as they are shown.
 */
export interface Throw {
  kind: string;
  faces: string[];
  purpose: string;
  total?: number | null;
}
/**
 * One operation of a patch.
 */
export interface Change {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}
/**
 * A player asks the others to let him undo.
 */
export interface UndoWish {
  seat: number;
  agreed: number[];
}
/**
 * How the match ended.
 */
export interface Score {
  reason: string;
  text: string;
  scores: number[];
  ranks: number[];
  sources: {
    [k: string]: number;
  }[];
  ties: {
    [k: string]: number;
  }[];
}
/**
 * The table as a seat saw it after so many answers.
 */
export interface Past {
  type: "past";
  ref: number;
  seat: number | null;
  after: number;
  view: unknown;
  text: string;
}
/**
 * What a seat saw between so many answers and so many. The patch of the first line is for `view`.
 */
export interface Filmed {
  type: "filmed";
  ref: number;
  seat: number | null;
  after: number;
  until: number;
  view: unknown;
  log: LogLine[];
}
/**
 * What a seat sees, in words: for games without a board of their own.
 */
export interface Drawn {
  type: "drawn";
  ref: number;
  sections: Section[];
}
/**
 * A part of the table under a title of its own.
 */
export interface Section {
  title: string;
  rows: Row[];
  narrow?: boolean;
}
/**
 * Things of one kind, or in one place.
 */
export interface Row {
  label: string;
  pieces: Piece[];
  colour?: string;
}
/**
 * A few words. What the colour tells is told by the words too; a note explains the thing to whoever asks.
 */
export interface Piece {
  text: string;
  colour?: string;
  note?: string;
}
/**
 * The answer to `why not`; empty if it may be done.
 */
export interface Reason {
  type: "reason";
  ref: number;
  clause?: string;
  text?: string;
}
export interface Pong {
  type: "pong";
  ref: number;
}
/**
 * The moment is kept. Whoever has this name may fetch what I saw of it.
 */
export interface ProblemKept {
  type: "problem kept";
  ref: number;
  problem: string;
}
/**
 * Nothing was changed, and why.
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
 */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: {};
  listed?: boolean;
  clock?: "day" | "hour" | "none" | "three days";
  late?: "bot" | "pass";
  seed?: string;
}
/**
 * A seat as whoever opens a match wants it.
 */
export interface SeatWish {
  kind: "bot" | "open" | "person";
  name?: string;
  bot?: string;
}
/**
 * A match was opened: the keys of its seats for people, and the commitment to its dice. An open seat has an
 *     invitation, which whoever comes exchanges for a key of his own.
 */
export interface Opened {
  id: string;
  commitment: string;
  keys: SeatKey[];
  invitations: SeatKey[];
}
/**
 * What opens a seat: whoever has the token holds it.
 */
export interface SeatKey {
  seat: number;
  token: string;
}
/**
 * Somebody sits down: by an invitation, or on any open seat of a listed match. The invitation dies with it.
 */
export interface Take {
  name: string;
  invitation?: string;
}
/**
 * Whoever has the key of a seat does something with it.
 */
export interface WithKey {
  token: string;
}
/**
 * Whoever sits in a match wants a new invitation for an open seat of it; the old one dies.
 */
export interface Invite {
  token: string;
  seat: number;
}
/**
 * A finished match is played on from a point of it, against bots.
 */
export interface PlayOn {
  after: number;
  seat: number;
  bot?: string;
}
/**
 * A game of the catalogue.
 */
export interface GameInfo {
  slug: string;
  title: string;
  seats: number[];
  minutes: number;
  rules: number;
  clauses: number;
  options: GameOption[];
}
/**
 * An option of a game. The first value is the usual one.
 */
export interface GameOption {
  name: string;
  title: string;
  values: OptionValue[];
}
/**
 * A value that an option may have, and what it is called.
 */
export interface OptionValue {
  value: unknown;
  label: string;
  seats: number[];
}
/**
 * A clause, or a ruling, as the rulebook drawer shows it.
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
 */
export interface Verified {
  fits_commitment: boolean;
  replays: boolean;
  digest: string;
  text: string;
}
/**
 * Why something was not done.
 */
export interface NotDone {
  code: string;
  text: string;
}
