import { expect, test } from "vitest";
import { changeWordsFor } from "~/copy/order-change";
import { milli } from "../../money/milli";
import { cents } from "../../money/money";
import { moneyFormatOf } from "../../money/number-format";
import { MAX_WHATSAPP_URL } from "../place/message";
import { changeMessage } from "./change-message";
import {
  type ContentLine,
  isUnchanged,
  type OrderContents,
  orderDifference,
  orderDifferenceSchema,
} from "./difference";

const line = (id: number | null, name: string, quantity: number, price: number): ContentLine => ({
  id,
  name,
  variantName: null,
  unit: "UNIT",
  quantity: milli(quantity * 1_000),
  price: cents(price),
  total: cents(price * quantity),
});

const before: OrderContents = {
  customerName: "Lucía Fernández",
  customerPhone: "5491158749895",
  method: "PICKUP",
  address: null,
  zone: null,
  branchName: null,
  paymentMethod: "TRANSFER",
  subtotal: cents(4_140_000),
  deliveryCost: cents(0),
  discount: cents(414_000),
  total: cents(3_726_000),
  lines: [line(1, "Mate imperial", 1, 3_290_000), line(2, "Vela de *soja*", 1, 850_000)],
};
const after: OrderContents = {
  ...before,
  method: "DELIVERY",
  address: "Av. Rivadavia 5420",
  subtotal: cents(6_730_000),
  deliveryCost: cents(320_000),
  discount: cents(673_000),
  total: cents(6_377_000),
  lines: [line(1, "Mate imperial", 2, 3_290_000), line(null, "Envoltorio", 1, 150_000)],
};
const about = {
  phone: "5491158749895",
  firstName: "Lucía",
  number: 148,
  hasUnpriced: false,
  money: moneyFormatOf({ id: 1, symbol: "$" }),
  trackingUrl: "https://casa.example/catalogo/pedido/x",
};

test("tells a customer every change, with the totals before and after", () => {
  const difference = orderDifference(before, after);
  expect(orderDifferenceSchema.parse(JSON.parse(JSON.stringify(difference)))).toEqual(difference);
  const { text } = changeMessage({ ...about, difference }, changeWordsFor(1));
  expect(text.replaceAll("\u00a0", " ").split("\n")).toEqual([
    "Hola Lucía, *tu pedido N.º 148 cambió*:",
    "+ 1 Mate imperial (ahora 2)",
    "− 1 Vela de soja",
    "+ 1 Envoltorio, $ 1.500",
    "Costo de envío: $ 3.200 (antes $ 0)",
    "Descuento: $ 6.730 (antes $ 4.140)",
    "Entrega: envío",
    "Dirección: Av. Rivadavia 5420",
    "*Total: $ 63.770* (antes $ 37.260)",
    "¿Lo confirmás?",
    "Ver pedido: https://casa.example/catalogo/pedido/x",
  ]);
});

test("uses the words of the shop's country", () => {
  const { text } = changeMessage({ ...about, difference: orderDifference(before, after) }, changeWordsFor(17));
  expect(text).toContain("Entrega: delivery");
  expect(text).toContain("¿Lo confirmas?");
});

test("keeps the link within its limit, and counts what does not fit", () => {
  const many = Array.from({ length: 100 }, (_, at) => line(null, `Producto número ${at} con un nombre largo`, 1, 100));
  const difference = orderDifference(before, { ...after, lines: many });
  const { text, url } = changeMessage({ ...about, difference }, changeWordsFor(1));
  expect(url.length).toBeLessThanOrEqual(MAX_WHATSAPP_URL);
  expect(text).toMatch(/\n… y \d+ cambios más\n/);
  expect(text).toContain(about.trackingUrl);
});

test("nothing changed is no difference; a price alone is one", () => {
  expect(isUnchanged(orderDifference(before, before))).toBe(true);
  const [first, ...others] = before.lines;
  if (!first) throw new Error("no line");
  const repriced = { ...before, lines: [{ ...first, price: cents(1) }, ...others] };
  const difference = orderDifference(before, repriced);
  expect(isUnchanged(difference)).toBe(false);
  expect(changeMessage({ ...about, difference }, changeWordsFor(1)).text.replaceAll("\u00a0", " ")).toContain(
    "Mate imperial, $ 0,01 (antes $ 32.900)",
  );
});

test.each([
  ["some lines without a price", true, 6_377_000, "*Total: $ 63.770 + productos a consultar* (antes $ 37.260)"],
  ["no line with a price", true, 0, "*Total: a consultar* (antes $ 37.260)"],
  ["nothing left to pay", false, 0, "*Total: $ 0* (antes $ 37.260)"],
])("writes the total of %s", (_, hasUnpriced, total, written) => {
  const difference = orderDifference(before, { ...after, total: cents(total) });
  const { text } = changeMessage({ ...about, hasUnpriced, difference }, changeWordsFor(1));
  expect(text.replaceAll("\u00a0", " ").split("\n")).toContain(written);
});
