import { randomBytes } from "node:crypto";
import { type Copy, copyFor } from "~/copy/copy";
import { MAX_PDF_PRODUCTS, type StoredPdfScope, storedPdfScopeSchema } from "~/domain/catalogue/pdf/pdf-scope";
import type { ProductCardView } from "~/domain/catalogue/view";
import { formatAmount, formatPrice } from "~/domain/money/money";
import { type MoneyFormat, moneyFormatOf } from "~/domain/money/number-format";
import { localTime } from "~/domain/tent/hours";
import { paintTokens } from "~/domain/theme/theme";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { type CataloguePdf, type PdfProduct, pdfFileName } from "~/server/ports/catalogue-pdf";
import { printPhoto } from "~/server/services/image/print-photo";
import { mintOwnedTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";
import { THEME_COLUMNS } from "~/server/services/theme/theme-columns";
import { type PdfSection, readPdfProducts } from "./pdf-products";
import { pdfUnderWay } from "./pdf-record";

/** After this many products the row's progress is updated, and cancellation is checked. */
const STEP = 20;

/** It was cancelled, or another process has finished it. */
class NoLongerWanted extends Error {}

/**
 * Creates the file that a row requests, always from the beginning, even after an interrupted run. The row names the
 * file only once it is complete.
 */
export async function makeCataloguePdf(
  ctx: ServiceContext,
  { pdfId }: { pdfId: number },
  signal?: AbortSignal,
): Promise<void> {
  const wanted = { id: pdfId, ...pdfUnderWay };
  const row = await ctx.db.cataloguePdf.findFirst({ where: wanted });
  if (!row) return;
  // The user who requested it was proved to own the tent.
  const tentId = mintOwnedTentId(row.tentId);
  const scope = storedPdfScopeSchema.parse(row.scope);
  const { store, sections, book } = await readBook(ctx, tentId, scope);
  const total = sections.reduce((sum, { products }) => sum + products.length, 0);
  const say = async (done: number): Promise<void> => {
    signal?.throwIfAborted();
    const { count } = await ctx.db.cataloguePdf.updateMany({ where: wanted, data: { status: "RUNNING", done, total } });
    if (count === 0) throw new NoLongerWanted();
  };
  const name = pdfFileName(pdfId, randomBytes(8).toString("hex"));
  try {
    await ctx.ports.cataloguePdfs.make(name, { ...book, products: readOneByOne(ctx, sections, store, say) });
  } catch (error) {
    if (error instanceof NoLongerWanted) return;
    throw error;
  }
  const { count } = await ctx.db.cataloguePdf.updateMany({
    where: wanted,
    data: { status: "DONE", done: total, file: name, endedAt: ctx.now() },
  });
  if (count === 0) await ctx.ports.cataloguePdfs.delete(name);
  else await dropOlder(ctx, tentId, pdfId);
}

/** Marks the row as failed when the queue gave up on its job, so that the merchant sees it. */
export async function failCataloguePdf(ctx: ServiceContext, { pdfId }: { pdfId: number }): Promise<void> {
  await ctx.db.cataloguePdf.updateMany({
    where: { id: pdfId, ...pdfUnderWay },
    data: { status: "FAILED", endedAt: ctx.now() },
  });
}

/** Only a shop's latest catalogue is kept. */
async function dropOlder(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<void> {
  const older = await ctx.db.cataloguePdf.findMany({
    where: { tentId, id: { lt: id } },
    select: { id: true, file: true },
  });
  await ctx.db.cataloguePdf.deleteMany({ where: { tentId, id: { in: older.map((one) => one.id) } } });
  for (const { file } of older) if (file !== null) await ctx.ports.cataloguePdfs.delete(file);
}

interface Store {
  copy: Copy;
  money: MoneyFormat;
  url: string;
}

async function readBook(ctx: ServiceContext, tentId: OwnedTentId, scope: StoredPdfScope) {
  const tent = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        name: true,
        tagline: true,
        ...ORIGIN_COLUMNS,
        countryId: true,
        whatsapp: true,
        ...THEME_COLUMNS,
        logo: { select: { hash: true, width: true } },
        country: { select: { id: true, symbol: true, timeZone: true } },
      },
    }),
  );
  const copy = copyFor(tent.countryId);
  const money = moneyFormatOf(tent.country);
  const { book: words } = copy.share;
  const sections = await readPdfProducts(ctx, tentId, scope, MAX_PDF_PRODUCTS);
  const total = sections.reduce((sum, { products }) => sum + products.length, 0);
  const paint = paintTokens(tent, "light");
  const url = originOf(tent);
  const many = sections.length > 1;
  const book: Omit<CataloguePdf, "products"> = {
    shop: {
      name: tent.name,
      tagline: tent.tagline,
      url,
      logo: tent.logo ? await printPhoto(ctx.ports.storage, tent.logo) : null,
      colour: paint.first,
      onColour: paint["on-first"],
    },
    title: scope.of === "category" ? scope.name : scope.of === "offers" ? words.offers : words.title,
    facts: [
      words.prices(writtenDay(ctx.now(), tent.country.timeZone)),
      words.products(total, formatAmount(total, money)),
    ],
    words: {
      scan: words.scan,
      order: tent.whatsapp === null ? "" : words.order,
      noPhoto: words.noPhoto,
      before: words.before,
      page: words.page,
    },
    sections: sections.map(({ category, products }) => ({
      heading: many ? (category ?? words.others) : null,
      products: products.length,
    })),
  };
  const store: Store = { copy, money, url };
  return { store, sections, book };
}

/** Formats a date as "20/11/2026". */
function writtenDay(moment: Date, timeZone: string): string {
  return localTime(moment, timeZone).date.split("-").reverse().join("/");
}

async function* readOneByOne(
  ctx: ServiceContext,
  sections: readonly PdfSection[],
  store: Store,
  say: (done: number) => Promise<void>,
): AsyncGenerator<PdfProduct> {
  let done = 0;
  await say(done);
  for (const { products } of sections) {
    for (const card of products) {
      const photo = card.photo ? await printPhoto(ctx.ports.storage, card.photo) : null;
      yield { ...wordsOf(card, store), photo };
      done += 1;
      if (done % STEP === 0) await say(done);
    }
  }
  await say(done);
}

function wordsOf(card: ProductCardView, { copy, money, url }: Store): Omit<PdfProduct, "photo"> {
  const { book: words } = copy.share;
  const { priceCents, previousCents } = card;
  const price = priceCents === null ? words.ask : formatPrice(priceCents, money);
  return {
    name: card.name,
    choices: card.choices,
    price: card.from ? `${words.from} ${price}` : price,
    per: priceCents === null ? "" : copy.catalogue.per[card.unit],
    before: previousCents === null ? null : formatPrice(previousCents, money),
    tag: card.soldOut ? words.soldOut : card.offer ? words.offer : null,
    url: `${url}${card.path}`,
  };
}
