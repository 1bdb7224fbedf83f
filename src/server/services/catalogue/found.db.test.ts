import { beforeAll, describe, expect, it } from "vitest";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { readFeedItems } from "./feed-products";
import { resolvePublicTent } from "./resolve-tent";
import { readSitemapProducts } from "./sitemap-products";

const db = testDb();
beforeAll(() => makeBase(db));

const about = { name: "Casa", description: null, origin: "https://casa.test", currency: "ARS" };

async function openShop() {
  const { tent, owner } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const id = await resolvePublicTent(ctx, { by: "id", value: tent.id });
  if (!id) throw new Error("no shop");
  let photos = 0;
  const withPhoto = async (over: Parameters<typeof makeProduct>[2]) => {
    const product = await makeProduct(db, tent.id, over);
    photos += 1;
    const hash = `${tent.id.toString(16)}f${photos.toString(16)}`.padStart(32, "0");
    const image = await db.image.create({ data: { hash, width: 900, height: 900, bytes: 1, placeholder: "#ffffff" } });
    await db.productImage.create({ data: { productId: product.id, imageId: image.id } });
    return product;
  };
  return { ctx, id, tent, withPhoto };
}

const paths = async ({ ctx, id }: Awaited<ReturnType<typeof openShop>>) =>
  (await readSitemapProducts(ctx, id, 1)).map(({ path }) => path);

describe("feed and sitemap products", () => {
  it("are those that visitors see: nothing paused, deleted, of a paused category or another merchant's", async () => {
    const shop = await openShop();
    const other = await openShop();
    const { tent, withPhoto } = shop;
    const shown = await makeCategory(db, tent.id, { name: "Remeras" });
    const hidden = await makeCategory(db, tent.id, { paused: true });
    const seen = await withPhoto({
      name: "Remera lisa",
      categoryId: shown.id,
      price: "1500.5",
      previousPrice: "2000",
      offer: true,
    });
    await withPhoto({ name: "Pausada", paused: true });
    await withPhoto({ name: "En papelera", deletedAt: new Date() });
    await withPhoto({ name: "Escondida", categoryId: hidden.id });
    await other.withPhoto({ name: "Ajena" });

    expect(await paths(shop)).toEqual([`/catalogo/${seen.id}-remera-lisa`]);
    const items = await readFeedItems(shop.ctx, shop.id, about);
    expect(items).toHaveLength(1);
    expect(items[0]).toContain("<g:price>2000.00 ARS</g:price><g:sale_price>1500.50 ARS</g:sale_price>");
    expect(items[0]).toContain("<g:product_type>Remeras</g:product_type>");
  });

  it("leave out products without price or photo, mark sold-out ones, and leave those out that the shop hides", async () => {
    const shop = await openShop();
    await shop.withPhoto({ name: "Sin precio", price: null });
    await makeProduct(db, shop.id, { name: "Sin foto" });
    const gone = await shop.withPhoto({ name: "Agotada", stock: "0" });
    const varied = await shop.withPhoto({ name: "Remera" });
    await db.productOption.create({
      data: { productId: varied.id, name: "Talle", position: 0, values: ["S", "M"] },
    });
    await db.variant.createMany({
      data: [
        { productId: varied.id, values: ["S"], position: 0, stock: 0 },
        { productId: varied.id, values: ["M"], position: 1, stock: 1 },
      ],
    });
    const listed = async () =>
      (await readFeedItems(shop.ctx, shop.id, about)).map((item) =>
        /<link>.*-(\S+)<.link>.*<g:availability>(\w+)</.exec(item)?.slice(1).join(" ").replace(/\d+/, "n"),
      );
    const remeras = ["remera?variante=n out_of_stock", "remera?variante=n in_stock"];
    expect(await listed()).toEqual(["agotada out_of_stock", ...remeras]);
    await db.tent.update({ where: { id: shop.id }, data: { showSoldOut: false } });
    expect(await paths(shop)).not.toContain(`/catalogo/${gone.id}-agotada`);
    expect(await listed()).toEqual(remeras);
  });

  it("include every variant that is not paused", async () => {
    const shop = await openShop();
    const product = await shop.withPhoto({ name: "Remera", price: "1000" });
    await db.productOption.create({
      data: { productId: product.id, name: "Talle", position: 0, values: ["S", "M", "L"] },
    });
    await db.variant.createMany({
      data: [
        { productId: product.id, values: ["S"], position: 0 },
        { productId: product.id, values: ["M"], position: 1, price: "1200", sku: "R-M" },
        { productId: product.id, values: ["L"], position: 2, paused: true },
      ],
    });
    const items = await readFeedItems(shop.ctx, shop.id, about);
    expect(items.map((item) => /<g:size>(.)<.g:size>/.exec(item)?.[1])).toEqual(["S", "M"]);
    expect(items[1]).toContain("<g:price>1200.00 ARS</g:price>");
    expect(items[1]).toContain(`<g:item_group_id>${product.id}</g:item_group_id>`);
  });
});
