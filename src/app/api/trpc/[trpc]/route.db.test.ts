import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import superjson from "superjson";
import { beforeAll, describe, expect, it } from "vitest";
import { HOUR_MS } from "~/domain/duration";
import { eventually } from "~/test/eventually";

// an unreachable payment provider and a configured chat; set before any module reads the environment
Object.assign(process.env, {
  MERCADO_PAGO_URL: "http://127.0.0.1:2",
  MERCADO_PAGO_ACCESS_TOKEN: "TEST-key",
  TELEGRAM_BOT_TOKEN: "1234567:test-token",
  TELEGRAM_CHAT_ID: "1",
});
const { GET, POST } = await import("./route");
const { testDb } = await import("~/test/test-db");
const { makeBase, makeTent } = await import("~/test/factories");
const { queuedJobs } = await import("~/test/queue");
const { sessionCookie } = await import("~/server/auth/session-cookie");

const db = testDb();
let ownerId: number;
let planId: number;
let headers: Record<string, string>;

async function loggedIn(userId: number): Promise<Record<string, string>> {
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const { id: sid } = await db.session.create({ data: { id: randomUUID(), userId, expiresAt } });
  const token = await encode({ token: { sid }, secret: process.env.NEXTAUTH_SECRET ?? "" });
  const origin = "http://localhost:3000";
  return {
    cookie: `${sessionCookie.name}=${token}`,
    origin,
    host: "localhost:3000",
    "content-type": "application/json",
  };
}

beforeAll(async () => {
  await makeBase(db);
  planId = (await db.plan.create({ data: { id: 7, name: "COMERCIO", total: "8900" } })).id;
  ownerId = (await makeTent(db)).owner.id;
  headers = await loggedIn(ownerId);
});

async function subscribe(planId: number) {
  const body = superjson.serialize({ userId: ownerId, planId, service: "mercado_pago" });
  const asked = { method: "POST", headers, body: JSON.stringify(body) };
  const response = await POST(new Request("http://localhost:3000/api/trpc/billing.subscribe", asked));
  return { status: response.status, text: await response.text() };
}

it("responds 502 when the provider is unreachable, and reports the cause to super-users once", async () => {
  const failsToSubscribe = async () => {
    const { status, text } = await subscribe(planId);
    expect(status).toBe(502);
    expect(text).toContain("PROVIDER_FAILED");
    expect(text).not.toContain("ECONNREFUSED");
  };
  const sent = async () => (await queuedJobs(db, "send-message")).map(({ data }) => data);
  await failsToSubscribe();
  await eventually(async () =>
    expect(await sent()).toEqual([
      {
        chat: "supers",
        text: expect.stringMatching(
          /^ERROR EN PAGINA\n\/api\/trpc\/billing\.subscribe\nError: Mercado Pago: fetch failed \(.+\)$/,
        ),
      },
    ]),
  );
  await failsToSubscribe();
  await eventually(async () => expect(await db.errorLog.findMany()).toMatchObject([{ count: 2 }]));
  expect(await sent()).toHaveLength(1);
  expect(await db.subscription.count()).toBe(1);
});

it("sends no-store with every response, errors included", async () => {
  const ask = (path: string) => POST(new Request(`http://localhost:3000/api/trpc/${path}`));
  for (const path of ["tent.countries", "session.me", "no.such"])
    expect((await ask(path)).headers.get("cache-control"), path).toBe("no-store");
});

it("does not log an error for an unknown plan", async () => {
  const known = await db.errorLog.count();
  expect((await subscribe(999_999)).status).toBe(404);
  expect(await db.errorLog.count()).toBe(known);
});

describe("values that the sender has built by superjson", () => {
  const bomb = {
    json: { tentId: { length: 1_000_000_000 } },
    meta: { values: { tentId: [["typed-array", "Uint8Array"]] } },
  };
  const url = "http://localhost:3000/api/trpc";
  const posted = (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    return POST(new Request(`${url}/${path}`, { method: "POST", headers, body: JSON.stringify(body) }));
  };
  const asked = (path: string, input: unknown, batch = "") =>
    GET(new Request(`${url}/${path}?${batch}input=${encodeURIComponent(JSON.stringify(input))}`));

  it.each<[string, () => Promise<Response>]>([
    ["posted", () => posted("order.check", bomb)],
    ["in a batch", () => posted("order.check,order.check?batch=1", { 0: { json: {} }, 1: bomb })],
    ["in an address", () => asked("link.of", bomb)],
    ["in the address of a batch", () => asked("tent.countries,link.of", { 1: bomb }, "batch=1&")],
    ["to another method", () => posted("account.forgotPassword", bomb)],
    [
      "of another kind",
      () => posted("order.check", { json: { tentId: "9".repeat(50_000) }, meta: { values: { tentId: ["bigint"] } } }),
    ],
  ])("are refused: %s", async (_, send) => {
    const text = await (await send()).text();
    expect(text).toContain("BODY_MALFORMED");
    expect(await db.errorLog.count({ where: { path: { not: "/api/trpc/billing.subscribe" } } })).toBe(0);
  });

  it.each(["constructor", "prototype", "__proto__"])("are refused under the key %s in a queued call", async (key) => {
    const { owner, tent } = await makeTent(db);
    const headers = { ...(await loggedIn(owner.id)), "idempotency-key": randomUUID() };
    const body = `{"json":{"tentId":${tent.id},"name":"Termos","seen":{"${key}":1}}}`;
    const response = await POST(new Request(`${url}/category.create`, { method: "POST", headers, body }));
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("BODY_MALFORMED")]);
    expect(await db.category.count({ where: { tentId: tent.id } })).toBe(0);
  });
});

describe("a visitor's call about a shop", () => {
  const call = async (name: string, tentId: number, headers: Record<string, string>) => {
    const input = { tentId, lines: [], token: "x".repeat(22), tokens: ["x".repeat(22)] };
    const asked = {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ json: input }),
    };
    return (await POST(new Request(`http://localhost:3000/api/trpc/${name}`, asked))).text();
  };

  it.each(["order.check", "order.place", "order.repeat", "order.progress"])(
    "is not found from pages of others: %s",
    async (name) => {
      const [{ tent }, { tent: other }] = [await makeTent(db), await makeTent(db)];
      const at = (subdomain: string) => `${subdomain}.localhost:3000`;
      const strange: Record<string, string>[] = [
        { host: at(other.subdomain) },
        { host: at(tent.subdomain), origin: `http://${at(other.subdomain)}` },
        { host: "localhost:3000", origin: "https://attacker.example" },
        { host: at(tent.subdomain), origin: "null", "sec-fetch-site": "cross-site" },
      ];
      for (const headers of strange)
        expect(await call(name, tent.id, headers), JSON.stringify(headers)).toContain("NOT_FOUND");
      const own = await call(name, tent.id, { host: at(tent.subdomain), origin: `http://${at(tent.subdomain)}` });
      expect(name === "order.repeat" ? own : own.includes("NOT_FOUND")).not.toBe(true);
    },
  );
});

it("reads no form for a procedure that is open to anyone", async () => {
  const form = new FormData();
  form.set("tentId", "1");
  for (const name of ["order.check", "account.register", "link.of"]) {
    const answer = await POST(new Request(`http://localhost:3000/api/trpc/${name}`, { method: "POST", body: form }));
    expect(await answer.text()).toMatch(/BODY_MALFORMED|METHOD/);
  }
});

describe("answers that are not read", () => {
  const watch = (tentId: number) => {
    const input = encodeURIComponent(JSON.stringify({ json: { tentId } }));
    return GET(new Request(`http://localhost:3000/api/trpc/order.watch?input=${input}`, { headers }));
  };

  it("events are sent as they come: nobody waits for the end of the stream", async () => {
    const tent = await db.tent.findFirstOrThrow({ where: { ownerId } });
    const answer = await watch(tent.id);
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const reader = answer.body?.getReader();
    const { value, done } = (await reader?.read()) ?? {};
    expect(done).toBe(false);
    expect(new TextDecoder().decode(value)).toContain("event: connected");
    await reader?.cancel();
  });

  it("an address that has much to read is told to try again, in a way that the panel repeats", async () => {
    const { unreadAnswers } = await import("~/server/unread-answers");
    const address = "203.0.113.50";
    const kept = unreadAnswers.body("x".repeat(24 << 20), address, { mayRefuse: true }) as ReadableStream;
    const ask = () =>
      GET(new Request("http://localhost:3000/api/trpc/tent.countries", { headers: { "x-client-address": address } }));
    const refused = await ask();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await refused.json()).toMatchObject({
      error: { json: { data: { httpStatus: 503, appError: { code: "OVERLOADED" } } } },
    });
    await kept.cancel();
    expect((await ask()).status).not.toBe(503);
  });
});
