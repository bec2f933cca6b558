/** Every question of Cave-In, and the bar that answers it. */
import type { Component } from "svelte";
import type { Asked } from "../../protocol";
import OrderBar from "./bars/OrderBar.svelte";
import PayBar from "./bars/PayBar.svelte";
import type { Play } from "./play.svelte";
import TapBar from "./bars/TapBar.svelte";
import type { Questions } from "./types";
import type { Without } from "../without";

type Name = Without<keyof Questions, "AskToPay">; // what the payments have in common is never asked
export type QuestionBar = Component<{ play: Play; asked: Asked }>;

export const bars = {
  TakeAction: TapBar,
  PayForRecruit: TapBar,
  PayForCrystal: PayBar,
  PayForArtifact: PayBar,
  WhichOrder: OrderBar,
  WhichHalf: TapBar,
  WhichCrystal: TapBar,
  WhichDockCard: TapBar,
  HowManyFromBottom: TapBar,
  WhichBaseCard: TapBar,
  WhichOfFaction: TapBar,
  WhichToSubjugate: TapBar,
  WhichOfHand: TapBar,
  WhichToRecolour: TapBar,
  WhichTint: TapBar,
  WhichToTint: TapBar,
  WhichSecondRaid: TapBar,
  WhichArtifact: TapBar,
  WhetherToLead: TapBar,
} satisfies Record<Name, QuestionBar>;

const isNamed = (name: string): name is Name => Object.hasOwn(bars, name);
export const barOf = (name: string): QuestionBar => (isNamed(name) ? bars[name] : TapBar);
