import { expect, it } from "vitest";
import { firstPaymentOf, type PaymentMethod, type PaymentPercent } from "./payment";

it.each<[string, PaymentPercent[], string | null, PaymentMethod | null]>([
  ["it makes no difference", [], null, null],
  ["there is an account for transfers", [], "casa.yerbal", "OTHER"],
  ["one to be agreed costs the same", [{ method: "CASH", percent: 10 }], null, "OTHER"],
  ["one to be agreed costs more", [{ method: "OTHER", percent: -10 }], null, "CASH"],
  [
    "only transfers cost the same",
    [
      { method: "CASH", percent: -1 },
      { method: "OTHER", percent: -10 },
    ],
    null,
    "TRANSFER",
  ],
  [
    "all cost more",
    [
      { method: "CASH", percent: -1 },
      { method: "TRANSFER", percent: -2 },
      { method: "OTHER", percent: -10 },
    ],
    null,
    null,
  ],
])("a cart begins with a way to pay that costs no more: %s", (_what, adjustments, alias, payment) =>
  expect(firstPaymentOf({ adjustments, alias, account: null })).toBe(payment),
);
