import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogLine } from "../../protocol";
import { Director, type Stage } from "./director.svelte";
import { viewsOf } from "./patches";
import { lastOf, plan, type Pace, type Shot } from "./schedule";

const line = (number: number, weight: LogLine["weight"], more: Partial<LogLine> = {}): LogLine => ({
  number,
  answers: 1,
  depth: 0,
  text: `line ${number}`,
  clauses: [],
  event: {},
  opens: "",
  passed: false,
  forced: false,
  weight,
  whose: [],
  throws: weight === "dice" ? [{ kind: "d6", faces: ["1"], purpose: "" }] : [],
  patch: [],
  ...more,
});
const lines = (...weights: LogLine["weight"][]): LogLine[] => weights.map((weight, number) => line(number, weight));
const many = (count: number, weight: LogLine["weight"]): LogLine[] =>
  lines(...Array<typeof weight>(count).fill(weight));
const long = (shots: readonly Shot[]): number => shots.reduce((sum, shot) => sum + shot.ms, 0);
const shown = (shots: readonly Shot[]): number[] => shots.flatMap((shot) => shot.lines.map((each) => each.number));

describe("the pace of a film", () => {
  it("holds on dice and drama", () => {
    const shots = plan(lines("note", "beat", "dice", "drama"), "normal");
    expect(shots.map((shot) => shot.ms)).toEqual([120, 450, 1600, 1600]);
  });
  it("is slower or faster as the player likes", () => {
    const turn = many(10, "beat");
    const [normal, relaxed, brisk] = (["normal", "relaxed", "brisk"] as const).map((pace) => long(plan(turn, pace)));
    expect(relaxed).toBeCloseTo((normal ?? 0) * 1.7);
    expect(brisk).toBeCloseTo((normal ?? 0) * 0.5);
  });
  it("draws out a turn in which little happens", () => {
    expect(long(plan(lines("beat", "beat", "beat"), "normal"))).toBe(3000);
  });
  it("does not draw out dice", () => {
    expect(plan(lines("beat", "dice"), "normal")[1]?.ms).toBe(1600);
  });
});

describe("a long turn", () => {
  it("loses its notes first", () => {
    const shots = plan([...many(15, "beat"), ...many(20, "note")], "normal");
    expect(shots.length).toBe(15);
    expect(long(shots)).toBeLessThanOrEqual(8000);
  });
  it("lets a piece go its way at once", () => {
    const steps = Array.from({ length: 30 }, (_, number) =>
      line(number, "beat", { event: { ship: number < 15 ? 1 : 2 } }),
    );
    expect(plan(steps, "normal").map((shot) => shot.lines.length)).toEqual([15, 15]);
  });
  it("is told by its chapters", () => {
    const chapter = (first: number) => [
      line(first, "note", { opens: "phase" }),
      ...Array.from({ length: 20 }, (_, number) => line(first + number + 1, "beat")),
    ];
    const shots = plan([...chapter(0), ...chapter(21)], "normal");
    expect(shots.map((shot) => shot.told.number)).toEqual([0, 21]);
  });
  it("keeps its drama", () => {
    const turn = lines(...many(40, "beat").map((each) => each.weight), "drama", "beat");
    expect(plan(turn, "normal").map((shot) => shot.told.weight)).toContain("drama");
  });
  it("shows dice together where there are many", () => {
    const shots = plan(many(9, "dice"), "normal");
    expect(shots.flatMap((shot) => shot.throws).length).toBe(9);
    expect(long(shots)).toBeLessThanOrEqual(8000);
  });
  it("leaves out no line", () => {
    const turn = many(60, "beat");
    expect(shown(plan(turn, "normal"))).toEqual(turn.map((each) => each.number));
  });
  it("has less time left when some of it was shown", () => {
    expect(long(plan(many(10, "beat"), "normal", () => false, 6000))).toBeLessThanOrEqual(2000);
  });
  it("takes no time from the next one", () => {
    const next = line(20, "beat", { opens: "turn", whose: [1] });
    expect(plan([...many(20, "beat"), next], "normal").at(-1)?.ms).toBeGreaterThan(450);
  });
});

describe("what I chose myself", () => {
  it("is shown briskly", () => {
    expect(long(plan(many(12, "beat"), "normal", () => true))).toBeLessThanOrEqual(700);
  });
  it("holds on dice all the same", () => {
    expect(plan(lines("beat", "dice"), "normal", () => true)[1]?.ms).toBe(1600);
  });
});

describe("patches", () => {
  it("give the view after each line", () => {
    const steps = [
      line(4, "beat", { patch: [{ op: "replace", path: "/gold", value: 2 }] }),
      line(5, "beat", { patch: [] }),
      line(6, "beat", { patch: [{ op: "add", path: "/cards/-", value: 7 }] }),
    ];
    const views = viewsOf({ gold: 1, cards: [3] }, steps);
    expect([4, 5, 6].map((number) => views?.get(number))).toEqual([
      { gold: 2, cards: [3] },
      { gold: 2, cards: [3] },
      { gold: 2, cards: [3, 7] },
    ]);
  });
  it("leave what they do not change as it is", () => {
    const before = { gold: 1, cards: [3] };
    const after = viewsOf(before, [line(0, "beat", { patch: [{ op: "replace", path: "/gold", value: 2 }] })])?.get(0);
    expect((after as typeof before).cards).toBe(before.cards);
  });
  it("are missing where nobody filmed", () => {
    expect(viewsOf({}, [line(0, "beat"), line(1, "beat", { patch: null })])).toBeNull();
  });
});

describe("the director", () => {
  let told: number[];
  let rested: number;
  let pace: Pace;
  const stage: Stage = {
    pace: () => pace,
    change: (apply) => apply(),
    shows: (shot) => told.push(lastOf(shot).number),
    rests: () => rested++,
  };
  const views = (steps: readonly LogLine[]) => new Map(steps.map((each) => [each.number, `view ${each.number}`]));
  const add = (director: Director, steps: readonly LogLine[]) => director.add(steps, views(steps));

  beforeEach(() => {
    vi.useFakeTimers();
    [told, rested, pace] = [[], 0, "normal"];
  });
  afterEach(() => vi.useRealTimers());

  it("shows the view of the line that it tells", () => {
    const director = new Director(stage);
    add(director, lines("dice", "dice"));
    expect([director.until, director.view]).toEqual([0, "view 0"]);
    vi.advanceTimersByTime(1600);
    expect([director.until, director.view]).toEqual([1, "view 1"]);
  });
  it("rests when all was shown", () => {
    const director = new Director(stage);
    add(director, lines("dice"));
    vi.advanceTimersByTime(1599);
    expect([director.isPlaying, rested]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect([director.isPlaying, director.view, rested]).toEqual([false, undefined, 1]);
  });
  it("goes on with what comes meanwhile", () => {
    const director = new Director(stage);
    add(director, lines("dice"));
    add(director, [line(1, "dice")]);
    vi.runAllTimers();
    expect(told).toEqual([0, 1]);
  });
  it("waits while it is held", () => {
    const director = new Director(stage);
    add(director, lines("dice", "dice"));
    director.pause();
    vi.advanceTimersByTime(60_000);
    expect(director.until).toBe(0);
    director.resume();
    expect(director.until).toBe(1);
  });
  it("shows nothing more once it is skipped", () => {
    const director = new Director(stage);
    add(director, lines("dice", "dice", "dice"));
    director.stop();
    vi.runAllTimers();
    expect([told, director.isPlaying]).toEqual([[0], false]);
  });
  it("shows a turn that comes bit by bit in its time", () => {
    const director = new Director(stage);
    const start = Date.now();
    for (let number = 0; number < 60; number++) {
      add(director, [line(number, "beat")]);
      vi.advanceTimersByTime(50);
    }
    vi.runAllTimers();
    expect(Date.now() - start).toBeLessThanOrEqual(9000);
  });
  it("lays dice down where there is no film", () => {
    const director = new Director(stage);
    director.jump(lines("dice"));
    expect(director.left.length).toBe(1);
    vi.runAllTimers();
    expect(director.left.length).toBe(0);
  });
});
