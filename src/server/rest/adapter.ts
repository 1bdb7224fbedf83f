import type { AppErrorCode } from "~/domain/errors";
import { bearerOf, createTokenContext, type RequestContext } from "~/server/api/context";
import { fieldsOf } from "~/server/api/init";
import { createCaller } from "~/server/api/root";
import { resolveHost } from "~/server/edge/host";
import { AppError, appErrorOf, requireFound } from "~/server/errors";
import { recordError } from "~/server/services/site/record-error";
import { isFault, reasonOf } from "~/server/services/site/record-fault";
import { tentOf } from "~/server/services/tenancy/tent-of";
import { proposedTent } from "~/server/services/tent/choose-tent";
import { hostName } from "~/server/site/addresses";
import { unreadAnswers } from "~/server/unread-answers";
import type { CallLimits } from "./limits";
import { createMatcher, type Match } from "./match";
import { readFields } from "./read-body";
import { type RefusedRequest, refusal } from "./refusal";
import { type Api, type Method, type RestRoute, routeName, Written } from "./row";

/** The log line of a call: never its body, token or query. */
export interface CallLine {
  requestId: string;
  /** "PUT /product"; null for an unknown call. */
  call: string | null;
  tent: number | null;
  /** The user id of a rejected caller. */
  user?: number;
  status: number;
  code: string | null;
  ms: number;
}

export interface RestOptions {
  rows: readonly RestRoute[];
  serviceFor: RequestContext["serviceFor"];
  limits: CallLimits;
  log: (line: CallLine) => void;
  onError: (error: unknown, requestId: string) => void;
}

/** Log-in calls work even with an invalid token. */
const LETS_IN = new Set(["POST /login", "POST /register"]);
/** Pages of other origins may read public data; never with credentials, so none of their headers is allowed. */
const PUBLIC_READ = { "Access-Control-Allow-Origin": "*" };

const isPublicRead = ({ who, method }: RestRoute) => who === "anyone" && method === "GET";

/** The Allow header; HEAD is included only when GET has no side effects. */
function allowed(found: Map<Method, Match>): string {
  const methods: string[] = ["OPTIONS", ...found.keys()];
  if (openGet(found)) methods.push("HEAD");
  return methods.sort().join(", ");
}

function openGet(found: Map<Method, Match>): Match | null {
  const get = found.get("GET");
  return get && isPublicRead(get.row) ? get : null;
}

function validateInput(row: RestRoute, params: Record<string, string>, fields: Record<string, unknown>): unknown {
  const parsed = row.input.safeParse({ ...fields, ...params });
  if (parsed.success) return parsed.data;
  const { error } = parsed;
  if (error.issues.some(({ path: [name] }) => typeof name === "string" && name in params)) {
    throw new AppError("NOT_FOUND");
  }
  throw new AppError("VALIDATION", { fields: fieldsOf(error) });
}

function apiOf(context: RequestContext): Api {
  return {
    call: createCaller(context),
    tentOf: (part, id) => tentOf(context.serviceFor(null), part, id),
    ownTent: async () => requireFound(await proposedTent(context.serviceFor(await context.loadActor()))),
  };
}

/** Rejects a call before its body is read; procedures check permissions again. @throws SESSION_EXPIRED, FORBIDDEN */
async function guard({ who }: RestRoute, context: RequestContext): Promise<void> {
  if (who === "anyone") return;
  const actor = await context.loadActor();
  if (!actor) throw new AppError("SESSION_EXPIRED");
  if (who === "super" && actor.role !== "SUPER") throw new AppError("FORBIDDEN");
}

interface Outcome {
  status: number;
  /** JSON; null when there is no body. */
  body: BodyInit | null;
  headers?: Record<string, string>;
}

/** What is learned of a request while it is handled, for the response and the log. */
interface Trace {
  asked: RefusedRequest | null;
  tent: number | null;
  user?: number;
  code: string | null;
}

/**
 * Creates the handler for every call of the table. It only translates: procedures check permissions, use cases do the
 * work.
 */
export function createRest({ rows, serviceFor, limits, log, onError }: RestOptions) {
  const match = createMatcher(rows);

  async function call(request: Request, { row, params }: Match, context: RequestContext, trace: Trace) {
    trace.asked = { row, fields: params };
    // A shop's pages may contain what its merchant wrote, so on its host the API only serves public reads.
    if (isShopHost(request) && !isPublicRead(row)) throw new AppError("NOT_FOUND");
    await limits.count({ address: context.address, token: bearerOf(request.headers) });
    unreadAnswers.admit(context.address);
    await guard(row, context);
    const fields = await readFields(request, row);
    trace.asked.fields = { ...fields, ...params };
    const { data, meta, status } = await row.call(apiOf(context), validateInput(row, params, fields) as never);
    const more = meta === undefined ? "" : `,"meta":${JSON.stringify(meta)}`;
    const body = `{"data":${data instanceof Written ? data.json : JSON.stringify(data)}${more}}`;
    const how = { mayRefuse: request.method === "GET" };
    const isRead = request.method !== "HEAD";
    return {
      status: status ?? row.status ?? 200,
      body: isRead ? unreadAnswers.body(body, context.address, how) : body,
    };
  }

  /** Records the error for the super-users; when the database is unreachable, it is not recorded. */
  async function report(cause: unknown, { requestId }: RequestContext, { asked }: Trace): Promise<void> {
    onError(cause, requestId);
    const path = asked ? routeName(asked.row) : "api";
    await recordError(serviceFor(null), { path, message: reasonOf(cause), requestId }).catch((failure: unknown) =>
      onError(failure, requestId),
    );
  }

  async function refuse(thrown: unknown, context: RequestContext, trace: Trace): Promise<Outcome> {
    const error = appErrorOf(thrown);
    trace.code = error.code;
    if (isFault(error)) await report(error.cause ?? thrown, context, trace);
    const actor = await context.loadActor().catch(() => null);
    if (error.code === "FORBIDDEN" && actor) trace.user = actor.userId;
    const { body, ...rest } = refusal(error, trace.asked, actor?.countryId);
    return { ...rest, body: JSON.stringify(body) };
  }

  return async function handle(request: Request): Promise<Response> {
    const started = performance.now();
    const found = match(new URL(request.url).pathname.replace(/^\/api(?=\/)/, ""));
    const asked = request.method === "HEAD" ? openGet(found) : found.get(request.method as Method);
    const trace: Trace = { asked: null, tent: null, code: null };
    const anonymous = isShopHost(request) || (asked ? LETS_IN.has(routeName(asked.row)) : false);
    const context: RequestContext = {
      ...createTokenContext(request.headers, serviceFor, { anonymous }),
      onTent: (tentId) => {
        trace.tent = tentId;
      },
    };
    const refused = (code: AppErrorCode) => refuse(new AppError(code), context, trace);
    let outcome: Outcome;
    if (found.size === 0) outcome = await refused("NOT_FOUND");
    else if (request.method === "OPTIONS") outcome = { status: 204, body: null };
    else if (!asked) outcome = await refused("METHOD_NOT_ALLOWED");
    else outcome = await call(request, asked, context, trace).catch((thrown) => refuse(thrown, context, trace));

    log({
      requestId: context.requestId,
      call: trace.asked && routeName(trace.asked.row),
      tent: trace.tent,
      ...(trace.user !== undefined && { user: trace.user }),
      status: outcome.status,
      code: trace.code,
      ms: Math.round(performance.now() - started),
    });
    const shown = openGet(found) !== null && (asked ? isPublicRead(asked.row) : request.method === "OPTIONS");
    return new Response(request.method === "HEAD" ? null : outcome.body, {
      status: outcome.status,
      headers: {
        ...(outcome.body !== null && { "Content-Type": "application/json; charset=utf-8" }),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "X-Request-Id": context.requestId,
        ...(!asked && found.size > 0 && { Allow: allowed(found) }),
        ...(shown && PUBLIC_READ),
        ...(shown && request.method === "OPTIONS" && { "Access-Control-Allow-Methods": "GET, HEAD" }),
        ...outcome.headers,
      },
    });
  };
}

function isShopHost({ headers }: Request): boolean {
  return ["tent", "domain"].includes(resolveHost(headers.get("host") ?? undefined, hostName).kind);
}
