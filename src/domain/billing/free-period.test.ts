import { describe, expect, test } from "vitest";
import {
  type BillingState,
  billingWarning,
  dayIn,
  FREE_TRIAL_DAYS,
  freePeriod,
  freeUntilFrom,
  paidRecently,
  shouldSuspend,
  showsPaymentBanner,
} from "./free-period";

const zone = "America/Argentina/Buenos_Aires";
const now = new Date("2026-11-20T15:00:00Z");
const state = (until: string, over: Partial<BillingState> = {}): BillingState => ({
  planId: 0,
  lastPaymentAt: null,
  freeUntil: new Date(`${until}T00:00:00Z`),
  ...over,
});
const paid = { planId: 3, lastPaymentAt: new Date("2026-11-01T12:00:00Z") };

describe("free period", () => {
  test.each<[string, BillingState | null, object]>([
    ["no subscriber", null, { inFreePeriod: true, daysLeft: null, ended: false }],
    ["30 days ahead", state("2026-12-20"), { inFreePeriod: true, daysLeft: 30, ended: false }],
    ["tomorrow", state("2026-11-21"), { inFreePeriod: true, daysLeft: 1, ended: false }],
    ["the last day", state("2026-11-20"), { inFreePeriod: true, daysLeft: 0, ended: false, daysSinceEnd: 0 }],
    ["a day late", state("2026-11-19"), { inFreePeriod: false, daysLeft: 0, ended: true, daysSinceEnd: 1 }],
    ["a month late", state("2026-10-20"), { inFreePeriod: false, ended: true, daysSinceEnd: 31 }],
    ["paid", state("2026-12-20", paid), { inFreePeriod: false, ended: false, daysLeft: 30 }],
    ["subscribed, nothing paid", state("2026-12-20", { planId: 3 }), { inFreePeriod: true }],
    ["paid once, no subscription now", state("2026-12-20", { ...paid, planId: 0 }), { inFreePeriod: true }],
    ["no plan at all", state("2026-12-20", { planId: null }), { inFreePeriod: true }],
  ])("%s", (_name, subscriber, wanted) => {
    expect(freePeriod(subscriber, now, zone)).toMatchObject(wanted);
  });

  test("counts days in the country's time zone, not the server's", () => {
    const lateEvening = new Date("2026-11-21T01:30:00Z");
    expect(dayIn(lateEvening, zone)).toBe("2026-11-20");
    expect(freePeriod(state("2026-11-20"), lateEvening, zone).ended).toBe(false);
    expect(freePeriod(state("2026-11-20"), lateEvening, "Europe/Madrid")).toMatchObject({
      ended: true,
      daysSinceEnd: 1,
    });
  });

  test("a new account gets all its days, also across a clock change", () => {
    expect(FREE_TRIAL_DAYS).toBe(30);
    const start = new Date("2026-08-20T15:00:00Z");
    const until = freeUntilFrom(start, "America/Santiago");
    expect(until.toISOString()).toBe("2026-09-19T00:00:00.000Z");
    expect(freePeriod({ ...state("2026-01-01"), freeUntil: until }, start, "America/Santiago").daysLeft).toBe(30);
    expect(freeUntilFrom(new Date("2026-11-21T01:30:00Z"), zone, 5).toISOString()).toBe("2026-11-25T00:00:00.000Z");
  });
});

describe("notices", () => {
  test.each<[string, BillingState | null, boolean, object | null]>([
    ["eleven days left", state("2026-12-01"), false, null],
    ["ten days left", state("2026-11-30"), false, { kind: "freePeriod", days: 10 }],
    ["the last day", state("2026-11-20"), false, { kind: "freePeriod", days: 0 }],
    ["ended and suspended", state("2026-11-15"), true, { kind: "ended", days: 5 }],
    ["ended, not suspended", state("2026-11-15"), false, null],
    ["ended, subscribed", state("2026-11-15", { planId: 3 }), true, null],
    ["paid", state("2026-11-25", paid), false, null],
    ["no subscriber", null, true, null],
  ])("%s", (_name, subscriber, suspended, notice) => {
    expect(billingWarning(subscriber, suspended, now, zone)).toEqual(notice);
  });
});

describe("payments", () => {
  test.each([
    ["2026-11-20T10:00:00Z", true],
    ["2026-10-23T12:00:00Z", true],
    ["2026-10-22T12:00:00Z", false],
  ])("paid on %s: recent %s", (at, recent) => {
    expect(paidRecently(new Date(at), now, zone)).toBe(recent);
    const subscriber = state("2026-01-01", { ...paid, lastPaymentAt: new Date(at) });
    expect(showsPaymentBanner(subscriber, now, zone)).toBe(false);
    expect(showsPaymentBanner(subscriber, now, zone, true)).toBe(!recent);
  });

  test("never paid", () => {
    expect(paidRecently(null, now, zone)).toBe(false);
    expect(showsPaymentBanner(null, now, zone, true)).toBe(false);
  });

  test.each([
    [state("2026-11-19"), true],
    [state("2026-11-20"), false],
    [state("2026-11-19", paid), false],
    [state("2026-11-19", { planId: 3 }), true],
  ])("suspension %#", (subscriber, suspended) => {
    expect(shouldSuspend(subscriber, now, zone)).toBe(suspended);
  });
});
