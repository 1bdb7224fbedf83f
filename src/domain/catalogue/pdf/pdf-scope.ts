import { z } from "zod";
import { idSchema } from "../../fields";

/** Which products a PDF catalogue contains. */
export const pdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all") }),
  z.object({ of: z.literal("offers") }),
  z.object({ of: z.literal("category"), id: idSchema }),
]);
export type PdfScope = z.infer<typeof pdfScopeSchema>;

/** The stored scope; the category's name is the one it had when the PDF was requested. */
export const storedPdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all") }),
  z.object({ of: z.literal("offers") }),
  z.object({ of: z.literal("category"), id: idSchema, name: z.string() }),
]);
export type StoredPdfScope = z.infer<typeof storedPdfScopeSchema>;

/** The most products in one file; `pdf.tooMany` is the error beyond that. */
export const MAX_PDF_PRODUCTS = 5_000;

/** Days a file can be downloaded. */
export const PDF_DAYS = 7;
