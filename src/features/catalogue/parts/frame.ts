import type { CatalogueCopy } from "~/copy/catalogue";
import type { ShopView } from "~/domain/catalogue/view";

/** Islands: parts of a page with their own script, `islands/{name}.island.ts`. */
export type IslandName = "product" | "buy-box" | "cart";

/** Context of every part of a page: the shop, the prefix of its links, and its wording. */
export interface Frame {
  shop: ShopView;
  /** Link prefix: empty on visitors' pages, `/~{style}` in a style preview. */
  base: string;
  /** Origin of the shop's own host, for absolute links. */
  origin: string;
  /** The panel's base URL. */
  appUrl: string;
  copy: CatalogueCopy;
  /** URLs of an island's script and of its static imports. */
  islandScripts: (name: IslandName) => string[];
}
