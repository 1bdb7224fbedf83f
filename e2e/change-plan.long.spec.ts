import { album } from "./fixtures/album";
import { ask } from "./fixtures/http";
import { PaymentsPlayed } from "./fixtures/payments";
import { expect, test } from "./fixtures/test";
import { PaymentPages } from "./pages/payment-pages";

test("a plan is changed at Mercado Pago: more at once, less with the next charge, and the shops that stay open are chosen", async ({
  hand,
  context,
  shop,
}) => {
  const { page } = hand;
  const picture = album("change-plan");
  const payments = new PaymentPages(hand);
  const played = await PaymentsPlayed.of(shop);
  const second = { name: "Segunda", subdomain: `segunda-${Date.now().toString(36)}` };
  const secondUrl = shop.url.replace(/\/\/[^.]+\./, `//${second.subdomain}.`);
  await played.pay();
  await shop.enter(context);

  await test.step("a larger plan holds at once", async () => {
    await page.goto("/pagos/planes");
    await payments.choose("Cambiar a COMERCIO");
    await expect(payments.heading("Pasar a COMERCIO")).toBeVisible();
    await expect(page.getByText("Lo que pagaste sigue valiendo")).toBeVisible();
    await picture(page, "subir");
    await hand.tap(page.getByRole("button", { name: "Pasar a COMERCIO" }));
    await expect(payments.state("Tu plan COMERCIO está activo")).toBeVisible();
    await expect(payments.state("Tu plan COMERCIO está activo")).toContainText("19.900");
    expect((await played.last()).status).toBe("authorized");
  });

  await test.step("a smaller one asks which shop stays open, and comes with the next charge", async () => {
    const first = await shop.api.query("tent", "mine");
    await shop.api.mutate("tent", "createLinked", second);
    await shop.api.mutate("tent", "choose", { tentId: first?.id ?? 0 });
    await page.goto("/pagos/planes");
    await payments.choose("Cambiar a EMPRENDEDOR");
    await expect(payments.heading("¿Qué tienda sigue abierta?")).toBeVisible();
    await picture(page, "volver-atras");
    // the larger plan is paid by then
    await played.actOnLast("month");
    await shop.api.mutate("billing", "refresh");
    await page.reload();
    await expect(page.getByText("Hasta el")).toBeVisible();
    await hand.tap(page.getByRole("radio", { name: /Segunda/ }));
    await picture(page, "bajar");
    await hand.tap(page.getByRole("button", { name: "Pasar a EMPRENDEDOR" }));
    await expect(page.getByText(/^Desde el .* pasás a EMPRENDEDOR$/)).toBeVisible();
    await picture(page, "programado");
    expect((await ask(`${shop.url}/catalogo`)).text).not.toContain("está cerrada por ahora");
  });

  await test.step("then the others close, for visitors and in the panel", async () => {
    await played.actOnLast("month");
    await shop.api.mutate("billing", "refresh");
    expect((await ask(`${shop.url}/catalogo`)).text).toContain("está cerrada por ahora");
    expect((await ask(`${secondUrl}/catalogo`)).text).not.toContain("está cerrada por ahora");
    await page.goto("/productos");
    await expect(payments.notice).toContainText("Esta tienda está cerrada: no entra en tu plan.");
    await picture(page, "cerrada");
    await hand.tap(payments.seePlans);
    await payments.choose("Cambiar a COMERCIO");
    await hand.tap(page.getByRole("button", { name: "Pasar a COMERCIO" }));
    await expect(payments.state("Tu plan COMERCIO está activo")).toBeVisible();
    expect((await ask(`${shop.url}/catalogo`)).text).not.toContain("está cerrada por ahora");
  });
});
