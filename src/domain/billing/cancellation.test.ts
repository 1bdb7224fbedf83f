import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../duration";
import { approvableUntil, mayBeAlive } from "./cancellation";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);

describe("subscriptions that may be live at the provider when an account is closed", () => {
  it.each([
    ["a paid one", { status: "ACTIVE", activatedAt: ago(900), externalId: "a", createdAt: ago(900) }, true],
    [
      "one whose charge failed",
      { status: "PAST_DUE", activatedAt: ago(900), externalId: "a", createdAt: ago(900) },
      true,
    ],
    ["an opened one", { status: "PENDING", activatedAt: null, externalId: "a", createdAt: ago(1) }, true],
    [
      "one whose id is not known yet",
      { status: "PENDING", activatedAt: null, externalId: null, createdAt: ago(1) },
      true,
    ],
    [
      "one that was opened long ago",
      { status: "PENDING", activatedAt: null, externalId: "a", createdAt: ago(9000) },
      true,
    ],
    ["one that ended", { status: "CANCELLED", activatedAt: ago(900), externalId: "a", createdAt: ago(900) }, false],
    [
      "one cancelled here before it was approved",
      { status: "CANCELLED", activatedAt: null, externalId: "a", createdAt: ago(48) },
      true,
    ],
    [
      "one cancelled so long ago that its page has expired",
      { status: "CANCELLED", activatedAt: null, externalId: "a", createdAt: ago(721) },
      false,
    ],
    [
      "one that was never opened",
      { status: "CANCELLED", activatedAt: null, externalId: null, createdAt: ago(1) },
      false,
    ],
  ] as const)("%s", (_case, one, alive) => {
    expect(mayBeAlive(one, now)).toBe(alive);
  });
});

it("waits as long as an approval is possible", () => {
  expect(approvableUntil({ externalId: "a", createdAt: ago(0) })).toEqual(ago(-30 * 24));
  expect(approvableUntil({ externalId: null, createdAt: ago(0) })).toEqual(ago(-48));
});
