import { beforeAll, describe, expect, it } from "vitest";
import { SUPPORT_LIMITS } from "~/domain/site/limits";
import type { AppError } from "~/server/errors";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getSite } from "./get-site";
import { getSitePanel, updateSitePanel } from "./site-panel";
import { listSupportMessages, sendSupportMessage } from "./support-messages";

const db = testDb();

beforeAll(() => makeBase(db));

async function merchant() {
  const { owner, tent } = await makeTent(db);
  const made = merchantContext(db, owner.id);
  const at = (iso: string) => ({ ...made.ctx, now: () => new Date(iso) });
  const texts = async () => (await listSupportMessages(made.ctx)).rows.map(({ text }) => text);
  return { ...made, owner, tent, at, texts };
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: AppError) => `${error.code} ${Object.values(error.details.fields ?? {}).join()}`.trim(),
  );

describe("a message to the team", () => {
  it("is stored and mailed to every super-user, with its sender and reply address", async () => {
    await db.user.deleteMany({ where: { role: "SUPER" } });
    const team = [await makeUser(db, { role: "SUPER" }), await makeUser(db, { role: "SUPER", countryId: 13 })];
    const { ctx, mailer, owner, tent, texts } = await merchant();
    await sendSupportMessage(ctx, { text: "No puedo subir <fotos>\nAyuda" });
    expect(await texts()).toEqual(["No puedo subir <fotos>\nAyuda"]);
    expect(mailer.mails.map(({ to }) => to)).toEqual(team.map(({ email }) => email));
    const [mail] = mailer.mails;
    expect(mail?.subject).toContain(owner.name);
    expect(mail?.text).toContain("No puedo subir <fotos>\nAyuda");
    expect(mail?.text).toContain(owner.email);
    expect(mail?.text).toContain(tent.subdomain);
    expect(mail?.html).toContain("No puedo subir &lt;fotos&gt;<br>Ayuda");
    expect(mail?.html).toContain(`href="mailto:${encodeURIComponent(owner.email)}`);
  });

  it("is not stored when its mail cannot be stored", async () => {
    await makeUser(db, { role: "SUPER" });
    const { ctx, texts } = await merchant();
    const mailer = { send: () => Promise.reject(new Error("no queue")) };
    await expect(sendSupportMessage({ ...ctx, ports: { ...ctx.ports, mailer } }, { text: "Hola" })).rejects.toThrow();
    expect(await texts()).toEqual([]);
  });

  it("counts once when sent twice, until some minutes have passed", async () => {
    const { at, texts } = await merchant();
    await Promise.all([1, 2].map(() => sendSupportMessage(at("2026-11-20T15:00:00Z"), { text: "Hola" })));
    await sendSupportMessage(at("2026-11-20T15:09:59Z"), { text: "Hola" });
    expect(await texts()).toEqual(["Hola"]);
    await sendSupportMessage(at("2026-11-20T15:10:00Z"), { text: "Hola" });
    expect(await texts()).toEqual(["Hola", "Hola"]);
  });

  it("has a daily limit that is reported, also under concurrent requests", async () => {
    const { at, texts } = await merchant();
    const many = Array.from({ length: SUPPORT_LIMITS.aDay + 2 }, (_, n) => `Mensaje ${n}`);
    const answers = await Promise.all(
      many.map((text) => refusal(sendSupportMessage(at("2026-11-20T15:00:00Z"), { text }))),
    );
    expect(answers.filter((answer) => answer === "VALIDATION support.tooMany")).toHaveLength(2);
    expect(await texts()).toHaveLength(SUPPORT_LIMITS.aDay);
    expect(await refusal(sendSupportMessage(at("2026-11-21T15:00:00Z"), { text: "Otro" }))).toBe("nothing refused");
  });

  it("is visible only to its sender, and cannot be sent while viewing a merchant's panel", async () => {
    const [mine, other] = [await merchant(), await merchant()];
    await sendSupportMessage(mine.ctx, { text: "Mío" });
    expect(await other.texts()).toEqual([]);
    const watching = { ...mine.ctx, actor: merchantActor(mine.owner.id, { superUserId: other.owner.id }) };
    expect(await refusal(sendSupportMessage(watching, { text: "Ajeno" }))).toBe("FORBIDDEN");
    expect(await refusal(listSupportMessages(watching))).toBe("FORBIDDEN");
    expect(await mine.texts()).toEqual(["Mío"]);
  });
});

it("shows a super-user's panel settings at once, with an audit row", async () => {
  const user = await makeUser(db, { role: "SUPER" });
  const { ctx, shopCache } = merchantContext(db, user.id);
  await updateSitePanel(ctx, { headerMessage: "El domingo hay mejoras", whatsapp: "+54 9 11 5874-9895" });
  expect(shopCache.purged).toEqual(["site"]);
  expect(await getSite(ctx)).toMatchObject({ headerMessage: "El domingo hay mejoras", whatsapp: "5491158749895" });
  expect(await getSitePanel(ctx)).toEqual({
    headerMessage: "El domingo hay mejoras",
    whatsapp: "+54 9 11 5874-9895",
    paymentBanner: false,
  });
  await updateSitePanel(ctx, { headerMessage: null, whatsapp: null });
  expect(await getSite(ctx)).toMatchObject({ headerMessage: null, whatsapp: null, paymentBanner: false });
  await updateSitePanel(ctx, { headerMessage: null, whatsapp: null, paymentBanner: true });
  await updateSitePanel(ctx, { headerMessage: null, whatsapp: null });
  expect(await getSite(ctx)).toMatchObject({ paymentBanner: true });
  await updateSitePanel(ctx, { headerMessage: null, whatsapp: null, paymentBanner: false });
  const audited = await db.auditEntry.findMany({ where: { actorId: user.id }, select: { action: true, at: true } });
  expect(audited).toEqual(Array(5).fill({ action: "site.updatePanel", at: FIXED_NOW }));
});
