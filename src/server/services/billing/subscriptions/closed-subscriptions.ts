import { copyFor } from "~/copy/copy";
import { approvableUntil, mayBeAlive, RETRIED_MS } from "~/domain/billing/cancellation";
import type { ExternalProvider } from "~/domain/billing/provider";
import type { JobData } from "~/domain/jobs";
import { decimalFromCents } from "~/domain/money/money";
import type { PendingCancellation } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import { AppError } from "~/server/errors";
import { composeMail } from "~/server/mail/compose-mail";
import type { CancelOutcome } from "~/server/ports/payments";
import { getSite } from "~/server/services/site/get-site";
import { recordError } from "~/server/services/site/record-error";
import { reasonOf } from "~/server/services/site/record-fault";
import { reportRefused } from "../charges/report-refused";
import { payerReference } from "./payer";

/** Cancellations restarted per sweep. */
const BATCH_SIZE = 500;

interface Closed {
  id: number;
  email: string;
  countryId: number | null;
}

/**
 * Within the transaction that deletes a person: records what they may still be charged for, and queues its
 * cancellation. The caller holds the lock on the person's row, so no subscription is opened meanwhile.
 */
export async function cancelSubscriptionsOf(ctx: ServiceContext, tx: Tx, { id: userId, email, countryId }: Closed) {
  const now = ctx.now();
  const rows = await tx.subscription.findMany({
    where: { subscriber: { userId }, provider: { not: "MANUAL" } },
    orderBy: { id: "asc" },
    select: { provider: true, externalId: true, requestKey: true, status: true, activatedAt: true, createdAt: true },
  });
  const kept = await tx.pendingCancellation.createManyAndReturn({
    data: rows
      .filter((row) => mayBeAlive(row, now))
      .map(({ provider, externalId, requestKey }) => ({
        provider,
        externalId,
        reference: payerReference(userId, requestKey),
        email,
        countryId,
        reason: "ACCOUNT_CLOSED" as const,
        createdAt: now,
      })),
    skipDuplicates: true,
    select: { id: true, provider: true },
  });
  for (const { id } of kept) await begin(ctx, tx, id);
  return kept.flatMap(({ id, provider }) => (provider === "MANUAL" ? [] : [{ id, provider }]));
}

/** The account was closed while a subscription was being opened for it: it is cancelled as soon as its id is known. */
export async function cancelOpened(
  ctx: ServiceContext,
  tx: Tx,
  {
    provider,
    externalId,
    reference,
    email,
  }: { provider: ExternalProvider; externalId: string; reference: string; email: string },
): Promise<void> {
  const { id } = await tx.pendingCancellation.upsert({
    where: { reference },
    create: { provider, externalId, reference, email, reason: "ACCOUNT_CLOSED", createdAt: ctx.now() },
    update: { externalId },
    select: { id: true },
  });
  await begin(ctx, tx, id);
}

/** The job is unique per cancellation while it is queued or running. */
async function begin(ctx: ServiceContext, tx: Tx, id: string): Promise<void> {
  await ctx.ports.jobs.enqueue(tx, "cancel-subscription", { cancellationId: id }, { key: id });
}

/** Handles an event about a subscription without a row: one of a closed account is cancelled at once. */
export async function cancelIfClosed(
  ctx: ServiceContext,
  provider: ExternalProvider,
  externalId: string,
): Promise<void> {
  const known = await ctx.db.pendingCancellation.findUnique({
    where: { provider_externalId: { provider, externalId } },
    select: { id: true },
  });
  if (known) return begin(ctx, ctx.db, known.id);
  const unknownIds = { provider, externalId: null };
  if ((await ctx.db.pendingCancellation.count({ where: unknownIds })) === 0) return;
  const snapshot = await ctx.ports.payments[provider].read(externalId);
  if (!snapshot?.reference) return;
  const [found] = await ctx.db.pendingCancellation.updateManyAndReturn({
    where: { ...unknownIds, reference: snapshot.reference },
    data: { externalId },
    select: { id: true },
  });
  if (found) await begin(ctx, ctx.db, found.id);
}

/**
 * Cancels one subscription of a closed account at its provider. Once that is confirmed the person is notified and their
 * remaining data deleted. Idempotent.
 * @throws PROVIDER_FAILED, PROVIDER_DISABLED: the job is retried
 */
export async function cancelClosedSubscription(
  ctx: ServiceContext,
  { cancellationId: id }: JobData["cancel-subscription"],
): Promise<void> {
  const kept = await ctx.db.pendingCancellation.findUnique({ where: { id } });
  if (!kept || kept.provider === "MANUAL") return;
  const at = ctx.now();
  const tried = { attempts: { increment: 1 }, lastTriedAt: at };
  let outcome: CancelOutcome;
  try {
    outcome = await cancelAt(ctx, kept.provider, kept);
  } catch (error) {
    const lastError = reasonOf(error instanceof AppError ? (error.cause ?? error) : error).slice(0, 500);
    const refusedSince = kept.refusedSince ?? at;
    await ctx.db.pendingCancellation.updateMany({ where: { id }, data: { ...tried, lastError, refusedSince } });
    throw error;
  }
  if (outcome === "cancelled") await resolveCancellation(ctx, kept, "provider");
  else if (at >= approvableUntil(kept)) await ctx.db.pendingCancellation.deleteMany({ where: { id } });
  else {
    const answered = { ...tried, unapproved: true, lastError: null, refusedSince: null, reportedAt: null };
    await ctx.db.pendingCancellation.updateMany({ where: { id }, data: answered });
  }
}

/**
 * Cancels at the provider only. A subscription without an id, still being opened at the time, is looked up by its
 * reference.
 */
async function cancelAt(
  ctx: ServiceContext,
  provider: ExternalProvider,
  kept: PendingCancellation,
): Promise<CancelOutcome> {
  const externalId = kept.externalId ?? (await findOpened(ctx, provider, kept));
  if (externalId === null) return "unapproved";
  const outcome = await ctx.ports.payments[provider].cancel(externalId);
  if (outcome === "cancelled") await reportCharged(ctx, provider, { externalId, closedAt: kept.createdAt });
  return outcome;
}

async function findOpened(
  ctx: ServiceContext,
  provider: ExternalProvider,
  kept: PendingCancellation,
): Promise<string | null> {
  const likely = await ctx.ports.payments[provider].search(kept.email);
  const opened = likely.find(({ reference }) => reference === kept.reference);
  if (!opened) return null;
  await ctx.db.pendingCancellation.updateMany({ where: { id: kept.id }, data: { externalId: opened.id } });
  return opened.id;
}

/** Reports charges made between the closing and the cancellation: the team has to refund them. */
async function reportCharged(
  ctx: ServiceContext,
  provider: ExternalProvider,
  { externalId, closedAt }: { externalId: string; closedAt: Date },
): Promise<void> {
  const snapshot = await ctx.ports.payments[provider].read(externalId);
  const charged =
    snapshot?.charges.filter(({ status, paidAt }) => status === "APPROVED" && paidAt && paidAt > closedAt) ?? [];
  for (const { id, cents, currency } of charged) {
    const message = `${provider} ${externalId}: charge ${id} of ${decimalFromCents(cents)} ${currency} after the account was closed`;
    await recordError(ctx, { path: "job cancel-subscription", message });
  }
}

/** Who confirmed the cancellation: the provider, or a team member who checked it there. */
type ConfirmedBy = "provider" | "team";

/**
 * Completes a confirmed cancellation: notifies the person once and deletes their data. `within` runs in the same
 * transaction.
 */
export async function resolveCancellation(
  ctx: ServiceContext,
  { id, email, countryId, provider }: Pick<PendingCancellation, "id" | "email" | "countryId" | "provider">,
  by: ConfirmedBy,
  within?: (tx: Tx) => Promise<void>,
): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const { count } = await tx.pendingCancellation.deleteMany({ where: { id } });
    if (count === 0) return false;
    const copy = copyFor(countryId);
    const site = await getSite({ db: tx });
    const values = { provider: copy.billing.providers[provider] };
    const texts = by === "team" ? copy.mail.subscriptionSettled : copy.mail.subscriptionCancelled;
    const mail = composeMail({ to: email, name: null, site, copy, texts, values });
    await ctx.ports.mailer.send(mail, tx);
    await within?.(tx);
    return true;
  });
}

/** Which of these are not confirmed yet. Ids are random, so only whoever closed the account can query them. */
export async function pendingCancellations(ctx: ServiceContext, { ids }: { ids: string[] }): Promise<string[]> {
  const kept = await ctx.db.pendingCancellation.findMany({ where: { id: { in: ids } }, select: { id: true } });
  return kept.map(({ id }) => id);
}

/**
 * Requeues unconfirmed cancellations, in case their job was lost or gave up, checks again those that the payer may
 * still approve, and reports to the super-users those refused for too long.
 */
export async function sweepCancellations(ctx: ServiceContext, signal?: AbortSignal): Promise<void> {
  const before = new Date(ctx.now().getTime() - RETRIED_MS);
  const due = await ctx.db.pendingCancellation.findMany({
    where: { OR: [{ lastTriedAt: null }, { lastTriedAt: { lte: before } }] },
    orderBy: [{ lastTriedAt: { sort: "asc", nulls: "first" } }, { createdAt: "asc" }],
    take: BATCH_SIZE,
    select: { id: true },
  });
  for (const { id } of due) {
    signal?.throwIfAborted();
    await begin(ctx, ctx.db, id);
  }
  await reportRefused(ctx);
}
