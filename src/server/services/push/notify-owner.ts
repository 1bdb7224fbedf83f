import type { PushMessage } from "~/domain/push/push-message";
import type { PushKind } from "~/domain/push/schemas";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";

/** A message before the count of its badge. */
type OwnerNotice = Omit<PushMessage, "unseen">;

/** Unseen orders in all shops of a person. */
export function countUnseenOfOwner(tx: Tx, userId: number): Promise<number> {
  return tx.order.count({
    where: { tent: { ownerId: userId }, status: { in: ["NEW", "CONFIRMED"] }, suspected: false, seenAt: null },
  });
}

/**
 * Queues a push message for each device of the person whose session lasts, in the caller's transaction: one job per
 * device, so that a device that cannot be reached repeats nothing on the others. Nothing is queued for a kind that the
 * person has turned off.
 */
export async function notifyOwner(
  ctx: ServiceContext,
  tx: Tx,
  { userId, kind, notice }: { userId: number; kind: PushKind; notice: OwnerNotice },
): Promise<void> {
  const devices = await tx.pushDevice.findMany({
    where: { userId, session: { expiresAt: { gt: ctx.now() } }, user: { NOT: { pushOff: { has: kind } } } },
    select: { id: true },
  });
  if (devices.length === 0) return;
  const message = { ...notice, unseen: await countUnseenOfOwner(tx, userId) };
  for (const { id } of devices) await ctx.ports.jobs.enqueue(tx, "send-push", { deviceId: id, message });
}
