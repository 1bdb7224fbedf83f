import {
  type LinkPictureContent as Content,
  contentVersion,
  LINK_PICTURE,
  parsePictureName,
} from "~/domain/catalogue/discovery/link-picture";
import { fontsOfStyle } from "~/domain/catalogue/share-picture/fonts";
import { productPicture, shopPicture, specialPicture } from "~/features/catalogue/pages/link-picture-data";
import { LINK_LOGO_FRAME, LinkPicture, linkPhotoFrame } from "~/features/share/picture/link-picture";
import { pictureAnswer, renderPng } from "~/server/assets/rendered-picture";
import { ports } from "~/server/container";
import { type HttpReply, notFoundReply } from "~/server/http-reply";
import { getPublicProduct } from "~/server/services/catalogue/get-product";
import { asJpeg, pictureInside } from "~/server/services/image/jpeg-photo";
import { type OpenShop, openShop } from "../open-shop";
import type { ShopRequest } from "../page-answer";

async function contentOf({ frame, read }: OpenShop, of: number | "shop" | "special"): Promise<Content | null> {
  if (of === "shop") return shopPicture(frame);
  if (of === "special") return specialPicture(frame);
  const product = await read(["product", of], (ctx, id) => getPublicProduct(ctx, id, of));
  return product && productPicture(frame, product);
}

async function renderLinkPicture(content: Content): Promise<Buffer> {
  const { storage } = ports;
  const frame = linkPhotoFrame(content.style);
  const photo = content.photo && (await pictureInside(storage, content.photo, frame, content.colours));
  const { logo } = content.shop;
  const mark = logo && (await pictureInside(storage, logo, LINK_LOGO_FRAME, content.colours));
  const picture = <LinkPicture content={content} photo={photo} logo={mark} />;
  return asJpeg(await renderPng(picture, LINK_PICTURE, fontsOfStyle(content.style)));
}

/** Open Graph picture of a link to the shop, or to a product with its price. Links to a list have none. */
export async function linkPictureAnswer({ tent, params }: ShopRequest<{ picture: string }>): Promise<HttpReply> {
  const open = await openShop(tent);
  const requested = parsePictureName(params.picture);
  const content = requested && !open.frame.shop.suspended && !open.key ? await contentOf(open, requested.of) : null;
  if (!requested || !content) return notFoundReply();
  const version = contentVersion(content);
  return pictureAnswer({
    key: `link ${open.frame.shop.id} ${requested.of} ${version}`,
    type: "image/jpeg",
    current: version === requested.version,
    render: () => renderLinkPicture(content),
  });
}
