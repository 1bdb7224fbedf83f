import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { namedCartCopy } from "~/copy/cart-names";
import { type CheckoutState, checkoutTotals } from "~/domain/catalogue/cart/checkout-machine";
import { DOT_GROUPS } from "~/domain/money/number-format";
import { cartLine } from "~/test/cart-line";
import { CartSummary } from "./cart-summary";

const shop = {
  money: { symbol: "$", ...DOT_GROUPS },
  hasChat: true,
  pickup: { enabled: true, text: null },
  delivery: { enabled: false, text: null, costCents: null, freeFromCents: null, zones: [] },
  minimumPurchaseCents: null,
};
const state: CheckoutState = {
  stage: "filling",
  choice: { method: "PICKUP", zone: "", branchId: "" },
  payment: null,
  removed: null,
  changes: [],
  problems: {},
  needsPhone: false,
  refusal: "coupon",
  sent: null,
};
const draw = (coupon?: string) =>
  renderToStaticMarkup(
    <CartSummary
      base=""
      shop={shop}
      state={state}
      totals={checkoutTotals([cartLine()], state, shop)}
      copy={{ ...namedCartCopy(1), coupon }}
      rows={[]}
      onUnhold={() => {}}
      written={String}
    />,
  );

it("says why the order was refused for its coupon, and nothing once another is applied", () => {
  expect(draw("Ese cupón ya terminó.")).toContain('role="alert">Ese cupón ya terminó.</p>');
  expect(draw()).not.toContain("alert");
});
