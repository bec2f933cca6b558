/** Every question of Hewns, and the amounts that are set to answer it beside the bar; null: a tap in the bar will do. */
import type { Asked } from "../../protocol";
import {
  bidTray,
  diceTray,
  payTray,
  putTray,
  saveTray,
  screensTray,
  type Asking,
  type Draft,
  type Tray,
} from "./bars/tray";
import type { Content } from "./content";
import { questionOf } from "./typed";
import type { Questions, View } from "./types";

type Trays = { [Name in keyof Questions]: ((asking: Asking<Name>) => Draft | null) | null };

export const trays: Trays = {
  AttackOrRepair: null,
  DealOrder: null,
  DiscardDie: null,
  HowManyScreens: screensTray,
  MayTakeGem: null,
  NameTarget: null,
  PayForDice: payTray,
  PickDice: diceTray,
  PlaceBidoxes: bidTray,
  PlaceDanger: null,
  PlaceMine: null,
  PushOut: null,
  RerollAttackDie: null,
  RerollDie: null,
  Retreat: null,
  SaveSubstract: saveTray,
  ScreensInEncounter: screensTray,
  SplitNananbites: null,
  SwarmTo: null,
  TakeUpDanger: null,
  UseBomb: null,
  UseHeart: null,
  UseRespite: null,
  UseSeamMap: null,
  WhatNext: null,
  WhenInSight: null,
  WhereBlast: null,
  WhereEscape: null,
  WhereStand: null,
  WhereTo: putTray,
  WhichDangerDie: null,
  WhichEnemy: null,
  WhichHewn: null,
  WhichMember: null,
  WhichPiece: null,
  WhichSicket: null,
};

const drafted = <Name extends keyof Questions>(asking: Asking<Name>): Draft | null =>
  trays[asking.name]?.(asking) ?? null;

/** What is set to answer the open question. */
export function trayOf(asked: Asked, view: View, content: Content, seat: number, item: number | null): Tray | null {
  const draft = drafted({ ...questionOf(asked), asked, view, content, seat, item });
  const boxes = view.bidding ? [item, view.players[seat]?.bidoxes] : [];
  return draft && { ...draft, key: JSON.stringify([asked.name, asked.fields, ...boxes]) };
}
