import { z } from "zod";
import { idSchema } from "../../fields";
import { PDF_FORMATS } from "./pdf-scope";

export const pdfFormatSchema = z.enum(PDF_FORMATS);

/** Which products a PDF catalogue contains. */
export const pdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all") }),
  z.object({ of: z.literal("offers") }),
  z.object({ of: z.literal("category"), id: idSchema }),
]);
export type PdfScope = z.infer<typeof pdfScopeSchema>;

/** Rows from before the formats are A4. */
const format = pdfFormatSchema.default("a4");

/** The stored request; the category's name is the one it had when the PDF was requested. */
export const storedPdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all"), format }),
  z.object({ of: z.literal("offers"), format }),
  z.object({ of: z.literal("category"), id: idSchema, name: z.string(), format }),
]);
export type StoredPdfScope = z.infer<typeof storedPdfScopeSchema>;
