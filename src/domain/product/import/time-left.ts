import { SECOND_MS } from "../../duration";

const FEWEST = 5;
const SHORTEST_MS = 5 * SECOND_MS;

/**
 * Seconds until so many more have come, at the pace of the last ones; null while too few have come to tell.
 * `ended`: when those came, in any order.
 */
export function secondsLeft(ended: readonly Date[], waiting: number, now: Date): number | null {
  const times = ended.map((date) => date.getTime());
  const span = now.getTime() - Math.min(...times);
  if (waiting === 0 || times.length < FEWEST || span < SHORTEST_MS) return null;
  return Math.ceil((waiting * span) / times.length / SECOND_MS);
}
