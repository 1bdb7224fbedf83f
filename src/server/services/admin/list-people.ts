import { canonicalEmail } from "~/domain/account/email";
import type { TentListInput, UserListInput } from "~/domain/admin/schemas";
import { referencedKey } from "~/domain/billing/payment-reference";
import { phoneFragments } from "~/domain/tent/phone";
import { foldText } from "~/domain/text";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { listSameMails } from "~/server/services/session/find-account";
import { tentOrigin } from "~/server/site/addresses";

const ROWS_PER_PAGE = 25;
/** Counting stops here: beyond it the total is shown as "more than". */
const COUNTED = 10_000;

const { sql, empty } = Prisma;

type OfTent = (condition: Prisma.Sql) => Prisma.Sql;

/**
 * Matches, ignoring accents: name, mail and phone of the person; name, address and WhatsApp of a shop; or a payment
 * reference.
 */
function searched(search: string | null, ofTent: OfTent): Prisma.Sql {
  if (search === null) return sql`TRUE`;
  const key = referencedKey(search);
  if (key !== null) return sql`s.id IN (SELECT subscriber_id FROM subscriptions WHERE request_key LIKE ${`${key}%`})`;
  const containing = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const like = containing(foldText(search));
  const parts = phoneFragments(search).map((part) => `%${part}%`);
  const phone =
    parts.length > 0
      ? sql`OR regexp_replace(coalesce(u.phone, ''), '[^0-9]', '', 'g') LIKE ANY(${parts})
          OR ${ofTent(sql`coalesce(t.whatsapp_area, '') || coalesce(t.whatsapp, '') LIKE ANY(${parts})`)}`
      : empty;
  const mails = [like, containing(canonicalEmail(search.trim().toLowerCase()) ?? search)];
  return sql`(unaccent(lower(u.name)) LIKE ${like} OR u.email LIKE ANY(${mails})
    OR ${ofTent(sql`unaccent(lower(t.name)) LIKE ${like} OR t.subdomain LIKE ${like}`)} ${phone})`;
}

const anyOfTheirs: OfTent = (condition) =>
  sql`EXISTS (SELECT 1 FROM tents t WHERE t.owner_id = u.id AND (${condition}))`;
const thisOne: OfTent = (condition) => sql`(${condition})`;

async function page(ctx: ServiceContext, id: Prisma.Sql, from: Prisma.Sql, at: number) {
  const [ids, counted] = await Promise.all([
    ctx.db.$queryRaw<{ id: number }[]>`
      SELECT ${id} AS id ${from} ORDER BY ${id} DESC LIMIT ${ROWS_PER_PAGE} OFFSET ${(at - 1) * ROWS_PER_PAGE}`,
    ctx.db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM (SELECT 1 ${from} LIMIT ${COUNTED + 1}) AS counted`,
  ]);
  const count = counted[0]?.count ?? 0;
  return {
    ids: ids.map((row) => row.id),
    count: Math.min(count, COUNTED),
    /** There are more rows than were counted. */
    more: count > COUNTED,
    page: at,
    pages: Math.max(1, Math.ceil(Math.min(count, COUNTED) / ROWS_PER_PAGE)),
  };
}

const plan = (planId: number | null) => (planId === null ? sql`TRUE` : sql`s.plan_id = ${planId}`);

const userStates: Record<Exclude<UserListInput["state"], null | "mail-repetido">, Prisma.Sql> = {
  suspendidas: sql`EXISTS (SELECT 1 FROM tents t WHERE t.owner_id = u.id AND t.suspended)`,
  "sin-tienda": sql`u.role = 'MERCHANT' AND NOT EXISTS (SELECT 1 FROM tents t WHERE t.owner_id = u.id)`,
  prueba: sql`u.test AND u.role = 'MERCHANT'`,
  superusuarios: sql`u.role = 'SUPER'`,
};

async function ofState(ctx: ServiceContext, state: UserListInput["state"]): Promise<Prisma.Sql> {
  if (state === null) return sql`TRUE`;
  return state === "mail-repetido" ? sql`u.id = ANY(${await listSameMails(ctx.db)}::int[])` : userStates[state];
}

/** A page of all users, newest first. */
export async function listUsers(ctx: ServiceContext, { search, state, planId, page: at }: UserListInput) {
  const from = sql`FROM users u LEFT JOIN subscribers s ON s.user_id = u.id
    WHERE ${searched(search, anyOfTheirs)} AND ${plan(planId)} AND ${await ofState(ctx, state)}`;
  const { ids, ...rest } = await page(ctx, sql`u.id`, from, at);
  const rows = await ctx.db.user.findMany({
    where: { id: { in: ids } },
    orderBy: { id: "desc" },
    select: {
      id: true,
      name: true,
      email: true,
      role: true,
      test: true,
      createdAt: true,
      subscriber: { select: { plan: { select: { name: true } } } },
      tents: { orderBy: { id: "asc" }, select: { subdomain: true, suspended: true } },
    },
  });
  return {
    ...rest,
    rows: rows.map(({ subscriber, ...row }) => ({ ...row, plan: subscriber?.plan.name ?? null })),
  };
}

const tentStates: Record<NonNullable<TentListInput["state"]>, Prisma.Sql> = {
  abiertas: sql`NOT t.suspended`,
  suspendidas: sql`t.suspended`,
  cerradas: sql`t.closed_by_team`,
  prueba: sql`u.test AND u.role = 'MERCHANT'`,
};

/** A page of all shops, newest first. */
export async function listTents(ctx: ServiceContext, { search, state, planId, page: at }: TentListInput) {
  const from = sql`FROM tents t JOIN users u ON u.id = t.owner_id LEFT JOIN subscribers s ON s.user_id = u.id
    WHERE ${searched(search, thisOne)} AND ${plan(planId)} AND ${state === null ? sql`TRUE` : tentStates[state]}`;
  const { ids, ...rest } = await page(ctx, sql`t.id`, from, at);
  const rows = await ctx.db.tent.findMany({
    where: { id: { in: ids } },
    orderBy: { id: "desc" },
    select: {
      id: true,
      name: true,
      subdomain: true,
      suspended: true,
      closedByTeam: true,
      createdAt: true,
      country: { select: { name: true } },
      owner: {
        select: { id: true, name: true, test: true, subscriber: { select: { plan: { select: { name: true } } } } },
      },
    },
  });
  return {
    ...rest,
    rows: rows.map(({ country, owner: { subscriber, ...owner }, ...tent }) => ({
      ...tent,
      url: tentOrigin(tent.subdomain),
      country: country.name,
      owner,
      plan: subscriber?.plan.name ?? null,
    })),
  };
}
