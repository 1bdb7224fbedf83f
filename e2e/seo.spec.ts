import Validator from "@adobe/structured-data-validator";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { z } from "zod";
import { type HttpResponse, httpRequest } from "./fixtures/http";
import { expect, baseTest as test } from "./fixtures/test";

const BROWSER = { "user-agent": "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36" };
const validate = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

const sitemap = z.object({
  urlset: z.object({
    url: z
      .array(z.object({ loc: z.url(), lastmod: z.iso.datetime().optional() }))
      .min(60)
      .max(50_000),
  }),
});
const price = z.string().regex(/^\d+\.\d{2} ARS$/);
const feed = z.object({
  rss: z.object({
    "@_version": z.literal("2.0"),
    "@_xmlns:g": z.literal("http://base.google.com/ns/1.0"),
    channel: z.object({
      title: z.string().min(1),
      link: z.url(),
      description: z.string().min(1),
      item: z
        .array(
          z.object({
            "g:id": z.string().min(1).max(50),
            title: z.string().min(1).max(150),
            description: z.string().min(1).max(5000),
            link: z.url(),
            "g:image_link": z.url(),
            "g:availability": z.enum(["in_stock", "out_of_stock"]),
            "g:condition": z.literal("new"),
            "g:price": price,
            "g:sale_price": price.optional(),
          }),
        )
        .min(50),
    }),
  }),
});

const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false });
const oneOf = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";

test("shop pages are valid HTML; structured data, sitemap and feed are valid", async ({ baseURL }) => {
  const { protocol, host } = new URL(baseURL ?? "");
  const at = (subdomain: string) => `${protocol}//${subdomain}.${host}`;
  const shop = at("demo");
  const get = (path: string, from = shop): Promise<HttpResponse> => httpRequest(from + path, { headers: BROWSER });
  const catalogue = (await get("/catalogo")).text;
  const category = oneOf(catalogue, /class="sec__all" href="([^"]+)"/);
  const varied = oneOf(catalogue, /add--pick" href="([^"]+)"/);
  const products = [...new Set([...catalogue.matchAll(/"(\/catalogo\/\d+-[^"]+)"/g)].map(([, path]) => path ?? ""))];
  expect(products.length).toBeGreaterThan(10);

  const pages: [string, string?][] = [
    ["/"],
    ["/catalogo"],
    [category],
    [products.find((path) => path !== varied) ?? ""],
    [varied],
    ["/otros-productos"],
    ["/catalogo/buscar?q=mate"],
    ["/catalogo/buscar?q=nadaasi"],
    ["/catalogo/carrito"],
    ["/mis-links"],
    ["/", at("vencida")],
    ["/catalogo", at("otra")],
  ];
  const types = new Set<string>();
  for (const [path, from] of pages) {
    const page = await get(path, from);
    expect(page.status, path).toBe(200);
    const { results } = await validate.validateString(page.text);
    const messages = results.flatMap((result) =>
      result.messages.map((one) => `${one.ruleId}: ${one.message} ${one.selector}`),
    );
    expect(messages, `${from ?? shop}${path}`).toEqual([]);
    for (const [, json = ""] of page.text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
      for (const thing of [JSON.parse(json)].flat()) {
        types.add(thing["@type"]);
        const issues = await new Validator().validate({
          jsonld: { [thing["@type"]]: [thing] },
          microdata: {},
          rdfa: {},
        });
        expect(
          issues.filter(({ severity }) => severity === "ERROR"),
          path,
        ).toEqual([]);
      }
    }
  }
  expect(types).toEqual(new Set(["Store", "BreadcrumbList", "ProductGroup", "Product"]));

  await get("/sitemap.xml");
  for (const [path, shape] of [
    ["/sitemap.xml", sitemap],
    ["/productos.xml", feed],
  ] as const) {
    const file = await get(path);
    expect(XMLValidator.validate(file.text), path).toBe(true);
    expect(shape.safeParse(parser.parse(file.text)).error, path).toBeUndefined();
    expect(file.headers["content-type"]).toBe("application/xml; charset=utf-8");
  }
  expect((await get("/sitemap.xml")).headers["cache-status"]).toBe("vidriera; hit");
  expect((await get("/sitemap.xml", at("vencida"))).status).toBe(404);
  expect((await get("/robots.txt")).text).toContain(`Sitemap: ${shop}/sitemap.xml`);
  expect((await get("/robots.txt", baseURL)).text).not.toContain("Sitemap");
});

test("a shared link has a preview image, and the shop has a web manifest", async ({ baseURL }) => {
  const { protocol, host } = new URL(baseURL ?? "");
  const shop = `${protocol}//demo.${host}`;
  const { text } = await httpRequest(`${shop}/`, { headers: BROWSER });
  const picture = oneOf(text, /<meta property="og:image" content="([^"]+)"/);
  const { bytes, headers } = await httpRequest(picture);
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  expect(headers["cache-control"]).toContain("immutable");
  const older = await httpRequest(picture.replace(/-[0-9a-z]+\.jpg$/, "-0.jpg"));
  expect(older.headers["cache-control"]).toBe("public, max-age=300");

  const manifest = JSON.parse((await httpRequest(`${shop}/manifest.webmanifest`)).text);
  expect(manifest).toMatchObject({ display: "standalone", scope: "/", start_url: "/catalogo" });
  for (const { src, sizes } of manifest.icons) {
    const icon = await sharp((await httpRequest(shop + src)).bytes).metadata();
    expect(`${icon.width}x${icon.height} ${icon.format}`).toBe(`${sizes} png`);
  }
});
