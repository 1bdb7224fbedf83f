import type { Page } from "@playwright/test";
import type { ShopRouteName } from "../../src/domain/catalogue/shop-routes.ts";
import type { Check } from "./run-checks.ts";
import type { GalleryShop } from "./shops.ts";

/** By their width in px. */
export type ScreenName = "320" | "360" | "1280" | "1920";

/** A page of a shop, as the gallery opens, pictures and checks it. */
export interface GalleryPage {
  /** Of its pictures. */
  name: string;
  route: ShopRouteName;
  /** The whole address; null where the shop has nothing to show there. */
  at: (shop: GalleryShop) => string | null;
  /** The answer's status, 200 by default. */
  status?: number;
  /** Whether the visitor's cart has products; empty by default. */
  cart?: "filled";
  /** What the visitor does there before the picture is taken. */
  open?: (page: Page) => Promise<void>;
  /** The screens on which it exists, all by default. */
  screens?: readonly ScreenName[];
  /** Whether what is shown lies over a page of a real screen's height, so that the screen must not be made taller. */
  overlay?: boolean;
  /** Checks of the first screen, with nothing scrolled. */
  firstScreen?: Partial<Record<ScreenName, readonly Check[]>>;
  /** Whether it is also printed. */
  paper?: boolean;
  /** Checks that do not apply to what this page is for. */
  except?: readonly Check[];
}

/** What the catalogue and the categories show without scrolling. */
const PRODUCTS: GalleryPage["firstScreen"] = {
  "360": [["findFewProducts", 2]],
  "1280": [["findFewProducts", 4]],
  "1920": [["findFewProducts", 5]],
};
/** What to press next is in sight. */
const ACTION: GalleryPage["firstScreen"] = {
  "360": ["findLateAction"],
  "1280": ["findLateAction"],
  "1920": ["findLateAction"],
};
/** A home shows a price soon, in screens of a phone, and where to begin. */
const SOON: GalleryPage["firstScreen"] = { ...ACTION, "360": ["findLateAction", ["findLatePrice", 1.2]] };
const AT_ONCE: GalleryPage["firstScreen"] = { ...ACTION, "360": ["findLateAction", ["findLatePrice", 1]] };

const own = (path: string) => (shop: GalleryShop) => shop.base + path;
const search = (parameters: (shop: GalleryShop) => Record<string, string>) => (shop: GalleryShop) =>
  `${shop.base}/catalogo/buscar?${new URLSearchParams(parameters(shop))}`;
const product = (which: keyof GalleryShop["products"]) => (shop: GalleryShop) => {
  const path = shop.products[which];
  return path === null ? null : shop.base + path;
};
/** A state that the seven shops are not in, shown by another shop in the style. */
const other =
  (subdomain: string, path = "") =>
  (shop: GalleryShop) =>
    shop.otherShop(subdomain) + path;

async function sendIncomplete(page: Page): Promise<void> {
  await page.locator(".paybar [type=submit]").click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function sendOrder(page: Page): Promise<void> {
  await page.locator("#customerName").fill("Lucía Fernández");
  const branch = page.locator("#branchId");
  if (await branch.count()) await branch.selectOption({ index: 1 });
  await page.locator(".paybar [type=submit]").click();
  await page.waitForURL(/\/catalogo\/pedido\//);
}

async function typeInSearch(page: Page): Promise<void> {
  const box = page.locator("input[type=search]:visible, input[name=q]:visible").first();
  await box.pressSequentially("ma");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
}

const chooseFirstOptions = async (page: Page): Promise<void> => {
  for (const group of await page.locator("fieldset:has(input[type=radio])").all())
    await group.locator("label:has(input:not(:disabled))").first().click();
};

/** In this order: pages with an empty cart and without remembered orders come before those that fill them. */
export const GALLERY_PAGES: readonly GalleryPage[] = [
  { name: "mis-pedidos-vacio", route: "/catalogo/pedidos", at: own("/catalogo/pedidos"), firstScreen: ACTION },
  { name: "carrito-vacio", route: "/catalogo/carrito", at: own("/catalogo/carrito"), firstScreen: ACTION },
  { name: "inicio", route: "/", at: own("/"), firstScreen: SOON, paper: true },
  { name: "inicio-vacia", route: "/", at: other("galeria-vacia") },
  { name: "inicio-un-producto", route: "/", at: other("galeria-uno"), firstScreen: SOON },
  { name: "inicio-extremos", route: "/", at: other("galeria-extremos") },
  { name: "inicio-vacaciones", route: "/", at: other("galeria-cerrada") },
  { name: "inicio-lista", route: "/", at: other("galeria-lista") },
  { name: "catalogo", route: "/catalogo", at: own("/catalogo"), firstScreen: PRODUCTS, paper: true },
  {
    name: "catalogo-lista",
    route: "/catalogo",
    at: other("galeria-lista", "/catalogo"),
    firstScreen: PRODUCTS,
    paper: true,
  },
  { name: "catalogo-2000", route: "/catalogo", at: other("bench-2000", "/catalogo"), firstScreen: PRODUCTS },
  {
    name: "categoria-lista",
    route: "/[category]",
    at: other("galeria-lista", "/herramientas"),
    firstScreen: PRODUCTS,
  },
  { name: "catalogo-lista-2", route: "/catalogo/pagina/[page]", at: other("galeria-lista", "/catalogo/pagina/2") },
  { name: "catalogo-2", route: "/catalogo/pagina/[page]", at: other("galeria-muchos", "/catalogo/pagina/2") },
  { name: "catalogo-extremos", route: "/catalogo", at: other("galeria-extremos", "/catalogo") },
  {
    name: "categoria",
    route: "/[category]",
    at: (shop) => `${shop.base}/${shop.category}`,
    firstScreen: PRODUCTS,
  },
  { name: "categoria-1-de-2", route: "/[category]", at: other("galeria-muchos", "/panes"), firstScreen: PRODUCTS },
  { name: "categoria-2", route: "/[category]/[page]", at: other("galeria-muchos", "/panes/2") },
  { name: "ofertas", route: "/[category]", at: own("/categoria-especial") },
  { name: "sin-rubro", route: "/otros-productos", at: other("galeria-extremos", "/otros-productos") },
  { name: "buscar", route: "/catalogo/buscar", at: own("/catalogo/buscar") },
  { name: "buscar-resultados", route: "/catalogo/buscar", at: search(({ words }) => ({ q: words.found })) },
  { name: "buscar-corregida", route: "/catalogo/buscar", at: search(({ words }) => ({ q: words.slip })) },
  { name: "buscar-uno", route: "/catalogo/buscar", at: other("galeria-uno", "/catalogo/buscar?q=saco") },
  { name: "buscar-nada", route: "/catalogo/buscar", at: search(() => ({ q: "zzzzzz" })), firstScreen: ACTION },
  {
    name: "buscar-sugerencias",
    route: "/catalogo/buscar",
    at: own("/catalogo/buscar"),
    open: typeInSearch,
    overlay: true,
  },
  {
    name: "filtrada",
    route: "/catalogo/buscar",
    at: search(({ category }) => ({ orden: "precio", categoria: category, stock: "1" })),
  },
  {
    name: "filtros",
    route: "/catalogo/buscar",
    at: (shop) => `${search(({ category }) => ({ categoria: category }))(shop)}#filtros`,
    screens: ["320", "360"],
    overlay: true,
  },
  { name: "producto", route: "/catalogo/[product]", at: product("withPhoto"), firstScreen: AT_ONCE, paper: true },
  { name: "producto-opciones", route: "/catalogo/[product]", at: product("withOptions"), firstScreen: AT_ONCE },
  {
    name: "producto-elegido",
    route: "/catalogo/[product]",
    at: product("withOptions"),
    open: chooseFirstOptions,
  },
  { name: "producto-agotado", route: "/catalogo/[product]", at: product("soldOut"), firstScreen: AT_ONCE },
  { name: "producto-sin-foto", route: "/catalogo/[product]", at: product("withoutPhoto"), firstScreen: AT_ONCE },
  { name: "producto-oferta", route: "/catalogo/[product]", at: product("onOffer"), firstScreen: AT_ONCE },
  { name: "producto-nombre-largo", route: "/catalogo/[product]", at: product("longName"), firstScreen: AT_ONCE },
  { name: "mis-links", route: "/mis-links", at: own("/mis-links") },
  { name: "pedir-precios", route: "/catalogo/pedir-precios", at: other("galeria-lista", "/catalogo/pedir-precios") },
  { name: "no-existe", route: "/catalogo/no-encontrado", at: own("/no-existe"), status: 404, firstScreen: ACTION },
  { name: "sin-conexion", route: "/catalogo/sin-conexion", at: own("/catalogo/sin-conexion") },
  { name: "suspendida", route: "/", at: other("vencida") },
  { name: "catalogo-con-pedido", route: "/catalogo", at: own("/catalogo"), cart: "filled" },
  { name: "carrito", route: "/catalogo/carrito", at: own("/catalogo/carrito"), cart: "filled", paper: true },
  {
    name: "carrito-incompleto",
    route: "/catalogo/carrito",
    at: own("/catalogo/carrito"),
    cart: "filled",
    open: sendIncomplete,
  },
  { name: "pedido", route: "/catalogo/pedido/[token]", at: ({ order }) => order, paper: true },
  {
    name: "pedido-enviado",
    route: "/catalogo/carrito",
    at: own("/catalogo/carrito"),
    cart: "filled",
    open: sendOrder,
  },
  { name: "mis-pedidos", route: "/catalogo/pedidos", at: own("/catalogo/pedidos") },
];
