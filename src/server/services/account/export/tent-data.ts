import type { Db } from "~/server/database/client";
import { inBatches } from "~/server/database/in-batches";
import { rowsToJson } from "~/server/database/long-id";
import { tentOrigin } from "~/server/site/addresses";
import type { ArchivedPhotos } from "./archived-photos";

const BATCH = 500;

const picture = { select: { hash: true, width: true } } as const;

async function* listOf(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let first = true;
  for await (const row of rows) {
    yield `${first ? "" : ","}\n${rowsToJson(row)}`;
    first = false;
  }
  yield "]";
}

const page = (tentId: number, after: number) => ({
  where: { tentId, id: { gt: after } },
  orderBy: { id: "asc" as const },
  take: BATCH,
});

async function* productsOf(db: Db, tentId: number, photos: ArchivedPhotos) {
  const rows = inBatches((after) =>
    db.product.findMany({
      ...page(tentId, after),
      omit: { searchText: true, tentId: true },
      include: {
        images: { orderBy: { order: "asc" }, select: { image: picture } },
        options: { orderBy: { position: "asc" }, select: { name: true, values: true } },
        variants: { orderBy: { position: "asc" }, omit: { productId: true } },
        cost: { select: { cost: true } },
      },
    }),
  );
  for await (const { images, cost, ...product } of rows) {
    const files = photos.addProduct(
      product,
      images.map(({ image }) => image),
    );
    yield { ...product, cost: cost?.cost ?? null, images: files };
  }
}

/** The rules that orders name in `ruleIds`. */
const keptRulesOfTent = (db: Db, tentId: number) =>
  inBatches((after) => db.keptRule.findMany({ ...page(tentId, after), select: { id: true, rule: true } }));

const ordersOf = (db: Db, tentId: number) =>
  inBatches((after) =>
    db.order.findMany({
      ...page(tentId, after),
      omit: { clientKey: true, tentId: true, mailDue: true },
      include: {
        lines: { orderBy: { position: "asc" }, omit: { orderId: true } },
        events: { orderBy: { id: "asc" }, select: { kind: true, data: true, at: true } },
      },
    }),
  );

/** All data of a shop as JSON, never in memory as a whole. The pictures that it names are added to `photos`. */
export async function* writeTentData(db: Db, tentId: number, photos: ArchivedPhotos): AsyncGenerator<string> {
  const { logo, cover, images, ...tent } = await db.tent.findUniqueOrThrow({
    where: { id: tentId },
    omit: { ownerId: true, logoId: true, coverId: true },
    include: {
      logo: picture,
      cover: picture,
      images: { where: { forHome: true }, orderBy: { id: "asc" }, select: { id: true, hash: true, width: true } },
      branches: { orderBy: { order: "asc" }, omit: { tentId: true } },
      oldSubdomains: { omit: { tentId: true } },
      domain: { select: { domain: true, provedAt: true } },
      links: { orderBy: { order: "asc" }, omit: { tentId: true } },
      templates: { orderBy: { order: "asc" }, omit: { tentId: true } },
      paymentAdjustments: { orderBy: { method: "asc" }, omit: { tentId: true } },
      promotions: { orderBy: [{ order: "asc" }, { id: "asc" }], omit: { tentId: true, clientKey: true } },
      quantityBreaks: { orderBy: { id: "asc" }, omit: { tentId: true, clientKey: true } },
      coupons: { orderBy: { id: "asc" }, omit: { tentId: true, key: true } },
      priceLists: {
        orderBy: { id: "asc" },
        omit: { tentId: true, passwordHash: true, passwordVersion: true },
        include: {
          entries: { orderBy: { id: "asc" }, omit: { id: true, priceListId: true } },
          customers: { orderBy: { id: "asc" }, omit: { priceListId: true } },
        },
      },
      dailyStats: { orderBy: { day: "asc" }, omit: { tentId: true } },
    },
  });
  const { folders } = photos.copy;
  const whole = {
    ...tent,
    url: tentOrigin(tent.subdomain),
    logo: photos.add(logo, folders.logo),
    cover: photos.add(cover, folders.cover),
    homeImages: images.map((image) => ({ id: image.id, image: photos.add(image, folders.home, image.id) })),
  };
  yield rowsToJson(whole).slice(0, -1);
  const categories = await db.category.findMany({
    where: { tentId },
    orderBy: { order: "asc" },
    omit: { tentId: true, imageId: true },
    include: { image: picture },
  });
  const withPicture = categories.map(({ image, ...category }) => ({
    ...category,
    image: photos.add(image, folders.categories, `${category.id}-${category.name}`),
  }));
  yield `,\n"categories": ${rowsToJson(withPicture)}`;
  yield* listOf("products", productsOf(db, tentId, photos));
  const customers = inBatches((after) => db.customer.findMany({ ...page(tentId, after), omit: { tentId: true } }));
  yield* listOf("customers", customers);
  yield* listOf("keptRules", keptRulesOfTent(db, tentId));
  yield* listOf("orders", ordersOf(db, tentId));
  const alerts = inBatches((after) => db.stockAlert.findMany({ ...page(tentId, after), omit: { tentId: true } }));
  yield* listOf("stockAlerts", alerts);
  yield "}\n";
}
