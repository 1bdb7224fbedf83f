import { beforeAll, expect, test } from "vitest";
import { TEMPLATE_LIMITS } from "~/domain/order/manage/template";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { createTemplate, deleteTemplate, listTemplates, orderTemplates, updateTemplate } from "./templates";

const db = testDb();
beforeAll(() => makeBase(db));

async function makeShop() {
  const { owner, tentId } = await makeTent(db);
  const { ctx } = merchantContext(db, owner.id);
  const create = async (name: string) => (await createTemplate(ctx, tentId, { name, text: `${name} {nombre}` })).id;
  const names = async () => (await listTemplates(ctx, tentId)).map(({ name }) => name);
  return { ctx, tentId, create, names };
}

test("creates, changes, reorders and deletes saved replies", async () => {
  const { ctx, tentId, create, names } = await makeShop();
  const [one, two, three] = [await create("Uno"), await create("Dos"), await create("Tres")];
  expect(await names()).toEqual(["Uno", "Dos", "Tres"]);
  await orderTemplates(ctx, tentId, [
    { id: three, order: 1 },
    { id: one, order: 2 },
    { id: two, order: 3 },
  ]);
  await updateTemplate(ctx, tentId, { id: one, name: "Primera", text: "Hola" });
  expect(await names()).toEqual(["Tres", "Primera", "Dos"]);
  await deleteTemplate(ctx, tentId, three);
  expect(await names()).toEqual(["Primera", "Dos"]);
});

test("allows at most twenty, also under concurrent requests", async () => {
  const { create, names } = await makeShop();
  const made = await Promise.allSettled(Array.from({ length: TEMPLATE_LIMITS.count + 3 }, (_, i) => create(`N ${i}`)));
  const refused = made.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ code: "VALIDATION", details: { fields: { name: ["order.tooManyTemplates"] } } });
  expect(await names()).toHaveLength(TEMPLATE_LIMITS.count);
});

test("does not find another merchant's reply, and keeps the order when one id is foreign", async () => {
  const [mine, other] = [await makeShop(), await makeShop()];
  const foreign = await other.create("Ajena");
  const [one, two] = [await mine.create("Uno"), await mine.create("Dos")];
  const refused = { code: "NOT_FOUND" };
  await expect(updateTemplate(mine.ctx, mine.tentId, { id: foreign, name: "x", text: "x" })).rejects.toMatchObject(
    refused,
  );
  await expect(deleteTemplate(mine.ctx, mine.tentId, foreign)).rejects.toMatchObject(refused);
  const list = [two, one, foreign].map((id, index) => ({ id, order: index }));
  await expect(orderTemplates(mine.ctx, mine.tentId, list)).rejects.toMatchObject(refused);
  expect(await mine.names()).toEqual(["Uno", "Dos"]);
  expect(await other.names()).toEqual(["Ajena"]);
});
