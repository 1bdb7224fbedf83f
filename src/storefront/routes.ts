import { shopRobots } from "~/domain/catalogue/discovery/sitemap";
import type { ShopRouteName, ShopRouteParams } from "~/domain/catalogue/shop-routes";
import { parsePageNumber } from "~/domain/catalogue/view";
import { cachedDocument } from "~/server/http-reply";
import { productFeed } from "./files/feed";
import { webManifest } from "./files/manifest";
import { sitemap, sitemapPart } from "./files/sitemap";
import { suggestions } from "./files/suggestions";
import { perRequestPage, type ShopHandler, sharedPage, shopFile } from "./page-answer";
import { cataloguePage } from "./pages/catalogue-page";
import { categoryBySlug, categoryPage, looseProducts } from "./pages/category-page";
import { formerProduct } from "./pages/former-product";
import { homePage } from "./pages/home-page";
import { linksPage } from "./pages/links-page";
import { cartPage, listRequestPage, myOrdersPage, offlinePage } from "./pages/plain-pages";
import { previewCatalogue, previewHome } from "./pages/preview-pages";
import { productPage } from "./pages/product-page";
import { searchPage } from "./pages/search-page";
import { trackingPage } from "./pages/tracking-page";
import { iconAnswer } from "./pictures/icon";
import { linkPictureAnswer } from "./pictures/link-picture";
import { closeUpAnswer, jpegAnswer } from "./pictures/photo";

/** What answers at each address of a shop. */
export const SHOP_HANDLERS: { [Name in ShopRouteName]: ShopHandler<ShopRouteParams<Name>> } = {
  "/": sharedPage((shop) => homePage(shop)),
  "/catalogo": sharedPage((shop) => cataloguePage(shop, 1)),
  "/catalogo/pagina/[page]": sharedPage((shop, { page }) => {
    const number = parsePageNumber(page);
    if (number === 1) return { movedTo: "/catalogo" };
    return number === null ? null : cataloguePage(shop, number);
  }),
  "/catalogo/[product]": sharedPage((shop, { product }) => productPage(shop, product)),
  "/catalogo/buscar": perRequestPage((shop, _params, request) => searchPage(shop, request)),
  "/catalogo/buscar/sugerencias": suggestions,
  "/catalogo/carrito": sharedPage(cartPage),
  "/catalogo/pedidos": sharedPage(myOrdersPage, { suspendedToo: ({ closedByTeam }) => !closedByTeam }),
  // orders were placed before the shop was suspended
  "/catalogo/pedido/[token]": perRequestPage((shop, { token }) => trackingPage(shop, token), {
    suspendedToo: () => true,
  }),
  "/catalogo/pedir-precios": sharedPage(listRequestPage),
  "/catalogo/sin-conexion": sharedPage(offlinePage),
  "/catalogo/no-encontrado": sharedPage(() => null),
  "/catalogo/muestra": sharedPage(previewCatalogue),
  // around the composer's preview: the published home, until the panel sends it a draft (`preview.entry`)
  "/catalogo/muestra/portada": sharedPage(async (shop) => ({ ...(await homePage(shop, true)), preview: "scrolled" })),
  "/catalogo/muestra/tienda": sharedPage(previewHome),
  "/catalogo/cerca/[photo]": closeUpAnswer,
  "/catalogo/foto/[photo]": jpegAnswer,
  "/catalogo/icono/[icon]": iconAnswer,
  "/catalogo/tarjeta/[picture]": linkPictureAnswer,
  "/mis-links": sharedPage((shop) => linksPage(shop)),
  // beside the links that are being edited in the panel
  "/mis-links/muestra": sharedPage(async (shop) => ({ ...(await linksPage(shop, true)), preview: "scrolled" })),
  "/otros-productos": sharedPage((shop) => categoryPage(shop, looseProducts(shop), 1)),
  "/otros-productos/[page]": sharedPage((shop, { page }) => {
    const number = parsePageNumber(page);
    if (number === 1) return { movedTo: "/otros-productos" };
    return number === null ? null : categoryPage(shop, looseProducts(shop), number);
  }),
  "/robots.txt": shopFile(({ frame: { origin, shop } }) =>
    cachedDocument(shopRobots(origin, shop), "text/plain; charset=utf-8"),
  ),
  "/sitemap.xml": shopFile(sitemap),
  "/sitemap.xml/[part]": shopFile((shop, { part }) => sitemapPart(shop, part)),
  "/manifest.webmanifest": shopFile(webManifest),
  "/productos.xml": shopFile(productFeed),
  "/[category]": sharedPage((shop, { category }) => categoryBySlug(shop, category, 1)),
  // `/products/{handle}` and its like redirect to the product that came from another platform
  "/[category]/[page]": sharedPage(async (shop, { category, page }) => {
    const number = parsePageNumber(page);
    const listed = number === null ? null : await categoryBySlug(shop, category, number);
    if (listed === null) return formerProduct(shop, `/${category}/${page}`);
    return number === 1 ? { movedTo: `/${encodeURIComponent(category)}` } : listed;
  }),
  "/collections/[collection]/products/[handle]": sharedPage((shop, { handle }) =>
    formerProduct(shop, `/products/${handle}`),
  ),
};
