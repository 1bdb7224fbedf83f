import type { ServiceContext } from "~/server/context";

/** Keeps when the visitor went on to WhatsApp. An unknown token is nothing to complain about. */
export async function markOrderOpened(ctx: ServiceContext, token: string): Promise<void> {
  await ctx.db.order.updateMany({
    where: { token, whatsappOpenedAt: null },
    data: { whatsappOpenedAt: ctx.now() },
  });
}
