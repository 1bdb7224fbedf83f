import { parseJpegName } from "~/domain/catalogue/discovery/link-picture";
import { parseCloseUpName } from "~/domain/product/images/focal-point";
import { pictureAnswer } from "~/server/assets/rendered-picture";
import { ports } from "~/server/container";
import { type HttpReply, notFoundReply } from "~/server/http-reply";
import { closeUpPhoto } from "~/server/services/image/close-up";
import { jpegPhoto } from "~/server/services/image/jpeg-photo";
import type { ShopRequest } from "../page-answer";

/** A stored photo as JPEG, for clients without WebP support. */
export async function jpegAnswer({ params: { photo } }: ShopRequest<{ photo: string }>): Promise<HttpReply> {
  const requested = parseJpegName(photo);
  if (!requested) return notFoundReply();
  const render = () => jpegPhoto(ports.storage, requested.hash, requested.width);
  return pictureAnswer({ key: `photo ${photo}`, type: "image/jpeg", current: true, ofPhoto: true, render });
}

/** What narrow screens show of a stored picture whose focal point is at one side. */
export async function closeUpAnswer({ params: { photo } }: ShopRequest<{ photo: string }>): Promise<HttpReply> {
  const requested = parseCloseUpName(photo);
  if (!requested) return notFoundReply();
  const render = () => closeUpPhoto(ports.storage, requested);
  return pictureAnswer({ key: `close-up ${photo}`, type: "image/webp", current: true, ofPhoto: true, render });
}
