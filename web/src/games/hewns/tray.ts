/** Open questions as a few amounts to set: bids, secret dice, payments, screens, where Substract goes. */
import type { Asked } from "../../protocol";
import { carried, DANGERS, FREE, type Content } from "./content";
import type { Choice, Pay, Pick, PlayerView, Put, Save, Screens, View } from "./types";

export interface Amount {
  name: string;
  most: number;
  start: number;
}
export interface Tray {
  key: string; // as long as it is the same, what has been set stays
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
type Draft = Omit<Tray, "key">;

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const choicesOf = <Kind extends Choice>(asked: Asked, type: Kind["type"]): Kind[] =>
  asked.options.map((option) => option.choice as Choice).filter((choice): choice is Kind => choice.type === type);
const most = (numbers: readonly number[]): number => Math.max(0, ...numbers);

export function trayOf(asked: Asked, view: View, content: Content, seat: number, item: number): Tray | null {
  const draft = draftOf(asked, view, content, seat, item);
  const boxes = asked.name === "PlaceBidoxes" ? [item, view.players[seat]?.bidoxes] : [];
  return draft && { ...draft, key: JSON.stringify([asked.name, asked.fields, ...boxes]) };
}

function draftOf(asked: Asked, view: View, content: Content, seat: number, item: number): Draft | null {
  switch (asked.name) {
    case "PlaceBidoxes":
      return view.offer.includes(item) ? bidTray(view, content, seat, item) : null;
    case "PickDice":
      return diceTray(asked, content);
    case "PayForDice":
      return payTray(asked, view, content);
    case "HowManyScreens":
    case "ScreensInEncounter":
      return screensTray(asked, view, content);
    case "SaveSubstract":
      return saveTray(asked, content);
    case "WhereTo":
      return putTray(asked, content);
    default:
      return null;
  }
}

/** What a player's Bidoxes on an item are worth, for the player. */
const worthOn = (player: PlayerView, item: number): number =>
  player.bidoxes
    .filter((box) => box.place === item)
    .reduce((sum, box) => sum + (box.normal ?? 0) + (box.dirty ?? 0) + box.nananbites, 0);

function bidTray(view: View, content: Content, seat: number, item: number): Draft | null {
  const player = view.players[seat];
  if (!player) return null;
  const kinds = [...new Set(player.bidoxes.filter((box) => box.place === FREE).map((box) => box.nananbites))].sort();
  const price = view.prices?.[item] ?? 1;
  const there = worthOn(player, item);
  const [normal, dirty] = [player.normal ?? 0, player.dirty ?? 0];
  return {
    title: there
      ? `Raise your ${there} for ${content.itemName(item)}, from ${price}`
      : `Bid for ${content.itemName(item)}, from ${price}`,
    amounts: [
      { name: "dirty", most: dirty, start: Math.min(dirty, Math.max(price - there - (kinds[0] ?? 0), 0)) },
      { name: "normal", most: normal, start: 0 },
    ],
    sides:
      kinds.length > 1
        ? kinds.map((count) => ({
            label: count ? `Bidox with ${count} Nananbite${count > 1 ? "s" : ""}` : "plain Bidox",
            value: count,
          }))
        : [{ label: "", value: kinds[0] ?? 0 }],
    choice: ([dirty = 0, normal = 0], nananbites) => ({ type: "Bid", item, normal, dirty, nananbites }),
    sum: (amounts, nananbites) => {
      const bid = total(amounts) + nananbites + there;
      const more = `${nananbites ? ` + ${nananbites} for Nananbites` : ""}${there ? ` + ${there} that lie there` : ""}`;
      return `${amounts.join(" + ")}${more} = ${bid}${bid < price ? `, less than ${price}: wins nothing` : ""}`;
    },
    submit: "Place the Bidox",
  };
}

const DICE = ["laser", "area", "armour", "brain"] as const;
const DICE_WORDS = { laser: "laser dice", area: "area dice", armour: "body screens", brain: "brain screens" };

/** Of the Hewn that a question is asked for. */
const whose = (asked: Asked, content: Content): string =>
  content.hewnName((asked.fields as { subject: number }).subject);

const AT_RANGE = ["ranged", "artillery"]; // encounters in which whoever picks too few dice malfunctions

function diceTray(asked: Asked, content: Content): Draft | null {
  const picks = choicesOf<Pick>(asked, "Pick");
  const price = (pick: Pick): number => total(DICE.map((die) => pick[die] ?? 0)) + (pick.explode ? 1 : 0);
  const budget = most(picks.map(price));
  const dice = DICE.filter((die) => picks.some((pick) => pick[die]));
  const mayExplode = picks.some((pick) => pick.explode);
  if (!budget) return null;
  const { kinds, subject } = asked.fields as { kinds: Record<string, string>; subject: number };
  const kind = kinds[subject] ?? "";
  const least = kind === "artillery" ? content.files.limits.artillery_min_dice : 1;
  return {
    title: `Secret dice of ${whose(asked, content)}: ${budget} Substract at hand`,
    amounts: [
      ...dice.map((die) => ({ name: DICE_WORDS[die], most: budget, start: 0 })),
      ...(mayExplode ? [{ name: "explosion", most: 1, start: 0 }] : []),
    ],
    most: budget,
    sides: [],
    choice: (amounts) => ({
      type: "Pick",
      ...Object.fromEntries(dice.map((die, place) => [die, amounts[place] ?? 0])),
      explode: mayExplode && Boolean(amounts[dice.length]),
    }),
    sum: (amounts) => `${amounts.join(" + ") || 0} = ${total(amounts)} of ${budget} Substract to pay`,
    warning: (amounts) =>
      AT_RANGE.includes(kind) && total(amounts) < least
        ? `With ${total(amounts) ? `only ${total(amounts)}` : "no dice"}, ${whose(asked, content)} malfunctions: it is stunned and rolls nothing.`
        : "",
    submit: "Pick these dice",
  };
}

function payTray(asked: Asked, view: View, content: Content): Draft | null {
  const plans = choicesOf<Pay>(asked, "Pay");
  const { cost } = asked.fields as { cost: number };
  const payers = [...new Set(plans.flatMap((plan) => plan.payers))];
  if (!payers.length) return null;
  const first = plans[0];
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
    choice: (found) => {
      const parts = payers
        .map((hewn, place) => ({ hewn, dirty: found[2 * place] ?? 0, normal: found[2 * place + 1] ?? 0 }))
        .filter((part) => part.dirty + part.normal);
      return {
        type: "Pay",
        payers: parts.map((part) => part.hewn),
        normal: parts.map((part) => part.normal),
        dirty: parts.map((part) => part.dirty),
      };
    },
    sum: (found) => `${found.join(" + ")} = ${total(found)} of ${cost}`,
    submit: "Pay",
  };
}

function screensTray(asked: Asked, view: View, content: Content): Draft {
  const { hewn } = asked.fields as { hewn: number };
  const attacked = view.hewns.find((each) => each.hewn === hewn);
  const danger = asked.name === "HowManyScreens" ? view.dangers[attacked?.space ?? -1] : undefined;
  const { normal, dirty } = carried(attacked);
  const limit = most(choicesOf<Screens>(asked, "Screens").map((choice) => choice.count));
  return {
    title:
      danger === undefined
        ? `Body screens, at most ${limit}`
        : `${content.hewnName(hewn)} meets a danger, ${DANGERS[danger]}: at most ${limit} body screens`,
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

function saveTray(asked: Asked, content: Content): Draft | null {
  const saves = choicesOf<Save>(asked, "Save");
  const receivers = [...new Set(saves.map((save) => save.to))];
  if (!receivers.length) return null;
  return {
    title: `${whose(asked, content)} may send Substract away first`,
    amounts: [
      { name: "dirty", most: most(saves.map((save) => save.dirty)), start: 0 },
      { name: "normal", most: most(saves.map((save) => save.normal)), start: 0 },
    ],
    sides: receivers.map((to) => ({ label: content.receiver(to), value: to })),
    choice: ([dirty = 0, normal = 0], to) => (dirty + normal ? { type: "Save", to, normal, dirty } : null),
    sum: (amounts, to) => `${total(amounts)} ${content.receiver(to)}`,
    submit: "Send",
  };
}

function putTray(asked: Asked, content: Content): Draft {
  const { left } = asked.fields as { left: number };
  const receivers = [...new Set(choicesOf<Put>(asked, "Put").map((put) => put.to))];
  return {
    title: `New Substract: ${left} to put`,
    amounts: [{ name: "Substract", most: left, start: left }],
    sides: receivers.map((to) => ({ label: content.receiver(to), value: to })),
    choice: ([amount = 0], to) => ({ type: "Put", to, amount }),
    sum: ([amount = 0], to) => `${amount} ${content.receiver(to)}, ${left - amount} left`,
    submit: "Put it there",
  };
}
