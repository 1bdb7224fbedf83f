import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { MINUTE_MS } from "~/domain/duration";
import { ENTRANCES } from "~/domain/session/routes";
import { VISIT_PATH } from "~/domain/stats/visit-endpoint";
import { currentRequestId, REQUEST_ID_HEADER, requestIdFrom, withRequestId } from "~/server/request-id";
import { createKnownAnswers } from "./cache/known-answers";
import { createShopPages, shopHeaders } from "./cache/shop-pages";
import { siteDocument } from "./cache/site-documents";
import { openExchange, requestAddress } from "./exchange";
import { isExpectedOutage } from "./expected-errors";
import type { EdgeOptions } from "./options";
import { PICTURE_FOLDER } from "./pictures/picture-server";
import { emptyErrorsForBots } from "./response/error-response";
import { FILE_HEADERS, rememberHeaders, withNonce } from "./response/headers";
import { isImmutablePath, sendImmutableNow } from "./response/immutable-files";
import { sendUnavailable } from "./response/text-response";
import { createRoutes, type Route } from "./route";
import { createStages, METHODS } from "./stages";
import { createTraffic } from "./traffic";

/** A connection on which nothing moves for so long is closed; events of orders come with a sign of life every 15 seconds. */
const STALLED_MS = 2 * MINUTE_MS;

/** Node takes the first one, and a proxy or cache in front may take the other. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2)
    if (rawHeaders[n]?.length === 4 && rawHeaders[n]?.toLowerCase() === "host") hosts += 1;
  return hosts > 1;
}

/** The server in front of Next: it alone maps hosts and paths to shops, and rejects requests that match none. */
export function createEdge(options: EdgeOptions): Server {
  const { appUrl, hostName, tents, trustedProxies, cache } = options;
  const routes = createRoutes(options);
  const headersFor = rememberHeaders({ appUrl, hostName, dev: options.dev, captchaOrigins: options.captchaOrigins });
  const headersOf = shopHeaders(headersFor);
  /** A proxy of ours may have given it one. */
  const idOf = ({ headers }: IncomingMessage) =>
    requestIdFrom(trustedProxies > 0 ? headers["x-request-id"] : undefined);
  const countCall = async (request: IncomingMessage) => cache?.countCall(requestAddress(request, trustedProxies));
  const known = cache ? createKnownAnswers({ tents, answers: cache.answers, countCall, idOf }) : null;
  const pages =
    cache && known ? createShopPages({ appUrl, tents, routes, headersFor, headersOf, known, ...cache }) : null;
  const stages = createStages({ ...options, headersOf, pages });
  const traffic = createTraffic(options.log);

  async function serve(request: IncomingMessage, response: ServerResponse, route: Route): Promise<void> {
    emptyErrorsForBots(request, response);
    const { path } = route;
    const isFile = isImmutablePath(path) || path.startsWith(PICTURE_FOLDER) || route.kind === "shop_picture";
    const isVisit = route.shop !== null && path === VISIT_PATH && request.method === "POST";
    const isPanels = !isFile && !isVisit && (route.shop === null || route.target.kind === "pass");
    const document = isPanels ? siteDocument(request, route) : null;
    const headers = isFile
      ? FILE_HEADERS
      : document || !isPanels
        ? headersFor(path, isVisit ? "data" : (document?.kind ?? "shop"))
        : withNonce(headersFor(path, ENTRANCES.includes(path) ? "captcha" : "panel"));
    for (const [name, value] of headers) response.setHeader(name, value);
    const requestId = currentRequestId(); // shops' pages, which are the same for everybody, do without
    if (isPanels && requestId !== undefined) response.setHeader("X-Request-Id", requestId);
    const exchange = openExchange(request, response, { route, document, trustedProxies });
    for (const stage of stages) {
      const answer = await stage(exchange);
      if (answer) return answer();
    }
  }

  let proxyLooksUntrusted = false;
  // requests without a body, nearly all of them, do without the events of a stream: a tenth less processor time each
  const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
    if (trustedProxies === 0 && !proxyLooksUntrusted && request.headers["x-forwarded-for"] !== undefined) {
      proxyLooksUntrusted = true;
      options.onUntrustedProxy?.();
    }
    if (hasTwoHosts(request)) return void response.writeHead(400, { connection: "close" }).end();
    if (options.pictures.sendNow(request, response)) return traffic.sentAtOnce(request, response, "image");
    if (sendImmutableNow(request, response)) return traffic.sentAtOnce(request, response, "static");
    const sent = known?.send(request, response) ?? null;
    if (sent === null) resolve(request, response);
    else if (typeof sent === "string") traffic.sentAtOnce(request, response, sent);
    else
      void sent.then((kind) =>
        kind === null ? resolve(request, response) : traffic.sentAtOnce(request, response, kind),
      );
  });

  function resolve(request: IncomingMessage, response: ServerResponse): void {
    const route = routes.of(request.url ?? "/", request.headers.host);
    if (pages?.sendNow(request, response, route)) {
      traffic.sentAtOnce(request, response, route.kind);
      return;
    }
    const requestId = idOf(request);
    traffic.begun(request, response, { route, requestId });
    request.headers[REQUEST_ID_HEADER] = requestId;
    void withRequestId(requestId, () =>
      serve(request, response, route).catch((error: unknown) => {
        if (!isExpectedOutage(error)) options.onError(error, request.url);
        if (response.headersSent) response.destroy();
        else sendUnavailable(response, appUrl);
      }),
    );
  }

  server.timeout = options.stalledMs ?? STALLED_MS;
  server.on("connect", (_request, socket) => {
    socket.on("error", () => {}); // nobody else listens any more, and a client that resets would end this process
    socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${METHODS.join(", ")}\r\nConnection: close\r\n\r\n`);
  });
  return server;
}
