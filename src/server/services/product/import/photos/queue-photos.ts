import { MAX_PRODUCT_IMAGES } from "~/domain/product/images/image";
import { photoAddress } from "~/domain/product/import/photo-address";
import { type PhotoFailure, storedFailure } from "~/domain/product/import/photo-failure";
import type { Prisma } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import { enqueuePhotos } from "./photo-jobs";

export interface WantedPhotos {
  productId: number;
  /** As the file has them, in order. */
  urls: readonly string[];
}

/** An address that is not stored, so that its failure is told here or nowhere. */
export interface RefusedPhoto {
  productId: number;
  url: string;
  failure: PhotoFailure;
}

interface Asked {
  productId: number;
  url: string;
  /** Null for what will be fetched. */
  failure: PhotoFailure | null;
}

/**
 * Notes the photos of products that an import has written, and enqueues the job that fetches them. Call it in the
 * transaction of the import's part. An address that the product has had once, in whatever import, is not fetched again;
 * one that failed or was cancelled is.
 */
export async function queuePhotos(
  ctx: Pick<ServiceContext, "now" | "ports">,
  { tx, tentId }: TentChange,
  importId: number,
  wanted: readonly WantedPhotos[],
): Promise<RefusedPhoto[]> {
  const { asked, refused } = sorted(wanted);
  const productIds = [...new Set(asked.map(({ productId }) => productId))];
  if (productIds.length === 0) return refused;
  const known = await tx.importPhoto.findMany({
    where: { tentId, productId: { in: productIds } },
    select: { id: true, productId: true, url: true, place: true, status: true },
  });
  const rows = new Map(known.map((row) => [nameOf(row), row]));
  const again = asked.flatMap((photo) => {
    const row = rows.get(nameOf(photo));
    return row ? [{ ...row, failure: photo.failure }] : [];
  });
  const retried = again.filter(({ status, failure }) => ["FAILED", "CANCELLED"].includes(status) && failure === null);
  const taken = again.filter(({ status }) => status !== "DONE");
  await tx.importPhoto.updateMany({ where: { id: { in: taken.map(({ id }) => id) } }, data: { importId } });
  await waitAgain(tx, { id: { in: retried.map(({ id }) => id) } }, ctx.now());

  const next = await nextPlaces(tx, productIds, known);
  const fresh = asked.filter((photo) => !rows.has(nameOf(photo)));
  await tx.importPhoto.createMany({
    data: fresh.map(({ productId, url, failure }) => {
      const place = next.get(productId) ?? 0;
      next.set(productId, place + 1);
      const row = { tentId, importId, productId, url, place, dueAt: ctx.now() };
      return failure ? { ...row, status: "FAILED", reason: storedFailure(failure), endedAt: ctx.now() } : row;
    }),
  });
  if (retried.length > 0 || fresh.some(({ failure }) => failure === null)) await enqueuePhotos(ctx, tx, tentId);
  return refused;
}

/** Makes photos that ended without a picture wait once more. The caller enqueues the job. Returns how many. */
export async function waitAgain(tx: Tx, where: Prisma.ImportPhotoWhereInput, now: Date): Promise<number> {
  const data = { status: "WAITING", reason: null, attempts: 0, dueAt: now, endedAt: null } as const;
  const { count } = await tx.importPhoto.updateMany({ where, data });
  return count;
}

const nameOf = ({ productId, url }: { productId: number; url: string }) => `${productId} ${url}`;

/** Each address of a product once, as many as it may have photos, and apart from them what cannot be stored. */
function sorted(wanted: readonly WantedPhotos[]): { asked: Asked[]; refused: RefusedPhoto[] } {
  const asked = new Map<string, Asked>();
  const refused: RefusedPhoto[] = [];
  const counts = new Map<number, number>();
  for (const { productId, urls } of wanted) {
    for (const text of urls) {
      const { url, failure } = photoAddress(text);
      if (url === null) {
        refused.push({ productId, url: text, failure: { key: failure ?? "longAddress", n: null } });
        continue;
      }
      const photo = { productId, url, failure: failure && { key: failure, n: null } };
      if (asked.has(nameOf(photo))) continue;
      const count = counts.get(productId) ?? 0;
      counts.set(productId, count + 1);
      if (count < MAX_PRODUCT_IMAGES) asked.set(nameOf(photo), photo);
      else refused.push({ productId, url: text, failure: { key: "surplus", n: MAX_PRODUCT_IMAGES } });
    }
  }
  return { asked: [...asked.values()], refused };
}

/** The first free place of each product, after its photos and those that it waits for. */
async function nextPlaces(
  tx: Tx,
  productIds: number[],
  known: readonly { productId: number; place: number }[],
): Promise<Map<number, number>> {
  const shown = await tx.productImage.groupBy({
    by: ["productId"],
    where: { productId: { in: productIds } },
    _max: { order: true },
  });
  const next = new Map(shown.map(({ productId, _max }) => [productId, (_max.order ?? -1) + 1]));
  for (const { productId, place } of known) next.set(productId, Math.max(next.get(productId) ?? 0, place + 1));
  return next;
}
