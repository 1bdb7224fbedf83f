import { imageFileUrl } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import { removeOrphans } from "~/server/services/image/store-image";
import { storeTentImage } from "~/server/services/image/store-tent-image";
import { changeTent, type TentChange } from "~/server/services/tenancy/change-tent";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";

/** Sets another logo, or none, and deletes the previous one's row. */
async function swapLogo({ tx, tentId }: TentChange, logoId: number | null) {
  const before = await tx.image.findMany({
    where: { tentId, tentLogos: { some: { id: tentId } } },
    select: { id: true, hash: true, width: true },
  });
  await tx.tent.update({ where: { id: tentId }, data: { logoId } });
  await tx.image.deleteMany({ where: { tentId, id: { in: before.map((image) => image.id) } } });
  return before;
}

/** Stores the image and sets it as the shop's logo. @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN */
export async function setLogo(ctx: ServiceContext, tentId: OwnedTentId, file: Blob): Promise<{ logo: string }> {
  const { logo, dropped } = await storeTentImage(ctx, { file, tentId }, async (change, image) => {
    return { logo: imageFileUrl(image, 320), dropped: await swapLogo(change, image.id) };
  });
  await removeOrphans(ctx, dropped);
  return { logo };
}

export async function removeLogo(ctx: ServiceContext, tentId: OwnedTentId): Promise<void> {
  const dropped = await changeTent(ctx, tentId, (change) => swapLogo(change, null));
  await removeOrphans(ctx, dropped);
}
