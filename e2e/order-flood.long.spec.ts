import { randomUUID } from "node:crypto";
import type { RouterInputs } from "~/trpc/react";
import { ORDER_CEILING } from "../src/domain/order/place/order-notice";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { mailsTo } from "./fixtures/outbox";
import { expect, test } from "./fixtures/test";
import { OrderPages } from "./pages/order-pages";

const FAKE = 2_000;
const REAL_AMONG = 10;
const FROM_ONE_ADDRESS = 70;
/** Orders of one client address in one shop per ten minutes. */
const ADDRESS_LIMIT = 60;
const AT_ONCE = 20;

/** Sends orders as carts do, each from another client address unless one is given. */
class Visitors {
  private sent = 0;

  constructor(
    private readonly shop: NewShop,
    private readonly productId: number,
  ) {}

  order(customerName: string, address = `10.77.${++this.sent >> 8}.${this.sent & 255}`) {
    const input: RouterInputs["order"]["place"] = {
      tentId: this.shop.id,
      clientKey: randomUUID(),
      lines: [{ productId: this.productId, quantityMilli: 1_000 }],
      customerName,
      method: "PICKUP",
    };
    return this.shop.api.post("order.place", input, { "x-forwarded-for": address });
  }
}

async function inBatches<T>(works: readonly (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = [];
  for (let at = 0; at < works.length; at += AT_ONCE)
    done.push(...(await Promise.all(works.slice(at, at + AT_ONCE).map((work) => work()))));
  return done;
}

function countByStatus(responses: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** How many orders the mails report: a mail is about one order, or lists and counts several. */
function ordersReported(mails: readonly string[]): number {
  return mails.reduce((sum, mail) => {
    if (mail.includes("Entró un pedido en")) return sum + 1;
    const listed = mail.match(/N\.º \d+, /g)?.length ?? 0;
    return sum + listed + Number(/… y (\d+) pedidos? más/.exec(mail)?.[1] ?? 0);
  }, 0);
}

test("2,000 fake orders neither flood the mailbox nor hide the real ones", async ({ shop, user, context, page }) => {
  test.setTimeout(1_200_000);
  const product = await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  const visitors = new Visitors(shop, product.id);
  for (const name of ["Lucía Antes", "Marta Antes", "Nora Antes"])
    expect((await visitors.order(name)).status).toBe(200);

  const every = FAKE / REAL_AMONG;
  const crowd = Array.from({ length: FAKE }, (_, at) => [
    () => visitors.order(`Inventado ${at}`),
    ...(at % every === every - 1 ? [() => visitors.order(`Rosaura Real ${(at + 1) / every}`)] : []),
  ]).flat();
  const started = performance.now();
  const responses = await inBatches(crowd);
  const seconds = Math.round((performance.now() - started) / 1000);
  // visitors do not see whether their order is suspected
  expect(countByStatus(responses)).toEqual({ 200: FAKE + REAL_AMONG });
  const placed = responses.map(
    ({ text }) => JSON.parse(text) as { result: { data: { json: { whatsappUrl: string } } } },
  );
  expect(placed.filter(({ result }) => !result.data.json.whatsappUrl.startsWith("https://wa.me/"))).toEqual([]);

  const crowded = await inBatches(
    Array.from({ length: FROM_ONE_ADDRESS }, (_, at) => () => visitors.order(`Apurado ${at}`, "203.0.113.77")),
  );
  expect(countByStatus(crowded)).toEqual({ 200: ADDRESS_LIMIT, 429: FROM_ONE_ADDRESS - ADDRESS_LIMIT });

  const stored = 3 + FAKE + REAL_AMONG + ADDRESS_LIMIT;
  const list = (over: Partial<RouterInputs["order"]["list"]> = {}) =>
    shop.api.query("order", "list", { filter: null, search: null, page: 1, ...over });
  const { counts, pages } = await list();
  expect(counts).toMatchObject({ todos: ORDER_CEILING.orders, sospechosos: stored - ORDER_CEILING.orders });
  const oldest = await list({ page: pages });
  expect(oldest.rows.slice(-3).map(({ customerName }) => customerName)).toEqual([
    "Nora Antes",
    "Marta Antes",
    "Lucía Antes",
  ]);
  const found = await list({ search: `Rosaura Real ${REAL_AMONG}` });
  expect(found.rows).toMatchObject([{ customerName: `Rosaura Real ${REAL_AMONG}`, suspected: true }]);
  const { groups } = await shop.api.query("order", "suspected");
  expect(groups.length).toBeLessThanOrEqual(2); // one per day
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(counts.sospechosos);

  let mails: string[] = [];
  await expect
    .poll(
      async () => {
        mails = await mailsTo(shop.email);
        return ordersReported(mails);
      },
      { timeout: 300_000 },
    )
    .toBe(ORDER_CEILING.orders);
  console.log(`${stored} orders in ${seconds} s, ${mails.length} mails of ${ordersReported(mails)} of them.`);
  expect(mails.length).toBeLessThanOrEqual(10);
  expect(mails.filter((mail) => mail.includes("Lucía Antes"))).toHaveLength(1);

  const orders = new OrderPages(user);
  await shop.logIn(context);
  await page.goto("/pedidos");
  await expect(page.getByText(/^[\d.]+ pedidos sospechosos$/)).toBeVisible();
  await expect(orders.orders().filter({ hasText: "Sospechoso" })).toHaveCount(0);
  await orders.follow("Revisarlos");
  const shown = page.getByRole("region", { name: "Grupos de pedidos sospechosos" }).getByRole("listitem");
  await expect(shown).toHaveCount(groups.length);
  for (let left = groups.length; left > 0; left -= 1) {
    await user.tap(shown.first().getByRole("button", { name: "Descartar todos" }));
    await user.tap(page.getByRole("alertdialog").getByRole("button", { name: "Descartar todos" }));
    await expect(shown).toHaveCount(left - 1);
  }
  await expect
    .poll(async () => (await list()).counts)
    .toMatchObject({ todos: ORDER_CEILING.orders, nuevos: ORDER_CEILING.orders, archivados: 0, sospechosos: 0 });
  expect((await list({ search: "Rosaura Real" })).rows).toHaveLength(REAL_AMONG);
});
