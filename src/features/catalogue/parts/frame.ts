import type { CatalogueCopy } from "~/copy/catalogue";
import type { LocalDay } from "~/domain/catalogue/badge";
import type { ShopView } from "~/domain/catalogue/view";
import type { ListKey } from "~/domain/price-lists/list-link";

/** Islands: parts of a page with their own script, `islands/{name}.island.ts`. */
export type IslandName =
  | "buy-box"
  | "cart"
  | "priced-cart"
  | "coupon-cart"
  | "list-cart"
  | "orders"
  | "rows"
  | "goods-sum"
  | "missing";

/** Context of every part of a page: the shop, the prefix of its links, and its wording. */
export interface Frame {
  shop: ShopView;
  /** Link prefix: empty on visitors' pages, `/~{style}` in a style preview, `/lista/{secret}` with a list's prices. */
  base: string;
  /** What opens the price list whose prices are shown; null with the public ones. */
  list: ListKey | null;
  /** Origin of the shop's own host, for absolute links. */
  origin: string;
  /** The panel's base URL. */
  appUrl: string;
  copy: CatalogueCopy;
  /** When the page is made. It is cached until the shop's next day at most. */
  now: Date;
  /** URLs of an island's script and of its static imports. */
  islandScripts: (name: IslandName) => string[];
}

/** The shop's day on which the page is made. */
export const dayOf = ({ now, shop }: Frame): LocalDay => ({ now, timeZone: shop.timeZone });
