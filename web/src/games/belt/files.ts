/** The content files, as far as the page draws them. Lengths are tenths of a millimetre. */
export type Source = "rulebook" | "public" | "house";

export interface Kind {
  id: string;
  name: string;
  radius: number;
  shorts?: number;
  longs?: number;
  capacity: number;
  cost: Record<string, number>;
  source: Source;
}

export interface Files {
  board: {
    width: number;
    height: number;
    line_y: number[];
    first_tick_x: number;
    tick_spacing: number;
    last_tick: number;
  };
  refinery_line: { x: number; berth_y: number[] };
  movement_card: { short: number; long: number };
  unit: Kind[];
  rock: { id: string; name: string; radius: number; ticks: number }[];
  refinery: { half_side: number; health: number; repair_uberoid: number };
  contact: { ring: number; aim: number; snap: number };
  ore: { id: string; name: string; points: number }[];
  token: { ore: string; loads: number }[];
}
