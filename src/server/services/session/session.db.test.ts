import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, HOUR_MS } from "~/domain/duration";
import { hashPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getUser } from "./get-user";
import { isStillSuper, resolveActor } from "./resolve-actor";
import { openSession, signIn } from "./sign-in";
import { signOut } from "./sign-out";

const db = testDb();
const password = "Una-clave-larga-7";
let passwordHash: string;

beforeAll(async () => {
  await makeBase(db);
  passwordHash = await hashPassword(password);
});

const context = (now: Date = FIXED_NOW): ServiceContext => ({ ...merchantContext(db, 0, now).ctx, actor: null });
const anybody = (over: Partial<Parameters<typeof signIn>[1]> = {}) => ({
  email: "nadie@example.test",
  password,
  userAgent: "Test",
  address: "10.0.0.1",
  ...over,
});
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "let in",
    (error: AppError) => error.code,
  );

describe("log-in", () => {
  it("opens a separate session on every device, for thirty days", async () => {
    const user = await makeUser(db, { passwordHash });
    const email = ` ${user.email.toUpperCase()} `;
    const phone = await signIn(context(), anybody({ email, userAgent: "Phone" }));
    const desk = await signIn(context(), anybody({ email: user.email, userAgent: "Desk" }));
    const rows = await db.session.findMany({ where: { userId: user.id }, orderBy: { userAgent: "asc" } });
    expect(rows.map((row) => [row.id, row.userAgent])).toEqual([
      [desk.id, "Desk"],
      [phone.id, "Phone"],
    ]);
    expect(rows[0]?.expiresAt).toEqual(new Date(FIXED_NOW.getTime() + 30 * DAY_MS));
  });

  it("says whether the mail or the password is wrong (docs/product.md#log-in)", async () => {
    const user = await makeUser(db, { passwordHash });
    const address = "10.0.0.2";
    expect(await codeOf(signIn(context(), anybody({ address })))).toBe("USER_NOT_FOUND");
    expect(await codeOf(signIn(context(), anybody({ email: user.email, password: "otra-clave", address })))).toBe(
      "WRONG_CREDENTIALS",
    );
    expect(await codeOf(signIn(context(), anybody({ email: "no es un mail", address })))).toBe("WRONG_CREDENTIALS");
    expect(await codeOf(signIn(context(), anybody({ email: user.email, password: "x".repeat(5000), address })))).toBe(
      "WRONG_CREDENTIALS",
    );
    expect(await db.session.count({ where: { userId: user.id } })).toBe(0);
  });

  it("limits guessing from one address, and never locks out the right person elsewhere", async () => {
    const user = await makeUser(db, { passwordHash });
    const guess = () =>
      codeOf(signIn(context(), anybody({ email: user.email, password: "mala-clave", address: "6.6.6.6" })));
    for (let n = 0; n < 10; n += 1) expect(await guess()).toBe("WRONG_CREDENTIALS");
    expect(await guess()).toBe("RATE_LIMITED");
    expect(await codeOf(signIn(context(), anybody({ email: user.email, address: "6.6.6.6" })))).toBe("RATE_LIMITED");
    expect(await codeOf(signIn(context(), anybody({ email: user.email, address: "10.0.0.3" })))).toBe("let in");
  });

  it("resets the failures after a successful log-in", async () => {
    const user = await makeUser(db, { passwordHash });
    const address = "10.0.0.4";
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) {
        expect(await codeOf(signIn(context(), anybody({ email: user.email, password: "mala-clave", address })))).toBe(
          "WRONG_CREDENTIALS",
        );
      }
      expect(await codeOf(signIn(context(), anybody({ email: user.email, address })))).toBe("let in");
    }
  });
});

describe("a session", () => {
  it("identifies its person, with role and country, until it expires", async () => {
    const user = await makeUser(db, { role: "SUPER", countryId: 2 });
    const { id } = await openSession(context(), { userId: user.id, userAgent: null, address: "10.0.0.5" });
    const actor = await resolveActor(context(), id);
    expect(actor).toMatchObject({ userId: user.id, role: "SUPER", countryId: 2, sessionId: id, superUserId: null });
    const lastMoment = new Date(FIXED_NOW.getTime() + 30 * DAY_MS - 1);
    expect(await resolveActor(context(lastMoment), id)).not.toBeNull();
    expect(await resolveActor(context(new Date(lastMoment.getTime() + 1)), id)).toBeNull();
    expect(await resolveActor(context(), "unknown")).toBeNull();
  });

  it("ends for good on log-out, and only on that device", async () => {
    const user = await makeUser(db);
    const open = () => openSession(context(), { userId: user.id, userAgent: null, address: "10.0.0.6" });
    const [one, two] = [await open(), await open()];
    await signOut(context(), one.id);
    await signOut(context(), one.id);
    expect(await resolveActor(context(), one.id)).toBeNull();
    expect(await resolveActor(context(), two.id)).not.toBeNull();
  });

  it("ends when its person is deleted", async () => {
    const user = await makeUser(db);
    const { id } = await openSession(context(), { userId: user.id, userAgent: null, address: "10.0.0.7" });
    await db.user.delete({ where: { id: user.id } });
    expect(await resolveActor(context(), id)).toBeNull();
  });

  it("shows a super-user the merchant they are viewing, until the hour is over", async () => {
    const { owner } = await makeTent(db);
    const superUser = await makeUser(db, { role: "SUPER" });
    const { id } = await openSession(context(), { userId: superUser.id, userAgent: null, address: "10.0.0.8" });
    const viewAsUntil = new Date(FIXED_NOW.getTime() + HOUR_MS);
    await db.session.update({ where: { id }, data: { viewAsUserId: owner.id, viewAsUntil } });
    expect(await resolveActor(context(), id)).toMatchObject({
      userId: owner.id,
      role: "MERCHANT",
      superUserId: superUser.id,
    });
    expect(await resolveActor(context(viewAsUntil), id)).toMatchObject({ userId: superUser.id, superUserId: null });
    await db.user.update({ where: { id: superUser.id }, data: { role: "MERCHANT" } });
    expect(await resolveActor(context(), id)).toMatchObject({ userId: superUser.id, role: "MERCHANT" });
    expect(await isStillSuper(context(), superUser.id)).toBe(false);
  });

  it("returns the logged-in user, never the password", async () => {
    const user = await makeUser(db, { name: "Nora Núñez" });
    const me = await getUser(merchantContext(db, user.id).ctx);
    expect(me).toMatchObject({ id: user.id, name: "Nora Núñez", role: "MERCHANT", onboardedAt: null });
    expect(Object.keys(me)).not.toContain("passwordHash");
    expect(await codeOf(getUser(context()))).toBe("SESSION_EXPIRED");
  });
});
