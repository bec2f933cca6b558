/** The log, as the table shows it. */
import type { LogLine, Update } from "../protocol";

/** An update brings lines from `log_from` on; earlier ones stay as they are. */
export function withUpdate(log: readonly LogLine[], update: Pick<Update, "log" | "log_from">): LogLine[] {
  return [...log.slice(0, update.log_from), ...update.log];
}

export interface Turn {
  title: string;
  clauses: readonly string[];
  number: number; // of its first line
  lines: LogLine[];
}

/** The fields of an event, whichever game's it is. */
const fieldsOf = ({ event }: Pick<LogLine, "event">): Record<string, unknown> =>
  (event ?? {}) as Record<string, unknown>;

/** Lines under the line that opened their turn, round or phase. */
export function byTurn(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const { opens } = line;
    if (opens || !turns.length) {
      const title = opens ? line.text : "Set-up";
      turns.push({ title, clauses: opens ? line.clauses : [], number: line.number, lines: [] });
    }
    if (!opens) turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/** The first line after that answer and what came of it. */
export function sinceAnswer(log: readonly LogLine[], answers: number): number {
  const found = log.findIndex((line) => line.answers > answers);
  return found < 0 ? log.length : found;
}

/** The first line after the last thing that was the doing of that seat alone. */
export function sinceSeat(log: readonly LogLine[], seat: number | null): number {
  const isMine = (line: LogLine) => line.whose.length === 1 && line.whose[0] === seat && !line.opens;
  return log.findLastIndex(isMine) + 1;
}

/** What the log adds where a player was not asked; what others do after a forced answer was no choice of his anyway. */
export function unaskedFor(line: Pick<LogLine, "event" | "passed" | "forced">, seat: number | null): string {
  const who = fieldsOf(line).seat;
  if (line.passed) return " (passed for you)";
  return line.forced && (who === undefined || who === seat) ? " (you had no other choice)" : "";
}

/** The pieces that an event speaks of, as the board names them: `crystal:42`, `card:7`, `seat:1`. */
export function piecesOf(line: LogLine): string[] {
  const found: string[] = [];
  for (const [field, value] of Object.entries(fieldsOf(line))) {
    const values = Array.isArray(value) ? value : [value];
    const name = Array.isArray(value) ? field.replace(/s$/, "") : field;
    for (const each of values) if (typeof each === "number") found.push(`${name}:${each}`);
  }
  return found;
}

/** Text without the clause that the server writes after a reason, since the page links it. */
export const withoutClause = (text: string): string => text.replace(/\s*\[[A-Z0-9-]+\]$/, "");

const [HOUR, DAY] = [3600, 86_400]; // seconds

/** `2:05`; `5 h 12 min` or `2 d 3 h` where there is much time. */
export function inMinutes(seconds: number): string {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
