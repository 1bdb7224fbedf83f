import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { appOrigin } from "~/server/site/addresses";
import { makeBase, makeTent, makeUser } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { startRest, type TestRest } from "~/test/rest";
import { type CallCase, testCalls } from "~/test/rest-calls";
import { testDb } from "~/test/test-db";
import { siteRows } from "./site";

const db = testDb();
let picture: Blob;

beforeAll(async () => {
  picture = await pngOf("#0c2be8", 900);
});
afterEach(async () => {
  await db.configuration.deleteMany();
  await makeBase(db);
});

async function makeWorld() {
  const [{ owner }, { owner: other }] = [await makeTent(db), await makeTent(db)];
  return { owner, other, superUser: await makeUser(db, { role: "SUPER", name: "Luz" }) };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

const settings = {
  fburl: "https://facebook.com/vidriera",
  fbname: "Vidriera",
  instaurl: "https://instagram.com/vidriera",
  instaname: "vidriera",
  whatsapp: "+54 9 11 5874-9895",
  appname: "Mostrador",
  logo: "https://cdn.example/logo.png",
  color_first: "#112233",
  color_second: "#223344",
  color_third: "#334455",
  color_bg: null,
  special_cat_url: "/liquidacion",
  special_cat_name: "Liquidación",
  special_cat_description: "Hasta agotar",
  special_cat_image: null,
  special_cat_paused: 1,
};

const imageCase = (call: string, file: string, field: "logo" | "special_cat_image" | null): CallCase<World> => ({
  call,
  send: () => ({ form: { image: picture } }),
  invalid: [{ send: () => ({ form: { other: "x" } }), fields: ["image"] }],
  check: async ({ json }, { superUser }, rest) => {
    const url = `${appOrigin}/storage/images/app/${file}`;
    expect(json.data).toEqual({ url });
    const stored = await rest.storage.open(`app/${file}`);
    const bytes = Buffer.from(await new Response(stored?.stream()).arrayBuffer());
    expect((await sharp(bytes).metadata()).format).toBe(file.endsWith("png") ? "png" : "jpeg");
    const client = await rest.as(superUser.id);
    if (field) expect((await client.get("/config")).json.data).toMatchObject({ [field]: url });
    const path = call.replace("POST ", "");
    const raw = await client.send(path, { method: "POST", body: picture, headers: { "content-type": "image/png" } });
    expect([raw.status, raw.json.data]).toEqual([200, { url }]);
    const noPicture = await client.form("POST", path, { image: new Blob(["<svg/>"]) });
    expect([noPicture.status, noPicture.json.error?.code]).toEqual([415, "IMAGE_KIND"]);
    expect(rest.shopCache.purged).toContain("site");
  },
});

const tooLong = { send: () => ({ json: { message: "x".repeat(3_501) } }), fields: ["message"] };
const noText = [{}, { message: " " }, { message: 7 }].map((json) => ({ send: () => ({ json }), fields: ["message"] }));

testCalls(db, siteRows, makeWorld, [
  {
    call: "GET /config",
    send: () => ({}),
    check: async ({ json }, _, rest) => {
      expect(json.data).toEqual({
        fburl: null,
        fbname: null,
        instaurl: null,
        instaname: null,
        whatsapp: null,
        appname: "Vidriera",
        logo: null,
        color_first: "#0c2be8",
        color_second: "#db1b73",
        color_third: null,
        color_bg: null,
        special_cat_url: "/categoria-especial",
        special_cat_name: "Ofertas",
        special_cat_description: null,
        special_cat_image: null,
        special_cat_paused: 0,
      });
      expect((await (await rest.as(null)).get("/config")).json).toEqual(json);
    },
  },
  {
    call: "PUT /config",
    send: () => ({ json: { settings } }),
    invalid: [
      {
        send: () => ({
          json: {
            settings: {
              fburl: "javascript:alert(1)",
              fbname: "x".repeat(81),
              instaurl: "nada",
              instaname: 7,
              whatsapp: "llamame",
              appname: "",
              logo: "//mal.example/x.png",
              color_first: null,
              color_second: "azul",
              color_third: "#12",
              color_bg: 5,
              special_cat_url: "/catalogo",
              special_cat_name: " ",
              special_cat_description: "x".repeat(301),
              special_cat_image: "javascript:x",
              special_cat_paused: 2,
            },
          },
        }),
        fields: Object.keys(settings),
      },
      { send: () => ({ json: { settings: { id: 2 } } }), fields: [""] },
      { send: () => ({ json: { settings: [] } }), fields: [""] },
      { send: () => ({ json: { special_cat_url: "/a/b" } }), fields: ["special_cat_url"] },
      { send: () => ({ json: { header_message: "x" } }), fields: [""] },
    ],
    check: async ({ json }, { superUser }, rest) => {
      expect(json.data).toEqual(settings);
      expect(rest.shopCache.purged).toContain("site");
      const client = await rest.as(superUser.id);
      const logo = `${appOrigin}/storage/images/app/logo.png`;
      const unwrapped = await client.put("/config", { appname: "Otro", logo });
      expect(unwrapped.json.data).toEqual({ ...settings, appname: "Otro", logo });
      expect(await db.configuration.findUnique({ where: { id: 1 } })).toMatchObject({
        logo: "/storage/images/app/logo.png",
      });
      expect((await client.put("/config", unwrapped.json.data)).json).toEqual(unwrapped.json);
    },
  },
  imageCase("POST /configs/logo", "logo.png", "logo"),
  imageCase("POST /special-cat-img", "oferta.png", "special_cat_image"),
  imageCase("POST /update-nophoto", "no-photo.jpg", null),
  {
    call: "POST /telegram-notification",
    send: () => ({ json: { message: "Se vendió todo" } }),
    invalid: [...noText, tooLong],
    check: ({ json }, { owner }, rest) => {
      expect(json.data).toBe(true);
      const { chat, text } = rest.messenger.messages.at(-1) ?? {};
      expect([chat, text]).toEqual(["operator", expect.stringMatching(`${owner.email}[^]*Se vendió todo$`)]);
    },
  },
  {
    call: "POST /telegram-notify-supers",
    send: () => ({ json: { message: "Hoy hay mejoras" } }),
    invalid: [...noText, tooLong],
    check: ({ json }, { superUser }, rest) => {
      expect(json.data).toBe(true);
      expect(rest.messenger.messages.at(-1)).toEqual({
        chat: "supers",
        text: `Luz <${superUser.email}>\n\nHoy hay mejoras`,
      });
    },
  },
]);

describe("an installation without a chat", () => {
  let rest: TestRest;
  beforeAll(async () => {
    rest = await startRest(db);
    rest.messenger.disabled = true;
    return () => rest.close();
  });

  it.each(["/telegram-notification", "/telegram-notify-supers"])("reports that at %s", async (path) => {
    const { superUser } = await makeWorld();
    const { status, json } = await (await rest.as(superUser.id)).post(path, { message: "Hola" });
    expect([status, json.error]).toEqual([
      503,
      { code: "PROVIDER_DISABLED", message: "Este servicio no está disponible por ahora." },
    ]);
  });
});
