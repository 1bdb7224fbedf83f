import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBase, makeUser, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { getConfiguration } from "./configuration";
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
  const { ctx, kept, pageCache, user, storage } = await team();
  const before = await storage.open(name);
  const { url } = await setSiteImage(ctx, { which, file: await pngOf("#0c2be8", 900) });
  expect(url).toBe(`/storage/images/${name}`);
  expect(await sharp(await kept(name)).metadata()).toMatchObject({ format, width: size, height: size });
  expect((await storage.open(name))?.version).not.toBe(before?.version);
  if (column) expect((await getConfiguration(ctx))[column]).toBe(url);
  expect(pageCache.purged).toEqual(["site"]);
  expect(await db.auditEntry.findMany({ where: { actorId: user.id } })).toMatchObject([
    { action: "site.setImage", target: name },
  ]);
});

it("a JPEG stands on white, a PNG keeps what is transparent", async () => {
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

it("what is no picture changes nothing", async () => {
  const { ctx, kept, pageCache } = await team();
  const before = await kept("app/logo.png");
  await expect(setSiteImage(ctx, { which: "logo", file: new Blob(["GIF89a"]) })).rejects.toMatchObject({
    code: "IMAGE_KIND",
  });
  expect((await kept("app/logo.png")).equals(before)).toBe(true);
  expect(pageCache.purged).toEqual([]);
});
