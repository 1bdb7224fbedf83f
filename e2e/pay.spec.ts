import { httpRequest } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { PaymentSimulator } from "./fixtures/payments";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { PaymentPages } from "./pages/payment-pages";

test("a free period ends, the shop is suspended, and paying with Mercado Pago reopens it at once", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const screenshot = screenshots("pay");
  const payments = new PaymentPages(user);
  const simulator = await PaymentSimulator.for(shop);
  const visitorSees = async () => (await httpRequest(`${shop.url}/catalogo`)).text;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.logIn(context);

  await test.step("the banner appears 10 days before the end", async () => {
    await simulator.setFreeDaysLeft(11);
    await page.goto("/productos");
    await expect(payments.heading("Mis productos")).toBeVisible();
    await expect(payments.notice).toHaveCount(0);
    for (const days of [10, 1, 0]) {
      await simulator.setFreeDaysLeft(days);
      await page.reload();
      await expect(payments.notice).toContainText(
        days === 1 ? "Te queda 1 día de prueba gratuita" : `Te quedan ${days} días de prueba gratuita`,
      );
    }
    await screenshot(page, "ultimo-dia");
    expect(await visitorSees()).toContain("Mate torpedo");
  });

  await test.step("after the last day the shop is suspended, and the panel says what to do", async () => {
    await simulator.setFreeDaysLeft(-1);
    await simulator.runJobs();
    // the servers hear of another process's change by a notification, which may come after the process has ended
    await expect.poll(visitorSees, { timeout: 5_000 }).toContain("no está recibiendo pedidos por ahora");
    await page.reload();
    await expect(payments.notice).toContainText(
      "Tu período de prueba gratuita finalizó hace 1 día. Suscribite a un plan pago para continuar usando tu tienda.",
    );
    await user.tap(payments.seePlans);
    await expect(payments.heading("Planes")).toBeVisible();
    await screenshot(page, "planes");
  });

  await test.step("a return without payment changes nothing, and the payment can be continued", async () => {
    await payments.choose("Elegir EMPRENDEDOR");
    await payments.payWith("Mercado Pago", "Volver sin pagar");
    await expect(payments.heading("Esperando a Mercado Pago")).toBeVisible();
    await screenshot(page, "esperando");
    expect(await visitorSees()).toContain("no está recibiendo pedidos por ahora");
    await payments.toPayments();
    await user.tap(page.getByRole("link", { name: "Seguir con el pago" }));
    await payments.chooseAtProvider("Mercado Pago", "Aprobar el pago");
    await payments.expectPaid();
    await screenshot(page, "pagado");
  });

  await test.step("the shop is open at once", async () => {
    expect(await visitorSees()).toContain("Mate torpedo");
    await user.tap(page.getByRole("link", { name: "Ir a mi tienda" }));
    await expect(page).toHaveURL("/");
    await expect(payments.heading(/^Te faltan/)).toBeVisible();
    await expect(payments.notice).toHaveCount(0);
    await new Panel(user).go("Mis pagos");
    await expect(payments.state("Tu plan EMPRENDEDOR está activo")).toBeVisible();
  });
});
