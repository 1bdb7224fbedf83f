import { ECDH } from "node:crypto";
import { copyFor } from "~/copy/copy";
import { deviceOf } from "~/domain/account/device";
import { MAX_PUSH_DEVICES, PUSH_KINDS, type PushDeviceForm, type PushKindForm } from "~/domain/push/schemas";
import { timeZoneOf } from "~/domain/tent/countries";
import type { ServiceContext } from "~/server/context";
import { AppError, fieldError, requireFound } from "~/server/errors";
import { limitOf } from "~/server/rate-limit";
import { ownUserId } from "~/server/services/session/own-account";
import { countUnseenOfOwner } from "./notify-owner";

/** The person's devices that get push messages, this one first. Their addresses are secret, and not returned. */
export async function listPushDevices(ctx: ServiceContext) {
  const userId = ownUserId(ctx);
  const rows = await ctx.db.pushDevice.findMany({
    where: { userId, session: { expiresAt: { gt: ctx.now() } } },
    orderBy: { createdAt: "desc" },
    take: MAX_PUSH_DEVICES,
    select: {
      id: true,
      sessionId: true,
      userAgent: true,
      installed: true,
      createdAt: true,
      deliveredAt: true,
      failingSince: true,
    },
  });
  const devices = rows.map(({ sessionId, userAgent, ...row }) => ({
    ...row,
    device: deviceOf(userAgent),
    current: sessionId === ctx.actor?.sessionId,
  }));
  const { pushOff, quietNights } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { pushOff: true, quietNights: true },
  });
  return {
    kinds: PUSH_KINDS.map((kind) => ({ kind, on: !pushOff.includes(kind) })),
    quietNights,
    devices: devices.sort((a, b) => Number(b.current) - Number(a.current)),
    asOf: ctx.now(),
    timeZone: timeZoneOf(ctx.actor?.countryId ?? null),
  };
}

/** Whether messages can be encrypted for this key: it is a point of the curve. */
function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, "prime256v1", "base64url");
    return true;
  } catch {
    return false;
  }
}

/**
 * Registers the browser of the session, or replaces its subscription. A subscription has one owner: whoever registers it
 * last from that browser.
 * @throws FORBIDDEN for programs, VALIDATION when the key is none, or the person has too many devices
 */
export async function addPushDevice(
  ctx: ServiceContext,
  { installed, endpoint, p256dh, auth }: PushDeviceForm,
  { userAgent }: { userAgent: string | null },
): Promise<{ id: number }> {
  const userId = ownUserId(ctx);
  const sessionId = ctx.actor?.sessionId;
  if (!sessionId) throw new AppError("FORBIDDEN");
  if (!isPublicKey(p256dh)) throw fieldError("p256dh", "push.subscription");
  return ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`; // counts and writes one after the other
    const others = await tx.pushDevice.count({ where: { userId, sessionId: { not: sessionId } } });
    if (others >= MAX_PUSH_DEVICES) throw fieldError("endpoint", "push.tooMany");
    await tx.pushDevice.deleteMany({ where: { endpoint, sessionId: { not: sessionId } } });
    const data = {
      endpoint,
      p256dh,
      auth,
      installed,
      userAgent: userAgent?.slice(0, 300) ?? null,
      failingSince: null,
    };
    return tx.pushDevice.upsert({
      where: { sessionId },
      create: { ...data, userId, sessionId, createdAt: ctx.now() },
      update: data,
      select: { id: true },
    });
  });
}

/** Turns a kind of messages on or off, for all devices of the person. */
export async function setPushKind(ctx: ServiceContext, { kind, on }: PushKindForm): Promise<void> {
  const id = ownUserId(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM users WHERE id = ${id} FOR UPDATE`;
    const { pushOff } = await tx.user.findUniqueOrThrow({ where: { id }, select: { pushOff: true } });
    const others = pushOff.filter((one) => one !== kind);
    await tx.user.update({ where: { id }, data: { pushOff: on ? others : [...others, kind] } });
  });
}

/** Chooses whether the messages of the night arrive without sound, on all devices of the person. */
export async function setQuietNights(ctx: ServiceContext, on: boolean): Promise<void> {
  await ctx.db.user.update({ where: { id: ownUserId(ctx) }, data: { quietNights: on } });
}

/** @throws NOT_FOUND for a device of somebody else */
export async function removePushDevice(ctx: ServiceContext, id: number): Promise<void> {
  const { count } = await ctx.db.pushDevice.deleteMany({ where: { id, userId: ownUserId(ctx) } });
  requireFound(count > 0 ? count : null);
}

/** Sends a message to one device of the person, to try it out: never a silent one. @throws NOT_FOUND, RATE_LIMITED */
export async function tryPushDevice(ctx: ServiceContext, id: number): Promise<void> {
  const userId = ownUserId(ctx);
  requireFound(await ctx.db.pushDevice.findFirst({ where: { id, userId }, select: { id: true } }));
  await limitOf(ctx.db, "push-test").count(String(userId));
  const { title, body } = copyFor(ctx.actor?.countryId ?? null).push.test;
  const unseen = await countUnseenOfOwner(ctx.db, userId);
  const message = { title, body, tag: "test", path: "/configuraciones/avisos", unseen, silent: false };
  await ctx.ports.jobs.enqueue(ctx.db, "send-push", { deviceId: id, message });
}
