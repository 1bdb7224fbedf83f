import { describe, expect, it, test } from "vitest";
import { cents } from "../money/money";
import { openTentsWithin, type PlanHeld, planAtEnd, planChange, type RankedPlan, sameRhythm } from "./plan-change";

const plan = (id: number, limit: number, productLimit: number, totalCents: number): RankedPlan => ({
  id,
  limit,
  productLimit,
  totalCents: cents(totalCents),
  currency: "ARS",
  interval: "1M",
});
const small = plan(1, 1, 2_000, 890_000);
const middle = plan(2, 3, 10_000, 1_750_000);
const large = plan(3, 5, 20_000, 2_900_000);
const crossed = plan(4, 1, 50_000, 3_000_000);
const bargain = plan(5, 3, 10_000, 500_000);

const held = (over: Partial<PlanHeld>): PlanHeld => ({ held: small, paid: null, charged: null, owes: false, ...over });

describe("changing a paid plan", () => {
  const state = held({ held: middle });

  it("changes nothing when the plan is the same", () => {
    expect(planChange(state, middle)).toEqual({
      kind: "none",
      heldId: 2,
      paidId: null,
      chargedId: null,
      waitsFor: null,
      owes: false,
    });
  });

  it("upgrades at once and remembers the paid plan", () => {
    expect(planChange(state, large)).toEqual({
      kind: "upgrade",
      heldId: 3,
      paidId: 2,
      chargedId: null,
      waitsFor: null,
      owes: false,
    });
  });

  it.each([
    ["less", small],
    ["more of one and less of another, although it is dearer", crossed],
  ])("grants %s from the next charge on", (_what, to) => {
    expect(planChange(state, to)).toEqual({
      kind: "downgrade",
      heldId: 2,
      paidId: null,
      chargedId: to.id,
      waitsFor: "nextCharge",
      owes: false,
    });
  });

  it("grants an equal but cheaper plan at once, as nothing has to be paid first", () => {
    expect(planChange(state, bargain)).toMatchObject({ kind: "upgrade", heldId: 5, paidId: null });
    expect(planChange({ ...state, owes: true }, bargain)).toMatchObject({ kind: "upgrade", heldId: 5, owes: true });
  });
});

it("does not compare amounts across currencies or intervals: the plan with more costs more", () => {
  const state = held({ held: middle });
  expect(planChange(state, { ...large, totalCents: cents(2_900), currency: "USD" })).toMatchObject({
    kind: "upgrade",
    paidId: 2,
  });
  expect(planChange(state, { ...middle, id: 8, totalCents: cents(17_500_000), interval: "1Y" })).toMatchObject({
    kind: "upgrade",
    heldId: 8,
    paidId: null,
  });
});

describe("a downgrade that waits for the next charge", () => {
  const state = held({ held: middle, charged: small });

  it.each([
    ["is withdrawn", middle, { kind: "keep", heldId: 2, paidId: null, chargedId: null }],
    ["is replaced by an upgrade", large, { kind: "upgrade", heldId: 3, paidId: 2, chargedId: null }],
    ["is replaced by another downgrade", crossed, { kind: "downgrade", heldId: 2, chargedId: 4 }],
    ["is requested again", small, { kind: "none", heldId: 2, chargedId: 1 }],
  ])("%s", (_what, to, expected) => {
    expect(planChange(state, to)).toMatchObject({ ...expected, owes: false });
  });
});

describe("an upgrade before its first charge", () => {
  const state = held({ held: middle, paid: small });

  it.each([
    ["to the paid plan: grants that plan's limits", small, { kind: "takeBack", heldId: 1, chargedId: null }],
    [
      "to less than the paid plan: takes effect with the next charge",
      plan(6, 1, 500, 100_000),
      {
        kind: "takeBackDown",
        heldId: 1,
        chargedId: 6,
        waitsFor: "nextCharge",
      },
    ],
    [
      "to something between: that has to be paid first",
      plan(7, 2, 5_000, 1_000_000),
      {
        kind: "takeBackUp",
        heldId: 1,
        chargedId: 7,
        waitsFor: "payment",
      },
    ],
    ["to more of one and less of another", crossed, { kind: "takeBackUp", heldId: 1, chargedId: 4 }],
  ])("is taken back %s", (_what, to, expected) => {
    expect(planChange(state, to)).toMatchObject({ ...expected, paidId: null, owes: true });
  });

  it("is followed by another upgrade, which is granted too", () => {
    expect(planChange(state, large)).toMatchObject({ kind: "upgrade", heldId: 3, paidId: 1, owes: false });
  });

  it("is lost when the subscription ends, and the next upgrade must be paid first", () => {
    expect(planAtEnd({ held: 2, paid: 1, owes: false })).toEqual({ held: 1, owes: true });
    expect(planAtEnd({ held: 2, paid: null, owes: false })).toEqual({ held: 2, owes: false });
  });
});

describe("after an upgrade was taken back", () => {
  it("grants the next upgrade once it is paid", () => {
    expect(planChange(held({ owes: true }), middle)).toEqual({
      kind: "paidUpgrade",
      heldId: 1,
      paidId: null,
      chargedId: 2,
      waitsFor: "payment",
      owes: true,
    });
  });

  it("an upgrade that waits for its payment can be withdrawn or raised, and still must be paid first", () => {
    const state = held({ owes: true, charged: middle });
    expect(planChange(state, small)).toMatchObject({ kind: "keep", heldId: 1, chargedId: null, owes: true });
    expect(planChange(state, large)).toMatchObject({ kind: "paidUpgrade", heldId: 1, chargedId: 3, owes: true });
  });
});

test.each([
  ["ARS", "1M", true],
  ["USD", "1M", false],
  ["ARS", "1Y", false],
])("%s every %s can continue a monthly subscription in pesos: %s", (currency, interval, expected) => {
  expect(sameRhythm({ currency: "ARS", interval: "1M" }, { currency, interval })).toBe(expected);
});

test.each([
  ["the chosen one", [7, 8, 9], [9], 1, [9]],
  ["the oldest when none was chosen", [7, 8, 9], [], 2, [7, 8]],
  ["the chosen one, then the oldest", [7, 8, 9], [9], 2, [9, 7]],
  ["no more than the plan has, in the order of the choice", [7, 8, 9], [9, 8, 7], 2, [9, 8]],
  ["a chosen shop that is gone leaves its place to another", [7, 9], [8], 1, [7]],
  ["a shop chosen twice counts once", [7, 8, 9], [9, 9], 2, [9, 7]],
  ["all where there is room", [7, 8], [8], 3, [8, 7]],
])("shops that stay open: %s", (_what, ids, chosen, limit, expected) => {
  expect(openTentsWithin(ids, chosen, limit)).toEqual(expected);
});
