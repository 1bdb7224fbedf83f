import type { FocalPoint } from "~/domain/product/images/focal-point";
import { imageUrl } from "~/domain/product/images/image";
import type { ServiceContext } from "~/server/context";
import { attentionPoint } from "~/server/services/image/attention-point";
import { removeOrphans } from "~/server/services/image/store-image";
import { storeTentImage } from "~/server/services/image/store-tent-image";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { HOME_STATE } from "./home-columns";
import { dropUnusedImages } from "./home-images";

const EDITED_WIDTH = 1280;

export interface HomeImage {
  id: number;
  url: string;
  /** The point to keep in view unless the merchant chooses another; null if none stands out. */
  focus: FocalPoint | null;
}

/**
 * Stores a picture for a draft of the home. Visitors see it once a home with it is published; until then it is kept for
 * a month.
 * @throws IMAGE_KIND, IMAGE_TOO_LARGE, IMAGE_BROKEN
 */
export async function addHomeImage(ctx: ServiceContext, tentId: OwnedTentId, file: Blob): Promise<HomeImage> {
  const { image, dropped } = await storeTentImage(ctx, { file, tentId }, async ({ tx }, stored) => {
    await tx.image.update({ where: { id: stored.id }, data: { forHome: true } });
    const state = await tx.tent.findUniqueOrThrow({ where: { id: tentId }, select: HOME_STATE });
    return { image: stored, dropped: await dropUnusedImages(tx, { tentId, state, now: ctx.now(), kept: stored.id }) };
  });
  await removeOrphans(ctx, dropped);
  return {
    id: image.id,
    url: imageUrl(image, EDITED_WIDTH),
    focus: await attentionPoint(ctx.ports.storage, image),
  };
}
