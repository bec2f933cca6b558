/** Open questions as a few amounts to set: bids, secret dice, payments, screens, where Substract goes. */
import type { Asked, Option } from "../../../protocol";
import { counted } from "../../words";
import { FREE, NO_DANGER } from "../constants";
import { carried, type Content } from "../content";
import { choiceOf } from "../typed";
import type { Choice, Pay, Pick, PickingView, Questions, View } from "../types";

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
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

type OfType<Type extends Choice["type"]> = Extract<Choice, { type: Type }>;
/** The choices of one type among options. */
export const listed = <Type extends Choice["type"]>(options: readonly Option[], type: Type): OfType<Type>[] =>
  options.map(choiceOf).filter((choice): choice is OfType<Type> => choice.type === type);

export const receivers = (content: Content, found: readonly number[]): Draft["sides"] =>
  [...new Set(found)].map((to) => ({ label: content.receiver(to), value: to }));

export function bidTray({ view, content, seat, item }: Asking<"PlaceBidoxes">): Draft | null {
  const player = view.players[seat];
  if (!player || item === null || !view.offer.includes(item)) return null;
  const free = player.bidoxes.filter((box) => box.place === FREE);
  const worth = new Map(free.map((box) => [box.nananbites, box.worth ?? 0]));
  const kinds = [...worth.keys()].sort((a, b) => a - b);
  const price = view.prices[item] ?? 0;
  const there = player.bids[item] ?? 0;
  const [normal, dirty] = [player.normal ?? 0, player.dirty ?? 0];
  const [first = 0] = kinds;
  const name = content.itemName(item);
  return {
    title: there ? `Raise your ${there} for ${name}, from ${price}` : `Bid for ${name}, from ${price}`,
    amounts: [
      { name: "dirty", most: dirty, start: Math.min(dirty, Math.max(price - there - (worth.get(first) ?? 0), 0)) },
      { name: "normal", most: normal, start: 0 },
    ],
    sides:
      kinds.length > 1
        ? kinds.map((count) => ({
            label: count ? `Bidox with ${counted(count, "Nananbite")}` : "plain Bidox",
            value: count,
          }))
        : [{ label: "", value: first }],
    choice: ([dirty = 0, normal = 0], nananbites) => ({ type: "Bid", item, normal, dirty, nananbites }),
    sum: (amounts, nananbites) => {
      const own = worth.get(nananbites) ?? 0;
      const bid = total(amounts) + own + there;
      const more = `${own ? ` + ${own} for Nananbites` : ""}${there ? ` + ${there} that lie there` : ""}`;
      return `${amounts.join(" + ")}${more} = ${bid}${bid < price ? `, less than ${price}: wins nothing` : ""}`;
    },
    submit: "Place the Bidox",
  };
}

const DICE_WORDS: Record<PickingView["dice"][number], string> = {
  laser: "laser dice",
  area: "area dice",
  armour: "body screens",
  brain: "brain screens",
};

export function diceTray({ view, content, fields }: Asking<"PickDice">): Draft | null {
  const { picking } = view;
  if (!picking?.budget) return null;
  const { budget, dice, may_explode: mayExplode, least } = picking;
  const name = content.hewnName(fields.subject);
  return {
    title: `Secret dice of ${name}: ${budget} Substract at hand`,
    amounts: [
      ...dice.map((die) => ({ name: DICE_WORDS[die], most: budget, start: 0 })),
      ...(mayExplode ? [{ name: "explosion", most: 1, start: 0 }] : []),
    ],
    most: budget,
    sides: [],
    choice: (amounts) => {
      const pick: Pick = { type: "Pick", explode: mayExplode && Boolean(amounts[dice.length]) };
      dice.forEach((die, place) => (pick[die] = amounts[place] ?? 0));
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
  const plans = listed(asked.options, "Pay");
  const { cost } = fields;
  const payers = [...new Set(plans.flatMap((plan) => plan.payers))];
  if (!payers.length) return null;
  const [first] = plans;
  const amounts = payers.flatMap((hewn): Amount[] => {
    const place = first?.payers.indexOf(hewn) ?? -1;
    const { normal, dirty } = carried(view.hewns.find((each) => each.hewn === hewn));
    const name = payers.length > 1 ? ` of ${content.hewnName(hewn)}` : "";
    return [
      { name: `dirty${name}`, most: dirty, start: first?.dirty[place] ?? 0 },
      { name: `normal${name}`, most: normal, start: first?.normal[place] ?? 0 },
    ];
  });
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

export function screensTray({ asked, view, content, fields }: Asking<"HowManyScreens" | "ScreensInEncounter">): Draft {
  const { hewn } = fields;
  const { normal, dirty } = carried(view.hewns.find((each) => each.hewn === hewn));
  const limit = most(listed(asked.options, "Screens").map((choice) => choice.count));
  const danger = view.attacking_danger;
  return {
    title:
      danger === NO_DANGER
        ? `Body screens, at most ${limit}`
        : `${content.hewnName(hewn)} meets a danger, ${content.danger(danger)}: at most ${limit} body screens`,
    amounts: [
      { name: "for dirty Substract", most: Math.min(dirty, limit), start: 0 },
      { name: "for normal Substract", most: Math.min(normal, limit), start: 0 },
    ],
    most: limit,
    sides: [],
    choice: (amounts) => ({ type: "Screens", count: total(amounts), normal: amounts[1] ?? 0 }),
    sum: (amounts) => `${amounts.join(" + ")} = ${total(amounts)} armour dice more`,
    submit: "Make these screens",
  };
}

export function saveTray({ asked, content, fields }: Asking<"SaveSubstract">): Draft | null {
  const saves = listed(asked.options, "Save");
  if (!saves.length) return null;
  return {
    title: `${content.hewnName(fields.subject)} may send Substract away first`,
    amounts: [
      { name: "dirty", most: most(saves.map((save) => save.dirty)), start: 0 },
      { name: "normal", most: most(saves.map((save) => save.normal)), start: 0 },
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
