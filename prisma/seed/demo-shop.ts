import { categorySlug } from "~/domain/catalogue/slug";
import type { Prisma } from "~/generated/prisma/client";
import type { Storage } from "~/server/ports/storage";
import { searchText } from "../../src/domain/catalogue/search/search";
import { type Ground, photograph, type View } from "./pictures";
import type { DemoCategory, DemoProduct, DemoShop } from "./shop";
import { type StoredPicture, storePicture } from "./store-pictures";

interface Shown<T> {
  of: T;
  pictures: StoredPicture[];
}

/** A shop's content whose pictures are already stored; nothing is in the database yet. */
export interface PreparedShop {
  categories: Shown<DemoCategory>[];
  products: (Shown<DemoProduct> & { category: DemoCategory | null })[];
}

const VIEWS: readonly View[] = ["whole", "near", "mirrored"];

export async function prepareShop(storage: Storage, shop: DemoShop): Promise<PreparedShop> {
  const listed = [
    ...shop.categories.flatMap((category) => category.products.map((product) => ({ category, product }))),
    ...shop.uncategorised.map((product) => ({ category: null, product })),
  ];
  const products = await Promise.all(
    listed.map(async ({ category, product }, n) => ({
      of: product,
      category,
      pictures: await picturesOf(storage, product.photos, groundOf(shop, n)),
    })),
  );
  const categories = await Promise.all(
    shop.categories.map(async (category, n) => {
      const photo = category.photo ?? category.products.find((product) => product.photos.length > 0)?.photos[0];
      return { of: category, pictures: await picturesOf(storage, photo ? [photo] : [], groundOf(shop, n + 2)) };
    }),
  );
  return { categories, products };
}

function groundOf({ grounds }: DemoShop, n: number): Ground {
  const ground = grounds[n % grounds.length];
  if (!ground) throw new Error("a shop needs a ground for its photos");
  return ground;
}

function picturesOf(storage: Storage, photos: readonly string[], ground: Ground): Promise<StoredPicture[]> {
  return Promise.all(
    photos.map(async (emoji, n) => storePicture(storage, await photograph(emoji, ground, VIEWS[n % VIEWS.length]))),
  );
}

/** Writes the content of one tent in a dozen statements, independent of its size. */
export async function writeShop(tx: Prisma.TransactionClient, tentId: number, shop: PreparedShop): Promise<void> {
  const categoryIds = await writeCategories(tx, tentId, shop);
  const rows = await tx.product.createManyAndReturn({
    select: { id: true, name: true },
    data: shop.products.map(({ of, category }, order) => ({
      ...columnsOf(of),
      tentId,
      categoryId: category ? idOf(categoryIds, category.name) : null,
      order,
      searchText: searchText(of),
    })),
  });
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const imageIds = await writeImages(tx, tentId, shop.products);
  const products = shop.products.map(({ of }, n) => ({ id: idOf(ids, of.name), of, images: imageIds[n] ?? [] }));
  await tx.productImage.createMany({
    data: products.flatMap(({ id, images }) => images.map((imageId, order) => ({ productId: id, imageId, order }))),
  });
  await tx.productOption.createMany({
    data: products.flatMap(({ id, of }) =>
      (of.options ?? []).map(({ name, values }, position) => ({ productId: id, name, values: [...values], position })),
    ),
  });
  await tx.variant.createMany({ data: products.flatMap(({ id, of }) => variantsOf(id, of)) });
}

/** Writes one row per use of a picture, even if two uses show the same file: deleting one must not delete the other. */
async function writeImages(
  tx: Prisma.TransactionClient,
  tentId: number,
  shown: readonly { pictures: StoredPicture[] }[],
): Promise<number[][]> {
  const data = shown.flatMap(({ pictures }) => pictures.map((picture) => ({ ...picture, tentId })));
  const rows = await tx.image.createManyAndReturn({ select: { id: true, hash: true }, data });
  if (rows.some(({ hash }, n) => hash !== data[n]?.hash)) throw new Error("the rows came back in another order");
  const ids = rows.map(({ id }) => id);
  return shown.map(({ pictures }) => ids.splice(0, pictures.length));
}

async function writeCategories(
  tx: Prisma.TransactionClient,
  tentId: number,
  shop: PreparedShop,
): Promise<Map<string, number>> {
  const images = await writeImages(tx, tentId, shop.categories);
  const taken = new Set<string>();
  const rows = await tx.category.createManyAndReturn({
    select: { id: true, name: true },
    data: shop.categories.map(({ of }, order) => {
      const slug = categorySlug(of.name, order, taken);
      taken.add(slug);
      return { tentId, name: of.name, slug, paused: of.paused ?? false, order, imageId: images[order]?.[0] ?? null };
    }),
  });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function columnsOf({ photos: _, options: __, variants: ___, ...columns }: DemoProduct) {
  return columns;
}

function variantsOf(productId: number, { options = [], variants = {} }: DemoProduct) {
  if (options.length === 0) return [];
  const combinations = options.reduce<string[][]>(
    (made, { values }) => made.flatMap((head) => values.map((value) => [...head, value])),
    [[]],
  );
  return combinations.map((values, position) => ({ productId, values, position, ...variants[values.join(" / ")] }));
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`not written: ${key}`);
  return id;
}
