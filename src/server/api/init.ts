import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { ZodError } from "zod";
import type { AppErrorShape, FieldErrors } from "~/domain/errors";
import type { ValidationKey } from "~/domain/validation-key";
import type { RequestContext } from "~/server/api/context";
import { errorTable } from "~/server/api/error-table";
import { readWireInput } from "~/server/api/wire-input";
import type { Actor } from "~/server/context";
import { AppError, unavailable } from "~/server/errors";
import { log } from "~/server/log";

/** Options of a call for the query client (docs/architecture.md#clients). */
interface CallMeta {
  ignoreErrors?: boolean;
  overlay?: boolean;
  /** The mutation accepts an idempotency key (`queuedProcedure`). */
  queued?: boolean;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<CallMeta>()
  .create({
    transformer: { input: { serialize: superjson.serialize, deserialize: readWireInput }, output: superjson },
    // A stream ends after this time, so that the next request authenticates again.
    sse: {
      maxDurationMs: 300_000,
      ping: { enabled: true, intervalMs: 15_000 },
      client: { reconnectAfterInactivityMs: 40_000 },
    },
    errorFormatter({ shape, error, ctx }) {
      const appError: AppErrorShape =
        error.cause instanceof AppError
          ? { code: error.cause.code, details: error.cause.details }
          : { code: error.code === "NOT_FOUND" ? "NOT_FOUND" : "INTERNAL", details: { requestId: ctx?.requestId } };
      return { ...shape, message: appError.code, data: { ...shape.data, stack: undefined, appError } };
    },
  });

/** The message of our schemas is a copy key; zod's own messages never have the format of a key. */
function keyOf(text: string): ValidationKey {
  return /^[a-z]+(\.\w+)+$/i.test(text) ? (text as ValidationKey) : "common.invalid";
}

/** Maps fields to messages; problems of the whole object are under "". */
export function fieldsOf(error: ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    const field = issue.path.map(String).join(".");
    fields[field] = [...(fields[field] ?? []), keyOf(issue.message)];
  }
  return fields;
}

function toAppError(error: TRPCError): AppError | null {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === "BAD_REQUEST" && error.cause instanceof ZodError) {
    return new AppError("VALIDATION", { fields: fieldsOf(error.cause) });
  }
  return unavailable(error.cause);
}

/** The ids of a rejected caller, for the log. */
function whoOf(actor: Actor | null) {
  return { user: actor?.userId ?? null, superUser: actor?.superUserId ?? null };
}

/**
 * The only place where use case errors are converted to tRPC errors; unknown errors become a generic text and a log
 * line.
 */
const convertErrors = t.middleware(async ({ ctx, path, type, next }) => {
  const started = performance.now();
  const result = await next();
  const line = { requestId: ctx.requestId, procedure: path, type, ms: Math.round(performance.now() - started) };
  if (result.ok) {
    log.debug(line);
    return result;
  }
  const appError = toAppError(result.error);
  if (appError) {
    if (appError.code === "FORBIDDEN") log.warn({ ...line, code: appError.code, ...whoOf(await ctx.loadActor()) });
    else log.info({ ...line, code: appError.code });
    const { trpc } = errorTable[appError.code];
    return { ...result, error: new TRPCError({ code: trpc, message: appError.code, cause: appError }) };
  }
  if (result.error.code !== "INTERNAL_SERVER_ERROR") return result;
  const cause = result.error.cause ?? result.error;
  log.error({ ...line, err: cause });
  const generic = new AppError("INTERNAL", { requestId: ctx.requestId }, { cause });
  return { ...result, error: new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: "INTERNAL", cause: generic }) };
});

export const createTRPCRouter = t.router;
export const createCallerFactory = t.createCallerFactory;
export const baseProcedure = t.procedure.use(convertErrors);
