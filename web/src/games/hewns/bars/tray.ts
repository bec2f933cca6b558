/** Open questions as a few amounts to set: bids, secret dice, payments, screens, where Substract goes. */
import type { Asked, Option } from "../../../protocol";
import { NO_DANGER } from "../constants";
import type { Content } from "../content";
import { choiceOf } from "../typed";
import type { Choice, Pay, Pick, Questions, View } from "../types";

export interface Amount {
  name: string;
  most: number;
  start: number;
}
/** What is set, and the choice that it makes. */
export interface Draft {
  title: string;
  amounts: Amount[];
  most?: number; // of all amounts together
  sides: { label: string; value: number }[]; // one of which is chosen too: a receiver, a Bidox; none: nothing to choose
  choice: (amounts: readonly number[], side: number) => Choice | null; // null: it would change nothing
  sum: (amounts: readonly number[], side: number) => string;
  /** What one may regret; then it is asked twice. */
  warning?: (amounts: readonly number[]) => string;
  submit: string;
}
export interface Tray extends Draft {
  key: string; // as long as it is the same, what has been set stays
}

/** A question as a player is asked it. */
export interface Asking<Name extends keyof Questions> {
  name: Name;
  fields: Questions[Name];
  asked: Asked;
  view: View;
  content: Content;
  seat: number;
  item: number | null; // to bid for
}

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

type OfType<Type extends Choice["type"]> = Extract<Choice, { type: Type }>;
/** The choices of one type among options. */
export const listed = <Type extends Choice["type"]>(options: readonly Option[], type: Type): OfType<Type>[] =>
  options.map(choiceOf).filter((choice): choice is OfType<Type> => choice.type === type);

export const receivers = (content: Content, found: readonly number[]): Draft["sides"] =>
  [...new Set(found)].map((to) => ({ label: content.receiver(to), value: to }));

export function bidTray({ view, content, item }: Asking<"PlaceBidoxes">): Draft | null {
  const bids = view.bids.filter((bid) => bid.item === item);
  const [first] = bids;
  if (!first) return null;
  const { price, there, least, normal, dirty } = first;
  const name = content.itemName(first.item);
  const { wins_nothing } = content.legend.hints;
  return {
    title: there ? `Raise your ${there} for ${name}, from ${price}` : `Bid for ${name}, from ${price}`,
    amounts: [
      { name: "dirty", most: dirty, start: Math.min(dirty, least) },
      { name: "normal", most: normal, start: 0 },
    ],
    sides: bids.map(({ bidox, nananbites }) => ({ label: bidox, value: nananbites })),
    choice: ([dirty = 0, normal = 0], nananbites) => ({ type: "Bid", item: first.item, normal, dirty, nananbites }),
    sum: (amounts, nananbites) => {
      const { by_itself, least } = bids.find((bid) => bid.nananbites === nananbites) ?? first;
      const more = `${by_itself ? ` + ${by_itself} for Nananbites` : ""}${there ? ` + ${there} that lie there` : ""}`;
      const set = total(amounts);
      const low = set < least ? `, less than ${price}: ${wins_nothing}` : "";
      return `${amounts.join(" + ")}${more} = ${set + by_itself + there}${low}`;
    },
    submit: "Place the Bidox",
  };
}

export function diceTray({ view, content, fields }: Asking<"PickDice">): Draft | null {
  const { picking } = view;
  if (!picking?.budget) return null;
  const { budget, least, dice } = picking;
  const name = content.hewnName(fields.subject);
  return {
    title: `Secret dice of ${name}: ${budget} Substract at hand`,
    amounts: dice.map(({ name, most }) => ({ name, most, start: 0 })),
    most: budget,
    sides: [],
    choice: (amounts) => {
      const pick: Pick = { type: "Pick" };
      dice.forEach(({ kind }, place) => {
        const amount = amounts[place] ?? 0;
        if (kind === "explode") pick.explode = amount > 0;
        else pick[kind] = amount;
      });
      return pick;
    },
    sum: (amounts) => `${amounts.join(" + ") || 0} = ${total(amounts)} of ${budget} Substract to pay`,
    warning: (amounts) => {
      const picked = total(amounts);
      const few = picked ? `only ${picked}` : "no dice";
      return picked < least ? `With ${few}, ${name} ${content.legend.hints.malfunctions}.` : "";
    },
    submit: "Pick these dice",
  };
}

export function payTray({ asked, view, content, fields }: Asking<"PayForDice">): Draft | null {
  const [first] = listed(asked.options, "Pay");
  if (!first) return null;
  const { cost } = fields;
  const amounts = view.substract.flatMap(({ hewn, normal, dirty }): Amount[] => {
    const place = first.payers.indexOf(hewn);
    const name = view.substract.length > 1 ? ` of ${content.hewnName(hewn)}` : "";
    return [
      { name: `dirty${name}`, most: dirty, start: first.dirty[place] ?? 0 },
      { name: `normal${name}`, most: normal, start: first.normal[place] ?? 0 },
    ];
  });
  const payers = view.substract.map(({ hewn }) => hewn);
  return {
    title: `Pay ${cost} Substract`,
    amounts,
    most: cost,
    sides: [],
    choice: (found) => payment(payers, found),
    sum: (found) => `${found.join(" + ")} = ${total(found)} of ${cost}`,
    submit: "Pay",
  };
}

/** What each of them pays: dirty and normal by turns. */
function payment(payers: readonly number[], amounts: readonly number[]): Pay {
  const parts = payers
    .map((hewn, place) => ({ hewn, dirty: amounts[2 * place] ?? 0, normal: amounts[2 * place + 1] ?? 0 }))
    .filter((part) => part.dirty + part.normal);
  return {
    type: "Pay",
    payers: parts.map((part) => part.hewn),
    normal: parts.map((part) => part.normal),
    dirty: parts.map((part) => part.dirty),
  };
}

export function screensTray({ view, content, fields }: Asking<"HowManyScreens" | "ScreensInEncounter">): Draft | null {
  const [burns] = view.substract;
  if (!burns) return null;
  const { normal, dirty, together } = burns;
  const danger = view.attacking_danger;
  return {
    title:
      danger === NO_DANGER
        ? `Body screens, at most ${together}`
        : `${content.hewnName(fields.hewn)} meets a danger, ${content.danger(danger)}: at most ${together} body screens`,
    amounts: [
      { name: "for dirty Substract", most: Math.min(dirty, together), start: 0 },
      { name: "for normal Substract", most: Math.min(normal, together), start: 0 },
    ],
    most: together,
    sides: [],
    choice: (amounts) => ({ type: "Screens", count: total(amounts), normal: amounts[1] ?? 0 }),
    sum: (amounts) => `${amounts.join(" + ")} = ${total(amounts)} ${content.legend.hints.screens}`,
    submit: "Make these screens",
  };
}

export function saveTray({ asked, view, content, fields }: Asking<"SaveSubstract">): Draft | null {
  const saves = listed(asked.options, "Save");
  const [carried] = view.substract;
  if (!saves.length || !carried) return null;
  return {
    title: `${content.hewnName(fields.subject)} may send Substract away first`,
    amounts: [
      { name: "dirty", most: carried.dirty, start: 0 },
      { name: "normal", most: carried.normal, start: 0 },
    ],
    sides: receivers(
      content,
      saves.map((save) => save.to),
    ),
    choice: ([dirty = 0, normal = 0], to) => (dirty + normal ? { type: "Save", to, normal, dirty } : null),
    sum: (amounts, to) => `${total(amounts)} ${content.receiver(to)}`,
    submit: "Send",
  };
}

export function putTray({ asked, content, fields }: Asking<"WhereTo">): Draft {
  const { left } = fields;
  return {
    title: `New Substract: ${left} to put`,
    amounts: [{ name: "Substract", most: left, start: left }],
    sides: receivers(
      content,
      listed(asked.options, "Put").map((put) => put.to),
    ),
    choice: ([amount = 0], to) => ({ type: "Put", to, amount }),
    sum: ([amount = 0], to) => `${amount} ${content.receiver(to)}, ${left - amount} left`,
    submit: "Put it there",
  };
}
