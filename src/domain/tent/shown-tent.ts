/** Header of a panel's calls: the shop that its tab shows. No call then touches another one that was chosen meanwhile. */
export const SHOWN_TENT_HEADER = "x-tent-id";

/** The header's tent, null without one. What is no id reads as 0, a tent that nobody has. */
export function shownTentOf(header: string | null): number | null {
  if (header === null) return null;
  return /^[1-9]\d{0,8}$/.test(header) ? Number(header) : 0;
}
