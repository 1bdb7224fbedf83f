import { slugify } from "~/domain/catalogue/slug";
import { type ImageRef, imageFileName, imageWidths } from "~/domain/product/images/image";
import { type ZipEntry, zip } from "~/lib/zip";
import type { ServiceContext } from "~/server/context";
import type { Db } from "~/server/database/client";
import { inBatches } from "~/server/database/in-batches";
import { longId } from "~/server/database/long-id";
import { requireFound } from "~/server/errors";
import type { Storage } from "~/server/ports/storage";
import { ownUserId } from "~/server/services/session/own-account";
import { tentOrigin } from "~/server/site/addresses";

const BATCH = 500;
const MAX_NAME = 40;
const DATA_FILE = "mis-datos.json";

const picture = { select: { hash: true, width: true } } as const;

/** The pictures that the data refer to, with their paths in the archive. */
class Album {
  readonly files = new Map<string, ImageRef>();

  /** `folder/12-mate-imperial.webp`: the name tells what the picture shows. */
  add(image: ImageRef | null, folder: string, ...words: (string | number)[]): string | null {
    if (image === null) return null;
    const name = words.map((word) => slugify(String(word), MAX_NAME)).filter((word) => word !== "");
    const path = `${folder}/${name.join("-")}.webp`;
    this.files.set(path, { hash: image.hash, width: image.width });
    return path;
  }
}

async function* listOf(name: string, rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield `,\n${JSON.stringify(name)}: [`;
  let first = true;
  for await (const row of rows) {
    yield `${first ? "" : ","}\n${JSON.stringify(row, (_, value) => (typeof value === "bigint" ? longId(value) : value))}`;
    first = false;
  }
  yield "]";
}

const page = (tentId: number, after: number) => ({
  where: { tentId, id: { gt: after } },
  orderBy: { id: "asc" as const },
  take: BATCH,
});

async function* productsOf(db: Db, tentId: number, album: Album, folder: string) {
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
    const { id, name } = product;
    yield {
      ...product,
      cost: cost?.cost ?? null,
      images: images.map(({ image }, at) => album.add(image, `${folder}/productos`, id, name, at + 1)),
    };
  }
}

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

async function* tentPart(db: Db, tentId: number, album: Album): AsyncGenerator<string> {
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
  const folder = `fotos/${tent.subdomain}`;
  const whole = {
    ...tent,
    url: tentOrigin(tent.subdomain),
    logo: album.add(logo, folder, "logo"),
    cover: album.add(cover, folder, "portada"),
  };
  yield JSON.stringify(whole).slice(0, -1);
  const categories = await db.category.findMany({
    where: { tentId },
    orderBy: { order: "asc" },
    omit: { tentId: true, imageId: true },
    include: { image: picture },
  });
  const withPicture = categories.map(({ image, ...category }) => ({
    ...category,
    image: album.add(image, `${folder}/categorias`, category.id, category.name),
  }));
  yield `,\n"categories": ${JSON.stringify(withPicture)}`;
  yield* listOf("products", productsOf(db, tentId, album, folder));
  const customers = inBatches((after) => db.customer.findMany({ ...page(tentId, after), omit: { tentId: true } }));
  yield* listOf("customers", customers);
  yield* listOf("orders", ordersOf(db, tentId));
  const alerts = inBatches((after) => db.stockAlert.findMany({ ...page(tentId, after), omit: { tentId: true } }));
  yield* listOf("stockAlerts", alerts);
  yield "}";
}

/** The stored pictures at their largest, one in memory at a time. One that was deleted meanwhile is left out. */
async function* picturesOf(storage: Storage, album: Album): AsyncGenerator<ZipEntry> {
  for (const [name, { hash, width }] of album.files) {
    const file = await storage.open(imageFileName(hash, Math.max(...imageWidths(width))));
    const content = file && (await new Response(file.stream()).bytes().catch(() => null));
    if (content) yield { name, content };
  }
}

/**
 * Streams all data of the actor as a ZIP archive: one JSON file with the person, their payments, and each shop with its
 * categories, products, customers, orders, links and visitors who wait for a product; and the pictures, which closing the account deletes. Authorization
 * is checked before the first chunk.
 */
export async function exportAccount(ctx: ServiceContext): Promise<AsyncGenerator<Uint8Array>> {
  const userId = ownUserId(ctx);
  const { db } = ctx;
  const user = requireFound(
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
  const album = new Album();

  async function* data() {
    yield `{"exportedAt": ${JSON.stringify(ctx.now())},\n"user": ${JSON.stringify(user)}`;
    yield `,\n"payments": ${JSON.stringify(payments)},\n"tents": [`;
    for (const [at, { id }] of tents.entries()) {
      if (at > 0) yield ",";
      yield* tentPart(db, id, album);
    }
    yield "]}\n";
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: DATA_FILE, content: data() };
    yield* picturesOf(ctx.ports.storage, album);
  }
  return zip(entries(), ctx.now());
}
