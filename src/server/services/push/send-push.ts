import type { JobData } from "~/domain/jobs";
import { isNight } from "~/domain/push/night";
import { timeZoneOf } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import type { PushDelivery } from "~/server/ports/push";

/**
 * Sends one message to one device. A subscription that ended is removed; a device without a session that lasts gets
 * nothing. Whether it is night for the person is decided now, because a job may wait. Rejects when the push service may
 * accept the message later.
 */
export async function sendPush(
  ctx: ServiceContext,
  { deviceId, message }: JobData["send-push"],
  deliver: PushDelivery,
): Promise<void> {
  const device = await ctx.db.pushDevice.findFirst({
    where: { id: deviceId, session: { expiresAt: { gt: ctx.now() } } },
    select: { endpoint: true, p256dh: true, auth: true, user: { select: { quietNights: true, countryId: true } } },
  });
  if (!device) return;
  const { quietNights, countryId } = device.user;
  const silent = message.silent ?? (quietNights && isNight(ctx.now(), timeZoneOf(countryId)));
  const outcome = await deliver(device, { payload: JSON.stringify({ ...message, silent }), topic: message.tag });
  const same = { id: deviceId, endpoint: device.endpoint }; // the browser may have subscribed again meanwhile
  if (outcome === "gone") await ctx.db.pushDevice.deleteMany({ where: same });
  else if (outcome === "refused") await markFailing(ctx, deviceId);
  else await ctx.db.pushDevice.updateMany({ where: same, data: { deliveredAt: ctx.now(), failingSince: null } });
}

/** The push service accepted the message at none of the attempts. */
export function failPush(ctx: ServiceContext, { deviceId }: JobData["send-push"]): Promise<void> {
  return markFailing(ctx, deviceId);
}

async function markFailing(ctx: ServiceContext, deviceId: number): Promise<void> {
  await ctx.db.pushDevice.updateMany({
    where: { id: deviceId, failingSince: null },
    data: { failingSince: ctx.now() },
  });
}
