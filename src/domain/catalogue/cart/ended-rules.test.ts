import { expect, it } from "vitest";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { type DiscountKind, NO_RULES, type Promotion } from "../../pricing/rules";
import { endedRules } from "./ended-rules";

const promotion = (name: string): Promotion => ({ name, kind: "PERCENT", percent: 10 });
const six = { name: "Desde 6", from: milli(6_000), percent: 10 };

it.each<[string, string[], boolean, string[]]>([
  ["all are still in force", ["2x1"], true, []],
  ["a promotion has ended", [], true, ["2x1"]],
  ["both have ended, and others began", ["3x2"], false, ["Desde 6", "2x1"]],
])("of a cart priced by a break, a promotion, a coupon and a way to pay: %s", (_what, promotions, hasBreak, ended) => {
  const taken = (kind: DiscountKind, name: string) => ({ kind, name, base: cents(100), amount: cents(10) });
  const goods = {
    discounts: [
      taken("BREAK", "Desde 6"),
      taken("PROMOTION", "2x1"),
      taken("COUPON", "Cupón MATERA"),
      taken("PAYMENT", "10 % en efectivo"),
    ],
    freeDelivery: null,
  };
  expect(endedRules(goods, { promotions: promotions.map(promotion), breaks: hasBreak ? [six] : [] })).toEqual(ended);
});

it("a promotion that delivered free has ended", () => {
  const goods = { discounts: [], freeDelivery: { kind: "PROMOTION", name: "Envío gratis" } as const };
  expect(endedRules(goods, NO_RULES)).toEqual(["Envío gratis"]);
});
