import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS } from "~/domain/duration";
import { hashPassword } from "~/server/auth/passwords";
import { issueToken, MAX_TOKENS } from "~/server/services/session/api-tokens";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeUser } from "~/test/factories";
import { startRest, type TestRest } from "~/test/rest";
import { testDb } from "~/test/test-db";
import { createCallLimits } from "./limits";

const db = testDb();
const PASSWORD = "Almacen-1234";
let rest: TestRest;
let passwordHash: string;

beforeAll(async () => {
  await makeBase(db);
  passwordHash = await hashPassword(PASSWORD);
  rest = await startRest(db);
});
afterAll(() => rest.close());
beforeEach(() => {
  rest.lines.length = 0;
  rest.errors.length = 0;
});

/** Sends a request that no client library would send. */
function raw(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((done, fail) => {
    const { hostname, port } = new URL(rest.base);
    const sent = httpRequest({ hostname, port, method, path, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part: string) => {
        text += part;
      });
      answer.on("end", () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    sent.on("error", fail);
    sent.end(body);
  });
}

const codeOf = ({ status, json }: { status: number; json: { error?: { code: string } } }) => [status, json.error?.code];

describe("the public API", () => {
  it("sends errors in one format, with a request id that is logged", async () => {
    const answer = await (await rest.as(null)).get("/user");
    expect(answer.status).toBe(403);
    expect(answer.json).toEqual({
      error: {
        code: "SESSION_EXPIRED",
        message: "Tu sesión ha expirado. Por favor, inicia sesión de nuevo.",
      },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    const requestId = answer.headers.get("x-request-id");
    expect(rest.lines).toMatchObject([{ requestId, call: "GET /user", status: 403, code: "SESSION_EXPIRED" }]);
  });

  it("rejects unknown paths, and lists the methods of a path", async () => {
    const nobody = await rest.as(null);
    for (const path of ["/nada", "/user/1", "/user/", "//user", "/", "/USER", "/login%00", "/lo%2Fgin", "/%E0%A4%A"]) {
      expect(codeOf(await nobody.get(path)), path).toEqual([404, "NOT_FOUND"]);
    }
    const wrong = await nobody.put("/user-birth-date/x");
    expect(wrong.status).toBe(404);
    const other = await nobody.send("/login", { method: "PATCH", body: "{}" });
    expect(codeOf(other)).toEqual([405, "METHOD_NOT_ALLOWED"]);
    expect(other.headers.get("allow")).toBe("OPTIONS, POST");
    expect(codeOf(await nobody.send("/user", { method: "HEAD" }))[0]).toBe(405);
    const options = await nobody.send("/login", { method: "OPTIONS" });
    expect([options.status, options.headers.get("allow"), options.text]).toEqual([204, "OPTIONS, POST", ""]);
  });

  it("never reads a cookie, and requires no origin without one", async () => {
    const user = await makeUser(db);
    const { token } = await issueToken(rest.ctx, { userId: user.id, name: null });
    const cookie = { cookie: `vidriera.session=${token}; token=${token}` };
    expect((await raw("GET", "/api/user", cookie)).status).toBe(403);
    expect(
      (await raw("GET", "/api/user", { authorization: `Bearer ${token}`, origin: "https://mal.example" })).status,
    ).toBe(200);
    expect((await raw("GET", "/api/user", { authorization: token })).status).toBe(403);
    expect((await raw("GET", "/api/user", { authorization: `bearer  ${token}` })).status).toBe(200);
  });

  it("accepts no credentials on a shop's host", async () => {
    const user = await makeUser(db);
    const { token } = await issueToken(rest.ctx, { userId: user.id, name: null });
    for (const host of ["demo.localhost", "mitienda.example"]) {
      const shop = { authorization: `Bearer ${token}`, host };
      expect((await raw("GET", "/api/user", shop)).status, host).toBe(404);
      expect((await raw("POST", "/api/login", shop, "{}")).status, host).toBe(404);
    }
  });

  it("rejects unreadable bodies", async () => {
    const nobody = await rest.as(null);
    const post = (body: BodyInit) => nobody.send("/login", { method: "POST", body });
    for (const body of ["", "{", "nada", '{"email":"a\u0000', new Uint8Array([0xff, 0xfe, 0x7b])]) {
      expect(codeOf(await post(body))).toEqual([400, "BODY_MALFORMED"]);
    }
    for (const body of ["[]", "null", "1", '"x"']) expect(codeOf(await post(body))).toEqual([422, "VALIDATION"]);
    const long = `{"email":"${"a".repeat(1024 * 1024)}"}`;
    expect(codeOf(await post(long))).toEqual([413, "BODY_TOO_LARGE"]);
  });

  it("counts a body while it arrives, whatever its declared length", async () => {
    const part = Buffer.alloc(256 * 1024, 32);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += part.length;
        controller.enqueue(part);
      },
    });
    const endless = new Request(`${rest.base}/login`, { method: "POST", body, duplex: "half" } as RequestInit);
    const answer = await rest.handle(endless);
    expect([answer.status, await answer.json()]).toMatchObject([413, { error: { code: "BODY_TOO_LARGE" } }]);
    expect(sent).toBeLessThan(2 * 1024 * 1024);
  });

  it("reports every invalid field in the caller's wording", async () => {
    const answer = await (await rest.as(null)).post("/login", { email: "ana", password: "" });
    expect(answer.json.error).toEqual({
      code: "VALIDATION",
      message: "Revisa los campos marcados.",
      fields: {
        email: [expect.stringContaining(" ")],
        password: [expect.stringContaining(" ")],
      },
    });
    const abroad = await makeUser(db, { countryId: 2 });
    const other = await (await rest.as(abroad.id)).put("/change-password", {});
    expect(other.json.error?.message).toBe("Revisa los campos marcados.");
  });

  it("limits the calls of an address, and of a token from anywhere", async () => {
    const small = await startRest(db, { limits: createCallLimits({ address: 3, token: 5 }) });
    const from = (address: string) => ({ headers: { "x-client-address": address } });
    const user = await makeUser(db);
    const nobody = await small.as(null);
    for (let n = 0; n < 3; n++) expect((await nobody.send("/user", from("203.0.113.1"))).status).toBe(403);
    const refused = await nobody.send("/user", from("203.0.113.1"));
    expect(codeOf(refused)).toEqual([429, "RATE_LIMITED"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const mine = await small.as(user.id);
    for (let n = 0; n < 5; n++) expect((await mine.send("/user", from(`203.0.113.${10 + n}`))).status).toBe(200);
    expect((await mine.send("/user", from("203.0.113.99"))).status).toBe(429);
    expect((await (await small.as(user.id)).send("/user", from("203.0.113.99"))).status).toBe(200);
    await small.close();
  });

  it("records an internal error for the super-users and does not expose it", async () => {
    const broken = new Error("Invalid `db.user()`:\n{ password: 'Secreta-1234' }\n\nThe column does not exist");
    const failing = await startRest(db);
    failing.ctx.db = new Proxy(db, {
      get: (target, name) => {
        if (name !== "user") return Reflect.get(target, name);
        throw broken;
      },
    });
    const answer = await (await failing.as(null)).post("/login", { email: "ana@example.test", password: PASSWORD });
    expect(codeOf(answer)).toEqual([500, "INTERNAL"]);
    expect(answer.json.error).toEqual({
      code: "INTERNAL",
      message: "Algo salió mal de nuestro lado. Ya quedó registrado.",
    });
    expect(failing.errors).toEqual([broken]);
    const kept = await db.errorLog.findFirst({ where: { path: "POST /login" } });
    expect(kept).toMatchObject({
      message: "Error: The column does not exist",
      requestId: answer.headers.get("x-request-id"),
    });
    await failing.close();
  });

  it("logs neither bodies nor tokens nor passwords", async () => {
    const user = await makeUser(db, { passwordHash });
    const nobody = await rest.as(null);
    const { json } = await nobody.post("/login?password=Buscada-1234", { email: user.email, password: PASSWORD });
    const token = (json.meta as { token: string }).token;
    await rest
      .withToken(token)
      .put("/change-password", { current_password: "Otra-Clave-77", new_password: "Nueva-1234" });
    await nobody.get("/nada?token=Perdido-1234");
    expect(rest.lines.map(({ call, status }) => [call, status])).toEqual([
      ["POST /login", 200],
      ["PUT /change-password", 403],
      [null, 404],
    ]);
    const written = JSON.stringify(rest.lines);
    for (const secret of [PASSWORD, "Buscada", "Otra-Clave", "Nueva-", "Perdido", token, user.email]) {
      expect(written).not.toContain(secret);
    }
    expect(Object.keys(rest.lines[0] ?? {}).sort()).toEqual(["call", "code", "ms", "requestId", "status", "tent"]);
  });
});

describe("a token", () => {
  it("is stored only as a hash, and records its last use, but not each time", async () => {
    const user = await makeUser(db);
    const { token } = await issueToken(rest.ctx, { userId: user.id, name: "curl/8.5.0" });
    expect(Buffer.from(token, "base64url").byteLength).toBe(32);
    const [row] = await db.apiToken.findMany({ where: { userId: user.id } });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row).toMatchObject({ name: "curl/8.5.0", lastUsedAt: null, expiresAt: new Date("2026-12-20T15:00:00Z") });
    const at = async (minutes: number) => {
      const now = new Date(FIXED_NOW.getTime() + minutes * MINUTE_MS);
      const then = await startRest(db, { now });
      await then.withToken(token).get("/user");
      await then.close();
      return (await db.apiToken.findFirst({ where: { userId: user.id } }))?.lastUsedAt;
    };
    expect(await at(0)).toEqual(FIXED_NOW);
    expect(await at(5)).toEqual(FIXED_NOW);
    expect(await at(11)).toEqual(new Date("2026-11-20T15:11:00Z"));
  });

  it("is valid for 30 days, and a user has at most twenty", async () => {
    const user = await makeUser(db);
    const { token } = await issueToken(rest.ctx, { userId: user.id, name: null });
    const on = async (day: string) => {
      const then = await startRest(db, { now: new Date(day) });
      const { status } = await then.withToken(token).get("/user");
      await then.close();
      return status;
    };
    expect(await on("2026-12-20T14:59:59Z")).toBe(200);
    expect(await on("2026-12-20T15:00:00Z")).toBe(403);
    await Promise.all(
      Array.from({ length: MAX_TOKENS - 1 }, () => issueToken(rest.ctx, { userId: user.id, name: null })),
    );
    expect((await rest.withToken(token).get("/user")).status).toBe(200);
    await issueToken(rest.ctx, { userId: user.id, name: null });
    expect((await rest.withToken(token).get("/user")).status).toBe(403);
    expect(await db.apiToken.count({ where: { userId: user.id } })).toBe(MAX_TOKENS);
  });

  it("is revoked alone by a log-out, and with all others by a password change", async () => {
    const user = await makeUser(db, { passwordHash });
    const [one, two] = [await rest.as(user.id), await rest.as(user.id)];
    expect((await one.get("/logout")).json).toEqual({ data: true });
    expect((await one.get("/user")).status).toBe(403);
    expect((await two.get("/user")).status).toBe(200);
    const wrong = await two.put("/change-password", { current_password: "no-es-esta", new_password: "Otra-Clave-77" });
    expect(codeOf(wrong)).toEqual([403, "WRONG_PASSWORD"]);
    expect(wrong.json.error?.message).toBe("La contraseña actual es incorrecta");
    const right = await two.put("/change-password", { current_password: PASSWORD, new_password: "Otra-Clave-77" });
    expect(right.json).toEqual({ data: true });
    expect(codeOf(await two.get("/user"))).toEqual([403, "SESSION_EXPIRED"]);
  });
});
