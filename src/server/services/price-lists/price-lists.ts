import { randomBytes } from "node:crypto";
import { lineKey } from "~/domain/catalogue/cart/cart";
import { listPath } from "~/domain/price-lists/list-link";
import {
  MAX_LIST_ENTRIES,
  MAX_PRICE_LISTS,
  MIN_LIST_PASSWORD,
  type PriceListSettings,
  priceListProblems,
} from "~/domain/price-lists/price-list";
import type { PriceListInput, PriceListUpdate } from "~/domain/price-lists/price-list-schemas";
import { type PromotionState, promotionState } from "~/domain/pricing/promotion";
import { shopClock } from "~/domain/pricing/schedule";
import type { PriceList, Prisma } from "~/generated/prisma/client";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { TentTx, Tx } from "~/server/database/client";
import { fieldError, requireFound, requireNoProblems, requireWritten } from "~/server/errors";
import { amountOf } from "~/server/services/pricing/offer-columns";
import { readTimeZone } from "~/server/services/pricing/promotions";
import { type OwnRules, ruleCalls } from "~/server/services/pricing/rule-calls";
import { addedIds, areOwnProducts } from "~/server/services/pricing/rule-reach";
import { settingsAfter } from "~/server/services/pricing/settings-after";
import { changeTent } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";

export interface PriceListView extends PriceListSettings {
  id: number;
  state: PromotionState;
  secret: string;
  /** The address that the merchant passes on. */
  link: string;
  hasPassword: boolean;
  /** Products and variants with a price of their own. */
  entries: number;
  customers: number;
  requests: number;
}

const SECRET_BYTES = 16;
const newSecret = () => randomBytes(SECRET_BYTES).toString("base64url");

const settingsOf = (row: PriceList): PriceListSettings => ({
  name: row.name,
  percent: amountOf(row.percent),
  rounding: amountOf(row.rounding),
  minTotal: amountOf(row.minTotal),
  minUnits: row.minUnits,
  from: row.validFrom,
  to: row.validTo,
  paused: row.paused,
  visibleProductIds: row.restricted ? row.visibleProductIds : null,
  takesRequests: row.takesRequests,
  hidesPublic: row.hidesPublic,
});

const columnsOf = ({ from, to, visibleProductIds, ...settings }: PriceListSettings) => ({
  ...settings,
  validFrom: from,
  validTo: to,
  restricted: visibleProductIds !== null,
  visibleProductIds: [...new Set(visibleProductIds ?? [])],
});

const NOTHING: PriceListSettings = {
  name: "",
  percent: null,
  rounding: null,
  minTotal: null,
  minUnits: null,
  from: null,
  to: null,
  paused: false,
  visibleProductIds: null,
  takesRequests: false,
  hidesPublic: false,
};

/** Those who wait for the merchant's answer. */
export const WAITING_CUSTOMERS = {
  acceptedAt: null,
  refusedAt: null,
} as const satisfies Prisma.PriceListCustomerWhereInput;

const counts = {
  entries: true,
  customers: { where: { acceptedAt: { not: null } } },
} as const satisfies Prisma.PriceListCountOutputTypeSelect;

const ofShop = { select: { ...ORIGIN_COLUMNS, country: { select: { timeZone: true } } } } as const;

/** The lists as their merchant sees them, without the products that were deleted since. */
async function readViews(ctx: ServiceContext, tx: Tx, where: OwnRules): Promise<PriceListView[]> {
  const { tentId } = where;
  const rows = await tx.priceList.findMany({
    where,
    orderBy: { id: "asc" },
    include: { _count: { select: counts }, tent: ofShop },
  });
  const waiting = await tx.priceListCustomer.groupBy({
    by: ["priceListId"],
    where: { priceListId: { in: rows.map((row) => row.id) }, ...WAITING_CUSTOMERS },
    _count: true,
  });
  const requests = new Map(waiting.map((one) => [one.priceListId, one._count]));
  const named = rows.flatMap(({ visibleProductIds }) => visibleProductIds);
  const products =
    named.length === 0
      ? []
      : await tx.product.findMany({ where: { tentId, deletedAt: null, id: { in: named } }, select: { id: true } });
  const there = new Set(products.map((product) => product.id));
  return rows.map(({ _count, tent, ...row }) => {
    const settings = settingsOf(row);
    return {
      ...settings,
      visibleProductIds: settings.visibleProductIds?.filter((one) => there.has(one)) ?? null,
      id: row.id,
      state: promotionState(settings, shopClock(ctx.now(), tent.country.timeZone)),
      secret: row.secret,
      link: originOf(tent) + listPath(row.secret),
      hasPassword: row.passwordHash !== null,
      ..._count,
      requests: requests.get(row.id) ?? 0,
    };
  });
}

const lists = ruleCalls({
  table: (tx) => tx.priceList,
  readViews,
  room: { most: MAX_PRICE_LISTS, field: "name", full: "priceList.tooMany" },
});

/** The shop's price lists, the oldest first. */
export const listPriceLists = lists.list;
export const getPriceList = lists.get;

/** What a request makes of a list. @throws VALIDATION beside the fields */
async function readSettings(
  tx: Tx,
  tentId: OwnedTentId,
  { given, before, id }: { given: Partial<PriceListInput>; before: PriceListSettings; id?: number },
): Promise<PriceListSettings> {
  const after = settingsAfter(before, given);
  requireNoProblems(priceListProblems(after, await readTimeZone(tx, tentId)));
  await requireFreeName(tx, tentId, { name: after.name, id });
  const shown = addedIds(after.visibleProductIds, before.visibleProductIds);
  if (!(await areOwnProducts(tx, tentId, shown))) throw fieldError("visibleProductIds", "priceList.productGone");
  return after;
}

/**
 * Orders and files tell lists apart by their names. It also keeps a list that is created
 * again, because the first answer was lost, from being there twice.
 * @throws VALIDATION when another list has the name, in capitals or not
 */
async function requireFreeName(tx: Tx, tentId: OwnedTentId, { name, id }: { name: string; id?: number }) {
  const lists = await tx.priceList.findMany({ where: { tentId }, select: { id: true, name: true } });
  const isTaken = lists.some((list) => list.id !== id && list.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw fieldError("name", "priceList.nameTaken");
}

/** The columns of a password that a request sets or takes away; none where it says nothing of it. */
async function passwordColumns(password: string | null | undefined) {
  if (password === undefined) return {};
  if (password === null) return { passwordHash: null };
  if (password.length < MIN_LIST_PASSWORD) throw fieldError("password", "priceList.passwordShort");
  return { passwordHash: await hashPassword(password) };
}

interface EntryOf {
  productId: number;
  variantId: number | null;
}

/** By `lineKey`: where entries of one call contradict each other, the last one counts. */
export const lastEntries = <Entry extends EntryOf>(entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [lineKey(entry), entry]));

/** Writes the own prices of a list in the place of those that it had. @throws VALIDATION for a product of another shop */
async function replaceEntries(
  tx: TentTx,
  tentId: OwnedTentId,
  id: number,
  entries: NonNullable<PriceListInput["entries"]>,
): Promise<void> {
  await requireOwnEntries(tx, tentId, entries);
  await tx.priceListEntry.deleteMany({ where: { priceListId: id } });
  const last = [...lastEntries(entries).values()];
  await tx.priceListEntry.createMany({ data: last.map((entry) => ({ ...entry, priceListId: id })) });
}

/** @throws VALIDATION unless all products, and variants of them, are the shop's own */
export async function requireOwnEntries(tx: Tx, tentId: OwnedTentId, entries: readonly EntryOf[]): Promise<void> {
  const products = await tx.product.findMany({
    where: { tentId, deletedAt: null, id: { in: entries.map(({ productId }) => productId) } },
    select: { id: true, variants: { select: { id: true } } },
  });
  const variantsOf = new Map(products.map(({ id, variants }) => [id, new Set(variants.map((one) => one.id))]));
  const isOwn = ({ productId, variantId }: (typeof entries)[number]) => {
    const variants = variantsOf.get(productId);
    return variants !== undefined && (variantId === null || variants.has(variantId));
  };
  if (!entries.every(isOwn)) throw fieldError("entries", "priceList.entryGone");
}

/** @throws VALIDATION when the list has more prices than a list may have */
export async function requireEntriesFit(tx: Tx, id: number): Promise<void> {
  const count = await tx.priceListEntry.count({ where: { priceListId: id } });
  if (count > MAX_LIST_ENTRIES) throw fieldError("entries", "priceList.tooManyEntries");
}

/** @throws VALIDATION beside its fields */
export async function createPriceList(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { entries, password, ...given }: PriceListInput,
): Promise<PriceListView> {
  const secured = await passwordColumns(password);
  return lists.write(ctx, tentId, async (tx) => {
    await lists.requireRoom(tx, tentId);
    const settings = await readSettings(tx, tentId, { given, before: NOTHING });
    const data = { ...columnsOf(settings), ...secured, tentId, secret: newSecret() };
    const list = await tx.priceList.create({ data });
    if (entries) await replaceEntries(tx, tentId, list.id, entries);
    return list;
  });
}

/** Changes the given fields. @throws NOT_FOUND, and VALIDATION beside the fields */
export async function updatePriceList(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, entries, password, ...given }: PriceListUpdate,
): Promise<PriceListView> {
  const secured = await passwordColumns(password);
  return lists.write(ctx, tentId, async (tx) => {
    const before = settingsOf(requireFound(await tx.priceList.findFirst({ where: { id, tentId } })));
    const settings = await readSettings(tx, tentId, { given, before, id });
    // devices that knew the password before are asked again
    const asked = password === undefined ? {} : { passwordVersion: { increment: 1 } };
    await tx.priceList.update({ where: { id, tentId }, data: { ...columnsOf(settings), ...secured, ...asked } });
    if (entries) await replaceEntries(tx, tentId, id, entries);
    return { id };
  });
}

/** In a change of the shop. @throws NOT_FOUND */
export async function giveNewLink(tx: TentTx, tentId: OwnedTentId, id: number): Promise<void> {
  requireWritten(await tx.priceList.updateMany({ where: { id, tentId }, data: { secret: newSecret() } }));
}

/** Gives a list another link; the one that it had opens nothing any more. @throws NOT_FOUND */
export async function changeListLink(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<PriceListView> {
  return lists.write(ctx, tentId, async (tx) => {
    await giveNewLink(tx, tentId, id);
    return { id };
  });
}

/** Orders keep its name. @throws NOT_FOUND */
export async function deletePriceList(ctx: ServiceContext, tentId: OwnedTentId, id: number): Promise<true> {
  await changeTent(ctx, tentId, async ({ tx }) => {
    await lists.take(tx, tentId, [id]);
    await tx.$executeRaw`UPDATE promotions SET on_lists = array_remove(on_lists, ${id}::int) WHERE tent_id = ${tentId}`;
  });
  return true;
}
