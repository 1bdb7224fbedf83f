import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { newSection } from "~/domain/home/home";
import { type HomeSection, homeSchema, type ShopHome } from "~/domain/home/schemas";
import { getShop } from "~/server/services/catalogue/get-shop";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { updateTentIdentity } from "~/server/services/tent/settings/update-tent";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeCategory, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { addHomeImage } from "./add-home-image";
import { getHome, listHomeProducts } from "./get-home";
import { loadHome } from "./load-home";
import { publishHome, undoHome } from "./publish-home";

const db = testDb();
beforeAll(() => makeBase(db));

/** A merchant's shop with what a home may show. */
async function openShop(over: Parameters<typeof makeTent>[1] = {}) {
  const { owner, tent, tentId } = await makeTent(db, over);
  const publicId = mintPublicTentId(tent.id);
  const merchant = merchantContext(db, owner.id);
  const show = async (draft?: ShopHome) =>
    loadHome(merchant.ctx, publicId, await getShop(merchant.ctx, publicId), draft);
  return { ...merchant, tent, tentId, show, read: () => getHome(merchant.ctx, tentId) };
}
type Shop = Awaited<ReturnType<typeof openShop>>;

const picture = (side = 40) => pngOf("#884422", side);
const pickedOf = (products: number[]): HomeSection => ({ ...newSection("picked", []), products }) as HomeSection;
const bannerOf = (over: object): HomeSection =>
  ({ ...newSection("banner", []), heading: "Regalos", ...over }) as HomeSection;

/** Publishes a change of what the shop shows. */
async function publish({ ctx, tentId, read }: Shop, change: (home: ShopHome) => ShopHome) {
  const { home, revision } = await read();
  return publishHome(ctx, tentId, { revision, home: homeSchema.parse(change(home)) });
}
const withSections = (sections: HomeSection[]) => (home: ShopHome) => ({ ...home, sections });
const names = (home: Awaited<ReturnType<Shop["show"]>>) =>
  home.sections.map((section) => ("products" in section ? section.products.map(({ name }) => name) : section.kind));

describe("publishing", () => {
  it("writes the cover into the shop's own columns, and purges its pages", async () => {
    const shop = await openShop();
    const { id } = await addHomeImage(shop.ctx, shop.tentId, await picture());
    shop.shopCache.purged.length = 0;
    await publish(shop, (home) => ({
      ...home,
      cover: { ...home.cover, kind: "photo", imageId: id, heading: "Mates", text: "De Rosario", focus: { x: 9, y: 8 } },
    }));
    expect(shop.shopCache.purged).toEqual([shop.tent.id]);
    expect(await db.tent.findUnique({ where: { id: shop.tent.id } })).toMatchObject({
      coverId: id,
      tagline: "Mates",
      description: "De Rosario",
      homeRevision: 1,
      homePublishedAt: FIXED_NOW,
    });
    expect((await shop.show()).cover).toMatchObject({ heading: "Mates", focus: { x: 9, y: 8 }, photo: { width: 40 } });
  });

  it("lets the first of two tabs win and tells the second, which loses nothing", async () => {
    const shop = await openShop();
    const { home, revision } = await shop.read();
    const of = (heading: string) => ({ revision, home: { ...home, cover: { ...home.cover, heading } } });
    const results = await Promise.allSettled([
      publishHome(shop.ctx, shop.tentId, of("Una")),
      publishHome(shop.ctx, shop.tentId, of("Otra")),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "CONFLICT" } });
    expect((await shop.read()).revision).toBe(1);
  });

  it("changes nothing when a retry publishes the same again", async () => {
    const shop = await openShop();
    const { home, revision } = await shop.read();
    const input = { revision, home: { ...home, cover: { ...home.cover, heading: "Una" } } };
    await publishHome(shop.ctx, shop.tentId, input);
    shop.shopCache.purged.length = 0;
    expect(await publishHome(shop.ctx, shop.tentId, input)).toEqual({ revision: 1 });
    expect(shop.shopCache.purged).toEqual([]);
    expect((await shop.read()).undoable).toBe(true);
  });

  it("does not bring back a tagline that was changed in the settings meanwhile", async () => {
    const shop = await openShop({ tagline: "Vieja" });
    const { home, revision } = await shop.read();
    const identity = { name: "Casa", subdomain: shop.tent.subdomain, notice: null };
    await updateTentIdentity(shop.ctx, shop.tentId, { ...identity, tagline: "Nueva" });
    await expect(publishHome(shop.ctx, shop.tentId, { revision, home })).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await shop.read()).home.cover.heading).toBe("Nueva");
    const now = await shop.read();
    await updateTentIdentity(shop.ctx, shop.tentId, { ...identity, tagline: "Nueva", notice: "Hoy" });
    expect((await shop.read()).revision).toBe(now.revision);
  });

  it("refuses a picture of another shop", async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const { id } = await addHomeImage(other.ctx, other.tentId, await picture());
    for (const change of [
      (home: ShopHome) => ({ ...home, cover: { ...home.cover, imageId: id } }),
      withSections([bannerOf({ imageId: id })]),
    ])
      await expect(publish(shop, change)).rejects.toMatchObject({ details: { fields: { home: ["home.imageGone"] } } });
  });
});

describe("undoing", () => {
  it("returns once to the home before, with its columns", async () => {
    const shop = await openShop({ tagline: "Lema", description: "Texto" });
    const before = await shop.read();
    const { revision } = await publish(shop, (home) => ({
      cover: { ...home.cover, heading: null, text: null },
      sections: [],
    }));
    expect(await shop.show()).toMatchObject({ cover: { heading: null }, sections: [] });
    await undoHome(shop.ctx, shop.tentId, revision);
    const after = await shop.read();
    expect(after).toMatchObject({ home: before.home, revision: 2, undoable: false });
    expect(await db.tent.findUnique({ where: { id: shop.tent.id } })).toMatchObject({ tagline: "Lema", home: null });
    await expect(undoHome(shop.ctx, shop.tentId, 2)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(undoHome(shop.ctx, shop.tentId, 1)).rejects.toMatchObject({ code: "CONFLICT" });
  });
});

describe("what visitors see", () => {
  it("leaves out what was deleted, paused, or belongs to another shop", async () => {
    const [shop, other] = [await openShop(), await openShop()];
    const mate = await makeProduct(db, shop.tent.id, { name: "Mate" });
    const yerba = await makeProduct(db, shop.tent.id, { name: "Yerba" });
    const paused = await makeProduct(db, shop.tent.id, { name: "Termo", paused: true });
    const foreign = await makeProduct(db, other.tent.id, { name: "Ajeno" });
    const ids = [yerba.id, foreign.id, paused.id, mate.id];
    await publish(shop, withSections([pickedOf(ids), bannerOf({ link: { to: "product", id: foreign.id } })]));
    const seen = await shop.show();
    expect(names(seen)).toEqual([["Yerba", "Mate"], "banner"]);
    expect(seen.sections[1]).toMatchObject({ link: { to: "path", path: null } });
    await db.product.update({ where: { id: yerba.id }, data: { deletedAt: FIXED_NOW } });
    expect(names(await shop.show())).toEqual([["Mate"], "banner"]);
    expect(await listHomeProducts(shop.ctx, shop.tentId, ids)).toMatchObject([
      { name: "Mate", shown: true },
      { name: "Termo", shown: false },
    ]);
  });

  it("leaves out what is sold out in a shop that hides it, and its merchant is told why", async () => {
    const shop = await openShop({ showSoldOut: false });
    const sold = await makeProduct(db, shop.tent.id, { name: "Mate", stock: 0 });
    const paused = await makeProduct(db, shop.tent.id, { name: "Termo", stock: 0, paused: true });
    const ids = [sold.id, paused.id];
    const told = () => listHomeProducts(shop.ctx, shop.tentId, ids);
    expect(await told()).toMatchObject([
      { name: "Mate", shown: false, soldOut: true },
      { name: "Termo", shown: false, soldOut: false },
    ]);
    await db.tent.update({ where: { id: shop.tent.id }, data: { showSoldOut: true } });
    expect(await told()).toMatchObject([
      { name: "Mate", shown: true, soldOut: false },
      { name: "Termo", shown: false, soldOut: false },
    ]);
  });

  it("are picked products as their merchant displays them", async () => {
    const shop = await openShop();
    const { id } = await makeProduct(db, shop.tent.id, { name: "Mate" });
    await publish(shop, withSections([{ ...pickedOf([id]), display: "rail" } as HomeSection]));
    expect((await shop.show()).sections).toMatchObject([{ kind: "picked", display: "rail" }]);
  });

  it("renders a draft without publishing it", async () => {
    const shop = await openShop();
    const product = await makeProduct(db, shop.tent.id, { name: "Mate" });
    const { home } = await shop.read();
    const draft = { cover: { ...home.cover, heading: "Borrador" }, sections: [pickedOf([product.id])] };
    expect(await shop.show(draft)).toMatchObject({ cover: { heading: "Borrador" }, sections: [{ kind: "picked" }] });
    expect((await shop.show()).cover.heading).toBeNull();
  });

  it("is the default until a home is published, and hides what is hidden", async () => {
    const shop = await openShop();
    await makeProduct(db, shop.tent.id, { name: "Mate", offer: true });
    expect((await shop.show()).sections.map(({ kind }) => kind)).toEqual(["new", "offers", "categories", "visit"]);
    const category = await makeCategory(db, shop.tent.id);
    await makeProduct(db, shop.tent.id, { categoryId: category.id });
    const { home } = await shop.read();
    expect(home.sections.map(({ kind }) => kind)).toEqual(["new", "categories", "offers", "visit"]);
    await publish(shop, withSections(home.sections.map((each) => ({ ...each, hidden: each.kind !== "visit" }))));
    expect((await shop.show()).sections.map(({ kind }) => kind)).toEqual(["visit"]);
  });

  it("is a product once: a section passes over what others show, as does the list of a shop without categories", async () => {
    const shop = await openShop({ listingLayout: "GRID" });
    const made: number[] = [];
    for (let n = 1; n <= 14; n++) made.push((await makeProduct(db, shop.tent.id, { name: `P${n}`, offer: n <= 6 })).id);
    const picked = pickedOf(made.slice(8, 10));
    await publish(
      shop,
      withSections(
        ["new", "offers", "categories"].map((kind) => newSection(kind as "new", [])).toSpliced(1, 0, picked),
      ),
    );
    const { sections } = await shop.show();
    const shown = sections.flatMap((section) => {
      if ("products" in section) return section.products;
      return "list" in section ? (section.list?.products ?? []) : [];
    });
    expect(shown.map(({ name }) => name).sort()).toEqual([...made.keys()].map((at) => `P${at + 1}`).sort());
    expect(sections.map((section) => ("products" in section ? section.products.length : 0))).toEqual([4, 2, 6, 0]);
  });

  it("survives a stored home that no longer fits", async () => {
    const shop = await openShop();
    for (const home of [{}, [], "x", { cover: 1, sections: 2 }, { cover: 1, sections: [{ kind: "video" }] }]) {
      await db.tent.update({ where: { id: shop.tent.id }, data: { home } });
      expect(await shop.show()).toMatchObject({ cover: { hidden: false } });
    }
  });
});

describe("pictures", () => {
  const rows = (shop: Shop) => db.image.findMany({ where: { tentId: shop.tent.id }, orderBy: { id: "asc" } });

  it("are kept while the home, the one before or a draft of the last month may use them", async () => {
    const shop = await openShop();
    const [shown, draft] = [
      await addHomeImage(shop.ctx, shop.tentId, await picture(41)),
      await addHomeImage(shop.ctx, shop.tentId, await picture(42)),
    ];
    const old = new Date(FIXED_NOW.getTime() - 31 * DAY_MS);
    await db.image.updateMany({ where: { tentId: shop.tent.id }, data: { createdAt: FIXED_NOW } });
    await publish(shop, withSections([bannerOf({ imageId: shown.id })]));
    expect((await rows(shop)).map(({ id }) => id)).toEqual([shown.id, draft.id]);
    await db.image.updateMany({ where: { tentId: shop.tent.id }, data: { createdAt: old } });
    await publish(shop, withSections([]));
    expect((await rows(shop)).map(({ id }) => id)).toEqual([shown.id]); // the home before shows it
    await publish(shop, (home) => ({ ...home, cover: { ...home.cover, heading: "Nueva" } }));
    expect(await rows(shop)).toEqual([]);
  });

  it("know the point that catches the eye", async () => {
    const shop = await openShop();
    const { focus } = await addHomeImage(shop.ctx, shop.tentId, await picture());
    expect(focus).toEqual({ x: expect.any(Number), y: expect.any(Number) });
  });
});
