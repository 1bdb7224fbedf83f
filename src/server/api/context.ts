import { ACCOUNT_HEADER, KEY_HEADER } from "~/domain/outbox/queued-calls";
import { readSessionId } from "~/server/auth/session-cookie";
import { serviceContext } from "~/server/container";
import type { Actor, ServiceContext } from "~/server/context";
import { CLIENT_ADDRESS_HEADER } from "~/server/edge-headers";
import { AppError } from "~/server/errors";
import { currentRequestId, requestIdFrom } from "~/server/request-id";
import { resolveToken } from "~/server/services/session/api-tokens";
import { resolveActor } from "~/server/services/session/resolve-actor";
import { appOrigin } from "~/server/site/addresses";
import { senderOf } from "./visitor-request";

export interface RequestContext {
  requestId: string;
  /** The client's address, set by the edge. */
  address: string;
  /** The `User-Agent` header. */
  userAgent: string | null;
  /** The `Origin` header, if the browser sent one. */
  origin: string | null;
  /** Loads the actor, once per request and only when a procedure needs it. */
  loadActor: () => Promise<Actor | null>;
  /** Whether the session cookie was sent: mutations then require our own `Origin`. */
  byCookie: boolean;
  /** The key of a mutation that may be sent twice (`Idempotency-Key`), as sent. */
  idempotencyKey: string | null;
  /** The account that made the change, which may no longer be the one that is logged in (`X-Account`), as sent. */
  account: string | null;
  serviceFor: (actor: Actor | null) => ServiceContext;
  /** The body is a form with files. */
  hasForm?: boolean;
  /** Whose pages a visitor's call about a shop came from; not known of calls inside this process. */
  senderOf?: (tentId: number) => ReturnType<typeof senderOf>;
  /** Called with each tent that the call may access, for the log. */
  onTent?: (tentId: number) => void;
}

/** The client's address, set by the edge. */
export const clientAddressOf = (headers: Headers): string => headers.get(CLIENT_ADDRESS_HEADER) ?? "unknown";

/** On a shop's own host the cookie is not read: nobody is logged in there (docs/architecture.md#context). */
function isPanelHost(headers: Headers): boolean {
  return headers.get("host")?.toLowerCase() === new URL(appOrigin).host;
}

export async function createRequestContext(headers: Headers): Promise<RequestContext> {
  const sessionId = isPanelHost(headers) ? await readSessionId(headers.get("cookie")) : null;
  let actor: Promise<Actor | null> | undefined;
  return {
    requestId: requestIdFrom(currentRequestId()),
    address: clientAddressOf(headers),
    userAgent: headers.get("user-agent"),
    origin: headers.get("origin"),
    byCookie: sessionId !== null,
    idempotencyKey: headers.get(KEY_HEADER),
    account: headers.get(ACCOUNT_HEADER),
    loadActor: () => {
      actor ??= sessionId === null ? Promise.resolve(null) : resolveActor(serviceContext(null), sessionId);
      return actor;
    },
    serviceFor: serviceContext,
    hasForm: headers.get("content-type")?.startsWith("multipart/form-data") ?? false,
    senderOf: (tentId) => senderOf(headers, tentId),
  };
}

const TOKEN = /^Bearer +(\S+)$/i;

/** The bearer token of a request, valid or not. */
export function bearerOf(headers: Headers): string | null {
  return TOKEN.exec(headers.get("authorization")?.trim() ?? "")?.[1] ?? null;
}

/**
 * The context of a public API call: the token alone identifies the caller, cookies are never read. An invalid token is
 * rejected where an actor is needed, so that a program never mistakes the anonymous view for its own.
 */
export function createTokenContext(
  headers: Headers,
  serviceFor: RequestContext["serviceFor"],
  { anonymous }: { anonymous: boolean },
): RequestContext {
  const token = anonymous ? null : bearerOf(headers);
  let actor: Promise<Actor | null> | undefined;
  const readActor = async (): Promise<Actor | null> => {
    if (token === null) return null;
    const known = await resolveToken(serviceFor(null), token);
    if (!known) throw new AppError("SESSION_EXPIRED");
    return known;
  };
  return {
    requestId: requestIdFrom(currentRequestId()),
    address: clientAddressOf(headers),
    userAgent: headers.get("user-agent"),
    origin: null,
    byCookie: false,
    idempotencyKey: null,
    account: null,
    loadActor: () => {
      actor ??= readActor();
      return actor;
    },
    serviceFor,
  };
}
