import { found } from "~/server/errors";
import type { Storage } from "~/server/ports/storage";
import { openImage } from "./open-image";

/** The folder of kept pictures, as their addresses name it. */
const PICTURES = "images";

/**
 * A stored picture as a `data:` URL, by the last two parts of its address. Storage knows a closed set of names, so that
 * nothing else can be asked for. @throws NOT_FOUND
 */
export async function readDataUrl(
  storage: Storage,
  { folder, file }: { folder: string; file: string },
): Promise<string> {
  const image = found(await openImage(storage, folder === PICTURES ? file : `${folder}/${file}`));
  const bytes = await new Response(image.file.stream()).arrayBuffer();
  return `data:${image.headers["content-type"]};base64,${Buffer.from(bytes).toString("base64")}`;
}
