import type { ServiceContext } from "~/server/context";
import { tentOrigin } from "~/server/site/addresses";

/** The origin of the demo shop, if this installation has one. */
export async function findExampleTent(ctx: ServiceContext): Promise<string | null> {
  const tent = await ctx.db.tent.findUnique({ where: { subdomain: "demo" }, select: { suspended: true } });
  return tent && !tent.suspended ? tentOrigin("demo") : null;
}
