import { z } from "zod";
import { idSchema } from "../../fields";

/** The sheets of a PDF catalogue: as tall as a telephone's screen, or A4 for a printer. */
export const PDF_FORMATS = ["phone", "a4"] as const;
export type PdfFormat = (typeof PDF_FORMATS)[number];
export const pdfFormatSchema = z.enum(PDF_FORMATS);

/** Catalogues are mostly sent by WhatsApp and read there. */
export const DEFAULT_PDF_FORMAT: PdfFormat = "phone";

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

/** The most products in one file; `pdf.tooMany` is the error beyond that. */
export const MAX_PDF_PRODUCTS = 5_000;

/** Days a file can be downloaded. */
export const PDF_DAYS = 7;
