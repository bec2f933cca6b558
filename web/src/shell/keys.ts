/** Keys that play. */
const TYPED = new Set(["INPUT", "SELECT", "TEXTAREA"]);

/** Whether the key belongs to what has the focus, or to the browser, and not to the table. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isTyping = target !== null && (TYPED.has(target.tagName) || target.isContentEditable);
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    isTyping ||
    document.querySelector("dialog[open]") !== null
  );
}

/** Enter and Space press the button or follow the link that has the focus. */
export function pressesFocus(event: KeyboardEvent): boolean {
  const target = event.target instanceof HTMLElement ? event.target : null;
  return (event.key === "Enter" || event.key === " ") && target?.closest("button, a, summary") != null;
}

/** 1 to 9 as 0 to 8. */
export function numberKey(event: KeyboardEvent): number | null {
  return /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null;
}
