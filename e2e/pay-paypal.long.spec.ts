import { album } from "./fixtures/album";
import { PaymentsPlayed } from "./fixtures/payments";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { PaymentPages } from "./pages/payment-pages";

test("a plan is paid by PayPal, changed with the payer's consent there, and left by the button", async ({
  hand,
  context,
  shop,
}) => {
  const { page } = hand;
  const payments = new PaymentPages(hand);
  const panel = new Panel(hand);
  const picture = album("pay-free");
  const played = await PaymentsPlayed.of(shop);
  await shop.enter(context);

  await test.step("pays in the free period: nothing today, and the day of the first charge is named", async () => {
    await played.daysLeft(6);
    await page.goto("/");
    await panel.go("Mis pagos");
    await expect(page.getByText("INICIAL es tu período gratis")).toBeVisible();
    await expect(page.getByRole("link", { name: /INICIAL/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Elegir EMPRENDEDOR", exact: true })).toBeVisible();
    await payments.showIn("dólares");
    await payments.choose("Elegir EMPRENDEDOR USD");
    const when = page.getByRole("list", { name: "Cuándo se cobra" }).getByRole("listitem");
    await expect(when.nth(0)).toContainText("Seguís con tus 6 días gratis");
    await expect(when.nth(1)).toContainText("Primer cobro");
    await picture(page, "confirmar");
    await payments.payWith("PayPal", "Aprobar el pago");
    await payments.isConfirmed();
    await expect(page.getByText("Hoy no se cobró nada: el primer cobro es el")).toBeVisible();
  });

  await test.step("changes the plan, once it is approved there", async () => {
    await payments.toPayments();
    await hand.tap(page.getByRole("link", { name: /^Cambiar de plan/ }));
    await payments.choose("Cambiar a COMERCIO USD");
    await hand.tap(page.getByRole("button", { name: "Pasar a COMERCIO USD" }));
    await payments.decide("PayPal", "Volver sin pagar");
    await expect(payments.heading("Tu plan no cambió")).toBeVisible();
    await payments.toPayments();
    await expect(payments.state("Tu plan EMPRENDEDOR USD está activo")).toBeVisible();
    await hand.tap(page.getByRole("button", { name: "Aprobar en PayPal" }));
    await payments.decide("PayPal", "Aprobar el cambio");
    await payments.toPayments();
    await expect(payments.state("Tu plan COMERCIO USD está activo")).toBeVisible();
  });

  await test.step("leaves", async () => {
    await payments.unsubscribe();
    await panel.go("Mis pagos");
    await expect(
      payments.state("Te quedan 6 días de prueba gratuita"),
      "nothing was charged, and no day is lost",
    ).toBeVisible();
    expect((await (await PaymentsPlayed.of(shop)).last()).status).toBe("CANCELLED");
  });
});
