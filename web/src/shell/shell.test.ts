import { describe, expect, it } from "vitest";
import type { LogLine } from "../protocol";
import { addressOf, invitationPath, matchPath, momentOf, momentPath, rulePath } from "./address";
import { forget, keep, keptMatch, keptMatches } from "./kept";
import { byTurn, inMinutes, piecesOf, sinceAnswer, sinceSeat, unaskedFor, withoutClause, withUpdate } from "./lines";

const line = (number: number, event: Record<string, unknown>, text = `line ${number}`): LogLine => ({
  number,
  answers: number,
  depth: 0,
  text,
  clauses: [],
  event,
  opens: "",
  passed: false,
  forced: false,
  weight: "note",
  whose: [],
  throws: [],
  patch: null,
});

describe("the address", () => {
  it("keeps the token of a seat in the fragment", () => {
    const place = { match: "abc", game: "", token: "secret", invitation: "", rule: "", at: "" };
    expect(addressOf("/m/abc", "#secret")).toEqual(place);
    expect(matchPath("abc", "secret")).toBe("/m/abc#secret");
  });
  it("tells an invitation from a key", () => {
    const [path, fragment = ""] = invitationPath("abc", "come").split("#");
    expect(addressOf(path ?? "", fragment)).toMatchObject({ match: "abc", token: "", invitation: "come" });
  });
  it("names a clause beside a token", () => {
    expect(addressOf("/m/abc", "#secret&rule=MINE-03")).toMatchObject({ token: "secret", rule: "MINE-03" });
  });
  it("leads to a moment, through somebody's eyes or one's own", () => {
    for (const moment of [
      { answers: 17, line: 2, eyes: 1 },
      { answers: 17, line: 2, eyes: null },
    ]) {
      const [path, fragment = ""] = momentPath("abc", moment).split("#");
      const { at, token } = addressOf(path ?? "", fragment);
      expect([momentOf(at), token]).toEqual([moment, ""]);
    }
  });
  it("leads to a clause without a match", () => {
    const [path, fragment = ""] = rulePath("cavein", "MINE-03").split("#");
    expect(addressOf(path ?? "", fragment)).toMatchObject({ game: "cavein", rule: "MINE-03", token: "" });
  });
});

describe("the log", () => {
  it("keeps earlier lines and replaces those that an undo took back", () => {
    const log = [line(0, {}), line(1, {}), line(2, {})];
    const update = { log: [line(1, {}, "another")], log_from: 1 };
    expect(withUpdate(log, update).map((each) => each.text)).toEqual(["line 0", "another"]);
  });
  it("is grouped under the lines that begin a turn", () => {
    const turns = byTurn([
      line(0, { type: "Dealt" }),
      { ...line(1, { type: "TurnBegan" }, "Ann's turn"), opens: "turn" },
      line(2, { type: "Mined" }),
    ]);
    expect(turns.map((turn) => [turn.title, turn.lines.length])).toEqual([
      ["Set-up", 1],
      ["Ann's turn", 1],
    ]);
  });
  it("tells where it goes on after my last answer", () => {
    const log = [line(0, {}), line(1, {}), { ...line(2, {}), answers: 1 }, line(3, {})];
    expect([sinceAnswer(log, 1), sinceAnswer(log, 3)]).toEqual([3, 4]);
  });
  it("tells where it goes on after the last thing that I did", () => {
    const log = [line(0, {}), { ...line(1, {}), whose: [0] }, { ...line(2, {}), whose: [1] }, line(3, {})];
    expect([sinceSeat(log, 0), sinceSeat(log, 2)]).toEqual([2, 0]);
  });
  it("names the pieces of an event", () => {
    expect(piecesOf(line(0, { type: "Played", seat: 1, cards: [3, 4], whence: "x" }))).toEqual([
      "seat:1",
      "card:3",
      "card:4",
    ]);
  });
  it("leaves the clause to a link", () => {
    expect(withoutClause("You cannot. [MINE-03]")).toBe("You cannot.");
  });
});

class Shelf implements Storage {
  [name: string]: unknown;
  private readonly things = new Map<string, string>();
  get length() {
    return this.things.size;
  }
  clear = () => this.things.clear();
  getItem = (key: string) => this.things.get(key) ?? null;
  key = () => null;
  removeItem = (key: string) => void this.things.delete(key);
  setItem = (key: string, value: string) => void this.things.set(key, value);
}

describe("an answer that was given unasked", () => {
  const forced = (seat: number) => ({ event: { type: "Harvested", seat }, passed: false, forced: true });

  it("is marked where the player did something", () => {
    expect(unaskedFor(forced(1), 1)).toBe(" (you had no other choice)");
  });
  it("is not marked where others act after it", () => {
    expect(unaskedFor(forced(0), 1)).toBe("");
  });
});

describe("what the browser keeps", () => {
  const match = {
    id: "a",
    game: "cavein",
    title: "Cave-In",
    created: 1,
    seats: [{ seat: 1, token: "b", mine: false }],
  };

  it("adds a seat to a match that is known", () => {
    const shelf = new Shelf();
    keep(match, shelf);
    keep({ ...match, seats: [{ seat: 0, token: "a", mine: true }] }, shelf);
    expect(keptMatch("a", shelf)?.seats.map((seat) => seat.token)).toEqual(["a", "b"]);
    forget("a", shelf);
    expect(keptMatches(shelf)).toEqual([]);
  });
  it("begins anew when what it kept cannot be read", () => {
    const shelf = new Shelf();
    shelf.setItem("gamelode matches", "{broken");
    expect(keptMatches(shelf)).toEqual([]);
  });
});

describe("the clock", () => {
  it("tells minutes and seconds", () => {
    expect([0, 9, 65, 360].map(inMinutes)).toEqual(["0:00", "0:09", "1:05", "6:00"]);
  });
  it("tells hours and days where there is much time", () => {
    expect([3600, 86_399, 86_400, 259_200].map(inMinutes)).toEqual(["1 h 0 min", "23 h 59 min", "1 d 0 h", "3 d 0 h"]);
  });
});
