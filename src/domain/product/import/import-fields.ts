/** The fields a column may hold, in the order in which files are written. */
export const IMPORT_FIELDS = [
  "id",
  "sku",
  "name",
  "description",
  "category",
  "price",
  "previousPrice",
  "cost",
  "stock",
  "unit",
  "step",
  "minQuantity",
  "paused",
  "visible",
  "offer",
  "option1",
  "value1",
  "option2",
  "value2",
  "option3",
  "value3",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** What a merchant may say of a column: a field, "option" if its heading is the option's name ("Talle"), or "skip". */
export const IMPORT_TARGETS = [...IMPORT_FIELDS, "option", "skip"] as const;
/** "key" is a column of vendors' files only: what identifies a product there. */
export const STORED_TARGETS = [...IMPORT_TARGETS, "key"] as const;
export type ImportTarget = (typeof STORED_TARGETS)[number];
