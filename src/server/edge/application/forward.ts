import { Agent, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createProxyServer } from "httpxy";
import type { ShopVersion } from "~/domain/catalogue/shop-version";
import type { RenderedPage } from "../cache/cached-page";

/** Where the application answers: a socket of this machine. */
export type ApplicationAddress = { socketPath: string } | { host: string; port: number };

/** About how a page is sent, which is the edge's to say. */
const OF_THE_ANSWER = /^(?:accept-encoding|connection|content-length|if-.*|range|transfer-encoding)$/;

/** Asks for a whole page, not compressed. */
export type FetchPage = (url: string, headers: IncomingHttpHeaders) => Promise<RenderedPage>;

/** Most connections to the application; slow readers of long answers, and streams, hold theirs. */
const MAX_SOCKETS = 1024;

export interface Forward {
  /** `onAnswer` hears that the answer has begun: what follows is for who reads it. */
  handle: (request: IncomingMessage, response: ServerResponse, onAnswer?: () => void) => Promise<void>;
  ask: FetchPage;
  close: () => void;
}

/** Hands requests on to the application, over connections that stay open. Rejects when it does not answer. */
export function forwardTo(address: ApplicationAddress): Forward {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const proxy = createProxyServer({ target: address, agent });
  const listeners = new WeakMap<IncomingMessage, () => void>();
  proxy.on("proxyRes", (_answer, incoming) => listeners.get(incoming)?.());
  return {
    handle: (incoming, response, onAnswer) => {
      if (onAnswer) listeners.set(incoming, onAnswer);
      return proxy.web(incoming, response);
    },
    ask: (url, headers) =>
      new Promise((done, fail) => {
        const asked = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_ANSWER.test(name)));
        const sent = request({ ...address, agent, path: url, headers: asked }, (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.once("error", fail);
          answer.once("end", () =>
            done({ status: answer.statusCode ?? 500, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        });
        sent.once("error", fail);
        sent.end();
      }),
    close: () => agent.destroy(),
  };
}

/** The folder of a shop in `app/tienda`. */
const FOLDER = /^\/tienda\/[^/?]+/;

/**
 * Asks for a page that everybody will be shown: nothing that a visitor sends can be in it. It is made of data that are at
 * least as new as this version.
 */
export function fetchAnonymously(
  ask: FetchPage,
  host: string,
): (url: string, version: ShopVersion) => Promise<RenderedPage> {
  return (url, { tent, site }) =>
    ask(
      url.replace(FOLDER, (folder) => `${folder}~v${tent}.${site}`),
      { host, "user-agent": "Mozilla/5.0" },
    );
}
