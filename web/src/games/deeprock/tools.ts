/** What can be done in a turn, as the bar shows it: tools first, then their targets. */
import type { Entry } from "../../generic/grouping";
import type { Asked, Option } from "../../protocol";
import type { Content } from "./content";
import { CLASSES, DICE, ITEMS, STATUSES, type Glyph } from "./looks";
import { toolOf } from "./targets";
import { actionsInWords } from "./words";
import type { Aim, Choice, Outlook } from "./types";

export interface Tool {
  key: string;
  label: string;
  price: string; // what it takes besides
  glyph: Glyph;
  entries: Entry[];
  can: boolean;
  /** It needs no target. */
  only: Option | null;
}

/** These accept shots and throws at spaces that they do not list. */
const ATTACKS = new Set(["TakeAction", "RobotActs", "LightFooted", "QuickShot"]);
const FINISHERS = new Set(["EndActions", "RobotDone", "Pass"]);
/** Told to nobody who could not do them anyway. */
const RARE = new Set([
  "StandUp",
  "Help",
  "GetSupplies",
  "Exchange",
  "LayDown",
  "Deposit",
  "Launch",
  "Detonate",
  "Repair",
]);
const ORDER = [
  "Move",
  "RobotMove",
  "shoot",
  "Axe",
  "RobotAxe",
  "throw",
  "Flare",
  "Zipline",
  "Shield",
  "Sentry",
  "Platforms",
];

export const finisherOf = (asked: Asked): Option | undefined =>
  asked.options.find((option) => FINISHERS.has((option.choice as Choice).type));

export function toolsOf(asked: Asked, content: Content, outlook: Outlook | undefined): Tool[] {
  const found = new Map<string, Entry[]>();
  const open = ATTACKS.has(asked.name) && outlook ? readyOf(outlook) : new Set<string>();
  for (const key of open) found.set(key, []);
  const add = (choice: unknown, entry: Entry) => {
    const key = toolOf(choice as Choice);
    if (!FINISHERS.has(key)) found.set(key, [...(found.get(key) ?? []), entry]);
  };
  for (const option of [...asked.options, ...asked.commands])
    add(option.choice, { label: option.label, option, refused: null });
  for (const refused of asked.refused) add(refused.choice, { label: refused.label, option: null, refused });
  const tools = [...found].map(([key, entries]) => made(key, entries, open.has(key), content));
  return tools
    .filter((tool) => tool.can || !RARE.has(tool.key))
    .sort((a, b) => rank(a.key) - rank(b.key) || numberOf(a.key) - numberOf(b.key));
}

const numberOf = (key: string): number => Number(key.split(":")[1] ?? 0);
const rank = (key: string): number => {
  const place = ORDER.indexOf(key.split(":")[0] ?? "");
  return place < 0 ? ORDER.length : place;
};

/** What may be aimed also at places that are not listed. */
function readyOf({ modes, throws, lights }: Outlook): Set<string> {
  const ready = (aims: Record<string, Aim>, kind: string) =>
    Object.entries(aims).flatMap(([number, aim]) => (aim.ready && aim.spaces.length ? [`${kind}:${number}`] : []));
  return new Set([...ready(modes, "shoot"), ...ready(throws, "throw"), ...(lights ? ["Flare"] : [])]);
}

function made(key: string, entries: Entry[], isOpen: boolean, content: Content): Tool {
  const options = entries.flatMap((entry) => entry.option ?? []);
  const [first] = options;
  const fields = Object.keys((first?.choice as object | undefined) ?? {});
  const needsNoTarget = options.length === 1 && fields.length === 1;
  return {
    key,
    entries,
    can: options.length > 0 || isOpen,
    only: needsNoTarget && first ? first : null,
    ...lookOf(key, content),
  };
}

type Look = Pick<Tool, "label" | "price" | "glyph">;

function lookOf(key: string, content: Content): Look {
  const [kind, number] = key.split(":") as [string, string?];
  const { overclock_cost, resupply_cost } = content.files.numbers;
  const plain: Record<string, Look> = {
    Move: { label: "Move", price: "", glyph: WALK },
    RobotMove: { label: "Fly", price: "", glyph: WALK },
    Axe: { label: "Axe chop", price: "", glyph: DICE["axe"] ?? {} },
    RobotAxe: { label: "Chop", price: "", glyph: DICE["axe"] ?? {} },
    Overclock: { label: "Overclock", price: `${overclock_cost} Gold`, glyph: CLASSES[1] ?? {} },
    CallPod: { label: "Call Resupply", price: `${resupply_cost} Nitra or Gold`, glyph: CROSS },
    GetSupplies: { label: "Get supplies", price: "", glyph: CROSS },
    Exchange: { label: "Exchange", price: "", glyph: SWAP },
    StandUp: { label: "Stand up", price: "2 actions", glyph: STATUSES[2] ?? {} },
    Help: { label: "Help up", price: "", glyph: STATUSES[2] ?? {} },
    Flare: { label: "Flare", price: "no action", glyph: CLASSES[3] ?? {} },
    Zipline: { label: "Zipline", price: "", glyph: ROPE },
    Shield: { label: "Shield", price: "", glyph: SHIELD },
    Sentry: { label: "Sentry Gun", price: "1 ammo", glyph: CLASSES[2] ?? {} },
    Platforms: { label: "Platforms", price: "", glyph: PLATES },
    Repair: { label: "Repair", price: "", glyph: CLASSES[1] ?? {} },
    LayDown: { label: "Lay the Aquarq down", price: "no action", glyph: ITEMS[3] ?? {} },
    Deposit: { label: "Deposit the Aquarq", price: "no action", glyph: ITEMS[3] ?? {} },
    Launch: { label: "Launch the Drop pod", price: "", glyph: CROSS },
    Detonate: { label: "Set off the charge", price: "no action", glyph: DICE["explosion"] ?? {} },
  };
  if (kind === "shoot") return weapon(content, Number(number));
  if (kind === "throw")
    return { label: content.throwable(Number(number)).name, price: "", glyph: DICE["explosion"] ?? {} };
  if (kind === "shout") return { label: content.shout(Number(number)).name, price: "no action", glyph: SHOUT };
  return plain[kind] ?? { label: kind, price: "", glyph: {} };
}

function weapon(content: Content, number: number): Look {
  const mode = content.mode(number);
  const [die = "bullet"] = Object.keys(mode.dice);
  return { label: mode.name, price: actionsInWords(mode.actions, ""), glyph: DICE[die] ?? {} };
}

const WALK: Glyph = {
  line: "M4 20L9 14M9 14L8 8L13 7L17 11L21 11M9 14L14 16L14 22",
  fill: "M14 1A2.5 2.5 0 1 1 14 6A2.5 2.5 0 1 1 14 1Z",
};
const CROSS: Glyph = { fill: "M9 2H15V9H22V15H15V22H9V15H2V9H9Z" };
const SWAP: Glyph = { line: "M3 8H20L15 3M21 16H4L9 21" };
const ROPE: Glyph = { line: "M1 6L23 14M9 9V16M15 11V16M7 16H17V21H7Z" };
const SHIELD: Glyph = { fill: "M12 1L21 4.5V11C21 17 17 21 12 23C7 21 3 17 3 11V4.5Z" };
const PLATES: Glyph = { fill: "M2 9H11V13H2ZM13 9H22V13H13ZM7 15H17V19H7Z" };
const SHOUT: Glyph = { fill: "M2 9H6L14 3V21L6 15H2Z", line: "M17 8C19 10 19 14 17 16M20 5C23 9 23 15 20 19" };
