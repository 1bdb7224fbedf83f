import { describe, expect, test } from "vitest";
import { type AccountFacts, accountState, type Returned, returnOutcome } from "./account-state";

const NOW = new Date("2026-11-20T15:00:00Z");
const ZONE = "America/Argentina/Buenos_Aires";
const date = (day: string) => new Date(`${day}T00:00:00Z`);

const fresh: AccountFacts = {
  planId: 0,
  lastPaymentAt: null,
  freeUntil: date("2026-11-30"),
  activeUntil: null,
  live: null,
  everConfirmed: false,
};
const paid = { planId: 1, lastPaymentAt: date("2026-11-01"), everConfirmed: true };

describe("account state", () => {
  test.each<[string, Partial<AccountFacts>, object]>([
    ["the free period", {}, { kind: "trial", until: "2026-11-30", daysLeft: 10 }],
    ["its last day", { freeUntil: date("2026-11-20") }, { kind: "trial", until: "2026-11-20", daysLeft: 0 }],
    ["a day later", { freeUntil: date("2026-11-19") }, { kind: "ended", days: 1 }],
    ["a plan that was never paid", { planId: 2, freeUntil: date("2026-11-19") }, { kind: "ended", days: 1 }],
    ["a live subscription in the free period", { ...paid, live: "ACTIVE" }, { kind: "active" }],
    ["a charge that failed", { ...paid, live: "PAST_DUE", freeUntil: date("2026-01-01") }, { kind: "pastDue" }],
    ["confirmed, and not yet charged", { planId: 1, live: "ACTIVE", everConfirmed: true }, { kind: "active" }],
    ["given by hand", { ...paid, everConfirmed: false, freeUntil: date("2026-01-01") }, { kind: "active" }],
    ["cancelled", { ...paid, activeUntil: date("2026-12-01") }, { kind: "ending", until: date("2026-12-01") }],
    [
      "paid period ended, before the daily job ran",
      { ...paid, activeUntil: date("2026-11-20"), freeUntil: date("2026-01-01") },
      { kind: "lapsed" },
    ],
    [
      "paid period ended",
      { planId: 0, lastPaymentAt: date("2026-10-01"), everConfirmed: true, freeUntil: date("2026-01-01") },
      { kind: "lapsed" },
    ],
    [
      "paid period ended within the free period",
      { planId: 0, lastPaymentAt: date("2026-10-01"), everConfirmed: true },
      { kind: "trial", until: "2026-11-30", daysLeft: 10 },
    ],
  ])("%s", (_name, over, state) => {
    expect(accountState({ ...fresh, ...over }, NOW, ZONE)).toEqual(state);
  });
});

describe("outcome of a visit to the provider's page", () => {
  const active: Returned = {
    state: { kind: "active" },
    confirmedAt: NOW,
    paid: true,
    changing: false,
    pendingSince: null,
  };
  const before = new Date(NOW.getTime() - 1);
  const later = new Date(NOW.getTime() + 1);

  test.each<[string, Partial<Returned>, string]>([
    ["confirmed and paid", {}, "paid"],
    ["confirmed", { paid: false }, "confirmed"],
    ["confirmed after another was abandoned", { pendingSince: before }, "paid"],
    ["another subscription opened since", { pendingSince: later }, "waiting"],
    ["nothing confirmed", { state: { kind: "ended", days: 3 }, confirmedAt: null, pendingSince: before }, "waiting"],
    ["nothing opened", { state: { kind: "ended", days: 3 }, confirmedAt: null }, "nothing"],
    ["a charge that failed", { state: { kind: "pastDue" } }, "failed"],
    ["a plan change that was not approved", { changing: true }, "unchanged"],
    ["cancelled", { state: { kind: "ending", until: later } }, "nothing"],
  ])("%s", (_name, over, outcome) => {
    expect(returnOutcome({ ...active, ...over })).toBe(outcome);
  });
});
