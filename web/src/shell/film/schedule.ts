/** How long each moment of a film is shown, and what is summed up so that a turn stays short. */
import type { LogLine, Throw } from "../../protocol";
import { piecesOf } from "../lines";

export type Pace = "relaxed" | "normal" | "brisk" | "at once";

/** What is shown at once: the table after the last of these lines. */
export interface Shot {
  lines: readonly LogLine[];
  told: LogLine; // the line that says what is seen
  throws: readonly Throw[];
  mine: boolean; // what I have just chosen
  ms: number;
}

export const FACTOR: Record<Pace, number> = { relaxed: 1.7, normal: 1, brisk: 0.5, "at once": 0 };
export const TUMBLE = 600; // milliseconds, as all times here, at the normal pace
const TIME: Record<LogLine["weight"], number> = { note: 120, beat: 450, dice: TUMBLE + 1000, drama: 1600 };
const HEADING = 450; // a turn begins
const [LEAST, MOST] = [3000, 8000]; // a turn of another
const STRETCH = 2.5; // at most, where little happens
const [MY_BEAT, MINE] = [220, 700]; // what I chose myself is shown briskly

const HELD: ReadonlySet<LogLine["weight"]> = new Set(["dice", "drama"]);
const ORDER: readonly LogLine["weight"][] = ["note", "beat", "dice", "drama"];

export const lastOf = (shot: Shot): LogLine => shot.lines.at(-1) ?? shot.told;
export const isHeld = (shot: Shot): boolean => HELD.has(shot.told.weight);
const sum = (shots: readonly Shot[]): number => shots.reduce((all, shot) => all + shot.ms, 0);

/** Whether a line begins somebody's turn: a phase that is one player's is his turn. */
export const beginsTurn = ({ opens, whose }: LogLine): boolean =>
  opens === "turn" || (opens !== "" && whose.length > 0);

/** The moments of a film. `spent`: how long the turn has been shown already. */
export function plan(
  lines: readonly LogLine[],
  pace: Pace,
  isMine: (line: LogLine) => boolean = () => false,
  spent = 0,
): Shot[] {
  const turns = byTurns(lines, isMine).map((turn, number) =>
    turn[0]?.mine ? briskly(turn) : inTime(turn, number === 0 ? spent / (FACTOR[pace] || 1) : 0),
  );
  return turns.flat().map((shot) => ({ ...shot, ms: shot.ms * FACTOR[pace] }));
}

function byTurns(lines: readonly LogLine[], isMine: (line: LogLine) => boolean): Shot[][] {
  const turns: Shot[][] = [];
  for (const line of lines) {
    const mine = isMine(line);
    const turn = turns.at(-1);
    const shot = { lines: [line], told: line, throws: line.throws, mine, ms: timeOf(line) };
    if (turn && turn[0]?.mine === mine && !beginsTurn(line)) turn.push(shot);
    else turns.push([shot]);
  }
  return turns;
}

function timeOf(line: LogLine): number {
  return line.opens ? Math.max(HEADING, TIME[line.weight]) : TIME[line.weight];
}

/** What I chose: no notes, and at most four moments that are not dice or drama. */
function briskly(turn: readonly Shot[]): Shot[] {
  const shots = withoutNotes(turn);
  const quick = shots.filter((shot) => !isHeld(shot)).length;
  const together = Math.ceil(quick / 4);
  const folded = fold(shots, (a, b) => !isHeld(a) && !isHeld(b) && a.lines.length + b.lines.length <= together);
  const left = folded.filter((shot) => !isHeld(shot)).length;
  return folded.map((shot) => (isHeld(shot) ? shot : { ...shot, ms: Math.min(MY_BEAT, MINE / left) }));
}

/** Another's turn: summed up as far as it must be, and drawn out where little happens. */
function inTime(turn: Shot[], spent: number): Shot[] {
  let shots = turn;
  for (const less of [withoutNotes, byPiece, byChapter, betweenHeld, diceTogether]) {
    if (sum(shots) <= Math.max(MOST - spent, TIME.beat)) break;
    shots = less(shots);
  }
  const held = sum(shots.filter(isHeld));
  const rest = sum(shots) - held;
  const stretch = rest ? Math.min(STRETCH, Math.max(1, (LEAST - spent - held) / rest)) : 1;
  return shots.map((shot) => (isHeld(shot) ? shot : { ...shot, ms: shot.ms * stretch }));
}

// --- less of it

/** Neighbours that fit become one moment. It shows what both changed, and tells the weightier. */
function fold(shots: readonly Shot[], fits: (a: Shot, b: Shot) => boolean): Shot[] {
  const found: Shot[] = [];
  for (const shot of shots) {
    const before = found.at(-1);
    if (before && fits(before, shot)) found[found.length - 1] = joined(before, shot);
    else found.push(shot);
  }
  return found;
}

function joined(a: Shot, b: Shot): Shot {
  const later = ORDER.indexOf(b.told.weight) >= ORDER.indexOf(a.told.weight);
  const told = a.told.opens ? a.told : later ? b.told : a.told;
  const throws = [...a.throws, ...b.throws];
  return { lines: [...a.lines, ...b.lines], told, throws, mine: a.mine, ms: Math.max(a.ms, b.ms) };
}

const isNote = ({ told }: Shot): boolean => told.weight === "note" && !told.opens;

/** A note is shown with what follows it; the last ones with what was before. */
function withoutNotes(shots: readonly Shot[]): Shot[] {
  const forward = fold(shots, (a) => isNote(a));
  return fold(forward, (_, b) => isNote(b));
}

/** One piece goes its way at once. */
function byPiece(shots: readonly Shot[]): Shot[] {
  const piece = (shot: Shot): string | undefined => piecesOf(shot.told).find((each) => !each.startsWith("space:"));
  return fold(shots, (a, b) => isBeat(a) && isBeat(b) && piece(a) !== undefined && piece(a) === piece(b));
}

const isBeat = ({ told }: Shot): boolean => told.weight === "beat" && !told.opens;

/** A chapter without dice and drama is told by its heading, and its end is shown. */
function byChapter(shots: readonly Shot[]): Shot[] {
  const chapters: Shot[][] = [];
  for (const shot of shots) {
    if (shot.told.opens || !chapters.length) chapters.push([shot]);
    else chapters.at(-1)?.push(shot);
  }
  return chapters.flatMap((chapter) => (chapter.some(isHeld) ? chapter : fold(chapter, () => true)));
}

const betweenHeld = (shots: readonly Shot[]): Shot[] =>
  fold(shots, (a, b) => !isHeld(a) && !isHeld(b) && !b.told.opens);

/** Dice that fall one after the other lie in the tray together. */
const diceTogether = (shots: readonly Shot[]): Shot[] =>
  fold(shots, (a, b) => a.told.weight !== "drama" && b.told.weight !== "drama");
