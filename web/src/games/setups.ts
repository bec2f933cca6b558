/** Games whose set-up has more than a list of options, such as a builder. */
import type { Component } from "svelte";

export interface SetUpProps {
  options: Record<string, unknown>; // as they are chosen so far
  choose: (name: string, value: unknown) => void;
}

export const setups: Record<string, () => Promise<{ default: Component<SetUpProps> }>> = {
  dreamblade: () => import("./dreamblade/setup/WarbandBuilder.svelte"),
};
