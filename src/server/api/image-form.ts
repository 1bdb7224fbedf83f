import { z } from "zod";
import { idSchema } from "~/domain/fields";
import { photoKeySchema } from "~/domain/product/images/photo-upload-schemas";
import { message } from "~/domain/validation-key";

/** A multipart body of one picture under `image` and the id of what it belongs to under `field`. */
export function imageForm(field: string) {
  return z.instanceof(FormData).transform((form, check) => {
    const image = form.get("image");
    const id = idSchema.safeParse(Number(form.get(field)));
    if (!id.success) check.addIssue({ code: "custom", path: [field], message: message("common.id") });
    if (!(image instanceof Blob)) {
      check.addIssue({ code: "custom", path: ["image"], message: message("image.missing") });
      return z.NEVER;
    }
    if (!id.success) return z.NEVER;
    return { id: id.data, file: image };
  });
}

/** A multipart body of one photo with its key, and the product it belongs to, if the device knows it. */
export const photoForm = z.instanceof(FormData).transform((form, check) => {
  const file = form.get("image");
  const key = photoKeySchema.safeParse(form.get("key"));
  const productId = idSchema.nullable().safeParse(form.has("productId") ? Number(form.get("productId")) : null);
  if (!key.success) check.addIssue({ code: "custom", path: ["key"], message: message("common.invalid") });
  if (!productId.success) check.addIssue({ code: "custom", path: ["productId"], message: message("common.id") });
  if (!(file instanceof Blob)) {
    check.addIssue({ code: "custom", path: ["image"], message: message("image.missing") });
    return z.NEVER;
  }
  if (!key.success || !productId.success) return z.NEVER;
  return { key: key.data, productId: productId.data, file };
});
