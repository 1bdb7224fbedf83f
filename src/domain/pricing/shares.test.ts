import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MAX_CENTS, percentOf } from "../money/money";
import { distribute, percentShare, shareOf } from "./shares";

describe("distribute", () => {
  it.each<[string, number, number[], number[]]>([
    ["evenly", 300, [1, 1, 1], [100, 100, 100]],
    ["the odd cent to the first of equal ones", 100, [1, 1, 1], [34, 33, 33]],
    ["two odd cents", 101, [1, 1, 1], [34, 34, 33]],
    ["the odd cent to the largest remainder", 10, [55, 45, 0], [6, 4, 0]],
    ["in proportion", 500, [1_000, 500], [333, 167]],
    ["nothing", 0, [5, 5], [0, 0]],
    ["over nothing", 100, [0, 0], [0, 0]],
    ["to nobody", 100, [], []],
    ["all of it", 1_500, [1_000, 500], [1_000, 500]],
    ["an amount that is added", -100, [1, 1, 1], [-34, -33, -33]],
    ["more than numbers multiply exactly", MAX_CENTS, [MAX_CENTS, MAX_CENTS], [50_000_000_000_000, 49_999_999_999_999]],
  ])("%s", (_name, amount, weights, shares) => expect(distribute(amount, weights)).toEqual(shares));

  test("gives out the whole amount, each share within a cent of its proportion and at most its weight", () => {
    const weights = fc.array(fc.integer({ min: 0, max: MAX_CENTS }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const amount = Math.floor(whole * share);
        const given = distribute(amount, parts);
        expect(given.reduce((sum, one) => sum + one, 0)).toBe(whole === 0 ? 0 : amount);
        given.forEach((one, index) => {
          const part = parts[index] ?? 0;
          expect(one).toBeLessThanOrEqual(part);
          const exact = BigInt(amount) * BigInt(part);
          const distance = BigInt(one) * BigInt(whole) - exact;
          expect((distance < 0n ? -distance : distance) <= BigInt(whole)).toBe(true);
        });
      }),
    );
  });
});

describe("percentShare", () => {
  it.each([
    [10_000, 12.5, 1_250],
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [999, 33.33, 333],
    [100, -10, -10],
    [4, -10, 0],
    [0, 10, 0],
    [MAX_CENTS, 33.33, 33_330_000_000_000],
  ])("%i at %d %% is %i", (amount, percent, share) => expect(percentShare(amount, percent)).toBe(share));

  test("agrees with percentOf for every price", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_CENTS }), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        expect(percentShare(amount, hundredths / 100)).toBe(percentOf(amount as never, hundredths / 100));
      }),
    );
  });
});

test("shareOf rounds half up", () => {
  expect([shareOf(1, 1, 2), shareOf(1, 1, 3), shareOf(2, 1, 3), shareOf(0, 1, 3)]).toEqual([1, 0, 1, 0]);
});
