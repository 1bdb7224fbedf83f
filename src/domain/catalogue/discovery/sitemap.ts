import { imageFileUrl } from "../../product/images/image";
import type { PhotoView, ShopView } from "../view";
import { cataloguePages, listingSize, pageCount } from "../view";
import { XML_HEAD, xmlElement } from "./xml";

/** A sitemap may have 50,000 URLs and 50 MB; at twelve photos a product, two thousand products take half a megabyte. */
export const SITEMAP_PART = 5_000;

export interface SitemapProduct {
  /** Path under the shop's origin. */
  path: string;
  changedOn: Date;
  photos: readonly Pick<PhotoView, "hash" | "width">[];
}

const WIDEST = 1280;

const listPages = (path: string, pages: number): string[] =>
  Array.from({ length: pages }, (_, index) => (index === 0 ? path : `${path}/${index + 1}`));

/** Every page of a shop except its products', each by its canonical path. */
export function shopPaths(
  shop: Pick<ShopView, "layout" | "categories" | "others" | "special" | "productCount">,
): string[] {
  const { categories, others, special } = shop;
  const shelves = [...categories, ...(others ? [others] : []), ...(special ? [special] : [])];
  const size = listingSize(shop.layout);
  return [
    "/",
    "/catalogo",
    ...listPages("/catalogo/pagina", cataloguePages(shop)).slice(1),
    ...shelves.flatMap(({ path, count }) => listPages(path, pageCount(count, size))),
    "/mis-links",
  ];
}

/** The number of sitemap files of a shop. */
export const sitemapParts = (products: number): number => Math.max(1, Math.ceil(products / SITEMAP_PART));

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function sitemapXml(origin: string, paths: readonly string[], products: readonly SitemapProduct[]): string {
  const images = (photos: SitemapProduct["photos"]) =>
    photos
      .map((photo) => `<image:image>${xmlElement("image:loc", origin + imageFileUrl(photo, WIDEST))}</image:image>`)
      .join("");
  const entries = [
    ...paths.map((path) => `<url>${xmlElement("loc", origin + path)}</url>\n`),
    ...products.map(
      ({ path, changedOn, photos }) =>
        `<url>${xmlElement("loc", origin + path)}${xmlElement("lastmod", changedOn.toISOString())}${images(photos)}</url>\n`,
    ),
  ];
  return `${XML_HEAD}<urlset ${NAMESPACES}>\n${entries.join("")}</urlset>\n`;
}

/** The index of the sitemap files, for a shop whose products do not fit into one. */
export function sitemapIndexXml(origin: string, parts: number): string {
  const files = Array.from({ length: parts }, (_, index) => `${origin}/sitemap.xml/${index + 1}`);
  const entries = files.map((file) => `<sitemap>${xmlElement("loc", file)}</sitemap>\n`).join("");
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
}

/**
 * The robots.txt of a shop. Pages that must not be indexed (cart, orders, a suspended shop) say so themselves with
 * noindex, which only works if crawlers may read them; searches are excluded because their URLs are endless.
 */
export function shopRobots(origin: string, { suspended, productCount }: Pick<ShopView, "suspended" | "productCount">) {
  const parts = sitemapParts(productCount);
  const files = parts > 1 ? Array.from({ length: parts }, (_, index) => `/sitemap.xml/${index + 1}`) : [];
  const sitemaps = suspended ? [] : ["/sitemap.xml", ...files].map((path) => `Sitemap: ${origin}${path}`);
  return `${["User-agent: *", "Disallow: /api/", "Disallow: /catalogo/buscar", "", ...sitemaps].join("\n").trim()}\n`;
}

/** robots.txt of the panel's host, which shows no shop: those under `/tienda/` have their own hosts. */
export const mainRobots = (): string => "User-agent: *\nDisallow: /api/\n";
