import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { CSV_START } from "~/domain/csv";
import { MAX_BATCH_PHOTOS } from "~/domain/product/images/photo-upload";
import { IMPORT_LIMITS } from "~/domain/product/import/import-table";
import { type ZipEntry, zip } from "~/lib/zip";
import type { ServiceContext } from "~/server/context";
import { exportOrders } from "~/server/services/order/manage/export-orders";
import { exportCatalogue } from "~/server/services/product/import/export-catalogue";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ArchivedPhotos } from "./archived-photos";
import { writeTentData } from "./tent-data";
import { categoryTable, customerTable, settingsTable } from "./tent-tables";

const PARAGRAPH = "\r\n\r\n";

async function readme({ db, now }: ServiceContext, tentId: OwnedTentId, { tentExport }: Copy): Promise<string> {
  const { title, intro, ...files } = tentExport.readme;
  const { name, country } = await db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { name: true, country: { select: { timeZone: true } } },
  });
  const time = new Intl.DateTimeFormat("sv-SE", { timeZone: country.timeZone, dateStyle: "short", timeStyle: "short" });
  const values = { shop: name, when: time.format(now()), rows: IMPORT_LIMITS.rows, photos: MAX_BATCH_PHOTOS };
  return CSV_START + [title, intro, ...Object.values(files)].map((text) => fill(text, values)).join(PARAGRAPH);
}

async function* once(text: Promise<string>): AsyncGenerator<string> {
  yield await text;
}

/**
 * Everything of a shop as files: its data as JSON, products, categories, orders, customers and settings as CSV, and its
 * pictures. Only what is being written is in memory, besides the names of products and pictures.
 */
export async function* tentFiles(ctx: ServiceContext, tentId: OwnedTentId, copy: Copy): AsyncGenerator<ZipEntry> {
  const { db } = ctx;
  const { files } = copy.tentExport;
  const photos = await ArchivedPhotos.of(db, tentId, copy.tentExport);
  yield { name: files.readme, content: once(readme(ctx, tentId, copy)) };
  let number = 1;
  for await (const content of exportCatalogue(ctx, tentId, copy.productImport)) {
    yield { name: `${files.products}${number === 1 ? "" : `-${number}`}.csv`, content };
    number += 1;
  }
  yield { name: files.categories, content: categoryTable(db, tentId, copy) };
  yield { name: files.orders, content: exportOrders(ctx, tentId, "all", copy.order, Number.POSITIVE_INFINITY) };
  yield { name: files.customers, content: customerTable(db, tentId, copy) };
  yield { name: files.settings, content: once(settingsTable(db, tentId, copy)) };
  yield { name: files.data, content: writeTentData(db, tentId, photos) };
  yield* photos.entries(ctx.ports.storage);
}

/** Streams everything of a shop as a ZIP archive. */
export const exportTent = (ctx: ServiceContext, tentId: OwnedTentId, copy: Copy): AsyncGenerator<Uint8Array> =>
  zip(tentFiles(ctx, tentId, copy), ctx.now());
