import { createHash } from "node:crypto";
import { copyFor } from "~/copy/copy";
import type { ServiceContext } from "~/server/context";
import { AppError } from "~/server/errors";

const MAX_PATH = 500;
const MAX_MESSAGE = 2000;
/** The same error is reported at most once in this time, with its number of occurrences since then. */
const REPORTED_AGAIN_MS = 600_000;
/** At most this many different errors are reported in that time; whoever looks at them sees the rest in the list. */
export const MAX_REPORTED = 20;
/** A failed message delivery must not cause another message. */
export const SILENT_PATH = "job send-message";

interface SiteError {
  /** Together with the message, identifies the same error. */
  path: string;
  /** The path with its query, for the chat; without it `path` is shown. */
  fullPath?: string;
  message: string;
  requestId?: string;
}

/** Stores an error for the super-users, counting repetitions in one row, and reports it in their chat. */
export async function recordError(ctx: ServiceContext, error: SiteError): Promise<void> {
  const { path, message, requestId } = error;
  const hash = createHash("sha256").update(`${path}\n${message}`).digest("hex");
  const at = ctx.now();
  const { id } = await ctx.db.errorLog.upsert({
    where: { hash },
    create: {
      hash,
      path: path.slice(0, MAX_PATH),
      message: message.slice(0, MAX_MESSAGE),
      requestId: requestId ?? null,
      firstAt: at,
      lastAt: at,
    },
    update: { count: { increment: 1 }, lastAt: at, requestId: requestId ?? null },
    select: { id: true },
  });
  if (path !== SILENT_PATH) await reportError(ctx, id, error);
}

/** Marking as reported and queuing the message share one transaction, so one process reports it once. */
async function reportError(ctx: ServiceContext, id: number, { path, fullPath, message }: SiteError): Promise<void> {
  const now = ctx.now();
  const lately = new Date(now.getTime() - REPORTED_AGAIN_MS);
  const reported = ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM error_logs WHERE id = ${id} FOR UPDATE`;
    const { count, toldAt, toldCount } = await tx.errorLog.findUniqueOrThrow({ where: { id } });
    if (toldAt && toldAt > lately) return;
    if ((await tx.errorLog.count({ where: { toldAt: { gt: lately } } })) >= MAX_REPORTED) return;
    await tx.errorLog.update({ where: { id }, data: { toldAt: now, toldCount: count } });
    const { title, times } = copyFor(null).messenger.error;
    const since = count - toldCount;
    const text = [title, fullPath ?? path, message, ...(since > 1 ? [times(since)] : [])].join("\n");
    await ctx.ports.messenger.send({ chat: "supers", text }, tx);
  });
  await reported.catch((refused: unknown) => {
    if (!(refused instanceof AppError && refused.code === "PROVIDER_DISABLED")) throw refused;
  });
}
