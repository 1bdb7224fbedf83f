import { beforeAll, expect } from "vitest";
import { appOrigin } from "~/server/site/addresses";
import { makeTent, makeUser } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { newsRows } from "./news";

const db = testDb();
const URUGUAY = 20;
let picture: Blob;
beforeAll(async () => {
  picture = await pngOf("#504030", 300);
});

/** One news item for everybody that the owner has seen, a newer one for Uruguay, one for the owner only. */
async function makeWorld() {
  const [{ owner }, { owner: other }] = [await makeTent(db), await makeTent(db)];
  await db.user.update({ where: { id: other.id }, data: { countryId: URUGUAY } });
  await db.news.deleteMany();
  const at = (hour: string) => new Date(`2026-11-20T${hour}:00:00Z`);
  await db.news.create({
    data: { title: "Para todos", text: "Hola", createdAt: at("10"), views: { create: { userId: owner.id } } },
  });
  await db.news.create({ data: { title: "Uruguay", text: "Hola", countryId: URUGUAY, createdAt: at("11") } });
  await db.news.create({ data: { title: "Solo tuya", text: "Hola", userId: owner.id, createdAt: at("12") } });
  return { owner, other, superUser: await makeUser(db, { role: "SUPER" }) };
}
const seen = (data: unknown) =>
  (data as { title: string; pivot: { viewed: number } }[]).map(({ title, pivot }) => `${title} ${pivot.viewed}`);

testCalls(db, newsRows, makeWorld, [
  {
    call: "GET /user-notifications",
    send: () => ({}),
    check: async ({ json }, { other }, rest) => {
      expect(seen(json.data)).toEqual(["Solo tuya 0", "Para todos 1"]);
      expect((json.data as unknown[])[1]).toMatchObject({
        text: "Hola",
        image: null,
        url: null,
        created_at: "2026-11-20T10:00:00.000Z",
      });
      const others = await (await rest.as(other.id)).get("/user-notifications");
      expect(seen(others.json.data)).toEqual(["Uruguay 0", "Para todos 0"]);
    },
  },
  {
    call: "GET /set-user-notifications-viewed",
    send: () => ({}),
    check: async ({ json }, { owner, other }, rest) => {
      expect(json.data).toBe(true);
      const of = async (id: number) => seen((await (await rest.as(id)).get("/user-notifications")).json.data);
      expect(await of(owner.id)).toEqual(["Solo tuya 1", "Para todos 1"]);
      expect(await of(other.id)).toEqual(["Uruguay 0", "Para todos 0"]);
    },
  },
  {
    call: "POST /new-user-notification",
    send: () => ({ json: { notification: { title: " Hoy ", text: "Hay\r\nmejoras", url: "vidriera.example" } } }),
    invalid: [
      { send: () => ({ json: { notification: {} } }), fields: ["title", "text"] },
      {
        send: () => ({
          json: {
            notification: {
              title: "x".repeat(121),
              text: "x".repeat(5_001),
              url: "javascript:alert(1)",
              country_id: 999,
              image: 7,
            },
          },
        }),
        fields: ["title", "text", "url", "country_id", "image"],
      },
      { send: () => ({ json: { text: "Hola" } }), fields: ["title"] },
      { send: () => ({ json: { title: "Hola", text: "Hola", image: "https://a.com/x.webp" } }), fields: ["image"] },
    ],
    check: async ({ json }, { superUser, owner }, rest) => {
      expect(json.data).toEqual({
        id: expect.any(Number),
        title: "Hoy",
        text: "Hay\nmejoras",
        image: null,
        url: "https://vidriera.example",
        created_at: "2026-11-20T15:00:00.000Z",
        pivot: { viewed: 0 },
      });
      const client = await rest.as(superUser.id);
      const { url } = (await client.form("POST", "/novedades/image", { image: picture })).json.data as { url: string };
      const unwrapped = await client.post("/new-user-notification", { title: "Con foto", text: "Hola", image: url });
      expect(unwrapped.json.data).toMatchObject({ title: "Con foto", image: url });
      const list = (await (await rest.as(owner.id)).get("/user-notifications")).json.data as { image: string }[];
      expect(list[0]?.image ?? list[1]?.image).toBe(url);
    },
  },
  {
    call: "POST /novedades/image",
    send: () => ({ form: { image: picture } }),
    invalid: [
      { send: () => ({ form: {} }), fields: ["image"] },
      { send: () => ({ form: { image: "x" } }), fields: ["image"] },
    ],
    check: async ({ json }, { superUser }, rest) => {
      const { url } = json.data as { url: string };
      const name = url.slice(`${appOrigin}/storage/images/`.length);
      expect(await rest.storage.exists(name)).toBe(true);
      const client = await rest.as(superUser.id);
      const headers = { "content-type": "image/png" };
      const raw = await client.send("/novedades/image", { method: "POST", body: picture, headers });
      expect(raw.json.data).toEqual({ url });
      const noPicture = await client.form("POST", "/novedades/image", { image: new Blob(["<svg/>"]) });
      expect([noPicture.status, noPicture.json.error?.code]).toEqual([415, "IMAGE_KIND"]);
    },
  },
]);
