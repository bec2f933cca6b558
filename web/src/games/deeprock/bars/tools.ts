/** What can be done in a turn, as the bar shows it: tools first, then their targets. */
import type { Entry } from "../../../generic/grouping";
import type { Asked, Option } from "../../../protocol";
import type { Content } from "../content";
import { CLASSES, CONDITIONS, DICE, dieLook, type Glyph } from "../looks";
import { asChoice, choiceOf } from "../typed";
import { kindOf, numberOf, toolOf, type ToolKey, type ToolKind } from "../places";
import type { Aim, Choice, Outlook } from "../types";
import type { Without } from "../../without";

export interface Tool {
  key: ToolKey;
  label: string;
  price: string; // what it takes besides
  glyph: Glyph;
  entries: Entry[];
  can: boolean;
  /** It needs no target. */
  only: Option | null;
}

const FINISHERS: ReadonlySet<Choice["type"]> = new Set<Choice["type"]>(["EndActions", "RobotDone", "Pass"]);
/** Legend to nobody who could not do them anyway. */
const RARE: ReadonlySet<ToolKind> = new Set<ToolKind>([
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
const ORDER: readonly ToolKind[] = [
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
  asked.options.find((option) => FINISHERS.has(choiceOf(option).type));

export function toolsOf(asked: Asked, content: Content, outlook: Outlook | undefined): Tool[] {
  const found = new Map<ToolKey, Entry[]>();
  const open = outlook ? readyOf(outlook) : new Set<ToolKey>();
  for (const key of open) found.set(key, []);
  const add = (choice: Choice, entry: Entry) => {
    const key = toolOf(choice);
    if (!FINISHERS.has(choice.type)) found.set(key, [...(found.get(key) ?? []), entry]);
  };
  for (const option of [...asked.options, ...asked.commands])
    add(choiceOf(option), { label: option.label, option, refused: null });
  for (const refused of asked.refused) add(asChoice(refused.choice), { label: refused.label, option: null, refused });
  const tools = [...found].map(([key, entries]) => made(key, entries, open.has(key), content));
  return tools
    .filter((tool) => tool.can || !RARE.has(kindOf(tool.key)))
    .sort((a, b) => rank(a.key) - rank(b.key) || numberOf(a.key) - numberOf(b.key));
}

const rank = (key: ToolKey): number => {
  const place = ORDER.indexOf(kindOf(key));
  return place < 0 ? ORDER.length : place;
};

/** What may be aimed also at places that are not listed. */
function readyOf({ modes, throws, lights }: Outlook): Set<ToolKey> {
  const ready = (aims: Record<string, Aim>, kind: "shoot" | "throw"): ToolKey[] =>
    Object.entries(aims).flatMap(([number, aim]): ToolKey[] =>
      aim.ready && aim.spaces.length ? [`${kind}:${Number(number)}`] : [],
    );
  return new Set<ToolKey>([
    ...ready(modes, "shoot"),
    ...ready(throws, "throw"),
    ...(lights.length ? ["Flare" as const] : []),
  ]);
}

function made(key: ToolKey, entries: Entry[], isOpen: boolean, content: Content): Tool {
  const options = entries.flatMap((entry) => entry.option ?? []);
  const [first] = options;
  const needsNoTarget = options.length === 1 && first && Object.keys(choiceOf(first)).length === 1;
  return {
    key,
    entries,
    can: options.length > 0 || isOpen,
    only: needsNoTarget ? first : null,
    price: content.legend.price[kindOf(key)] ?? "",
    ...lookOf(key, content, entries[0]?.label ?? ""),
  };
}

type Look = Pick<Tool, "label" | "glyph"> & Partial<Pick<Tool, "price">>;

/** Label and sign of a tool; an answer that is no tool is called as the server calls it. */
function lookOf(key: ToolKey, content: Content, label: string): Look {
  const [kind, number] = [kindOf(key), numberOf(key)];
  switch (kind) {
    case "shoot": {
      const { name, surcharge, dice } = content.mode(number);
      return { label: name, price: surcharge, glyph: dieLook(dice[0] ?? "") };
    }
    case "throw":
      return { label: content.throwable(number).name, glyph: DICE.explosion };
    case "shout":
      return {
        label: content.shout(number).name,
        price: content.legend.price["Shout" satisfies Choice["type"]] ?? "",
        glyph: SHOUT,
      };
    default:
      return isAction(kind) ? ACTIONS[kind] : { label, glyph: {} };
  }
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

/** What is a tool. The others fire, throw or play a card, answer what is asked in between, or end a turn. */
type Action = Without<
  ToolKind,
  | "shoot"
  | "throw"
  | "shout"
  | "Again"
  | "AgainSome"
  | "Along"
  | "AreaIs"
  | "Arm"
  | "At"
  | "BeDwarf"
  | "Chop"
  | "DropUpgrade"
  | "EndActions"
  | "Fit"
  | "Gain"
  | "GoOn"
  | "Hand"
  | "InOrder"
  | "Pass"
  | "Pay"
  | "Pick"
  | "PutOn"
  | "React"
  | "Reload"
  | "Replace"
  | "RobotDone"
  | "Take"
  | "This"
  | "ToDwarf"
  | "Yes"
>;

const isAction = (kind: ToolKind): kind is Action => Object.hasOwn(ACTIONS, kind);
const ACTIONS: Record<Action, Look> = {
  Move: { label: "Move", glyph: WALK },
  RobotMove: { label: "Fly", glyph: WALK },
  Axe: { label: "Axe chop", glyph: DICE.axe },
  RobotAxe: { label: "Chop", glyph: DICE.axe },
  Overclock: { label: "Overclock", glyph: CLASSES.engineer },
  CallPod: { label: "Call Resupply", glyph: CROSS },
  GetSupplies: { label: "Get supplies", glyph: CROSS },
  Exchange: { label: "Exchange", glyph: SWAP },
  StandUp: { label: "Stand up", glyph: CONDITIONS.knocked },
  Help: { label: "Help up", glyph: CONDITIONS.knocked },
  Flare: { label: "Flare", glyph: CLASSES.scout },
  Zipline: { label: "Zipline", glyph: ROPE },
  Shield: { label: "Shield", glyph: SHIELD },
  Sentry: { label: "Sentry Gun", glyph: CLASSES.gunner },
  Platforms: { label: "Platforms", glyph: PLATES },
  Repair: { label: "Repair", glyph: CLASSES.engineer },
  LayDown: { label: "Lay the Aquarq down", glyph: CONDITIONS.carrying },
  Deposit: { label: "Deposit the Aquarq", glyph: CONDITIONS.carrying },
  Launch: { label: "Launch the Drop pod", glyph: CROSS },
  Detonate: { label: "Set off the charge", glyph: DICE.explosion },
};
