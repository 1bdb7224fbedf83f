import { expect, it } from "vitest";
import { firstPaymentOf, type PaymentMethod, type PaymentPercent } from "./payment";

it.each<[string, PaymentPercent[], string | null, PaymentMethod | null]>([
  ["it makes no difference", [], null, null],
  ["there is an account for transfers", [], "casa.yerbal", "TRANSFER"],
  ["cash saves", [{ method: "CASH", percent: 10 }], null, "CASH"],
  ["cash saves, and there is an account", [{ method: "CASH", percent: 10 }], "casa.yerbal", "CASH"],
  [
    "cash and transfers save the same, and there is an account",
    [
      { method: "CASH", percent: 10 },
      { method: "TRANSFER", percent: 10 },
    ],
    "casa.yerbal",
    "TRANSFER",
  ],
  [
    "transfers save more than cash",
    [
      { method: "CASH", percent: 5 },
      { method: "TRANSFER", percent: 12.5 },
    ],
    null,
    "TRANSFER",
  ],
  ["only one to be agreed saves", [{ method: "OTHER", percent: 3 }], "casa.yerbal", "OTHER"],
  ["one to be agreed costs more", [{ method: "OTHER", percent: -10 }], null, "CASH"],
  ["transfers cost more although there is an account", [{ method: "TRANSFER", percent: -2 }], "casa.yerbal", "CASH"],
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
])("a cart begins with the way to pay that saves most: %s", (_what, adjustments, alias, payment) =>
  expect(firstPaymentOf({ adjustments, alias, account: null })).toBe(payment),
);
