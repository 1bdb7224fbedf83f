import { describe, expect, test } from "vitest";
import { type Entitlement, entitlementOf, type HeldSubscription, liveSubscriptions } from "./entitlement";

const now = new Date("2026-11-20T15:00:00Z");
const day = (text: string) => new Date(`${text}T12:00:00Z`);

function held(over: Partial<HeldSubscription> = {}): HeldSubscription {
  return { id: 1, planId: 3, status: "ACTIVE", activatedAt: day("2026-09-01"), interval: "1M", ...over };
}

const pending = held({ id: 9, planId: 5, status: "PENDING", activatedAt: null });
const cancelled = held({ status: "CANCELLED" });
const newer = held({ id: 2, planId: 4, activatedAt: day("2026-10-01") });

describe("a subscriber's entitlement", () => {
  test.each<[string, HeldSubscription[], number, string | null, Entitlement]>([
    ["no subscription ever opened", [], 0, null, { planId: 0, activeUntil: null }],
    ["a plan granted before subscriptions were stored", [], 7, null, { planId: 7, activeUntil: null }],
    ["only a pending one", [pending], 0, null, { planId: 0, activeUntil: null }],
    ["a live one", [held()], 0, "2026-11-01", { planId: 3, activeUntil: null }],
    ["confirmed, not yet charged", [held()], 0, null, { planId: 3, activeUntil: null }],
    [
      "a late charge that is retried",
      [held({ status: "PAST_DUE" })],
      3,
      "2026-10-15",
      { planId: 3, activeUntil: day("2026-11-25") },
    ],
    ["no more retries", [held({ status: "PAST_DUE" })], 3, "2026-10-01", { planId: 0, activeUntil: null }],
    ["late, and paid after all", [held()], 0, "2026-11-15", { planId: 3, activeUntil: null }],
    ["two live ones: the later counts", [newer, held()], 3, "2026-11-01", { planId: 4, activeUntil: null }],
    ["a live one and a pending change", [held(), pending], 3, "2026-11-01", { planId: 3, activeUntil: null }],
    ["cancelled, paid", [cancelled], 3, "2026-11-01", { planId: 3, activeUntil: day("2026-12-01") }],
    ["cancelled, paid period ended", [cancelled], 3, "2026-10-10", { planId: 0, activeUntil: null }],
    [
      "granted until a day",
      [held({ status: "CANCELLED", endsAt: day("2027-03-01") })],
      3,
      "2026-11-01",
      { planId: 3, activeUntil: day("2027-03-01") },
    ],
    [
      "granted until a day in the past",
      [held({ status: "CANCELLED", endsAt: day("2026-11-10") })],
      3,
      "2026-11-01",
      { planId: 0, activeUntil: null },
    ],
    ["cancelled, never charged", [cancelled], 3, null, { planId: 0, activeUntil: null }],
    [
      "cancelled, a year paid",
      [held({ status: "CANCELLED", interval: "1Y" })],
      3,
      "2026-01-01",
      { planId: 3, activeUntil: day("2027-01-01") },
    ],
    [
      "cancelled twice: the later counts",
      [cancelled, { ...newer, status: "CANCELLED" }],
      4,
      "2026-11-01",
      {
        planId: 4,
        activeUntil: day("2026-12-01"),
      },
    ],
    [
      "an older payment does not revive an ended subscription",
      [cancelled],
      0,
      "2026-11-01",
      { planId: 0, activeUntil: null },
    ],
    [
      "an invalid interval",
      [held({ status: "CANCELLED", interval: "?" })],
      3,
      "2026-11-01",
      {
        planId: 0,
        activeUntil: null,
      },
    ],
  ])("%s", (_name, subscriptions, planId, paid, standing) => {
    expect(entitlementOf(subscriptions, { planId, lastPaymentAt: paid ? day(paid) : null }, now)).toEqual(standing);
  });
});

test("reports the live subscriptions that a later one supersedes, but no pending ones", () => {
  const older = held();
  expect(liveSubscriptions([older, pending, newer, cancelled])).toEqual({ current: newer, superseded: [older] });
  expect(liveSubscriptions([pending])).toEqual({ current: null, superseded: [] });
  const twin = held({ id: 8 });
  expect(liveSubscriptions([twin, older])).toEqual({ current: twin, superseded: [older] });
});
