/* Made by scripts/types from the constants of the same names in Python. */
export const BESIDE_BOARD = -1 as const;
export const IN_BOX = -2 as const;
export const NO_CARD = -1 as const;
