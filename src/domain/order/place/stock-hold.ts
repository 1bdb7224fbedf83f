/** How long an order may hold stock, in hours. */
export const HOLD_HOURS = { least: 1, most: 72 } as const;

/** Orders of one network address, or of one phone, that hold stock at a time. */
export const HOLDS_AT_A_TIME = 3;
