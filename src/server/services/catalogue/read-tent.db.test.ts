import { beforeAll, expect, it } from "vitest";
import { productFormSchema } from "~/domain/product/crud/schemas";
import type { AppError } from "~/server/errors";
import { createProduct } from "~/server/services/product/crud/create-product";
import { updateTentField } from "~/server/services/tent/settings/update-tent-field";
import { workingShopCache } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { readCatalogueTent } from "./read-tent";

const db = testDb();
beforeAll(() => makeBase(db));

/** A shop whose responses are cached as in a server. */
async function openShop() {
  const { owner, tent, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  return { ctx: { ...ctx, ports: { ...ctx.ports, shopCache: workingShopCache(db) } }, tent, tentId };
}

it("caches a shop by its subdomain until something in it changes", async () => {
  const { ctx, tent, tentId } = await openShop();
  const read = async (subdomain = tent.subdomain) => {
    const { tent, products } = await readCatalogueTent(ctx, subdomain);
    return [tent.name, (JSON.parse(products) as { name: string }[]).map(({ name }) => name)];
  };
  expect(await read()).toEqual(["Casa Yerbal", []]);
  await db.tent.update({ where: { id: tentId }, data: { name: "Por detrás" } });
  expect(await read()).toEqual(["Casa Yerbal", []]);
  await updateTentField(ctx, tentId, { field: "name", value: "La Yerbera" });
  expect(await read()).toEqual(["La Yerbera", []]);
  const form = productFormSchema.parse({ name: "Mate", price: 100, description: "", sku: "", categoryId: null });
  await createProduct(ctx, tentId, form);
  expect(await read()).toEqual(["La Yerbera", ["Mate"]]);

  const moved = `${tent.subdomain}-b`;
  await updateTentField(ctx, tentId, { field: "subdomain", value: moved });
  expect(await read(moved)).toEqual(["La Yerbera", ["Mate"]]);
  const gone = await read().catch((error: AppError) => error.code);
  expect(gone).toBe("NOT_FOUND");
});
