/** Where things are written on a token of some size, from its middle. Lengths are hundredths of a cell. */
const WIDE = 60;
const NAMED = 40;
const TALL = 50;

export interface Written {
  x: number;
  y: number; // of the line it stands on
  size: number;
  room: number; // how wide it may be
}

export interface Layout {
  name: { size: number; room: number } | null; // null: there is no room for it
  cost: Written; // it ends there
  power: Written;
  rest: Written; // defense and life
  icons: { y: number; size: number; most: number; left: number | null } | null; // null: none; left null: in the middle
}

export function layoutOf(width: number, height: number): Layout {
  const [low, room] = [height / 2, width - 4];
  const row = (size: number, most = room) => ({
    y: low - 4.5 - size / 2,
    size,
    most: Math.floor(most / size),
    left: null,
  });
  const cost = (size: number, y: number) => ({ x: width / 2 - (width >= WIDE ? 4 : 2.5), y: y - low, size, room: 15 });
  if (width >= WIDE && height >= TALL)
    return {
      name: { size: 12, room: width - 30 },
      cost: cost(12, 11.5),
      power: { x: -23, y: 11, size: 33, room: 40 },
      rest: { x: 18, y: 10, size: 20, room: 50 },
      icons: row(12),
    };
  if (width >= WIDE)
    return {
      name: { size: 11, room: width - 30 },
      cost: cost(12, 11.5),
      power: { x: -32, y: 12, size: 20, room: 24 },
      rest: { x: 0, y: 11.5, size: 16, room: 42 },
      icons: { ...row(10, 22), y: 7, left: 27 },
    };
  const name = width >= NAMED ? { size: 10, room: width - 15 } : null;
  if (height >= TALL && name)
    return {
      name,
      cost: cost(10.5, 21.5),
      power: { x: 0, y: 4, size: 26, room },
      rest: { x: 0, y: low - 16, size: 15.5, room },
      icons: row(9),
    };
  if (height >= TALL)
    return {
      name,
      cost: cost(10.5, 10.5),
      power: { x: 0, y: -2, size: 24, room },
      rest: { x: 0, y: low - 18, size: 13.5, room },
      icons: row(9),
    };
  if (name)
    return {
      name,
      cost: cost(9.5, 19.5),
      power: { x: -12, y: low - 6, size: 18, room: 20 },
      rest: { x: 9, y: low - 6.5, size: 13, room: 25 },
      icons: null,
    };
  return {
    name,
    cost: cost(8.5, 8),
    power: { x: 2, y: 1.5, size: 17, room },
    rest: { x: 0, y: low - 5.5, size: 12.5, room },
    icons: null,
  };
}

/** About how wide a text is, for its height. */
export const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (/[ filjrtI.,'/▴▾-]/.test(letter) ? 0.38 : /[mwMW]/.test(letter) ? 0.92 : 0.62),
    0,
  );

/** How wide a text must be pressed to fit; undefined: it fits as it is. */
export const squeezed = (text: string, { size, room }: Pick<Written, "size" | "room">): number | undefined =>
  widthOf(text) * size > room ? room : undefined;

/** As many words of a name as there is room for, for its height, or its first letters. */
export function shortened(name: string, room: number): string {
  const words = name
    .replace(/^(The|Sir|Saint) /, "")
    .replace(/,.*/, "")
    .split(" ");
  while (words.length > 1 && widthOf(words.join(" ")) > room) words.pop();
  let short = words.join(" ");
  if (widthOf(short) <= room) return short;
  while (short.length > 2 && widthOf(`${short}.`) > room) short = short.slice(0, -1);
  return `${short}.`;
}
