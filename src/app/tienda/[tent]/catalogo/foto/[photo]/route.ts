import "~/server/container";

import { pictureResponse } from "~/app/rendered-picture";
import { parseJpegName } from "~/domain/catalogue/discovery/link-picture";
import { ports } from "~/server/container";
import { jpegPhoto } from "~/server/services/image/jpeg-photo";
import { notFoundResponse } from "../../../cached-document";

export const dynamic = "force-dynamic";

/** A stored photo as JPEG, for clients without WebP support. */
export async function GET(_request: Request, { params }: { params: Promise<{ photo: string }> }) {
  const { photo } = await params;
  const requested = parseJpegName(photo);
  if (!requested) return notFoundResponse();
  const render = () => jpegPhoto(ports.storage, requested.hash, requested.width);
  return pictureResponse({ key: `photo ${photo}`, type: "image/jpeg", current: true, render });
}
