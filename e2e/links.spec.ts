import { pickUp } from "./fixtures/keyboard-drag";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { LinkPages } from "./pages/link-pages";
import { Panel } from "./pages/panel";

test("links are added, ordered by dragging and by keyboard, and visible on the page at once", async ({
  user,
  context,
  shop,
  origin,
}) => {
  const { page } = user;
  const links = new LinkPages(user);
  await shop.logIn(context);
  await page.goto(origin);
  await new Panel(user).go("Mi tienda");
  await links.open();
  await expect(links.heading).toBeVisible();
  await expect(links.rows).toHaveCount(5);
  await expect(links.row("Instagram")).toContainText("Tu tienda no tiene Instagram");

  const saved = page.waitForResponse((response) => response.url().includes("link.order"));
  await user.drag(links.handle("Escribinos por WhatsApp"), links.handle("Entrar a la tienda"));
  await links.expectOrder(["Escribinos por WhatsApp", "Entrar a la tienda", "Ver el catálogo"]);
  await saved; // the list shows the new order before it is saved
  const live = await links.openLive();
  const buttons = live.getByRole("main").getByRole("listitem");
  await expect(buttons).toHaveText(["Escribinos por WhatsApp", "Entrar a la tienda", "Ver el catálogo"]);
  expectTaps("reorder links and see them live", user.taps, 4);
  await live.screenshot({ path: test.info().outputPath("live.png") });

  await links.add("Tabla de talles", "casa.com/talles");
  await expect(links.rows).toHaveCount(6);
  await links.handle("Tabla de talles").focus();
  await pickUp(page, "Tomaste Tabla de talles, en el lugar 6 de 6.");
  for (let place = 5; place >= 2; place -= 1) {
    await page.keyboard.press("ArrowUp");
    await expect(page.getByText(`Tabla de talles va al lugar ${place} de 6.`)).toBeAttached();
  }
  await page.keyboard.press("Space");
  await links.expectOrder(["Escribinos por WhatsApp", "Tabla de talles", "Entrar a la tienda"]);
  await links.toggle("Entrar a la tienda");
  await expect(links.row("Entrar a la tienda")).toContainText("Pausado");
  await page.screenshot({ path: test.info().outputPath("editor.png") });

  await links.show("Vista previa");
  const expected = ["Escribinos por WhatsApp", "Tabla de talles", "Ver el catálogo"];
  await expect(links.preview.getByRole("main").getByRole("listitem")).toHaveText(expected);
  await page.screenshot({ path: test.info().outputPath("preview.png") });
  await live.reload();
  await expect(buttons).toHaveText(expected);
  await expect(live.getByRole("link", { name: "Tabla de talles" })).toHaveAttribute("rel", "noopener nofollow ugc");
});

test("a rejected link keeps its text; Instagram appears once the shop has an account; clicks are counted", async ({
  user,
  monitor,
  context,
  shop,
}) => {
  monitor.allow(/^422: .*link\.(?:create|update)/);
  const { page } = user;
  const links = new LinkPages(user);
  await shop.logIn(context);
  await page.goto("/mis-links");
  await expect(links.rows).toHaveCount(5);
  await links.add("Mi blog", "javascript:alert(1)");
  await expect(page.getByRole("alert")).toContainText("Escribí una dirección web");
  await expect(page.getByLabel("A dónde lleva")).toHaveValue("javascript:alert(1)");
  await user.type(page.getByLabel("A dónde lleva"), "ana@casa.com");
  await user.tap(page.getByRole("button", { name: "Agregar", exact: true }));
  await expect(links.row("Mi blog")).toContainText("ana@casa.com");

  const visitor = await context.newPage();
  await visitor.goto(`${shop.url}/mis-links`);
  await expect(visitor.getByRole("link", { name: "Instagram" })).toBeHidden();
  await shop.api.mutate("tent", "updateContact", {
    countryId: "1",
    whatsapp: "11 5874-9895",
    instagram: "casa.aurora",
    facebook: "",
  });
  await visitor.reload();
  await expect(visitor.getByRole("link", { name: "Instagram" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/casa.aurora",
  );

  await visitor.getByRole("link", { name: "Escribinos por WhatsApp" }).click();
  await visitor.waitForURL(/^https:\/\/wa\.me\//);
  await visitor.goto(`${shop.url}/mis-links`);
  await visitor.getByRole("link", { name: "Ver el catálogo" }).click();
  await visitor.waitForURL(`${shop.url}/catalogo`);
  const clicks = async () =>
    (await shop.api.query("link", "list")).links.map(({ code, clicks }) => `${code} ${clicks}`).slice(1, 3);
  await expect.poll(clicks).toEqual(["to_catalogo 1", "to_whatsapp 1"]);
  await page.reload();
  await expect(links.row("Ver el catálogo")).toContainText("1 clic");
  await expect(page.getByText("2 clics en los últimos 30 días")).toBeVisible();
});
