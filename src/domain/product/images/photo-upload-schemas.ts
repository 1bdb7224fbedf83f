import { z } from "zod";
import { idSchema } from "../../fields";
import { message } from "../../validation-key";
import { MAX_PRODUCT_IMAGES } from "./image";
import { MAX_BATCH_PHOTOS, MAX_PHOTO_FILE_NAME } from "./photo-upload";

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
