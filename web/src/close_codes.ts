/* Made by scripts/types from the constants of the same names in Python. */
export const CRASHED = 1011 as const;
export const NO_HELLO = 4400 as const;
export const GONE = 4404 as const;
export const TOO_SLOW = 4408 as const;
export const TOO_BIG = 4409 as const;
export const TOO_FAST = 4429 as const;
export const TOO_MANY = 4430 as const;
