/** The platforms whose export files are read. */
export const VENDORS = ["TIENDANUBE", "SHOPIFY", "WOOCOMMERCE", "MERCADO_LIBRE"] as const;
export type Vendor = (typeof VENDORS)[number];

/** A list of the merchant's own, with whatever columns. */
export const ANY_TABLE = "TABLE";
export const FILE_KINDS = [...VENDORS, ANY_TABLE] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const VENDOR_LIMITS = {
  bytes: 20 * 1024 * 1024,
  rows: 20_000,
  /** Rows of our own table, where a variation without a value is one for each value. */
  tableRows: 40_000,
  /** More where the plan allows more. */
  products: 2_000,
  /** The total of all cells. */
  characters: 24_000_000,
  /** What identifies a product at the vendor. */
  key: 200,
} as const;

/** What of a vendor's product did not fit, or came otherwise than it was there. */
export const VENDOR_NOTES = [
  "otherCategories",
  "moreOptions",
  "moreVariants",
  "sameVariant",
  "anyValue",
  "cut",
  "currency",
  "giftCard",
  "grouped",
  "external",
  "noParent",
  "noKey",
  "badPhoto",
  "morePhotos",
] as const;
export type VendorNoteKind = (typeof VENDOR_NOTES)[number];

/** These products do not come at all. */
export const LEFT_BEHIND: readonly VendorNoteKind[] = ["giftCard", "grouped", "noParent", "noKey"];

export interface VendorNote {
  /** The row number in the file. */
  line: number;
  name: string;
  kind: VendorNoteKind;
  /** The text that the note is about: "Regalos, Ofertas". */
  detail: string;
}

/** Whether a file of the vendor can carry addresses of photos. */
export const hasPhotos = (vendor: Vendor): boolean => vendor === "SHOPIFY" || vendor === "WOOCOMMERCE";
