import { DAY_MS } from "~/domain/duration";
import { DAYS_OF_WAITING } from "~/domain/tent/own-domain";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { lookUpDomain, updateDomainState } from "./update-domain-state";

const BATCH_SIZE = 10;

/** Checks every active domain, and those requested in the last thirty days. */
export async function checkDomains(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  const asked = new Date(ctx.now().getTime() - DAYS_OF_WAITING * DAY_MS);
  for (let after = 0; !signal?.aborted; ) {
    const rows = await ctx.db.customDomain.findMany({
      where: { tentId: { gt: after }, OR: [{ provedAt: { not: null } }, { createdAt: { gt: asked } }] },
      orderBy: { tentId: "asc" },
      take: BATCH_SIZE,
      include: { tent: { select: { subdomain: true } } },
    });
    await Promise.all(
      rows.map(async (row) => {
        const check = await lookUpDomain(ctx, { ...row, subdomain: row.tent.subdomain });
        await updateDomainState(ctx, row, check).catch(ignoreTaken);
      }),
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.tentId;
  }
}

/** Another shop has the domain: the merchant sees that on checking it by hand. */
function ignoreTaken(error: unknown): void {
  if (!(error instanceof AppError && error.code === "VALIDATION")) throw error;
}
