import { categorySlug } from "~/domain/catalogue/slug";
import { DAY_MS } from "~/domain/duration";
import type { Prisma } from "~/generated/prisma/client";
import { searchText } from "../../src/domain/catalogue/search/search";
import { type PictureName, pictureColumns } from "./pictures";
import type { DemoCategory, DemoProduct, ShopContent } from "./shop";

const DAYS_OLD = 120;

/** The pictures of the shop's categories and products. */
export const picturesIn = ({ categories, uncategorised }: ShopContent): PictureName[] => [
  ...categories.flatMap((category) => [...pictureOf(category), ...category.products.flatMap(({ photos }) => photos)]),
  ...uncategorised.flatMap(({ photos }) => photos),
];

function pictureOf({ photo, products }: DemoCategory): PictureName[] {
  const shown = photo ?? products.find(({ photos }) => photos.length > 0)?.photos[0];
  return shown ? [shown] : [];
}

/** Writes the content of one tent in a dozen statements, independent of its size. */
export async function writeShop(
  tx: Prisma.TransactionClient,
  tentId: number,
  content: ShopContent,
  now: Date,
): Promise<void> {
  const categoryIds = await writeCategories(tx, tentId, content.categories);
  const listed = [
    ...content.categories.flatMap(({ name, products }) => products.map((product) => ({ category: name, product }))),
    ...content.uncategorised.map((product) => ({ category: null, product })),
  ];
  const rows = await tx.product.createManyAndReturn({
    select: { id: true, name: true },
    data: listed.map(({ category, product }, order) => ({
      ...columnsOf(product),
      tentId,
      categoryId: category === null ? null : idOf(categoryIds, category),
      order,
      searchText: searchText({ ...product, category, codes: [product.sku ?? null] }),
      createdAt: new Date(now.getTime() - (product.daysOld ?? DAYS_OLD) * DAY_MS),
    })),
  });
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  const products = listed.map(({ product }) => ({ id: idOf(ids, product.name), ...product }));
  const imageIds = await writeImages(
    tx,
    tentId,
    products.map(({ photos }) => photos),
  );
  await tx.productImage.createMany({
    data: products.flatMap(({ id }, n) =>
      (imageIds[n] ?? []).map((imageId, order) => ({ productId: id, imageId, order })),
    ),
  });
  await tx.productOption.createMany({
    data: products.flatMap(({ id, options = [] }) =>
      options.map(({ name, values }, position) => ({ productId: id, name, values: [...values], position })),
    ),
  });
  await tx.variant.createMany({ data: products.flatMap((product) => variantsOf(product.id, product)) });
}

/** Writes one row per use of a picture, even if two uses show the same file: deleting one must not delete the other. */
async function writeImages(
  tx: Prisma.TransactionClient,
  tentId: number,
  shown: readonly (readonly PictureName[])[],
): Promise<number[][]> {
  const data = shown.flat().map((name) => ({ ...pictureColumns(name), tentId }));
  const rows = await tx.image.createManyAndReturn({ select: { id: true, hash: true }, data });
  if (rows.some(({ hash }, n) => hash !== data[n]?.hash)) throw new Error("the rows came back in another order");
  const ids = rows.map(({ id }) => id);
  return shown.map((names) => ids.splice(0, names.length));
}

async function writeCategories(
  tx: Prisma.TransactionClient,
  tentId: number,
  categories: readonly DemoCategory[],
): Promise<Map<string, number>> {
  const images = await writeImages(tx, tentId, categories.map(pictureOf));
  const taken = new Set<string>();
  const rows = await tx.category.createManyAndReturn({
    select: { id: true, name: true },
    data: categories.map(({ name, paused = false }, order) => {
      const slug = categorySlug(name, order, taken);
      taken.add(slug);
      return { tentId, name, slug, paused, order, imageId: images[order]?.[0] ?? null };
    }),
  });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function columnsOf({ photos: _, options: __, variants: ___, daysOld: ____, ...columns }: DemoProduct) {
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
