import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { getShop } from "~/server/services/catalogue/get-shop";
import { mintPublicTentId } from "~/server/services/tenancy/tenant-ids";
import { makeBase, makeProduct, makeTent, makeUser, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { getConfiguration, updateConfiguration } from "./configuration";
import { setSiteImage } from "./set-site-image";

const db = testDb();

beforeAll(() => makeBase(db));
afterAll(() => db.configuration.deleteMany());

async function team() {
  const user = await makeUser(db, { role: "SUPER" });
  const made = merchantContext(db, user.id);
  const kept = async (name: string) => {
    const file = await made.storage.open(name);
    return Buffer.from(await new Response(file?.stream()).arrayBuffer());
  };
  return { ...made, user, kept };
}

it.each([
  ["logo", "app/logo.png", "png", 512, "logo"],
  ["special", "app/oferta.png", "png", 512, "specialCatImage"],
  ["noPhoto", "app/no-photo.jpg", "jpeg", 640, null],
] as const)("the picture of %s takes its place %s for every shop", async (which, name, format, size, column) => {
  const { ctx, kept, shopCache, user, storage } = await team();
  const before = await storage.open(name);
  const { url } = await setSiteImage(ctx, { which, file: await pngOf("#0c2be8", 900) });
  expect(url).toBe(`/storage/images/${name}`);
  expect(await sharp(await kept(name)).metadata()).toMatchObject({ format, width: size, height: size });
  expect((await storage.open(name))?.version).not.toBe(before?.version);
  if (column) expect((await getConfiguration(ctx))[column]).toBe(url);
  expect(shopCache.purged).toEqual(["site"]);
  expect(await db.auditEntry.findMany({ where: { actorId: user.id } })).toMatchObject([
    { action: "site.setImage", target: name },
  ]);
});

it("stores the special category's image in several sizes, and deletes the previous one", async () => {
  const { ctx, storage } = await team();
  const owner = await makeTent(db);
  await makeProduct(db, owner.tentId, { name: "Mate", offer: true });
  const shown = async () => (await getShop({ ...ctx, actor: null }, mintPublicTentId(owner.tent.id))).special?.photo;
  await setSiteImage(ctx, { which: "special", file: await pngOf("#0c2bea", 900) });
  const first = await shown();
  expect(first).toMatchObject({ width: 900, height: 900 });
  expect(await storage.exists(`${first?.hash}-160.webp`)).toBe(true);
  await setSiteImage(ctx, { which: "special", file: await pngOf("#db1b73", 700) });
  const second = await shown();
  expect(second).toMatchObject({ width: 700, height: 700 });
  expect(await storage.exists(`${first?.hash}-160.webp`)).toBe(false);
  expect(await storage.exists(`${second?.hash}-640.webp`)).toBe(true);

  await updateConfiguration(ctx, { specialCatImage: "/storage/images/app/otra.png" });
  expect(await shown()).toMatchObject({ hash: "", file: "/storage/images/app/otra.png" });
  for (const image of ["https://otro.example/x.png", null]) {
    await updateConfiguration(ctx, { specialCatImage: image });
    expect(await shown()).toBeNull();
  }
});

it("shows shops the image for missing photos in several sizes, and deletes the previous one", async () => {
  const { ctx, storage, shopCache } = await team();
  const { tent, tentId } = await makeTent(db);
  await makeProduct(db, tentId, { name: "Sin foto" });
  const shown = async () => (await getShop({ ...ctx, actor: null }, mintPublicTentId(tent.id))).noPhoto;
  await db.configuration.update({ where: { id: 1 }, data: { noPhotoId: null } });
  expect(await shown(), "until one was chosen each style draws its own").toBeNull();
  await setSiteImage(ctx, { which: "noPhoto", file: await pngOf("#0c7be8", 900) });
  const first = await shown();
  expect(first).toMatchObject({ width: 900, height: 900 });
  expect(await storage.exists(`${first?.hash}-320.webp`)).toBe(true);
  expect(shopCache.purged).toEqual(["site"]);
  // of two concurrent uploads one remains, without a row of the other
  await Promise.all(
    ["#db1b73", "#1bdb73"].map(async (c) => setSiteImage(ctx, { which: "noPhoto", file: await pngOf(c) })),
  );
  const last = await shown();
  expect(last?.hash).not.toBe(first?.hash);
  expect(await storage.exists(`${first?.hash}-320.webp`)).toBe(false);
  expect(await db.image.findMany({ where: { noPhotoOf: { some: {} } }, select: { hash: true } })).toEqual([
    { hash: last?.hash },
  ]);
});

it("gives a JPEG a white background, and keeps a PNG's transparency", async () => {
  const { ctx, kept } = await team();
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 4, background: "#ff000000" } })
    .png()
    .toBuffer();
  const clear = new Blob([new Uint8Array(bytes)]);
  await setSiteImage(ctx, { which: "noPhoto", file: clear });
  await setSiteImage(ctx, { which: "logo", file: clear });
  expect((await sharp(await kept("app/no-photo.jpg")).stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  expect((await sharp(await kept("app/logo.png")).metadata()).hasAlpha).toBe(true);
});

it("changes nothing for a file that is not an image", async () => {
  const { ctx, kept, shopCache } = await team();
  const before = await kept("app/logo.png");
  await expect(setSiteImage(ctx, { which: "logo", file: new Blob(["GIF89a"]) })).rejects.toMatchObject({
    code: "IMAGE_KIND",
  });
  expect((await kept("app/logo.png")).equals(before)).toBe(true);
  expect(shopCache.purged).toEqual([]);
});
