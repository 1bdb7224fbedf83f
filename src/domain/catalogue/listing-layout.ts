import type { ListingLayout } from "./view";

/** What the merchant chose; "AUTO" looks at the photos. */
export const LISTING_LAYOUTS = ["AUTO", "GRID", "LIST"] as const;
export type ListingChoice = (typeof LISTING_LAYOUTS)[number];

/** With a smaller share of photos, a grid would be mostly grey boxes. */
const MIN_PHOTOS = 0.3;

/** The layout of a shop whose visible products are `total`, of which `photos` have a photo. */
export function listingLayout(
  choice: ListingChoice,
  { total, photos }: { total: number; photos: number },
): ListingLayout {
  if (choice !== "AUTO") return choice === "LIST" ? "list" : "grid";
  return total > 0 && photos / total < MIN_PHOTOS ? "list" : "grid";
}
