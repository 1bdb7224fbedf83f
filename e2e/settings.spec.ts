import { DAY_MS } from "~/domain/duration";
import { album } from "./fixtures/album";
import { addProduct } from "./fixtures/merchant";
import { countTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { AccountPages } from "./pages/account-pages";
import { CartPage } from "./pages/cart-page";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { SettingsPages } from "./pages/settings-pages";
import { ShopPages } from "./pages/shop-pages";

const HOLIDAY_TAPS = 13;

/** `YYYY-MM-DD`, some days from now where the shop is. */
function dayAhead(days: number): string {
  const zone = { timeZone: "America/Argentina/Buenos_Aires" };
  return new Date(Date.now() + days * DAY_MS).toLocaleDateString("sv-SE", zone);
}

test("from / by visible names alone: a shop closes for holidays, and its visitors see it", async ({ hand, shop }) => {
  const picture = album("holiday");
  await addProduct(shop, { name: "Mate torpedo", price: "18500" });
  await new HomePage(hand).open();
  await new HomePage(hand).logIn();
  await new AccountPages(hand).logIn(shop);
  await new Panel(hand).go("Ajustes");
  const settings = new SettingsPages(hand);
  await expect(settings.heading("Ajustes")).toBeVisible();
  await picture(hand.page, "ajustes");
  await settings.open("Vacaciones");
  await settings.turn("Cerrado por vacaciones");
  await settings.fill("Último día cerrado", dayAhead(10));
  await settings.fill("Mensaje", "¡Volvemos con todo!");
  await picture(hand.page, "vacaciones");
  await settings.save();
  await settings.back();
  await expect(hand.page.getByText("Cerrado del")).toBeVisible();
  const visitor = await hand.tapToNewTab(hand.page.getByRole("link", { name: "Ver mi tienda", exact: true }));
  await expect(visitor.getByText(/Cerrado por vacaciones hasta el \d+ de [a-z]+\. ¡Volvemos con todo!/)).toBeVisible();
  await picture(visitor, "tienda");
  countTaps("close for holidays", hand.taps, HOLIDAY_TAPS);

  await visitor.goto(`${shop.url}/catalogo`);
  const shopper = hand.in(visitor);
  await new ShopPages(shopper).add("Mate torpedo");
  await new ShopPages(shopper).openCart();
  await expect(visitor.getByText("Podés dejar tu pedido igual: te respondemos a la vuelta.")).toBeVisible();
  await picture(visitor, "pedido");
});

test("holidays to come are not told yet, and those that are over no more, on a page that is kept", async ({
  page,
  shop,
}) => {
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

test("the shop says whether it is open by the clock where it is", async ({ page, shop }) => {
  const day = [{ from: "09:00", until: "18:00" }];
  await shop.api.mutate("tent", "updateHours", { week: [day, day, day, day, day, [], []] });
  await page.clock.setFixedTime("2026-11-20T15:00:00Z");
  await page.goto(shop.url);
  const said = page.getByRole("main").getByText(/^(Abierto|Cerrado)/);
  await expect(said).toHaveText("Abierto ahora, hasta las 18");
  await expect(page.getByText("lunes a viernes de 9 a 18")).toBeVisible();
  await page.clock.setFixedTime("2026-11-20T21:00:00Z");
  await page.reload();
  await expect(said).toHaveText("Cerrado, abre el lunes a las 9");
});

test("who pays by transfer gets the discount, the account to copy, and a message that says so", async ({
  hand,
  context,
  watch,
  shop,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await addProduct(shop, { name: "Yerba", price: "10000" });
  await shop.api.mutate("tent", "updatePayment", {
    paymentText: "También con Mercado Pago",
    paymentAlias: "aurora.mp",
    paymentCbu: "",
    paymentHolder: "Ana Pérez",
    cashDiscount: "10",
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
  const cart = new CartPage(hand);
  await hand.page.goto(`${shop.url}/catalogo`);
  await new ShopPages(hand).add("Yerba");
  await new ShopPages(hand).openCart();
  await hand.tap(hand.page.getByRole("radio", { name: /^Transferencia/ }));
  await hand.page.getByLabel("Zona").selectOption("Centro");
  await hand.type(hand.page.getByLabel("Dirección"), "Mitre 1");
  await hand.type(cart.name, "Lucía");
  await expect(cart.summary).toContainText("9.500");
  await album("payment")(hand.page, "pedido");
  const chat = await cart.sendToChat();
  await expect(chat.getByRole("heading", { name: "WhatsApp" })).toBeVisible();
  await expect(cart.sent).toBeVisible();
  await hand.tap(hand.page.getByRole("button", { name: "Copiar Alias" }));
  await expect(hand.page.getByText("Copiado")).toBeVisible();
  expect(await hand.page.evaluate(() => navigator.clipboard.readText())).toBe("aurora.mp");
  const text = new URL(watch.chats[0] ?? "").searchParams.get("text")?.split("\n");
  for (const line of [
    "Descuento: -$ 1.000",
    "Costo de envío: $ 500",
    "*Total: $ 9.500*",
    "Envío: Mitre 1, Centro",
    "Pago: transferencia a aurora.mp",
  ])
    expect(text).toContain(line);
});

test("a branch is added, changed and taken away, and unsaved changes are asked about", async ({
  hand,
  context,
  watch,
  shop,
}) => {
  watch.expect(/\b422\b/);
  await shop.enter(context);
  const settings = new SettingsPages(hand);
  await hand.page.goto("/configuraciones");
  await settings.open("Sucursales");
  await hand.tap(hand.page.getByRole("link", { name: "Agregar sucursal" }));
  await settings.fill("Nombre", "Centro");
  await settings.fill("WhatsApp de la sucursal", "12");
  await settings.save();
  await expect(hand.page.getByText(/^Al número le faltan o le sobran/)).toBeVisible();
  await expect(hand.page.getByLabel("Nombre")).toHaveValue("Centro");
  await settings.fill("WhatsApp de la sucursal", "341 555-0100");
  await settings.back();
  await expect(hand.page.getByRole("alertdialog")).toContainText("¿Salir sin guardar?");
  await settings.press("Seguir editando");
  await settings.save();
  await settings.open("Centro");
  await expect(hand.page.getByLabel("WhatsApp de la sucursal")).toHaveValue("341 5550100");
  await settings.press("Eliminar");
  await hand.tap(hand.page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(hand.page.getByText("Todavía no tenés sucursales")).toBeVisible();
});
