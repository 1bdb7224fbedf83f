import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { productPath } from "~/domain/catalogue/slug";
import { tentFolder } from "~/domain/catalogue/tent-param";
import { serviceContext } from "~/server/container";
import { prepareSearch } from "~/server/services/catalogue/search/search-products";
import { listPass } from "~/server/services/price-lists/open-list";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makePriceList, makeProduct, makeTent } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { GET as product } from "./catalogo/[product]/route";
import { GET as missing } from "./catalogo/no-encontrado/route";
import { GET as laterPage } from "./catalogo/pagina/[page]/route";
import { GET as catalogue } from "./catalogo/route";
import { GET as manifest } from "./manifest.webmanifest/route";
import { GET as feed } from "./productos.xml/route";
import { GET as robots } from "./robots.txt/route";
import { GET as sitemapPart } from "./sitemap.xml/[part]/route";
import { GET as sitemap } from "./sitemap.xml/route";

const db = testDb();
beforeAll(() => makeBase(db));

type Get = (request: Request, context: { params: Promise<never> }) => Promise<Response>;

async function makeShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { tent, tentId } = await makeTent(db, over);
  await prepareSearch(serviceContext(null), mintPublicTentId(tentId));
  const ask = async (get: unknown, list: { secret: string; pass: string | null } | undefined, params: object = {}) => {
    const folder = tentFolder(tent.subdomain, { list }).slice("/tienda/".length);
    const context = { params: Promise.resolve({ tent: folder, ...params } as never) };
    const answer = await (get as Get)(new Request("http://x.localhost/"), context).catch((thrown: unknown) => {
      if (String((thrown as { digest?: unknown }).digest).includes("404")) return new Response(null, { status: 404 });
      throw thrown;
    });
    const { status, headers } = answer;
    return { status, isStored: /s-maxage/.test(headers.get("cache-control") ?? ""), cookie: headers.get("set-cookie") };
  };
  return { tentId, ask };
}

const madeUp = () => randomBytes(16).toString("base64url");

describe("a list that no merchant made", () => {
  it.each<[string, unknown, object]>([
    ["the catalogue", catalogue, {}],
    ["its not-found page", missing, {}],
    ["a product", product, { product: "1-mate" }],
    ["robots.txt", robots, {}],
    ["the sitemap", sitemap, {}],
    ["a part of the sitemap", sitemapPart, { part: "1" }],
    ["the feed of products", feed, {}],
    ["the manifest", manifest, {}],
  ])("has nothing that is stored: %s", async (_, get, params) => {
    const { ask } = await makeShop();
    const answer = await ask(get, { secret: madeUp(), pass: null }, params);
    expect([404, 410]).toContain(answer.status);
    expect(answer.isStored).toBe(false);
  });
});

describe("what a device brings for a list's password", () => {
  it("is forgotten by a list that has none, and the page is not stored for it", async () => {
    const { tentId, ask } = await makeShop();
    const { secret } = await makePriceList(db, tentId);
    for (const [get, status] of [
      [catalogue, 200],
      [missing, 404],
    ] as const) {
      const answer = await ask(get, { secret, pass: madeUp() });
      expect(answer).toMatchObject({ status, cookie: expect.stringContaining(`Path=/lista/${secret}; Max-Age=0`) });
      expect(await ask(get, { secret, pass: null })).toMatchObject({ status, cookie: null });
    }
  });

  it("is part of a page's key where it counts", async () => {
    const { tentId, ask } = await makeShop();
    const { secret, id } = await makePriceList(db, tentId, { passwordHash: "-", passwordVersion: 1 });
    const right = { secret, pass: listPass({ id, passwordVersion: 1 }, secret) };
    expect(await ask(catalogue, right)).toEqual({ status: 200, isStored: true, cookie: null });
    expect(await ask(catalogue, { secret, pass: madeUp() })).toMatchObject({ status: 401, isStored: false });
    expect(await ask(missing, { secret, pass: madeUp() })).toMatchObject({ status: 401, isStored: false });
  });
});

describe("a suspended shop", () => {
  it("stores its page under the addresses that every shop has, under no made-up one", async () => {
    const { ask } = await makeShop({ suspended: true });
    expect(await ask(catalogue, undefined)).toMatchObject({ status: 200, isStored: true });
    expect(await ask(missing, undefined)).toMatchObject({ status: 200, isStored: true });
    for (const name of ["1-mate", "1-otro", "2147483647"])
      expect(await ask(product, undefined, { product: name })).toMatchObject({ status: 200, isStored: false });
    expect(await ask(laterPage, undefined, { page: "123456" })).toMatchObject({ status: 200, isStored: false });
  });
});

describe("a product", () => {
  it("is stored at its own address alone", async () => {
    const { tentId, ask } = await makeShop();
    const { id, name } = await makeProduct(db, tentId, { name: "Mate" });
    const own = productPath(id, name).slice("/catalogo/".length);
    expect(await ask(product, undefined, { product: own })).toMatchObject({ status: 200, isStored: true });
    for (const other of [`${id}`, `${id}-otro`, `${id}-MATE`, `0${id}-mate`, `${id}-mate-2`])
      expect([other, (await ask(product, undefined, { product: other })).isStored]).toEqual([other, false]);
  });
});
