/** How soon a second tap is still the first one, in ms: of a finger that trembles, or of who taps everything twice. */
const TWICE = 400;

/** Whether a tap is the second of two that are one. Both are times of the page's own clock; 0 for no first one. */
export const isSecondTap = (first: number, now = performance.now()): boolean => first > 0 && now - first < TWICE;

/** Says of each tap whether it is the second of two; the first is remembered. */
export function secondTaps(): () => boolean {
  let first = 0;
  return () => {
    const isSecond = isSecondTap(first);
    if (!isSecond) first = performance.now();
    return isSecond;
  };
}
