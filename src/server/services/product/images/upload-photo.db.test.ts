import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "~/domain/duration";
import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import { MAX_LOOSE_PHOTOS } from "~/domain/product/images/photo-upload";
import { FIXED_NOW } from "~/test/context";
import { makeBase, makeProduct, makeTent, merchantContext } from "~/test/factories";
import { pngOf } from "~/test/pictures";
import { testDb } from "~/test/test-db";
import { getProduct } from "../crud/get-product";
import { addPhotos } from "./claim-photos";
import { matchPhotos } from "./match-photos";
import { prunePhotoUploads } from "./prune-photo-uploads";
import { removeProductImage } from "./remove-product-image";
import { uploadPhoto } from "./upload-photo";

const db = testDb();
beforeAll(() => makeBase(db));

async function world() {
  const { owner, tentId } = await makeTent(db);
  const { ctx, storage } = merchantContext(db, owner.id);
  const { id } = await makeProduct(db, tentId);
  const upload = async (key: string, colour: string, productId: number | null = null) =>
    uploadPhoto(ctx, tentId, { key, productId, file: await pngOf(colour) });
  const hashes = async () => (await getProduct(ctx, tentId, id)).images.map(({ hash }) => hash);
  return { tentId, ctx, storage, id, upload, hashes };
}

it("attaches photos in the order of the claim, uploaded before or after it", async () => {
  const { tentId, ctx, id, upload, hashes } = await world();
  const keys = [randomUUID(), randomUUID(), randomUUID()] as [string, string, string];
  expect(await upload(keys[1], "#020202")).toEqual({ image: null });
  const claimed = await addPhotos(ctx, tentId, { id, photos: keys });
  expect(claimed.images).toHaveLength(1);
  const third = await upload(keys[2], "#030303");
  const first = await upload(keys[0], "#010101");
  const second = await upload(keys[1], "#020202");
  expect(await hashes()).toEqual([first, second, third].map(({ image }) => image?.hash));
});

it("stores a photo once when it is sent twice, at once or later, and claims it once", async () => {
  const { tentId, ctx, id, upload, hashes } = await world();
  const key = randomUUID();
  const answers = await Promise.all([upload(key, "#101010", id), upload(key, "#101010", id)]);
  answers.push(await upload(key, "#101010", id));
  expect(new Set(answers.map(({ image }) => image?.id)).size).toBe(1);
  await addPhotos(ctx, tentId, { id, photos: [key] });
  expect(await hashes()).toHaveLength(1);
  expect(await db.image.count({ where: { tentId } })).toBe(1);
});

it("does not bring a deleted photo back", async () => {
  const { tentId, ctx, id, upload, hashes } = await world();
  const key = randomUUID();
  const { image } = await upload(key, "#202020", id);
  await removeProductImage(ctx, tentId, image?.id ?? 0);
  expect(await upload(key, "#202020", id)).toEqual({ image: null });
  expect(await hashes()).toEqual([]);
});

it("refuses more photos than a product has, or than wait for a product, and a photo of another product", async () => {
  const { tentId, ctx, id, upload } = await world();
  const keys = Array.from({ length: MAX_PRODUCT_IMAGES }, () => randomUUID());
  const [first = ""] = keys;
  await upload(first, "#303030", id);
  await expect(addPhotos(ctx, tentId, { id, photos: [...keys.slice(1), randomUUID()] })).rejects.toThrow("IMAGE_LIMIT");
  const other = await makeProduct(db, tentId);
  await expect(addPhotos(ctx, tentId, { id: other.id, photos: [first] })).rejects.toThrow("CONFLICT");
  const image = { tentId, hash: "a".repeat(32), width: 1, height: 1, bytes: 1, placeholder: "" };
  const images = await db.image.createManyAndReturn({ data: Array.from({ length: MAX_LOOSE_PHOTOS }, () => image) });
  await db.photoUpload.createMany({ data: images.map((row) => ({ tentId, key: randomUUID(), imageId: row.id })) });
  await expect(upload(randomUUID(), "#313131")).rejects.toThrow("IMAGE_LIMIT");
});

it("keeps another merchant's keys and products out of reach", async () => {
  const [own, other] = [await world(), await world()];
  const key = randomUUID();
  await own.upload(key, "#404040");
  await other.upload(key, "#414141", other.id);
  await expect(own.upload(randomUUID(), "#424242", other.id)).rejects.toThrow("NOT_FOUND");
  await expect(addPhotos(own.ctx, own.tentId, { id: other.id, photos: [key] })).rejects.toThrow("NOT_FOUND");
  const { images } = await addPhotos(own.ctx, own.tentId, { id: own.id, photos: [key] });
  expect(images.map(({ hash }) => hash)).not.toEqual(await other.hashes());
});

it("finds the products of a shop that files are named after", async () => {
  const { tentId, ctx, id } = await world();
  await db.product.update({ where: { id }, data: { name: "Taza gris", sku: "ALM-009" } });
  const foreign = await world();
  await db.product.update({ where: { id: foreign.id }, data: { sku: "MAT-007" } });
  expect(await matchPhotos(ctx, tentId, { names: ["alm 009.jpg", "taza gris 2.jpg", "MAT-007.jpg"] })).toEqual([
    { productId: id, by: "code", name: "Taza gris" },
    { productId: id, by: "name", name: "Taza gris" },
    null,
  ]);
});

it("finds products that were renamed since they came from another platform, by their address there", async () => {
  const { tentId, ctx, id } = await world();
  const foreign = await world();
  const origin = { vendor: "TIENDANUBE", key: "remera-lisa-negra", handle: "remera-lisa-negra" } as const;
  await db.productOrigin.create({ data: { ...origin, tentId, productId: id } });
  await db.productOrigin.create({
    data: { ...origin, tentId: foreign.tentId, productId: foreign.id, key: "gorro", handle: "gorro" },
  });
  await db.product.update({ where: { id }, data: { name: "Remera básica" } });
  const names = ["remera-lisa-negra-2.jpg", "Remera básica.jpg", "gorro.jpg"];
  expect(await matchPhotos(ctx, tentId, { names })).toEqual([
    { productId: id, by: "handle", name: "Remera básica" },
    { productId: id, by: "name", name: "Remera básica" },
    null,
  ]);
});

it("deletes what no product claimed in sixty days, and nothing else", async () => {
  const { tentId, ctx, id, upload, hashes } = await world();
  await upload(randomUUID(), "#505050");
  await upload(randomUUID(), "#515151", id);
  await db.photoUpload.updateMany({
    where: { tentId },
    data: { createdAt: new Date(FIXED_NOW.getTime() - 61 * DAY_MS) },
  });
  const fresh = randomUUID();
  await upload(fresh, "#525252");
  await db.photoUpload.updateMany({ where: { key: fresh }, data: { createdAt: FIXED_NOW } });
  expect(await prunePhotoUploads(ctx)).toBe(1);
  expect(await prunePhotoUploads(ctx)).toBe(0);
  expect(await db.photoUpload.count({ where: { tentId } })).toBe(1);
  expect(await db.image.count({ where: { tentId } })).toBe(2);
  expect(await hashes()).toHaveLength(1);
});
