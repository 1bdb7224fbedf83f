import { pickUp } from "./fixtures/keyboard-drag";
import { addProduct, openShop } from "./fixtures/merchant";
import { photoOnDisk } from "./fixtures/photo";
import { expect, test } from "./fixtures/test";
import { ComposerPage } from "./pages/composer-page";
import { Panel } from "./pages/panel";
import { ShopPages } from "./pages/shop-pages";

test("the merchant composes a home, sees it before and after publishing, and undoes it", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const { page } = user;
  const composer = new ComposerPage(user);
  for (const name of ["Mate imperial", "Termo", "Bombilla"]) await addProduct(shop, { name, photo: true });
  await addProduct(shop, { name: "Yerba", offer: true, price: "900" });
  await shop.logIn(context);
  await page.goto(origin);
  await new Panel(user).go("Mi tienda");
  await user.tap(page.getByRole("link", { name: "Portada" }));
  await expect(composer.heading).toBeVisible();
  await composer.expectOrder(["Portada", "Lo último que llegó", "Ofertas", "Categorías", "Dónde y cuándo"]);
  await expect(composer.status).toContainText("La armamos por vos");
  await expect(composer.preview.getByRole("heading", { name: "Lo último que llegó" })).toBeVisible();

  await composer.open("Portada");
  await user.tap(page.locator("label").filter({ hasText: "Mi foto" }));
  await user.chooseFiles(page.getByText("Elegir una foto"), await photoOnDisk());
  await expect(page.getByRole("slider", { name: "Centro de la foto" })).toBeVisible();
  await page.getByRole("slider", { name: "Centro de la foto" }).press("ArrowLeft");
  await user.type(page.getByLabel("Frase"), "Todo para el mate");
  await expect(composer.preview.getByRole("heading", { level: 1, name: "Todo para el mate" })).toBeVisible();
  await composer.done();

  await composer.add("Elegidos por vos");
  await user.type(page.getByLabel("Título"), "De la mesa de trabajo");
  await composer.pick("Termo", "Mate imperial");
  await expect(composer.picked).toContainText(["Termo", "Mate imperial"]);
  await composer.done();
  await composer.add("Banner");
  await user.type(page.getByLabel("Frase"), "Regalos empresariales");
  await user.select(page.getByLabel("A dónde lleva"), "A las ofertas");
  await composer.done();
  await composer.hide("Dónde y cuándo");

  await composer.handle("De la mesa de trabajo").scrollIntoViewIfNeeded(); // a scroll during the drag would move the row
  await composer.handle("De la mesa de trabajo").focus();
  await pickUp(page, "Tomaste De la mesa de trabajo, en el lugar 6 de 7.");
  for (let place = 5; place >= 2; place -= 1) {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`De la mesa de trabajo: lugar ${place} de 7`)).toBeAttached();
  }
  await expect(composer.previewPane).toContainText("De la mesa de trabajo, lugar 2");
  await expect(composer.rows.filter({ hasText: "De la mesa de trabajo" })).toContainText("Lugar 2 de 7");
  await page.keyboard.press("Space");
  const order = ["Portada", "De la mesa de trabajo", "Lo último que llegó", "Ofertas", "Categorías", "Dónde y cuándo"];
  await composer.expectOrder([...order, "Regalos empresariales"]);
  await expect(composer.previewPane).toContainText("Así queda");
  await user.drag(composer.handle("Ofertas"), composer.handle("Lo último que llegó"));
  await composer.expectOrder(["Portada", "De la mesa de trabajo", "Ofertas", "Lo último que llegó"]);
  await expect(composer.status).toContainText("5 cambios");
  await page.screenshot({ path: test.info().outputPath("composer.png") });

  const visitor = await context.newPage();
  await visitor.goto(shop.url);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Almacén Aurora");
  await page.reload();
  await expect(page.getByText("Recuperamos los cambios que no habías publicado.")).toBeVisible();
  await expect(composer.status).toContainText("5 cambios");

  await composer.publish();
  await expect(composer.status).toContainText("Publicada hoy");
  await user.keepOpen(page.getByText("Portada publicada"));
  await visitor.goto(shop.url);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Todo para el mate");
  await expect(visitor.locator("main h2")).toHaveText(["De la mesa de trabajo", "Ofertas", "Lo último que llegó"]);
  const picked = visitor.getByRole("region", { name: "De la mesa de trabajo" });
  await expect(picked.getByRole("heading", { level: 3 })).toHaveText(["Termo", "Mate imperial"]);
  await expect(visitor.locator(".hero__pic img")).toHaveAttribute("style", /object-position:\s*\d+% \d+%/);
  await visitor.screenshot({ path: test.info().outputPath("home.png"), fullPage: true });
  await visitor.getByRole("link", { name: "Regalos empresariales" }).click();
  await expect(visitor.getByRole("heading", { level: 1, name: "Ofertas" })).toBeVisible();

  await user.tap(page.getByRole("button", { name: "Deshacer" }));
  await expect(page.getByText("Volvió la portada de antes")).toBeVisible();
  await visitor.goto(shop.url);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Almacén Aurora");
});

test("products picked by hand are shown as a grid, as one row to swipe, or as a list", async ({
  user,
  context,
  shop,
}) => {
  const { page } = user;
  const composer = new ComposerPage(user);
  const products: number[] = [];
  for (const name of ["Mate imperial de calabaza forrado en cuero con virola de alpaca", "Termo", "Bombilla", "Yerba"])
    products.push((await addProduct(shop, { name, price: "900", photo: true })).id);
  const { home, revision } = await shop.api.query("home", "get");
  const picked = { kind: "picked", id: "picked-1", hidden: false, heading: "De la mesa", products } as const;
  await shop.api.mutate("home", "publish", { revision, home: { ...home, sections: [picked] } });
  await shop.logIn(context);
  const section = page.getByRole("region", { name: "De la mesa" });
  const items = section.getByRole("listitem");
  const places = (of: "offsetTop" | "offsetLeft") =>
    items.evaluateAll((all, side) => all.map((item) => (item as HTMLElement)[side]), of);
  /** Shows the products in another way, and visits the shop. */
  const show = async (name: "Fila" | "Lista", fact: string) => {
    await page.goto("/portada?seccion=picked-1");
    await composer.display(name);
    await expect(composer.previewPane).toContainText(fact);
    await page.screenshot({ path: test.info().outputPath(`composer-${name}.png`) });
    await composer.done();
    await composer.publish();
    await expect(page.getByText("Portada publicada")).toBeVisible();
    await page.goto(shop.url);
    await expect(items).toContainText(["Mate imperial", "Termo", "Bombilla", "Yerba"]);
  };

  await page.goto("/portada?seccion=picked-1");
  await expect(page.getByRole("radio", { name: "Grilla" })).toBeChecked();
  await expect(composer.picked.first()).toContainText("900");
  await show("Fila", "en una fila que se desliza");
  expect(new Set(await places("offsetTop")).size).toBe(1);
  await expect(items.nth(2)).toBeInViewport();
  await expect(items.last()).not.toBeInViewport();
  await items.last().getByRole("link").focus(); // what the keyboard reaches scrolls into view
  await expect(items.last()).toBeInViewport({ ratio: 0.9 });
  await page.screenshot({ path: test.info().outputPath("rail.png") });

  await show("Lista", "uno por renglón");
  expect(new Set(await places("offsetLeft")).size).toBe(1);
  await expect(section.getByRole("img")).toHaveCount(0);
  const pages = new ShopPages(user);
  await user.tap(pages.row("Termo").getByRole("button", { name: "Agregar uno" }));
  await expect(pages.quantity("Termo")).toHaveValue("1");
  await expect(pages.total).toContainText("900");
  await page.screenshot({ path: test.info().outputPath("list.png") });
});

test("a second tab is told that the home changed, and loses nothing", async ({ user, monitor, context, shop }) => {
  monitor.allow(/^409: .*home\.publish|status of 409/);
  const { page } = user;
  await addProduct(shop, { name: "Mate imperial" });
  await shop.logIn(context);
  await page.goto("/portada?seccion=portada");
  await user.type(page.getByLabel("Frase"), "La de la segunda pestaña");
  const { home, revision } = await shop.api.query("home", "get");
  await shop.api.mutate("home", "publish", {
    revision,
    home: { ...home, cover: { ...home.cover, heading: "Primera" } },
  });
  const composer = new ComposerPage(user);
  await composer.done();
  await composer.publish();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "La portada cambió en otra pestaña o dispositivo",
  );
  await expect(composer.rows.first()).toContainText("La de la segunda pestaña");
  await user.tap(page.getByRole("button", { name: "Publicar la mía" }));
  await expect(page.getByText("Portada publicada")).toBeVisible();
  expect((await shop.api.query("home", "get")).home.cover.heading).toBe("La de la segunda pestaña");
});

test("what was published without a network is shown as published, waits, and is published when it is back", async ({
  user,
  monitor,
  context,
  shop,
}) => {
  monitor.allow(/home\.publish|Failed to load resource/);
  const { page } = user;
  const composer = new ComposerPage(user);
  await addProduct(shop, { name: "Mate imperial" });
  await shop.logIn(context);
  await page.goto("/portada");
  await composer.hide("Ofertas");
  await page.route(/home\.publish/, (route) => route.abort("internetdisconnected"));
  await composer.publish();
  await expect(composer.status).toContainText("Pendiente");
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
  expect((await shop.api.query("home", "get")).revision).toBe(0);
  await page.reload();
  await expect(composer.status).toContainText("Pendiente");
  await page.unroute(/home\.publish/);
  await expect(composer.status).not.toContainText("Pendiente");
  const { home, revision } = await shop.api.query("home", "get");
  expect([revision, home.sections.find(({ kind }) => kind === "offers")?.hidden]).toEqual([1, true]);
});

test("a draft is shown to its merchant only", async ({ context, shop, origin }) => {
  const { home } = await shop.api.query("home", "get");
  const ask = { data: { home }, failOnStatusCode: false };
  const address = `${origin}/api/home-preview?tienda=${shop.id}`;
  expect((await context.request.post(address, ask)).status()).toBe(403);
  const other = await openShop(origin);
  await other.logIn(context);
  expect((await context.request.post(address, ask)).status()).toBe(404);
  await shop.logIn(context);
  const answer = await context.request.post(address, ask);
  expect(answer.headers()["cache-control"]).toBe("no-store");
  expect(await answer.json()).toEqual({ html: expect.stringContaining('<main id="contenido" class="home">') });
});
