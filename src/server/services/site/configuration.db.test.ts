import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { configurationSchema } from "~/domain/site/schemas";
import { getShop } from "~/server/services/catalogue/get-shop";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeCategory, makeProduct, makeTent, makeUser, merchantContext } from "~/test/factories";
import { testDb } from "~/test/test-db";
import { getConfiguration, updateConfiguration } from "./configuration";
import { getSite } from "./get-site";

const db = testDb();

beforeAll(() => makeBase(db));
afterEach(async () => {
  await db.configuration.deleteMany();
  await makeBase(db);
});

async function team() {
  const user = await makeUser(db, { role: "SUPER" });
  const made = merchantContext(db, user.id);
  const set = (settings: unknown) => updateConfiguration(made.ctx, configurationSchema.parse(settings));
  return { ...made, user, set };
}

it("starts with the colours and the special category of the specification", async () => {
  expect(await getConfiguration((await team()).ctx)).toEqual({
    fburl: null,
    fbname: null,
    instaurl: null,
    instaname: null,
    whatsapp: null,
    appname: "Vidriera",
    logo: null,
    colorFirst: "#0c2be8",
    colorSecond: "#db1b73",
    colorThird: null,
    colorBg: null,
    specialCatUrl: "/categoria-especial",
    specialCatName: "Ofertas",
    specialCatDescription: null,
    specialCatImage: null,
    specialCatPaused: false,
  });
});

describe("a configuration change", () => {
  it("writes all sixteen fields, or one and leaves the others", async () => {
    const { ctx, set } = await team();
    const all = {
      fburl: "https://facebook.com/vidriera",
      fbname: "Vidriera",
      instaurl: "https://instagram.com/vidriera",
      instaname: "vidriera",
      whatsapp: "+54 9 11 5874-9895",
      appname: "Mostrador",
      logo: "/storage/images/app/logo.png",
      colorFirst: "#112233",
      colorSecond: "#223344",
      colorThird: "#334455",
      colorBg: "#445566",
      specialCatUrl: "/liquidacion",
      specialCatName: "Liquidación",
      specialCatDescription: "Hasta agotar",
      specialCatImage: "/storage/images/app/oferta.png",
      specialCatPaused: true,
    };
    const written = await set(all);
    expect(Object.values(written)).toEqual(Object.values(all));
    expect(await set({ colorThird: null })).toEqual({ ...written, colorThird: null });
    expect(await getConfiguration(ctx)).toEqual({ ...written, colorThird: null });
    expect((await getSite(ctx)).name).toBe("Mostrador");
  });

  it("appears in every page's frame: colours, networks, and support contact", async () => {
    const { ctx, set } = await team();
    const begun = await getSite(ctx);
    expect(begun).toMatchObject({ facebook: null, instagram: null, whatsapp: null });
    await set({
      fburl: "https://facebook.com/vidriera",
      fbname: "x".repeat(25),
      instaurl: "https://instagram.com/vidriera",
    });
    await set({ whatsapp: "11 5874-9895", colorFirst: "#112233", colorBg: "#fff7e6" });
    expect(await getSite(ctx)).toMatchObject({
      facebook: { url: "https://facebook.com/vidriera", name: null },
      instagram: { url: "https://instagram.com/vidriera", name: "@vidriera" },
      whatsapp: "5491158749895",
      colours: { first: "#112233", second: "#db1b73", third: null, bg: "#fff7e6" },
    });
  });

  it("writes an audit row, and purges what was cached with the site", async () => {
    const { set, user, shopCache } = await team();
    await set({ appname: "Mostrador" });
    expect(await db.auditEntry.findMany({ where: { actorId: user.id } })).toMatchObject([
      { action: "site.updateConfiguration", data: { appname: "Mostrador" }, at: FIXED_NOW },
    ]);
    expect(shopCache.purged).toEqual(["site"]);
  });
});

it("renames a category whose slug the special one takes, and redirects its old slug", async () => {
  const { ctx, set } = await team();
  const { tent } = await makeTent(db);
  const category = await makeCategory(db, tent.id, { name: "Promos", slug: "promos" });
  await makeProduct(db, tent.id, { categoryId: category.id, offer: true });
  await set({ specialCatUrl: "/promos", specialCatName: "Promos del mes" });
  const shop = await getShop(ctx, mintPublicTentId(tent.id));
  expect(shop.special).toMatchObject({ path: "/promos", name: "Promos del mes" });
  expect(shop.categories.map(({ path }) => path)).toEqual([`/promos-${category.id}`]);
  expect(await db.oldCategorySlug.findMany({ where: { tentId: tent.id } })).toMatchObject([
    { slug: "promos", categoryId: category.id },
  ]);
});
