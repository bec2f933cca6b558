/* Made by scripts/types from the constants of the same names in Python. */
export const SEATS = [2, 3, 4, 5, 6] as const;
export const SCOUT = 0 as const;
export const DRILLER = 1 as const;
export const HAULER = 2 as const;
export const KINDS = [0, 1, 2] as const;
export const SMALL = 0 as const;
export const LARGE = 1 as const;
export const DEBRIS = 2 as const;
export const UBEROID = 0 as const;
export const MUNDACITE = 1 as const;
export const LAMEUM = 2 as const;
export const UNPLACED = -100000 as const;
export const UNKNOWN = -1 as const;
export const UNDRILLED = -1 as const;
export const NOWHERE = -1 as const;
export const UNITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17] as const;
export const KIND_OF = [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2] as const;
export const SEAT_OF = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5] as const;
export const UNIT_IDS = ["scout", "driller", "hauler"] as const;
export const ROCK_IDS = ["small", "large", "debris"] as const;
export const START_PLACE_IDS = ["first", "second", "third"] as const;
export const ORE_IDS = ["uberoid", "mundacite", "lameum"] as const;
export const TOKEN_IDS = [
  "S01",
  "S02",
  "S03",
  "S04",
  "S05",
  "S06",
  "S07",
  "S08",
  "S09",
  "S10",
  "S11",
  "S12",
  "S13",
  "S14",
  "S15",
  "S16",
  "S17",
  "S18",
  "S19",
  "S20",
  "S21",
  "S22",
  "S23",
  "S24",
  "L01",
  "L02",
  "L03",
  "L04",
  "L05",
  "L06",
  "L07",
  "L08",
  "L09",
  "L10",
] as const;
