import { album } from "./fixtures/album";
import { Hand } from "./fixtures/hand";
import { addProduct, type NewShop, openShop } from "./fixtures/merchant";
import { mailWith } from "./fixtures/outbox";
import { photoOnDisk } from "./fixtures/photo";
import { countTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { superUser } from "./fixtures/world";
import { NewsPages } from "./pages/news-pages";
import { Panel } from "./pages/panel";
import { SupportPages } from "./pages/support-pages";

const URUGUAY = { countryId: "20", whatsapp: "94 231 234" };

test("who runs the site writes news for one country; a merchant there sees the mark, reads, and it is gone", async ({
  browser,
  hand,
  context,
  origin,
  shop,
}) => {
  const picture = album("news");
  const stamp = Date.now().toString(36);
  const title = `Importa tu lista ${stamp}`;
  const [team, reader] = [
    await superUser(origin),
    await openShop(origin, "Mercería Rosa", { country: URUGUAY, survey: true }),
  ];
  await team.lend(context);
  await hand.page.goto(origin);
  await new Panel(hand).go("Novedades");
  const writer = new NewsPages(hand);
  await expect(writer.heading).toBeVisible();
  const before = hand.taps;
  await writer.write({
    title,
    text: "Desde hoy puedes subir tu lista de Excel.\nMira cómo.",
    photo: await photoOnDisk(),
    country: "Uruguay",
  });
  await expect(writer.item(title)).toContainText("Uruguay");
  await expect(writer.item(title).locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  countTaps("write news", hand.taps - before, 6);
  await picture(hand.page, "escrita");

  const readerContext = await browser.newContext();
  const finger = new Hand(await readerContext.newPage());
  const { page } = finger;
  await reader.enter(readerContext);
  await page.goto(origin);
  const more = page.getByRole("navigation", { name: "Principal" }).getByRole("button", { name: "Más" });
  await expect(more).toContainText(/Sin ver: \d/);
  await picture(page, "marca-en-el-menu");
  const news = new NewsPages(finger);
  await new Panel(finger).go("Novedades");
  await expect(news.mark(title)).toBeVisible();
  await expect(more).not.toContainText("Sin ver");
  countTaps("read what is new", finger.taps, 2);
  await picture(page, "leida");
  await page.reload();
  await expect(news.item(title)).toBeVisible();
  await expect(news.mark(title)).toHaveCount(0);
  await readerContext.close();
  expect((await shop.api.query("news", "list", { page: 1 })).rows.map((row) => row.title)).not.toContain(title);

  await writer.choose(title, "Editar");
  await hand.type(writer.dialog.getByLabel("Título"), `${title} ya`);
  await hand.tap(writer.dialog.getByRole("button", { name: "Guardar" }));
  await expect(writer.item(`${title} ya`)).toBeVisible();
  await writer.choose(`${title} ya`, "Eliminar");
  await hand.tap(hand.page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }));
  await expect(writer.item(title)).toHaveCount(0);
});

test("an answer is found, and a message to the team arrives by mail", async ({ hand, context, shop, origin }) => {
  const picture = album("support");
  const { page } = hand;
  const support = new SupportPages(hand);
  await shop.enter(context);
  await page.goto(origin);
  await new Panel(hand).go("Ayuda");
  await expect(support.heading).toBeVisible();
  await hand.type(support.search, "excel");
  await expect(support.answers).toHaveCount(1);
  await hand.tap(support.answers.getByText("¿Cómo importo mi lista de Excel?"));
  await expect(support.answers.getByRole("link", { name: "Importar productos" })).toBeVisible();
  countTaps("find an answer", hand.taps, 4);
  await picture(page, "respuesta");

  const words = `No puedo subir fotos ${shop.subdomain}`;
  await support.send("  ");
  await expect(page.getByRole("alert").filter({ hasText: "Escribí tu mensaje." })).toBeVisible();
  await support.send(words);
  await expect(page.getByText("Recibimos tu mensaje")).toBeVisible();
  await expect(support.own).toHaveText([new RegExp(words)]);
  await expect(support.text).toHaveValue("");
  await picture(page, "mensaje");
  const mail = await mailWith("super@vidriera.test", words);
  expect(mail).toContain(shop.email);
});

async function askedMerchant(origin: string): Promise<NewShop> {
  const shop = await openShop(origin, "Almacén Aurora", { survey: false });
  for (const name of ["Mate", "Bombilla", "Yerbera"]) await addProduct(shop, { name });
  return shop;
}

test("the survey opens with the start screen only, keeps the focus, and put off it stays away from the account", async ({
  hand,
  context,
  origin,
}) => {
  const picture = album("survey");
  const { page } = hand;
  const shop = await openShop(origin, "Almacén Aurora", { survey: false });
  const dialog = page.getByRole("dialog", { name: "¿Nos contás de tu negocio?" });
  await addProduct(shop, { name: "Mate" });
  await addProduct(shop, { name: "Bombilla" });
  await shop.enter(context);
  await page.goto("/productos");
  await expect(page.getByText("Bombilla").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await addProduct(shop, { name: "Yerbera" });
  // neither over another screen, nor over what was looked for, nor where a screen of work leads back to the start
  for (const screen of ["/pedidos", "/productos?buscar=mate", "/productos/cargar-producto"]) {
    await page.goto(screen);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Mis productos" }).first().click();
  await expect(page).toHaveURL(/\/productos$/);
  await expect(page.getByText("Yerbera").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto("/productos");
  await expect(dialog).toBeVisible();
  await picture(page, "preguntas");
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  const kept = page.waitForResponse((answer) => answer.url().includes("survey.postpone"));
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  expect((await kept).status()).toBe(200);
  await page.evaluate(() => localStorage.clear()); // another device
  await page.reload();
  await expect(page.getByText("Yerbera").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("the survey is answered once", async ({ hand, context, origin }) => {
  const { page } = hand;
  const shop = await askedMerchant(origin);
  const dialog = page.getByRole("dialog", { name: "¿Nos contás de tu negocio?" });
  await shop.enter(context);
  await page.goto("/productos");
  await expect(dialog).toBeVisible();
  const before = hand.taps;
  await hand.tap(dialog.getByRole("button", { name: "Bazar y deco" }));
  await hand.tap(dialog.getByRole("button", { name: "Enviar" }));
  await expect(dialog.getByRole("alert").first()).toHaveText("Respondé esta pregunta.");
  await hand.tap(dialog.getByRole("button", { name: "Feria" }));
  await hand.type(dialog.getByLabel("¿Cómo nos conociste?", { exact: true }), "Por mi prima");
  await hand.tap(dialog.getByRole("button", { name: "Enviar" }));
  await expect(page.getByText("¡Gracias! Nos sirve mucho.")).toBeVisible();
  countTaps("answer the survey, with one wrong try", hand.taps - before, 5);
  expect(await shop.api.query("survey", "due")).toBe(false);
  await page.reload();
  await expect(page.getByText("Yerbera").first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
