/** What the server says of a film, as views: each line carries what it changes in the view of the line before. */
import { immutableJSONPatch, type JSONPatchDocument } from "immutable-json-patch";
import type { LogLine } from "../../protocol";

/** The view after each line, by its number; null, if one of them was not filmed. Views share what stays the same. */
export function viewsOf(before: unknown, lines: readonly LogLine[]): Map<number, unknown> | null {
  const found = new Map<number, unknown>();
  let view = before;
  for (const { number, patch } of lines) {
    if (!Array.isArray(patch)) return null;
    view = immutableJSONPatch(view, patch as JSONPatchDocument);
    found.set(number, view);
  }
  return found;
}
