import type { Locator } from "@playwright/test";
import { ask } from "./fixtures/http";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { PaymentsPlayed } from "./fixtures/payments";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { PaymentPages } from "./pages/payment-pages";

/** What comes by a notice comes while nobody looks: the page is opened again until it shows. */
async function comesToShow(payments: PaymentPages, shown: Locator): Promise<void> {
  await expect(async () => {
    await payments.reload();
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 240_000 });
}
const comes = (payments: PaymentPages, sentence: string | RegExp) => comesToShow(payments, payments.state(sentence));

const isOpen = async ({ url }: NewShop) => (await ask(`${url}/catalogo`)).text.includes("Mate torpedo");

test.beforeEach(async ({ shop, context, page }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.enter(context);
  await page.goto("/");
});

test("Mercado Pago cannot charge three times and ends it: the shop closes, and is paid again", async ({
  hand,
  shop,
}) => {
  const payments = new PaymentPages(hand);
  const panel = new Panel(hand);
  const played = await PaymentsPlayed.of(shop);
  await played.daysLeft(0);
  await panel.go("Mis pagos");
  await payments.choose("Elegir EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Rechazar la tarjeta");
  await payments.decide("Mercado Pago", "Aprobar el pago");
  await payments.isPaid();
  await payments.toPayments();
  await played.pass(32);

  await played.actOnLast("reject");
  await comes(payments, /^No se pudo cobrar/);
  expect(await isOpen(shop)).toBe(true);
  await played.actOnLast("reject");
  await played.actOnLast("reject");
  expect((await played.last()).status).toBe("cancelled");
  await comesToShow(payments, hand.page.getByText("Mercado Pago no lo intenta más y canceló la suscripción."));
  await played.runJobs();
  expect(await isOpen(shop)).toBe(false);
  await comes(payments, "Tu tienda está pausada");

  await payments.choose("Elegir COMERCIO");
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.isPaid();
  expect(await isOpen(shop)).toBe(true);
  await payments.toPayments();
  await expect(payments.state("Tu plan COMERCIO está activo")).toBeVisible();
  await hand.tap(hand.page.getByRole("link", { name: /^Historial y comprobantes/ }));
  const rows = hand.page.getByRole("list", { name: "Pagos" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Pagado" })).toHaveCount(2);
  await expect(rows.filter({ hasText: "Rechazado" })).toHaveCount(3);
});

test("PayPal cannot charge three times and waits: the plan ends after some days, and is paid at another provider", async ({
  hand,
  shop,
}) => {
  const payments = new PaymentPages(hand);
  const played = await PaymentsPlayed.of(shop);
  await played.daysLeft(0);
  await new Panel(hand).go("Mis pagos");
  await payments.showIn("dólares");
  await payments.choose("Elegir EMPRENDEDOR USD");
  await payments.payWith("PayPal", "Aprobar el pago");
  await payments.isPaid();
  await payments.toPayments();
  await played.pass(32);
  for (let month = 0; month < 3; month += 1) await played.actOnLast("reject");
  expect((await played.last()).status).toBe("SUSPENDED");
  await comes(payments, /^No se pudo cobrar/);
  await played.runJobs();
  expect(await isOpen(shop), "while it is late").toBe(true);
  await played.pass(12);
  await played.runJobs();
  expect(await isOpen(shop), "later").toBe(false);

  await payments.reload();
  await hand.tap(hand.page.getByRole("link", { name: /^Cambiar de plan/ }));
  await payments.showIn("pesos");
  await payments.choose("Cambiar a EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.isPaid();
  expect(await isOpen(shop)).toBe(true);
});

test("what was cancelled holds until its last paid day, and can be paid again", async ({ hand, shop }) => {
  const payments = new PaymentPages(hand);
  const played = await PaymentsPlayed.of(shop);
  await played.daysLeft(0);
  await new Panel(hand).go("Mis pagos");
  await payments.choose("Elegir EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.isPaid();
  await payments.toPayments();
  await payments.unsubscribe();
  await expect(payments.state("Diste de baja tu suscripción")).toBeVisible();
  expect((await played.last()).status).toBe("cancelled");
  await played.pass(20);
  await played.runJobs();
  expect(await isOpen(shop), "paid for").toBe(true);
  await played.pass(15);
  await played.runJobs();
  expect(await isOpen(shop), "used up").toBe(false);

  await payments.reload();
  await new Panel(hand).go("Mis pagos");
  await expect(payments.state("Tu tienda está pausada")).toBeVisible();
  await payments.showIn("dólares");
  await payments.choose("Elegir EMPRENDEDOR USD");
  await payments.payWith("PayPal", "Aprobar el pago");
  await payments.isPaid();
  expect(await isOpen(shop)).toBe(true);
});

test("who pays and never comes back has a plan by the notice; again, late and out of order it changes nothing", async ({
  hand,
  shop,
}) => {
  const payments = new PaymentPages(hand);
  const panel = new Panel(hand);
  const played = await PaymentsPlayed.of(shop);
  await played.daysLeft(-2);
  await played.runJobs();
  expect(await isOpen(shop)).toBe(false);
  await hand.page.reload();
  await hand.tap(payments.seePlans);
  await payments.choose("Elegir EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Volver sin pagar");
  await expect(payments.heading("Esperando a Mercado Pago")).toBeVisible();
  await played.actOnLast("approve");
  await expect.poll(() => isOpen(shop), { timeout: 120_000 }).toBe(true);

  await payments.toPayments();
  await played.actOnLast("cancel");
  await comes(payments, "Tu suscripción se canceló en Mercado Pago");
  await played.repeatNotices();
  await payments.reload();
  await expect(payments.state("Tu suscripción se canceló en Mercado Pago")).toBeVisible();
  await panel.go("Mis productos");
  expect(await isOpen(shop)).toBe(true);
});

test("a provider that fails is said, and tried again by the same button", async ({ hand, shop, watch }) => {
  watch.expect(/\b502\b/);
  const payments = new PaymentPages(hand);
  const played = await PaymentsPlayed.of(shop);
  await played.daysLeft(0);
  await new Panel(hand).go("Mis pagos");
  await payments.choose("Elegir EMPRENDEDOR");
  for (const kind of ["down", "error", "garbage"]) {
    await played.act("fault", { kind, email: shop.email });
    await hand.tap(hand.page.getByRole("button", { name: "Ir a Mercado Pago" }));
    await expect(hand.page.getByRole("alert").filter({ hasText: "El medio de pago no responde" })).toBeVisible();
  }
  await played.act("fault", {});
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.isPaid();
});
