/** Every question of Dreamblade, and the bar that answers it. */
import type { Component } from "svelte";
import type { Asked } from "../../protocol";
import SeveralBar from "./bars/SeveralBar.svelte";
import TapBar from "./bars/TapBar.svelte";
import type { Play } from "./play.svelte";
import type { Question } from "./typed";
import type { Questions } from "./types";

export type QuestionBar = Component<{ play: Play; asked: Asked }>;

export const bars = {
  DisruptOrDestroy: TapBar,
  KeepWhich: TapBar,
  MayExplode: TapBar,
  MayGoTo: TapBar,
  MayMove: TapBar,
  MayPickKind: TapBar,
  MayReroll: SeveralBar,
  MayTarget: TapBar,
  PlaceDisrupted: TapBar,
  ShiftOrStrike: TapBar,
  SplitDamage: SeveralBar,
  WhatToSpawn: TapBar,
  WhereStrikesDying: TapBar,
  WhereToStrike: TapBar,
  WhichBladeAbility: TapBar,
  WhichEffect: TapBar,
  WhichFate: TapBar,
  WhichKind: TapBar,
  WhichTarget: TapBar,
  WhoAttacks: SeveralBar,
  WhoIsFortunate: TapBar,
  WhoReturns: TapBar,
  WhoShifts: TapBar,
  WhoStrikesDying: SeveralBar,
} satisfies Record<keyof Questions, QuestionBar>;

export const barOf = ({ name }: Question): QuestionBar => bars[name];
