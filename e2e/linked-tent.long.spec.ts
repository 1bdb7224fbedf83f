import { Api } from "./fixtures/api";
import { photoOnDisk } from "./fixtures/photo";
import { screenshots } from "./fixtures/screenshots";
import { expectTaps } from "./fixtures/taps";
import { expect, test } from "./fixtures/test";
import { AccountPages } from "./pages/account-pages";
import { HomePage } from "./pages/home-page";
import { Panel } from "./pages/panel";
import { ProductPages } from "./pages/product-pages";
import { SetupPages } from "./pages/setup-pages";
import { ShopSwitch } from "./pages/shop-switch";

const OPEN_TAPS = 15;
const SWITCH_TAPS = 2;

const FIRST = "Taller Agave";

test("a merchant opens another shop, and each shop has its own products", async ({ user, context, origin }) => {
  const { page } = user;
  const screenshot = screenshots("linked-tent");
  const setup = new SetupPages(user);
  const products = new ProductPages(user);
  const shops = new ShopSwitch(user);
  const stamp = Date.now().toString(36);
  const second = `Flores ${stamp}`;

  await test.step("opens the other shop from the list of shops", async () => {
    await new HomePage(user).open();
    await new HomePage(user).logIn();
    await new AccountPages(user).logIn({ email: "otra@vidriera.test", password: "Otra-1234" });
    await expect(page).toHaveURL("/");
    await expect(shops.button).toContainText(FIRST);
    await shops.open();
    await expect(shops.shop(FIRST)).toHaveAttribute("aria-current", "true");
    await screenshot(page, "tiendas");
    await shops.openAnother();
  });

  await test.step("completes the four steps", async () => {
    await expect(setup.heading("¿Cómo se llama tu otra tienda?")).toBeVisible();
    await user.type(page.getByLabel("Nombre de la tienda"), second);
    await expect(setup.subdomain).toHaveValue(`flores-${stamp}`);
    await expect(setup.isFree).toBeVisible();
    await expect(page.getByLabel("WhatsApp"), "the current shop's number is suggested").not.toHaveValue("");
    await screenshot(page, "paso-1");
    await setup.next();
    await expect(setup.heading("Dale tu estilo")).toBeVisible();
    await screenshot(page, "paso-2");
    await setup.next();
    await expect(setup.heading("Carga tu primer producto")).toBeVisible();
    await setup.fillProduct({ name: "Ramo de rosas", price: "250", category: "Ramos", photo: await photoOnDisk() });
    await setup.next();
    await expect(setup.heading("¡Tu tienda está abierta!")).toBeVisible();
    await screenshot(page, "paso-4");
    await setup.toHome();
    expectTaps("open another shop", user.taps, OPEN_TAPS);
    await new Panel(user).go("Mis productos");
    await expect(products.row("Ramo de rosas")).toBeVisible();
    await expect(products.list.getByRole("listitem")).toHaveCount(1);
    await expect(shops.button).toContainText(second);
    await screenshot(page, "productos-de-la-nueva");
  });

  await test.step("switches between the shops", async () => {
    const before = user.taps;
    await shops.switchTo(FIRST);
    await expect(shops.button).toContainText(FIRST);
    expectTaps("switch to another shop", user.taps - before, SWITCH_TAPS);
    await expect(page, "stays on the same screen").toHaveURL("/productos");
    await expect(products.list.getByRole("listitem").first()).toBeVisible();
    await expect(products.row("Ramo de rosas")).toBeHidden();
    await screenshot(page, "productos-de-la-primera");
    await new Panel(user).go("Ajustes");
    await expect(page.getByText("Usas 2 de las 3 tiendas de tu plan")).toBeVisible();
    await shops.open();
    await screenshot(page, "dos-tiendas");
    await user.tap(shops.shop(second));
    await expect(shops.button).toContainText(second);
    await expect(page, "stays on the same screen").toHaveURL(/\/configuraciones$/);
    await expect(page.getByRole("main").getByText(second).first()).toBeVisible();
  });

  await test.step("a tab keeps writing to the shop that it shows while the session is on another", async () => {
    await new Panel(user).go("Mis productos");
    await products.create();
    await user.type(products.name, "Ramo de fresias");
    const lastUsed = () => page.evaluate(() => localStorage.getItem("vidriera-shop"));
    const used = await lastUsed();
    const other = user.inTab(await context.newPage());
    await other.page.goto("/productos");
    await new ShopSwitch(other).switchTo(FIRST);
    await expect(new ShopSwitch(other).button).toContainText(FIRST);
    await expect(new ProductPages(other).list.getByRole("listitem").first()).toBeVisible();
    await expect.poll(lastUsed, "the new tab is the one last used").not.toBe(used);
    const follows = page.waitForResponse(/tent\.choose/);
    await products.save();
    await follows;
    await expect(shops.button).toContainText(second);
    await expect(products.row("Ramo de fresias")).toBeVisible();
    await other.page.reload();
    await expect(new ShopSwitch(other).button, "the session follows the tab in use").toContainText(second);
    await other.page.close();
  });

  await test.step("on a desktop, switching with unsaved changes asks first", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/configuraciones/tienda");
    const tagline = page.getByLabel("Lema");
    await user.type(tagline, "Flores de temporada");
    const goToFirst = async () => {
      await shops.open();
      await user.tap(page.getByRole("menuitem", { name: new RegExp(FIRST) }));
    };
    await goToFirst();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("¿Salir sin guardar?");
    await user.tap(question.getByRole("button", { name: "Seguir editando" }));
    await expect(tagline).toHaveValue("Flores de temporada");
    await goToFirst();
    await user.tap(question.getByRole("button", { name: "Salir" }));
    await expect(shops.button).toContainText(FIRST);
    await screenshot(page, "escritorio");
  });

  await test.step("a URL that names a shop, as in mails about orders, opens that shop", async () => {
    const api = new Api(origin);
    await api.signIn("otra@vidriera.test", "Otra-1234");
    const mine = await api.query("tent", "mine");
    const { id } = mine?.linked.find(({ name }) => name === second) ?? { id: 0 };
    await page.goto(`/categorias?tienda=${id}`, { waitUntil: "commit" });
    await expect(shops.button).toContainText(second);
    await expect(page).toHaveURL(/\/categorias$/);
    await expect(page.getByText("Ramos")).toBeVisible();
  });
});
