/** Top of an axis on which there is nothing to show. */
const EMPTY = 3;
const FACTORS = [1, 2, 5];

/** Three or four ticks from 0 up to `most` or above, 1, 2 or 5 times a power of ten whole units apart. */
export function niceTicks(most: number, unit = 1): number[] {
  const units = most / unit || EMPTY;
  const atLeast = Math.max(1, units / 3);
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const step = power * (FACTORS.find((factor) => factor * power >= atLeast) ?? 10);
  const steps = Math.max(2, Math.ceil(units / step));
  return Array.from({ length: steps + 1 }, (_, at) => at * step * unit);
}

/** Width of a label ("30/11") and of the gap beside it, in pixels. */
const LABEL = 72;

/** Which of so many days, drawn on such a width, have a label: the first, the last, and as many between as can be read. */
export function labelledDays(count: number, width: number): number[] {
  const last = count - 1;
  if (last < 1) return [0];
  const atLeast = Math.ceil((LABEL * last) / width);
  const parts = Math.max(1, Math.floor(last / atLeast));
  return Array.from({ length: parts + 1 }, (_, at) => Math.round((at * last) / parts));
}
