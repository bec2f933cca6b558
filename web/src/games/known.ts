/** What a number or an id stands for in the content of a game; one that stands for nothing is a fault that says so. */
export const knownIn =
  (game: string) =>
  <Thing>(thing: Thing | undefined, kind: string, which: number | string): Thing => {
    if (thing === undefined) throw new Error(`${game} has no ${kind} ${which}`);
    return thing;
  };
