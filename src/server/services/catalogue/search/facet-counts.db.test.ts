import { beforeAll, expect, test } from "vitest";
import { EMPTY_SEARCH, type SearchQuery } from "~/domain/catalogue/view";
import type { ServiceContext } from "~/server/context";
import { mintPublicTentId, type PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { searchProducts } from "./search-products";

let ctx: ServiceContext;
let tentId: PublicTentId;

beforeAll(async () => {
  const db = testDb();
  await makeBase(db);
  const { owner, tent } = await makeTent(db);
  ctx = merchantContext(db, owner.id).ctx;
  tentId = mintPublicTentId(tent.id);
  const sizes = { name: "Talle", position: 0, values: ["S", "M", "L"] };
  const colours = { name: "Color", position: 1, values: ["Rojo", "Azul"] };
  await makeProduct(db, tent.id, {
    name: "Remera",
    options: { create: [sizes, colours] },
    variants: {
      create: [
        { values: ["S", "Rojo"], position: 0 },
        { values: ["M", "Rojo"], position: 1, stock: 0 },
        { values: ["M", "Azul"], position: 2 },
        { values: ["L", "Azul"], position: 3, paused: true },
      ],
    },
  });
  await makeProduct(db, tent.id, {
    name: "Buzo",
    options: {
      create: [
        { ...colours, position: 0 },
        { ...sizes, position: 1 },
      ],
    },
    variants: {
      create: [
        { values: ["Rojo", "M"], position: 0, stock: 3 },
        { values: ["Azul", "L"], position: 1, stock: 0 },
      ],
    },
  });
  await makeProduct(db, tent.id, { name: "Gorra" });
});

const search = (asked: Partial<SearchQuery>) =>
  searchProducts(ctx, tentId, { ...EMPTY_SEARCH, order: "ofertas", ...asked }, { withFacets: true });

const counted = async (asked: Partial<SearchQuery> = {}) =>
  Object.fromEntries(
    ((await search(asked)).facets?.options ?? []).map(({ name, values }) => [
      name,
      values.map(({ value, count }) => `${value} ${count}`),
    ]),
  );

test("counts the products of which a value can be bought, sizes in their order and words as in a dictionary", async () => {
  expect(await counted()).toEqual({ Color: ["Azul 1", "Rojo 2"], Talle: ["S 1", "M 2", "L 0"] });
});

test("counts a value together with the chosen values of the other options", async () => {
  const options = [{ name: "Color", value: "Rojo" }];
  expect(await counted({ options })).toEqual({ Color: ["Azul 1", "Rojo 2"], Talle: ["S 1", "M 1", "L 0"] });
});

test("each count is what the search finds with that value", async () => {
  const chosen: SearchQuery["options"][] = [[], [{ name: "Talle", value: "M" }], [{ name: "Color", value: "Azul" }]];
  for (const options of chosen) {
    const { facets } = await search({ options });
    for (const { name, values } of facets?.options ?? [])
      for (const { value, count } of values) {
        const others = options.filter((option) => option.name !== name);
        expect((await search({ options: [...others, { name, value }] })).total, `${name}: ${value}`).toBe(count);
      }
  }
});
