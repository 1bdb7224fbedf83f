import { z } from "zod";
import { idSchema } from "~/domain/fields";
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
