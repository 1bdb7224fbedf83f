import { SITE_IMAGE_NAMES, type SiteImage, siteImageUrl } from "~/domain/site/images";
import type { ServiceContext } from "~/server/context";
import type { Tx } from "~/server/db";
import { convertImage, type FixedFormat } from "~/server/services/image/process-image";
import { removeOrphans, storeImage } from "~/server/services/image/store-image";
import { RAISED } from "~/server/services/tent/change-tent";

/** What a picture becomes in its fixed place, and which column says that there is one. */
const PLACES: Record<SiteImage, FixedFormat & { column: "logo" | "specialCatImage" | null }> = {
  logo: { format: "png", within: 512, column: "logo" },
  special: { format: "png", within: 512, column: "specialCatImage" },
  noPhoto: { format: "jpeg", within: 640, column: null },
};
const CONFIGURATION = { id: 1 };

/** Shows another picture of the special category, and deletes the row of the one before. */
async function swapSpecialPhoto(tx: Tx, specialCatPhotoId: number) {
  const before = await tx.image.findMany({
    where: { configuration: { some: CONFIGURATION } },
    select: { id: true, hash: true, width: true },
  });
  await tx.configuration.update({ where: CONFIGURATION, data: { specialCatPhotoId } });
  await tx.image.deleteMany({ where: { id: { in: before.map(({ id }) => id) } } });
  return before;
}

/** Puts a picture of the site in its fixed place. @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN */
export async function setSiteImage(
  ctx: ServiceContext,
  { which, file }: { which: SiteImage; file: Blob },
): Promise<{ url: string }> {
  const { column, format, within } = PLACES[which];
  const name = SITE_IMAGE_NAMES[which];
  const url = siteImageUrl(which);
  await ctx.ports.storage.put(name, await convertImage(file, { format, within }));
  // shops show it in the sizes of their screens
  const dropped =
    which === "special"
      ? await storeImage(ctx, { file, tentId: null }, (tx, image) => swapSpecialPhoto(tx, image.id))
      : [];
  await ctx.db.$transaction(async (tx) => {
    await tx.configuration.update({ where: CONFIGURATION, data: { ...(column && { [column]: url }), ...RAISED } });
    await tx.auditEntry.create({
      data: { at: ctx.now(), actorId: ctx.actor?.userId ?? 0, action: "site.setImage", target: name },
    });
  });
  await removeOrphans(ctx, dropped);
  await ctx.ports.pageCache.purgeSite();
  return { url };
}
