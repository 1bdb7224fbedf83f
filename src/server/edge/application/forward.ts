import type { EventEmitter } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createProxyServer } from "httpxy";
import type { ShopVersion } from "~/domain/catalogue/shop-version";
import { SHOP_VERSION_HEADER, versionHeader } from "~/server/edge-headers";
import { currentRequestId, REQUEST_ID_HEADER } from "~/server/request-id";
import type { RenderedPage } from "../cache/cached-page";
import { SITE_ID, siteRequest } from "../cache/site-documents";

/** Where the application listens: a local socket or a host and port. */
export type ApplicationAddress = { socketPath: string } | { host: string; port: number };

/** Headers about how a page is transferred, which the edge decides. */
const TRANSFER_HEADERS = /^(?:accept-encoding|connection|content-length|if-.*|range|transfer-encoding)$/;

/** Fetches a whole page, uncompressed; not any more once `requester` has closed while it waits for its turn. */
export type FetchPage = (url: string, headers: IncomingHttpHeaders, requester?: EventEmitter) => Promise<RenderedPage>;

/** Maximum connections to the application; slow readers of long responses, and streams, each hold one. */
const MAX_SOCKETS = 1024;

export interface Forward {
  /** `onAnswer` is called when the response begins: from then on only the client's reading is awaited. */
  handle: (request: IncomingMessage, response: ServerResponse, onAnswer?: () => void) => Promise<void>;
  ask: FetchPage;
  close: () => void;
}

/** Forwards requests to the application over keep-alive connections. Rejects when it does not respond. */
export function forwardTo(address: ApplicationAddress): Forward {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const proxy = createProxyServer({ target: address, agent });
  const listeners = new WeakMap<IncomingMessage, () => void>();
  proxy.on("proxyRes", ({ headers }, incoming, response) => {
    // the application's header is about the connection to it, and would keep one open whose client asked to close it
    headers.connection = response.shouldKeepAlive ? "keep-alive" : "close";
    listeners.get(incoming)?.();
  });
  return {
    handle: (incoming, response, onAnswer) => {
      if (onAnswer) listeners.set(incoming, onAnswer);
      return proxy.web(incoming, response);
    },
    ask: (url, headers) =>
      new Promise((done, fail) => {
        const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => !TRANSFER_HEADERS.test(name)));
        const requestId = currentRequestId(); // also of the page for everybody, which is rendered for whoever asked first
        if (requestId !== undefined) forwarded[REQUEST_ID_HEADER] = requestId;
        const sent = request({ ...address, agent, path: url, headers: forwarded }, (response) => {
          const parts: Buffer[] = [];
          response.on("data", (part: Buffer) => parts.push(part));
          response.once("error", fail);
          response.once("end", () => {
            const [only, ...others] = parts;
            // most pages arrive whole: copying each would have V8 collect the edge's garbage much more often
            const body = only && others.length === 0 ? only : Buffer.concat(parts);
            done({ status: response.statusCode ?? 500, headers: response.headers, body });
          });
        });
        sent.once("error", fail);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

/**
 * Fetches a page that every visitor will be shown, so nothing that a visitor sends is passed on. It is rendered from
 * data at least as new as `version`.
 */
export function fetchAnonymously(
  ask: FetchPage,
  host: string,
): (url: string, tentId: number, version: ShopVersion) => Promise<RenderedPage> {
  const anonymous = { host, "user-agent": "Mozilla/5.0" };
  return (url, tentId, version) => {
    const { path, headers } = tentId === SITE_ID ? siteRequest(url) : { path: url, headers: {} };
    return ask(path, { ...anonymous, ...headers, [SHOP_VERSION_HEADER]: versionHeader(tentId, version) });
  };
}
