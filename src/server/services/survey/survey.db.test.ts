import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { SURVEY_FROM_PRODUCTS } from "~/domain/survey/due";
import { FIXED_NOW, merchantActor } from "~/test/context";
import { makeBase, makeProduct, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { answerSurvey, getSurvey, isSurveyDue, postponeSurvey } from "./survey";

const db = testDb();
const answers = { sells: "Ropa", sellsWhere: "Feria", heardOf: "Una amiga", comment: null };

beforeAll(() => makeBase(db));

async function merchant({ products = SURVEY_FROM_PRODUCTS, onboarded = true, lastOrderNumber = 1 } = {}) {
  const { owner, tent } = await makeTent(db, { lastOrderNumber });
  if (onboarded) await db.user.update({ where: { id: owner.id }, data: { onboardedAt: new Date("2026-11-19") } });
  for (let n = 0; n < products; n += 1) await makeProduct(db, tent.id);
  return { owner, tent, ...merchantContext(db, owner.id) };
}

it("is due after the onboarding and the first products, until it is answered", async () => {
  const { ctx, owner } = await merchant();
  expect(await isSurveyDue(ctx)).toBe(true);
  await answerSurvey(ctx, answers);
  expect(await isSurveyDue(ctx)).toBe(false);
  expect(await db.survey.findUnique({ where: { userId: owner.id } })).toMatchObject({
    sells: "Ropa",
    sellsWhere: "Feria",
    heardOf: "Una amiga",
    comment: null,
  });
});

it("is not due during the onboarding or the first products; the bin does not count", async () => {
  expect(await isSurveyDue((await merchant({ lastOrderNumber: 0 })).ctx)).toBe(false);
  expect(await isSurveyDue((await merchant({ products: SURVEY_FROM_PRODUCTS - 1 })).ctx)).toBe(false);
  expect(await isSurveyDue((await merchant({ onboarded: false })).ctx)).toBe(false);
  const { ctx, tent } = await merchant();
  await db.product.updateMany({ where: { tentId: tent.id }, data: { deletedAt: new Date("2026-11-20") } });
  expect(await isSurveyDue(ctx)).toBe(false);
});

it("stays hidden for a week for a postponed account, on every device, and for no other account", async () => {
  const [mine, other] = [await merchant(), await merchant()];
  await Promise.all([postponeSurvey(mine.ctx), postponeSurvey(mine.ctx)]);
  const at = (now: string) => isSurveyDue(merchantContext(db, mine.owner.id, new Date(now)).ctx);
  const week = new Date(FIXED_NOW.getTime() + 7 * DAY_MS);
  expect(await isSurveyDue(mine.ctx)).toBe(false);
  expect(await at(new Date(week.getTime() - 1000).toISOString())).toBe(false);
  expect(await at(week.toISOString())).toBe(true);
  expect(await isSurveyDue(other.ctx)).toBe(true);
});

it("is answered once: a retry, also a concurrent one, changes nothing", async () => {
  const { ctx, owner } = await merchant();
  await Promise.all([answerSurvey(ctx, answers), answerSurvey(ctx, answers)]);
  await answerSurvey(ctx, { ...answers, sells: "Otra cosa" });
  const rows = await db.survey.findMany({ where: { userId: owner.id }, select: { sells: true } });
  expect(rows).toEqual([{ sells: "Ropa" }]);
});

it("does not affect another merchant's answers or products", async () => {
  const [mine, other] = [await merchant(), await merchant({ products: 0 })];
  await answerSurvey(mine.ctx, answers);
  expect(await isSurveyDue(other.ctx)).toBe(false);
  expect(await db.survey.count({ where: { userId: other.owner.id } })).toBe(0);
});

it("can be read only by the merchant who answered", async () => {
  const [mine, other] = [await merchant(), await merchant()];
  expect(await getSurvey(mine.ctx, mine.owner.id)).toBeNull();
  const kept = await answerSurvey(mine.ctx, { ...answers, comment: "¡Gracias!" });
  expect(kept).toMatchObject({ sells: "Ropa", comment: "¡Gracias!", createdAt: FIXED_NOW });
  expect(await getSurvey(mine.ctx, mine.owner.id)).toEqual(kept);
  expect(await answerSurvey(mine.ctx, { ...answers, sells: "Otra cosa" })).toEqual(kept);
  for (const id of [mine.owner.id, 2_147_483_647]) {
    await expect(getSurvey(other.ctx, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});

it("is neither shown to nor answered by a super-user, for themselves or while viewing a panel", async () => {
  const { ctx, owner } = await merchant();
  const superUser = await makeUser(db, { role: "SUPER", onboardedAt: new Date("2026-11-19") });
  const watching = { ...ctx, actor: merchantActor(owner.id, { superUserId: superUser.id }) };
  expect(await isSurveyDue(watching)).toBe(false);
  await expect(answerSurvey(watching, answers)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(postponeSurvey(watching)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await isSurveyDue(merchantContext(db, superUser.id).ctx)).toBe(false);
});
