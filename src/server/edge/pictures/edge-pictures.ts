import { env } from "~/env";
import { createStores } from "~/server/stores";
import type { FindPicture } from "../find-picture";
import { createPictureCache, type PictureCache } from "./picture-cache";

const refuse = () => Promise.reject(new Error("the edge only reads files"));

/** The pictures of the installation's stores. */
export function edgePictures({ hasPicture, findStoredFile }: FindPicture): PictureCache {
  const directory = { find: findStoredFile, enter: refuse, strike: refuse, list: refuse };
  return createPictureCache({
    storage: createStores(() => directory).pictures,
    maxBytes: env.PHOTO_MEMORY_MB * 1_000_000,
    isKnown: hasPicture,
  });
}
