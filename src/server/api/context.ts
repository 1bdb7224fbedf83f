import { randomUUID } from "node:crypto";
import { SHOWN_TENT_HEADER, shownTentOf } from "~/domain/tent/shown-tent";
import { appOrigin } from "~/server/address";
import { readSessionId } from "~/server/auth/session-cookie";
import { serviceContext } from "~/server/container";
import type { Actor, ServiceContext } from "~/server/context";
import { resolveActor } from "~/server/services/session/resolve-actor";

export interface RequestContext {
  requestId: string;
  /** The client's address, set by the front server. */
  address: string;
  /** Header `Origin`, where the browser sent one. */
  origin: string | null;
  /** The shop that the caller's tab shows; null where no tab calls, or none is known. */
  shownTentId: number | null;
  /** Who asks, read once a request and only when a procedure needs it. */
  loadActor: () => Promise<Actor | null>;
  /** The cookie was sent, so mutations need our own `Origin`. */
  byCookie: boolean;
  serviceFor: (actor: Actor | null) => ServiceContext;
}

/** On a shop's own host the cookie is not read: nobody is logged in there (design §3 Guards). */
function isPanelHost(headers: Headers): boolean {
  return headers.get("host")?.toLowerCase() === new URL(appOrigin).host;
}

/** A proxy's own id, where it looks like one. */
function requestIdOf(headers: Headers): string {
  const given = headers.get("x-request-id");
  return given && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

export async function createRequestContext(headers: Headers): Promise<RequestContext> {
  const sessionId = isPanelHost(headers) ? await readSessionId(headers.get("cookie")) : null;
  const shownTentId = shownTentOf(headers.get(SHOWN_TENT_HEADER));
  let actor: Promise<Actor | null> | undefined;
  const readActor = async (id: string): Promise<Actor | null> => {
    const found = await resolveActor(serviceContext(null), id);
    return found && { ...found, currentTentId: shownTentId ?? found.currentTentId };
  };
  return {
    requestId: requestIdOf(headers),
    address: headers.get("x-client-address") ?? "unknown",
    origin: headers.get("origin"),
    shownTentId,
    byCookie: sessionId !== null,
    loadActor: () => {
      actor ??= sessionId === null ? Promise.resolve(null) : readActor(sessionId);
      return actor;
    },
    serviceFor: serviceContext,
  };
}
