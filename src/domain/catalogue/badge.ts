import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from "../duration";
import { localTime } from "../tent/hours";
import type { ProductCardView } from "./view";

/** Days for which a product is shown as new or as back in stock, counting the first. */
const RECENT_DAYS = 7;

export type CardBadge =
  | { kind: "sold" }
  | { kind: "low"; left: number }
  | { kind: "deal" }
  | { kind: "offer" }
  | { kind: "back" }
  | { kind: "new" };

/** A day and the zone in which it is today. */
export interface LocalDay {
  now: Date;
  timeZone: string;
}

/** Dates as `YYYY-MM-DD` by zone. Making a format takes fifty times as long as using it, and each card asks for three dates. */
const dayFormats: Record<string, Intl.DateTimeFormat> = {};

function dayNumber(moment: Date, timeZone: string): number {
  dayFormats[timeZone] ??= new Intl.DateTimeFormat("sv-SE", { timeZone });
  return Date.parse(dayFormats[timeZone].format(moment)) / DAY_MS;
}

/** Whether a moment was today or in the six days before, by the shop's calendar. */
export function isThisWeek(at: number | null, { now, timeZone }: LocalDay): boolean {
  if (at === null) return false;
  // Reading a date in the zone costs more than the rest of a card, and only matters for a product of about a week.
  const age = now.getTime() - at;
  if (age > (RECENT_DAYS + 1) * DAY_MS) return false;
  if (age < (RECENT_DAYS - 2) * DAY_MS) return true;
  return dayNumber(now, timeZone) - dayNumber(new Date(at), timeZone) < RECENT_DAYS;
}

interface BadgeFacts extends Pick<ProductCardView, "soldOut" | "left" | "offer" | "restockedAt" | "addedAt"> {
  /** Some promotion in force reaches it. */
  hasDeal?: boolean;
}

/** The one badge of a card: what a visitor should know first. */
export function badgeOf(card: BadgeFacts, day: LocalDay): CardBadge | null {
  if (card.soldOut) return { kind: "sold" };
  if (card.left !== null) return { kind: "low", left: card.left };
  if (card.hasDeal) return { kind: "deal" };
  if (card.offer) return { kind: "offer" };
  if (isThisWeek(card.restockedAt, day)) return { kind: "back" };
  return isThisWeek(card.addedAt, day) ? { kind: "new" } : null;
}

/** When the day that was asked for last began to be read, and when it ends, by zone: every page asks. In seconds. */
const readDays: Record<string, { from: number; until: number }> = {};

/** Seconds until the shop's next day, on which badges and other dates change; an hour off when clocks change. */
export function secondsLeftToday({ now, timeZone }: LocalDay): number {
  const from = Math.floor(now.getTime() / 1_000);
  const known = readDays[timeZone];
  if (known && known.from <= from && from < known.until) return known.until - from;
  const [hours = 0, minutes = 0] = localTime(now, timeZone).time.split(":").map(Number);
  const left = DAY_SECONDS - hours * HOUR_SECONDS - minutes * 60 - now.getUTCSeconds();
  readDays[timeZone] = { from, until: from + left };
  return left;
}
