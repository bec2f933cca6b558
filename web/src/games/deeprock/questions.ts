/** Every question of Deep Rock, and the bar that answers it. */
import type { Component } from "svelte";
import type { Asked } from "../../protocol";
import ActionBar from "./ActionBar.svelte";
import AreaBar from "./AreaBar.svelte";
import DieBar from "./DieBar.svelte";
import ExchangeBar from "./ExchangeBar.svelte";
import type { Play } from "./play.svelte";
import PutDiceBar from "./PutDiceBar.svelte";
import RerollBar from "./RerollBar.svelte";
import TakeBar from "./TakeBar.svelte";
import TapBar from "./TapBar.svelte";
import type { Questions } from "./types";

type Name = Exclude<keyof Questions, "AskWhere">; // what they have in common is never asked
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

export const barOf = (name: string): QuestionBar => (name in bars ? bars[name as Name] : TapBar);
