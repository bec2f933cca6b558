/** How the last auction came out, told from the log. */
import type { LogLine } from "../../protocol";
import type { Event } from "./types";

export interface Sale {
  item: number;
  bids: readonly number[]; // seat by seat; -1: none
  winner: number; // -1: nobody
}
export interface Sales {
  number: number; // of the last line about it
  sold: Sale[]; // and what was bid for in vain
  left: number[]; // nobody bid for these
}

/** Null as long as no auction has been settled. */
export function salesOf(lines: readonly LogLine[]): Sales | null {
  let sales: Sales | null = null;
  for (const line of lines) {
    const event = line.event as Event | null;
    if (event?.type === "RoundBegan") sales = null;
    else if (event) sales = told(sales, event, line.number);
  }
  return sales;
}

function told(before: Sales | null, event: Event, number: number): Sales | null {
  const { sold, left }: Pick<Sales, "sold" | "left"> = before ?? { sold: [], left: [] };
  switch (event.type) {
    case "BidsOpened":
      return { number, sold: [...sold, { item: event.item, bids: event.bids, winner: -1 }], left };
    case "ItemWon":
      return {
        number,
        sold: sold.map((sale) => (sale.item === event.item ? { ...sale, winner: event.seat } : sale)),
        left,
      };
    case "ItemLost":
      return { number, sold, left: sold.some((sale) => sale.item === event.item) ? left : [...left, event.item] };
    default:
      return before;
  }
}
