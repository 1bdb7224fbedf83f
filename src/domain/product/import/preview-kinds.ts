/** What an import does to a product, or that it cannot be imported yet. */
export const PREVIEW_KINDS = ["new", "changed", "same", "problem"] as const;
export type ImportPreviewKind = (typeof PREVIEW_KINDS)[number];
