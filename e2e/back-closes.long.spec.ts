import type { Locator, Page } from "@playwright/test";
import { overlayNames } from "~/test/overlay-files";
import { addProduct, type NewShop } from "./fixtures/merchant";
import { expect, test } from "./fixtures/test";
import type { User } from "./fixtures/user";
import { ProductPages } from "./pages/product-pages";

const BEFORE = "/pedidos/respuestas";

interface Scene {
  /** The screen over which it opens. */
  at: string;
  /** Opens it, and returns what has opened. */
  open: (user: User, shop: NewShop) => Promise<Locator>;
  allow?: RegExp;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).filter({ visible: true }).first();

const typeName = async (user: User) => user.type(user.page.getByLabel("Nombre y apellido"), "Ana Gómez");

const leaveForm: Scene = {
  at: "/perfil",
  open: async (user) => {
    await typeName(user);
    await user.tap(user.page.getByRole("link", { name: "Mis productos" }).filter({ visible: true }));
    return user.page.getByRole("alertdialog");
  },
};

const birthDate: Scene = {
  at: "/perfil",
  open: async (user) => {
    await user.tap(button(user.page, "Elegir la fecha"));
    return user.page.getByRole("dialog");
  },
};

/** How each part is opened by a merchant. */
const SCENES: Partial<Record<string, Scene>> = {
  "bulk-bar": {
    at: "/productos",
    open: async (user) => {
      await new ProductPages(user).startSelecting();
      return user.page.getByRole("toolbar", { name: "Acciones para los elegidos" });
    },
  },
  "confirm-dialog": {
    at: "/productos",
    open: async (user) => {
      await new ProductPages(user).setPrice("Mate", "40.000.000");
      return user.page.getByRole("alertdialog", { name: /40\.000\.000/ });
    },
  },
  "date-field": birthDate,
  "date-wheels": birthDate,
  dialog: {
    at: "/productos",
    open: async (user) => {
      await new ProductPages(user).chooseListAction("Deshacer cambios de precio");
      return user.page.getByRole("dialog", { name: "Últimos cambios de precios" });
    },
  },
  "dropdown-menu": {
    at: "/productos",
    open: async (user) => {
      await user.tap(button(user.page, "Más opciones de la lista"));
      return user.page.getByRole("menu");
    },
  },
  "leave-guard": leaveForm,
  // what it says is over with a new page, so that nothing of what was below it is open either
  popup: {
    at: "/productos",
    allow: /500|TRPCClientError/,
    open: async (user) => {
      const { page } = user;
      await page.route(
        (url) => url.pathname.includes("price.history"),
        (route) => {
          const calls = new URL(route.request().url()).pathname.split(",");
          return route.fulfill({ status: 500, json: calls.map(() => failed) });
        },
      );
      await new ProductPages(user).chooseListAction("Deshacer cambios de precio");
      return page.getByRole("alertdialog");
    },
  },
  "question-bar": {
    at: "/productos",
    open: async (user) => {
      const { page } = user;
      const products = new ProductPages(user);
      // it closes to the selection below it, which is still there the second time
      if (!(await products.checkbox("Mate").isVisible())) await products.startSelecting();
      if (!(await products.checkbox("Mate").getByRole("checkbox").isChecked()))
        await user.tap(products.checkbox("Mate"));
      await products.bulkMenuAction("Eliminar");
      return page.getByRole("alertdialog");
    },
  },
  sheet: {
    at: "/productos",
    open: async (user) => {
      await user.tap(button(user.page, /^Orden: /));
      return user.page.getByRole("dialog", { name: "Ordenar por" });
    },
  },
};

const failed = {
  error: {
    json: { message: "", code: -32603, data: { httpStatus: 500, appError: { code: "INTERNAL", details: {} } } },
  },
};

const sceneOf = (name: string) => SCENES[name.replace(/-(?:view|host)$/, "")];

async function start(user: User, shop: NewShop, at: string) {
  const { page } = user;
  await addProduct(shop, { name: "Mate", price: "1000" });
  await shop.logIn(page.context());
  await page.goto(BEFORE);
  await page.goto(at);
  await expect(page.getByRole("heading").first()).toBeVisible();
}

/** So many entries of the history stand above that of the screen. */
const expectLayers = (page: Page, layers: number) =>
  expect.poll(() => page.evaluate(() => history.state?.layers?.depth ?? 0).catch(() => "loading")).toBe(layers);

/** Whatever is open, Back closes it, one after the other, and then leaves the screen. */
async function backLeaves(page: Page, at: string, layers: number) {
  for (let n = 0; n < layers; n += 1) {
    await page.goBack();
    await expect(page).toHaveURL(at);
  }
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
}

test("every part that opens over the screen has its scene here", () => {
  expect(overlayNames().filter((name) => sceneOf(name) === undefined)).toEqual([]);
});

for (const name of overlayNames()) {
  const scene = sceneOf(name);
  if (!scene) continue;
  test(`${name}: Back and Escape close it, forward opens nothing`, async ({ user, page, shop, monitor }) => {
    if (scene.allow) monitor.allow(scene.allow);
    const { at } = scene;
    const below = name.startsWith("question-bar") ? 1 : 0;
    await start(user, shop, at);
    const opened = await scene.open(user, shop);
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(at);
    if (below === 0) {
      await page.goForward().catch(() => undefined); // it is taken back at once
      await expect(page).toHaveURL(at);
      await expect(opened).toBeHidden();
    }
    const again = await scene.open(user, shop);
    await expect(again).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(again).toBeHidden();
    await expect(page).toHaveURL(at);
    await expectLayers(page, below);
    if (at === "/perfil" && !name.startsWith("date")) return; // what is typed asks before it is left
    await backLeaves(page, at, below);
  });
}

test("what is opened from something open closes one by one", async ({ user, page, shop }) => {
  await start(user, shop, "/productos");
  const products = new ProductPages(user);
  await products.startSelecting();
  await user.tap(products.checkbox("Mate"));
  await products.bulkAction("Más");
  const menu = page.getByRole("menu");
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(products.selection).toHaveText("1 elegido");
  await products.bulkAction("Categoría");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(products.selection).toHaveText("1 elegido");
  await backLeaves(page, "/productos", 1);
});

test("a link in a menu leaves no step behind, and a reload closes what is open", async ({ user, page, shop }) => {
  await start(user, shop, "/productos");
  const products = new ProductPages(user);
  await products.chooseListAction("Ordenar productos");
  await expect(page).toHaveURL("/productos/orden");
  await page.goBack();
  await expect(page).toHaveURL("/productos");
  await expect(products.row("Mate")).toBeVisible();
  await user.tap(button(page, /^Orden: /));
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.reload();
  await expect(products.row("Mate")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectLayers(page, 0);
  await backLeaves(page, "/productos", 0);
});

test("unsaved changes ask on the step back, and leave by it", async ({ user, page, shop }) => {
  await start(user, shop, "/configuraciones");
  await user.tap(page.getByRole("link", { name: "Contacto" }));
  await expect(page).toHaveURL("/configuraciones/contacto");
  const field = page.getByLabel("Instagram");
  await user.type(field, "almacen.aurora");
  await page.goBack().catch(() => undefined); // it is held back
  const asks = page.getByRole("alertdialog");
  await expect(asks).toBeVisible();
  await page.goBack();
  await expect(asks).toBeHidden();
  await expect(page).toHaveURL("/configuraciones/contacto");
  await field.press("End"); // a browser lets a page hold one step for each touch
  await page.goBack().catch(() => undefined);
  await expect(asks).toBeVisible();
  await user.tap(asks.getByRole("button").last());
  await expect(page).toHaveURL("/configuraciones");
  await backLeaves(page, "/configuraciones", 0);
});

test("filters, a search and the composer's parts are one step each", async ({ user, page, shop }) => {
  await addProduct(shop, { name: "Pava", price: "2000", offer: true });
  await start(user, shop, "/productos");
  const products = new ProductPages(user);
  const chip = button(page, /^En oferta/);
  await user.tap(chip);
  await expect(page).toHaveURL("/productos?filtro=oferta");
  await page.goBack();
  await expect(page).toHaveURL("/productos");
  await expect(products.row("Mate")).toBeVisible();
  await user.tap(chip);
  await user.type(products.search, "pava");
  await expect(page).toHaveURL(/q=pava|buscar=pava/);
  await page.goBack();
  await expect(page).toHaveURL("/productos");
  await user.tap(chip);
  await user.tap(chip); // taken back by itself
  await expect(page).toHaveURL("/productos");
  await backLeaves(page, "/productos", 0);

  await page.goto("/portada");
  await user.tap(page.getByRole("button", { name: /^Portada / }));
  await expect(page).toHaveURL(/seccion=portada/);
  await user.tap(page.getByRole("button", { name: "Listo" }));
  await expect(page).toHaveURL("/portada");
  await page.goBack();
  await expect(page).toHaveURL(BEFORE);
});
