import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, it } from "vitest";
import type { CategoryEntry } from "../view";
import { SITEMAP_PART, shopPaths, shopRobots, sitemapIndexXml, sitemapParts, sitemapXml } from "./sitemap";

const origin = "https://casa.vidriera.test";
const category = (path: string, count: number): CategoryEntry => ({ id: 1, name: path, path, count, photo: null });

describe("paths of a shop", () => {
  it("contain each page once, including the further pages of long lists", () => {
    const special = { name: "Ofertas", path: "/ofertas", description: null, count: 30, photo: null };
    expect(
      shopPaths({
        layout: "grid",
        categories: [category("/mates", 49)],
        others: category("/otros-productos", 1),
        special,
        productCount: 50,
      }),
    ).toEqual([
      "/",
      "/catalogo",
      "/mates",
      "/mates/2",
      "/mates/3",
      "/otros-productos",
      "/ofertas",
      "/ofertas/2",
      "/mis-links",
    ]);
  });

  it("are the pages of one flat list when no category is used", () => {
    expect(shopPaths({ layout: "grid", categories: [], others: null, special: null, productCount: 25 })).toEqual([
      "/",
      "/catalogo",
      "/catalogo/pagina/2",
      "/mis-links",
    ]);
  });

  it("are fewer and longer when listings are rows", () => {
    const shop = { categories: [category("/mates", 101)], others: null, special: null, productCount: 101 };
    expect(shopPaths({ ...shop, layout: "list" })).toEqual([
      "/",
      "/catalogo",
      "/catalogo/pagina/2",
      "/mates",
      "/mates/2",
      "/mis-links",
    ]);
  });
});

it("writes a well-formed sitemap with the photos of each product", () => {
  const photos = [{ hash: "a".repeat(32), width: 900 }];
  const xml = sitemapXml(
    origin,
    ["/"],
    [{ path: "/catalogo/1-a", changedOn: new Date("2026-11-20T10:00:00Z"), photos }],
  );
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(new XMLParser().parse(xml).urlset.url).toEqual([
    { loc: `${origin}/` },
    {
      loc: `${origin}/catalogo/1-a`,
      lastmod: "2026-11-20T10:00:00.000Z",
      "image:image": { "image:loc": `${origin}/storage/images/${"a".repeat(32)}-900.webp` },
    },
  ]);
});

it("splits too many products into several files, which an index and robots.txt list", () => {
  expect([sitemapParts(0), sitemapParts(SITEMAP_PART), sitemapParts(SITEMAP_PART + 1)]).toEqual([1, 1, 2]);
  const xml = sitemapIndexXml(origin, 2);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(new XMLParser().parse(xml).sitemapindex.sitemap).toEqual([
    { loc: `${origin}/sitemap.xml/1` },
    { loc: `${origin}/sitemap.xml/2` },
  ]);
  expect(shopRobots(origin, { suspended: false, productCount: SITEMAP_PART + 1 })).toMatch(
    /Sitemap: .*\/sitemap\.xml\/2\n$/,
  );
});

it("robots.txt lists the sitemap of a shop, and lets a suspended shop's pages be read for their noindex", () => {
  expect(shopRobots(origin, { suspended: false, productCount: 3 })).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /catalogo/buscar\n\nSitemap: ${origin}/sitemap.xml\n`,
  );
  expect(shopRobots(origin, { suspended: true, productCount: 0 })).toBe(
    "User-agent: *\nDisallow: /api/\nDisallow: /catalogo/buscar\n",
  );
});
