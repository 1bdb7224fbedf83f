/** The name of a quantity break, as an order keeps it. */
export const quantityBreakName = (from: string): string => `Por llevar ${from} o más`;

/** The same for a name that an earlier release gave it: "Desde 6". */
export const presentBreakName = (kept: string): string =>
  kept.replace(/^Desde (\d.*)$/, (_all, from: string) => quantityBreakName(from));
