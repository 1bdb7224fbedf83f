import { PaymentSimulator } from "./fixtures/payments";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { PaymentPages } from "./pages/payment-pages";

test("a plan is paid with PayPal, changed after approval there, and cancelled", async ({ user, context, shop }) => {
  const { page } = user;
  const payments = new PaymentPages(user);
  const panel = new Panel(user);
  const screenshot = screenshots("pay-free");
  const simulator = await PaymentSimulator.for(shop);
  await shop.logIn(context);

  await test.step("subscribes in the free period: nothing is charged today, and the first charge is announced", async () => {
    await simulator.setFreeDaysLeft(6);
    await page.goto("/");
    await panel.go("Mis pagos");
    await expect(page.getByText("INICIAL es tu período gratis")).toBeVisible();
    await expect(page.getByRole("link", { name: /INICIAL/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Elegir EMPRENDEDOR", exact: true })).toBeVisible();
    await payments.showPlansIn("dólares");
    await payments.choose("Elegir EMPRENDEDOR USD");
    const when = page.getByRole("list", { name: "Cuándo se cobra" }).getByRole("listitem");
    await expect(when.nth(0)).toContainText("Seguís con tus 6 días gratis");
    await expect(when.nth(1)).toContainText("Primer cobro");
    await screenshot(page, "confirmar");
    await payments.payWith("PayPal", "Aprobar el pago");
    await payments.expectConfirmed();
    await expect(page.getByText("Hoy no se cobró nada: el primer cobro es el")).toBeVisible();
  });

  await test.step("changes the plan after approval at PayPal", async () => {
    await payments.toPayments();
    await user.tap(page.getByRole("link", { name: /^Cambiar de plan/ }));
    await payments.choose("Cambiar a COMERCIO USD");
    await user.tap(page.getByRole("button", { name: "Pasar a COMERCIO USD" }));
    await payments.chooseAtProvider("PayPal", "Volver sin pagar");
    await expect(payments.heading("Tu plan no cambió")).toBeVisible();
    await payments.toPayments();
    await expect(payments.state("Tu plan EMPRENDEDOR USD está activo")).toBeVisible();
    await user.tap(page.getByRole("button", { name: "Aprobar en PayPal" }));
    await payments.chooseAtProvider("PayPal", "Aprobar el cambio");
    await payments.toPayments();
    await expect(payments.state("Tu plan COMERCIO USD está activo")).toBeVisible();
  });

  await test.step("cancels the subscription", async () => {
    await payments.unsubscribe();
    await panel.go("Mis pagos");
    await expect(
      payments.state("Te quedan 6 días de prueba gratuita"),
      "nothing was charged, and no day is lost",
    ).toBeVisible();
    expect((await simulator.lastSubscription()).status).toBe("CANCELLED");
  });
});
