import { z } from "zod";
import { idSchema } from "../../fields";

/** Which products a catalogue as a PDF has. */
export const pdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all") }),
  z.object({ of: z.literal("offers") }),
  z.object({ of: z.literal("category"), id: idSchema }),
]);
export type PdfScope = z.infer<typeof pdfScopeSchema>;

/** As it is kept: the category's name is the one that it had when the PDF was asked for. */
export const storedPdfScopeSchema = z.discriminatedUnion("of", [
  z.object({ of: z.literal("all") }),
  z.object({ of: z.literal("offers") }),
  z.object({ of: z.literal("category"), id: idSchema, name: z.string() }),
]);
export type StoredPdfScope = z.infer<typeof storedPdfScopeSchema>;

/** More products than that are not put into one file; `pdf.tooMany` says so. */
export const MAX_PDF_PRODUCTS = 5_000;

/** How long a file is offered. */
export const PDF_DAYS = 7;
