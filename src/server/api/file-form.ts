import { z } from "zod";
import { FILE_KINDS } from "~/domain/product/import/vendors/vendor";
import { message } from "~/domain/validation-key";

const MAX_SHEETS = 200;

/** A multipart body of one file under `file`, and under `kind` and `sheets` what it is and which sheets are meant, if anything. */
export const fileForm = z.instanceof(FormData).transform((form, check) => {
  const file = form.get("file");
  const kind = z
    .enum(FILE_KINDS)
    .optional()
    .safeParse(form.get("kind") ?? undefined);
  const named = form.getAll("sheets").filter((name) => typeof name === "string");
  const sheets = named.length > 0 ? named.slice(0, MAX_SHEETS) : undefined;
  if (!kind.success) check.addIssue({ code: "custom", path: ["kind"], message: message("common.invalid") });
  if (!(file instanceof File)) check.addIssue({ code: "custom", path: ["file"], message: message("import.missing") });
  return kind.success && file instanceof File ? { file, name: file.name, kind: kind.data, sheets } : z.NEVER;
});

/** A multipart body of one file under `file`, and the other fields as JSON under `data`. */
export const fileFormOf = <Output extends object>(schema: z.ZodType<Output>) =>
  z.instanceof(FormData).transform((form, check): Output => {
    const read = schema.safeParse({ ...jsonObject(form.get("data")), file: form.get("file") });
    if (read.success) return read.data;
    for (const { path, message: text } of read.error.issues) check.addIssue({ code: "custom", path, message: text });
    return z.NEVER;
  });

/** What a field holds as JSON; nothing if it is no object. */
function jsonObject(field: FormDataEntryValue | null): object {
  try {
    const value: unknown = JSON.parse(String(field));
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
