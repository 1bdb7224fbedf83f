import { album } from "./fixtures/album";
import { Api } from "./fixtures/api";
import { photoOnDisk } from "./fixtures/photo";
import { countTaps } from "./fixtures/taps";
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

test("from / by visible names alone: one more shop is opened, and each keeps its own products", async ({
  hand,
  context,
  origin,
}) => {
  const { page } = hand;
  const picture = album("linked-tent");
  const setup = new SetupPages(hand);
  const products = new ProductPages(hand);
  const shops = new ShopSwitch(hand);
  const stamp = Date.now().toString(36);
  const second = `Flores ${stamp}`;

  await test.step("opens it from the shop's name", async () => {
    await new HomePage(hand).open();
    await new HomePage(hand).logIn();
    await new AccountPages(hand).logIn({ email: "otra@vidriera.test", password: "Otra-1234" });
    await expect(products.heading).toBeVisible();
    await expect(shops.bar).toContainText(FIRST);
    await shops.open();
    await expect(shops.shop(FIRST)).toHaveAttribute("aria-current", "true");
    await picture(page, "tiendas");
    await shops.openAnother();
  });

  await test.step("goes through the four steps", async () => {
    await expect(setup.heading("¿Cómo se llama tu otra tienda?")).toBeVisible();
    await hand.type(page.getByLabel("Nombre de la tienda"), second);
    await expect(setup.subdomain).toHaveValue(`flores-${stamp}`);
    await expect(setup.isFree).toBeVisible();
    await expect(page.getByLabel("WhatsApp"), "the present shop's number is proposed").not.toHaveValue("");
    await picture(page, "paso-1");
    await setup.next();
    await expect(setup.heading("Dale tu estilo")).toBeVisible();
    await picture(page, "paso-2");
    await setup.next();
    await expect(setup.heading("Carga tu primer producto")).toBeVisible();
    await setup.loadProduct({ name: "Ramo de rosas", price: "250", category: "Ramos", photo: await photoOnDisk() });
    await setup.next();
    await expect(setup.heading("¡Tu tienda está abierta!")).toBeVisible();
    await picture(page, "paso-4");
    await setup.toProducts();
    await expect(products.row("Ramo de rosas")).toBeVisible();
    await expect(products.list.getByRole("listitem")).toHaveCount(1);
    await expect(shops.bar).toContainText(second);
    await picture(page, "productos-de-la-nueva");
    countTaps("open one more shop", hand.taps, OPEN_TAPS);
  });

  await test.step("goes back and forth", async () => {
    const before = hand.taps;
    await shops.goTo(FIRST);
    await expect(shops.bar).toContainText(FIRST);
    countTaps("go on to another shop", hand.taps - before, SWITCH_TAPS);
    await expect(page).toHaveURL(/\/productos$/);
    await expect(products.list.getByRole("listitem").first()).toBeVisible();
    await expect(products.row("Ramo de rosas")).toBeHidden();
    await picture(page, "productos-de-la-primera");
    await new Panel(hand).go("Ajustes");
    await expect(page.getByText("Usas 2 de las 3 tiendas de tu plan")).toBeVisible();
    await shops.open();
    await picture(page, "dos-tiendas");
    await hand.tap(shops.shop(second));
    await expect(shops.bar).toContainText(second);
    await expect(page, "the same screen of the other shop").toHaveURL(/\/configuraciones$/);
    await expect(page.getByRole("main").getByText(second).first()).toBeVisible();
  });

  await test.step("a tab that shows the one goes on writing there while the session is on the other", async () => {
    await new Panel(hand).go("Mis productos");
    await products.load();
    await hand.type(products.name, "Ramo de fresias");
    const lastUsed = () => page.evaluate(() => localStorage.getItem("vidriera-shop"));
    const used = await lastUsed();
    const other = hand.in(await context.newPage());
    await other.page.goto("/productos");
    await new ShopSwitch(other).goTo(FIRST);
    await expect(new ShopSwitch(other).bar).toContainText(FIRST);
    await expect(new ProductPages(other).list.getByRole("listitem").first()).toBeVisible();
    await expect.poll(lastUsed, "its page is alive, and known as the one in use").not.toBe(used);
    const follows = page.waitForResponse(/tent\.choose/);
    await products.save();
    await follows;
    await expect(shops.bar).toContainText(second);
    await expect(products.row("Ramo de fresias")).toBeVisible();
    await other.page.reload();
    await expect(new ShopSwitch(other).bar, "the session follows the tab in use").toContainText(second);
    await other.page.close();
  });

  await test.step("on a desk, what is typed is asked about before going on", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/configuraciones/tienda");
    const tagline = page.getByLabel("Lema");
    await hand.type(tagline, "Flores de temporada");
    const goToFirst = async () => {
      await shops.open();
      await hand.tap(page.getByRole("menuitem", { name: new RegExp(FIRST) }));
    };
    await goToFirst();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("¿Salir sin guardar?");
    await hand.tap(question.getByRole("button", { name: "Seguir editando" }));
    await expect(tagline).toHaveValue("Flores de temporada");
    await goToFirst();
    await hand.tap(question.getByRole("button", { name: "Salir" }));
    await expect(shops.bar).toContainText(FIRST);
    await picture(page, "escritorio");
  });

  await test.step("an address that names a shop, as a mail about its order does, opens it there", async () => {
    const api = new Api(origin);
    await api.signIn("otra@vidriera.test", "Otra-1234");
    const mine = await api.query("tent", "mine");
    const { id } = mine?.linked.find(({ name }) => name === second) ?? { id: 0 };
    await page.goto(`/categorias?tienda=${id}`, { waitUntil: "commit" });
    await expect(shops.bar).toContainText(second);
    await expect(page).toHaveURL(/\/categorias$/);
    await expect(page.getByText("Ramos")).toBeVisible();
  });
});
