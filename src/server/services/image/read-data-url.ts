import { requireFound } from "~/server/errors";
import { pictureType, type Storage } from "~/server/ports/storage";

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
  const name = folder === PICTURES ? file : `${folder}/${file}`;
  const image = requireFound(await storage.open(name));
  return `data:${pictureType(name)};base64,${Buffer.from(await image.read()).toString("base64")}`;
}
