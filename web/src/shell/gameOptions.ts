/** What a table may agree on before a game. */
import type { GameOption, OptionValue } from "../protocol";

/** The options that so many players have a choice of, each with the values that they may pick. */
export function optionsFor(options: GameOption[], players: number): GameOption[] {
  return options
    .map((option) => ({ ...option, values: option.values.filter(({ seats }) => seats.includes(players)) }))
    .filter(({ values }) => values.length > 1);
}

/** The value that was picked: as JSON, for a select knows texts alone. */
export function valueOf(values: OptionValue[], picked: string | undefined): OptionValue | undefined {
  return values.find(({ value }) => JSON.stringify(value) === picked);
}

/** The options as they were picked; those that were not are left to the game. */
export function chosen(options: GameOption[], picked: Record<string, string>): Record<string, unknown> {
  const found = options.flatMap(({ name, values }) => {
    const each = valueOf(values, picked[name]);
    return each ? [[name, each.value] as const] : [];
  });
  return Object.fromEntries(found);
}
