/** What a question is about and what to do, in words for somebody who plays for the first time. */
import type { Play } from "./play.svelte";
import type { Questions } from "./types";

type Guide = (play: Play) => string;

/** What an ability does, and how to answer. */
const ability =
  (how: string): Guide =>
  (play) => {
    const { piece } = play.about as { piece: number };
    const found = play.content.piece(piece);
    return `${play.content.pieceName(piece)}: ${found ? play.content.abilityText(found) : ""} ${how}`;
  };

const GUIDES: Record<keyof Questions, Guide> = {
  WhatToSpawn: ({ view }) =>
    `Tap a miniature of your reserves, then a marked cell. ${view.turn === 1 ? "In the first turn only your portal is open." : "Points that are left over are lost."}`,
  ShiftOrStrike: ({ view }) =>
    `Your ${view.phase.number === 2 ? "second" : "first"} of two action phases. Shift: creatures that share their cell with no enemy may move one cell. Strike: creatures attack the enemies in their cell.`,
  WhoShifts: () =>
    "Tap a creature, then a marked cell. Each moves once, one cell; whoever shares a cell with an enemy stays.",
  WhereToStrike: () => "Tap a cell that your creatures share with enemies. A cell is attacked once in a phase.",
  WhoAttacks: () => "All that are marked attack together, with a die for each point of power. Tap one to leave it out.",
  MayReroll: (play) => `Tap up to ${play.dice?.most ?? 0} dice to roll them again. What they show then stands.`,
  WhoIsFortunate: () => "Several may have dice rolled again, each in its turn. Tap the one that comes first.",
  WhichBladeAbility: () =>
    "Blades set off abilities, one use at a time. As long as an ability can take a blade, you must choose one.",
  SplitDamage: (play) =>
    `Each tap on an enemy gives it one damage. ${play.damage?.relentless ? "It is Relentless: only life counts, nobody is disrupted." : "Enough for its defense disrupts it, enough for its life destroys it."}`,
  DisruptOrDestroy: () =>
    "Its damage reaches defense and life, so you choose. Destroyed: a point for you, spawn points for its owner. Disrupted: you put it into an empty cell.",
  PlaceDisrupted: () => "It was disrupted: you put it into any empty cell, as far from the fight as you like.",
  WhereStrikesDying: () => "Your creatures were destroyed in several cells. Tap the cell whose fallen strike first.",
  WhoStrikesDying: () =>
    "Destroyed in the first player's action, they may strike once more before they go. Tap one to leave it out.",
  WhichEffect: () => "These happen at the same moment, and you order your own.",
  WhichFate: () => "Sacrificed, it goes to your graveyard; banished, back to your reserves.",
  WhoReturns: () => "Reincarnate: tap a creature in your graveyard.",
  KeepWhich: () => "They are Unique: the others are sacrificed.",
  MayExplode: () => "Bomb: it goes to your graveyard, and every enemy creature in its cell is damaged.",
  MayGoTo: () => "Tap a marked cell, or pass and leave it where it is.",
  MayMove: ability("Tap a creature, then a marked cell, or pass."),
  WhichTarget: ability("Tap a marked miniature."),
  MayTarget: ability("Tap a marked miniature, or pass."),
  WhichKind: ability("Tap one in the list."),
  MayPickKind: ability("Tap one in the list, or pass."),
};

export function guide(play: Play): string {
  return play.name in GUIDES ? GUIDES[play.name as keyof Questions](play) : "";
}
