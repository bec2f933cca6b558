/** Options as a bar shows them: few as they are, many in groups, finishing ones apart. */
import type { Asked, Option, Refused } from "../protocol";

export interface Entry {
  label: string;
  option: Option | null; // null: refused
  refused: Refused | null;
}

export interface Group {
  key: string;
  label: string;
  entries: Entry[];
}

export interface Layout {
  groups: Group[]; // with a single entry: a plain button
  finishers: Option[]; // options that name nothing: pass, end
}

export const FLAT = 9; // as many as there are number keys
const MOST = 2 * FLAT; // more than these would take the place of the board, where they can be pointed at

type Fields = Record<string, unknown> & { type?: string };
const fieldsOf = (choice: unknown): Fields => (typeof choice === "object" && choice !== null ? (choice as Fields) : {});
const namesNothing = (choice: unknown): boolean => Object.keys(fieldsOf(choice)).every((field) => field === "type");

export const typeOf = (choice: unknown): string => fieldsOf(choice).type ?? "";
/** `UseSkill` as `Use skill`. */
export const inWords = (name: string): string =>
  name.replace(/_/g, " ").replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

export const enabled = (group: Group): Entry[] => group.entries.filter((entry) => entry.option);

function entries(asked: Asked): Entry[] {
  const options = [...asked.options, ...asked.commands];
  return [
    ...options.map((option): Entry => ({ label: option.label, option, refused: null })),
    ...asked.refused.map((refused): Entry => ({ label: refused.label, option: null, refused })),
  ];
}

const choiceOf = (entry: Entry): unknown => entry.option?.choice ?? entry.refused?.choice;

/** `finishes` tells which choices stand apart; unless a game knows better, those that name nothing. */
export function layOut(asked: Asked, finishes: (choice: unknown) => boolean = namesNothing, flat = FLAT): Layout {
  const all = entries(asked);
  const naming = all.filter((entry) => !finishes(choiceOf(entry)));
  const plain = all.filter((entry) => finishes(choiceOf(entry)));
  const finishers = naming.some((entry) => entry.option) ? plain.flatMap((entry) => entry.option ?? []) : [];
  const listed = finishers.length ? [...naming, ...plain.filter((entry) => !entry.option)] : all;
  return { groups: inGroups(listed, flat), finishers };
}

/** A few legal ones stand alone; more than `flat` are grouped by what they do, then by what they do it to. */
export function inGroups(listed: Entry[], flat = FLAT): Group[] {
  const legal = listed.filter((entry) => entry.option);
  if (listed.length <= flat) return listed.map(alone);
  const types = by(listed, (entry) => typeOf(choiceOf(entry)));
  if (types.length > 1)
    return types.map(([type, found]) =>
      found.length === 1 ? alone(found[0] as Entry) : { key: type, label: inWords(type), entries: found },
    );
  if (legal.length <= FLAT) return legal.map(alone);
  const field = splitting(legal);
  if (!field)
    return legal.length > MOST
      ? [{ key: typeOf(choiceOf(legal[0] as Entry)), label: commonStart(legal), entries: legal }]
      : legal.map(alone);
  return by(legal, (entry) => JSON.stringify(fieldsOf(choiceOf(entry))[field])).map(([key, found]) =>
    found.length === 1 ? alone(found[0] as Entry) : { key, label: commonStart(found), entries: found },
  );
}

const alone = (entry: Entry): Group => ({ key: JSON.stringify(choiceOf(entry)), label: entry.label, entries: [entry] });

function by(listed: Entry[], key: (entry: Entry) => string): [string, Entry[]][] {
  const found = new Map<string, Entry[]>();
  for (const entry of listed) found.set(key(entry), [...(found.get(key(entry)) ?? []), entry]);
  return [...found];
}

/** The first field that has several values, each of several options. */
function splitting(listed: Entry[]): string | undefined {
  const [first] = listed;
  if (!first) return undefined;
  return Object.keys(fieldsOf(choiceOf(first))).find((field) => {
    const values = new Set(listed.map((entry) => JSON.stringify(fieldsOf(choiceOf(entry))[field])));
    return values.size > 1 && values.size * 2 <= listed.length;
  });
}

/** The words that labels begin with alike; where there are none, the first of them and a sign that there are more. */
export function commonStart(listed: readonly Entry[]): string {
  const [first = [], ...others] = listed.map((entry) => entry.label.split(" "));
  let same = first.length;
  for (const words of others) while (same && words.slice(0, same).join(" ") !== first.slice(0, same).join(" ")) same--;
  return first.slice(0, same).join(" ").replace(/,$/, "") || `${first.join(" ")} …`;
}
