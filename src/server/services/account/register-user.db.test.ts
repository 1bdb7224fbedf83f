import { beforeAll, describe, expect, it } from "vitest";
import { type Registration, registrationSchema } from "~/domain/account/schemas";
import { ARGENTINA_ID } from "~/domain/tent/countries";
import { verifyPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import { makeBase, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { registerUser } from "./register-user";

const db = testDb();
const SPAIN_ID = 9;
const options = { address: "10.0.0.1", trialDays: 30 };

beforeAll(() => makeBase(db));

let count = 0;
const wish = (over: Record<string, unknown> = {}): Registration =>
  registrationSchema.parse({
    name: "Nora Núñez",
    email: `nora-${++count}@example.test`,
    password: "Una-clave-larga-7",
    ...over,
  });
const context = (now: string): ServiceContext => ({ ...merchantContext(db, 0, new Date(now)).ctx, actor: null });
const mailed = (now: string) => {
  const { ctx, mailer } = merchantContext(db, 0, new Date(now));
  return { ctx: { ...ctx, actor: null } satisfies ServiceContext, mails: mailer.mails };
};
const NOON = "2026-11-20T15:00:00Z";

describe("registration", () => {
  it("creates a merchant on the free plan with a hashed password", async () => {
    const result = await registerUser(
      context(NOON),
      wish({ email: " Ana@Example.TEST ", birthDate: "1990-02-28" }),
      options,
    );
    const user = await db.user.findUniqueOrThrow({
      where: { email: "ana@example.test" },
      include: { subscriber: true },
    });
    expect(result).toEqual({ userId: user.id });
    expect([user.role, user.test, user.countryId, user.onboardedAt]).toEqual(["MERCHANT", false, 1, null]);
    expect(user.birthDate).toEqual(new Date("1990-02-28T00:00:00Z"));
    expect(user.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await verifyPassword(user.passwordHash, "Una-clave-larga-7")).toBe(true);
    expect(user.subscriber).toMatchObject({
      planId: 0,
      freeUntil: new Date("2026-12-20T00:00:00Z"),
      lastPaymentAt: null,
    });
  });

  it.each([
    ["Argentina", ARGENTINA_ID, "2026-12-19"], // 23:30 of the previous day there
    ["España", SPAIN_ID, "2026-12-20"],
  ])("counts the free period from today in %s", async (_name, countryId, until) => {
    const input = wish({ countryId });
    await registerUser(context("2026-11-20T02:30:00Z"), input, options);
    const { subscriber } = await db.user.findUniqueOrThrow({
      where: { email: input.email },
      include: { subscriber: true },
    });
    expect(subscriber?.freeUntil).toEqual(new Date(`${until}T00:00:00Z`));
  });

  it("sends a welcome mail, in the wording of the country, once", async () => {
    const { ctx, mails } = mailed(NOON);
    const input = wish({ countryId: SPAIN_ID });
    await registerUser(ctx, input, options);
    await registerUser(ctx, input, options);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[input.email, "Tu cuenta de Vidriera está lista"]]);
    expect(mails[0]?.text).toContain("Hola, Nora:");
    expect(mails[0]?.text).toContain("tienes tu tienda");
    expect(mails[0]?.text).toContain("http://localhost:3000/bienvenida");
  });

  it("returns exists for a known mail and leaves the account unchanged", async () => {
    const first = wish();
    await registerUser(context(NOON), first, options);
    expect(await registerUser(context(NOON), { ...first, name: "Otra", password: "Otra-clave-8" }, options)).toBe(
      "exists",
    );
    const user = await db.user.findUniqueOrThrow({ where: { email: first.email } });
    expect(user.name).toBe("Nora Núñez");
    expect(await verifyPassword(user.passwordHash, "Una-clave-larga-7")).toBe(true);
  });

  it("creates one account for eight concurrent requests with the same mail", async () => {
    const input = wish();
    const results = await Promise.all(Array.from({ length: 8 }, () => registerUser(context(NOON), input, options)));
    expect(results.filter((result) => result === "exists")).toHaveLength(7);
    expect(await db.user.count({ where: { email: input.email } })).toBe(1);
    expect(await db.subscriber.count({ where: { user: { email: input.email } } })).toBe(1);
  });

  it("rejects a birth date in the future and an unknown country, beside the field", async () => {
    const refused = (input: Registration) =>
      registerUser(context(NOON), input, options).catch((error: AppError) => error.details.fields);
    expect(await refused(wish({ birthDate: "2026-11-21" }))).toEqual({ birthDate: ["account.birthDateFuture"] });
    expect(await refused(wish({ countryId: 99_999 }))).toEqual({ countryId: ["tent.country"] });
  });

  it("limits an address with many requests, and no other", async () => {
    const address = "6.6.6.6";
    const known = wish();
    await registerUser(context(NOON), known, options);
    for (let n = 0; n < 60; n += 1) await registerUser(context(NOON), known, { ...options, address });
    const refused = await registerUser(context(NOON), known, { ...options, address }).catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: "RATE_LIMITED", details: { retryAfter: expect.any(Number) } });
    expect(await registerUser(context(NOON), known, options)).toBe("exists");
  });
});
