import { beforeAll, expect, it } from "vitest";
import { HOUR_MS } from "~/domain/duration";
import { imageFileName } from "~/domain/product/images/image";
import { storeImage } from "~/server/services/image/store-image";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { pruneNewsImages } from "./prune-news-images";
import { addNewsImage, publishNews } from "./publish-news";

const db = testDb();
beforeAll(() => makeBase(db));

const hashOf = (url: string) => /([0-9a-f]{32})/.exec(url)?.[1] ?? "";

it("deletes images that no news item used within a day, with their files, and no others", async () => {
  const { ctx, storage } = merchantContext(db, 0);
  const { tentId } = await makeTent(db);
  const upload = async (colour: string) => (await addNewsImage(ctx, await pngOf(colour))).url;
  const [lost, shown] = [await upload("#101010"), await upload("#202020")];
  await publishNews(ctx, { title: "Hola", text: "Hay novedades", url: null, countryId: null, image: shown });
  const logo = await storeImage(ctx, { file: await pngOf("#303030"), tentId }, async (_, row) => row);
  const fresh = await upload("#404040");
  const ago = (hours: number) => ({ createdAt: new Date(FIXED_NOW.getTime() - hours * HOUR_MS) });
  await db.image.updateMany({ data: ago(25) });
  await db.image.updateMany({ where: { hash: hashOf(fresh) }, data: ago(23) });

  expect(await pruneNewsImages(ctx)).toBe(1);
  const kept = (await db.image.findMany({ select: { hash: true } })).map(({ hash }) => hash);
  expect(kept.sort()).toEqual([hashOf(shown), hashOf(fresh), logo.hash].sort());
  expect(await storage.exists(imageFileName(hashOf(lost), 160))).toBe(false);
  expect(await storage.exists(imageFileName(hashOf(shown), 160))).toBe(true);
  expect(await pruneNewsImages(ctx)).toBe(0);
});
