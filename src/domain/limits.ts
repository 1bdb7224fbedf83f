/** The largest value of the database's integer ids. */
export const MAX_ID = 2_147_483_647;
export const MAX_ORDER = 1_000_000;

export const isId = (number: number): boolean => Number.isInteger(number) && number >= 1 && number <= MAX_ID;
