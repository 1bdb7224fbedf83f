import { album } from "./fixtures/album";
import { ask } from "./fixtures/http";
import { addProduct } from "./fixtures/merchant";
import { PaymentsPlayed } from "./fixtures/payments";
import { expect, test } from "./fixtures/test";
import { Panel } from "./pages/panel";
import { PaymentPages } from "./pages/payment-pages";

test("a free period runs out day by day, the shop closes, is paid by Mercado Pago and is open at once", async ({
  hand,
  context,
  shop,
}) => {
  const { page } = hand;
  const picture = album("pay");
  const payments = new PaymentPages(hand);
  const played = await PaymentsPlayed.of(shop);
  const visitorSees = async () => (await ask(`${shop.url}/catalogo`)).text;
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await shop.enter(context);

  await test.step("11 days before the end nothing is said, then every day", async () => {
    await played.daysLeft(11);
    await page.goto("/");
    await expect(payments.heading("Mis productos")).toBeVisible();
    await expect(payments.notice).toHaveCount(0);
    for (const days of [10, 1, 0]) {
      await played.daysLeft(days);
      await page.reload();
      await expect(payments.notice).toContainText(
        days === 1 ? "Te queda 1 día de prueba gratuita" : `Te quedan ${days} días de prueba gratuita`,
      );
    }
    await picture(page, "ultimo-dia");
    expect(await visitorSees()).toContain("Mate torpedo");
  });

  await test.step("after the last one the shop is closed, and the panel says what to do", async () => {
    await played.daysLeft(-1);
    await played.runJobs();
    expect(await visitorSees()).toContain("no está recibiendo pedidos por ahora");
    await page.reload();
    await expect(payments.notice).toContainText(
      "Tu período de prueba gratuita finalizó hace 1 día. Suscribite a un plan pago para continuar usando tu tienda.",
    );
    await hand.tap(payments.seePlans);
    await expect(payments.heading("Planes")).toBeVisible();
    await picture(page, "planes");
  });

  await test.step("who comes back without paying has nothing, and can go on", async () => {
    await payments.choose("Elegir EMPRENDEDOR");
    await payments.payWith("Mercado Pago", "Volver sin pagar");
    await expect(payments.heading("Esperando a Mercado Pago")).toBeVisible();
    await picture(page, "esperando");
    expect(await visitorSees()).toContain("no está recibiendo pedidos por ahora");
    await payments.toPayments();
    await hand.tap(page.getByRole("link", { name: "Seguir con el pago" }));
    await payments.decide("Mercado Pago", "Aprobar el pago");
    await payments.isPaid();
    await picture(page, "pagado");
  });

  await test.step("the shop is open at once", async () => {
    expect(await visitorSees()).toContain("Mate torpedo");
    await hand.tap(page.getByRole("link", { name: "Ir a mi tienda" }));
    await expect(payments.heading("Mis productos")).toBeVisible();
    await expect(payments.notice).toHaveCount(0);
    await new Panel(hand).go("Mis pagos");
    await expect(payments.state("Tu plan EMPRENDEDOR está activo")).toBeVisible();
  });
});
