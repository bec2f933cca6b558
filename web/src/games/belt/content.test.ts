import { describe, expect, it } from "vitest";
import { Content } from "./content";
import type { Files } from "./files";
import type { RockView, TeamView } from "./types";

const content = new Content({
  board: { tick_spacing: 400 },
  refinery_line: { x: 4400 },
  refinery: { half_side: 150 },
  rock: [
    { radius: 100, ticks: 2 },
    { radius: 160, ticks: 1 },
  ],
  ore: [],
  token: [],
} as unknown as Files);
const crash = (size: number, x: number, y: number, ...berths: number[]) =>
  content.crash(
    { size, x, y } as RockView,
    berths.map((berth) => ({ berth }) as TeamView),
  );

describe("a rock on its way to a refinery", () => {
  it("is stopped where the rules stop it", () => {
    expect(crash(0, 3600, 1800, 1800)).toMatchObject({ team: 0, x: 4150 });
    expect(crash(1, 4000, 1800, 3900, 2100)).toMatchObject({ team: 1, x: 4194 });
  });
  it("passes beside it, or does not come so far", () => {
    expect(crash(0, 3600, 2400, 2100)).toBeNull();
    expect(crash(1, 3600, 1800, 1800)).toBeNull();
    expect(crash(0, 4800, 1800, 1800)).toBeNull();
  });
  it("hits the first of two", () => {
    expect(crash(1, 4000, 1800, 2100, 1500)).toMatchObject({ team: 1 });
  });
});
