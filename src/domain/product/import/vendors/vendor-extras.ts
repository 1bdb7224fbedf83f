import { z } from "zod";
import { VENDOR_NOTES, type VendorNote } from "./vendor";

const noteSchema: z.ZodType<VendorNote> = z.object({
  line: z.number(),
  name: z.string(),
  kind: z.enum(VENDOR_NOTES),
  detail: z.string(),
});

/** What a vendor's file says beside the cells of our own table, stored with the import. */
export const vendorExtrasSchema = z.object({
  /** By the vendor's key. */
  products: z.record(z.string(), z.object({ photos: z.array(z.string()), handle: z.string().nullable() })),
  notes: z.array(noteSchema),
  found: z.object({
    products: z.number(),
    variants: z.number(),
    /** Their names, as the products have them. */
    categories: z.number(),
    photos: z.number(),
    /** Hidden there, so paused here. */
    paused: z.number(),
    /** With a price before the offer. */
    offers: z.number(),
    /** With the address of their page. */
    addresses: z.number(),
  }),
});
export type VendorExtras = z.output<typeof vendorExtrasSchema>;
