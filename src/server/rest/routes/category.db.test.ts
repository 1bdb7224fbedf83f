import { beforeAll, expect, it } from "vitest";
import { makeCategory, makeProduct, makeTent, makeUser } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { startRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { categoryRows } from "./category";

const db = testDb();
const NOBODYS = 2_000_000_000;
let image: Blob;
beforeAll(async () => {
  image = await pngOf("#db1b73", 40);
});

/** The merchant's shop is their second one: a call finds the shop by the row that it names. */
async function makeWorld() {
  const first = await makeTent(db);
  const { tent } = await makeTent(db, { ownerId: first.owner.id });
  const { owner: other } = await makeTent(db);
  const category = await makeCategory(db, tent.id, { name: "Mates", slug: "mates" });
  await makeCategory(db, tent.id, { name: "Termos", slug: "termos", order: 1 });
  return {
    owner: first.owner,
    other,
    superUser: await makeUser(db, { role: "SUPER" }),
    tentId: tent.id,
    categoryId: category.id,
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const change = (field: unknown, value: unknown, told = "value") => ({
  send: ({ categoryId }: World) => ({ json: { id: categoryId, field, value } }),
  fields: [told],
});
const whole = (over: object, ...fields: string[]) => ({
  send: ({ categoryId }: World) => ({ json: { id: categoryId, name: "Mates", ...over } }),
  fields,
});
const BAD_NAMES = ["", "   ", 5, null, "x".repeat(61), "Catálogo", "mis-links", "Otros  Productos"];

testCalls(db, categoryRows, makeWorld, [
  {
    call: "POST /category",
    send: ({ tentId }) => ({ json: { tent_id: tentId, name: " Bombillas  finas ", paused: "1" } }),
    unknown: () => ({ json: { tent_id: NOBODYS, name: "Bombillas" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "name"] },
      { send: () => ({ json: [] }), fields: [""] },
      ...BAD_NAMES.map((name) => ({
        send: ({ tentId }: World) => ({ json: { tent_id: tentId, name } }),
        fields: ["name"],
      })),
      { send: () => ({ json: { tent_id: 1.5, name: "Bombillas", paused: "no" } }), fields: ["tent_id", "paused"] },
    ],
    check: ({ json }, { tentId }) =>
      expect(json.data).toEqual({
        id: expect.any(Number),
        tent_id: tentId,
        order: 2,
        name: "Bombillas finas",
        slug: "bombillas-finas",
        image: null,
        paused: 1,
      }),
  },
  {
    call: "PUT /category",
    send: ({ categoryId }) => ({ json: { id: categoryId, field: "paused", value: 1 } }),
    unknown: () => ({ json: { id: NOBODYS, field: "name", value: "Bombillas" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id", "field", "value"] },
      { send: () => ({ json: { id: "1", field: "name", value: "x" } }), fields: ["id"] },
      ...["id", "tent_id", "slug", "image", "toString", "__proto__", 7].map((field) => change(field, 1, "field")),
      ...BAD_NAMES.map((name) => change("name", name)),
      ...[-1, 1.5, "1", 1_000_001].map((order) => change("order", order)),
      ...["si", 2, null].map((paused) => change("paused", paused)),
    ],
    check: ({ json }, { categoryId }) =>
      expect(json.data).toMatchObject({ id: categoryId, name: "Mates", slug: "mates", order: 0, paused: 1 }),
  },
  {
    call: "PUT /category/whole",
    send: ({ categoryId }) => ({
      json: { id: categoryId, tent_id: NOBODYS, order: 9, name: "Yerbas", slug: "x", image: null, paused: 1 },
    }),
    unknown: () => ({ json: { id: NOBODYS, name: "Yerbas" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id", "name"] },
      ...BAD_NAMES.map((name) => whole({ name }, "name")),
      whole({ order: -1, paused: "x" }, "order", "paused"),
    ],
    check: ({ json }, { categoryId, tentId }) =>
      expect(json.data).toEqual({
        id: categoryId,
        tent_id: tentId,
        order: 9,
        name: "Yerbas",
        slug: "yerbas",
        image: null,
        paused: 1,
      }),
  },
  {
    call: "DELETE /category/{id}",
    send: ({ categoryId }) => ({ params: { id: categoryId } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async (_, { categoryId }) => expect(await db.category.count({ where: { id: categoryId } })).toBe(0),
  },
  {
    call: "POST /category/image",
    send: ({ categoryId }) => ({ form: { image, category_id: categoryId } }),
    unknown: () => ({ form: { image, category_id: NOBODYS } }),
    invalid: [
      { send: ({ categoryId }) => ({ form: { category_id: categoryId } }), fields: ["image"] },
      { send: () => ({ form: { image } }), fields: ["category_id"] },
      { send: () => ({ form: { image, category_id: "-1" } }), fields: ["category_id"] },
    ],
    check: async ({ json }, { categoryId }, rest) => {
      expect(json.data).toMatchObject({ id: categoryId, image: expect.stringMatching(/^http:.*-40\.webp$/) });
      const { image: url } = json.data as { image: string };
      expect(await rest.storage.exists(url.split("/").at(-1) ?? "")).toBe(true);
    },
  },
]);

it("rejects a duplicate name as a conflict, and keeps the products of a deleted category", async () => {
  const rest = await startRest(db);
  const { owner, tentId, categoryId } = await makeWorld();
  const product = await makeProduct(db, tentId, { categoryId });
  const api = await rest.as(owner.id);
  for (const answer of [
    await api.post("/category", { tent_id: tentId, name: "MÁTES" }),
    await api.put("/category", { id: categoryId, field: "name", value: "termos" }),
    await api.put("/category/whole", { id: categoryId, name: "Térmos" }),
  ]) {
    expect([answer.status, answer.json.error?.code]).toEqual([409, "CATEGORY_EXISTS"]);
  }
  await api.delete(`/category/${categoryId}`);
  expect((await api.get(`/refetch-product/${product.id}`)).json.data).toMatchObject({ category_id: null });
  await rest.close();
});
