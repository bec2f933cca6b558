/** What a player moves about whenever he is asked: Substract in parts, and technologies in place of others. */
import type { Asked } from "../../protocol";
import { carried, NANANBITE, type Content } from "./content";
import { total, type Tray } from "./tray";
import type { Attach, Choice, HewnView, Load, Send, Stow, View } from "./types";

export type Deed = "Load" | "Send" | "Stow";
export type Packing = { deed: Deed; hewn: number } | { deed: "Attach"; piece: number };
export const DEED_WORDS: Record<Deed, string> = { Load: "Load", Send: "Transmit", Stow: "Open or hidden" };

/** Who packs, and with what. */
export interface Packer {
  asked: Asked;
  view: View;
  content: Content;
  seat: number;
}

function listed<Kind extends Choice>(asked: Asked, type: Kind["type"]): Kind[] {
  const choices = [...asked.options, ...asked.commands].map((option) => option.choice as Choice);
  return choices.filter((choice): choice is Kind => choice.type === type);
}

const room = (content: Content, hewn: number): number =>
  content.hewn(hewn).store_open + content.hewn(hewn).store_hidden;

/** What can be done with the store of a Hewn: whatever is listed, and off the board loading and unloading. */
export function deedsWith({ asked, view, content, seat }: Packer, hewn: HewnView): Deed[] {
  const player = view.players[seat];
  const { normal, dirty } = carried(hewn);
  const isBehindScreen = hewn.owner === seat && hewn.space < 0 && room(content, hewn.hewn) > 0;
  const canLoad = isBehindScreen && normal + dirty + (player?.normal ?? 0) + (player?.dirty ?? 0) > 0;
  const isListed = (deed: Deed): boolean =>
    listed<Load | Send | Stow>(asked, deed).some((choice) => choice.hewn === hewn.hewn);
  return (["Load", "Send", "Stow"] as const).filter((deed) => (deed === "Load" && canLoad) || isListed(deed));
}

export function packingTray(packer: Packer, packing: Packing): Tray | null {
  if (packing.deed === "Attach") return attachTray(packer, packing.piece);
  const hewn = packer.view.hewns.find((each) => each.hewn === packing.hewn);
  if (!hewn || !deedsWith(packer, hewn).includes(packing.deed)) return null;
  const tray =
    packing.deed === "Load"
      ? loadTray(packer, hewn)
      : packing.deed === "Send"
        ? sendTray(packer, hewn)
        : stowTray(packer, hewn);
  return { ...tray, key: JSON.stringify([packing, carried(hewn)]) };
}

function loadTray({ asked, view, content, seat }: Packer, { hewn, ...rest }: HewnView): Omit<Tray, "key"> {
  const now = carried({ hewn, ...rest });
  const pool = { normal: view.players[seat]?.normal ?? 0, dirty: view.players[seat]?.dirty ?? 0 };
  const most = room(content, hewn);
  const first = listed<Load>(asked, "Load").find((load) => load.hewn === hewn) ?? now;
  return {
    title: `Load ${content.hewnName(hewn)} behind your screen, at most ${most}`,
    amounts: [
      { name: "dirty", most: Math.min(most, now.dirty + pool.dirty), start: first.dirty },
      { name: "normal", most: Math.min(most, now.normal + pool.normal), start: first.normal },
    ],
    most,
    sides: [],
    choice: ([dirty = 0, normal = 0]) =>
      dirty === now.dirty && normal === now.normal ? null : { type: "Load", hewn, normal, dirty },
    sum: ([dirty = 0, normal = 0]) =>
      `It holds ${dirty + normal} of ${most}; ${now.dirty + pool.dirty - dirty} dirty and ${now.normal + pool.normal - normal} normal are left off planet.`,
    submit: "Load it so",
  };
}

function sendTray({ asked, content }: Packer, { hewn, ...rest }: HewnView): Omit<Tray, "key"> {
  const now = carried({ hewn, ...rest });
  const receivers = [
    ...new Set(
      listed<Send>(asked, "Send")
        .filter((send) => send.hewn === hewn)
        .map((send) => send.to),
    ),
  ];
  return {
    title: `Transmit from ${content.hewnName(hewn)}`,
    amounts: [
      { name: "dirty", most: now.dirty, start: now.dirty },
      { name: "normal", most: now.normal, start: now.normal },
    ],
    sides: receivers.map((to) => ({ label: content.receiver(to), value: to })),
    choice: ([dirty = 0, normal = 0], to) => (dirty + normal ? { type: "Send", hewn, to, normal, dirty } : null),
    sum: ([dirty = 0, normal = 0], to) =>
      `${dirty} dirty and ${normal} normal ${content.receiver(to)}; ${now.dirty - dirty} dirty and ${now.normal - normal} normal stay.`,
    submit: "Transmit",
  };
}

function stowTray({ content }: Packer, { hewn, ...rest }: HewnView): Omit<Tray, "key"> {
  const now = carried({ hewn, ...rest });
  const open = { normal: rest.open_normal ?? 0, dirty: rest.open_dirty ?? 0 };
  const most = content.hewn(hewn).store_open;
  return {
    title: `Open store of ${content.hewnName(hewn)}: all see what is in it`,
    amounts: [
      { name: "dirty in the open", most: Math.min(most, now.dirty), start: open.dirty },
      { name: "normal in the open", most: Math.min(most, now.normal), start: open.normal },
    ],
    most,
    sides: [],
    choice: ([dirty = 0, normal = 0]) =>
      dirty === open.dirty && normal === open.normal ? null : { type: "Stow", hewn, normal, dirty },
    sum: (amounts) =>
      `${total(amounts)} in the open, ${now.dirty + now.normal - total(amounts)} of ${content.hewn(hewn).store_hidden} out of sight`,
    submit: "Keep it so",
  };
}

/** Into free sockets as listed, or instead of another technology of the same kind. */
function attachTray({ asked, view, content, seat }: Packer, piece: number): Tray | null {
  const instead = view.hewns.filter((hewn) => hewn.owner === seat).flatMap((hewn) => insteads(content, hewn, piece));
  const found = [...listed<Attach>(asked, "Attach").filter((attach) => attach.piece === piece), ...instead];
  const choices = [...new Map(found.map((attach) => [sideName(content, attach), attach])).entries()];
  if (!choices.length || !view.players[seat]?.stock[piece]) return null;
  return {
    key: JSON.stringify(["Attach", piece, choices]),
    title: `Attach ${content.piece(piece).name}`,
    amounts: [],
    sides: choices.map(([label], value) => ({ label, value })),
    choice: (_, side) => choices[side]?.[1] ?? null,
    sum: (_, side) =>
      `${content.piece(piece).name} ${choices[side]?.[0] ?? ""}${(choices[side]?.[1].instead_of ?? -1) >= 0 ? ", which goes back to your side" : ""}.`,
    submit: "Attach it",
  };
}

/** Technologies of a Hewn that the piece may take the place of; Nananbites never come off. */
function insteads(
  content: Content,
  { hewn, nanasockets = [], sicket_sockets = [] }: HewnView,
  piece: number,
): Attach[] {
  const isNana = content.piece(piece).socket === "nana";
  const held = isNana ? sicket_sockets.map(([, ...inside], holder) => ({ holder, inside })) : []; // in a Mamabite
  const own = { holder: -1, inside: isNana ? nanasockets : sicket_sockets.flatMap(([first]) => first ?? []) };
  return [own, ...held].flatMap(({ holder, inside }) => {
    const others = [...new Set(inside)].filter((other) => other !== NANANBITE && other !== piece);
    return others.map((instead_of): Attach => ({ type: "Attach", hewn, piece, holder, instead_of }));
  });
}

function sideName(content: Content, { hewn, holder = -1, instead_of = -1 }: Attach): string {
  const where = holder >= 0 ? " in its Mamabite" : "";
  return `to ${content.hewnName(hewn)}${where}${instead_of >= 0 ? ` instead of ${content.piece(instead_of).name}` : ""}`;
}
