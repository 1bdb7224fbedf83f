import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { startPushService } from "~/test/push-service";
import { axeFindings } from "./fixtures/axe";
import { readInstallationFile } from "./fixtures/installation";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { LoginPage } from "./pages/login-page";

/** The address that the site may send push messages to. `npm test` sets it for both. */
const standIn = process.env.OUTGOING_STAND_IN;

test.use({ serviceWorkers: "allow" });

async function placeOrder(shop: NewShop, productId: number, customerName: string) {
  return shop.api.mutate("order", "place", {
    tentId: shop.id,
    clientKey: randomUUID(),
    lines: [{ productId, quantityMilli: 2_000 }],
    customerName,
    customerPhone: "11 5874-9896",
    method: "PICKUP",
  });
}

/** Chromium without a window has no push service and allows no notifications: this takes their place. */
async function giveSubscription(page: Page, subscription: { endpoint: string; p256dh: string; auth: string }) {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const made = { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
    PushManager.prototype.getSubscription = async () => made as unknown as PushSubscription;
  }, subscription);
}

test("a merchant turns push messages on, gets an order on the phone, and none after log-out", async ({
  user,
  context,
  shop,
}) => {
  test.skip(standIn === undefined, "the site was started without OUTGOING_STAND_IN");
  const { VAPID_PUBLIC_KEY: publicKey } = await readInstallationFile("secrets.json");
  const service = await startPushService({ publicKey, port: Number(new URL(standIn ?? "").port) });
  try {
    const { page } = user;
    const screenshot = screenshots("push");
    const mate = await addProduct(shop, { name: "Mate de calabaza", price: "18500" });
    await giveSubscription(page, service.subscribe());
    await shop.logIn(context);
    await page.goto("/configuraciones");
    await user.tap(page.getByRole("link", { name: "Avisos" }));
    await expect(page.getByRole("button", { name: "Activar avisos" })).toBeVisible();
    await screenshot(page, "apagados");
    await user.tap(page.getByRole("button", { name: "Activar avisos" }));
    await expect(page.getByRole("heading", { name: "Avisos activados" })).toBeVisible();
    await expect(page.getByText("Te mandamos uno de prueba")).toBeVisible();
    await expect.poll(() => service.received.map(({ message }) => message.title)).toEqual(["Aviso de prueba"]);
    await screenshot(page, "activados");
    expect(await axeFindings(page)).toEqual([]);
    await user.tap(page.getByRole("button", { name: "Sí, llegó" }));

    await placeOrder(shop, mate.id, "Lucía Fernández");
    await expect.poll(() => service.received.length).toBe(2);
    const [, order] = service.received;
    expect(order?.message).toMatchObject({
      title: "Pedido nuevo: $\u00a037.000",
      body: "Lucía Fernández · 1 producto · Almacén Aurora",
      path: `/pedidos/1?tienda=${shop.id}`,
      unseen: 1,
    });
    await expect(page).toHaveTitle(/^\(1\) Avisos/);

    await page.goto("/logout");
    await user.tap(page.getByRole("button", { name: "Salir" }));
    await expect(page).toHaveURL("/login");
    await new LoginPage(user).logIn(shop.email, shop.password);
    await expect(page).toHaveURL("/");
    // the same person on the same device: it registers again by itself
    await page.goto("/configuraciones/avisos");
    await expect(page.getByText("Este", { exact: true })).toBeVisible();
    await user.tap(page.getByRole("button", { name: /^Quitar Chrome/ }));
    await expect(page.getByText(/ya no recibe avisos$/)).toBeVisible();
    await placeOrder(shop, mate.id, "Otra persona");
    await expect(page).toHaveTitle(/^\(2\) Avisos/);
    expect(service.received).toHaveLength(2);
  } finally {
    await service.close();
  }
});

test("where push messages are blocked or missing, the screen says why and what to do", async ({
  user,
  shop,
  context,
}) => {
  const { page } = user;
  const screenshot = screenshots("push");
  await shop.logIn(context);
  await page.addInitScript(() => {
    const state = () => (sessionStorage.getItem("allowed") ? "granted" : "denied");
    Object.defineProperty(Notification, "permission", { get: state });
  });
  await page.goto("/configuraciones/avisos");
  await expect(page.getByText("Este navegador los tiene bloqueados.")).toBeVisible();
  await expect(page.getByText("Poné Notificaciones en «Permitir»")).toBeVisible();
  await screenshot(page, "bloqueados");
  expect(await axeFindings(page)).toEqual([]);
  await user.tap(page.getByRole("button", { name: "Ya están permitidos" }));
  await expect(page.getByText("Siguen bloqueados")).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("allowed", "1"));
  await user.tap(page.getByRole("button", { name: "Ya están permitidos" }));
  await expect(page.getByRole("button", { name: "Activar avisos" })).toBeVisible();

  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "PushManager");
    Object.defineProperty(navigator, "userAgent", {
      get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
    });
  });
  await page.reload();
  await expect(page.getByText("En iPhone, primero va a la pantalla de inicio.")).toBeVisible();
  await screenshot(page, "iphone");
});

test("the panel can be installed", async ({ user, shop, context, request }) => {
  const { page } = user;
  await shop.logIn(context);
  await page.goto("/productos");
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(href ?? "")).json()) as {
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest).toMatchObject({ start_url: "/", shortcuts: [{ url: "/pedidos" }, {}, {}] });
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const { src, sizes } of [...manifest.icons, { src: apple ?? "", sizes: "180x180" }]) {
    const side = await page.evaluate(async (icon) => {
      const image = new Image();
      image.src = icon;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(side).toBe(sizes);
  }
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  for (const { url } of manifest.shortcuts) expect((await page.goto(url))?.status()).toBe(200);
});
