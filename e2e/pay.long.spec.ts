import type { Locator } from "@playwright/test";
import { httpRequest } from "./fixtures/http";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { PaymentSimulator } from "./fixtures/payments";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { PaymentPages } from "./pages/payment-pages";

/** Reloads the page until it shows what a webhook changes in the background. */
async function reloadUntilVisible(payments: PaymentPages, shown: Locator): Promise<void> {
  await expect(async () => {
    await payments.reload();
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 240_000 });
}
const reloadUntilState = (payments: PaymentPages, sentence: string | RegExp) =>
  reloadUntilVisible(payments, payments.state(sentence));

/** Jobs run in another process here: the server shows what they changed a moment later. */
const expectOpen = ({ url }: NewShop, open: boolean, timeout?: number) =>
  expect.poll(async () => (await httpRequest(`${url}/catalogo`)).text.includes("Mate torpedo"), { timeout }).toBe(open);

test.beforeEach(async ({ shop, context, page }) => {
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);
  await page.goto("/");
});

test("Mercado Pago cancels after three failed charges: the shop is suspended and paid again", async ({
  user,
  shop,
}) => {
  const payments = new PaymentPages(user);
  const panel = new Panel(user);
  const simulator = await PaymentSimulator.for(shop);
  await simulator.setFreeDaysLeft(0);
  await panel.go("Mis pagos");
  await payments.choose("Elegir EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Rechazar la tarjeta");
  await payments.chooseAtProvider("Mercado Pago", "Aprobar el pago");
  await payments.expectPaid();
  await payments.toPayments();
  await simulator.advanceDays(32);

  await simulator.actOnLast("reject");
  await reloadUntilState(payments, /^No se pudo cobrar/);
  await expectOpen(shop, true);
  await simulator.actOnLast("reject");
  await simulator.actOnLast("reject");
  expect((await simulator.lastSubscription()).status).toBe("cancelled");
  await reloadUntilVisible(payments, user.page.getByText("Mercado Pago no lo intenta más y canceló la suscripción."));
  await simulator.runJobs();
  await expectOpen(shop, false);
  await reloadUntilState(payments, "Tu tienda está pausada");

  await payments.choose("Elegir COMERCIO");
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.expectPaid();
  await expectOpen(shop, true);
  await payments.toPayments();
  await expect(payments.state("Tu plan COMERCIO está activo")).toBeVisible();
  await user.tap(user.page.getByRole("link", { name: /^Historial y comprobantes/ }));
  const rows = user.page.getByRole("list", { name: "Pagos" }).getByRole("listitem");
  await expect(rows.filter({ hasText: "Pagado" })).toHaveCount(2);
  await expect(rows.filter({ hasText: "Rechazado" })).toHaveCount(3);
});

test("PayPal suspends after three failed charges: the plan ends days later and is paid at another provider", async ({
  user,
  shop,
}) => {
  const payments = new PaymentPages(user);
  const simulator = await PaymentSimulator.for(shop);
  await simulator.setFreeDaysLeft(0);
  await new Panel(user).go("Mis pagos");
  await payments.showPlansIn("dólares");
  await payments.choose("Elegir EMPRENDEDOR USD");
  await payments.payWith("PayPal", "Aprobar el pago");
  await payments.expectPaid();
  await payments.toPayments();
  await simulator.advanceDays(32);
  for (let month = 0; month < 3; month += 1) await simulator.actOnLast("reject");
  expect((await simulator.lastSubscription()).status).toBe("SUSPENDED");
  await reloadUntilState(payments, /^No se pudo cobrar/);
  await simulator.runJobs();
  await expectOpen(shop, true);
  await simulator.advanceDays(12);
  await simulator.runJobs();
  await expectOpen(shop, false);

  await payments.reload();
  await user.tap(user.page.getByRole("link", { name: /^Cambiar de plan/ }));
  await payments.showPlansIn("pesos");
  await payments.choose("Cambiar a EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.expectPaid();
  await expectOpen(shop, true);
});

test("a cancelled plan lasts until its last paid day and can be paid again", async ({ user, shop }) => {
  const payments = new PaymentPages(user);
  const simulator = await PaymentSimulator.for(shop);
  await simulator.setFreeDaysLeft(0);
  await new Panel(user).go("Mis pagos");
  await payments.choose("Elegir EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.expectPaid();
  await payments.toPayments();
  await payments.unsubscribe();
  await expect(payments.state("Diste de baja tu suscripción")).toBeVisible();
  expect((await simulator.lastSubscription()).status).toBe("cancelled");
  await simulator.advanceDays(20);
  await simulator.runJobs();
  await expectOpen(shop, true);
  await simulator.advanceDays(15);
  await simulator.runJobs();
  await expectOpen(shop, false);

  await payments.reload();
  await new Panel(user).go("Mis pagos");
  await expect(payments.state("Tu tienda está pausada")).toBeVisible();
  await payments.showPlansIn("dólares");
  await payments.choose("Elegir EMPRENDEDOR USD");
  await payments.payWith("PayPal", "Aprobar el pago");
  await payments.expectPaid();
  await expectOpen(shop, true);
});

test("a payer who does not return gets the plan by webhook; repeated webhooks change nothing", async ({
  user,
  shop,
}) => {
  const payments = new PaymentPages(user);
  const panel = new Panel(user);
  const simulator = await PaymentSimulator.for(shop);
  await simulator.setFreeDaysLeft(-2);
  await simulator.runJobs();
  await expectOpen(shop, false);
  await user.page.reload();
  await user.tap(payments.seePlans);
  await payments.choose("Elegir EMPRENDEDOR");
  await payments.payWith("Mercado Pago", "Volver sin pagar");
  await expect(payments.heading("Esperando a Mercado Pago")).toBeVisible();
  await simulator.actOnLast("approve");
  await expectOpen(shop, true, 120_000);

  await payments.toPayments();
  await simulator.actOnLast("cancel");
  await reloadUntilState(payments, "Tu suscripción se canceló en Mercado Pago");
  await simulator.resendWebhooks();
  await payments.reload();
  await expect(payments.state("Tu suscripción se canceló en Mercado Pago")).toBeVisible();
  await panel.go("Mis productos");
  await expectOpen(shop, true);
});

test("a failing provider is reported, and the same button tries again", async ({ user, shop, monitor }) => {
  monitor.allow(/\b502\b/);
  const payments = new PaymentPages(user);
  const simulator = await PaymentSimulator.for(shop);
  await simulator.setFreeDaysLeft(0);
  await new Panel(user).go("Mis pagos");
  await payments.choose("Elegir EMPRENDEDOR");
  for (const kind of ["down", "error", "garbage"]) {
    await simulator.act("fault", { kind, email: shop.email });
    await user.tap(user.page.getByRole("button", { name: "Ir a Mercado Pago" }));
    await expect(user.page.getByRole("alert").filter({ hasText: "El medio de pago no responde" })).toBeVisible();
  }
  await simulator.act("fault", {});
  await payments.payWith("Mercado Pago", "Aprobar el pago");
  await payments.expectPaid();
});
