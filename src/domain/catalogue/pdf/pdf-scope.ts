/** The sheets of a PDF catalogue: as tall as a telephone's screen, or A4 for a printer. */
export const PDF_FORMATS = ["phone", "a4"] as const;
export type PdfFormat = (typeof PDF_FORMATS)[number];

/** Catalogues are mostly sent by WhatsApp and read there. */
export const DEFAULT_PDF_FORMAT: PdfFormat = "phone";

/** The most products in one file; `pdf.tooMany` is the error beyond that. */
export const MAX_PDF_PRODUCTS = 5_000;

/** Days a file can be downloaded. */
export const PDF_DAYS = 7;
