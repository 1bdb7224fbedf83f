import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { PrismaClient } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { type CallLine, createRest } from "~/server/rest/adapter";
import { type CallLimits, createCallLimits } from "~/server/rest/limits";
import { table } from "~/server/rest/table";
import { issueToken } from "~/server/services/session/api-tokens";
import { merchantContext } from "./factories";

type FormFields = Record<string, Blob | string | number>;

export interface RestAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; null when there is none. */
  json: {
    data?: unknown;
    meta?: unknown;
    error?: { code: string; message: string; fields?: Record<string, string[]> };
  };
}

export interface RestClient {
  get: (path: string) => Promise<RestAnswer>;
  post: (path: string, body?: unknown) => Promise<RestAnswer>;
  put: (path: string, body?: unknown) => Promise<RestAnswer>;
  delete: (path: string) => Promise<RestAnswer>;
  /** A multipart body; pictures as Blobs. */
  form: (method: string, path: string, fields: FormFields) => Promise<RestAnswer>;
  /** Any other body. */
  send: (path: string, init?: RequestInit) => Promise<RestAnswer>;
}

async function requestOf(request: IncomingMessage): Promise<Request> {
  const method = request.method ?? "GET";
  const headers = Object.entries(request.headersDistinct).flatMap(([name, values]) =>
    (values ?? []).map((value): [string, string] => [name, value]),
  );
  const body = method === "GET" || method === "HEAD" ? null : new Uint8Array(await buffer(request));
  return new Request(`http://localhost${request.url}`, { method, headers, body });
}

async function answerOf(response: Response): Promise<RestAnswer> {
  const text = await response.text();
  const json = text === "" ? {} : (JSON.parse(text) as RestAnswer["json"]);
  return { status: response.status, headers: response.headers, text, json };
}

/**
 * The public API over real HTTP and the test's database, without Next: `rest.as(userId)` calls with a token of that user,
 * `rest.as(null)` without one. Close it in `afterAll`.
 */
export async function startRest(db: PrismaClient, { now, limits }: { now?: Date; limits?: CallLimits } = {}) {
  const { ctx, ...fakes } = merchantContext(db, 0, now);
  const lines: CallLine[] = [];
  const errors: unknown[] = [];
  const serviceFor = (actor: ServiceContext["actor"]): ServiceContext => ({ ...ctx, actor });
  const handle = createRest({
    rows: table,
    serviceFor,
    limits: limits ?? createCallLimits({ address: 1e9, token: 1e9 }),
    log: (line) => lines.push(line),
    onError: (error) => errors.push(error),
  });
  const server = createServer(async (incoming, outgoing) => {
    const answer = await handle(await requestOf(incoming));
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.keepAliveTimeout = 0; // a connection that we close is broken for a request that is just being sent over it
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/api`;

  function withToken(token: string | null): RestClient {
    const send: RestClient["send"] = async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (token !== null && !headers.has("authorization")) headers.set("authorization", `Bearer ${token}`);
      return answerOf(await fetch(`${base}${path}`, { ...init, headers }));
    };
    const json = (method: string) => (path: string, body?: unknown) =>
      send(path, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
      });
    return {
      send,
      get: (path) => send(path),
      post: json("POST"),
      put: json("PUT"),
      delete: (path) => send(path, { method: "DELETE" }),
      form: (method, path, fields) => {
        const body = new FormData();
        for (const [name, value] of Object.entries(fields)) {
          body.set(name, value instanceof Blob ? value : String(value));
        }
        return send(path, { method, body });
      },
    };
  }

  return {
    ...fakes,
    ctx,
    base,
    /** The API without HTTP. */
    handle,
    /** The log lines and the internal errors. */
    lines,
    errors,
    withToken,
    /** A client of this user, or an anonymous one. */
    as: async (userId: number | null): Promise<RestClient> =>
      withToken(userId === null ? null : (await issueToken(ctx, { userId, name: "test" })).token),
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
export type TestRest = Awaited<ReturnType<typeof startRest>>;
