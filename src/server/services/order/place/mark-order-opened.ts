import type { ServiceContext } from "~/server/context";

/** Stores when the visitor went on to WhatsApp. An unknown token is ignored. */
export async function markOrderOpened(ctx: ServiceContext, token: string): Promise<void> {
  await ctx.db.order.updateMany({
    where: { token, whatsappOpenedAt: null },
    data: { whatsappOpenedAt: ctx.now() },
  });
}
