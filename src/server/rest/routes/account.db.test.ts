import { beforeAll, expect, it } from "vitest";
import { hashPassword, verifyPassword } from "~/server/auth/passwords";
import { confirmEmailChange } from "~/server/services/account/change-email";
import { makeTent, makeUser } from "~/test/factories";
import { startRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { accountRows } from "./account";

const db = testDb();
const PASSWORD = "Almacen-1234";
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let made = 0;
async function makePeople() {
  const { owner, tent } = await makeTent(db);
  await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
  const { owner: other } = await makeTent(db);
  const email = `nuevo-${++made}@example.test`;
  return { owner, other, tent, email, superUser: await makeUser(db, { role: "SUPER" }) };
}

const newMail =
  (value: (people: Awaited<ReturnType<typeof makePeople>>) => string, current_password = PASSWORD) =>
  (people: Awaited<ReturnType<typeof makePeople>>) => ({
    json: { field: "email", value: value(people), current_password },
  });
const field = (name: unknown, value?: unknown) => () => ({ json: { field: name, value } });

testCalls(db, accountRows, makePeople, [
  {
    call: "PUT /user",
    send: () => ({ json: { field: "name", value: "Ana Sosa" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["field"] },
      { send: field("id", 1), fields: ["field"] },
      { send: field("role_id", 1), fields: ["field"] },
      { send: field("test", 1), fields: ["field"] },
      { send: field("country_id", 1), fields: ["field"] },
      { send: field("__proto__", 1), fields: ["field"] },
      { send: field("name", " "), fields: ["value"] },
      { send: field("name", "a".repeat(121)), fields: ["value"] },
      { send: field("name"), fields: ["value"] },
      { send: newMail(() => "sin-arroba"), fields: ["value"] },
      { send: newMail(({ other }) => other.email), fields: ["value"] },
      { send: newMail(({ owner }) => owner.email), fields: ["value"] },
      { send: field("email", "otra@example.test"), fields: ["current_password"] },
      { send: newMail(({ email }) => email, ""), fields: ["current_password"] },
      { send: field("phone", "no es un número"), fields: ["value"] },
      { send: field("birth_date", "1990-02-30"), fields: ["value"] },
      { send: field("birth_date", "2026-11-21"), fields: ["value"] },
    ],
    check: async ({ json }, { owner }, rest) => {
      expect(json.data).toMatchObject({ id: owner.id, name: "Ana Sosa" });
      const client = await rest.as(owner.id);
      for (const [field, value] of [
        ["name", "Nora Núñez"],
        ["phone", "11 5874-9895"],
        ["birth_date", "1990-02-28"],
      ]) {
        expect((await client.put("/user", { field, value })).json.data).toMatchObject({ [field ?? ""]: value });
      }
      expect((await client.put("/user", { field: "phone", value: null })).json.data).toMatchObject({ phone: null });
      expect((await client.put("/user", { field: "birth_date", value: null })).json.data).toMatchObject({
        birth_date: null,
      });
    },
  },
  {
    call: "PUT /user-birth-date",
    send: () => ({ json: { birth_date: "1980-12-31" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["birth_date"] },
      { send: () => ({ json: { birth_date: "31/12/1980" } }), fields: ["birth_date"] },
      { send: () => ({ json: { birth_date: "1899-12-31" } }), fields: ["birth_date"] },
      { send: () => ({ json: { birth_date: "2026-11-21" } }), fields: ["birth_date"] },
    ],
    check: ({ json }) => expect(json.data).toMatchObject({ birth_date: "1980-12-31" }),
  },
  {
    call: "POST /delete-user-data",
    send: () => ({ json: { password: PASSWORD } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["password"] },
      { send: () => ({ json: { password: "" } }), fields: ["password"] },
    ],
    check: async (_, { owner, tent, other }) => {
      expect(await db.user.count({ where: { id: owner.id } })).toBe(0);
      expect(await db.apiToken.count({ where: { userId: owner.id } })).toBe(0);
      expect(await db.tent.count({ where: { id: tent.id } })).toBe(0);
      expect(await db.tent.count({ where: { ownerId: other.id } })).toBe(1);
    },
  },
  {
    call: "POST /register-admin",
    send: ({ email }) => ({ json: { name: "Eva Sosa", email, password: PASSWORD } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["name", "email", "password"] },
      { send: ({ email }) => ({ json: { name: "Eva", email, password: email } }), fields: ["password"] },
    ],
    check: async ({ json }, { email, other, superUser }, rest) => {
      expect(json.data).toMatchObject({ email, role_id: 1 });
      const audit = await db.auditEntry.findFirst({ where: { actorId: superUser.id } });
      expect(audit).toMatchObject({ action: "account.registerAdmin" });
      const again = await (await rest.as(superUser.id)).post("/register-admin", {
        name: "Otra",
        email: other.email,
        password: PASSWORD,
      });
      expect([again.status, again.json]).toEqual([200, { data: "exists" }]);
      expect(await db.user.findUnique({ where: { id: other.id } })).toMatchObject({
        role: "MERCHANT",
        name: other.name,
      });
      const login = await rest.withToken(null).post("/login", { email, password: PASSWORD });
      expect(login.json.data).toMatchObject({ role_id: 1 });
    },
  },
  {
    call: "PUT /change-password",
    send: () => ({ json: { current_password: PASSWORD, new_password: "Otra-Clave-77" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["current_password", "new_password"] },
      { send: () => ({ json: { current_password: PASSWORD, new_password: "corta" } }), fields: ["new_password"] },
      {
        send: ({ owner }) => ({ json: { current_password: PASSWORD, new_password: owner.email } }),
        fields: ["new_password"],
      },
    ],
    check: async (_, { owner }) => {
      const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: owner.id } });
      expect(await verifyPassword(passwordHash, "Otra-Clave-77")).toBe(true);
      expect(await db.apiToken.count({ where: { userId: owner.id } })).toBe(0);
    },
  },
]);

it("does nothing without the right password", async () => {
  const rest = await startRest(db);
  const { owner } = await makePeople();
  const client = await rest.as(owner.id);
  const tries = [
    client.post("/delete-user-data", { password: "no-es-esta" }),
    client.put("/user", { field: "email", value: "otra@example.test", current_password: "no-es-esta" }),
    client.put("/change-password", { current_password: "no-es-esta", new_password: "Otra-Clave-77" }),
  ];
  for (const { status, json } of await Promise.all(tries)) {
    expect([status, json.error]).toEqual([
      403,
      { code: "WRONG_PASSWORD", message: "La contraseña actual es incorrecta" },
    ]);
  }
  expect((await client.get("/user")).status).toBe(200);
  await rest.close();
});

it("changes the email once the new address has confirmed, and tells the old one how to undo it", async () => {
  const rest = await startRest(db);
  const { owner, email } = await makePeople();
  const client = await rest.as(owner.id);
  const { status, json } = await client.put("/user", {
    field: "email",
    value: ` ${email.toUpperCase()}`,
    current_password: PASSWORD,
  });
  expect([status, (json.data as { email: string }).email]).toEqual([202, owner.email]);
  expect(rest.mailer.mails.map(({ to }) => to)).toEqual([email]);
  const [, token = ""] = /\/confirmar-mail\/([\w-]{43})/.exec(rest.mailer.mails[0]?.text ?? "") ?? [];
  await confirmEmailChange(rest.ctx, { token }, { address: "203.0.113.40" });
  expect((await client.get("/user")).json.data).toMatchObject({ email });
  expect(rest.mailer.mails[1]).toMatchObject({ to: owner.email, text: expect.stringContaining("/deshacer-mail/") });
  await rest.close();
});
