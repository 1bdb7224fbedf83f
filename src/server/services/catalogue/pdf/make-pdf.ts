import { randomBytes } from "node:crypto";
import { type Copy, copyFor } from "~/copy/copy";
import { listPageCopyFor } from "~/copy/list-page";
import { standInNames } from "~/copy/stand-in-names";
import { MAX_PDF_PRODUCTS } from "~/domain/catalogue/pdf/pdf-scope";
import { type StoredPdfScope, storedPdfScopeSchema } from "~/domain/catalogue/pdf/pdf-scope-schemas";
import { printableName, printableProduct } from "~/domain/catalogue/pdf/pdf-text";
import { ONE } from "~/domain/money/milli";
import { formatAmount, formatPrice, percentOff } from "~/domain/money/money";
import { type MoneyFormat, moneyFormatOf } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { listPath } from "~/domain/price-lists/list-link";
import { localTime } from "~/domain/tent/hours";
import { whatsappUrl } from "~/domain/tent/whatsapp-url";
import { withoutAccents } from "~/domain/text";
import { presetOf } from "~/domain/theme/presets";
import { paintTokens } from "~/domain/theme/theme";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import { type CataloguePdf, type PdfPictureUse, type PdfProduct, pdfFileName } from "~/server/ports/catalogue-pdf";
import { printPhoto } from "~/server/services/image/print-photo";
import { findOwnList, type OpenPriceList } from "~/server/services/price-lists/open-list";
import { mintOwnedTentId, type OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";
import { chatOf, OWN_WHATSAPP } from "~/server/services/tent/settings/phone-of";
import { THEME_COLUMNS } from "~/server/services/theme/theme-columns";
import { type CatalogueCard, readPdfProducts } from "./pdf-products";
import { pdfUnderWay } from "./pdf-record";

/** After this many products the row's progress is updated, and cancellation is checked. */
const STEP = 20;

/** So many are made and sent in a moment, with large photos. */
const FEW_PRODUCTS = 150;

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
  const own = scope.list && (await findOwnList(ctx.db, tentId, scope.list.id));
  // trying again would not help; the panel says why
  if (scope.list && !own) return failCataloguePdf(ctx, { pdfId });
  const book = await readBook(ctx, tentId, { scope, own });
  const total = book.sections.reduce((sum, { products }) => sum + products.length, 0);
  const say = async (done: number): Promise<void> => {
    signal?.throwIfAborted();
    const { count } = await ctx.db.cataloguePdf.updateMany({ where: wanted, data: { status: "RUNNING", done, total } });
    if (count === 0) throw new NoLongerWanted();
  };
  const name = pdfFileName(pdfId, randomBytes(8).toString("hex"));
  try {
    await ctx.ports.cataloguePdfs.make(name, {
      ...book,
      onProduct: async (done) => {
        if (done % STEP === 0 || done === total) await say(done);
      },
    });
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

/** What of a shop is written, and for whom. */
interface Asked {
  scope: StoredPdfScope;
  /** The price list whose prices it has. */
  own: { list: OpenPriceList; secret: string } | null;
}

interface Store {
  copy: Copy;
  money: MoneyFormat;
  url: string;
}

async function readBook(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { scope, own }: Asked,
): Promise<Omit<CataloguePdf, "onProduct">> {
  const tent = requireFound(
    await ctx.db.tent.findUnique({
      where: { id: tentId },
      select: {
        name: true,
        tagline: true,
        ...ORIGIN_COLUMNS,
        countryId: true,
        ...OWN_WHATSAPP,
        ...THEME_COLUMNS,
        logo: { select: { hash: true, width: true } },
        cover: { select: { hash: true, width: true } },
        country: { select: { id: true, symbol: true, timeZone: true, codNumber: true } },
      },
    }),
  );
  const copy = copyFor(tent.countryId);
  const money = moneyFormatOf(tent.country);
  const { book: words } = copy.share;
  const list = own?.list ?? null;
  const sections = await readPdfProducts(ctx, tentId, { scope, list, limit: MAX_PDF_PRODUCTS });
  const total = sections.reduce((sum, { products }) => sum + products.length, 0);
  // links lead to where these prices are
  const origin = originOf(tent);
  const store: Store = { copy, money, url: origin + (own ? listPath(own.secret) : "") };
  const chat = chatOf(tent, tent);
  const counted = (count: number) => words.products(count, formatAmount(count, money));
  const many = sections.length > 1;
  return {
    format: scope.format,
    style: presetOf(tent.styleId).key,
    colours: paintTokens(tent, "light"),
    shop: {
      name: printableName(tent.name, new URL(origin).host),
      tagline: writtenMinimum(list, tent.countryId, money) ?? tent.tagline,
      url: store.url,
      logo: tent.logo,
      cover: tent.cover,
      chat: chat && whatsappUrl(chat, copy.catalogue.whatsappPrefix(withoutAccents(tent.name))),
    },
    title: titleOf(scope, list, copy),
    facts: [words.prices(writtenDay(ctx.now(), tent.country.timeZone)), counted(total)],
    words: {
      scan: words.scan,
      order: words.order,
      index: words.index,
      toIndex: words.toIndex,
      tap: words.tap,
      continued: words.continued,
      continues: words.continues,
      products: counted,
    },
    sections: sections.map(({ category, picture, products }, at) => ({
      heading: many ? printableName(category ?? words.others, standInNames.category(at + 1)) : null,
      picture,
      products: products.map((card) => writtenProduct(card, store)),
    })),
    picture: (picture, use, ratio) =>
      printPhoto(ctx.ports.storage, picture, { side: sideOf(use, total), ratio, isSmall: total <= FEW_PRODUCTS }),
  };
}

function titleOf(scope: StoredPdfScope, list: OpenPriceList | null, { share }: Copy): string {
  const { book: words } = share;
  const part = scope.of === "category" ? printableName(scope.name, "") : scope.of === "offers" ? words.offers : "";
  return [list ? printableName(list.name, "") : "", part].filter((name) => name !== "").join(": ") || words.title;
}

/** What a price list asks of an order, if it asks for something: "Compra mínima $ 40.000 y 4 unidades". */
function writtenMinimum(list: OpenPriceList | null, countryId: number, money: MoneyFormat): string | null {
  const words = listPageCopyFor(countryId);
  const least = [
    ...(list?.minTotal ? [formatPrice(list.minTotal, money)] : []),
    ...(list?.minUnits ? [words.pieces(list.minUnits)] : []),
  ];
  return least.length > 0 ? words.minimum(least) : null;
}

/** The more products, the smaller their photos: the file is sent from phone to phone. */
function sideOf(use: PdfPictureUse, products: number): number {
  if (use === "cover") return 1_100;
  if (use === "small") return 160;
  return products <= FEW_PRODUCTS ? 480 : products <= 600 ? 400 : 320;
}

/** Formats a date as "20/11/2026". */
function writtenDay(moment: Date, timeZone: string): string {
  return localTime(moment, timeZone).date.split("-").reverse().join("/");
}

function writtenProduct(card: CatalogueCard, { copy, money, url }: Store): PdfProduct {
  const { book: words } = copy.share;
  const { priceCents, previousCents } = card;
  const price = priceCents === null ? words.ask : formatPrice(priceCents, money);
  const percent = percentOff(previousCents, priceCents);
  return {
    name: printableProduct(card, standInNames.product(card.id)),
    choices: writtenChoices(card, money),
    price: card.from ? `${words.from} ${price}` : price,
    per: priceCents === null ? "" : copy.catalogue.per[card.unit],
    before: previousCents === null ? null : formatPrice(previousCents, money),
    offer: percent === null ? (card.offer ? words.offer : null) : `−${percent}\u00a0%`,
    soldOut: card.soldOut ? words.soldOut : null,
    minimum: card.minQuantity > ONE ? words.minimum(formatQuantity(card.minQuantity, card.unit, money)) : null,
    url: `${url}${card.path}`,
    photo: card.photo && { hash: card.photo.hash, width: card.photo.width },
  };
}

const printedValue = (value: string, at: number) => printableName(value, standInNames.option(at + 1));

/** "1 kg $ 4.200 · 2 kg $ 7.900" if the prices differ by the only option, otherwise "S, M, L · Azul, Negro". */
function writtenChoices({ options, priced }: CatalogueCard, money: MoneyFormat): string | null {
  const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");
  if (priced.some(({ priceCents }) => priceCents !== null)) {
    const shown = priced.map(({ value: typed, priceCents }, at) => {
      const value = printedValue(typed, at);
      return unbroken(priceCents === null ? value : `${value} ${formatPrice(priceCents, money)}`);
    });
    return shown.join(" · ");
  }
  const values = options
    .filter((own) => own.length > 0)
    .map((own) => own.map((value, at) => unbroken(printedValue(value, at))).join(", "));
  return values.join(" · ") || null;
}
