import { expect, it } from "vitest";
import { makeCategory, makeProduct, makeTent, makeUser } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { startRest } from "~/test/rest";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { tentRows } from "./tent";

const db = testDb();
const NOBODYS = 2_000_000_000;
const image = await pngOf("#0c2be8");
let made = 0;

/** A shop with a row of every kind, and a plan that allows a second one. */
async function makeWorld() {
  const { owner, tent, tentId } = await makeTent(db, { whatsappArea: "11", whatsapp: "58749895" });
  const { owner: other, tent: foreign } = await makeTent(db);
  const plan = await db.plan.create({ data: { name: "DOS", total: 10, limit: 2 } });
  await db.subscriber.update({ where: { userId: owner.id }, data: { planId: plan.id } });
  const mates = await makeCategory(db, tentId, { name: "Mates", order: 1 });
  const hidden = await makeCategory(db, tentId, { name: "Depósito", order: 2, paused: true });
  await makeProduct(db, tentId, { name: "Mate", categoryId: mates.id, order: 1 });
  await makeProduct(db, tentId, { name: "Suelto", order: 2, price: null });
  await makeProduct(db, tentId, { name: "Pausado", order: 3, paused: true });
  await makeProduct(db, tentId, { name: "Guardado", order: 4, categoryId: hidden.id });
  await makeProduct(db, tentId, { name: "Borrado", order: 5, deletedAt: new Date() });
  return {
    owner,
    other,
    foreign,
    tent,
    mates,
    hidden,
    superUser: await makeUser(db, { role: "SUPER" }),
    free: `segunda-${process.pid}-${++made}`,
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

interface TentData {
  name: string;
  categories: { name: string; paused: number }[];
  products: { name: string }[];
}
const shown = (data: unknown) => {
  const { categories, products } = data as TentData;
  return [...categories, ...products].map(({ name }) => name);
};
const VISIBLE = ["Mates", "Mate", "Suelto"];
const ALL = ["Mates", "Depósito", "Mate", "Suelto", "Pausado", "Guardado"];

const put = (field: unknown, value?: unknown) => ({
  send: ({ tent }: World) => ({ json: { id: tent.id, field, value } }),
  fields: ["value"],
});
const colours = { first_color: "#0C2BE8", second_color: null, third_color: "#111111", bg_color: "" };

testCalls(db, tentRows, makeWorld, [
  {
    call: "POST /new-linked-tent",
    send: ({ free }) => ({ json: { name: " La Segunda ", subdomain: free } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["name", "subdomain"] },
      { send: ({ free }) => ({ json: { name: "L", subdomain: free } }), fields: ["name"] },
      { send: () => ({ json: { name: "La Segunda", subdomain: "no vale" } }), fields: ["subdomain"] },
      { send: () => ({ json: { name: "La Segunda", subdomain: "admin" } }), fields: ["subdomain"] },
      { send: () => ({ json: { name: "La Segunda", subdomain: "vidriera" } }), fields: ["subdomain"] },
    ],
    check: async ({ json }, { owner, tent, free, foreign }, rest) => {
      expect(json.data).toMatchObject({ name: "La Segunda", subdomain: free, whatsapp_area: "11", products: [] });
      const client = await rest.as(owner.id);
      const linked = [{ id: (json.data as { id: number }).id, name: "La Segunda", subdomain: free }];
      expect((await client.get("/tent")).json.data).toMatchObject({ id: tent.id, linked });
      const third = await client.post("/new-linked-tent", { name: "La Tercera", subdomain: `${free}-3` });
      expect([third.status, third.json.error?.code]).toEqual([409, "TENT_LIMIT"]);
      expect(third.json.error?.message).toContain("2");
      await db.subscriber.update({ where: { userId: owner.id }, data: { plan: { update: { limit: 9 } } } });
      const taken = await client.post("/new-linked-tent", { name: "La Tercera", subdomain: foreign.subdomain });
      expect([taken.status, taken.json.error?.code]).toEqual([409, "SUBDOMAIN_TAKEN"]);
      expect(taken.json.error?.fields).toEqual({ subdomain: [expect.stringContaining(" ")] });
    },
  },
  {
    call: "GET /tent",
    send: () => ({}),
    check: ({ json }, { tent }) => {
      expect(json.data).toMatchObject({ id: tent.id, slug: tent.slug, suspended: 0, linked: [] });
      expect(shown(json.data)).toEqual(ALL);
    },
  },
  {
    call: "GET /tent/{slug}",
    send: ({ tent }) => ({ params: { slug: tent.slug } }),
    unknown: () => ({ params: { slug: "no-existe" } }),
    check: async ({ json }, { tent, owner }, rest) => {
      expect(shown(json.data)).toEqual(VISIBLE);
      expect((await (await rest.as(owner.id)).get(`/tent/${tent.slug}`)).json).toEqual(json);
      const nobody = await rest.as(null);
      for (const slug of ["%20", "a".repeat(81), "..%2Fdemo", "%27--"]) {
        expect((await nobody.get(`/tent/${slug}`)).status, slug).toBe(404);
      }
      await db.tent.update({ where: { id: tent.id }, data: { suspended: true } });
      const closed = (await nobody.get(`/tent/${tent.slug}`)).json.data;
      expect(closed).toMatchObject({ suspended: 1, categories: [], products: [] });
    },
  },
  {
    call: "GET /tent-by-id/{id}",
    send: ({ tent }) => ({ params: { id: tent.id } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async ({ json, headers }, { tent }, rest) => {
      expect(json.data).toMatchObject({ id: tent.id });
      expect(shown(json.data)).toEqual(VISIBLE);
      expect(headers.get("access-control-allow-origin")).toBe("*");
      const nobody = await rest.as(null);
      for (const id of ["0", "-1", "1.5", "1e3", "x", "99999999999", "2147483648"]) {
        expect((await nobody.get(`/tent-by-id/${id}`)).status, id).toBe(404);
      }
    },
  },
  {
    call: "GET /tent-by-subdomain/{sub}",
    send: ({ tent }) => ({ params: { sub: tent.subdomain } }),
    unknown: () => ({ params: { sub: "no-existe" } }),
    check: ({ json }, { tent, mates }) => {
      const { tent: data, ...rest } = json.data as { tent: { id: number } };
      expect(data.id).toBe(tent.id);
      expect(shown(data)).toEqual(VISIBLE);
      expect(rest).toEqual({ notPausedCategoryIds: [mates.id], hasProductWithNocategory: 1 });
    },
  },
  {
    call: "PUT /tent",
    send: ({ tent }) => ({ json: { id: tent.id, field: "name", value: " La Yerbera " } }),
    unknown: () => ({ json: { id: NOBODYS, field: "name", value: "La Yerbera" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id", "field", "value"] },
      { send: () => ({ json: { id: "uno", field: "name", value: "La Yerbera" } }), fields: ["id"] },
      ...["id", "owner_id", "suspended", "slug", "logo", "constructor", "__proto__", 1].map((field) => ({
        ...put(field, 1),
        fields: ["field"],
      })),
      put("name", "L"),
      put("name", "L".repeat(61)),
      put("name"),
      put("subdomain", "con espacio"),
      put("subdomain", "admin"),
      put("subdomain", "vidriera"),
      put("country_id", 999),
      put("country_id", "1"),
      put("country_id", null),
      put("style_id", 8),
      put("whatsapp", "no es"),
      put("whatsapp", "123"),
      put("whatsapp_area", "9"),
      put("instagram", "con espacio"),
      put("facebook", "https://mal.example/tienda"),
      put("first_custom_color", "rojo"),
      put("second_custom_color", "#12345"),
      put("bg_custom_color", 7),
      put("text_custom_color", "#1234567"),
      put("minbuy", -1),
      put("minbuy", 1.005),
      put("minbuy", "mucho"),
      put("stock_hold", "quizás"),
      put("stock_hold_hours", 0),
      put("stock_hold_hours", 73),
      put("stock_hold_hours", 1.5),
      put("stock_hold_hours", null),
      put("customer_phone", "nunca"),
      put("customer_phone", null),
      put("customer_phone", "ALWAYS"),
    ],
    check: async ({ json }, { tent, owner, foreign, superUser }, rest) => {
      expect(json.data).toMatchObject({ id: tent.id, name: "La Yerbera" });
      const client = await rest.as(owner.id);
      const change = async (field: string, value: unknown) =>
        (await client.put("/tent", { id: tent.id, field, value })).json;
      const moved = `${tent.subdomain}-b`;
      const good: [string, unknown, object][] = [
        ["subdomain", moved.toUpperCase(), { subdomain: moved }],
        ["style_id", 7, { style_id: 7 }],
        ["whatsapp", "351 555-1234", { whatsapp: "5551234", whatsapp_area: "351" }],
        ["whatsapp", null, { whatsapp: null, whatsapp_area: null }],
        ["whatsapp_area", "(011)", { whatsapp: null, whatsapp_area: "11" }],
        ["whatsapp", "5874-9895", { whatsapp: "58749895", whatsapp_area: "11" }],
        ["whatsapp", "", { whatsapp: null, whatsapp_area: null }],
        ["country_id", 2, { country_id: 2, whatsapp: null }],
        ["whatsapp_area", "11", { whatsapp_area: null }],
        ["instagram", "@yerbera", { instagram: "yerbera" }],
        ["instagram", null, { instagram: null }],
        ["facebook", "", { facebook: null }],
        ["first_custom_color", "#0C2BE8", { first_custom_color: "#0c2be8" }],
        ["second_custom_color", "#0C2BE8", { second_custom_color: "#0c2be8" }],
        ["bg_custom_color", "#0C2BE8", { bg_custom_color: "#0c2be8" }],
        ["text_custom_color", "#0C2BE8", { text_custom_color: "#0c2be8" }],
        ["first_custom_color", null, { first_custom_color: null }],
        ["minbuy", 1500.5, { minbuy: 1500.5 }],
        ["minbuy", "2.500,25", { minbuy: 2500.25 }],
        ["minbuy", null, { minbuy: null }],
        ["stock_hold", 1, {}],
        ["stock_hold_hours", 72, {}],
        ["customer_phone", "hidden", { customer_phone: "hidden" }],
        ["customer_phone", "always", { customer_phone: "always" }],
      ];
      for (const [field, value, expected] of good)
        expect((await change(field, value)).data, field).toMatchObject(expected);
      expect(await db.tent.findUnique({ where: { id: tent.id } })).toMatchObject({
        stockHold: true,
        stockHoldHours: 72,
      });
      expect(rest.shopCache.purged.filter((id) => id === tent.id).length).toBeGreaterThanOrEqual(good.length);
      expect(await change("subdomain", foreign.subdomain)).toEqual({
        error: {
          code: "SUBDOMAIN_TAKEN",
          message: "Esa dirección ya está en uso. Probá con otra.",
          fields: { value: [expect.stringContaining(" ")] },
        },
      });
      expect(await db.tent.findUnique({ where: { id: foreign.id } })).toEqual(foreign);
      await (await rest.as(superUser.id)).put("/tent", { id: tent.id, field: "style_id", value: 3 });
      const audit = await db.auditEntry.findFirst({ where: { actorId: superUser.id }, orderBy: { id: "asc" } });
      expect(audit).toMatchObject({ tentId: tent.id, action: "tent.updateField" });
    },
  },
  {
    call: "POST /upload-logo",
    send: ({ tent }) => ({ form: { image, tent_id: tent.id } }),
    unknown: () => ({ form: { image, tent_id: NOBODYS } }),
    invalid: [
      { send: () => ({ form: { otro: 1 } }), fields: ["image", "tent_id"] },
      { send: ({ tent }) => ({ form: { tent_id: tent.id, image: "texto" } }), fields: ["image"] },
      { send: () => ({ form: { image, tent_id: "x" } }), fields: ["tent_id"] },
    ],
    check: async ({ json }, { tent, owner }, rest) => {
      const { logo } = json.data as { logo: string };
      const client = await rest.as(owner.id);
      expect((await client.get("/tent")).json.data).toMatchObject({ logo });
      const post = (body: BodyInit, type?: string, target = `/upload-logo?tent_id=${tent.id}`) =>
        client.send(target, { method: "POST", body, ...(type && { headers: { "content-type": type } }) });
      expect((await post(await image.bytes(), "image/png")).json.data).toEqual({ logo });
      const two = new FormData();
      for (const n of [1, 2]) two.append("image", image, `${n}.png`);
      const twice = await post(two);
      expect([twice.status, twice.json.error?.fields]).toEqual([422, { image: ["Se sube una foto por vez."] }]);
      const refused: [BodyInit, string | undefined, number, string][] = [
        ["<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml", 415, "IMAGE_KIND"],
        [(await image.bytes()).slice(0, 60), "image/png", 415, "IMAGE_BROKEN"],
        [new Uint8Array(10 * 1024 * 1024 + 1), "image/png", 413, "BODY_TOO_LARGE"],
        ["--x\r\nContent-Disposition", "multipart/form-data; boundary=x", 400, "BODY_MALFORMED"],
        ["{}", "application/json", 400, "BODY_MALFORMED"],
        ["image=x", "application/x-www-form-urlencoded", 400, "BODY_MALFORMED"],
      ];
      for (const [body, type, status, code] of refused) {
        const answer = await post(body, type);
        expect([answer.status, answer.json.error?.code], code).toEqual([status, code]);
      }
      const large = new FormData();
      large.set("image", new Blob([new Uint8Array(10 * 1024 * 1024 + 1)], { type: "image/png" }));
      large.set("tent_id", String(tent.id));
      const tooLarge = await post(large);
      expect([tooLarge.status, tooLarge.json.error?.code]).toEqual([413, "IMAGE_TOO_LARGE"]);
    },
  },
  {
    call: "PUT /assign-tent-colors",
    send: ({ tent }) => ({ json: { tent_id: tent.id, ...colours } }),
    unknown: () => ({ json: { tent_id: NOBODYS, ...colours } }),
    invalid: [
      {
        send: () => ({ json: {} }),
        fields: ["tent_id", "first_color", "second_color", "third_color", "bg_color"],
      },
      { send: ({ tent }) => ({ json: { tent_id: tent.id, ...colours, third_color: "red" } }), fields: ["third_color"] },
    ],
    check: ({ json }) =>
      expect(json.data).toMatchObject({
        first_custom_color: "#0c2be8",
        second_custom_color: null,
        text_custom_color: "#111111",
        bg_custom_color: null,
      }),
  },
  {
    call: "GET /country/{id}",
    send: () => ({ params: { id: 1 } }),
    unknown: () => ({ params: { id: 999 } }),
    check: ({ json }) => expect(json.data).toEqual({ id: 1, name: "Argentina", cod_number: "549", currency: "ARS" }),
  },
]);

it("returns null while there is no shop, and opens the first one", async () => {
  const rest = await startRest(db);
  const user = await makeUser(db, { countryId: 2 });
  const client = await rest.as(user.id);
  const none = await client.get("/tent");
  expect([none.status, none.json]).toEqual([200, { data: null }]);
  const first = await client.post("/new-linked-tent", { name: "La Primera", subdomain: `primera-${user.id}` });
  expect([first.status, first.json.data]).toMatchObject([201, { country_id: 2, whatsapp: null }]);
  await rest.close();
});
