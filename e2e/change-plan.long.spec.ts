import { httpRequest } from "./fixtures/http";
import { PaymentSimulator } from "./fixtures/payments";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { PaymentPages } from "./pages/payment-pages";

test("with Mercado Pago an upgrade applies at once, a downgrade with the next charge and a choice of shops", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const screenshot = screenshots("change-plan");
  const payments = new PaymentPages(user);
  const simulator = await PaymentSimulator.for(shop);
  const second = { name: "Segunda", subdomain: `segunda-${Date.now().toString(36)}` };
  const secondUrl = shop.url.replace(/\/\/[^.]+\./, `//${second.subdomain}.`);
  await simulator.pay();
  await shop.logIn(context);

  await test.step("an upgrade applies at once", async () => {
    await page.goto("/pagos/planes");
    await payments.choose("Cambiar a COMERCIO");
    await expect(payments.heading("Pasar a COMERCIO")).toBeVisible();
    await expect(page.getByText("Lo que pagaste sigue valiendo")).toBeVisible();
    await screenshot(page, "subir");
    await user.tap(page.getByRole("button", { name: "Pasar a COMERCIO" }));
    await expect(payments.state("Tu plan COMERCIO está activo")).toBeVisible();
    await expect(payments.state("Tu plan COMERCIO está activo")).toContainText("19.900");
    expect((await simulator.lastSubscription()).status).toBe("authorized");
  });

  await test.step("a downgrade asks which shop stays open and waits for the next charge", async () => {
    const first = await shop.api.query("tent", "mine");
    await shop.api.mutate("tent", "createLinked", second);
    await shop.api.mutate("tent", "choose", { tentId: first?.id ?? 0 });
    await page.goto("/pagos/planes");
    await payments.choose("Cambiar a EMPRENDEDOR");
    await expect(payments.heading("¿Qué tienda sigue abierta?")).toBeVisible();
    await screenshot(page, "volver-atras");
    // the larger plan has been charged by then
    await simulator.actOnLast("month");
    await shop.api.mutate("billing", "refresh");
    await page.reload();
    await expect(page.getByText("Hasta el")).toBeVisible();
    await user.tap(page.getByRole("radio", { name: /Segunda/ }));
    await screenshot(page, "bajar");
    await user.tap(page.getByRole("button", { name: "Pasar a EMPRENDEDOR" }));
    await expect(page.getByText(/^Desde el .* pasás a EMPRENDEDOR$/)).toBeVisible();
    await screenshot(page, "programado");
    expect((await httpRequest(`${shop.url}/catalogo`)).text).not.toContain("está cerrada por ahora");
  });

  await test.step("then the other shops are suspended, for visitors and in the panel", async () => {
    await simulator.actOnLast("month");
    await shop.api.mutate("billing", "refresh");
    expect((await httpRequest(`${shop.url}/catalogo`)).text).toContain("está cerrada por ahora");
    expect((await httpRequest(`${secondUrl}/catalogo`)).text).not.toContain("está cerrada por ahora");
    await page.goto("/productos");
    await expect(payments.notice).toContainText("Esta tienda está cerrada: no entra en tu plan.");
    await screenshot(page, "cerrada");
    await user.tap(payments.seePlans);
    await payments.choose("Cambiar a COMERCIO");
    await user.tap(page.getByRole("button", { name: "Pasar a COMERCIO" }));
    await expect(payments.state("Tu plan COMERCIO está activo")).toBeVisible();
    expect((await httpRequest(`${shop.url}/catalogo`)).text).not.toContain("está cerrada por ahora");
  });
});
