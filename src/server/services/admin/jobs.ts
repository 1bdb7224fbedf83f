import { MINUTE_MS } from "~/domain/duration";
import { isRetried, type JobKind } from "~/domain/jobs";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { ownUserId } from "~/server/services/session/own-account";

/** A job due for this long and not started means that no worker is running. */
const IDLE_MS = 5 * MINUTE_MS;

/** The state of the job queue: what is waiting, what ran last and with which result, what failed for good. */
export async function getJobs(ctx: ServiceContext) {
  const { waitingSince, ...queues } = await ctx.ports.jobs.overview(ctx.db);
  const idle = waitingSince !== null && ctx.now().getTime() - waitingSince.getTime() > IDLE_MS;
  return { ...queues, idleSince: idle ? waitingSince : null, asOf: ctx.now() };
}

/** Retries a failed job. @throws CONFLICT when it is not failed any more, or a job with the same key is waiting */
export async function retryJob(ctx: ServiceContext, { kind, id }: { kind: JobKind; id: string }): Promise<void> {
  const actorId = ownUserId(ctx);
  if (!isRetried(kind)) throw new AppError("CONFLICT");
  await ctx.db.$transaction(async (tx) => {
    if (!(await ctx.ports.jobs.retry(tx, kind, id))) throw new AppError("CONFLICT");
    await tx.auditEntry.create({
      data: { at: ctx.now(), actorId, action: "admin.retryJob", target: `${kind} ${id}`.slice(0, 80) },
    });
  });
}
