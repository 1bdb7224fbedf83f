import { beforeAll, describe, expect, it } from "vitest";
import { registrationSchema } from "~/domain/account/schemas";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import { registerUser } from "~/server/services/account/register-user";
import { requestPasswordReset } from "~/server/services/account/request-password-reset";
import { resetPassword } from "~/server/services/account/reset-password";
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

/** A site with a captcha. */
function site() {
  const { ctx, captcha, mailer } = merchantContext(db, 0);
  captcha.setUp();
  const nobody: ServiceContext = { ...ctx, actor: null };
  return { ctx: nobody, captcha, mailer };
}

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (result) => (result === "exists" ? "exists" : "let in"),
    (error: AppError) => error.code,
  );
const login = (
  ctx: ServiceContext,
  email: string,
  over: { password?: string; token?: string; address?: string } = {},
) =>
  outcome(
    signIn(ctx, {
      email,
      password: over.password ?? password,
      captchaToken: over.token,
      userAgent: "Test",
      address: over.address ?? "10.1.0.1",
    }),
  );
let tokens = 0;
const solved = () => `solved-${++tokens}`;

/** Three wrong passwords, from three addresses. */
async function failThrice(ctx: ServiceContext, email: string) {
  for (const address of ["10.1.0.1", "10.1.0.2", "10.1.0.3"])
    expect(await login(ctx, email, { password: "mala-clave", address })).toBe("WRONG_CREDENTIALS");
}

describe("log-in", () => {
  it("requires a captcha after three failures of a mail, from any address, and for no other mail", async () => {
    const { ctx } = site();
    const [user, other] = [await makeUser(db, { passwordHash }), await makeUser(db, { passwordHash })];
    await failThrice(ctx, user.email);
    expect(await login(ctx, user.email)).toBe("CAPTCHA_REQUIRED");
    expect(await login(ctx, user.email, { address: "10.1.0.9" })).toBe("CAPTCHA_REQUIRED");
    expect(await login(ctx, other.email)).toBe("let in");
    const token = solved();
    expect(await login(ctx, user.email, { token, password: "mala-clave" })).toBe("WRONG_CREDENTIALS");
    expect(await login(ctx, user.email, { token })).toBe("CAPTCHA_REQUIRED");
    expect(await login(ctx, user.email, { token: "forged" })).toBe("CAPTCHA_REQUIRED");
    expect(await login(ctx, user.email, { token: solved() })).toBe("let in");
    expect(await login(ctx, user.email)).toBe("let in");
  });

  it("counts failed captchas against their sender", async () => {
    const { ctx } = site();
    const user = await makeUser(db, { passwordHash });
    await failThrice(ctx, user.email);
    const address = "10.1.0.66";
    for (let n = 0; n < 100; n += 1)
      expect(await login(ctx, user.email, { token: "forged", address })).toBe("CAPTCHA_REQUIRED");
    expect(await login(ctx, user.email, { token: solved(), address })).toBe("RATE_LIMITED");
    expect(await login(ctx, user.email, { token: solved() })).toBe("let in");
  });

  it("locks nobody out while the provider is down, and still counts failures", async () => {
    const { ctx, captcha } = site();
    const user = await makeUser(db, { passwordHash });
    await failThrice(ctx, user.email);
    captcha.silent = true;
    const address = "10.1.0.7";
    expect(await login(ctx, user.email, { address })).toBe("CAPTCHA_REQUIRED");
    for (let n = 0; n < 10; n += 1)
      expect(await login(ctx, user.email, { token: "any", password: "mala-clave", address })).toBe("WRONG_CREDENTIALS");
    expect(await login(ctx, user.email, { token: "any", address })).toBe("RATE_LIMITED");
    expect(await login(ctx, user.email, { token: "any" })).toBe("let in");
  });

  it("requires none when none is configured", async () => {
    const { ctx, captcha } = site();
    captcha.widget = null;
    const user = await makeUser(db, { passwordHash });
    await failThrice(ctx, user.email);
    expect(await login(ctx, user.email)).toBe("let in");
  });

  it("requires none after a password reset by mail", async () => {
    const { ctx, mailer } = site();
    const user = await makeUser(db, { passwordHash });
    await failThrice(ctx, user.email);
    await requestPasswordReset(ctx, { email: user.email }, { address: "10.1.0.8" });
    const [, token = ""] = /\/recuperar\/([\w-]{43})/.exec(mailer.mails[0]?.text ?? "") ?? [];
    await resetPassword(ctx, { token, newPassword: "Otra-clave-larga-8" }, { address: "10.1.0.8" });
    expect(await login(ctx, user.email, { password: "Otra-clave-larga-8" })).toBe("let in");
  });
});

describe("sign-up", () => {
  const register = (ctx: ServiceContext, email: string, captchaToken?: string) =>
    outcome(
      registerUser(ctx, registrationSchema.parse({ name: "Nora Núñez", email, password, captchaToken }), {
        address: "10.1.0.20",
        trialDays: 30,
      }),
    );

  it("requires a captcha, once, and without it does not reveal whether a mail has an account", async () => {
    const { ctx } = site();
    const known = await makeUser(db);
    expect(await register(ctx, known.email)).toBe("CAPTCHA_REQUIRED");
    const token = solved();
    expect(await register(ctx, known.email, token)).toBe("exists");
    const email = `sola-${process.pid}@example.test`;
    expect(await register(ctx, email, token)).toBe("CAPTCHA_REQUIRED");
    expect(await register(ctx, email, "forged")).toBe("CAPTCHA_REQUIRED");
    expect(await db.user.count({ where: { email } })).toBe(0);
    expect(await register(ctx, email, solved())).toBe("let in");
  });

  it("creates no account while the provider is down", async () => {
    const { ctx, captcha } = site();
    captcha.silent = true;
    const email = `caida-${process.pid}@example.test`;
    expect(await register(ctx, email, solved())).toBe("CAPTCHA_FAILED");
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  it("accepts a user who tried to log in before having an account", async () => {
    const { ctx } = site();
    const email = `antes-${process.pid}@example.test`;
    for (let n = 0; n < 3; n += 1) expect(await login(ctx, email)).toBe("USER_NOT_FOUND");
    expect(await login(ctx, email)).toBe("CAPTCHA_REQUIRED");
    expect(await register(ctx, email, solved())).toBe("let in");
    expect(await login(ctx, email)).toBe("let in");
  });
});
