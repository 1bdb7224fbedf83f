import { expect } from "vitest";
import { BUILT_IN_LINK_CODES } from "~/domain/link/link";
import { makeTent, makeUser } from "~/test/factories";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { linkRows } from "./link";

const db = testDb();
const NOBODYS = 2_147_483_647;

/** The owner's links belong to their second shop: a call that names only a link finds its shop. */
async function makeWorld() {
  const [{ owner }, { owner: other }] = [await makeTent(db), await makeTent(db)];
  const { tent } = await makeTent(db, { ownerId: owner.id, instagram: "casa.yerbal" });
  await db.tent.update({ where: { id: tent.id }, data: { linktreeText: "Todo en un lugar" } });
  const own = { tentId: tent.id, name: "Talles", url: "https://casa.com/talles" };
  const link = await db.link.create({ data: { ...own, order: 0 } });
  const paused = await db.link.create({ data: { ...own, name: "Viejo", paused: true, order: 1 } });
  const builtIn = await db.link.create({
    data: { tentId: tent.id, code: "to_instagram", name: "Instagram", order: 2 },
  });
  return { owner, other, superUser: await makeUser(db, { role: "SUPER" }), tent, link, paused, builtIn };
}
const names = (data: unknown) => (data as { name: string }[]).map(({ name }) => name);

testCalls(db, linkRows, makeWorld, [
  {
    call: "GET /links/{tentId}",
    send: ({ tent }) => ({ params: { tentId: tent.id } }),
    unknown: () => ({ params: { tentId: NOBODYS } }),
    check: async ({ json }, { tent, link, builtIn, owner, other }, rest) => {
      const talles = { id: link.id, code: null, name: "Talles", url: "https://casa.com/talles", paused: 0, order: 0 };
      const instagram = { id: builtIn.id, code: "to_instagram", name: "Instagram", paused: 0, order: 2 };
      const own = await (await rest.as(owner.id)).get(`/links/${tent.id}`);
      for (const asks of [null, other.id]) {
        const seen = await (await rest.as(asks)).get(`/links/${tent.id}`);
        expect(seen.json.meta).toEqual({ description: "Todo en un lugar" });
        expect(seen.json.data).toEqual([talles, { ...instagram, url: "https://www.instagram.com/casa.yerbal" }]);
      }
      expect(names(own.json.data)).toEqual(["Talles", "Viejo", "Instagram"]);
      expect(names(json.data)).toContain("Talles");
      for (const id of ["0", "x", "1.5", "99999999999"]) {
        expect((await (await rest.as(null)).get(`/links/${id}`)).status, id).toBe(404);
      }
    },
  },
  {
    call: "POST /first-links/{tentId}",
    send: ({ tent }) => ({ params: { tentId: tent.id } }),
    unknown: () => ({ params: { tentId: NOBODYS } }),
    check: async ({ json }, { tent, owner }, rest) => {
      const codes = (json.data as { code: string | null }[]).flatMap(({ code }) => code ?? []);
      expect(codes.sort()).toEqual([...BUILT_IN_LINK_CODES].sort());
      const again = await (await rest.as(owner.id)).post(`/first-links/${tent.id}`);
      expect(again.json.data).toEqual(json.data);
    },
  },
  {
    call: "PUT /linktree-order",
    send: ({ link, builtIn }) => ({
      json: [
        { id: link.id, order: 7 },
        { id: builtIn.id, order: 0 },
      ],
    }),
    unknown: ({ link }) => ({
      json: [
        { id: link.id, order: 0 },
        { id: NOBODYS, order: 1 },
      ],
    }),
    invalid: [
      { send: () => ({ json: [] }), fields: [""] },
      { send: () => ({ json: {} }), fields: [""] },
      { send: () => ({ json: [{ id: 0, order: -1 }] }), fields: ["0.id", "0.order"] },
      { send: ({ link }) => ({ json: [{ id: link.id, order: 0 }, "x"] }), fields: ["1"] },
      { send: ({ link }) => ({ json: Array.from({ length: 51 }, () => ({ id: link.id, order: 0 })) }), fields: [""] },
    ],
    check: async ({ json }, { tent, link, owner }, rest) => {
      expect(names(json.data)).toEqual(["Instagram", "Talles", "Viejo"]);
      expect(rest.shopCache.purged).toContain(tent.id);
      const unknown = await (await rest.as(owner.id)).put("/linktree-order", [{ id: NOBODYS, order: 0 }]);
      expect(unknown.status).toBe(404);
      const theirs = await makeWorld();
      const mixed = [
        { id: link.id, order: 0 },
        { id: theirs.link.id, order: 1 },
      ];
      expect((await (await rest.as(owner.id)).put("/linktree-order", mixed)).status).toBe(404);
    },
  },
  {
    call: "PUT /linktree-description",
    send: ({ tent }) => ({ json: { tent_id: tent.id, description: " Mis links\r\ny más " } }),
    unknown: () => ({ json: { tent_id: NOBODYS, description: "" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "description"] },
      { send: ({ tent }) => ({ json: { tent_id: tent.id, description: "x".repeat(301) } }), fields: ["description"] },
      { send: ({ tent }) => ({ json: { tent_id: tent.id, description: null } }), fields: ["description"] },
    ],
    check: async ({ json }, { tent }, rest) => {
      expect(json.data).toEqual({ description: "Mis links\ny más" });
      expect((await (await rest.as(null)).get(`/links/${tent.id}`)).json.meta).toEqual(json.data);
    },
  },
  {
    call: "PUT /link",
    send: ({ link }) => ({ json: { id: link.id, name: "Tabla de talles", url: "casa.com/tabla", paused: "1" } }),
    unknown: () => ({ json: { id: NOBODYS, name: "Mío" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["id"] },
      {
        send: ({ link }) => ({ json: { id: link.id, name: " ", url: "javascript:alert(1)", paused: 2 } }),
        fields: ["name", "url", "paused"],
      },
      { send: ({ link }) => ({ json: { id: link.id, name: "x".repeat(61) } }), fields: ["name"] },
      { send: ({ builtIn }) => ({ json: { id: builtIn.id, url: "https://otra.com" } }), fields: ["url"] },
    ],
    check: async ({ json }, { link, builtIn, owner }, rest) => {
      expect(json.data).toEqual({
        id: link.id,
        code: null,
        name: "Tabla de talles",
        url: "https://casa.com/tabla",
        paused: 1,
        order: 0,
      });
      const one = await (await rest.as(owner.id)).put("/link", { id: builtIn.id, paused: true });
      expect(one.json.data).toMatchObject({ code: "to_instagram", name: "Instagram", paused: 1 });
    },
  },
  {
    call: "POST /link",
    send: ({ tent }) => ({ json: { tent_id: tent.id, name: "Escribime", url: "ana@casa.com" } }),
    unknown: () => ({ json: { tent_id: NOBODYS, name: "Mío", url: "https://a.com" } }),
    invalid: [
      { send: () => ({ json: {} }), fields: ["tent_id", "name", "url"] },
      {
        send: ({ tent }) => ({ json: { tent_id: tent.id, name: "x".repeat(61), url: "data:text/html,x" } }),
        fields: ["name", "url"],
      },
      {
        send: ({ tent }) => ({ json: { tent_id: tent.id, name: "Largo", url: `https://a.com/${"x".repeat(500)}` } }),
        fields: ["url"],
      },
    ],
    check: ({ json }, { tent }, rest) => {
      expect(json.data).toMatchObject({
        code: null,
        name: "Escribime",
        url: "mailto:ana@casa.com",
        paused: 0,
        order: 3,
      });
      expect(rest.shopCache.purged).toContain(tent.id);
    },
  },
  {
    call: "DELETE /link/{id}",
    send: ({ link }) => ({ params: { id: link.id } }),
    unknown: () => ({ params: { id: NOBODYS } }),
    check: async ({ json }, { tent, builtIn, owner }, rest) => {
      expect(json.data).toBe(true);
      const refused = await (await rest.as(owner.id)).delete(`/link/${builtIn.id}`);
      expect([refused.status, refused.json.error?.code]).toEqual([409, "LINK_BUILT_IN"]);
      expect(await db.link.count({ where: { tentId: tent.id } })).toBe(2);
    },
  },
]);
