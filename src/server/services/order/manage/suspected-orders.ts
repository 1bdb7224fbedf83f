import { z } from "zod";
import type { SuspectedRange } from "~/domain/order/place/schemas";
import { storedSpellings } from "~/domain/tent/phone";
import type { Order } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { withTentLock } from "~/server/services/tenancy/lock-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

const MAX_GROUPS = 31;

const moment = z.string().transform((text) => new Date(`${text}Z`));
const groupsSchema = z.object({
  timeZone: z.string(),
  groups: z.array(
    z.object({ count: z.number().int(), from: z.number().int(), to: z.number().int(), first: moment, last: moment }),
  ),
});

/** Pending suspected orders, grouped by day in the shop's time zone, newest first. */
export async function listSuspected(ctx: ServiceContext, tentId: OwnedTentId) {
  const raw = await ctx.db.$queryRaw<{ answer: unknown }[]>`
    SELECT jsonb_build_object('timeZone', c.time_zone, 'groups', (
      SELECT coalesce(jsonb_agg(g ORDER BY g.last DESC), '[]'::jsonb) FROM (
        SELECT count(*) AS count, min(o.number) AS "from", max(o.number) AS "to",
          min(o.created_at) AS first, max(o.created_at) AS last
        FROM orders o WHERE o.tent_id = t.id AND o.suspected AND o.status = 'NEW'
        GROUP BY (o.created_at AT TIME ZONE 'UTC' AT TIME ZONE c.time_zone)::date
        ORDER BY max(o.created_at) DESC LIMIT ${MAX_GROUPS}
      ) g)) AS answer
    FROM tents t JOIN countries c ON c.id = t.country_id WHERE t.id = ${tentId}`;
  return { ...groupsSchema.parse(raw[0]?.answer), asOf: ctx.now() };
}

/** A single order may have been discarded before; of a range only pending ones count. */
const within = (tentId: OwnedTentId, { from, to }: SuspectedRange) => ({
  tentId,
  suspected: true,
  number: { gte: from, lte: to },
  ...(from === to ? {} : { status: "NEW" as const }),
});

async function noteEvents(ctx: ServiceContext, tx: Tx, ids: readonly bigint[], kind: string): Promise<void> {
  const actorId = ctx.actor?.userId ?? null;
  await tx.orderEvent.createMany({ data: ids.map((orderId) => ({ orderId, kind, actorId, at: ctx.now() })) });
}

/** @throws NOT_FOUND when the shop has no orders in that range */
async function requireAny(tx: Tx, tentId: OwnedTentId, { from, to }: SuspectedRange): Promise<void> {
  if ((await tx.order.count({ where: { tentId, number: { gte: from, lte: to } } })) === 0)
    throw new AppError("NOT_FOUND");
}

type Accepted = Pick<Order, "id" | "customerName" | "customerPhone" | "createdAt">;

/** Gives orders to their customers, who may be new. One who is stored in an older spelling of the number is the same person. */
async function joinCustomers(tx: Tx, tentId: OwnedTentId, orders: readonly Accepted[]): Promise<void> {
  const people = orders.flatMap(({ customerPhone: phone, customerName: name, createdAt }) =>
    phone === null ? [] : [{ tentId, phone, name, createdAt }],
  );
  const spelled = new Map(people.flatMap(({ phone }) => storedSpellings(phone).map((one) => [one, phone])));
  const where = { tentId, phone: { in: [...spelled.keys()] } };
  const nowOf = (phone: string | null) => spelled.get(phone ?? "");
  const known = await tx.customer.findMany({ where, select: { phone: true } });
  const has = new Set(known.map(({ phone }) => nowOf(phone)));
  await tx.customer.createMany({ data: people.filter(({ phone }) => !has.has(phone)), skipDuplicates: true });
  const customers = await tx.customer.findMany({ where, select: { id: true, phone: true }, orderBy: { id: "desc" } });
  const idOf = new Map(customers.map(({ id, phone }) => [nowOf(phone), id]));
  await tx.$executeRaw`
    UPDATE orders o SET customer_id = c.id FROM unnest(${[...idOf.keys()]}::text[], ${[...idOf.values()]}::bigint[]) AS c (phone, id)
    WHERE o.id = ANY(${orders.map(({ id }) => id)}) AND o.tent_id = ${tentId} AND o.customer_phone = c.phone`;
}

/** Turns them into regular orders with their customers; stock is taken on confirmation, as for any order. */
export async function acceptSuspected(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  range: SuspectedRange,
): Promise<{ changed: number }> {
  return withTentLock(ctx, tentId, async (tx) => {
    await requireAny(tx, tentId, range);
    const rows = await tx.order.updateManyAndReturn({
      where: within(tentId, range),
      data: { suspected: false, status: "NEW", couponReturned: false },
      select: { id: true, customerName: true, customerPhone: true, createdAt: true },
    });
    const ids = rows.map(({ id }) => id);
    await joinCustomers(tx, tentId, rows);
    await noteEvents(ctx, tx, ids, "accept");
    return { changed: ids.length };
  });
}

/** Archives them: searches still find them, and each can be accepted later. */
export async function discardSuspected(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  range: SuspectedRange,
): Promise<{ changed: number }> {
  return withTentLock(ctx, tentId, async (tx) => {
    await requireAny(tx, tentId, range);
    const rows = await tx.order.updateManyAndReturn({
      where: { ...within(tentId, range), status: "NEW" },
      data: { status: "ARCHIVED", couponReturned: true },
      select: { id: true },
    });
    const ids = rows.map(({ id }) => id);
    await noteEvents(ctx, tx, ids, "discard");
    return { changed: ids.length };
  });
}
