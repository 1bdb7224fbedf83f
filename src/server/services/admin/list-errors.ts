import type { ServiceContext } from "~/server/context";

const ERRORS_PER_PAGE = 25;

/** A page of server errors, latest first; repetitions of an error are counted in one row. */
export async function listErrors(ctx: ServiceContext, { page }: { page: number }) {
  const [count, rows] = await Promise.all([
    ctx.db.errorLog.count(),
    ctx.db.errorLog.findMany({
      orderBy: [{ lastAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * ERRORS_PER_PAGE,
      take: ERRORS_PER_PAGE,
      select: { id: true, path: true, message: true, requestId: true, count: true, firstAt: true, lastAt: true },
    }),
  ]);
  return { rows, page, pages: Math.max(1, Math.ceil(count / ERRORS_PER_PAGE)), asOf: ctx.now() };
}
