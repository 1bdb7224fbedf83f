import { requireFound } from "~/server/errors";
import type { Storage } from "~/server/ports/storage";
import { openImage } from "./open-image";

/** The URL folder of stored images. */
const PICTURES = "images";

/**
 * A stored image as a `data:` URL, by the last two segments of its URL. The storage accepts a closed set of names, so
 * nothing else can be read.
 * @throws NOT_FOUND
 */
export async function readDataUrl(
  storage: Storage,
  { folder, file }: { folder: string; file: string },
): Promise<string> {
  const image = requireFound(await openImage(storage, folder === PICTURES ? file : `${folder}/${file}`));
  const bytes = await new Response(image.file.stream()).arrayBuffer();
  return `data:${image.headers["content-type"]};base64,${Buffer.from(bytes).toString("base64")}`;
}
