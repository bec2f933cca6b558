/** Every question of Deep Rock, and the bar that answers it. */
import type { Component } from "svelte";
import type { Asked } from "../../protocol";
import ActionBar from "./bars/ActionBar.svelte";
import AreaBar from "./bars/AreaBar.svelte";
import DieBar from "./bars/DieBar.svelte";
import ExchangeBar from "./bars/ExchangeBar.svelte";
import type { Play } from "./play.svelte";
import PutDiceBar from "./bars/PutDiceBar.svelte";
import RerollBar from "./bars/RerollBar.svelte";
import TakeBar from "./bars/TakeBar.svelte";
import TapBar from "./bars/TapBar.svelte";
import { questionOf } from "./typed";
import type { Questions } from "./types";
import type { Without } from "../without";

type Name = Without<keyof Questions, "AskWhere">; // what they have in common is never asked
export type QuestionBar = Component<{ play: Play; asked: Asked }>;

export const bars = {
  AcceptOffer: TapBar,
  CarryWhere: TapBar,
  CorrodeWhich: TapBar,
  DoubleWhich: DieBar,
  DropWhich: TapBar,
  EmergesBeside: TapBar,
  ExchangeWhat: ExchangeBar,
  FallsWhere: TapBar,
  FitWhere: TapBar,
  FlameWhere: TapBar,
  FleeWhere: TapBar,
  FreezeWhich: TapBar,
  LandWhere: TapBar,
  LiesUnconscious: TapBar,
  LightFooted: ActionBar,
  MayReact: TapBar,
  MayReroll: DieBar,
  MoveOn: TapBar,
  NextCreature: TapBar,
  PayPod: TapBar,
  PickDie: DieBar,
  PlatformWhere: TapBar,
  PlayAgain: TapBar,
  PlayRockAndStone: TapBar,
  PlayRockSolid: TapBar,
  PutDice: PutDiceBar,
  QuickShot: ActionBar,
  ReloadWhat: TapBar,
  RerollSome: RerollBar,
  RobotActs: ActionBar,
  RobotStarts: TapBar,
  SetOff: TapBar,
  TakeAction: ActionBar,
  TakeUp: TapBar,
  TakeUpLine: TapBar,
  TakeUpWhich: TapBar,
  TakeWhat: TakeBar,
  UseAxe: TapBar,
  WhereEmerges: TapBar,
  WhichArea: AreaBar,
  WhichBlast: TapBar,
  WhichDwarf: TapBar,
  WhichMineral: TapBar,
  WhichRear: TapBar,
  WhichWay: TapBar,
  WhichWeapon: TapBar,
  WhoDraws: TapBar,
} satisfies Record<Name, QuestionBar>;

export function barOf(asked: Asked): QuestionBar {
  const { name } = questionOf(asked);
  return name === "AskWhere" ? TapBar : bars[name];
}
