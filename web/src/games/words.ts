/** `1 action` and `2 actions`, `1 Bidox` and `2 Bidoxes`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
