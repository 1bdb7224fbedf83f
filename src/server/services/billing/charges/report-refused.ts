import { type Copy, copyFor } from "~/copy/copy";
import { fill } from "~/copy/fill";
import { REFUSED_MS, REPORTED_AGAIN_MS } from "~/domain/billing/cancellation";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { composeMail } from "~/server/mail/compose-mail";
import { getSite } from "~/server/services/site/get-site";
import { appOrigin } from "~/server/site/addresses";

const CANCELLATIONS_PATH = "/admin/cancelaciones";

/** Cancellations unconfirmed for more than a day: refused on every try, or never tried. */
export function refused(now: Date): Prisma.PendingCancellationWhereInput {
  const before = new Date(now.getTime() - REFUSED_MS);
  return { OR: [{ refusedSince: { lte: before } }, { lastTriedAt: null, createdAt: { lte: before } }] };
}

/**
 * Notifies the super-users by mail and in their chat, once a day; marking a cancellation as reported and queuing the
 * messages share one transaction.
 */
export async function reportRefused(ctx: ServiceContext): Promise<void> {
  const now = ctx.now();
  const untold = { OR: [{ reportedAt: null }, { reportedAt: { lte: new Date(now.getTime() - REPORTED_AGAIN_MS) } }] };
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.pendingCancellation.updateMany({
      where: { AND: [refused(now), untold] },
      data: { reportedAt: now },
    });
    if (count === 0) return;
    const url = appOrigin + CANCELLATIONS_PATH;
    await mailSupers(ctx, tx, { url, sayCount: (copy) => copy.mail.cancellationsRefused.count(count) });
    const { cancellations } = copyFor(null).messenger;
    const text = `${fill(cancellations, { n: count })}\n${url}`;
    await ctx.ports.messenger.send({ chat: "supers", text }, tx).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === "PROVIDER_DISABLED")) throw error;
    });
  });
}

interface Report {
  url: string;
  sayCount: (copy: Copy) => string;
}

async function mailSupers(ctx: ServiceContext, tx: Tx, { url, sayCount }: Report): Promise<void> {
  const team = await tx.user.findMany({
    where: { role: "SUPER" },
    orderBy: { id: "asc" },
    select: { name: true, email: true, countryId: true },
  });
  const site = await getSite({ db: tx });
  for (const { name, email, countryId } of team) {
    const copy = copyFor(countryId);
    const texts = copy.mail.cancellationsRefused;
    const values = { count: sayCount(copy) };
    await ctx.ports.mailer.send(composeMail({ to: email, name, site, copy, texts, values, url }), tx);
  }
}
