/** How the last auction came out, told from the log. */
import type { LogLine } from "../../../protocol";
import { eventOf } from "../typed";
import type { Event } from "../types";

export interface Sale {
  item: number;
  bids: readonly number[]; // seat by seat; some may be NO_BID
  winner: number | null; // null: nobody
}
export interface Sales {
  number: number; // of the last line about it
  sold: Sale[]; // and what was bid for in vain
  left: number[]; // nobody bid for these
}

/** Null as long as no auction has been settled. */
export function salesOf(lines: readonly LogLine[]): Sales | null {
  return lines.reduce((sales: Sales | null, line) => told(sales, eventOf(line), line.number), null);
}

function told(before: Sales | null, event: Event, number: number): Sales | null {
  const { sold, left }: Pick<Sales, "sold" | "left"> = before ?? { sold: [], left: [] };
  switch (event.type) {
    case "RoundBegan":
      return null;
    case "BidsOpened":
      return { number, sold: [...sold, { item: event.item, bids: event.bids, winner: null }], left };
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
