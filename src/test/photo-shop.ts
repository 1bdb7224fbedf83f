import type { ServerResponse } from "node:http";
import type { PrismaClient } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import { queuePhotos } from "~/server/services/product/import/photos/queue-photos";
import { changeTent } from "~/server/services/tenancy/change-tent";
import { FIXED_NOW } from "./context";
import { makeTent, merchantContext, photoSourceAt } from "./factories";
import { pngOf } from "./pictures";

/** A shop with an import whose photos come from `place`; its clock is moved by the test. */
export async function makePhotoShop(db: PrismaClient, place: string) {
  const { owner, tentId } = await makeTent(db);
  const merchant = merchantContext(db, owner.id);
  const clock = { now: FIXED_NOW };
  const ctx = {
    ...merchant.ctx,
    now: () => clock.now,
    ports: { ...merchant.ctx.ports, photoSource: photoSourceAt(place) },
  } satisfies ServiceContext;
  const makeImport = async () => {
    const data = { tentId, fileName: "tienda.csv", columns: {}, rows: {}, total: 1, startedAt: clock.now };
    return (await db.productImport.create({ data: { ...data, status: "DONE", endedAt: clock.now } })).id;
  };
  return {
    ctx,
    tentId,
    shopCache: merchant.shopCache,
    storage: merchant.storage,
    importId: await makeImport(),
    makeImport,
    wait: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
    want: (importId: number, productId: number, urls: string[]) =>
      changeTent(ctx, tentId, (change) => queuePhotos(ctx, change, importId, [{ productId, urls }])),
    photos: () => db.importPhoto.findMany({ where: { tentId }, orderBy: { id: "asc" } }),
    /** The hashes of a product's photos, in order. */
    shown: async (productId: number) =>
      (
        await db.productImage.findMany({
          where: { productId },
          orderBy: [{ order: "asc" }, { id: "asc" }],
          select: { image: { select: { hash: true } } },
        })
      ).map(({ image }) => image.hash),
  };
}

/** Answers with a picture of a colour, after some milliseconds. */
export function picture(colour: string, afterMs = 0) {
  const made = pngOf(colour, 20).then((file) => file.arrayBuffer());
  return (_request: unknown, response: ServerResponse) => {
    setTimeout(async () => response.end(Buffer.from(await made)), afterMs);
  };
}
