import { beforeAll, expect, it } from "vitest";
import { hashPassword } from "~/server/auth/passwords";
import type { AppError } from "~/server/errors";
import { makeBase, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { signIn } from "./sign-in";

const db = testDb();
const password = "Una-clave-larga-7";
let passwordHash: string;

beforeAll(async () => {
  await makeBase(db);
  passwordHash = await hashPassword(password);
});

const login = (guess: { email: string; address: string; password?: string; cookies?: string }) =>
  signIn({ ...merchantContext(db, 0).ctx, actor: null }, { password, userAgent: "Test", ...guess });
const outcome = (guess: Parameters<typeof login>[0]) =>
  login(guess).then(
    () => "let in",
    (error: AppError) => error.code,
  );
const addressOf = (n: number) => `10.${8 + Math.floor(n / 62_500)}.${Math.floor(n / 250) % 250}.${n % 250}`;
const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));
const count = (outcomes: readonly string[], wanted: string) => outcomes.filter((one) => one === wanted).length;

it("checks ten of 1,000 concurrent guesses of one mail from one address", async () => {
  const { email } = await makeUser(db, { passwordHash });
  const outcomes = await many(1000, () => outcome({ email, address: "10.7.0.1", password: "mala-clave" }));
  expect([count(outcomes, "WRONG_CREDENTIALS"), count(outcomes, "RATE_LIMITED")]).toEqual([10, 990]);
});

it("checks thirty of 1,000 mails from one address at once", async () => {
  const outcomes = await many(1000, (n) => outcome({ email: `lista-${n}@example.test`, address: "10.7.0.2" }));
  expect([count(outcomes, "USER_NOT_FOUND"), count(outcomes, "RATE_LIMITED")]).toEqual([30, 970]);
});

it("lets a mail's own browser in repeatedly while 1,000 addresses guess it", async () => {
  const { email } = await makeUser(db, { passwordHash });
  const { browser } = await login({ email, address: "10.7.0.3" });
  const guessed = many(1000, (n) => outcome({ email, address: addressOf(n), password: "mala-clave" }));
  const owner: string[] = [];
  for (let n = 0; n < 20; n += 1)
    owner.push(await outcome({ email, address: addressOf(n), cookies: `vidriera.browser=${browser}` }));
  expect(count(owner, "let in")).toBe(20);
  const outcomes = await guessed;
  expect(count(outcomes, "WRONG_CREDENTIALS")).toBeLessThanOrEqual(100);
  expect(count(outcomes, "let in")).toBe(0);
  expect(count(outcomes, "WRONG_CREDENTIALS") + count(outcomes, "RATE_LIMITED") + count(outcomes, "OVERLOADED")).toBe(
    1000,
  );
});

it("rejects what is not checked of 1,000 log-ins from 1,000 addresses, and leaves nothing counted", async () => {
  const mails = Array.from({ length: 1000 }, (_, n) => `gente-${n}@example.test`);
  for (const email of mails) await makeUser(db, { passwordHash, email });
  const outcomes = await many(1000, (n) =>
    outcome({ email: mails[n] ?? "", address: `172.16.${Math.floor(n / 250)}.${n % 250}` }),
  );
  expect(count(outcomes, "let in")).toBeGreaterThan(40);
  expect(count(outcomes, "let in") + count(outcomes, "OVERLOADED")).toBe(1000);
  const counted = { OR: [{ key: { contains: "gente-" } }, { key: { contains: ":172.16." } }], points: { gt: 0 } };
  expect(await db.rateLimit.findMany({ where: counted })).toEqual([]);
});
