/** Every question of the belt, and the bar that answers it. */
import type { Component } from "svelte";
import type { Asked } from "../../protocol";
import AimBar from "./bars/AimBar.svelte";
import TapBar from "./bars/TapBar.svelte";
import type { Play } from "./play.svelte";
import type { Questions } from "./types";

export type QuestionBar = Component<{ play: Play; asked: Asked }>;

export const bars = {
  FlyWhere: AimBar,
  WhatNext: TapBar,
  WhatToDo: TapBar,
  WhereToBuild: AimBar,
  WhereToStart: AimBar,
  WhichBerth: AimBar,
} satisfies Record<keyof Questions, QuestionBar>;
