import { describe, expect, it } from "vitest";
import { badgeOf, isThisWeek, secondsLeftToday } from "./badge";

const timeZone = "America/Argentina/Buenos_Aires"; // UTC-3
const at = (text: string) => Date.parse(text);
const on = (text: string) => ({ now: new Date(text), timeZone });

describe("a recent moment", () => {
  const added = at("2026-11-16T02:30:00Z"); // the 15th at 23:30 in the shop

  it.each([
    ["2026-11-16T02:31:00Z", true],
    ["2026-11-22T02:59:00Z", true], // the seventh day, at 23:59
    ["2026-11-22T03:00:00Z", false], // the eighth day, at midnight
    ["2026-12-30T03:00:00Z", false],
  ])("at %s: %s", (now, recent) => {
    expect(isThisWeek(added, on(now))).toBe(recent);
  });

  it("is none without a moment", () => {
    expect(isThisWeek(null, on("2026-11-16T12:00:00Z"))).toBe(false);
  });
});

describe("the badge of a card", () => {
  const day = on("2026-11-20T15:00:00Z");
  const now = day.now.getTime();
  const plain = { soldOut: false, left: null, offer: false, restockedAt: null, addedAt: at("2025-01-01") };

  it.each([
    [{}, null],
    [{ addedAt: now }, { kind: "new" }],
    [{ addedAt: now, restockedAt: now }, { kind: "back" }],
    [{ addedAt: now, restockedAt: now, offer: true }, { kind: "offer" }],
    [{ addedAt: now, offer: true, hasDeal: true }, { kind: "deal" }],
    [
      { addedAt: now, restockedAt: now, offer: true, hasDeal: true, left: 2 },
      { kind: "low", left: 2 },
    ],
    [{ addedAt: now, restockedAt: now, offer: true, left: 2, soldOut: true }, { kind: "sold" }],
    [{ restockedAt: at("2026-11-13T15:00:00Z") }, null],
  ])("%o shows %o", (facts, badge) => {
    expect(badgeOf({ ...plain, ...facts }, day)).toEqual(badge);
  });
});

describe("the seconds left today", () => {
  it.each([
    ["2026-11-20T15:00:00Z", 12 * 3600],
    ["2026-11-21T02:59:59Z", 1],
    ["2026-11-21T03:00:00Z", 86_400],
  ])("at %s", (now, left) => {
    expect(secondsLeftToday(on(now))).toBe(left);
  });
});
