import type { CatalogueCopy } from "~/copy/catalogue";
import type { ShopView } from "~/domain/catalogue/view";

/** Parts of a page with a script of their own: `islands/{name}.island.ts`. */
export type IslandName = "product" | "buy-box" | "cart";

/** What every part of a page needs: the shop, what stands before its links, and its wording. */
export interface Frame {
  shop: ShopView;
  /** Empty on a visitor's page; `/~{style}` where a style is tried on, which the links inside keep. */
  base: string;
  /** Of the shop's own host, for links that leave the page. */
  origin: string;
  /** The panel's address. */
  appUrl: string;
  copy: CatalogueCopy;
  /** Addresses of an island's script, and of what that needs at once. */
  islandScripts: (name: IslandName) => string[];
}
