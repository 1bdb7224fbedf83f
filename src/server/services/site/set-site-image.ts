import type { SiteImage } from "~/domain/site/images";
import type { ServiceContext } from "~/server/context";
import { convertImage, type FixedFormat } from "~/server/services/image/process-image";

/** The fixed name, what the picture becomes, and which column says that there is one. */
const PLACES: Record<SiteImage, FixedFormat & { name: string; column: "logo" | "specialCatImage" | null }> = {
  logo: { name: "app/logo.png", format: "png", within: 512, column: "logo" },
  special: { name: "app/oferta.png", format: "png", within: 512, column: "specialCatImage" },
  noPhoto: { name: "app/no-photo.jpg", format: "jpeg", within: 640, column: null },
};

/** Puts a picture of the site in its fixed place. @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN */
export async function setSiteImage(
  ctx: ServiceContext,
  { which, file }: { which: SiteImage; file: Blob },
): Promise<{ url: string }> {
  const { name, column, format, within } = PLACES[which];
  await ctx.ports.storage.put(name, await convertImage(file, { format, within }));
  const url = `/storage/images/${name}`;
  await ctx.db.$transaction(async (tx) => {
    if (column) await tx.configuration.update({ where: { id: 1 }, data: { [column]: url } });
    await tx.auditEntry.create({
      data: { at: ctx.now(), actorId: ctx.actor?.userId ?? 0, action: "site.setImage", target: name },
    });
  });
  await ctx.ports.pageCache.purgeSite();
  return { url };
}
