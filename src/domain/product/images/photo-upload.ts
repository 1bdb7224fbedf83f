import { z } from "zod";
import { idSchema } from "../../fields";
import { message } from "../../validation-key";
import { MAX_PRODUCT_IMAGES } from "./image";

/** Photos that may be chosen together, or come in one ZIP archive. */
export const MAX_BATCH_PHOTOS = 200;
/** A ZIP archive of photos, opened on the device. */
export const MAX_ARCHIVE_BYTES = 1024 ** 3;
export const MAX_ARCHIVE_ENTRIES = 2_000;
/** The panel's screen for many photos. */
export const BATCH_PATH = "/productos/fotos";
/** Uploaded photos of a shop that no product has claimed. */
export const MAX_LOOSE_PHOTOS = 600;
export const MAX_PHOTO_FILE_NAME = 255;

/** Made by the device for one photo: it is uploaded once under this key, however often it is sent. */
export const photoKeySchema = z.uuid({ error: message("common.invalid") }).toLowerCase();

/** The photos of a product, in order, by the keys that they are or will be uploaded under. */
export const photoKeysSchema = z
  .array(photoKeySchema, { error: message("common.invalid") })
  .max(MAX_PRODUCT_IMAGES, { error: message("product.tooManyPhotos") });

export const claimPhotosSchema = z.object({ id: idSchema, photos: photoKeysSchema });
export type ClaimPhotosInput = z.output<typeof claimPhotosSchema>;

export const matchPhotosSchema = z.object({
  names: z
    .array(z.string().max(MAX_PHOTO_FILE_NAME, { error: message("common.tooLong") }), {
      error: message("common.invalid"),
    })
    .max(MAX_BATCH_PHOTOS, { error: message("common.tooMany") }),
});
export type MatchPhotosInput = z.output<typeof matchPhotosSchema>;
