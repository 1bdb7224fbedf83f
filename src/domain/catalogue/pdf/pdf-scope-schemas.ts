import { z } from "zod";
import { idSchema } from "../../fields";
import { DEFAULT_PDF_FORMAT, PDF_FORMATS } from "./pdf-scope";

const pdfFormatSchema = z.enum(PDF_FORMATS);

/** Which products a PDF catalogue contains. */
export const pdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all") }),
  z.object({ of: z.literal("offers") }),
  z.object({ of: z.literal("category"), id: idSchema }),
]);
export type PdfScope = z.infer<typeof pdfScopeSchema>;

/** The rest of a request: the sheets, and the price list whose prices it shows; null for the public ones. */
export const pdfOptionsSchema = z.object({
  format: pdfFormatSchema.default(DEFAULT_PDF_FORMAT),
  listId: idSchema.nullable().default(null),
});
export type PdfOptions = z.input<typeof pdfOptionsSchema>;

/** Rows from before the formats are A4. */
const format = pdfFormatSchema.default("a4");

/** The price list whose prices it has; null for the public ones. */
const list = z.object({ id: idSchema, name: z.string() }).nullable().default(null);

/** The stored request; the names of the category and the list are those they had when the PDF was requested. */
export const storedPdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all"), format, list }),
  z.object({ of: z.literal("offers"), format, list }),
  z.object({ of: z.literal("category"), id: idSchema, name: z.string(), format, list }),
]);
export type StoredPdfScope = z.infer<typeof storedPdfScopeSchema>;
