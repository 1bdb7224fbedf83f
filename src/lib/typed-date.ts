const LENGTHS = [2, 2, 4];

/** Formats a date during typing, day first: inserts slashes, and pads a single digit before a slash with a zero. */
export function maskDate(text: string): string {
  const parts = [""];
  for (const sign of dayFirst(text.trim())) {
    const at = parts.length - 1;
    const last = parts[at] ?? "";
    if (/\d/.test(sign)) {
      if (last.length < (LENGTHS[at] ?? 0)) parts[at] = last + sign;
      else if (at < 2) parts.push(sign);
    } else if (last !== "" && at < 2) {
      parts[at] = last.padStart(2, "0");
      parts.push("");
    }
  }
  return parts.join("/");
}

/** `1990-02-28` -> `28/02/1990`; anything else unchanged. */
export function dayFirst(date: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  return year ? `${day}/${month}/${year}` : date;
}

/** `28/02/1990` -> `1990-02-28`; an incomplete date unchanged. */
export function yearFirst(text: string): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month}-${day}` : text;
}

/** How many days a month has, 1 being January. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
