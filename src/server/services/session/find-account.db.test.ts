import { beforeAll, describe, expect, it } from "vitest";
import { emailChangeSchema, passwordForgottenSchema, registrationSchema } from "~/domain/account/schemas";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import { listUsers } from "~/server/services/admin/list-people";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { requestEmailChange } from "../account/change-email";
import { makeSuper } from "../account/make-super";
import { registerUser } from "../account/register-user";
import { requestPasswordReset } from "../account/request-password-reset";
import { signIn } from "./sign-in";

const db = testDb();
const password = "Una-clave-larga-7";
let passwordHash: string;
beforeAll(async () => {
  await makeBase(db);
  passwordHash = await hashPassword(password);
});

const anybody = (): ServiceContext => ({ ...merchantContext(db, 0, FIXED_NOW).ctx, actor: null });
let tries = 0;
const address = () => `10.0.1.${++tries}`;

const register = (email: string) =>
  registerUser(anybody(), registrationSchema.parse({ name: "Ana", email, password }), {
    address: address(),
    trialDays: 30,
  });
const enter = async (email: string, typed = password) => {
  const { id } = await signIn(anybody(), { email, password: typed, userAgent: null, address: address() });
  return (await db.session.findUniqueOrThrow({ where: { id } })).userId;
};
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: AppError) => error.code,
  );

/** An address with its domain in letters and in ASCII; each test has its own. */
const PAIRS = [
  ["ana@ñandú.com.ar", "ana@xn--and-6ma2c.com.ar"],
  ["ana@müller.de", "ana@xn--mller-kva.de"],
  ["ana@пример.рф", "ana@xn--e1afmkfd.xn--p1ai"],
  ["josé@café.com.mx", "josé@xn--caf-dma.com.mx"],
] as const;

describe.each(PAIRS)("%s and %s", (letters, ascii) => {
  const named = (name: string) => [letters, ascii].map((email) => `${name}-${email}`) as [string, string];

  it("are one account, whichever was registered", async () => {
    for (const [first, second] of [named("a"), named("b").reverse()] as [string, string][]) {
      const made = await register(first);
      expect(made).not.toBe("exists");
      expect(await register(second)).toBe("exists");
      const users = await db.user.findMany({
        where: { email: { in: [first, second] } },
        select: { id: true, email: true },
      });
      expect(users).toEqual([{ id: (made as { userId: number }).userId, email: expect.stringContaining("@xn--") }]);
      for (const email of [first, second]) expect(await enter(email)).toBe(users[0]?.id);
    }
  });

  it("are one account that is stored in letters from before", async () => {
    const [inLetters, inAscii] = named("c");
    const user = await makeUser(db, { email: inLetters, passwordHash });
    expect(await register(inAscii)).toBe("exists");
    for (const email of [inLetters, inAscii]) expect(await enter(email)).toBe(user.id);
    const { ctx, mailer } = merchantContext(db, 0, FIXED_NOW);
    await requestPasswordReset({ ...ctx, actor: null }, passwordForgottenSchema.parse({ email: inAscii }), {
      address: address(),
    });
    expect(mailer.mails.map(({ to }) => to)).toEqual([inLetters]);
    await makeSuper({ db, now: () => FIXED_NOW }, { email: inAscii });
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ role: "SUPER", email: inLetters });
  });

  it("stay two accounts where two exist, enter as before, and are listed", async () => {
    const [inLetters, inAscii] = named("d");
    const one = await makeUser(db, { email: inLetters, passwordHash });
    const other = await makeUser(db, { email: inAscii, passwordHash: await hashPassword("Otra-clave-larga-8") });
    expect(await enter(inLetters)).toBe(one.id);
    expect(await enter(inAscii, "Otra-clave-larga-8")).toBe(other.id);
    expect(await codeOf(enter(inLetters, "Otra-clave-larga-8"))).toBe("WRONG_CREDENTIALS");
    const listed = await listUsers(anybody(), { search: inAscii, state: "mail-repetido", planId: null, page: 1 });
    expect(listed.rows.map(({ id }) => id)).toEqual([other.id]);
    const all = await listUsers(anybody(), { search: "d-", state: "mail-repetido", planId: null, page: 1 });
    expect(all.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]));
    expect(all.rows.every(({ email }) => email.startsWith("d-"))).toBe(true);
  });

  it("cannot be taken by a change of mail", async () => {
    const [inLetters, inAscii] = named("e");
    await makeUser(db, { email: inLetters, passwordHash });
    const other = await makeUser(db, { passwordHash });
    const ask = (userId: number, email: string) =>
      requestEmailChange(merchantContext(db, userId, FIXED_NOW).ctx, emailChangeSchema.parse({ email, password }));
    for (const email of [inLetters, inAscii]) expect(await codeOf(ask(other.id, email))).toBe("VALIDATION");
  });
});

it("finds people by the other spelling of their mail", async () => {
  const user = await makeUser(db, { email: "lia@xn--and-6ma2c.com.ar" });
  const found = await listUsers(anybody(), { search: "lia@ñandú.com.ar", state: null, planId: null, page: 1 });
  expect(found.rows.map(({ id }) => id)).toEqual([user.id]);
});
