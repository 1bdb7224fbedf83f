import { describe, expect, it } from "vitest";
import type { AppErrorShape } from "../../errors";
import { cents } from "../../money/money";
import type { OrderContents } from "../manage/difference";
import { withCustomLine } from "./draft-lines";
import { type DraftEvent, type DraftState, draftRefusal, emptyContents, newDraft, nextDraft } from "./order-draft";

const KEY = "0d3c9a2e-5b7f-4c1d-8a9e-2f6b4d1c7e30";
const begun = newDraft(emptyContents(KEY));
const error = (code: AppErrorShape["code"], details: AppErrorShape["details"] = {}): AppErrorShape => ({
  code,
  details,
});
const stored = { total: cents(900) } as OrderContents;
const today = { discounts: [], method: "PICKUP" as const, payment: "" };
const after = (...events: DraftEvent[]): DraftState => events.reduce(nextDraft, begun);

describe("a draft after", () => {
  it.each<[string, DraftEvent[], Partial<DraftState>]>([
    ["nothing", [], { lines: [], tried: false, saved: false, problem: {}, clientKey: KEY }],
    ["a change", [{ type: "changed", contents: { paid: true } }], { paid: true, clientKey: KEY }],
    [
      "a change with another key",
      [{ type: "changed", contents: { coupon: "HOLA", clientKey: "other" } }],
      { coupon: "HOLA", clientKey: "other" },
    ],
    [
      "an attempt",
      [{ type: "tried", problem: { lines: "Agregá algo." } }],
      { tried: true, problem: { lines: "Agregá algo." } },
    ],
    [
      "a change of what was wrong",
      [
        { type: "tried", problem: { lines: "Agregá algo." } },
        { type: "changed", contents: { lines: withCustomLine([], "a") } },
      ],
      { tried: true, problem: {} },
    ],
    ["today's rules", [{ type: "pricedToday", today }], { today, amounts: { deliveryCost: null, discount: null } }],
    [
      "a discount typed over today's rules",
      [
        { type: "pricedToday", today },
        { type: "changed", contents: { amounts: { deliveryCost: "", discount: { typed: "10", percent: true } } } },
      ],
      { today: null },
    ],
    [
      "a refused part",
      [
        {
          type: "refused",
          refusal: { kind: "part", part: "coupon", key: "coupon.unknown" as never },
          error: error("VALIDATION"),
          sentence: "No existe.",
        },
      ],
      { problem: { coupon: "No existe." }, failure: error("VALIDATION"), theirs: null },
    ],
    [
      "a refused field, which has its sentence",
      [{ type: "refused", refusal: { kind: "form" }, error: error("VALIDATION"), sentence: null }],
      { problem: {} },
    ],
    [
      "a refusal that the screen explains",
      [{ type: "refused", refusal: { kind: "explained" }, error: error("STOCK_MISSING"), sentence: null }],
      { problem: {}, failure: error("STOCK_MISSING") },
    ],
    [
      "somebody else's change",
      [{ type: "refused", refusal: { kind: "conflict", theirs: stored }, error: error("CONFLICT"), sentence: null }],
      { theirs: stored, failure: null },
    ],
    [
      "another refusal of one's own contents",
      [
        { type: "refused", refusal: { kind: "conflict", theirs: stored }, error: error("CONFLICT"), sentence: null },
        { type: "refused", refusal: { kind: "form" }, error: error("UNAVAILABLE"), sentence: "Probá de nuevo." },
      ],
      { theirs: null, problem: { form: "Probá de nuevo." } },
    ],
    [
      "the next one is begun",
      [
        { type: "changed", contents: { paid: true } },
        { type: "tried", problem: {} },
        { type: "restarted", contents: emptyContents("next") },
      ],
      { paid: false, tried: false, clientKey: "next" },
    ],
    ["it is saved", [{ type: "saved" }], { saved: true }],
  ])("%s", (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("a refusal", () => {
  const fields = (part: string, key: string) => error("VALIDATION", { fields: { [part]: [key as never] } });

  it.each([
    [null, { kind: "form" }],
    [error("CONFLICT", { order: stored }), { kind: "conflict", theirs: stored }],
    [error("CONFLICT"), { kind: "conflict", theirs: null }],
    [error("STATE_NOT_ALLOWED"), { kind: "explained" }],
    [error("STOCK_MISSING"), { kind: "explained" }],
    [fields("lines", "order.lineTwice"), { kind: "part", part: "lines", key: "order.lineTwice" }],
    [fields("discount", "order.totalChanged"), { kind: "part", part: "discount", key: "order.totalChanged" }],
    [fields("customerName", "order.customerRequired"), { kind: "form" }],
    [error("UNAVAILABLE"), { kind: "form" }],
  ])("of an edit, %o, means %o", (refused, meaning) => {
    expect(draftRefusal(refused, { edits: true })).toEqual(meaning);
  });

  it.each([
    [error("CONFLICT"), { kind: "form" }],
    [error("STOCK_MISSING"), { kind: "form" }],
    [fields("coupon", "coupon.unknown"), { kind: "part", part: "coupon", key: "coupon.unknown" }],
    [fields("priceListId", "common.invalid"), { kind: "part", part: "priceListId", key: "common.invalid" }],
  ])("of a new order, %o, means %o", (refused, meaning) => {
    expect(draftRefusal(refused, { edits: false })).toEqual(meaning);
  });
});
