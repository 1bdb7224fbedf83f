import { parseJpegName } from "~/domain/catalogue/discovery/link-picture";
import { ports } from "~/server/container";
import { jpegPhoto } from "~/server/services/image/jpeg-photo";
import { notThere } from "../../../cached-document";
import { pictureAnswer } from "../../../draw";

export const dynamic = "force-dynamic";

/** A stored photo as JPEG, for clients without WebP support. */
export async function GET(_request: Request, { params }: { params: Promise<{ photo: string }> }) {
  const { photo } = await params;
  const asked = parseJpegName(photo);
  if (!asked) return notThere();
  const make = () => jpegPhoto(ports.storage, asked.hash, asked.width);
  return pictureAnswer({ key: `photo ${photo}`, type: "image/jpeg", current: true, make });
}
