import { createHmac, timingSafeEqual } from "node:crypto";
import { type Cents, centsFromDecimal } from "~/domain/money/money";
import { isListSecret, type ListKey } from "~/domain/price-lists/list-link";
import { shopClock } from "~/domain/pricing/schedule";
import type { PriceListTerms } from "~/domain/pricing/unit-price";
import { storedSpellings } from "~/domain/tent/phone";
import { env } from "~/env";
import type { Prisma } from "~/generated/prisma/client";
import type { Tx } from "~/server/database/client";
import { AppError, requireFound } from "~/server/errors";
import type { OwnedTentId, PublicTentId } from "~/server/services/tenancy/tenant-ids";
import { isListActive } from "./hidden-prices";

/** The prices of a list, and what it asks of an order. */
export interface OpenPriceList extends PriceListTerms {
  name: string;
  /** Of the goods of an order. */
  minTotal: Cents | null;
  minUnits: number | null;
  /** The products that it shows; null for all. */
  productIds: readonly number[] | null;
}

const columns = {
  id: true,
  name: true,
  percent: true,
  rounding: true,
  minTotal: true,
  minUnits: true,
  restricted: true,
  visibleProductIds: true,
  passwordHash: true,
  passwordVersion: true,
  validFrom: true,
  validTo: true,
  paused: true,
  tent: { select: { country: { select: { timeZone: true } } } },
} as const satisfies Prisma.PriceListSelect;

type ListRow = Prisma.PriceListGetPayload<{ select: typeof columns }>;

const toOpenList = (row: ListRow): OpenPriceList => ({
  id: row.id,
  name: row.name,
  percent: Number(row.percent ?? 0),
  rounding: centsFromDecimal(row.rounding),
  minTotal: centsFromDecimal(row.minTotal),
  minUnits: row.minUnits,
  productIds: row.restricted ? row.visibleProductIds : null,
});

const isActive = (row: ListRow, now: Date): boolean =>
  !row.paused && isListActive(row, shopClock(now, row.tent.country.timeZone));

const PASS_BYTES = 16;

/** What a device gets for a list's password, the same for all until the password or the link changes. */
export const listPass = ({ id, passwordVersion }: Pick<ListRow, "id" | "passwordVersion">, secret: string): string =>
  createHmac("sha256", env.NEXTAUTH_SECRET)
    .update(`price-list ${id} ${passwordVersion} ${secret}`)
    .digest()
    .subarray(0, PASS_BYTES)
    .toString("base64url");

function isPass(given: string | null, pass: string): boolean {
  const [one, other] = [Buffer.from(given ?? ""), Buffer.from(pass)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What a link opens: a list, with or without what a device got for a password, or the question for it. */
export type ListAccess = { kind: "open"; list: OpenPriceList; byPass: boolean } | { kind: "locked" };

/** The active list of the shop with this link; null if there is none, also while it is paused or outside its dates. */
export async function findOpenList(
  db: Tx,
  tentId: PublicTentId | OwnedTentId,
  { secret, pass }: ListKey,
  now: Date,
): Promise<ListAccess | null> {
  if (!isListSecret(secret)) return null;
  const row = await db.priceList.findFirst({ where: { tentId, secret }, select: columns });
  if (!row || !isActive(row, now)) return null;
  const byPass = row.passwordHash !== null;
  if (byPass && !isPass(pass, listPass(row, secret))) return { kind: "locked" };
  return { kind: "open", list: toOpenList(row), byPass };
}

/** A list of the shop with its secret, for its merchant, active or not; null if there is none. */
export async function findOwnList(
  db: Tx,
  tentId: OwnedTentId,
  id: number,
): Promise<{ list: OpenPriceList; secret: string } | null> {
  const row = await db.priceList.findFirst({ where: { id, tentId }, select: { ...columns, secret: true } });
  return row && { list: toOpenList(row), secret: row.secret };
}

/** A list as its merchant reads it, also while it is closed to customers. @throws NOT_FOUND */
export async function readOwnList(db: Tx, tentId: OwnedTentId, id: number): Promise<OpenPriceList> {
  return requireFound(await findOwnList(db, tentId, id)).list;
}

/** The active lists of a shop, the oldest first. */
export async function readActiveLists(db: Tx, tentId: OwnedTentId, now: Date): Promise<OpenPriceList[]> {
  const rows = await db.priceList.findMany({ where: { tentId }, select: columns, orderBy: { id: "asc" } });
  return rows.filter((row) => isActive(row, now)).map(toOpenList);
}

/** The oldest of these lists of which this phone, in digits with the dial code, is an accepted customer's. */
export async function listOfPhone(
  db: Tx,
  lists: readonly OpenPriceList[],
  phone: string,
): Promise<OpenPriceList | null> {
  const customer = await db.priceListCustomer.findFirst({
    where: {
      phone: { in: storedSpellings(phone) },
      acceptedAt: { not: null },
      priceListId: { in: lists.map(({ id }) => id) },
    },
    select: { priceListId: true },
    orderBy: { priceListId: "asc" },
  });
  return lists.find(({ id }) => id === customer?.priceListId) ?? null;
}

/** @throws NOT_FOUND when the key does not open a list of the shop */
export async function requireOpenList(
  { db, now }: { db: Tx; now: () => Date },
  tentId: PublicTentId | OwnedTentId,
  key: ListKey,
): Promise<OpenPriceList> {
  const access = await findOpenList(db, tentId, key, now());
  if (access?.kind !== "open") throw new AppError("NOT_FOUND");
  return access.list;
}
