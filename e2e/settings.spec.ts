import { readFile } from "node:fs/promises";
import { DAY_MS } from "~/domain/duration";
import { readZip } from "~/test/read-zip";
import { addProduct } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { AccountPages } from "./pages/account-pages";
import { CartPage } from "./pages/cart-page";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { SettingsPages } from "./pages/settings-pages";
import { ShopPages } from "./pages/shop-pages";

const HOLIDAY_TAPS = 13;

/** `YYYY-MM-DD` some days from now, in the shop's time zone. */
function dayAhead(days: number): string {
  const zone = { timeZone: "America/Argentina/Buenos_Aires" };
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString("sv-SE", zone);
}

test("a merchant closes the shop for holidays, and visitors see it", async ({ user, shop }) => {
  const screenshot = screenshots("holiday");
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await new HomePage(user).open();
  await new HomePage(user).logIn();
  await new AccountPages(user).logIn(shop);
  await new Panel(user).go("Ajustes");
  const settings = new SettingsPages(user);
  await expect(settings.heading("Ajustes")).toBeVisible();
  await screenshot(user.page, "ajustes");
  await settings.open("Vacaciones");
  await settings.toggle("Cerrado por vacaciones");
  await settings.fill("Último día cerrado", dayAhead(10));
  await settings.fill("Mensaje", "¡Volvemos con todo!");
  await screenshot(user.page, "vacaciones");
  await settings.save();
  await settings.back();
  await expect(user.page.getByText("Cerrado del")).toBeVisible();
  const visitor = await user.tapToNewTab(user.page.getByRole("link", { name: "Ver mi tienda", exact: true }));
  await expect(visitor.getByText(/Cerrado por vacaciones hasta el \d+ de [a-z]+\. ¡Volvemos con todo!/)).toBeVisible();
  await screenshot(visitor, "tienda");
  expectTaps("close for holidays", user.taps, HOLIDAY_TAPS);

  await visitor.goto(`${shop.url}/catalogo`);
  const shopper = user.inTab(visitor);
  await new ShopPages(shopper).add("Mate torpedo");
  await new ShopPages(shopper).openCart();
  await expect(visitor.getByText("Podés dejar tu pedido igual: te respondemos a la vuelta.")).toBeVisible();
  await screenshot(visitor, "pedido");
});

test("everything of the shop is downloaded from Ajustes as one ZIP", async ({ user, context, shop }) => {
  const product = await addProduct(shop, { name: "=Mate torpedo", price: "18500", photo: true });
  await shop.logIn(context);
  await user.page.goto("/configuraciones");
  const download = user.page.waitForEvent("download");
  await new SettingsPages(user).open("Descargar todo");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^mi-tienda-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(await readFile(await file.path()));
  expect(files.get("productos.csv")?.toString()).toContain(";'=Mate torpedo;");
  expect(files.get("fotos/mate-torpedo-01.webp")?.toString("latin1", 8, 12)).toBe("WEBP");
  expect(JSON.parse(files.get("tienda.json")?.toString() ?? "")).toMatchObject({ products: [{ id: product.id }] });
  expect(files.get("LEEME.txt")?.toString()).toContain(`Todo lo de ${shop.name}`);
});

test("a cached page shows holidays only from their first to their last day", async ({ page, shop }) => {
  const closed = page.getByText("Cerrado por vacaciones");
  const close = (from: string, until: string) =>
    shop.api.mutate("tent", "updateHoliday", { closed: true, from, until, text: "" });
  await close(dayAhead(2), dayAhead(3));
  await page.goto(shop.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(closed).toBeHidden();
  await page.clock.setFixedTime(Date.now() + 2.5 * DAY_MS);
  await page.reload();
  await expect(closed).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 5 * DAY_MS);
  await page.reload();
  await expect(closed).toBeHidden();
});

test("a new zone has no error before it is saved, and no success stands beside an error", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  await shop.logIn(context);
  await page.goto("/configuraciones/entrega");
  const settings = new SettingsPages(user);
  await settings.toggle("Envío");
  await settings.press("Agregar zona");
  const zone = page.getByLabel("Zona", { exact: true });
  await expect(zone).toBeFocused();
  await user.type(page.getByLabel("Costo", { exact: true }), "500"); // leaves the zone's name empty
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
  await settings.save();
  await expect(zone).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(/^(?:Cambios guardados|Todo guardado|Guardado)$/)).toHaveCount(0);
  await user.type(zone, "Centro");
  await settings.save();
  await expect(page.getByText("Cambios guardados")).toBeVisible();
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("the shop shows whether it is open, in its own time zone", async ({ page, shop }) => {
  const status = page.getByRole("main").getByText(/^(Abierto|Cerrado)/);
  // an hour around now, by the clock of Buenos Aires
  const hour = (shift: number) => `${String((new Date().getUTCHours() + 21 + shift) % 24).padStart(2, "0")}:00`;
  const [from, until] = [hour(-1), hour(2)];
  await shop.api.mutate("tent", "updateHours", { week: Array.from({ length: 7 }, () => [{ from, until }]) });
  await page.goto(shop.url);
  await expect(status).toHaveText(/^Abierto ahora, hasta las? \d+$/);
  await expect(status).toContainText(String(Number(until.slice(0, 2)) || 24));
  const [opens, closes] = [hour(2), hour(6)];
  await shop.api.mutate("tent", "updateHours", {
    week: Array.from({ length: 7 }, () => [{ from: opens, until: closes }]),
  });
  await page.reload();
  await expect(status).toBeHidden();
  await expect(
    page.getByRole("banner").getByText(/^Cerrado: pedí ahora, te responden (hoy|mañana) desde las? \d+$/),
  ).toBeVisible();
  // the page stays open until it opens
  await page.clock.install({ time: Date.now() + 150 * 60_000 });
  await page.reload();
  await expect(status).toHaveText(/^Abierto ahora/);
});

test("payment by transfer gives the discount, the account to copy, and a line in the message", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await addProduct(shop, { name: "Yerba", price: "10000" });
  await shop.api.mutate("tent", "updatePayment", {
    paymentText: "También con Mercado Pago",
    paymentAlias: "aurora.mp",
    paymentCbu: "",
    paymentHolder: "Ana Pérez",
    cashPercent: "10",
    transferPercent: "10",
    otherPercent: "",
    installmentsText: "",
  });
  await shop.api.mutate("tent", "updateDelivery", {
    pickupEnabled: false,
    pickupText: "",
    deliveryEnabled: true,
    deliveryText: "",
    deliveryCost: "",
    deliveryZones: [
      { name: "Centro", cost: "500" },
      { name: "Afueras", cost: "" },
    ],
    freeDeliveryFrom: "",
  });
  const cart = new CartPage(user);
  await user.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(user).add("Yerba");
  await new ShopPages(user).openCart();
  await user.tap(user.page.getByRole("group", { name: "¿Cómo pagás?" }).getByText("Transferencia", { exact: true }));
  await user.select(user.page.getByLabel("Zona"), "Centro");
  await user.type(user.page.getByLabel("Dirección"), "Mitre 1");
  await user.type(cart.name, "Lucía");
  await expect(cart.summary).toContainText("9.500");
  await screenshots("payment")(user.page, "pedido");
  const chat = await cart.sendToChat();
  await expect(chat.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  await expect(cart.sent).toBeVisible();
  await user.tap(user.page.getByRole("button", { name: "Copiar Alias" }));
  await expect(user.page.getByText("Copiado")).toBeVisible();
  expect(await user.page.evaluate(() => navigator.clipboard.readText())).toBe("aurora.mp");
  const text = new URL(monitor.chats[0] ?? "").searchParams.get("text")?.split("\n");
  for (const line of [
    "10 % por transferencia: -$ 1.000",
    "Costo de envío: $ 500",
    "*Total: $ 9.500*",
    "Envío: Mitre 1, Centro",
    "Pago: transferencia a aurora.mp",
  ])
    expect(text).toContain(line);
});

test("a branch is added and deleted, and leaving with unsaved changes asks", async ({
  user,
  context,
  monitor,
  shop,
}) => {
  monitor.allow(/\b422\b/);
  await shop.logIn(context);
  const settings = new SettingsPages(user);
  await user.page.goto("/configuraciones");
  await settings.open("Sucursales");
  await user.tap(user.page.getByRole("link", { name: "Agregar sucursal" }));
  await settings.fill("Nombre", "Centro");
  await settings.fill("WhatsApp de la sucursal", "12");
  await settings.save();
  await expect(user.page.getByText(/^Al número le faltan o le sobran/)).toBeVisible();
  await expect(user.page.getByLabel("Nombre")).toHaveValue("Centro");
  await settings.fill("WhatsApp de la sucursal", "341 555-0100");
  await settings.back();
  await expect(user.page.getByRole("alertdialog")).toContainText("¿Salir sin guardar?");
  await settings.press("Seguir editando");
  await settings.save();
  await settings.open("Centro");
  await expect(user.page.getByLabel("WhatsApp de la sucursal")).toHaveValue("341 5550100");
  await settings.press("Eliminar");
  await user.tap(user.page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(user.page.getByText("Todavía no tenés sucursales")).toBeVisible();
});
