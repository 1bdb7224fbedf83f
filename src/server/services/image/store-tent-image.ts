import type { ImageModel } from "~/generated/prisma/models";
import type { ServiceContext } from "~/server/context";
import { changeTents, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { storeImageWithin, type Upload } from "./store-image";

/**
 * Stores an image of a tent, and lets `link` reference it in the same transaction. The tent's row is not locked while
 * files are written: the storage may be remote, and orders wait for that lock.
 */
export function storeTentImage<T>(
  ctx: ServiceContext,
  { file, tentId }: { file: Upload["file"]; tentId: OwnedTentId },
  link: (change: TentChange, image: ImageModel) => Promise<T>,
): Promise<T> {
  return storeImageWithin(
    ctx,
    { file, tentId },
    (work: (change: TentChange) => Promise<T>) => changeTents(ctx, (change) => work({ ...change, tentId })),
    async (change, image) => {
      await change.tents([tentId]); // before any product is locked, as everywhere
      return link(change, image);
    },
  );
}
