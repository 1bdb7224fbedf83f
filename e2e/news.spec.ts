import { superUserApi } from "./fixtures/api";
import { addProduct, type NewShop, openShop, placeOrder } from "./fixtures/merchant";
import { waitForMail } from "./fixtures/outbox";
import { photoOnDisk } from "./fixtures/photo";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { User } from "./fixtures/user";
import { NewsPages } from "./pages/news-pages";
import { Panel } from "./pages/panel";
import { SupportPages } from "./pages/support-pages";

const URUGUAY = { countryId: "20", whatsapp: "94 231 234" };

test("a super-user writes news for one country; a merchant there sees and reads them", async ({
  browser,
  user,
  context,
  origin,
  shop,
}) => {
  const screenshot = screenshots("news");
  const stamp = Date.now().toString(36);
  const title = `Importa tu lista ${stamp}`;
  const [team, reader] = [await superUserApi(origin), await openShop(origin, "Mercería Rosa", { country: URUGUAY })];
  await team.shareSession(context);
  await user.page.goto(origin);
  await new Panel(user).go("Novedades");
  const writer = new NewsPages(user);
  await expect(writer.heading).toBeVisible();
  const before = user.taps;
  await writer.write({
    title,
    text: "Desde hoy puedes subir tu lista de Excel.\nMira cómo.",
    photo: await photoOnDisk(),
    country: "Uruguay",
  });
  await expect(writer.item(title)).toContainText("Uruguay");
  await expect(writer.item(title).locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  expectTaps("write news", user.taps - before, 7);
  await screenshot(user.page, "escrita");

  const readerContext = await browser.newContext();
  const merchant = new User(await readerContext.newPage());
  const { page } = merchant;
  await reader.logIn(readerContext);
  await page.goto(origin);
  const more = page.getByRole("navigation", { name: "Principal" }).getByRole("button", { name: "Más" });
  await expect(more).toContainText(/Sin ver: \d/);
  await screenshot(page, "marca-en-el-menu");
  const news = new NewsPages(merchant);
  await new Panel(merchant).go("Novedades");
  await expect(news.unreadMark(title)).toBeVisible();
  await expect(more).not.toContainText("Sin ver");
  expectTaps("read news", merchant.taps, 2);
  await screenshot(page, "leida");
  await page.reload();
  await expect(news.item(title)).toBeVisible();
  await expect(news.unreadMark(title)).toHaveCount(0);
  await readerContext.close();
  expect((await shop.api.query("news", "list", { page: 1 })).rows.map((row) => row.title)).not.toContain(title);

  await writer.choose(title, "Editar");
  await user.type(writer.dialog.getByLabel("Título"), `${title} ya`);
  await user.tap(writer.dialog.getByRole("button", { name: "Guardar" }));
  await expect(writer.item(`${title} ya`)).toBeVisible();
  await writer.choose(`${title} ya`, "Eliminar");
  await user.tap(user.page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(writer.item(title)).toHaveCount(0);
});

test("help answers are found by search, and a message to the team arrives by mail", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const screenshot = screenshots("support");
  const { page } = user;
  const support = new SupportPages(user);
  await shop.logIn(context);
  await page.goto(origin);
  await new Panel(user).go("Ayuda");
  await expect(support.heading).toBeVisible();
  await user.type(support.search, "excel");
  await expect(support.answers.first()).toContainText("¿Cómo importo mi lista de Excel?");
  await user.tap(support.answers.getByText("¿Cómo importo mi lista de Excel?"));
  await expect(support.answers.getByRole("link", { name: "Importar productos" })).toBeVisible();
  expectTaps("find an answer", user.taps, 4);
  await screenshot(page, "respuesta");

  const message = `No puedo subir fotos ${shop.subdomain}`;
  await support.send("  ");
  await expect(page.getByRole("alert").filter({ hasText: "Escribí tu mensaje." })).toBeVisible();
  await support.send(message);
  await expect(page.getByText("Recibimos tu mensaje")).toBeVisible();
  await expect(support.sentMessages).toHaveText([new RegExp(message)]);
  await expect(support.text).toHaveValue("");
  await screenshot(page, "mensaje");
  const mail = await waitForMail("super@vidriera.test", message);
  expect(mail).toContain(shop.email);
});

async function openShopWithSurvey(origin: string): Promise<NewShop> {
  const shop = await openShop(origin, "Almacén Aurora", { surveyAnswered: false });
  const [mate] = await Promise.all(
    ["Mate", "Bombilla", "Yerbera"].map((name) => addProduct(shop, { name, price: "9000" })),
  );
  if (mate) await placeOrder(shop, mate.id);
  return shop;
}

test("the survey opens only on the start screen, keeps the focus, and stays closed once postponed", async ({
  user,
  context,
  origin,
}) => {
  const screenshot = screenshots("survey");
  const { page } = user;
  const shop = await openShop(origin, "Almacén Aurora", { surveyAnswered: false });
  const dialog = page.getByRole("dialog", { name: "¿Nos contás de tu negocio?" });
  const mate = await addProduct(shop, { name: "Mate", price: "9000" });
  for (const name of ["Bombilla", "Yerbera", "Termo", "Yerba"]) await addProduct(shop, { name });
  await shop.logIn(context);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /^Te faltan/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await placeOrder(shop, mate.id);
  const start = page.getByRole("heading", { level: 2, name: "Hoy" });
  // not on other screens, not on search results, and not on returning to the start screen
  for (const screen of ["/pedidos", "/productos", "/productos?buscar=mate", "/productos/cargar-producto"]) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
  await page.goto("/productos");
  await new Panel(user).go("Inicio");
  await expect(page).toHaveURL("/");
  await expect(start).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto("/");
  await expect(dialog).toBeVisible();
  await screenshot(page, "preguntas");
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  const postponed = page.waitForResponse((response) => response.url().includes("survey.postpone"));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect((await postponed).status()).toBe(200);
  await page.evaluate(() => localStorage.clear()); // as on another device
  await page.reload();
  await expect(start).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("the survey is answered once", async ({ user, context, origin }) => {
  const { page } = user;
  const shop = await openShopWithSurvey(origin);
  const dialog = page.getByRole("dialog", { name: "¿Nos contás de tu negocio?" });
  await shop.logIn(context);
  await page.goto("/");
  await expect(dialog).toBeVisible();
  const before = user.taps;
  await user.tap(dialog.getByRole("button", { name: "Bazar y deco" }));
  await user.tap(dialog.getByRole("button", { name: "Enviar" }));
  await expect(dialog.getByRole("alert").first()).toHaveText("Respondé esta pregunta.");
  await user.tap(dialog.getByRole("button", { name: "Feria" }));
  await user.type(dialog.getByLabel("¿Cómo nos conociste?", { exact: true }), "Por mi prima");
  await user.tap(dialog.getByRole("button", { name: "Enviar" }));
  await expect(page.getByText("¡Gracias! Nos sirve mucho.")).toBeVisible();
  expectTaps("answer the survey, with one missing answer", user.taps - before, 5);
  expect(await shop.api.query("survey", "due")).toBe(false);
  await page.reload();
  await expect(page.getByRole("heading", { name: /^Te faltan/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
