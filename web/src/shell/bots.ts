/** The bots, named by what they do. */
export interface BotLevel {
  bot: string;
  label: string;
}

export const BOTS: readonly BotLevel[] = [
  { bot: "random", label: "Random: any legal move" },
  { bot: "greedy", label: "Greedy: the best next step" },
  { bot: "search:200", label: "Search: looks ahead 200 times" },
  { bot: "search:2s", label: "Search: looks ahead for 2 seconds" },
  { bot: "search:8s", label: "Search: looks ahead for 8 seconds" },
];
