import { expect, it } from "vitest";
import { planCurrencyOf, plansInCurrency } from "./plans-in-currency";

const plan = (id: number, currency: string, totalCents = 890_000) => ({ id, currency, totalCents });
const free = plan(0, "ARS", 0);
const idsOf = (plans: readonly { id: number }[]) => plans.map(({ id }) => id);

it.each([
  [1, "ARS"],
  [13, "USD"],
  [null, "ARS"],
  [undefined, "ARS"],
])("offers country %s plans in %s", (country, currency) => expect(planCurrencyOf(country)).toBe(currency));

it.each([
  ["pesos first", [free, plan(1, "ARS"), plan(2, "ARS"), plan(3, "USD")], "ARS", [1, 2], [3]],
  ["dollars first", [free, plan(1, "ARS"), plan(2, "ARS"), plan(3, "USD")], "USD", [3], [1, 2]],
  ["all where there is no other currency", [free, plan(1, "ARS")], "USD", [1], []],
  ["no plan that costs nothing", [free, plan(4, "USD", 0)], "USD", [], []],
])("shows %s", (_case, plans, currency, shown, others) => {
  const found = plansInCurrency(plans, currency);
  expect(idsOf(found.shown)).toEqual(shown);
  expect(idsOf(found.others)).toEqual(others);
});
