import { describe, expect, it } from "vitest";
import { cartLine as line } from "~/test/cart-line";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { DOT_GROUPS } from "../../money/number-format";
import { NO_RULES } from "../../pricing/rules";
import type { StoredCartLine } from "./cart";
import {
  type CartShop,
  type CheckoutEvent,
  type CheckoutFailure,
  type CheckoutState,
  checkoutOf,
  checkoutTotals,
  firstCheckout,
  isSending,
  isUnstored,
  nextCheckout,
  type PricedAnswer,
  repriced,
  type SentOrder,
} from "./checkout-machine";

const shop: CartShop = {
  id: 7,
  cartId: 7,
  from: { tentId: 7 },
  countryId: 1,
  money: { symbol: "$", ...DOT_GROUPS },
  noPhoto: null,
  minimumPurchaseCents: null,
  phone: { DELIVERY: "optional", PICKUP: "optional" },
  delivery: { enabled: true, text: null, costCents: cents(350_000), freeFromCents: null, zones: [] },
  pickup: { enabled: true, text: null },
  payment: { text: null, adjustments: [], alias: null, account: null, holder: null },
  branches: [],
  hasChat: true,
  rules: NO_RULES,
  firstPayment: null,
};
const order: SentOrder = {
  number: 1,
  total: cents(100),
  hasUnpriced: false,
  token: "t",
  orderUrl: "u",
  whatsappUrl: null,
  whatsappText: "",
};
const first = firstCheckout(shop);
const at = (stage: CheckoutState["stage"], more: Partial<CheckoutState> = {}): CheckoutState => ({
  ...first,
  stage,
  ...more,
});

const submit: CheckoutEvent = { type: "submitted", problems: {} };
const nameless: CheckoutEvent = { type: "submitted", problems: { customerName: "nameMissing" } };
const saved: CheckoutEvent = { type: "answered", answer: { ok: true, data: order } };
const failed = (code: CheckoutFailure["code"], fields: CheckoutFailure["fields"] = {}): CheckoutEvent => ({
  type: "answered",
  answer: { ok: false, failure: { code, fields } },
});
const late: CheckoutEvent = {
  type: "answered",
  answer: { ok: false, failure: { code: "OFFLINE", fields: {}, isLate: true } },
};
const choice = { method: "DELIVERY", zone: "Centro", branchId: "4" } as const;
const reopened: CheckoutEvent = { type: "reopened", order: { choice, payment: "CASH", note: "Timbre 2" } };

const lost: CheckoutEvent = { type: "reopened", order: { choice, payment: "CASH", note: "", isUnanswered: true } };

it.each<[CheckoutFailure["code"], boolean, boolean]>([
  ["VALIDATION", true, true],
  ["ORDER_CHANGED", true, true],
  ["BELOW_MINIMUM_PURCHASE", true, true],
  ["OFFLINE", false, true],
  ["OFFLINE", true, false],
  ["INTERNAL", true, false],
  ["RATE_LIMITED", true, false],
])(
  "an attempt that ends with %s, begun with a network: %j, has surely stored nothing: %j",
  (code, wasOnline, isSure) => {
    expect(isUnstored({ code, fields: {} }, wasOnline)).toBe(isSure);
  },
);

describe("stage transitions", () => {
  it.each<[CheckoutState["stage"], string, CheckoutEvent, CheckoutState["stage"]]>([
    ["filling", "was left unsent before", reopened, "unsent"],
    ["filling", "is submitted", submit, "sending"],
    ["filling", "is submitted without a name", nameless, "filling"],
    ["unsent", "is submitted", submit, "sending"],
    ["unsent", "is sent without a name", nameless, "unsent"],
    ["sending", "is sent again", submit, "sending"],
    ["sending", "was saved", saved, "sent"],
    ["sending", "found no network", failed("OFFLINE"), "waiting"],
    ["sending", "was refused", failed("RATE_LIMITED"), "filling"],
    ["waiting", "is tried again", submit, "retrying"],
    ["waiting", "is tried again without a name", nameless, "waiting"],
    ["waiting", "is taken back", { type: "withdrawn" }, "filling"],
    ["retrying", "is sent again", submit, "retrying"],
    ["retrying", "was saved", saved, "sent"],
    ["retrying", "found no network", failed("OFFLINE"), "waiting"],
    ["retrying", "was refused", failed("ORDER_CHANGED"), "filling"],
    ["sent", "is sent", submit, "sent"],
    ["sending", "got no answer", late, "unanswered"],
    ["retrying", "got no answer", late, "unanswered"],
    ["filling", "was closed while it was sent", lost, "unanswered"],
    ["unanswered", "is tried again", submit, "sending"],
    ["unanswered", "is tried again without a name", nameless, "unanswered"],
    // events out of place
    ["unanswered", "was saved", saved, "unanswered"],
    ["unanswered", "got no answer twice", late, "unanswered"],
    ["unanswered", "was left unsent before", reopened, "unanswered"],
    ["unanswered", "is taken back", { type: "withdrawn" }, "unanswered"],
    ["sent", "got no answer", late, "sent"],
    ["sending", "was closed while it was sent", lost, "sending"],
    ["filling", "was saved", saved, "filling"],
    ["filling", "is taken back", { type: "withdrawn" }, "filling"],
    ["waiting", "was saved", saved, "waiting"],
    ["waiting", "was left unsent before", reopened, "waiting"],
    ["retrying", "is taken back", { type: "withdrawn" }, "retrying"],
    ["sent", "was refused", failed("INTERNAL"), "sent"],
  ])("an order that is %s and %s", (stage, _what, event, next) => {
    expect(nextCheckout(at(stage), event).stage).toBe(next);
  });

  it.each<[CheckoutState["stage"], boolean]>([
    ["filling", false],
    ["unsent", false],
    ["sending", true],
    ["waiting", false],
    ["retrying", true],
    ["unanswered", false],
    ["sent", false],
  ])("%s counts as sending: %s", (stage, sending) => expect(isSending(at(stage))).toBe(sending));
});

describe("messages of the form", () => {
  it.each<[string, CheckoutEvent, Pick<CheckoutState, "refusal" | "problems">]>([
    ["a price that changed", failed("ORDER_CHANGED"), { refusal: "changed", problems: {} }],
    ["less than the minimum", failed("BELOW_MINIMUM_PURCHASE"), { refusal: "changed", problems: {} }],
    ["too many orders", failed("RATE_LIMITED"), { refusal: "tooMany", problems: {} }],
    ["a suspended shop", failed("TENT_SUSPENDED"), { refusal: "suspended", problems: {} }],
    ["anything else", failed("INTERNAL"), { refusal: "failed", problems: {} }],
    [
      "a field",
      failed("VALIDATION", { customerPhone: ["phone.invalid"] }),
      { refusal: null, problems: { customerPhone: "phoneWrong" } },
    ],
    [
      "a coupon that a phone has used",
      failed("VALIDATION", { coupon: ["coupon.usedByPhone"] }),
      { refusal: "coupon", problems: {} },
    ],
    ["a coupon that is over", failed("VALIDATION", { coupon: ["coupon.over"] }), { refusal: "coupon", problems: {} }],
    [
      "a coupon used up, and a field",
      failed("VALIDATION", { coupon: ["coupon.usedUp"], address: ["order.addressRequired"] }),
      { refusal: "coupon", problems: { address: "addressMissing" } },
    ],
    [
      "a coupon that needs a phone",
      failed("VALIDATION", { customerPhone: ["coupon.phoneRequired"] }),
      { refusal: null, problems: { customerPhone: "phoneForCoupon" } },
    ],
    ["an unknown field", failed("VALIDATION", { lines: ["order.tooManyLines"] }), { refusal: "changed", problems: {} }],
  ])("reports %s", (_what, event, said) => expect(nextCheckout(at("sending"), event)).toMatchObject(said));

  it("clears an earlier refusal when the order is sent again", () => {
    const next = nextCheckout(at("filling", { refusal: "tooMany", problems: { note: "noteLong" } }), submit);
    expect(next).toMatchObject({ refusal: null, problems: {} });
  });

  it("keeps an earlier refusal next to an invalid field", () => {
    const next = nextCheckout(at("filling", { refusal: "tooMany" }), nameless);
    expect(next).toMatchObject({ refusal: "tooMany", problems: { customerName: "nameMissing" } });
  });

  it("reports changes with the line as the visitor knew it", () => {
    const change = { productId: 12, variantId: null, name: null, kind: "soldOut" } as const;
    const gone = { productId: 13, variantId: 2, name: "Gorra (M)", kind: "gone" } as const;
    const answer = { lines: [], changes: [change, gone], rules: NO_RULES, rulesEndIn: null, coupon: null };
    const event: CheckoutEvent = { type: "priced", answer, lines: [line()] };
    expect(nextCheckout(first, event).changes).toEqual([
      { change, line: line() },
      { change: gone, line: undefined },
    ]);
  });
});

describe("choices", () => {
  it.each([
    ["both", {}, "PICKUP"],
    ["delivery alone", { pickup: { enabled: false, text: null } }, "DELIVERY"],
    ["pickup alone", { delivery: { ...shop.delivery, enabled: false } }, "PICKUP"],
    ["neither", { pickup: { enabled: false, text: null }, delivery: { ...shop.delivery, enabled: false } }, "PICKUP"],
  ])("starts with an available method in a shop with %s", (_what, more, method) =>
    expect(firstCheckout({ ...shop, ...more }).choice.method).toBe(method),
  );

  it("start with the way to pay that the page names", () =>
    expect(firstCheckout({ ...shop, firstPayment: "CASH" }).payment).toBe("CASH"));

  it("are restored with an order that was left unsent", () =>
    expect(nextCheckout(first, reopened)).toMatchObject({ choice, payment: "CASH" }));

  it("are kept through sending, waiting and a refusal", () => {
    const events: CheckoutEvent[] = [
      { type: "choiceMade", choice },
      { type: "paymentChosen", payment: "TRANSFER" },
      submit,
      failed("OFFLINE"),
      submit,
      failed("ORDER_CHANGED"),
    ];
    expect(events.reduce(nextCheckout, first)).toMatchObject({ stage: "filling", choice, payment: "TRANSFER" });
  });

  it("a removed line can be restored once", () => {
    const without = nextCheckout(first, { type: "lineRemoved", line: line() });
    expect(without.removed).toEqual(line());
    expect(nextCheckout(without, { type: "lineRestored" }).removed).toBeNull();
  });
});

describe("the checkout built from the form", () => {
  const typed = { customerName: " Ana ", customerPhone: " ", address: " Belgrano 1450 ", note: " " };
  const read = (field: keyof typeof typed) => typed[field];
  const pickup = { choice: { ...choice, method: "PICKUP" as const, branchId: "" }, payment: null };

  it("trims texts and turns empty ones into null", () =>
    expect(checkoutOf(read, { choice, payment: "CASH" }, [])).toEqual({
      customerName: "Ana",
      customerPhone: null,
      address: "Belgrano 1450",
      method: "DELIVERY",
      zone: "Centro",
      branchId: null,
      paymentMethod: "CASH",
      note: "",
    }));

  it("has no address or zone for a pickup", () =>
    expect(checkoutOf(read, pickup, [])).toMatchObject({ address: null, zone: null, branchId: null }));

  it("uses the only branch, and no branch when there are several and none was chosen", () => {
    expect(checkoutOf(read, pickup, [{ id: 3 }]).branchId).toBe(3);
    expect(checkoutOf(read, pickup, [{ id: 3 }, { id: 4 }]).branchId).toBeNull();
  });

  it("keeps a chosen branch only for what needs one", () => {
    const collected = { ...pickup, choice: { ...pickup.choice, branchId: "4" } };
    expect(checkoutOf(read, collected, [{ id: 3 }, { id: 4 }]).branchId).toBe(4);
    expect(checkoutOf(read, { choice, payment: null }, [{ id: 3 }, { id: 4 }]).branchId).toBeNull();
  });
});

describe("totals", () => {
  const delivered = { choice: { ...choice, zone: "" }, payment: "CASH" as const };
  it.each([
    ["picked up", first, {}, { total: 1_500_000, delivery: { cost: null }, discounts: [], minimumPurchase: null }],
    ["delivered", delivered, {}, { total: 1_850_000, delivery: { cost: 350_000 } }],
    [
      "delivered for a price to be agreed",
      delivered,
      { delivery: { ...shop.delivery, costCents: null } },
      { total: 1_500_000, delivery: { cost: null, toBeAgreed: true } },
    ],
    ["below the minimum", first, { minimumPurchaseCents: cents(2_000_000) }, { minimumPurchase: { missing: 500_000 } }],
    ["at the minimum", first, { minimumPurchaseCents: cents(1_500_000) }, { minimumPurchase: { missing: 0 } }],
  ])("%s", (_what, state, more, totals) =>
    expect(checkoutTotals([line()], state, { ...shop, ...more })).toMatchObject(totals),
  );

  it("flags lines without a price", () =>
    expect(checkoutTotals([line({ priceCents: null })], first, shop)).toMatchObject({
      total: 0,
      unpriced: true,
    }));
});

describe("repricing the cart", () => {
  const answer = (change: object, changes: PricedAnswer["changes"] = []): PricedAnswer => ({
    lines: [
      {
        productId: 12,
        variantId: null,
        categoryId: null,
        name: "Remera lisa",
        variantLabel: null,
        quantity: milli(1000),
        stock: null,
        unitPrice: cents(1_500_000),
        ...change,
      },
    ],
    changes,
    rules: NO_RULES,
    rulesEndIn: null,
    coupon: null,
  });
  const changed = {
    productId: 12,
    variantId: null,
    name: null,
    kind: "priceChanged",
    from: cents(1),
    to: cents(2),
  } as const;

  const known = (change: Partial<StoredCartLine> = {}) => line({ stock: null, ...change });

  it("returns null when nothing changed", () => expect(repriced([known()], answer({}))).toBeNull());
  it("takes the stock, also in a cart that had none", () => {
    expect(repriced([known()], answer({ stock: milli(3000) }))).toEqual([known({ stock: milli(3000) })]);
    expect(repriced([line()], answer({}))).toEqual([known()]);
  });
  it("applies the new price", () =>
    expect(repriced([known()], answer({ unitPrice: cents(2) }, [changed]))).toEqual([known({ priceCents: cents(2) })]));
  it("applies a new name without reporting a change", () =>
    expect(repriced([known()], answer({ name: "Remera" }))).toEqual([known({ name: "Remera" })]));
  it("drops removed products", () => {
    const gone = { productId: 13, variantId: null, name: null, kind: "gone" } as const;
    expect(repriced([known(), known({ productId: 13 })], answer({}, [gone]))).toEqual([known()]);
  });
});

it("asks for a phone from then on where the shop asks for more than when its page was made", () => {
  const refused = nextCheckout(at("sending"), failed("VALIDATION", { customerPhone: ["order.phoneRequired"] }));
  expect(refused).toMatchObject({ stage: "filling", problems: { customerPhone: "phoneMissing" }, needsPhone: true });
  expect(nextCheckout({ ...refused, stage: "sending" }, failed("RATE_LIMITED")).needsPhone).toBe(true);
  expect(nextCheckout(at("sending"), failed("VALIDATION", { customerPhone: ["phone.length"] })).needsPhone).toBe(false);
});
