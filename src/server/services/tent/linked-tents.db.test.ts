import { TRPCError } from "@trpc/server";
import { beforeAll, describe, expect, it } from "vitest";
import { createCaller } from "~/server/api/root";
import type { Actor } from "~/server/context";
import { AppError } from "~/server/errors";
import { openSession } from "~/server/services/session/sign-in";
import { appOrigin } from "~/server/site/addresses";
import { merchantActor, testRequest } from "~/test/context";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { chooseTent } from "./choose-tent";
import { createTent } from "./create-tent";
import { currentTent, setupProgress } from "./get-tent";

const db = testDb();

beforeAll(() => makeBase(db));

let count = 0;
const wish = (over: Partial<Parameters<typeof createTent>[1]> = {}) => ({
  name: "Flores del Sur",
  subdomain: `enlazada-${++count}`,
  countryId: 1,
  whatsapp: "011 15 5874-9895",
  whatsappArea: "",
  whatsappLandline: false,
  ...over,
});

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "nothing refused",
    (error: unknown) => {
      const cause = error instanceof TRPCError ? error.cause : error;
      return cause instanceof AppError ? cause.code : `${error}`;
    },
  );

/** A merchant with one shop, whose plan allows several, logged in on one device. */
async function makeMerchant(limit: number) {
  const { owner, tent, tentId } = await makeTent(db);
  const plan = await db.plan.create({ data: { name: `PLAN DE ${limit}`, total: 1, limit } });
  await db.subscriber.update({ where: { userId: owner.id }, data: { planId: plan.id } });
  const { ctx } = merchantContext(db, owner.id);
  const session = await openSession(ctx, { userId: owner.id, userAgent: null, address: "10.0.0.1" });
  const actor = merchantActor(owner.id, { sessionId: session.id });
  const chosen = async () => (await db.session.findUniqueOrThrow({ where: { id: session.id } })).currentTentId;
  return { owner, tent, tentId, ctx: { ...ctx, actor }, actor, chosen };
}

/** Requests as the merchant's browser sends them, for the session's current shop. */
function browser(actor: Actor, sessionOn: number | null = null) {
  const { ctx } = merchantContext(db, actor.userId);
  const whose = { ...actor, currentTentId: sessionOn };
  return createCaller(testRequest(whose, (one) => ({ ...ctx, actor: one }), appOrigin));
}

describe("a linked shop", () => {
  it("has the same owner, and becomes the current shop", async () => {
    const { owner, tent, ctx, actor, chosen } = await makeMerchant(2);
    const made = await createTent(ctx, wish({ name: "Mates del Norte", countryId: 13, whatsapp: "55 1234 5678" }));
    expect(await db.tent.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({
      ownerId: owner.id,
      name: "Mates del Norte",
      countryId: 13,
      suspended: false,
    });
    expect(await chosen()).toBe(made.id);
    const there = { ...ctx, actor: { ...actor, currentTentId: made.id } };
    expect(await currentTent(there)).toMatchObject({ id: made.id, linked: [{ id: tent.id, name: tent.name }] });
    expect((await db.user.findUniqueOrThrow({ where: { id: owner.id } })).countryId, "the person's wording").toBe(1);
  });

  it("goes through the four onboarding steps itself", async () => {
    const { tentId, ctx, actor } = await makeMerchant(2);
    await makeProduct(db, tentId);
    const made = await createTent(ctx, wish());
    expect(await setupProgress({ ...ctx, actor: { ...actor, currentTentId: tentId } })).toMatchObject({ next: 4 });
    expect(await setupProgress({ ...ctx, actor: { ...actor, currentTentId: made.id } })).toMatchObject({ next: 2 });
  });

  it("respects the plan's limit under twenty concurrent requests", async () => {
    const { owner, ctx } = await makeMerchant(3);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refusal(createTent(ctx, wish()))));
    expect(answers.filter((answer) => answer === "nothing refused")).toHaveLength(2);
    expect(answers.filter((answer) => answer === "TENT_LIMIT")).toHaveLength(18);
    expect(await db.tent.count({ where: { ownerId: owner.id } })).toBe(3);
  });

  it("is rejected at the limit, which the error names, and leaves the session's current shop unchanged", async () => {
    const { ctx, chosen } = await makeMerchant(1);
    const error = await createTent(ctx, wish()).catch((one: unknown) => one as AppError);
    expect(error).toMatchObject({ code: "TENT_LIMIT", details: { limit: 1 } });
    expect(await chosen()).toBeNull();
  });

  it("is suspended when its owner's others are", async () => {
    const { tent, ctx } = await makeMerchant(2);
    const suspendedAt = new Date("2026-11-01T12:00:00Z");
    await db.tent.update({ where: { id: tent.id }, data: { suspended: true, suspendedAt } });
    const { id } = await createTent(ctx, wish());
    expect(await db.tent.findUniqueOrThrow({ where: { id } })).toMatchObject({ suspended: true, suspendedAt });
  });
});

describe("switching to another shop", () => {
  it("is stored in the session, for this device only", async () => {
    const { owner, tent, ctx, chosen } = await makeMerchant(2);
    const elsewhere = await openSession(ctx, { userId: owner.id, userAgent: null, address: "10.0.0.2" });
    const made = await createTent(ctx, wish());
    await chooseTent(ctx, tent.id);
    expect(await chosen()).toBe(tent.id);
    await chooseTent(ctx, made.id);
    expect(await chosen()).toBe(made.id);
    expect((await db.session.findUniqueOrThrow({ where: { id: elsewhere.id } })).currentTentId).toBeNull();
  });

  it("finds no shop of another merchant, not even for a super-user", async () => {
    const mine = await makeMerchant(2);
    const other = await makeTent(db);
    expect(await refusal(chooseTent(mine.ctx, other.tent.id))).toBe("NOT_FOUND");
    const superActor = { ...mine.actor, role: "SUPER" as const };
    expect(await refusal(chooseTent({ ...mine.ctx, actor: superActor }, other.tent.id))).toBe("NOT_FOUND");
    expect(await refusal(browser(mine.actor).tent.choose({ tentId: other.tent.id }))).toBe("NOT_FOUND");
    expect(await mine.chosen()).toBeNull();
  });
});

describe("two tabs with two shops", () => {
  async function makeTabs() {
    const merchant = await makeMerchant(2);
    const second = await createTent(merchant.ctx, wish());
    const names = async (tentId: number) =>
      (await db.product.findMany({ where: { tentId }, orderBy: { id: "asc" } })).map(({ name }) => name);
    return { ...merchant, second: second.id, names };
  }
  const product = (name: string) => ({ name, price: "100", description: "", sku: "", categoryId: null });

  it("each write to the shop they show, whatever the session's current shop", async () => {
    const { tent, second, actor, names } = await makeTabs();
    await browser(actor, second).product.create({ tentId: tent.id, ...product("De la primera") });
    await browser(actor, tent.id).product.create({ tentId: second, ...product("De la segunda") });
    const form = new FormData();
    form.set("tentId", String(second));
    form.set("image", await pngOf("#0c2be8"), "logo.png");
    await browser(actor, tent.id).tent.setLogo(form);
    expect(await names(tent.id)).toEqual(["De la primera"]);
    expect(await names(second)).toEqual(["De la segunda"]);
    expect(await db.tent.findUniqueOrThrow({ where: { id: tent.id } })).toMatchObject({ logoId: null });
    expect(await db.tent.findUniqueOrThrow({ where: { id: second } })).toMatchObject({ logoId: expect.any(Number) });
  });

  it("must name the shop in each request: the session is no substitute", async () => {
    const { tent, second, actor, names } = await makeTabs();
    const form = new FormData();
    form.set("image", await pngOf("#0c2be8"), "logo.png");
    const left = browser(actor, second);
    expect(await refusal(left.product.create(product("De ninguna")))).toBe("NOT_FOUND");
    expect(await refusal(left.tent.setLogo(form))).toBe("NOT_FOUND");
    expect([...(await names(tent.id)), ...(await names(second))]).toEqual([]);
    expect(await db.tent.count({ where: { id: { in: [tent.id, second] }, logoId: { not: null } } })).toBe(0);
  });

  it("find no row of the other shop", async () => {
    const { tent, second, actor } = await makeTabs();
    const calls = browser(actor);
    const { id } = await calls.product.create({ tentId: tent.id, ...product("De la primera") });
    const stale = { tentId: second, id };
    expect(await refusal(calls.product.updateField({ ...stale, field: "paused", value: true }))).toBe("NOT_FOUND");
    expect(await refusal(calls.product.delete(stale))).toBe("NOT_FOUND");
  });

  it("write nothing once somebody else has logged in", async () => {
    const { tent } = await makeTabs();
    const other = await makeMerchant(2);
    const stale = browser(other.actor);
    expect(await refusal(stale.product.create({ tentId: tent.id, ...product("De nadie") }))).toBe("NOT_FOUND");
    expect(await db.product.count({ where: { tentId: { in: [tent.id, other.tent.id] } } })).toBe(0);
    expect(await stale.tent.mine({ tentId: tent.id }), "the tab hears whose shop it is now").toMatchObject({
      id: other.tent.id,
    });
  });
});
