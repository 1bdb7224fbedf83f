import { z } from "zod";
import { type Cents, cents } from "~/domain/money/money";
import { customerTerms, matchesCustomer } from "~/domain/order/manage/customer-search";
import { MAX_LIST_CUSTOMERS, MAX_REFUSED_REQUESTS } from "~/domain/price-lists/price-list";
import type {
  ListCustomerInput,
  ListCustomerRef,
  ListCustomerRefusal,
  ListCustomerRemoval,
  ListCustomersInput,
} from "~/domain/price-lists/price-list-schemas";
import { storedSpellings, visitorNumber } from "~/domain/tent/phone";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { longIdColumn } from "~/server/database/long-id";
import { fieldError, requireFound, requireWritten } from "~/server/errors";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { giveNewLink } from "./price-lists";

/** Orders count this long for what a customer bought. */
const BOUGHT_MONTHS = 12;

const customerRows = z.array(
  z.object({
    id: longIdColumn,
    name: z.string(),
    phone: z.string(),
    message: z.string().nullable(),
    acceptedAt: z.date().nullable(),
    refusedAt: z.date().nullable(),
    askedAgainAt: z.date().nullable(),
    bought: z.string().transform((sum): Cents => cents(Math.round(Number(sum) * 100))),
  }),
);
type ListCustomer = z.output<typeof customerRows>[number];

async function requireList(tx: Tx, tentId: OwnedTentId, id: number): Promise<void> {
  requireFound(await tx.priceList.findFirst({ where: { id, tentId }, select: { id: true } }));
}

const CUSTOMERS_PAGE = 50;

interface ListCustomersPage {
  /** The first of those who ask, the longest first, and how many they are. */
  asking: ListCustomer[];
  askingTotal: number;
  /** A page of the customers, who bought most by the list first. */
  customers: ListCustomer[];
  total: number;
  pages: number;
  /** The first of those whom the merchant refused, and how many they are: the latest first. */
  refused: ListCustomer[];
  refusedTotal: number;
  /** How many of them have asked again. */
  askedAgain: number;
  /** Nobody has its prices, asks for them, or was refused. */
  isEmpty: boolean;
}

/** Who asks for a list, who has its prices, and who was refused; with a search, those whose name or number has each word. @throws NOT_FOUND */
export async function readListCustomers(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, search, page }: ListCustomersInput,
): Promise<ListCustomersPage> {
  await requireList(ctx.db, tentId, id);
  const rows = await ctx.db.$queryRaw`
    SELECT c.id, c.name, c.phone, c.message, c.accepted_at AS "acceptedAt", c.refused_at AS "refusedAt",
      c.asked_again_at AS "askedAgainAt", coalesce(o.sum, 0)::text AS bought
    FROM price_list_customers c LEFT JOIN LATERAL (
      SELECT sum(o.total) AS sum FROM orders o
      WHERE o.tent_id = ${tentId} AND o.price_list_id = ${id} AND o.customer_phone = c.phone
        AND o.status <> 'CANCELLED' AND NOT o.suspected
        AND o.created_at > ${ctx.now()}::timestamp - make_interval(months => ${BOUGHT_MONTHS}::int)
    ) o ON true
    WHERE c.price_list_id = ${id}
    ORDER BY c.accepted_at IS NOT NULL, CASE WHEN c.accepted_at IS NULL THEN c.id END, o.sum DESC NULLS LAST, c.name, c.id`;
  const all = customerRows.parse(rows);
  const terms = search === null ? null : customerTerms(search);
  const found = terms === null ? all : all.filter((customer) => matchesCustomer(customer, terms));
  const asking = found.filter(({ acceptedAt, refusedAt }) => acceptedAt === null && refusedAt === null);
  const lastHeard = ({ refusedAt, askedAgainAt }: ListCustomer) => Number(askedAgainAt ?? refusedAt);
  const refused = found
    .filter(({ acceptedAt, refusedAt }) => acceptedAt === null && refusedAt !== null)
    .sort((one, other) => lastHeard(other) - lastHeard(one));
  const customers = found.filter(({ acceptedAt }) => acceptedAt !== null);
  return {
    asking: asking.slice(0, CUSTOMERS_PAGE),
    askingTotal: asking.length,
    customers: customers.slice((page - 1) * CUSTOMERS_PAGE, page * CUSTOMERS_PAGE),
    total: customers.length,
    pages: Math.max(1, Math.ceil(customers.length / CUSTOMERS_PAGE)),
    refused: refused.slice(0, CUSTOMERS_PAGE),
    refusedTotal: refused.length,
    askedAgain: refused.filter(({ askedAgainAt }) => askedAgainAt !== null).length,
    isEmpty: all.length === 0,
  };
}

/** @throws VALIDATION when the list has as many customers as a list may have */
async function requireRoom(tx: Tx, id: number): Promise<void> {
  const count = await tx.priceListCustomer.count({ where: { priceListId: id, acceptedAt: { not: null } } });
  if (count >= MAX_LIST_CUSTOMERS) throw fieldError("phone", "priceList.tooManyCustomers");
}

const acceptedNow = (ctx: ServiceContext) => ({ acceptedAt: ctx.now(), refusedAt: null, askedAgainAt: null });

/** Adds a customer, or accepts the one who asks or was refused with this number. @throws NOT_FOUND, and VALIDATION beside the fields */
export async function addListCustomer(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, name, phone: typed }: ListCustomerInput,
): Promise<true> {
  const { countryId, country } = await ctx.db.tent.findUniqueOrThrow({
    where: { id: tentId },
    select: { countryId: true, country: { select: { codNumber: true } } },
  });
  const number = visitorNumber(typed, { id: countryId, codNumber: country.codNumber });
  if (!number.ok) throw fieldError("phone", `phone.${number.reason}`);
  const phone = number.digits;
  await withTentLock(ctx, tentId, async (tx) => {
    await requireList(tx, tentId, id);
    const before = await tx.priceListCustomer.findFirst({
      where: { priceListId: id, phone: { in: storedSpellings(phone) } },
      orderBy: { acceptedAt: { sort: "asc", nulls: "last" } },
      select: { id: true, acceptedAt: true },
    });
    if (before?.acceptedAt) throw fieldError("phone", "priceList.isCustomer");
    await requireRoom(tx, id);
    const accepted = { name, ...acceptedNow(ctx) };
    if (before) await tx.priceListCustomer.update({ where: { id: before.id }, data: accepted });
    else await tx.priceListCustomer.create({ data: { ...accepted, priceListId: id, phone } });
  });
  return true;
}

/** Accepts who asks for the list, or was refused; one who is a customer already stays one. @throws NOT_FOUND, VALIDATION */
export async function acceptListCustomer(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, customerId }: ListCustomerRef,
): Promise<true> {
  await withTentLock(ctx, tentId, async (tx) => {
    await requireList(tx, tentId, id);
    const where = { id: BigInt(customerId), priceListId: id };
    const { acceptedAt } = requireFound(await tx.priceListCustomer.findFirst({ where, select: { acceptedAt: true } }));
    if (acceptedAt) return;
    await requireRoom(tx, id);
    await tx.priceListCustomer.updateMany({ where, data: acceptedNow(ctx) });
  });
  return true;
}

/**
 * Refuses a request, which keeps its number, or takes that back. Does nothing, and says so with false, once they were
 * accepted: another tab may have. @throws NOT_FOUND
 */
export async function refuseListCustomer(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, customerId, refused }: ListCustomerRefusal,
): Promise<boolean> {
  return withTentLock(ctx, tentId, async (tx) => {
    await requireList(tx, tentId, id);
    const where = { id: BigInt(customerId), priceListId: id };
    const select = { acceptedAt: true, refusedAt: true };
    const { acceptedAt, refusedAt } = requireFound(await tx.priceListCustomer.findFirst({ where, select }));
    if (acceptedAt) return false;
    if (refused === (refusedAt !== null)) return true;
    const data = { refusedAt: refused ? ctx.now() : null, askedAgainAt: null };
    await tx.priceListCustomer.updateMany({ where, data });
    if (refused) await dropOldestRefused(tx, id);
    return true;
  });
}

async function dropOldestRefused(tx: Tx, priceListId: number): Promise<void> {
  const oldest = await tx.priceListCustomer.findMany({
    where: { priceListId, acceptedAt: null, refusedAt: { not: null } },
    orderBy: [{ refusedAt: "desc" }, { id: "desc" }],
    skip: MAX_REFUSED_REQUESTS,
    select: { id: true },
  });
  if (oldest.length > 0)
    await tx.priceListCustomer.deleteMany({ where: { id: { in: oldest.map((one) => one.id) }, priceListId } });
}

/**
 * Takes a customer off the list, or deletes a request with its number. Unless the list gets a new link with it, the one that they have goes
 * on opening it. @throws NOT_FOUND
 */
export async function removeListCustomer(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  { id, customerId, newLink }: ListCustomerRemoval,
): Promise<true> {
  await changeTent(
    ctx,
    tentId,
    async ({ tx }) => {
      await requireList(tx, tentId, id);
      requireWritten(await tx.priceListCustomer.deleteMany({ where: { id: BigInt(customerId), priceListId: id } }));
      if (newLink) await giveNewLink(tx, tentId, id);
    },
    () => newLink,
  );
  return true;
}
