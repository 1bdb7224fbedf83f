import { describe, expect, it } from "vitest";
import { DOT_GROUPS } from "../money/number-format";
import { couponKey, isCouponCode, needsCouponField, shownCode } from "./coupon";
import { couponRuleOf } from "./coupon-rule";
import { type CouponValues, couponValuesOf, EMPTY_COUPON, readCouponValues } from "./typed-coupon";

describe("a code", () => {
  it.each([
    ["matera", "MATERA", "matera"],
    [" Día Madre ", "DÍAMADRE", "diamadre"],
    ["año-2026", "AÑO-2026", "ano-2026"],
    ["mates_10", "MATES_10", "mates_10"],
  ])("%s is shown as %s and compared as %s", (typed, shown, key) => {
    expect([shownCode(typed), couponKey(typed), isCouponCode(typed)]).toEqual([shown, key, true]);
  });

  it.each(["", "ab", "a b", "x".repeat(31), "10%", "cup!ón", "м а т е"])("%j is none", (typed) => {
    expect(isCouponCode(typed)).toBe(false);
  });
});

describe("the form of a coupon", () => {
  const values = (over: Partial<CouponValues>): CouponValues => ({ ...EMPTY_COUPON, code: "MATERA", ...over });

  it("reads numbers as they are typed", () => {
    const typed = values({ kind: "amount", value: "5.000", minTotal: "30.000,50", maxUses: "1.000" });
    expect(readCouponValues(typed)).toEqual({
      input: {
        code: "MATERA",
        kind: "amount",
        value: 5_000,
        minTotal: 30_000.5,
        maxUses: 1_000,
        oncePerPhone: false,
        from: null,
        to: null,
      },
      problems: {},
    });
    expect(readCouponValues(values({ kind: "free_delivery", value: "lo de antes" }))).toMatchObject({
      input: { value: null },
      problems: {},
    });
  });

  it.each<[Partial<CouponValues>, object]>([
    [{ code: "a" }, { code: "coupon.code" }],
    [{ value: "" }, { value: "promotion.percent" }],
    [{ value: "101" }, { value: "promotion.percent" }],
    [{ kind: "amount", value: "nada" }, { value: "promotion.amount" }],
    [{ minTotal: "algo" }, { minTotal: "promotion.amount" }],
    [{ maxUses: "0" }, { maxUses: "coupon.maxUses" }],
    [{ maxUses: "diez" }, { maxUses: "coupon.maxUses" }],
    [{ maxUses: "100.000" }, { maxUses: "coupon.maxUses" }],
    [{ from: "2026-12-02", to: "2026-12-01" }, { to: "promotion.endsBefore" }],
  ])("says what is wrong with %j", (over, problems) => {
    expect(readCouponValues(values(over)).problems).toEqual(problems);
  });

  it("shows a stored coupon as it would be typed, and reads it back", () => {
    const stored = {
      code: "MATERA",
      kind: "percent" as const,
      value: 12.5,
      minTotal: 30_000,
      maxUses: 12_345,
      oncePerPhone: true,
      from: "2026-12-01",
      to: null,
      paused: false,
    };
    const typed = couponValuesOf(stored, DOT_GROUPS);
    expect(typed).toMatchObject({ value: "12,5", minTotal: "30.000", maxUses: "12345" });
    expect(readCouponValues(typed)).toMatchObject({
      input: { value: 12.5, minTotal: 30_000, maxUses: 12_345 },
      problems: {},
    });
  });
});

it("a coupon is a rule of the calculation, in cents", () => {
  expect(couponRuleOf({ kind: "amount", value: 500.5, minTotal: 0.3 }, "Cupón M")).toEqual({
    kind: "AMOUNT",
    name: "Cupón M",
    amount: 50_050,
    minimum: 30,
  });
  expect(couponRuleOf({ kind: "percent", value: null, minTotal: null }, "Cupón M")).toBeNull();
});

it("carts ask for the code of a coupon for 30 days after its end", () => {
  const now = new Date("2026-11-20T15:00:00Z");
  expect([null, "2026-12-01", "2026-10-22", "2026-10-20"].map((to) => needsCouponField(to, now))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
