import type { VendorExtras } from "~/domain/product/import/vendors/vendor-extras";
import type { ImportVendor } from "~/generated/prisma/client";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/database/client";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { queuePhotos } from "./photos/queue-photos";

/** The products that earlier files of a vendor became, by the vendor's key. */
export async function readOrigins(
  tx: Tx,
  tentId: OwnedTentId,
  vendor: ImportVendor | null,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (vendor === null || keys.length === 0) return new Map();
  const rows = await tx.productOrigin.findMany({
    where: { tentId, vendor, key: { in: [...keys] } },
    select: { key: true, productId: true },
  });
  return new Map(rows.map(({ key, productId }) => [key, productId]));
}

/** A product of a vendor's file, and the one of ours that it is now. */
export interface VendorProductWritten {
  key: string;
  /** What it is remembered by: its key, and where that is but a number also the number with its name. */
  identities: readonly string[];
  productId: number;
  isNew: boolean;
}

interface VendorImport {
  id: number;
  vendor: ImportVendor;
  extras: VendorExtras;
  /** What `readOrigins` returned before the part was written. */
  origins: ReadonlyMap<string, number>;
}

/**
 * Remembers which products a part of a vendor's file became, and queues their photos. A product that the merchant had
 * before, with photos of their own, gets none. Call it in the part's transaction, after writing.
 */
export async function recordOrigins(
  ctx: Pick<ServiceContext, "now" | "ports">,
  change: TentChange,
  { id, vendor, extras, origins }: VendorImport,
  written: readonly VendorProductWritten[],
): Promise<void> {
  const { tx, tentId } = change;
  const last = [...new Map(written.map((one) => [one.key, one])).values()];
  const remembered = new Map(last.flatMap((one) => one.identities.map((key) => [key, one.productId] as const)));
  await tx.productOrigin.deleteMany({ where: { tentId, vendor, key: { in: [...remembered.keys()] } } });
  await tx.productOrigin.createMany({
    data: [...remembered].map(([key, productId]) => {
      return { tentId, vendor, key, productId, handle: extras.products[key]?.handle ?? null };
    }),
  });
  const isKnown = ({ identities, isNew, productId }: VendorProductWritten) =>
    !isNew && identities.every((key) => origins.get(key) !== productId);
  const known = last.filter(isKnown);
  const photographed = await tx.productImage.groupBy({
    by: ["productId"],
    where: { productId: { in: known.map(({ productId }) => productId) } },
  });
  const own = new Set(photographed.map(({ productId }) => productId));
  const wanted = last
    .filter(({ key, productId }) => (extras.products[key]?.photos.length ?? 0) > 0 && !own.has(productId))
    .map(({ key, productId }) => ({ productId, urls: extras.products[key]?.photos ?? [] }));
  await queuePhotos(ctx, change, id, wanted);
}
