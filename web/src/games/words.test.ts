import { expect, it } from "vitest";
import { knownIn } from "./known";
import { counted } from "./words";

it("counts in words", () => {
  expect([counted(1, "point"), counted(2, "die roll"), counted(0, "Bidox", "Bidoxes")]).toEqual([
    "1 point",
    "2 die rolls",
    "0 Bidoxes",
  ]);
});
it("tells what a game does not know", () => {
  expect(knownIn("Cave-In")("a Scrabber", "card", 3)).toBe("a Scrabber");
  expect(() => knownIn("Cave-In")(undefined, "card", 99)).toThrow("Cave-In has no card 99");
});
