import { axeFindings } from "./fixtures/axe";
import { addProduct, placeOrder } from "./fixtures/merchant";
import { giveSubscription, openPushService, pushStandIn } from "./fixtures/push";
import { screenshots } from "./fixtures/screenshots";
import { expect, test } from "./fixtures/test";
import { LoginPage } from "./pages/login-page";

test.use({ serviceWorkers: "allow" });

test("a merchant turns push messages on, gets an order on the phone, and none after log-out", async ({
  user,
  context,
  shop,
}) => {
  test.skip(pushStandIn === undefined, "the site was started without OUTGOING_STAND_IN");
  const service = await openPushService();
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
    const nights = page.getByRole("switch", { name: "De noche, en silencio" });
    await expect(nights).not.toBeChecked();
    const stored = page.waitForResponse((response) => response.url().includes("push.setQuietNights"));
    await user.tap(page.locator("label").filter({ has: nights }));
    await stored;
    await page.reload();
    await expect(nights).toBeChecked();

    await placeOrder(shop, mate.id);
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
    await placeOrder(shop, mate.id, { customerName: "Otra persona" });
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
