import { expect, it } from "vitest";
import { cents } from "../money/money";
import { type AgreedTerms, isAsAgreed } from "./agreement";

const pesos = (amount: number) => ({ cents: cents(amount), currency: "ARS" });
const agreed: AgreedTerms = { planRef: "P-1", price: pesos(890_000) };

it.each<[string, AgreedTerms, AgreedTerms, boolean]>([
  ["the same", agreed, agreed, true],
  ["nothing is reported yet", agreed, { planRef: null, price: null }, true],
  ["a higher price that includes an earlier debt", agreed, { planRef: "P-1", price: pesos(1_780_000) }, true],
  ["a centavo less", agreed, { planRef: "P-1", price: pesos(889_999) }, false],
  ["another currency", agreed, { planRef: "P-1", price: { cents: cents(890_000), currency: "CLP" } }, false],
  ["another plan", agreed, { planRef: "P-2", price: pesos(890_000) }, false],
  ["any price of the plan's own page", { planRef: "P-1", price: null }, { planRef: "P-1", price: pesos(1) }, true],
  ["a plan when none was agreed", { planRef: null, price: pesos(100) }, { planRef: "P-9", price: pesos(100) }, true],
])("%s", (_name, one, reported, is) => {
  expect(isAsAgreed(one, reported)).toBe(is);
});
