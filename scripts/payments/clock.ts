export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A moment some days or months later; the 31st and a month is the last day of the next month. */
export function later(moment, count, unit) {
  if (unit === "days") return new Date(moment.getTime() + count * DAY_MS);
  const end = new Date(moment);
  const day = end.getUTCDate();
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return end;
}

/** Nobody is charged before the day that was agreed for the first time. */
export function refuseBefore(start, now) {
  if (start && now < new Date(start)) throw new Error(`no charge before ${start}`);
}

/** The time of each payer: a month passes for one, and not for the others. */
export class Clocks {
  /** id → milliseconds ahead of everybody's time */
  ahead = new Map();
  #now;

  constructor(now) {
    this.#now = now;
  }

  of(id) {
    return new Date(this.#now().getTime() + (this.ahead.get(id) ?? 0));
  }

  forward(id, until) {
    this.ahead.set(id, Math.max(this.ahead.get(id) ?? 0, until.getTime() - this.#now().getTime()));
  }

  back(id, days) {
    this.ahead.set(id, Math.max(0, (this.ahead.get(id) ?? 0) - days * DAY_MS));
  }
}

/** The same with every date in it some days earlier, written as it was. */
export function earlier(value, days) {
  if (Array.isArray(value)) return value.map((one) => earlier(one, days));
  if (value && typeof value === "object") {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, earlier(one, days)]));
  }
  const written = typeof value === "string" && /^(\d{4}-\d\d-\d\dT[\d:]{8})(\.\d+)?(Z|[+-]\d\d:\d\d)$/.exec(value);
  if (!written) return value;
  const [, local, part = "", zone] = written;
  return new Date(Date.parse(`${local}Z`) - days * DAY_MS).toISOString().slice(0, 19) + part + zone;
}
