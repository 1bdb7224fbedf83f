import { beforeAll, expect, test } from "vitest";
import { parseSearch, searchText } from "~/domain/catalogue/search/search";
import type { ServiceContext } from "~/server/context";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { mintOwnedTentId, mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { workingShopCache } from "~/test/context";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { prepareSearch, searchProducts } from "./search-products";

const db = testDb();
beforeAll(() => makeBase(db));

/** A shop whose words are cached as in a server; `asked` counts the statements. */
async function openShop(...names: string[]) {
  const { owner, tent } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const shopCache = workingShopCache(db);
  const tentId = mintPublicTentId(tent.id);
  let asked = 0;
  const counting = new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name !== "$queryRaw") return value;
      return (...query: unknown[]) => {
        asked += 1;
        return Reflect.apply(value, target, query);
      };
    },
  });
  const counted: ServiceContext = { ...ctx, db: counting, ports: { ...ctx.ports, shopCache } };
  const add = (name: string, over: object = {}) =>
    makeProduct(db, tentId, { name, searchText: searchText({ name }), ...over });
  for (const name of names) await add(name);
  const search = async (q: string) => {
    asked = 0;
    const { products } = await searchProducts(counted, tentId, parseSearch({ q }));
    return { names: products.map(({ name }) => name).sort(), asked };
  };
  const prepare = () => prepareSearch(counted, tentId);
  return { tentId, add, search, prepare, change: () => changeTent(counted, mintOwnedTentId(tent.id), async () => {}) };
}

test("needs one query for a typo once the shop's words are cached", async () => {
  const { search, prepare } = await openShop("Remera lisa", "Mate torpedo");
  expect(await search("remrea")).toEqual({ names: ["Remera lisa"], asked: 2 });
  expect(await search("remrea")).toEqual({ names: ["Remera lisa"], asked: 1 });
  await prepare();
  expect(await search("mtae torpdeo")).toEqual({ names: ["Mate torpedo"], asked: 1 });
  expect(await search("helicóptero")).toEqual({ names: [], asked: 1 });
});

test("finds a new product by its words at once, and by a typo after the change", async () => {
  const { add, search, prepare, change } = await openShop("Remera lisa");
  await prepare();
  await add("Pantalón cargo");
  expect((await search("pantalon")).names).toEqual(["Pantalón cargo"]);
  expect((await search("pantalno")).names).toEqual([]);
  await change();
  expect((await search("pantalno")).names).toEqual(["Pantalón cargo"]);
});

test("does not correct a new word to a similar known one", async () => {
  const { add, search, prepare } = await openShop("Remera lisa");
  await prepare();
  for (const number of [1, 2, 3]) await add(`Remora ${number}`);
  expect((await search("remora")).names).toEqual(["Remora 1", "Remora 2", "Remora 3"]);
});

test("takes no words from products that visitors do not see", async () => {
  const { add, search } = await openShop("Cantera de piedra");
  await add("Cantrero escondido", { paused: true });
  expect((await search("cantrea")).names).toEqual(["Cantera de piedra"]);
});

test("finds a word after a bracket or a dash, but not one within another word", async () => {
  const { search } = await openShop("Yerba (suave)", "Té verde-manzanilla", "Mansuave rosa");
  expect((await search("suave")).names).toEqual(["Yerba (suave)"]);
  expect((await search("manzanilla")).names).toEqual(["Té verde-manzanilla"]);
  expect((await search("manzanlila")).names).toEqual(["Té verde-manzanilla"]);
});

test("corrects words that exist, but not together", async () => {
  const { search } = await openShop("Remera negra", "Remera blanca", "Pantalón negro");
  expect((await search("remera negro")).names).toEqual(["Remera negra"]);
});

test("does not correct an existing word beside a typo", async () => {
  const { search, prepare } = await openShop("Bandeja de lino", "Bandeja del litoral");
  const found = { names: ["Bandeja de lino"] };
  expect(await search("bandeaj lino")).toMatchObject(found);
  await prepare();
  expect(await search("bandeaj lino")).toMatchObject(found);
});
