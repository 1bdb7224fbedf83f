import { beforeAll, describe, expect, test } from "vitest";
import { parseSearch, searchText } from "~/domain/catalogue/search/search";
import type { ServiceContext } from "~/server/context";
import { mintPublicTentId, type PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { casaYerbal } from "../../../../../prisma/seed/shops/casa-yerbal";
import { searchProducts } from "./search-products";

/** What people type into the demo shop, and how the product begins that they want to see first. */
const QUERIES: readonly (readonly [query: string, first: string])[] = [
  ["mate", "Mate imperial"],
  ["mates", "Mate imperial"],
  ["matecito", "Mate imperial"],
  ["mtae", "Mate imperial"],
  ["pava", "Pava silbadora"],
  ["pavas", "Pava silbadora"],
  ["pavita", "Pava silbadora"],
  ["paba", "Pava silbadora"],
  ["yerba", "Yerba mate"],
  ["yerva", "Yerba mate"],
  ["llerba", "Yerba mate"],
  ["ierba", "Yerba mate"],
  ["yerba orgnica", "Yerba mate"],
  ["bombilla", "Bombilla pico"],
  ["bonbilla", "Bombilla pico"],
  ["bombiya", "Bombilla pico"],
  ["taza", "Taza de cerámica"],
  ["tasa", "Taza de cerámica"],
  ["tacita", "Taza de cerámica"],
  ["cuenco", "Cuenco de gres"],
  ["cuenquito", "Cuenco de gres"],
  ["cuneco", "Cuenco de gres"],
  ["platos", "Plato playo"],
  ["copa de vino", "Copa de vino"],
  ["vaso", "Vaso térmico"],
  ["baso de vidrio", "Vaso de vidrio"],
  ["sarten", "Sartén de hierro"],
  ["zarten", "Sartén de hierro"],
  ["olla", "Olla de barro"],
  ["oya", "Olla de barro"],
  ["ollita", "Olla de barro"],
  ["media", "Medias de alpaca"],
  ["guante", "Guantes de lana"],
  ["lana", "Lana merino"],
  ["bolso", "Bolso de lona"],
  ["bolsito", "Bolso de lona"],
  ["vela", "Vela de soja"],
  ["velita", "Vela de soja"],
  ["bela de soja", "Vela de soja"],
  ["javon", "Jabón artesanal"],
  ["jaboncito", "Jabón artesanal"],
  ["crema manos", "Crema de manos"],
  ["maseta", "Maceta de cemento"],
  ["macetita", "Maceta de cemento"],
  ["canasto", "Canasto de mimbre"],
  ["canatso", "Canasto de mimbre"],
  ["valde", "Balde de chapa"],
  ["espejito", "Espejo redondo"],
  ["relog", "Reloj de mesa"],
  ["miel", "Miel de monte"],
  ["quesos", "Queso de cabra"],
  ["aseituna", "Aceitunas criollas"],
  ["cuadreno", "Cuaderno cosido"],
  ["lapisera", "Lapicera de madera"],
  ["siya", "Silla matera"],
  ["sillon", "Sillón de lino"],
  ["osito", "Oso de peluche"],
  ["arbol", "Arbolito de madera"],
  ["chocolte", "Chocolate en rama"],
  ["dulse de leche", "Budín de dulce"],
  ["TER-001", "Botellón y vaso"],
];

let ctx: ServiceContext;
let tentId: PublicTentId;

beforeAll(async () => {
  const db = testDb();
  await makeBase(db);
  const { owner, tent } = await makeTent(db);
  ctx = merchantContext(db, owner.id).ctx;
  tentId = mintPublicTentId(tent.id);
  const products = [
    ...casaYerbal.shop.categories.flatMap((category) => category.products),
    ...casaYerbal.shop.uncategorised,
  ];
  await db.product.createMany({
    data: products.map(({ name, description, sku }, order) => {
      const texts = { name, description: description ?? "" };
      const text = searchText({ ...texts, codes: [sku ?? null] });
      return { ...texts, sku: sku ?? null, tentId: tent.id, order, searchText: text };
    }),
  });
});

const search = async (q: string, more: Record<string, string> = {}) =>
  searchProducts(ctx, tentId, parseSearch({ q, ...more }));

const names = async (q: string) => (await search(q)).products.map(({ name }) => name);

describe("searching the demo shop", () => {
  test("ranks the wanted product first: mean reciprocal rank of at least 0.95", async () => {
    const misses: string[] = [];
    let sum = 0;
    for (const [query, first] of QUERIES) {
      const found = await names(query);
      const at = found.findIndex((name) => name.startsWith(first));
      sum += at < 0 ? 0 : 1 / (at + 1);
      if (at !== 0) misses.push(`${query}: ${first} is number ${at + 1} of ${found.slice(0, 3).join(", ")}`);
    }
    expect(QUERIES.length).toBeGreaterThanOrEqual(60);
    expect(sum / QUERIES.length, misses.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  test("a word that is written right is not drowned in similar ones", async () => {
    expect(await names("pava")).toEqual(["Pava silbadora esmaltada"]);
    expect((await names("oferta")).join()).not.toContain("huerta");
  });

  test("finds a code before products that have only its parts", async () => {
    expect((await names("TER-001"))[0]).toBe("Botellón y vaso de cerámica");
    expect((await names("ter-001"))[0]).toBe("Botellón y vaso de cerámica");
  });

  test("finds a code whose query has a character that the database cannot store", async () => {
    expect((await names("TER\0-001"))[0]).toBe("Botellón y vaso de cerámica");
    expect(await names("\ud800 TER-001")).toContain("Botellón y vaso de cerámica");
  });

  test("says how it understood a mistyped query, and searches for it literally when asked", async () => {
    expect(await search("yerva")).toMatchObject({ correction: "yerba" });
    expect(await search("yerba")).not.toHaveProperty("correction");
    expect(await search("mates")).not.toHaveProperty("correction");
    expect(await search("yerva", { igual: "1" })).toMatchObject({ total: 0 });
  });

  test("does not correct words that other filters exclude", async () => {
    expect(await search("pava", { precio: "-1" })).toMatchObject({ total: 0 });
  });
});
