import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";

const AUDIT_PER_PAGE = 30;

const columns = { id: true, at: true, actorId: true, asUserId: true, tentId: true, action: true, data: true } as const;
type Row = Prisma.AuditEntryGetPayload<{ select: typeof columns }>;

/** The human-readable part of an entry's data. */
function noteOf(data: Prisma.JsonValue): string | null {
  if (data === null || typeof data !== "object" || Array.isArray(data)) return null;
  return typeof data.reason === "string" ? data.reason : null;
}

/** Entries outlive the people and shops they refer to: deleted ones are shown by their id. */
async function withNames(ctx: ServiceContext, rows: Row[]) {
  const userIds = rows.flatMap(({ actorId, asUserId }) => [actorId, ...(asUserId === null ? [] : [asUserId])]);
  const tentIds = rows.flatMap(({ tentId }) => (tentId === null ? [] : [tentId]));
  const [users, tents] = await Promise.all([
    ctx.db.user.findMany({ where: { id: { in: userIds } }, select: { id: true, name: true } }),
    ctx.db.tent.findMany({ where: { id: { in: tentIds } }, select: { id: true, name: true } }),
  ]);
  const nameIn = (known: { id: number; name: string }[], id: number | null) =>
    id === null ? null : (known.find((one) => one.id === id)?.name ?? `N.º ${id}`);
  return rows.map(({ data, ...row }) => ({
    id: String(row.id),
    at: row.at,
    action: row.action,
    actor: nameIn(users, row.actorId) ?? "",
    as: nameIn(users, row.asUserId),
    tent: nameIn(tents, row.tentId),
    note: noteOf(data),
  }));
}

/** The latest entries by, as and about one person and their shops. */
export async function auditOf(
  ctx: ServiceContext,
  { userId, tentIds, take }: { userId: number; tentIds: number[]; take: number },
) {
  const rows = await ctx.db.auditEntry.findMany({
    where: {
      OR: [
        { actorId: userId },
        { asUserId: userId },
        { tentId: { in: tentIds } },
        { target: { in: [`user ${userId}`, String(userId)] } },
      ],
    },
    orderBy: { id: "desc" },
    take,
    select: columns,
  });
  return withNames(ctx, rows);
}

/** A page of the whole log, newest first: who did what, and as whom. */
export async function listAudit(ctx: ServiceContext, { page }: { page: number }) {
  const rows = await ctx.db.auditEntry.findMany({
    orderBy: { id: "desc" },
    skip: (page - 1) * AUDIT_PER_PAGE,
    take: AUDIT_PER_PAGE + 1,
    select: columns,
  });
  const shown = rows.slice(0, AUDIT_PER_PAGE);
  return { rows: await withNames(ctx, shown), page, hasNext: rows.length > shown.length, asOf: ctx.now() };
}
