/* Made by scripts/types from the constants of the same names in Python. */
export const ONLY = 0 as const;
export const NEAREST = 1 as const;
export const RECENT = 2 as const;
export const LURED = 3 as const;
export const NO_GUN = 4 as const;
export const ALONE_IN_REACH = 5 as const;
export const ALONE_IN_ITS_WAY = 6 as const;
export const IN_REACH = 0 as const;
export const CLOSER = 1 as const;
export const ROUND = 2 as const;
export const ROUND_CLOSER = 3 as const;
export const SHUT_OFF = 0 as const;
export const NO_ROOM = 1 as const;
export const ROOTED = 2 as const;
export const HELD = 3 as const;
export const GUN = -2 as const;
export const LURE = -3 as const;
