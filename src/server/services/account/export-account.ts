import { imageUrl } from "~/domain/product/image";
import { appOrigin, tentOrigin } from "~/server/address";
import type { ServiceContext } from "~/server/context";
import type { Db } from "~/server/db";
import { found } from "~/server/errors";
import { ownUserId } from "./own-account";

const BATCH = 500;
const WIDEST = 1280;

const picture = { select: { hash: true, width: true } } as const;
const addressOf = (image: { hash: string; width: number } | null) => image && `${appOrigin}${imageUrl(image, WIDEST)}`;

/** Rows of a large table, some hundreds at a time: nothing holds a whole shop in memory. */
async function* inBatches<Row extends { id: number }>(read: (after: number) => Promise<Row[]>): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

async function* listOf(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let first = true;
  for await (const row of rows) {
    yield `${first ? "" : ","}\n${JSON.stringify(row)}`;
    first = false;
  }
  yield "]";
}

const page = (tentId: number, after: number) => ({
  where: { tentId, id: { gt: after } },
  orderBy: { id: "asc" as const },
  take: BATCH,
});

async function* productsOf(db: Db, tentId: number) {
  const rows = inBatches((after) =>
    db.product.findMany({
      ...page(tentId, after),
      omit: { searchText: true, tentId: true },
      include: {
        images: { orderBy: { order: "asc" }, select: { image: picture } },
        options: { orderBy: { position: "asc" }, select: { name: true, values: true } },
        variants: { orderBy: { position: "asc" }, omit: { productId: true } },
      },
    }),
  );
  for await (const { images, ...product } of rows) {
    yield { ...product, images: images.map(({ image }) => addressOf(image)) };
  }
}

const ordersOf = (db: Db, tentId: number) =>
  inBatches((after) =>
    db.order.findMany({
      ...page(tentId, after),
      omit: { clientKey: true, tentId: true },
      include: {
        lines: { orderBy: { position: "asc" }, omit: { orderId: true } },
        events: { orderBy: { id: "asc" }, select: { kind: true, data: true, at: true } },
      },
    }),
  );

async function* imagesOf(db: Db, tentId: number) {
  const rows = inBatches((after) =>
    db.image.findMany({
      ...page(tentId, after),
      select: { id: true, hash: true, width: true, height: true, createdAt: true },
    }),
  );
  for await (const image of rows) {
    yield { url: addressOf(image), width: image.width, height: image.height, createdAt: image.createdAt };
  }
}

async function* tentPart(db: Db, tentId: number): AsyncGenerator<string> {
  const { logo, cover, ...tent } = await db.tent.findUniqueOrThrow({
    where: { id: tentId },
    omit: { ownerId: true, logoId: true, coverId: true },
    include: {
      logo: picture,
      cover: picture,
      branches: { orderBy: { order: "asc" }, omit: { tentId: true } },
      oldSubdomains: { omit: { tentId: true } },
      domain: { select: { domain: true, provedAt: true } },
      links: { orderBy: { order: "asc" }, omit: { tentId: true } },
      templates: { orderBy: { order: "asc" }, omit: { tentId: true } },
      dailyStats: { orderBy: { day: "asc" }, omit: { tentId: true } },
    },
  });
  const whole = { ...tent, url: tentOrigin(tent.subdomain), logo: addressOf(logo), cover: addressOf(cover) };
  yield JSON.stringify(whole).slice(0, -1);
  const categories = await db.category.findMany({
    where: { tentId },
    orderBy: { order: "asc" },
    omit: { tentId: true, imageId: true },
    include: { image: picture },
  });
  const withPicture = categories.map(({ image, ...category }) => ({ ...category, image: addressOf(image) }));
  yield `,\n"categories": ${JSON.stringify(withPicture)}`;
  yield* listOf("products", productsOf(db, tentId));
  const customers = inBatches((after) => db.customer.findMany({ ...page(tentId, after), omit: { tentId: true } }));
  yield* listOf("customers", customers);
  yield* listOf("orders", ordersOf(db, tentId));
  yield* listOf("images", imagesOf(db, tentId));
  yield "}";
}

/**
 * All own data as one JSON text, piece by piece: the person, what they pay, and each shop with its categories, products,
 * customers, orders, links and the addresses of its pictures. The check of who asks is done before the first piece.
 */
export async function exportAccount(ctx: ServiceContext): Promise<AsyncGenerator<string>> {
  const userId = ownUserId(ctx);
  const { db } = ctx;
  const user = found(
    await db.user.findUnique({
      where: { id: userId },
      omit: { passwordHash: true },
      include: {
        country: { select: { name: true } },
        subscriber: { include: { plan: { select: { name: true } }, subscriptions: { omit: { requestKey: true } } } },
        survey: { omit: { userId: true } },
        supportMessages: { omit: { userId: true } },
        sessions: { select: { userAgent: true, address: true, createdAt: true, lastSeenAt: true } },
      },
    }),
  );
  const { subscriber } = user;
  const payments = subscriber
    ? await db.billingPayment.findMany({ where: { subscriberId: subscriber.id }, orderBy: { id: "asc" } })
    : [];
  const tents = await db.tent.findMany({ where: { ownerId: userId }, orderBy: { id: "asc" }, select: { id: true } });

  return (async function* () {
    yield `{"exportedAt": ${JSON.stringify(ctx.now())},\n"user": ${JSON.stringify(user)}`;
    yield `,\n"payments": ${JSON.stringify(payments)},\n"tents": [`;
    for (const [at, { id }] of tents.entries()) {
      if (at > 0) yield ",";
      yield* tentPart(db, id);
    }
    yield "]}\n";
  })();
}
