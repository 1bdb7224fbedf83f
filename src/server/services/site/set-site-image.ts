import { SITE_IMAGE_NAMES, type SiteImage, siteImageUrl } from "~/domain/site/images";
import type { ServiceContext } from "~/server/context";
import type { TentTx } from "~/server/database/client";
import { convertImage, type FixedFormat } from "~/server/services/image/process-image";
import { removeOrphans, storeImageWithin } from "~/server/services/image/store-image";
import { changeSite, type TentsChange } from "~/server/services/tenancy/change-tent";

/** The format of an image at its fixed path, and the column that records its existence. */
const PLACES: Record<SiteImage, FixedFormat & { column: "logo" | "specialCatImage" | null }> = {
  logo: { format: "png", within: 512, column: "logo" },
  special: { format: "png", within: 512, column: "specialCatImage" },
  noPhoto: { format: "jpeg", within: 640, column: null },
};
const CONFIGURATION = { id: 1 };

/** Images that shops show in several sizes: the column of the row, and the filter for the previous one. */
const SIZED = {
  special: { column: "specialCatPhotoId", before: { specialCatOf: { some: CONFIGURATION } } },
  noPhoto: { column: "noPhotoId", before: { noPhotoOf: { some: CONFIGURATION } } },
} as const;

/** Sets another image for shops, and deletes the previous one's row. */
async function swapPhoto(tx: TentTx, which: keyof typeof SIZED, imageId: number) {
  await tx.$queryRaw`SELECT id FROM configuration WHERE id = ${CONFIGURATION.id} FOR UPDATE`;
  const { column, before } = SIZED[which];
  const replaced = await tx.image.findMany({ where: before, select: { id: true, hash: true, width: true } });
  await tx.configuration.update({ where: CONFIGURATION, data: { [column]: imageId } });
  await tx.image.deleteMany({ where: { id: { in: replaced.map(({ id }) => id) } } });
  return replaced;
}

/** Stores an image of the site at its fixed path. @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN */
export async function setSiteImage(
  ctx: ServiceContext,
  { which, file }: { which: SiteImage; file: Blob },
): Promise<{ url: string }> {
  const { column, format, within } = PLACES[which];
  const name = SITE_IMAGE_NAMES[which];
  const url = siteImageUrl(which);
  await ctx.ports.storage.put(name, await convertImage(file, { format, within }));
  const place = async ({ tx }: TentsChange, image: { id: number } | null) => {
    const replaced = which === "logo" || image === null ? [] : await swapPhoto(tx, which, image.id);
    if (column) await tx.configuration.update({ where: CONFIGURATION, data: { [column]: url } });
    await tx.auditEntry.create({
      data: { at: ctx.now(), actorId: ctx.actor?.userId ?? 0, action: "site.setImage", target: name },
    });
    return replaced;
  };
  type Placed = Awaited<ReturnType<typeof place>>;
  const open = (work: (change: TentsChange) => Promise<Placed>) => changeSite(ctx, work);
  const dropped = await (which === "logo"
    ? open((change) => place(change, null))
    : storeImageWithin(ctx, { file, tentId: null }, open, place));
  await removeOrphans(ctx, dropped);
  return { url };
}
