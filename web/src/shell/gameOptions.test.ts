import { expect, test } from "vitest";
import type { GameOption } from "../protocol";
import { chosen, optionsFor } from "./gameOptions";

const FIRST: GameOption = {
  name: "first",
  title: "First player",
  values: [
    { value: 1, label: "player 1", seats: [1, 2, 3] },
    { value: 2, label: "player 2", seats: [2, 3] },
    { value: 3, label: "player 3", seats: [3] },
  ],
};

const values = (players: number) =>
  optionsFor([FIRST], players).map((option) => option.values.map(({ value }) => value));

test("values are those that so many players may pick", () => {
  expect(values(3)).toEqual([[1, 2, 3]]);
  expect(values(2)).toEqual([[1, 2]]);
});

test("an option with a single value is no choice", () => {
  expect(values(1)).toEqual([]);
});

test("what was picked is given as the game knows it", () => {
  expect(chosen([FIRST], { first: "2" })).toEqual({ first: 2 });
});

test("what was picked for more players is left to the game", () => {
  expect(chosen(optionsFor([FIRST], 2), { first: "3" })).toEqual({});
  expect(chosen([FIRST], {})).toEqual({});
});
