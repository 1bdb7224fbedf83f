import { beforeAll, describe, expect, it } from "vitest";
import { copyFor } from "~/copy/copy";
import { HOUR_MS } from "~/domain/duration";
import { imageFileName } from "~/domain/product/images/image";
import { hashPassword, verifyPassword } from "~/server/auth/passwords";
import type { ServiceContext } from "~/server/context";
import type { AppError } from "~/server/errors";
import { hashToken } from "~/server/services/session/one-time-token";
import { resolveActor } from "~/server/services/session/resolve-actor";
import { openSession, signIn } from "~/server/services/session/sign-in";
import { setLogo } from "~/server/services/tent/settings/set-logo";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeCategory, makeProduct, makeTent, makeUser, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { readZip } from "~/test/read-zip";
import { testDb } from "~/test/test-db";
import { storeImage } from "../image/store-image";
import { confirmEmailChange, requestEmailChange } from "./change-email";
import { changePassword } from "./change-password";
import { closeAccount } from "./close-account";
import { exportAccount } from "./export/export-account";
import { closeOtherSessions, listSessions } from "./own-sessions";
import { listTokens, revokeToken, revokeTokens } from "./own-tokens";
import { registerUser } from "./register-user";
import { requestPasswordReset } from "./request-password-reset";
import { findPasswordReset, resetPassword } from "./reset-password";
import { undoEmailChange } from "./undo-email-change";
import { getProfile, updateProfile, updateUserField } from "./update-profile";

const db = testDb();
const password = "Una-clave-larga-7";
const newPassword = "Otra-clave-larga-8";
const later = (ms: number) => new Date(FIXED_NOW.getTime() + ms);
let passwordHash: string;
let addresses = 0;
/** An address that no other test uses. */
const from = () => ({ address: `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}` });

beforeAll(async () => {
  await makeBase(db);
  passwordHash = await hashPassword(password);
});

async function person(over: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(db, { passwordHash, ...over });
  const { ctx, mailer } = merchantContext(db, user.id);
  const open = () => openSession(ctx, { userId: user.id, userAgent: "Firefox/150 (Linux)", address: "10.0.0.1" });
  return { user, ctx, mails: mailer.mails, open };
}

/** A context without a session, at a given time. */
const anybody = (now = FIXED_NOW) => {
  const { ctx, mailer } = merchantContext(db, 0, now);
  return { ctx: { ...ctx, actor: null } satisfies ServiceContext, mails: mailer.mails };
};
const onDevice = (ctx: ServiceContext, userId: number, sessionId: string): ServiceContext => ({
  ...ctx,
  actor: merchantActor(userId, { sessionId }),
});
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: AppError) => (error.details.fields ? error.details.fields : error.code),
  );
const tokenIn = (text: string | undefined, path: string) =>
  new RegExp(`http://\\S+/${path}/([\\w-]{43})`).exec(text ?? "")?.[1] ?? "";
const alive = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await resolveActor(anybody().ctx, id)) !== null));

async function forgot(email: string, now = FIXED_NOW) {
  const { ctx, mails } = anybody(now);
  await requestPasswordReset(ctx, { email }, from());
  return { mails, token: tokenIn(mails[0]?.text, "recuperar") };
}

describe("a forgotten password", () => {
  it("mails a link and stores only its hash", async () => {
    const { user } = await person({ countryId: 13, name: "Nora Núñez" });
    const { mails, token } = await forgot(user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: user.email, subject: "Elige una contraseña nueva para Vidriera" });
    expect(mails[0]?.text).toContain("Hola, Nora:");
    expect(mails[0]?.html).toContain(`/recuperar/${token}"`);
    const [row, ...more] = await db.passwordReset.findMany({ where: { userId: user.id } });
    expect(more).toEqual([]);
    expect(row?.tokenHash).toBe(hashToken(token));
    expect(row?.expiresAt).toEqual(later(HOUR_MS));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("responds the same for a mail without an account, and writes nothing", async () => {
    const { mails } = await forgot("nadie-recupera@example.test");
    expect(mails).toEqual([]);
  });

  it("sets a new password, which ends all sessions, tokens and links", async () => {
    const { user, open } = await person();
    const { user: other, open: openOther } = await person();
    const [one, two, foreign] = [await open(), await open(), await openOther()];
    await db.apiToken.create({
      data: { userId: user.id, tokenHash: hashToken(user.email), expiresAt: later(HOUR_MS) },
    });
    await db.emailChange.create({
      data: {
        userId: user.id,
        email: "x@example.test",
        tokenHash: hashToken(`x${user.id}`),
        expiresAt: later(HOUR_MS),
      },
    });
    const earlier = await forgot(user.email);
    const { token } = await forgot(user.email);
    expect(await findPasswordReset(anybody().ctx, token)).toEqual({ email: user.email });

    const { ctx, mails } = anybody();
    expect(await resetPassword(ctx, { token, newPassword }, from())).toEqual({ email: user.email });
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([
      [user.email, "Cambió la contraseña de tu cuenta de Vidriera"],
    ]);
    expect(await alive([one.id, two.id, foreign.id])).toEqual([false, false, true]);
    expect(await db.apiToken.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.emailChange.count({ where: { userId: user.id } })).toBe(0);
    const after = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(await verifyPassword(after.passwordHash, newPassword)).toBe(true);
    expect((await db.user.findUniqueOrThrow({ where: { id: other.id } })).passwordHash).toBe(passwordHash);

    const expired = { token: ["account.linkExpired"] };
    for (const used of [token, earlier.token]) {
      expect(await findPasswordReset(ctx, used)).toBeNull();
      expect(await problemOf(resetPassword(ctx, { token: used, newPassword: password }, from()))).toEqual(expired);
    }
  });

  it("is valid for one hour", async () => {
    const { user } = await person();
    const { token } = await forgot(user.email);
    expect(await findPasswordReset(anybody(later(HOUR_MS - 1)).ctx, token)).not.toBeNull();
    const { ctx } = anybody(later(HOUR_MS));
    expect(await problemOf(resetPassword(ctx, { token, newPassword }, from()))).toEqual({
      token: ["account.linkExpired"],
    });
  });

  it("works once when used four times concurrently", async () => {
    const { user } = await person();
    const { token } = await forgot(user.email);
    const { ctx } = anybody();
    const results = await Promise.all(
      [1, 2, 3, 4].map((n) => problemOf(resetPassword(ctx, { token, newPassword: `${newPassword}-${n}` }, from()))),
    );
    expect(results.filter((result) => result === "done")).toHaveLength(1);
  });

  it("rejects the mail as password, and leaves the link usable", async () => {
    const { user } = await person();
    const { token } = await forgot(user.email);
    const { ctx } = anybody();
    expect(await problemOf(resetPassword(ctx, { token, newPassword: user.email }, from()))).toEqual({
      newPassword: ["account.passwordIsEmail"],
    });
    expect(await problemOf(resetPassword(ctx, { token, newPassword }, from()))).toBe("done");
  });

  it("limits an address that requests many, and does not flood a mailbox", async () => {
    const { user } = await person();
    const spent = from();
    for (let n = 0; n < 20; n += 1) {
      await requestPasswordReset(anybody().ctx, { email: `nadie-${n}@example.test` }, spent);
    }
    expect(await problemOf(requestPasswordReset(anybody().ctx, { email: user.email }, spent))).toBe("RATE_LIMITED");
    const sent = [];
    for (let n = 0; n < 6; n += 1) sent.push(...(await forgot(user.email)).mails);
    expect(sent).toHaveLength(3);
  });
});

describe("a password change", () => {
  it("ends all other sessions and tokens, and keeps this one", async () => {
    const { user, ctx, mails, open } = await person();
    const [here, there] = [await open(), await open()];
    await db.apiToken.create({
      data: { userId: user.id, tokenHash: hashToken(user.email), expiresAt: later(HOUR_MS) },
    });
    const input = { currentPassword: password, newPassword };
    await changePassword(onDevice(ctx, user.id, here.id), input);
    expect(await alive([here.id, there.id])).toEqual([true, false]);
    expect(await db.apiToken.count({ where: { userId: user.id } })).toBe(0);
    expect(mails.map((mail) => mail.subject)).toEqual(["Cambió la contraseña de tu cuenta de Vidriera"]);
    const signedIn = signIn(ctx, { email: user.email, password: newPassword, userAgent: null, ...from() });
    expect(await problemOf(signedIn)).toBe("done");
  });

  it("requires the current one, and limits guessing to ten failures without closing a session", async () => {
    const { user, ctx, mails, open } = await person();
    const [here, there] = [await open(), await open()];
    const at = onDevice(ctx, user.id, here.id);
    const guess = (currentPassword: string) => problemOf(changePassword(at, { currentPassword, newPassword }));
    for (let n = 0; n < 10; n += 1) expect(await guess(`mala-${n}`)).toBe("WRONG_PASSWORD");
    expect(await guess(password)).toBe("RATE_LIMITED");
    expect(await alive([here.id, there.id])).toEqual([true, true]);
    expect(mails).toEqual([]);
    const elsewhere = signIn(ctx, { email: user.email, password, userAgent: null, ...from() });
    expect(await problemOf(elsewhere)).toBe("done");
  });

  it("is forbidden to a super-user viewing a merchant's panel", async () => {
    const { user, ctx } = await person();
    const watching = { ...ctx, actor: merchantActor(user.id, { superUserId: 1 }) };
    const input = { currentPassword: password, newPassword };
    expect(await problemOf(changePassword(watching, input))).toBe("FORBIDDEN");
    expect(await problemOf(requestEmailChange(watching, { email: "a@b.test", password }))).toBe("FORBIDDEN");
    expect(await problemOf(closeAccount(watching, { password }))).toBe("FORBIDDEN");
    expect(await problemOf(exportAccount(watching, copyFor(1)))).toBe("FORBIDDEN");
    expect(await problemOf(listSessions(watching))).toBe("FORBIDDEN");
    expect(await problemOf(closeOtherSessions(watching))).toBe("FORBIDDEN");
    expect(await problemOf(listTokens(watching))).toBe("FORBIDDEN");
    expect(await problemOf(revokeToken(watching, { id: 1 }))).toBe("FORBIDDEN");
    expect(await problemOf(revokeTokens(watching))).toBe("FORBIDDEN");
  });
});

describe("the profile", () => {
  it("stores name, phone and birth date", async () => {
    const { user, ctx } = await person();
    await updateProfile(ctx, { name: "Nora Núñez", phone: "11 5555-5555", birthDate: "1990-02-28" });
    expect(await getProfile(ctx)).toEqual({
      name: "Nora Núñez",
      email: user.email,
      phone: "11 5555-5555",
      birthDate: "1990-02-28",
      pendingEmail: null,
    });
    await updateProfile(ctx, { name: "Nora", phone: null, birthDate: null });
    expect(await getProfile(ctx)).toMatchObject({ name: "Nora", phone: null, birthDate: null });
    const ahead = updateProfile(ctx, { name: "Nora", phone: null, birthDate: "2026-11-21" });
    expect(await problemOf(ahead)).toEqual({ birthDate: ["account.birthDateFuture"] });
  });

  it("changes the mail only once the new address is confirmed", async () => {
    const { user, ctx, mails } = await person();
    const email = `nueva-${user.id}@example.test`;
    expect(await problemOf(requestEmailChange(ctx, { email, password: "mala-clave" }))).toBe("WRONG_PASSWORD");
    await requestEmailChange(ctx, { email, password });
    expect(mails.map((mail) => mail.to)).toEqual([email]);
    expect(await getProfile(ctx)).toMatchObject({ email: user.email, pendingEmail: email });

    const token = tokenIn(mails[0]?.text, "confirmar-mail");
    expect(await confirmEmailChange(ctx, { token }, from())).toEqual({ email });
    expect(await getProfile(ctx)).toMatchObject({ email, pendingEmail: null });
    expect(mails[1]).toMatchObject({ to: user.email, subject: "Cambió el mail de tu cuenta de Vidriera" });
    const again = confirmEmailChange(ctx, { token }, from());
    expect(await problemOf(again)).toEqual({ token: ["account.linkExpired"] });
  });

  it("never takes a mail that has an account, even one created meanwhile", async () => {
    const { user: other } = await person();
    const { user, ctx, mails } = await person();
    const ask = (email: string) => problemOf(requestEmailChange(ctx, { email, password }));
    expect(await ask(other.email)).toEqual({ email: ["account.emailTaken"] });
    expect(await ask(user.email)).toEqual({ email: ["account.emailSame"] });
    const email = `entre-${user.id}@example.test`;
    expect(await ask(email)).toBe("done");
    await person({ email });
    const token = tokenIn(mails[0]?.text, "confirmar-mail");
    expect(await problemOf(confirmEmailChange(ctx, { token }, from()))).toEqual({ email: ["account.emailTaken"] });
  });

  it("lists the open sessions, this one first, and closes the others", async () => {
    const { user, ctx, open } = await person();
    const { open: openOther } = await person();
    const [here, there, foreign] = [await open(), await open(), await openOther()];
    await db.session.update({ where: { id: there.id }, data: { lastSeenAt: later(1000), address: "10.9.9.9" } });
    const at = onDevice(ctx, user.id, here.id);
    const { sessions, timeZone } = await listSessions(at);
    expect(timeZone).toBe("America/Argentina/Buenos_Aires");
    expect(sessions).toEqual([
      {
        device: { browser: "Firefox", system: "Linux", phone: false },
        address: "10.0.0.1",
        lastSeenAt: FIXED_NOW,
        current: true,
      },
      {
        device: { browser: "Firefox", system: "Linux", phone: false },
        address: "10.9.9.9",
        lastSeenAt: later(1000),
        current: false,
      },
    ]);
    expect(JSON.stringify(sessions)).not.toContain(there.id);
    expect(await closeOtherSessions(at)).toEqual({ closed: 1 });
    expect(await alive([here.id, there.id, foreign.id])).toEqual([true, false, true]);
  });
});

describe("undoing a mail change", () => {
  /**
   * Changes the account's mail, as its person or whoever knows the password; returns the token mailed to the old
   * address.
   */
  async function moveTo(ctx: ServiceContext, mails: { to: string; text: string }[], email: string): Promise<string> {
    await requestEmailChange(ctx, { email, password });
    await confirmEmailChange(ctx, { token: tokenIn(mails.at(-1)?.text, "confirmar-mail") }, from());
    return tokenIn(mails.at(-1)?.text, "deshacer-mail");
  }
  const undo = (token: string, now = FIXED_NOW) => undoEmailChange(anybody(now).ctx, { token }, from());
  const mailOf = async (id: number) => (await db.user.findUniqueOrThrow({ where: { id } })).email;
  const register = (email: string, now = FIXED_NOW) =>
    registerUser(anybody(now).ctx, { name: "Otra", email, password: newPassword }, { ...from(), trialDays: 30 });

  it("needs no session, and locks out whoever made the change", async () => {
    const { user, ctx, mails, open } = await person();
    const { id: sessionId } = await open();
    const email = `ajena-${user.id}@example.test`;
    const token = await moveTo(ctx, mails, email);
    expect(mails.at(-1)?.to).toBe(user.email);
    await db.apiToken.create({ data: { userId: user.id, tokenHash: hashToken(email), expiresAt: later(HOUR_MS) } });
    await requestEmailChange(ctx, { email: `tercera-${user.id}@example.test`, password });

    const nobody = anybody();
    const done = await undoEmailChange(nobody.ctx, { token }, from());
    expect(done.email).toBe(user.email);
    expect(await mailOf(user.id)).toBe(user.email);
    expect(await alive([sessionId])).toEqual([false]);
    expect(await db.apiToken.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.emailChange.count({ where: { userId: user.id } })).toBe(0);
    const before = signIn(nobody.ctx, { email: user.email, password, userAgent: null, ...from() });
    expect(await problemOf(before)).toBe("WRONG_CREDENTIALS");
    expect(nobody.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, "Se deshizo el cambio de mail de tu cuenta de Vidriera"],
      [user.email, "Tu cuenta de Vidriera volvió a este mail"],
    ]);
    await resetPassword(nobody.ctx, { token: done.token, newPassword }, from());
    const again = signIn(nobody.ctx, { email: user.email, password: newPassword, userAgent: null, ...from() });
    expect(await problemOf(again)).toBe("done");
    expect(await problemOf(undo(token))).toEqual({ token: ["account.undoExpired"] });
  });

  it("is possible for 72 hours, even after a password change", async () => {
    for (const [hours, outcome] of [
      [72, { token: ["account.undoExpired"] }],
      [71.99, "done"],
    ] as const) {
      const { user, ctx, mails } = await person();
      const token = await moveTo(ctx, mails, `otra-${user.id}@example.test`);
      await changePassword(ctx, { currentPassword: password, newPassword });
      expect(await problemOf(undo(token, later(hours * HOUR_MS)))).toEqual(outcome);
    }
  });

  it("reverts later changes too, and invalidates the links of those addresses", async () => {
    const { user, ctx, mails } = await person();
    const first = await moveTo(ctx, mails, `segunda-${user.id}@example.test`);
    const second = await moveTo(ctx, mails, `ultima-${user.id}@example.test`);
    const { email } = await undo(first);
    expect([email, await mailOf(user.id)]).toEqual([user.email, user.email]);
    expect(await problemOf(undo(second))).toEqual({ token: ["account.undoExpired"] });
  });

  it("still restores the first address after a later change was undone", async () => {
    const { user, ctx, mails } = await person();
    const first = await moveTo(ctx, mails, `segunda-${user.id}@example.test`);
    const second = await moveTo(ctx, mails, `ultima-${user.id}@example.test`);
    await undo(second);
    expect(await mailOf(user.id)).toBe(`segunda-${user.id}@example.test`);
    await undo(first);
    expect(await mailOf(user.id)).toBe(user.email);
  });

  it("finds its mail reserved: nobody else can take it meanwhile", async () => {
    const { user, ctx, mails } = await person();
    const { user: other, ctx: otherCtx, mails: otherMails } = await person();
    await moveTo(ctx, mails, `otra-${user.id}@example.test`);
    expect(await register(user.email)).toBe("exists");
    const taken = { email: ["account.emailTaken"] };
    expect(await problemOf(requestEmailChange(otherCtx, { email: user.email, password }))).toEqual(taken);
    await db.emailChange.create({
      data: { userId: other.id, email: user.email, tokenHash: hashToken("e".repeat(43)), expiresAt: later(HOUR_MS) },
    });
    const confirmed = confirmEmailChange(otherCtx, { token: "e".repeat(43) }, from());
    expect(await problemOf(confirmed)).toEqual(taken);
    expect([await mailOf(other.id), otherMails]).toEqual([other.email, []]);
    await requestEmailChange(ctx, { email: user.email, password }); // the person's own previous mail is allowed
    expect(await register(user.email, later(72 * HOUR_MS))).toMatchObject({ userId: expect.any(Number) });
  });

  it("works once when used four times concurrently", async () => {
    const { user, ctx, mails } = await person();
    const token = await moveTo(ctx, mails, `otra-${user.id}@example.test`);
    const results = await Promise.all([1, 2, 3, 4].map(() => problemOf(undo(token))));
    expect(results.filter((result) => result === "done")).toHaveLength(1);
    expect(await db.passwordReset.count({ where: { userId: user.id } })).toBe(1);
  });
});

it("updates one field; a mail requires the password and waits for its confirmation", async () => {
  const { user, ctx, mails } = await person();
  const value = `nueva-${user.id}@example.test`;
  const change = (currentPassword: string) =>
    problemOf(updateUserField(ctx, { field: "email", value, currentPassword }));
  expect(await change("mala-clave")).toBe("WRONG_PASSWORD");
  expect(mails).toEqual([]);
  expect(await change(password)).toBe("done");
  expect(await getProfile(ctx)).toMatchObject({ email: user.email, pendingEmail: value });
  expect(mails.map(({ to }) => to)).toEqual([value]);
});

describe("API tokens", () => {
  let made = 0;
  const token = (userId: number, over: { name?: string; expiresAt?: Date; lastUsedAt?: Date } = {}) =>
    db.apiToken.create({
      data: {
        userId,
        tokenHash: hashToken(`token-${++made}`),
        expiresAt: later(HOUR_MS),
        createdAt: FIXED_NOW,
        ...over,
      },
    });
  const idsOf = async (ctx: ServiceContext) => (await listTokens(ctx)).tokens.map(({ id }) => id);

  it("are listed with client and last use, newest first, without expired ones", async () => {
    const { user, ctx } = await person({ countryId: 1 });
    const { user: other } = await person();
    const first = await token(user.id, { name: "curl/8.5.0", lastUsedAt: later(1000) });
    const phone = "Mozilla/5.0 (Linux; Android 15; Mobile) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
    const second = await token(user.id, { name: phone });
    await token(user.id, { expiresAt: FIXED_NOW });
    await token(other.id);
    const listed = await listTokens(ctx);
    expect(listed.timeZone).toBe("America/Argentina/Buenos_Aires");
    expect(listed.tokens).toMatchObject([
      { id: second.id, device: { browser: "Chrome", system: "Android", phone: true }, lastUsedAt: null },
      {
        id: first.id,
        name: "curl/8.5.0",
        device: { browser: null },
        lastUsedAt: later(1000),
        expiresAt: later(HOUR_MS),
      },
    ]);
    expect(JSON.stringify(listed)).not.toContain(first.tokenHash);
  });

  it("are revoked one by one or all, and never anybody else's", async () => {
    const { user, ctx } = await person();
    const { user: other, ctx: otherCtx } = await person();
    const [one, two, three] = [await token(user.id), await token(user.id), await token(user.id)];
    const foreign = await token(other.id);
    expect(await problemOf(revokeToken(ctx, { id: foreign.id }))).toBe("NOT_FOUND");
    await revokeToken(ctx, { id: two.id });
    expect(await problemOf(revokeToken(ctx, { id: two.id }))).toBe("NOT_FOUND");
    expect(await idsOf(ctx)).toEqual([three.id, one.id]);
    expect(await revokeTokens(ctx)).toEqual({ revoked: 2 });
    expect(await idsOf(ctx)).toEqual([]);
    expect(await idsOf(otherCtx)).toEqual([foreign.id]);
  });
});

let pictures = 0;

/** A merchant with a shop that has some of everything, and a picture that nobody else has. */
async function merchant() {
  const { owner, tent, tentId } = await makeTent(db, { name: "Casa Yerbal" });
  await db.user.update({ where: { id: owner.id }, data: { passwordHash } });
  const { ctx, mailer, storage, shopCache } = merchantContext(db, owner.id);
  const category = await makeCategory(db, tentId, { name: "Mates" });
  const product = await makeProduct(db, tentId, { name: "Mate imperial", categoryId: category.id });
  const image = await storeImage(
    ctx,
    { file: await pngOf(`#12${(++pictures).toString(16).padStart(4, "0")}`), tentId },
    async (_tx, row) => row,
  );
  await db.productImage.create({ data: { productId: product.id, imageId: image.id } });
  const customer = await db.customer.create({ data: { tentId, name: "Lucía Fernández", phone: "5491158749895" } });
  await db.order.create({
    data: {
      tentId,
      number: 1,
      clientKey: `close-${tent.id}`,
      token: `close-${tent.id}`,
      customerId: customer.id,
      customerName: "Lucía Fernández",
      currency: "ARS",
      subtotal: 100,
      total: 100,
      lines: { create: { productId: product.id, name: "Mate imperial", quantity: 1, price: 100, total: 100 } },
      events: { create: { kind: "created", actorId: owner.id } },
    },
  });
  await db.stockAlert.create({ data: { tentId, productId: product.id, phone: "5493515550134" } });
  await db.link.create({ data: { tentId, name: "Mi blog", url: "https://example.test" } });
  await db.branch.create({ data: { tentId, name: "Centro" } });
  const user = await db.user.findUniqueOrThrow({ where: { id: owner.id }, include: { subscriber: true } });
  return { user, tent, tentId, ctx, mails: mailer.mails, storage, shopCache, image, product };
}

/** Adds a shop of the same owner, with a product. */
async function linkedTent(ownerId: number) {
  const { tent, tentId } = await makeTent(db, { ownerId });
  await makeProduct(db, tentId, { name: "Maceta de barro" });
  return { tent, tentId };
}

async function exportOf(ctx: ServiceContext) {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await exportAccount(ctx, copyFor(1))) chunks.push(chunk);
  const files = readZip(Buffer.concat(chunks));
  const data = JSON.parse(files.get("mis-datos.json")?.toString() ?? "");
  const dataOf = ({ folder }: { folder: string }) => JSON.parse(files.get(`${folder}/tienda.json`)?.toString() ?? "");
  const photos = new Map([...files].filter(([name]) => name.endsWith(".webp")));
  return { data, tents: data.tents.map(dataOf), files, photos };
}

describe("the export", () => {
  it("contains all own data and pictures, and nobody else's", async () => {
    const other = await merchant();
    const { ctx, user, image, tent, tentId, product, storage } = await merchant();
    await setLogo(ctx, tentId, await pngOf("#0a0b0c"));
    const { data, tents, files, photos } = await exportOf(ctx);
    expect(data.user).toMatchObject({ name: user.name, email: user.email, subscriber: { plan: { name: "INICIAL" } } });
    expect(data.tents).toHaveLength(1);
    const [logo, photo] = ["imagenes/logo.webp", "fotos/mate-imperial-01.webp"];
    expect([...photos.keys()]).toEqual([logo, photo].map((path) => `${tent.subdomain}/${path}`));
    const kept = await storage.open(imageFileName(image.hash, image.width));
    expect(photos.get(`${tent.subdomain}/${photo}`)).toEqual(Buffer.from(await new Response(kept?.stream()).bytes()));
    const url = `http://${tent.subdomain}.localhost:3000`;
    expect(data.tents).toEqual([{ id: tent.id, name: "Casa Yerbal", url, folder: tent.subdomain }]);
    expect(tents[0]).toMatchObject({
      name: "Casa Yerbal",
      url,
      logo,
      categories: [{ name: "Mates", image: null }],
      products: [{ name: "Mate imperial", price: "1000", images: [photo] }],
      customers: [{ name: "Lucía Fernández", phone: "5491158749895" }],
      orders: [{ number: 1, customerName: "Lucía Fernández", lines: [{ name: "Mate imperial", total: "100" }] }],
      stockAlerts: [{ productId: product.id, phone: "5493515550134", answeredAt: null }],
      links: [{ name: "Mi blog", url: "https://example.test" }],
      branches: [{ name: "Centro" }],
    });
    const text = [...files.values()].join();
    expect(text).not.toContain("argon2");
    expect(text).not.toContain(other.tent.subdomain);
    expect([...files.keys()].filter((name) => name.endsWith(".csv"))).toHaveLength(5);
  });

  it("names a picture whose file is missing, and is otherwise complete", async () => {
    const { ctx, tent, image, storage } = await merchant();
    await storage.delete(imageFileName(image.hash, image.width));
    const { tents, files, photos } = await exportOf(ctx);
    expect(photos.size).toBe(0);
    expect(files.get(`${tent.subdomain}/fotos-que-faltan.txt`)?.toString()).toContain(
      "fotos/mate-imperial-01.webp\r\n",
    );
    expect(tents[0].products).toHaveLength(1);
  });

  it("is complete for a shop with more products than one batch", async () => {
    const { ctx, tentId } = await merchant();
    await db.product.createMany({
      data: Array.from({ length: 1100 }, (_, n) => ({ tentId, name: `Producto ${n}`, searchText: `producto ${n}` })),
    });
    const { tents } = await exportOf(ctx);
    expect(new Set(tents[0].products.map(({ id }: { id: number }) => id)).size).toBe(1101);
  });

  it("contains every shop of a merchant with several", async () => {
    const { ctx, user, tent } = await merchant();
    const { tent: second } = await linkedTent(user.id);
    const { tents } = await exportOf(ctx);
    expect(tents.map(({ subdomain }: { subdomain: string }) => subdomain)).toEqual([tent.subdomain, second.subdomain]);
    expect(tents[1].products).toMatchObject([{ name: "Maceta de barro" }]);
  });

  it("works without a shop", async () => {
    const { ctx } = await person();
    expect((await exportOf(ctx)).data.tents).toEqual([]);
  });
});

describe("closing the account", () => {
  it("deletes the person, the shops, the rows and the pictures' files, and notifies them", async () => {
    const { user, tent, tentId, ctx, mails, storage, shopCache, image } = await merchant();
    const session = await openSession(ctx, { userId: user.id, userAgent: null, address: "10.0.0.1" });
    const file = imageFileName(image.hash, image.width);
    expect(await storage.exists(file)).toBe(true);
    await closeAccount(ctx, { password });
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await db.tent.count({ where: { id: tent.id } })).toBe(0);
    const where = { tentId };
    const left = await Promise.all([
      db.product.count({ where }),
      db.category.count({ where }),
      db.order.count({ where }),
      db.customer.count({ where }),
      db.image.count({ where }),
      db.link.count({ where }),
      db.branch.count({ where }),
      db.subscriber.count({ where: { userId: user.id } }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await storage.exists(file)).toBe(false);
    expect(await alive([session.id])).toEqual([false]);
    expect(shopCache.purged).toEqual([tentId]);
    expect(await db.oldSubdomain.findUnique({ where: { subdomain: tent.subdomain } })).toMatchObject({
      tentId: null,
      givenUpAt: ctx.now(),
    });
    expect(mails.map((mail) => [mail.to, mail.subject])).toEqual([[user.email, "Cerramos tu cuenta de Vidriera"]]);
  });

  it("deletes every shop of a merchant with several", async () => {
    const { user, tentId, ctx, shopCache } = await merchant();
    const { tent, tentId: second } = await linkedTent(user.id);
    const session = await openSession(ctx, { userId: user.id, userAgent: null, address: "10.0.0.1" });
    await db.session.update({ where: { id: session.id }, data: { currentTentId: second } });
    await closeAccount(ctx, { password });
    const both = { in: [tentId, second] };
    expect(await db.tent.count({ where: { id: both } })).toBe(0);
    expect(await db.product.count({ where: { tentId: both } })).toBe(0);
    expect(await alive([session.id])).toEqual([false]);
    expect(shopCache.purged).toEqual([tentId, second]);
    const held = await db.oldSubdomain.findUnique({ where: { subdomain: tent.subdomain } });
    expect(held).toMatchObject({ tentId: null, givenUpAt: ctx.now() });
  });

  it("keeps payments and audit rows, without name, mail or shop", async () => {
    const { user, tentId, ctx } = await merchant();
    const payment = await db.billingPayment.create({
      data: {
        subscriberId: user.subscriber?.id ?? 0,
        planName: "PLAN",
        provider: "MERCADO_PAGO",
        externalId: `closed-${user.id}`,
        status: "APPROVED",
        amount: 100,
        currency: "ARS",
        detail: `Pago de ${user.email}`,
      },
    });
    const audit = await db.auditEntry.create({
      data: { actorId: 1, asUserId: user.id, tentId, action: "tent.updateShop", target: "Casa Yerbal", data: { a: 1 } },
    });
    await closeAccount(ctx, { password });
    expect(await db.billingPayment.findUniqueOrThrow({ where: { id: payment.id } })).toMatchObject({
      detail: null,
      planName: "PLAN",
    });
    expect(await db.auditEntry.findUniqueOrThrow({ where: { id: audit.id } })).toMatchObject({
      action: "tent.updateShop",
      tentId: null,
      target: null,
      data: null,
    });
    const forged = db.auditEntry.updateMany({ where: { id: audit.id }, data: { action: "otra" } });
    await expect(forged).rejects.toThrow("append-only");
    const removed = db.auditEntry.deleteMany({ where: { id: audit.id } });
    await expect(removed).rejects.toThrow("append-only");
  });

  it("keeps a picture's file that another shop uses too", async () => {
    const one = await merchant();
    const two = await merchant();
    const file = await pngOf("#abcdef");
    const shared = await storeImage(one.ctx, { file, tentId: one.tentId }, async (_tx, row) => row);
    const twoIsThere = { ...two.ctx, ports: one.ctx.ports };
    await storeImage(twoIsThere, { file, tentId: two.tentId }, async (_tx, row) => row);
    await closeAccount(one.ctx, { password });
    expect(await one.storage.exists(imageFileName(shared.hash, shared.width))).toBe(true);
  });

  it("changes nothing without the right password, nor another merchant's shop", async () => {
    const other = await merchant();
    const { user, tentId, ctx, mails } = await merchant();
    expect(await problemOf(closeAccount(ctx, { password: "mala-clave" }))).toBe("WRONG_PASSWORD");
    expect(await db.product.count({ where: { tentId } })).toBe(1);
    expect(mails).toEqual([]);
    await closeAccount(ctx, { password });
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    expect(await db.product.count({ where: { tentId: other.tentId } })).toBe(1);
    expect(await db.user.count({ where: { id: other.user.id } })).toBe(1);
  });
});
