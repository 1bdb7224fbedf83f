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
import { answerShop } from "./answer-shop";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { tentId } = await makeTent(db, over);
  await prepareSearch(serviceContext(null), mintPublicTentId(tentId));
  const ask = async (path: string, list?: { secret: string; pass: string | null }) => {
    const { status, headers } = await answerShop(tentFolder(tentId, { list }) + path, {});
    return { status, isStored: /s-maxage/.test(headers["cache-control"] ?? ""), cookie: headers["set-cookie"] ?? null };
  };
  return { tentId, ask };
}

const [catalogue, missing] = ["/catalogo", "/catalogo/no-encontrado"];
const madeUp = () => randomBytes(16).toString("base64url");

describe("a list that no merchant made", () => {
  it.each([
    catalogue,
    missing,
    "/catalogo/1-mate",
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap.xml/1",
    "/productos.xml",
    "/manifest.webmanifest",
  ])("has nothing that is stored: %s", async (path) => {
    const { ask } = await makeShop();
    const answer = await ask(path, { secret: madeUp(), pass: null });
    expect([404, 410]).toContain(answer.status);
    expect(answer.isStored).toBe(false);
  });
});

describe("what a device brings for a list's password", () => {
  it("is forgotten by a list that has none, and the page is not stored for it", async () => {
    const { tentId, ask } = await makeShop();
    const { secret } = await makePriceList(db, tentId);
    for (const [path, status] of [
      [catalogue, 200],
      [missing, 404],
    ] as const) {
      const answer = await ask(path, { secret, pass: madeUp() });
      expect(answer).toMatchObject({ status, cookie: expect.stringContaining(`Path=/lista/${secret}; Max-Age=0`) });
      expect(await ask(path, { secret, pass: null })).toMatchObject({ status, cookie: null });
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
    expect(await ask(catalogue)).toMatchObject({ status: 200, isStored: true });
    expect(await ask(missing)).toMatchObject({ status: 200, isStored: true });
    for (const name of ["1-mate", "1-otro", "2147483647"])
      expect(await ask(`/catalogo/${name}`)).toMatchObject({ status: 200, isStored: false });
    expect(await ask("/catalogo/pagina/123456")).toMatchObject({ status: 200, isStored: false });
  });
});

describe("a product", () => {
  it("is stored at its own address alone", async () => {
    const { tentId, ask } = await makeShop();
    const { id, name } = await makeProduct(db, tentId, { name: "Mate" });
    const own = productPath(id, name);
    expect(await ask(own)).toMatchObject({ status: 200, isStored: true });
    for (const other of [`${id}`, `${id}-otro`, `${id}-MATE`, `0${id}-mate`, `${id}-mate-2`])
      expect([other, (await ask(`/catalogo/${other}`)).isStored]).toEqual([other, false]);
  });
});
