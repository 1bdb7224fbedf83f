import { beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import type { JobData } from "~/domain/jobs";
import { type OrderSubmit, orderSubmitSchema } from "~/domain/order/place/schemas";
import { makeBase, makePriceList, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { queuedJobs } from "~/test/queue";
import { testDb } from "~/test/test-db";
import { mailOrder } from "./mail-order";
import { mailOrders } from "./mail-orders";
import { placeOrder } from "./place-order";

const db = testDb();
beforeAll(() => makeBase(db));

const PANEL = "http://localhost:3000";
const zones = [
  { name: "Zona norte", cost: 1_500 },
  { name: "Centro", cost: 0 },
];

async function makeShop() {
  const { owner, tentId } = await makeTent(db, {
    deliveryEnabled: true,
    deliveryCost: null,
    pickupEnabled: true,
    deliveryZones: zones,
    freeDeliveryFrom: null,
  });
  await db.paymentAdjustment.create({ data: { tentId, method: "TRANSFER", percent: 10 } });
  await db.paymentAdjustment.create({ data: { tentId, method: "OTHER", percent: -5 } });
  const { ctx, mailer } = merchantContext(db, owner.id);
  const placed = (lines: z.input<typeof orderSubmitSchema>["lines"], more: Partial<OrderSubmit>) => {
    const clientKey = crypto.randomUUID();
    const input = orderSubmitSchema.parse({
      tentId,
      clientKey,
      lines,
      customerName: "Lucía",
      method: "PICKUP",
      ...more,
    });
    return placeOrder(ctx, input, { address: `10.9.0.${tentId}` });
  };
  /** The text of the mail of an order with these products. */
  const mailOf = async (prices: (string | null)[], quantityMilli: number, more: Partial<OrderSubmit> = {}) => {
    const lines = [];
    for (const [at, price] of prices.entries()) {
      const { id } = await makeProduct(db, tentId, { name: `Mate ${at}: a $ 9`, price, sku: `M-${at}` });
      lines.push({ productId: id, quantityMilli });
    }
    const { number } = await placed(lines, more);
    await mailOrder(ctx, { tentId, number, panel: PANEL });
    const mail = mailer.mails.at(-1);
    if (!mail) throw new Error("no mail");
    return { ...mail, text: mail.text.replaceAll("\u00a0", " "), number };
  };
  return { ctx, mailer, tentId, placed, mailOf };
}

/** What stands at the end of the rows of a mail's table; null where it is no amount. */
const amountsOf = (table: string) =>
  table.split("\n").flatMap((row) => {
    if (!/: \S/.test(row) || row.startsWith("  ")) return [];
    const [, sign, amount] = /: (−?)\$ ([\d.]+(?:,\d\d)?)(?: \+ .*)?$/.exec(row) ?? [];
    if (amount === undefined) return [null];
    return [Number(`${sign ? "-" : ""}${amount.replaceAll(".", "").replace(",", ".")}`)];
  });
const sum = (amounts: (number | null)[]) => amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);

/** The amounts of a mail's lines, of the rows below them, and its total. */
function printed(text: string) {
  const tables = text.split("\n\n");
  const at = tables.findIndex((table) => /^\d+ x /.test(table));
  const sums = amountsOf(tables[at + 1] ?? "");
  return { lines: amountsOf(tables[at] ?? ""), rows: sums.slice(0, -1), total: sums.at(-1) };
}

const delivery = { method: "DELIVERY", address: "Av. Rivadavia 5420, 3.º B", zone: "Zona norte" } as const;
const transfer = { paymentMethod: "TRANSFER" } as const;

describe("the amounts of an order's mail add up to its total", () => {
  test.each<[string, (string | null)[], number, Partial<OrderSubmit>, number[], number]>([
    ["a discount and a delivery", ["18900"], 3_000, { ...delivery, ...transfer }, [56_700, -5_670, 1_500], 52_530],
    ["goods alone", ["18900", "100.50"], 1_000, {}, [], 19_000.5],
    ["a delivery alone", ["18900"], 1_000, delivery, [18_900, 1_500], 20_400],
    ["a discount alone", ["1000", "500"], 2_000, transfer, [3_000, -300], 2_700],
    ["more for a way to pay", ["1000"], 1_000, { paymentMethod: "OTHER" }, [1_000, 50], 1_050],
    ["lines without a price", ["1000", null], 1_000, delivery, [1_000, 1_500], 2_500],
    ["60 lines, of which not all are shown", Array(60).fill("10"), 1_000, delivery, [600, 1_500], 2_100],
  ])("%s", async (_, prices, quantity, more, rows, total) => {
    const { mailOf } = await makeShop();
    const mail = await mailOf(prices, quantity, more);
    const shown = printed(mail.text);
    expect(shown).toMatchObject({ rows, total });
    expect(shown.lines).toHaveLength(Math.min(prices.length, 51));
    expect(sum(shown.lines)).toBe(rows[0] ?? total);
    if (rows.length > 0) expect(sum(rows)).toBe(total);
  });

  test("60 lines say how many are not shown, and what they come to", async () => {
    const { mailOf } = await makeShop();
    expect((await mailOf(Array(60).fill("10"), 2_000)).text).toContain("… y 10 productos más: $ 200\n");
    expect((await mailOf([...Array(51).fill("10"), null], 1_000)).text).toContain(
      "… y 2 productos más: $ 10 + productos a consultar\n",
    );
  });
});

describe("the mail of an order", () => {
  test("says everything that its page says, in the order of need", async () => {
    const { mailOf, tentId } = await makeShop();
    const { text, html, number } = await mailOf(["18900"], 3_000, {
      ...delivery,
      ...transfer,
      customerName: "Lucía <b>",
      customerPhone: "11 5874-9895",
      note: "Timbre 2\nTotal: $ 1 & <i>gracias</i>",
    });
    const parts = [
      "Lucía <b>\n+54 9 11 5874-9895\nWhatsApp: https://wa.me/5491158749895",
      "3 x Mate 0: a $ 9: $ 56.700\n  3 × $ 18.900 · Código M-0",
      "Subtotal: $ 56.700\n10 % por transferencia: −$ 5.670\nCosto de envío: $ 1.500\nTotal: $ 52.530",
      "Envío a domicilio: Av. Rivadavia 5420, 3.º B, Zona norte\nForma de pago: transferencia\n" +
        "Nota del pedido: «Timbre 2 Total: $ 1 & <i>gracias</i>»",
      `Ver el pedido:\n${PANEL}/pedidos/${number}?tienda=${tentId}`,
    ];
    expect(text).toContain(parts.join("\n\n"));
    expect(html).toContain('href="tel:+5491158749895"');
    expect(html).toContain('href="https://wa.me/5491158749895"');
    expect(html).toContain("Lucía &lt;b&gt;");
    expect(html).toContain("&amp; &lt;i&gt;gracias&lt;/i&gt;");
    expect(html).not.toMatch(/<i>|<b>/);
  });

  test.each<[string, Partial<OrderSubmit>, string]>([
    ["a delivery that costs nothing", { ...delivery, zone: "Centro" }, "Costo de envío: gratis"],
    ["a customer without a phone", {}, "No dejó su teléfono. Buscá en tu WhatsApp el mensaje con «Pedido N.º 1»."],
    ["an order that is collected", {}, "\n\nRetiro\n"],
  ])("says so of %s", async (_, more, written) => {
    const { mailOf } = await makeShop();
    expect((await mailOf(["1000"], 1_000, more)).text).toContain(written);
  });

  test("says whose prices a price list's order has, and the branch", async () => {
    const { mailOf, tentId } = await makeShop();
    const { secret } = await makePriceList(db, tentId);
    const branch = await db.branch.create({ data: { tentId, name: "Palermo", order: 0 } });
    const { text } = await mailOf(["1000"], 1_000, { list: { secret, pass: null }, branchId: branch.id });
    expect(text).toContain("Precios de la lista Mayorista");
    expect(text).toContain("Retiro en Palermo");
    expect(printed(text)).toEqual({ lines: [750], rows: [], total: 750 });
  });

  test("says what is to be agreed", async () => {
    const { mailOf, tentId } = await makeShop();
    await db.tent.update({ where: { id: tentId }, data: { deliveryZones: [] } });
    expect((await mailOf(["1000"], 1_000, { ...delivery, zone: null })).text).toContain("Costo de envío: a convenir\n");
    await db.tent.update({ where: { id: tentId }, data: { deliverySetAt: null } });
    expect((await mailOf(["1000"], 1_000)).text).toContain("\n\nEntrega: a convenir");
  });
});

test("one mail of a busy minute has number, name, phone and total of each order", async () => {
  const { ctx, mailer, tentId, placed } = await makeShop();
  const { id } = await makeProduct(db, tentId, { price: "1500" });
  const { secret } = await makePriceList(db, tentId);
  const lines = [{ productId: id, quantityMilli: 1_000 }];
  for (let count = 0; count < 4; count += 1) await placed(lines, {});
  await placed(lines, { customerName: "Ana <b>", customerPhone: "11 5874-9895", ...delivery });
  await placed(lines, { customerName: "Luis", list: { secret, pass: null } });
  for (const { data } of await queuedJobs(db, "mail-orders")) {
    if ((data as JobData["mail-orders"]).tentId === tentId) await mailOrders(ctx, data as JobData["mail-orders"]);
  }
  const mail = mailer.mails.at(-1);
  expect(mail?.text.replaceAll("\u00a0", " ")).toContain(
    [
      "N.º 5, Ana <b>: $ 3.000\n+54 9 11 5874-9895\nWhatsApp: https://wa.me/5491158749895",
      "N.º 6, Luis: $ 1.125\n  Sin teléfono · Precios de la lista Mayorista",
    ].join("\n"),
  );
  expect(mail?.html).toContain("N.º 5, Ana &lt;b&gt;");
});

test.each(["http://ganaste.com/x", "www.ganaste.com", "Ana ganaste.com", "mailto:ana@ganaste.com"])(
  "a customer's name brings no address along: %s",
  async (customerName) => {
    const { ctx, mailer, tentId, placed, mailOf } = await makeShop();
    expect((await mailOf(["1000"], 1_000, { customerName })).text).not.toMatch(/ganaste\.com/);
    const { id } = await makeProduct(db, tentId, { price: "1000" });
    await placed([{ productId: id, quantityMilli: 1_000 }], { customerName });
    await db.order.updateMany({ where: { tentId }, data: { mailDue: true } });
    await mailOrders(ctx, { tentId, panel: PANEL });
    const { text, html } = mailer.mails.at(-1) ?? {};
    expect(text).toContain("ganaste com");
    expect([text, html].join()).not.toMatch(/ganaste\.com/);
  },
);
