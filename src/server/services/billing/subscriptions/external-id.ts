import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";

/**
 * Stores the provider's id on a pending subscription; returns false when another row has that id, or this row has
 * another id.
 */
export async function keepExternalId(
  ctx: ServiceContext,
  subscriptionId: number,
  externalId: string,
): Promise<boolean> {
  const kept = await writeExternalId(ctx, subscriptionId, externalId);
  // it may have been recorded as unowned
  if (kept) await ctx.db.unownedSubscription.deleteMany({ where: { externalId } });
  return kept;
}

async function writeExternalId(ctx: ServiceContext, subscriptionId: number, externalId: string): Promise<boolean> {
  try {
    const { count } = await ctx.db.subscription.updateMany({
      where: { id: subscriptionId, OR: [{ externalId: null }, { externalId }] },
      data: { externalId },
    });
    return count === 1;
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002") return false;
    throw error;
  }
}
