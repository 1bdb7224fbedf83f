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
/** Of these, at most so many are of one kind: a flood of one leaves room for what else fails. */
export const MAX_REPORTED_OF_KIND = 3;
/** So many rows of one kind are kept apart by their paths and values; all further ones are counted in one row. */
export const MAX_ROWS_OF_KIND = 10;
/** In place of what differs between errors of a kind. */
const ANY = "…";
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

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The message without what is quoted, and without words with digits: errors of one kind differ in nothing else. */
const kindOf = (message: string): string =>
  message.slice(0, MAX_MESSAGE).replace(/"[^"]*"|'[^']*'|`[^`]*`|[\w-]*\d[\w-]*/g, ANY);

/** The error itself, or its kind once there are many rows of that: whoever asks for made-up paths fills no table. */
async function countedAs({ db }: ServiceContext, error: SiteError, kind: string): Promise<SiteError> {
  const hash = hashOf(`${error.path}\n${error.message}`);
  const rows = await db.errorLog.findMany({
    where: { kind: hashOf(kind) },
    select: { hash: true },
    take: MAX_ROWS_OF_KIND,
  });
  const isKept = rows.length < MAX_ROWS_OF_KIND || rows.some((row) => row.hash === hash);
  return isKept ? error : { ...error, path: ANY, message: kind };
}

/** Stores an error for the super-users, counting repetitions in one row, and reports it in their chat. */
export async function recordError(ctx: ServiceContext, error: SiteError): Promise<void> {
  const kind = kindOf(error.message);
  const { path, message, requestId } = await countedAs(ctx, error, kind);
  const hash = hashOf(`${path}\n${message}`);
  const at = ctx.now();
  const { id } = await ctx.db.errorLog.upsert({
    where: { hash },
    create: {
      hash,
      kind: hashOf(kind),
      path: path.slice(0, MAX_PATH),
      message: message.slice(0, MAX_MESSAGE),
      requestId: requestId ?? null,
      firstAt: at,
      lastAt: at,
    },
    update: { count: { increment: 1 }, lastAt: at, requestId: requestId ?? null },
    select: { id: true },
  });
  if (error.path !== SILENT_PATH) await reportError(ctx, id, error);
}

/** Marking as reported and queuing the message share one transaction, so one process reports it once. */
async function reportError(ctx: ServiceContext, id: number, { path, fullPath, message }: SiteError): Promise<void> {
  const now = ctx.now();
  const lately = new Date(now.getTime() - REPORTED_AGAIN_MS);
  const reported = ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM error_logs WHERE id = ${id} FOR UPDATE`;
    const { count, toldAt, toldCount, kind } = await tx.errorLog.findUniqueOrThrow({ where: { id } });
    if (toldAt && toldAt > lately) return;
    const told = await tx.errorLog.findMany({ where: { toldAt: { gt: lately } }, select: { kind: true } });
    const ofKind = told.filter((row) => row.kind === kind).length;
    if (told.length >= MAX_REPORTED || (kind !== null && ofKind >= MAX_REPORTED_OF_KIND)) return;
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
