import { connect } from "node:net";

/**
 * One request that tries to poison what is cached for everybody. `path`, `host` and `method` override the target's own.
 */
export interface Attempt {
  what: string;
  path?: string;
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const EVIL = "evil.example";
const evil = (name: string, value = EVIL): Attempt => ({ what: name, headers: { [name]: value } });

const HEADERS: Attempt[] = [
  ...[
    "x-forwarded-host",
    "x-forwarded-server",
    "x-forwarded-for",
    "x-forwarded-prefix",
    "x-host",
    "x-original-host",
    "x-real-ip",
    "x-client-address",
    "x-asked-path",
    "x-matched-path",
    "x-invoke-path",
    "x-invoke-query",
    "x-nextjs-rewrite",
    "x-nextjs-postponed",
    "x-now-route-matches",
    "x-middleware-rewrite",
    "x-middleware-override-headers",
    "x-middleware-subrequest",
    "x-prerender-revalidate",
    "x-vercel-id",
    "user-agent",
    "referer",
    "origin",
    "accept-language",
    "authorization",
    "cookie",
    "via",
    "from",
    "true-client-ip",
    "cf-connecting-ip",
  ].map((name) => evil(name)),
  evil("x-forwarded-proto", "gopher"),
  evil("x-forwarded-port", "6666"),
  evil("forwarded", `for=6.6.6.6;host=${EVIL};proto=gopher`),
  evil("x-original-url", "/mis-links"),
  evil("x-rewrite-url", "/mis-links"),
  evil("x-http-method-override", "POST"),
  evil("x-method-override", "DELETE"),
  evil("accept", "application/json"),
  evil("accept-encoding", "x-evil, br;q=0.1, gzip;q=0"),
  evil("range", "bytes=0-1"),
  evil("if-range", '"evil"'),
  evil("if-none-match", "*"),
  evil("if-modified-since", "Fri, 20 Nov 2099 00:00:00 GMT"),
  evil("cache-control", "no-store"),
  evil("pragma", "no-cache"),
  evil("purpose", "prefetch"),
  evil("sec-purpose", "prefetch;prerender"),
  evil("x-nextjs-data", "1"),
  evil("rsc", "1"),
  evil("next-url", "/evil"),
  evil("next-action", "evil"),
  evil("next-router-prefetch", "1"),
  evil("next-router-segment-prefetch", "/_tree"),
  evil("next-router-state-tree", "%5B%22evil%22%5D"),
  evil("user-agent", "Googlebot/2.1"),
  evil("expect", "100-continue"),
  evil("cookie", "__prerender_bypass=evil; __next_preview_data=evil; next-auth.session-token=evil"),
];

/** `path` is the target's path, maybe with a query, `host` its host with the port. */
export function attempts({ path, host, other }: { path: string; host: string; other: string }): Attempt[] {
  const [name = "", port = ""] = host.split(":");
  const [bare = "", asked] = path.split("?");
  const add = (query: string) => (asked === undefined ? path + query : path + query.replace("?", "&"));
  const ownQuery = asked === undefined ? "" : `?${asked}`;
  const queries = [
    "?",
    "?evil=1",
    "?utm_source=evil",
    "?_rsc=evil",
    "?__nextDataReq=1",
    "?nxtPtent=slug~evil",
    "?q=evil",
  ];
  const methods = ["HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE", "TRACE", "PROPFIND"];
  const paths = [
    `/${bare}`,
    `${bare}/`,
    `${bare}//`,
    `${bare}/.`,
    `${bare}%2f`,
    `${bare};evil`,
    `${bare}#evil`,
    `${bare}%00`,
  ].map((odd) => odd + ownQuery);
  const hosts = [
    name.toUpperCase() + (port && `:${port}`),
    `${name}:6666`,
    `${name}.${port && `:${port}`}`,
    name,
    EVIL,
    `${EVIL}@${host}`,
    `${host}/${EVIL}`,
    `${host}, ${EVIL}`,
    `evil.${host}`,
    other,
  ];
  return [
    ...HEADERS,
    ...queries.map((query) => ({ what: `query ${query}`, path: add(query) })),
    ...queries.map((query) => ({ what: `rsc with ${query}`, path: add(query), headers: { rsc: "1" } })),
    ...methods.map((method) => ({ what: method, method })),
    ...paths.map((odd) => ({ what: `path ${odd}`, path: odd })),
    ...hosts.map((odd) => ({ what: `host ${odd}`, host: odd })),
    { what: "the whole address", path: `http://${EVIL}${path}` },
    { what: "a body", headers: { "content-type": "text/plain", "content-length": "4" }, body: "evil" },
    { what: "no host", host: "" },
  ];
}

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** Sends a malformed request, and reads until the server closes the connection; status 0 when there was no response. */
export function sendRaw(
  port: number,
  { path, host, method = "GET", headers = {}, body = "" }: Omit<Attempt, "what">,
): Promise<RawAnswer> {
  const lines = Object.entries({ ...(host ? { Host: host } : {}), ...headers, Connection: "close" });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)].join("\r\n");
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(`${head}\r\n\r\n${body}`));
    const parts: Buffer[] = [];
    socket.on("data", (part) => parts.push(part));
    socket.on("error", fail);
    socket.on("close", () => {
      const [answered = "", ...rest] = Buffer.concat(parts).toString("latin1").split("\r\n\r\n");
      done({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answered)?.[1] ?? 0),
        head: answered,
        body: rest.join("\r\n\r\n"),
      });
    });
  });
}
