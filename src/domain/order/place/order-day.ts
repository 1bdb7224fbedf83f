/** A day as `YYYY-MM-DD`, or "hoy": the day in the shop's time zone when the list is read. */
export type OrderDay = string;

/** A day of the order list as it stands in an address; null for anything else. */
export function orderDayOf(text: string | null | undefined): OrderDay | null {
  if (text === "hoy") return text;
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : null;
}
