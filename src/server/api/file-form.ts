import { z } from "zod";
import { message } from "~/domain/validation-key";

/** A multipart body of one file under `file`. */
export const fileForm = z.instanceof(FormData).transform((form, check) => {
  const file = form.get("file");
  if (file instanceof File) return { file, name: file.name };
  check.addIssue({ code: "custom", path: ["file"], message: message("import.missing") });
  return z.NEVER;
});
