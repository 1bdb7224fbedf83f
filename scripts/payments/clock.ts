import { DAY_MS } from "../../src/domain/duration.ts";

/** @throws when a charge would be made before the agreed day of the first charge */
export function refuseBefore(start: string | null | undefined, now: Date): void {
  if (start && now < new Date(start)) throw new Error(`no charge before ${start}`);
}

/** A clock for each subscription, so that a month passes for one of them only. */
export class Clocks {
  /** Milliseconds ahead of the common time, by subscription. */
  readonly ahead = new Map<string, number>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  of(id: string): Date {
    return new Date(this.#now().getTime() + (this.ahead.get(id) ?? 0));
  }

  /** Moves a clock forward to a moment; it never goes back. */
  forward(id: string, until: Date): void {
    this.ahead.set(id, Math.max(this.ahead.get(id) ?? 0, until.getTime() - this.#now().getTime()));
  }

  back(id: string, days: number): void {
    this.ahead.set(id, Math.max(0, (this.ahead.get(id) ?? 0) - days * DAY_MS));
  }
}

const DATE = /^(\d{4}-\d\d-\d\dT[\d:]{8})(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/** A copy of JSON data in which every date is some days earlier, in the same notation. */
export function earlier<Data>(data: Data, days: number): Data {
  return JSON.parse(JSON.stringify(data), (_name, value) => {
    const written = typeof value === "string" ? DATE.exec(value) : null;
    if (!written) return value;
    const [, local, part = "", zone = ""] = written;
    return new Date(Date.parse(`${local}Z`) - days * DAY_MS).toISOString().slice(0, 19) + part + zone;
  });
}
