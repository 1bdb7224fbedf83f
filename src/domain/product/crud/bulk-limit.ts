/** The most products of any plan. */
export const MAX_BULK = 2_000;
