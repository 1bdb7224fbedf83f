import { z } from "zod";
import { idSchema, optionalLine } from "../../fields";
import { message } from "../../validation-key";
import { pdfScopeSchema } from "../pdf/pdf-scope-schemas";
import { pictureFormatOf } from "./picture-format";
import { MAX_PICTURE_TITLE, MAX_PICTURED } from "./share-picture";

const productIds = z
  .array(idSchema)
  .max(MAX_PICTURED, { error: message("common.tooMany") })
  .refine((ids) => new Set(ids).size === ids.length, { error: message("common.invalid") });

/** What a merchant chose for a picture. */
const sharePictureSchema = z.object({
  format: z.enum(["status", "post"]),
  /** In the order of the collage. */
  productIds: productIds.min(1, { error: message("common.empty") }),
  /** Of a collage. */
  title: optionalLine(MAX_PICTURE_TITLE, message("common.tooLong")),
  price: z.boolean(),
  previousPrice: z.boolean(),
  address: z.boolean(),
  /** Products drawn without their photo, because it cannot be read. */
  withoutPhoto: productIds,
});
export type SharePicture = z.output<typeof sharePictureSchema>;

/** What the screen starts with: named products, or those that the shop would show first of a scope. */
export const pictureSetupSchema = z.object({ productIds, scope: pdfScopeSchema });
export type PictureSetupInput = z.output<typeof pictureSetupSchema>;

/** Parses such a query string; null when it names no picture. */
export function readSharePictureQuery(query: URLSearchParams): SharePicture | null {
  const ids = (name: string) => (query.get(name) ?? "").split(",").filter(Boolean).map(Number);
  return (
    sharePictureSchema.safeParse({
      format: pictureFormatOf(query.get("formato")),
      productIds: ids("productos"),
      title: query.get("titulo"),
      price: query.get("precio") !== "0",
      previousPrice: query.get("antes") !== "0",
      address: query.get("direccion") !== "0",
      withoutPhoto: ids("sin-foto"),
    }).data ?? null
  );
}
