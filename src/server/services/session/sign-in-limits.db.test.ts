import { beforeAll, describe, expect, it, vi } from "vitest";
import { HOUR_MS } from "~/domain/duration";
import { hashPassword, verifyPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { changePassword } from "../account/change-password";
import { requestPasswordReset } from "../account/request-password-reset";
import { resetPassword } from "../account/reset-password";
import { signIn } from "./sign-in";

// hashing passwords is slow by design, and slower on a busy machine
vi.setConfig({ testTimeout: 120_000 });

const db = testDb();
const password = "Una-clave-larga-7";
let passwordHash: string;
let places = 0;

beforeAll(async () => {
  await makeBase(db);
  passwordHash = await hashPassword(password);
});

const context = (now: Date = FIXED_NOW): ServiceContext => ({ ...merchantContext(db, 0, now).ctx, actor: null });
const person = () => makeUser(db, { passwordHash });
/** An address without earlier tries. */
const place = () => `10.7.${Math.floor(++places / 250)}.${places % 250}`;

interface Guess {
  email: string;
  address: string;
  password?: string;
  cookies?: string | null;
  now?: Date;
}
const login = ({ now, ...guess }: Guess) => signIn(context(now), { password, userAgent: "Test", ...guess });
const outcome = (guess: Guess) =>
  login(guess).then(
    () => "let in",
    (error: AppError) => error.code,
  );
const wrong = (guess: Guess) => outcome({ ...guess, password: "mala-clave" });

/** The cookie of a browser in which this person has logged in. */
async function browserOf(email: string, before: string | null = null): Promise<string> {
  return `other=1; vidriera.browser=${(await login({ email, address: place(), cookies: before })).browser}`;
}

/** The counters' values. */
function failed(key: string, points: number) {
  const counted = { points, expire: new Date(FIXED_NOW.getTime() + HOUR_MS / 4) };
  return db.rateLimit.upsert({ where: { key }, create: { key, ...counted }, update: counted });
}

function tally(outcomes: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of outcomes) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}
const times = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

describe("concurrent log-ins", () => {
  it("of one mail from one address: ten are checked", async () => {
    const { email } = await person();
    const address = place();
    expect(tally(await times(100, () => wrong({ email, address })))).toEqual({
      WRONG_CREDENTIALS: 10,
      RATE_LIMITED: 90,
    });
    expect(await outcome({ email, address })).toBe("RATE_LIMITED");
  });

  it("of many mails from one address: thirty are checked, and those may be retried", async () => {
    const address = place();
    const mails = Array.from({ length: 100 }, (_, n) => `lista-${n}@example.test`);
    const outcomes = await times(100, (n) => wrong({ email: mails[n] ?? "", address }));
    expect(tally(outcomes)).toEqual({ USER_NOT_FOUND: 30, RATE_LIMITED: 70 });
    const again = await times(100, (n) => wrong({ email: mails[n] ?? "", address }));
    expect(again).toEqual(outcomes);
    const { email } = await person();
    expect(await outcome({ email, address })).toBe("RATE_LIMITED");
    expect(await outcome({ email, address, now: new Date(FIXED_NOW.getTime() + HOUR_MS) })).toBe("let in");
  });

  it("of forty people behind one address: all succeed, and leave nothing counted", async () => {
    const people = await times(40, person);
    const address = place();
    for (const { email } of people) expect(await outcome({ email, address })).toBe("let in");
    const counted = await db.rateLimit.findMany({ where: { key: { contains: address }, points: { not: 0 } } });
    expect(counted).toEqual([]);
  });

  it("of one mail from many addresses: strangers are rejected, its own browser is not", async () => {
    const { email } = await person();
    const cookies = await browserOf(email);
    await failed(`login-strangers:${email}`, 95);
    const outcomes = await times(20, () => wrong({ email, address: place() }));
    expect(tally(outcomes)).toEqual({ WRONG_CREDENTIALS: 5, RATE_LIMITED: 15 });
    expect(await outcome({ email, address: place() })).toBe("RATE_LIMITED");
    expect(await outcome({ email, address: place(), cookies })).toBe("let in");
  });
});

describe("a browser that has logged in before", () => {
  it("is rejected only for its own failures, not for others' at its address", async () => {
    const { email } = await person();
    const cookies = await browserOf(email);
    const address = place();
    await failed(`login-address:${address}`, 100);
    expect(await outcome({ email, address })).toBe("RATE_LIMITED");
    expect(await outcome({ email: (await person()).email, address })).toBe("RATE_LIMITED");
    expect(await outcome({ email, address, cookies })).toBe("let in");

    const outcomes = await times(30, () => wrong({ email, address: place(), cookies }));
    expect(tally(outcomes)).toEqual({ WRONG_CREDENTIALS: 10, RATE_LIMITED: 20 });
    expect(await outcome({ email, address: place(), cookies })).toBe("RATE_LIMITED");
    expect(await outcome({ email, address: place() })).toBe("let in");
    expect(await outcome({ email, address, cookies: await browserOf(email) })).toBe("let in");
  });

  it("is known to the accounts that logged in there, and to no others", async () => {
    const [one, two, other] = [await person(), await person(), await person()];
    const shared = await browserOf(two.email, await browserOf(one.email));
    const forged = shared.replaceAll(`${one.id}.`, `${other.id}.`);
    const address = place();
    for (const { email } of [one, two, other]) await failed(`login-pair:${address}|${email}`, 10);
    const at = (email: string, cookies: string) => outcome({ email, address, cookies });
    expect(await at(one.email, shared)).toBe("let in");
    expect(await at(two.email, shared)).toBe("let in");
    expect(await at(two.email, `vidriera.browser=x; ${shared}`)).toBe("let in");
    for (const cookies of [shared, forged, "vidriera.browser=%", "vidriera.browser=1.2.3~~", ""])
      expect(await at(other.email, cookies)).toBe("RATE_LIMITED");
  });

  it("is unknown again after a password change", async () => {
    const user = await person();
    const cookies = await browserOf(user.email);
    const { ctx } = merchantContext(db, user.id);
    await changePassword(ctx, { currentPassword: password, newPassword: "Otra-clave-larga-8" });
    const address = place();
    await failed(`login-pair:${address}|${user.email}`, 10);
    expect(await outcome({ email: user.email, address, cookies, password: "Otra-clave-larga-8" })).toBe("RATE_LIMITED");
  });
});

it("can log in after a password reset, even if strangers' failures had locked the account", async () => {
  const { email } = await person();
  await failed(`login-strangers:${email}`, 100);
  const address = place();
  expect(await outcome({ email, address })).toBe("RATE_LIMITED");
  const { ctx, mailer } = merchantContext(db, 0);
  await requestPasswordReset(ctx, { email }, { address });
  const [, token = ""] = /\/recuperar\/([\w-]{43})/.exec(mailer.mails[0]?.text ?? "") ?? [];
  await resetPassword(ctx, { token, newPassword: "Otra-clave-larga-8" }, { address });
  expect(await outcome({ email, address, password: "Otra-clave-larga-8" })).toBe("let in");
});

it("has ten of forty concurrent guesses of its own password checked", async () => {
  const user = await person();
  const { ctx } = merchantContext(db, user.id);
  const change = (currentPassword: string) =>
    changePassword(ctx, { currentPassword, newPassword: "Otra-clave-larga-8" }).then(
      () => "done",
      (error: AppError) => error.code,
    );
  expect(tally(await times(40, () => change("mala-clave")))).toEqual({ WRONG_PASSWORD: 10, RATE_LIMITED: 30 });
  expect(await change(password)).toBe("RATE_LIMITED");
});

it("has at most sixty passwords checked per quarter of an hour, correct ones included", async () => {
  const { email, id } = await person();
  const cookies = await browserOf(email);
  await failed(`known-judged:${id}`, 58);
  const address = place();
  for (const expected of ["let in", "let in", "RATE_LIMITED"])
    expect(await outcome({ email, address, cookies })).toBe(expected);
  const { ctx } = merchantContext(db, id);
  const changed = changePassword(ctx, { currentPassword: password, newPassword: "Otra-clave-larga-8" });
  await expect(changed).rejects.toMatchObject({ code: "RATE_LIMITED" });
});

describe("too many passwords to check", () => {
  it("are rejected with a retry time, and not counted", async () => {
    const { email, id } = await person();
    const cookies = await browserOf(email);
    // each finished request is repeated at once, so that the queue stays full however long the others take
    let over = false;
    const keepAsking = async () => {
      for (let judged = 0; ; judged++) {
        if (over) return judged;
        const refused = await verifyPassword(passwordHash, "mala-clave", "strangers").catch(() => "refused");
        if (refused === "refused") return judged;
      }
    };
    const busy = times(60, keepAsking);
    const address = place();
    const refused = await login({ email, address }).catch((error: AppError) => error);
    expect(refused).toMatchObject({ code: "OVERLOADED", details: { retryAfter: 5 } });
    expect(await outcome({ email, address: place(), cookies }), "their own browser").toBe("let in");
    const counted = await db.rateLimit.findMany({ where: { key: { contains: address }, points: { not: 0 } } });
    expect(counted).toEqual([]);
    over = true;
    expect((await busy).filter((judged) => judged > 0)).toHaveLength(42);
    expect(await db.session.count({ where: { userId: id } })).toBe(2);
  });
});
