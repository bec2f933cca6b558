/** What a player moves about whenever he is asked: Substract in parts, and technologies in place of others. */
import type { Asked } from "../../../protocol";
import { MAMABITE } from "../constants";
import { carried, type Content } from "../content";
import type { Attach, Choice, HewnView, View } from "../types";
import { listed, receivers, total, type Draft, type Tray } from "./tray";

const DEEDS = ["Load", "Send", "Stow"] as const satisfies readonly Choice["type"][];
export type Deed = (typeof DEEDS)[number];
export type Packing = { deed: Deed; hewn: number } | { deed: "Attach"; piece: number };
export const DEED_WORDS: Record<Deed, string> = { Load: "Load", Send: "Transmit", Stow: "Open or hidden" };

/** Who packs, and with what. */
export interface Packer {
  asked: Asked;
  view: View;
  content: Content;
  seat: number;
}

const offered = <Type extends Choice["type"]>(asked: Asked, type: Type) =>
  listed([...asked.options, ...asked.commands], type);

/** What can be done with the store of a Hewn: whatever is listed, and loading it wherever it can be loaded at all. */
export function deedsWith({ asked }: Pick<Packer, "asked">, { hewn, loading }: HewnView): Deed[] {
  const isListed = (deed: Deed): boolean => offered(asked, deed).some((choice) => choice.hewn === hewn);
  return DEEDS.filter((deed) => (deed === "Load" && loading !== null) || isListed(deed));
}

const STORES: Record<Deed, (packer: Packer, hewn: HewnView) => Draft | null> = {
  Load: loadTray,
  Send: sendTray,
  Stow: stowTray,
};

export function packingTray(packer: Packer, packing: Packing): Tray | null {
  if (packing.deed === "Attach") return attachTray(packer, packing.piece);
  const hewn = packer.view.hewns.find((each) => each.hewn === packing.hewn);
  if (!hewn || !deedsWith(packer, hewn).includes(packing.deed)) return null;
  const draft = STORES[packing.deed](packer, hewn);
  return draft && { ...draft, key: JSON.stringify([packing, carried(hewn)]) };
}

function loadTray({ asked, content }: Packer, there: HewnView): Draft | null {
  const { hewn, loading } = there;
  if (!loading) return null;
  const now = carried(there);
  const most = loading.together;
  const first = offered(asked, "Load").find((load) => load.hewn === hewn) ?? now;
  return {
    title: `Load ${content.hewnName(hewn)} behind your screen, at most ${most}`,
    amounts: [
      { name: "dirty", most: Math.min(most, loading.dirty), start: first.dirty },
      { name: "normal", most: Math.min(most, loading.normal), start: first.normal },
    ],
    most,
    sides: [],
    choice: ([dirty = 0, normal = 0]) =>
      dirty === now.dirty && normal === now.normal ? null : { type: "Load", hewn, normal, dirty },
    sum: ([dirty = 0, normal = 0]) =>
      `It holds ${dirty + normal} of ${most}; ${loading.dirty - dirty} dirty and ${loading.normal - normal} normal are left off planet.`,
    submit: "Load it so",
  };
}

function sendTray({ asked, content }: Packer, there: HewnView): Draft {
  const { hewn } = there;
  const now = carried(there);
  const sends = offered(asked, "Send").filter((send) => send.hewn === hewn);
  return {
    title: `Transmit from ${content.hewnName(hewn)}`,
    amounts: [
      { name: "dirty", most: now.dirty, start: now.dirty },
      { name: "normal", most: now.normal, start: now.normal },
    ],
    sides: receivers(
      content,
      sends.map((send) => send.to),
    ),
    choice: ([dirty = 0, normal = 0], to) => (dirty + normal ? { type: "Send", hewn, to, normal, dirty } : null),
    sum: ([dirty = 0, normal = 0], to) =>
      `${dirty} dirty and ${normal} normal ${content.receiver(to)}; ${now.dirty - dirty} dirty and ${now.normal - normal} normal stay.`,
    submit: "Transmit",
  };
}

function stowTray({ content }: Packer, there: HewnView): Draft {
  const { hewn, open_store: most, hidden_store } = there;
  const now = carried(there);
  const open = { normal: there.open_normal ?? 0, dirty: there.open_dirty ?? 0 };
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
      `${total(amounts)} in the open, ${now.dirty + now.normal - total(amounts)} of ${hidden_store} out of sight`,
    submit: "Keep it so",
  };
}

/** Into free sockets as listed, or instead of another technology. */
function attachTray({ asked, view, content }: Packer, piece: number): Tray | null {
  const found = [...offered(asked, "Attach"), ...view.replacements].filter((attach) => attach.piece === piece);
  const choices = [...new Map(found.map((attach) => [sideName(content, attach), attach])).entries()];
  if (!choices.length) return null;
  const { name } = content.piece(piece);
  return {
    key: JSON.stringify(["Attach", piece, choices]),
    title: `Attach ${name}`,
    amounts: [],
    sides: choices.map(([label], value) => ({ label, value })),
    choice: (_, side) => choices[side]?.[1] ?? null,
    sum: (_, side) => {
      const [where = "", attach] = choices[side] ?? [];
      return `${name} ${where}${attach?.instead_of === undefined ? "" : ", which goes back to your side"}.`;
    },
    submit: "Attach it",
  };
}

function sideName(content: Content, { hewn, holder, instead_of }: Attach): string {
  const where = holder === undefined ? "" : ` in its ${content.piece(MAMABITE).name}`;
  const instead = instead_of === undefined ? "" : ` instead of ${content.piece(instead_of).name}`;
  return `to ${content.hewnName(hewn)}${where}${instead}`;
}
