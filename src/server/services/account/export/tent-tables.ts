import type { Copy } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { CSV_START, csvLine } from "~/domain/csv";
import { typedFromCents } from "~/domain/money/money";
import { writtenPercent } from "~/domain/order/place/payment";
import { hoursLines } from "~/domain/tent/hours";
import type { Prisma } from "~/generated/prisma/client";
import type { Db } from "~/server/database/client";
import { inBatches } from "~/server/database/in-batches";
import { originOf } from "~/server/services/tent/domains/origin-of";
import { chatOf } from "~/server/services/tent/settings/phone-of";
import { readSettings, SETTING_COLUMNS } from "~/server/services/tent/settings/read-settings";

const BATCH = 500;

/** The shop's categories as CSV, in their order. */
export async function* categoryTable(db: Db, tentId: number, { tentExport }: Copy): AsyncGenerator<string> {
  const { categories: columns, yes, no } = tentExport;
  const rows = await db.category.findMany({
    where: { tentId },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    select: {
      name: true,
      paused: true,
      slug: true,
      _count: { select: { products: { where: { deletedAt: null } } } },
    },
  });
  yield CSV_START + csvLine([columns.name, columns.paused, columns.products, columns.address]);
  for (const { name, paused, slug, _count } of rows)
    yield csvLine([name, paused ? yes : no, _count.products, `/${slug}`]);
}

/** The shop's customers as CSV, never in memory as a whole. */
export async function* customerTable(db: Db, tentId: number, { tentExport }: Copy): AsyncGenerator<string> {
  const { country } = await db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { country: { select: { timeZone: true } } },
  });
  const day = new Intl.DateTimeFormat("sv-SE", { timeZone: country.timeZone, dateStyle: "short" });
  const columns = tentExport.customers;
  yield CSV_START + csvLine([columns.name, columns.phone, columns.note, columns.since]);
  const rows = inBatches((after) =>
    db.customer.findMany({
      where: { tentId, id: { gt: after } },
      orderBy: { id: "asc" },
      take: BATCH,
      select: { id: true, name: true, phone: true, note: true, createdAt: true },
    }),
  );
  for await (const { name, phone, note, createdAt } of rows)
    yield csvLine([name, phone ?? "", note ?? "", day.format(createdAt)]);
}

const settingsSelect = {
  ...SETTING_COLUMNS,
  description: true,
  branches: { orderBy: { order: "asc" } },
  links: { orderBy: { order: "asc" } },
  templates: { orderBy: { order: "asc" } },
} satisfies Prisma.TentSelect;

type Value = string | number | boolean | null;

/** The shop's settings as CSV, a row for each that has a value, under the names that their screens have. */
export async function settingsTable(db: Db, tentId: number, copy: Copy): Promise<string> {
  const tent = readSettings(await db.tent.findUniqueOrThrow({ where: { id: tentId }, select: settingsSelect }));
  const { settings: words, yes, no } = copy.tentExport;
  const { fields, payment, holiday: holidayWords, legal, analytics } = copy.tent;
  const { money, holiday, hours } = tent;
  const rows: [string, Value][] = [
    [fields.name, tent.name],
    [words.address, originOf(tent)],
    [fields.tagline, tent.tagline],
    [words.description, tent.description],
    [fields.notice, tent.notice],
    [fields.country, tent.country.name],
    [fields.whatsapp, chatOf(tent, tent)],
    [fields.instagram, tent.instagram],
    [fields.facebook, tent.facebook],
    [words.domain, tent.domain?.domain ?? null],
    [words.hours, hours && hoursLines(hours, copy.catalogue.hours).join("; ")],
    [holidayWords.from, holiday?.from ?? null],
    [holidayWords.until, holiday?.until ?? null],
    [holidayWords.text, holiday?.text ?? null],
    [fields.minimumPurchase, typedFromCents(tent.minimumPurchase, money)],
    [fields.customerPhone, fields.customerPhones[tent.customerPhone]],
    [fields.orderText, tent.orderText],
    [fields.listingLayout, fields.listingLayouts[tent.listingLayout]],
    [fields.showSoldOut, tent.showSoldOut],
    [fields.stockHold, tent.stockHold],
    [fields.stockHoldHours, tent.stockHold ? tent.stockHoldHours : null],
    [fields.pickup, tent.pickupEnabled],
    [fields.pickupText, tent.pickupText],
    [fields.delivery, tent.deliveryEnabled],
    [fields.deliveryText, tent.deliveryText],
    [fields.deliveryCost, typedFromCents(tent.deliveryCost, money)],
    ...tent.deliveryZones.map(({ name, costCents }): [string, Value] => [
      fill(words.zone, { zone: name }),
      typedFromCents(costCents, money),
    ]),
    [fields.freeDeliveryFrom, typedFromCents(tent.freeDeliveryFrom, money)],
    [payment.text, tent.paymentText],
    ...tent.adjustments.map(({ method, percent }): [string, Value] => [
      payment.methods[method],
      fill(percent > 0 ? payment.less : payment.more, { percent: writtenPercent(percent, money) }),
    ]),
    [payment.alias, tent.paymentAlias],
    [payment.account, tent.paymentCbu],
    [payment.holder, tent.paymentHolder],
    [payment.installments, tent.installmentsText],
    [legal.name, tent.legalName],
    [legal.cuit, tent.cuit],
    [legal.dataFiscal, tent.dataFiscalUrl],
    [legal.regret, tent.regretButton],
    [legal.net, tent.netPrices],
    [analytics.google, tent.ga4Id],
    [analytics.meta, tent.pixelId],
    ...tent.branches.map(({ name, address, atencion, telefono, text, mapsUrl, ...branch }): [string, Value] => [
      fill(words.branch, { name }),
      [address, atencion, telefono, chatOf(tent, branch), text, mapsUrl].filter(Boolean).join("; ") || yes,
    ]),
    ...tent.links.map(({ name, url }): [string, Value] => [fill(words.link, { name }), url]),
    ...tent.templates.map(({ name, text }): [string, Value] => [fill(words.template, { name }), text]),
  ];
  const written = (value: Value) => (typeof value === "boolean" ? (value ? yes : no) : (value ?? ""));
  const filled = rows.filter(([, value]) => value !== null && value !== "");
  return (
    CSV_START +
    csvLine([words.name, words.value]) +
    filled.map(([name, value]) => csvLine([name, written(value)])).join("")
  );
}
