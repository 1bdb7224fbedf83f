import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

/** Whether new orders are heard; follows the person, not the device. */
export async function setOrderSound(ctx: ServiceContext, on: boolean): Promise<void> {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  await ctx.db.user.update({ where: { id: ctx.actor.userId }, data: { orderSound: on } });
}
