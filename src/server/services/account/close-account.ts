import { copyFor } from "~/copy/copy";
import type { ExternalProvider } from "~/domain/billing/provider";
import { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { cancelSubscriptionsOf } from "~/server/services/billing/subscriptions/closed-subscriptions";
import { removeOrphans } from "~/server/services/image/store-image";
import { proveOwnPassword } from "~/server/services/session/own-account";
import { changeTents } from "~/server/services/tenancy/change-tent";
import { deleteTents } from "~/server/services/tent/delete-tents";
import { sendAccountMail } from "./send-account-mail";

/** A few per transaction, so that others uploading the same pictures do not wait for all of them. */
const PICTURE_BATCH_SIZE = 50;

async function mailOfClosing(
  ctx: ServiceContext,
  tx: Tx,
  user: { name: string; email: string; countryId: number | null },
  cancellations: Closing["cancellations"],
): Promise<void> {
  if (cancellations.length === 0) return sendAccountMail(ctx, user, "closed", { tx });
  const names = copyFor(user.countryId).billing.providers;
  const providers = [...new Set(cancellations.map(({ provider }) => names[provider]))].join(" y ");
  await sendAccountMail(ctx, user, "closedSubscribed", { tx, values: { providers } });
}

/** Anonymizes payments and audit rows: they stay for statistics, without name, mail or shop. */
async function forgetIn(tx: Tx, userId: number, tentIds: number[]): Promise<void> {
  const subscriber = await tx.subscriber.findUnique({ where: { userId }, select: { id: true } });
  if (subscriber) {
    await tx.billingPayment.updateMany({ where: { subscriberId: subscriber.id }, data: { detail: null } });
  }
  const blank = { target: null, data: Prisma.DbNull, tentId: null };
  await tx.auditEntry.updateMany({ where: { OR: [{ tentId: { in: tentIds } }, { actorId: userId }] }, data: blank });
  await tx.auditEntry.updateMany({ where: { asUserId: userId }, data: blank });
  await tx.news.deleteMany({ where: { userId } });
}

export interface Closing {
  closedAt: Date;
  /** Subscriptions paid or pending at a provider, whose end is not confirmed yet. */
  cancellations: { id: string; provider: ExternalProvider }[];
}

/**
 * Deletes all data of the person and their shops, with the pictures' files, and queues the cancellation of their
 * subscriptions without waiting for it.
 * @throws WRONG_PASSWORD, RATE_LIMITED
 */
export async function closeAccount(ctx: ServiceContext, { password }: { password: string }): Promise<Closing> {
  const user = await proveOwnPassword(ctx, password);
  const { pictures, cancellations } = await changeTents(
    ctx,
    async (change) => {
      const { tx } = change;
      await tx.$queryRaw`SELECT id FROM users WHERE id = ${user.id} FOR UPDATE`; // no shop is opened meanwhile
      const tents = await tx.$queryRaw<{ id: number }[]>`
        SELECT id FROM tents WHERE owner_id = ${user.id} ORDER BY id FOR UPDATE`;
      const tentIds = tents.map(({ id }) => id);
      const pictures = await tx.image.findMany({
        where: { tentId: { in: tentIds } },
        select: { hash: true, width: true },
      });
      const cancellations = await cancelSubscriptionsOf(ctx, tx, user);
      await forgetIn(tx, user.id, tentIds);
      await deleteTents(change, tentIds, ctx.now());
      await tx.user.delete({ where: { id: user.id } });
      await mailOfClosing(ctx, tx, user, cancellations);
      return { pictures, cancellations };
    },
    { timeout: 120_000 },
  );
  for (let at = 0; at < pictures.length; at += PICTURE_BATCH_SIZE) {
    await removeOrphans(ctx, pictures.slice(at, at + PICTURE_BATCH_SIZE));
  }
  return { closedAt: ctx.now(), cancellations };
}
