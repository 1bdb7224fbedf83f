import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopback } from "~/domain/session/address-key";
import { clientAddress } from "./response/client-address";
import type { Route } from "./route";

/** A request and the answer to it. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  route: Route;
  method: string;
  /** As it was asked for: with its query, and before anything is rewritten. */
  target: string;
  /** Of who asks, as far as it can be trusted. */
  address: string;
  /** Asked by a process of this machine itself, not by a proxy of it for somebody else. */
  isOwnProcess: boolean;
}

const FORWARDED = /^(?:x-forwarded-|forwarded$|x-real-ip$)/;

function isOwnProcess({ socket, headers }: IncomingMessage): boolean {
  const { remoteAddress = "", localAddress } = socket;
  const here = isLoopback(remoteAddress) || (remoteAddress !== "" && remoteAddress === localAddress);
  return here && !Object.keys(headers).some((name) => FORWARDED.test(name));
}

/** Leaves of a request's headers what may be believed, and writes down whose it is. */
export function openExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { route, trustProxy }: { route: Route; trustProxy: boolean },
): Exchange {
  const { headers } = request;
  const own = isOwnProcess(request);
  const forwardedFor = headers["x-forwarded-for"];
  const forwarded = Array.isArray(forwardedFor) ? forwardedFor.join(",") : forwardedFor;
  const address = clientAddress(request.socket.remoteAddress, forwarded, trustProxy ? 1 : 0);
  headers["x-client-address"] = address;
  if (!trustProxy) for (const name of Object.keys(headers)) if (FORWARDED.test(name)) delete headers[name];
  // a shop's page may hold what its merchant wrote: the session of the shared parent domain does not count there
  if (route.shop) delete headers.cookie;
  return {
    request,
    response,
    route,
    method: request.method ?? "",
    target: request.url ?? "/",
    address,
    isOwnProcess: own,
  };
}
