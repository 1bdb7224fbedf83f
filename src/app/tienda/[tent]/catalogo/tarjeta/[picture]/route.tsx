import {
  type LinkPictureContent as Content,
  contentVersion,
  LINK_PICTURE,
  parsePictureName,
} from "~/domain/catalogue/discovery/link-picture";
import { LinkPicture, LOGO_FRAME, PHOTO_FRAME } from "~/features/catalogue/pages/link-picture";
import { productPicture, shopPicture, specialPicture } from "~/features/catalogue/pages/link-picture-data";
import { ports } from "~/server/container";
import { getPublicProduct } from "~/server/services/catalogue/get-product";
import { asJpeg, pictureInside } from "~/server/services/image/jpeg-photo";
import { notThere } from "../../../cached-document";
import { drawing, pictureAnswer } from "../../../draw";
import { type OpenShop, openShop } from "../../../read";

export const dynamic = "force-dynamic";

async function contentOf({ frame, read }: OpenShop, of: number | "shop" | "special"): Promise<Content | null> {
  if (of === "shop") return shopPicture(frame);
  if (of === "special") return specialPicture(frame);
  const product = await read(["product", of], (ctx, id) => getPublicProduct(ctx, id, of));
  return product && productPicture(frame, product);
}

async function draw(content: Content): Promise<Buffer> {
  const { storage } = ports;
  const photo = content.photo && (await pictureInside(storage, content.photo, PHOTO_FRAME));
  const { logo } = content.shop;
  const mark = logo && (await pictureInside(storage, logo, LOGO_FRAME));
  const picture = <LinkPicture content={content} photo={photo} logo={mark} />;
  return asJpeg(await drawing(picture, LINK_PICTURE.width, LINK_PICTURE.height));
}

/** Open Graph picture of a link to the shop, or to a product with its price. */
export async function GET(_request: Request, { params }: { params: Promise<{ tent: string; picture: string }> }) {
  const { tent, picture } = await params;
  const open = await openShop(tent);
  const asked = parsePictureName(picture);
  const content = asked && !open.frame.shop.suspended ? await contentOf(open, asked.of) : null;
  if (!asked || !content) return notThere();
  const version = contentVersion(content);
  return pictureAnswer({
    key: `link ${open.frame.shop.id} ${asked.of} ${version}`,
    type: "image/jpeg",
    current: version === asked.version,
    make: () => draw(content),
  });
}
