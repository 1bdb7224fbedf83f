import type { IncomingMessage, ServerResponse } from "node:http";
import { listPassIn } from "~/domain/price-lists/list-link";
import { CLIENT_ADDRESS_HEADER, SHOP_VERSION_HEADER } from "~/server/edge-headers";
import type { SiteDocument } from "./cache/site-documents";
import { clientAddress } from "./response/client-address";
import type { Route } from "./route";

/** A request and its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  route: Route;
  method: string;
  /** The request target as received: with its query, and before any rewriting. */
  target: string;
  /** The client's address, as far as it can be trusted. */
  address: string;
  /** The document of the site that is asked for. */
  document: SiteDocument | null;
  /** What the device got for the password of the price list that it asks for. */
  listPass: string | null;
}

const FORWARDED = /^(?:x-forwarded-|forwarded$|x-real-ip$)/;

/**
 * What the application has no use for: it speaks no other protocol, and has no server actions. Passed on, each would be
 * an error of ours for whoever sends it.
 */
const UNUSED = ["upgrade", "connection", "next-action"];

/** The client's address, as far as it can be trusted. */
export function requestAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwardedFor = headers["x-forwarded-for"];
  const forwarded = Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor;
  return clientAddress(socket.remoteAddress, forwarded, trustedProxies);
}

/** Removes request headers that cannot be trusted or are of no use, and records the client's address. */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { route, document, trustedProxies }: Pick<Exchange, "route" | "document"> & { trustedProxies: number },
): Exchange {
  const { headers } = request;
  const address = requestAddress(request, trustedProxies);
  headers[CLIENT_ADDRESS_HEADER] = address;
  if (trustedProxies === 0) for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
  for (const name of UNUSED) delete headers[name];
  delete headers[SHOP_VERSION_HEADER];
  const listPass = route.target.kind === "shop" && route.target.list !== undefined ? listPassIn(headers.cookie) : null;
  // A shop's page may contain what its merchant wrote, so sessions of the shared parent domain are ignored there.
  if (route.shop) delete headers.cookie;
  return {
    request,
    response,
    route,
    document,
    method: request.method ?? "",
    target: request.url ?? "/",
    address,
    listPass,
  };
}
