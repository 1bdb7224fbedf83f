import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

/** The own paying account (spec §3 "Suscriptor"); null is no failure. */
export async function getSubscriber(ctx: ServiceContext) {
  if (!ctx.actor) throw new AppError("SESSION_EXPIRED");
  return ctx.db.subscriber.findUnique({
    where: { userId: ctx.actor.userId },
    select: { id: true, planId: true, freeUntil: true, lastPaymentAt: true, activeUntil: true },
  });
}
