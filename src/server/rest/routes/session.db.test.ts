import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "~/server/auth/passwords";
import { makeTent, makeUser } from "~/test/factories";
import { startRest, type TestRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { sessionRows } from "./session";

const db = testDb();
const PASSWORD = "Almacen-1234";
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let made = 0;
async function makePeople() {
  const [owner, other] = [await makeUser(db, { passwordHash }), (await makeTent(db)).owner];
  return { owner, other, superUser: await makeUser(db, { role: "SUPER" }), email: `nueva-${++made}@example.test` };
}

testCalls(db, sessionRows, makePeople, [
  {
    call: "POST /login",
    send: ({ owner }) => ({ json: { email: ` ${owner.email.toUpperCase()}`, password: PASSWORD } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["email", "password"] },
      { send: () => ({ json: { email: "ana@", password: "x".repeat(201) } }), fields: ["email", "password"] },
      {
        send: () => ({ json: { email: 1, password: ["a"], captcha_token: 5 } }),
        fields: ["email", "password", "captcha_token"],
      },
    ],
    check: async ({ json }, { owner }, rest) => {
      expect(json.data).toEqual({
        id: owner.id,
        name: "Ana Pérez",
        email: owner.email,
        phone: null,
        role_id: 2,
        test: 0,
        birth_date: null,
        country_id: 1,
      });
      const { token } = json.meta as { token: string };
      expect((await rest.withToken(token).get("/user")).json.data).toEqual(json.data);
    },
  },
  {
    call: "POST /register",
    send: ({ email }) => ({ json: { name: "Nora Núñez", email, password: PASSWORD, birth_date: "1990-02-28" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["name", "email", "password"] },
      {
        send: ({ email }) => ({
          json: { name: " ", email, password: "corta", birth_date: "1990-02-30", country_id: "uno" },
        }),
        fields: ["name", "password", "birth_date", "country_id"],
      },
      {
        send: ({ email }) => ({ json: { name: "Nora", email, password: PASSWORD, country_id: 999 } }),
        fields: ["country_id"],
      },
    ],
    check: async ({ json }, { email }, rest) => {
      expect(json.data).toMatchObject({ email, role_id: 2, birth_date: "1990-02-28", country_id: 1 });
      const { token } = json.meta as { token: string };
      expect((await rest.withToken(token).get("/user")).json.data).toEqual(json.data);
      const again = await rest.withToken(null).post("/register", { name: "Otra", email, password: PASSWORD });
      expect([again.status, again.json]).toEqual([200, { data: "exists" }]);
    },
  },
  {
    call: "GET /logout",
    send: () => ({}),
    check: async (_, { owner }) => expect(await db.apiToken.count({ where: { userId: owner.id } })).toBe(0),
  },
  {
    call: "GET /user",
    send: () => ({}),
    check: ({ json }, { owner }) => expect(json.data).toMatchObject({ id: owner.id, email: owner.email }),
  },
]);

describe("a log-in", () => {
  let rest: TestRest;
  beforeAll(async () => {
    rest = await startRest(db);
  });
  afterAll(() => rest.close());
  const login = (body: unknown, address: string, token: string | null = null) =>
    rest.withToken(token).send("/login", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "x-client-address": address },
    });

  it("reports an unknown email and a wrong password", async () => {
    const { owner } = await makePeople();
    const unknown = await login({ email: "nadie@example.test", password: PASSWORD }, "203.0.113.5");
    expect([unknown.status, unknown.json.error]).toEqual([
      404,
      { code: "USER_NOT_FOUND", message: "No se encontro el usuario" },
    ]);
    const wrong = await login({ email: owner.email, password: "no-es-esta" }, "203.0.113.5");
    expect([wrong.status, wrong.json.error?.code]).toEqual([401, "WRONG_CREDENTIALS"]);
  });

  it("is rejected with a retry delay while too many password checks wait", async () => {
    const { owner } = await makePeople();
    const state = { over: false };
    // However slow the log-in is, it finds the queue full: who was admitted queues again at once, in the same turn of the
    // event loop; only who was refused waits for the next one.
    const tryOn = async () => {
      while (!state.over) {
        const refused = await verifyPassword(passwordHash, "no-es-esta", "strangers").then(
          () => false,
          () => true,
        );
        if (refused) await new Promise((done) => setImmediate(done));
      }
    };
    const busy = Promise.all(Array.from({ length: 60 }, tryOn));
    const refused = await login({ email: owner.email, password: PASSWORD }, "203.0.113.9").finally(() => {
      state.over = true;
    });
    expect([refused.status, refused.json.error]).toEqual([
      503,
      { code: "OVERLOADED", message: "Hay mucha gente a la vez. Prueba de nuevo en 5 segundos." },
    ]);
    expect(refused.headers.get("retry-after")).toBe("5");
    await busy;
    expect((await login({ email: owner.email, password: PASSWORD }, "203.0.113.9")).status).toBe(200);
  });

  it("works despite an invalid token", async () => {
    const { owner } = await makePeople();
    const again = await login({ email: owner.email, password: PASSWORD }, "203.0.113.6", "x".repeat(43));
    expect(again.status).toBe(200);
  });

  it("is rejected after as many attempts as in the panel, from that address only", async () => {
    const { owner } = await makePeople();
    for (let n = 0; n < 10; n++) {
      expect((await login({ email: owner.email, password: "no-es-esta" }, "203.0.113.7")).status).toBe(401);
    }
    const refused = await login({ email: owner.email, password: PASSWORD }, "203.0.113.7");
    expect([refused.status, refused.json.error?.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await login({ email: owner.email, password: PASSWORD }, "203.0.113.8")).status).toBe(200);
  });
});

describe("with a captcha configured", () => {
  let rest: TestRest;
  beforeAll(async () => {
    rest = await startRest(db);
    rest.captcha.setUp();
  });
  afterAll(() => rest.close());

  it("a log-in needs its token after three failures, a registration always", async () => {
    const { owner, email } = await makePeople();
    const client = rest.withToken(null);
    const wrong = { email: owner.email, password: "no-es-esta" };
    for (let n = 0; n < 3; n++) expect((await client.post("/login", wrong)).status).toBe(401);
    const right = { email: owner.email, password: PASSWORD };
    const refused = await client.post("/login", right);
    expect([refused.status, refused.json.error]).toEqual([
      422,
      {
        code: "CAPTCHA_REQUIRED",
        message: "Confirma que eres una persona y prueba de nuevo.",
        fields: { captcha_token: ["Completa este dato."] },
      },
    ]);
    expect((await client.post("/login", { ...right, captcha_token: "solved-rest-1" })).status).toBe(200);

    const person = { name: "Nora Núñez", email, password: PASSWORD };
    expect((await client.post("/register", person)).json.error?.code).toBe("CAPTCHA_REQUIRED");
    expect((await client.post("/register", { ...person, captcha_token: "solved-rest-2" })).status).toBe(201);
    rest.captcha.silent = true;
    const down = await client.post("/register", { ...person, captcha_token: "solved-rest-3" });
    expect([down.status, down.json.error?.code]).toEqual([503, "CAPTCHA_FAILED"]);
  });
});
