/** Games with a board of their own; every other game is played at the plain table. */
import type { Component } from "svelte";
import type { MatchTable } from "../shell/match.svelte";

export type Face = Component<{ table: MatchTable }>;

/** Games in which nobody hides anything from anybody: players at one screen need no curtain. */
export const OPEN: ReadonlySet<string> = new Set(["deeprock"]);

export const faces: Record<string, () => Promise<{ default: Face }>> = {
  cavein: () => import("./cavein/Board.svelte"),
  deeprock: () => import("./deeprock/DeepRock.svelte"),
  belt: () => import("./belt/Board.svelte"),
  hewns: () => import("./hewns/Hewns.svelte"),
  dreamblade: () => import("./dreamblade/Board.svelte"),
};
