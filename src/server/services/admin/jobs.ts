import { MINUTE_MS } from "~/domain/duration";
import { isRetried, type JobKind } from "~/domain/jobs";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";
import { ownUserId } from "~/server/services/session/own-account";

/** Work that is due for so long and not begun: nobody does the work of the queue. */
const IDLE_MS = 5 * MINUTE_MS;

/** How the work of the queue stands: what waits, what ran last and how, what was given up. */
export async function getJobs(ctx: ServiceContext) {
  const { waitingSince, ...queues } = await ctx.ports.jobs.overview(ctx.db);
  const idle = waitingSince !== null && ctx.now().getTime() - waitingSince.getTime() > IDLE_MS;
  return { ...queues, idleSince: idle ? waitingSince : null, asOf: ctx.now() };
}

/** One more try of work that was given up. @throws CONFLICT where it is not given up any more, or its like waits */
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
