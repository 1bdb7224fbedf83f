import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

/** Turns the sound for new orders on or off; stored with the user, not the device. */
export async function setOrderSound(ctx: ServiceContext, on: boolean): Promise<void> {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  await ctx.db.user.update({ where: { id: ctx.actor.userId }, data: { orderSound: on } });
}
