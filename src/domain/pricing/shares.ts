/** amount × part / whole, rounded half up. Amounts of cents are exact beyond what numbers can hold, too. */
export function shareOf(amount: number, part: number, whole: number): number {
  const product = amount * part;
  if (product * 2 + whole <= Number.MAX_SAFE_INTEGER) {
    const twice = product * 2 + whole;
    return (twice - (twice % (whole * 2))) / (whole * 2);
  }
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((a * p * 2n + w) / (w * 2n));
}

/** A percentage with at most two decimals, rounded half up; of a negative one as much is added. */
export function percentShare(amount: number, percent: number): number {
  const part = Math.round(Math.abs(percent) * 100);
  const share = shareOf(amount, part, 10_000);
  return percent < 0 && share > 0 ? -share : share;
}

/**
 * Divides an amount in proportion to the weights, to the cent: what rounding down leaves goes to the largest remainders.
 * No share exceeds its weight unless the amount exceeds their sum.
 */
export function distribute(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (amount === 0 || whole === 0) return weights.map(() => 0);
  const size = Math.abs(amount);
  const sign = Math.sign(amount);
  const isSafe = size * Math.max(...weights) <= Number.MAX_SAFE_INTEGER;
  const parts = weights.map((weight) => {
    if (!isSafe) {
      const [product, divisor] = [BigInt(size) * BigInt(weight), BigInt(whole)];
      return { share: Number(product / divisor), rest: Number(product % divisor) };
    }
    const product = size * weight;
    const rest = product % whole;
    return { share: (product - rest) / whole, rest };
  });
  let left = size - parts.reduce((sum, { share }) => sum + share, 0);
  const largestFirst = [...parts].sort((one, other) => other.rest - one.rest);
  for (const part of largestFirst) {
    if (left <= 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map(({ share }) => share * sign || 0);
}

/** What a way to pay takes off the goods, in cents; negative where it adds. */
export const paymentAmount = (goods: number, percent: number): number => percentShare(goods, Math.min(100, percent));
