/** What games have of their own on the page; a game that is not here is played at the plain table. */
import type { Component } from "svelte";
import type { MatchState } from "../shell/match.svelte";

export type Board = Component<{ table: MatchState }>;

/** Boards come over the network when they are needed. */
export const boards: Record<string, () => Promise<{ default: Board }>> = {
  cavein: () => import("./cavein/Board.svelte"),
  deeprock: () => import("./deeprock/Board.svelte"),
  belt: () => import("./belt/Board.svelte"),
  hewns: () => import("./hewns/Board.svelte"),
  dreamblade: () => import("./dreamblade/Board.svelte"),
};

/** Caves and space: they are shown in the dark, unless the visitor has chosen another look. */
export const DARK: ReadonlySet<string> = new Set(["belt", "deeprock"]);

const drawn = import.meta.glob<Component>("./*/Emblem.svelte", { eager: true, import: "default" });

/** The drawing by which the lobby tells a game apart. */
export const emblemOf = (game: string): Component | undefined => drawn[`./${game}/Emblem.svelte`];
