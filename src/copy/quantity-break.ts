/** The name of a quantity break, as an order keeps it. */
export const quantityBreakName = (from: string): string => `Desde ${from}`;
