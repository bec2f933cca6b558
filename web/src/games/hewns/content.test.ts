import { describe, expect, it } from "vitest";
import { OFF_PLANET } from "./constants";
import { carried, Content } from "./content";
import type { Files } from "./entries";
import type { HewnView } from "./types";

const files = {
  hewn: [{ name: "Igil" }, { name: "Clogg" }],
  technology: [{ id: "nananbites", name: "4 Nananbites", text: "They repair." }],
  legend: {
    hewns: [
      { kind: 0, name: "Igil", copy: 0 },
      { kind: 1, name: "Clogg 2", copy: 2 },
    ],
    pieces: [{ name: "Nananbite", card: 0 }],
    hearts: { "-1": { kind: "empty", name: "empty heart card", value: 0 } },
    dice: { speed: { name: "speed", adds_up: true, faces: { 10: { name: "escape", mark: "E", worth: 1 } } } },
  },
} as unknown as Files;
const content = new Content(files);
const hewn = (more: Partial<HewnView>): HewnView =>
  ({
    open_store: 2,
    hidden_store: 3,
    open_normal: 1,
    open_dirty: 0,
    known_normal: 0,
    known_dirty: 0,
    ...more,
  }) as HewnView;

describe("the content of Hewns", () => {
  it("calls figures as the legend does, and shortly on the map", () => {
    expect([content.hewnName(1), content.short(1), content.short(0)]).toEqual(["Clogg 2", "Clo2", "Igi"]);
  });
  it("calls a piece otherwise than the card that brings it", () => {
    expect(content.piece(0)).toMatchObject({ name: "Nananbite", text: "They repair." });
  });
  it("knows faces, hearts and receivers by number", () => {
    expect(content.face("speed", 10).worth).toBe(1);
    expect([content.heartName(hewn({ heart: -1 })), content.heartName(hewn({ heart: null }))]).toEqual([
      "empty heart card",
      "heart card unknown",
    ]);
    expect([content.receiver(OFF_PLANET), content.receiver(0)]).toEqual(["off planet", "to Igil"]);
  });
  it("tells what it does not know", () => {
    expect(() => content.hewnName(9)).toThrow("Hewns has no Hewn 9");
    expect(() => content.face("speed", 7)).toThrow("Hewns has no speed die with 7");
  });
});

describe("a store in words", () => {
  it("says what is known of the hidden part", () => {
    const unknown = { hidden_normal: null, hidden_dirty: null };
    expect(content.load(hewn(unknown))).toBe("open store 1 normal, hidden store unknown");
    expect(content.load(hewn({ ...unknown, known_dirty: 2 }))).toContain("hidden store unknown, at least 2 dirty");
    expect(content.load(hewn({ open_store: 0, hidden_store: 0 }))).toBe("no store");
  });
  it("is added up", () => {
    expect(carried(hewn({ hidden_normal: 2, hidden_dirty: 3 }))).toEqual({ normal: 3, dirty: 3 });
    expect(carried(undefined)).toEqual({ normal: 0, dirty: 0 });
  });
});
