import { describe, expect, it } from "vitest";
import { type EndableSubscription, endedBy, endedSubscription, unpaidSubscription } from "./ended";

const day = (text: string) => new Date(`${text}T12:00:00Z`);
const running: EndableSubscription = {
  id: 1,
  planId: 7,
  status: "ACTIVE",
  activatedAt: day("2026-11-01"),
  interval: "1M",
  provider: "MERCADO_PAGO",
  cancelRequestedAt: null,
  failedPayments: 0,
};
const one = (over: Partial<EndableSubscription>): EndableSubscription => ({ ...running, ...over });

it.each([
  ["the merchant, who requested it", one({ cancelRequestedAt: day("2026-11-20") }), "merchant"],
  ["the provider, without a request to us", one({}), "provider"],
  ["the team, whose plan it was", one({ provider: "MANUAL" }), "team"],
] as const)("was ended by %s", (_case, subscription, by) => {
  expect(endedBy({ ...subscription, status: "CANCELLED" } as EndableSubscription)).toBe(by);
});

it("returns the last confirmed subscription when it has ended and none is live", () => {
  const old = one({ id: 1, status: "CANCELLED" });
  const late = one({ id: 2, status: "CANCELLED", activatedAt: day("2026-11-10") });
  expect(endedSubscription([old, late])?.id).toBe(2);
  expect(endedSubscription([late, one({ id: 3 })])).toBeNull();
  expect(endedSubscription([one({ status: "PENDING", activatedAt: null })])).toBeNull();
});

describe("an unpaid charge", () => {
  it.each([
    ["a paid plan", [one({})], null],
    ["a failed charge", [one({ status: "PAST_DUE", failedPayments: 1 })], 1],
    ["the very first charge", [one({ status: "PENDING", failedPayments: 1 })], 1],
    ["one the provider stopped retrying", [one({ status: "CANCELLED", failedPayments: 3 })], 1],
    [
      "one that stopped being retried, and was cancelled by its merchant",
      [one({ status: "CANCELLED", failedPayments: 3, cancelRequestedAt: day("2026-11-20") })],
      null,
    ],
    ["one the provider ended without any failure", [one({ status: "CANCELLED" })], null],
    [
      "one that stopped being retried, and another that is live",
      [one({ status: "CANCELLED", failedPayments: 3 }), one({ id: 2, activatedAt: day("2026-11-19") })],
      null,
    ],
    ["one that was never confirmed", [one({ status: "PENDING", activatedAt: null, failedPayments: 1 })], null],
    ["nothing", [], null],
  ])("%s", (_case, subscriptions, id) => {
    expect(unpaidSubscription(subscriptions)?.id ?? null).toBe(id);
  });
});
