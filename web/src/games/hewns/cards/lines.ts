/** Lines of a log, for tests. */
import type { LogLine } from "../../../protocol";
import type { Event } from "../types";

export const lines = (...events: Event[]): LogLine[] =>
  events.map((event, number) => ({
    number,
    answers: 0,
    depth: 0,
    text: "It happened. [X-01]",
    clauses: ["X-01"],
    event,
    opens: "",
    passed: false,
    forced: false,
    weight: "note",
    whose: [],
    throws: [],
    patch: null,
  }));
