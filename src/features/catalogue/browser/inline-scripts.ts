import { QUEUED_EVENTS } from "../analytics/shop-analytics";
import { PRELOADED_FONTS } from "./preloaded-fonts";
import { QUEUED_CLICKS } from "./queued-clicks";
import { SCROLL_RESTORATION } from "./scroll-restoration";
import { VISIT } from "./visit-script";

/**
 * Every script that stands in the text of a shop's page, the same for all shops: what a page has to say to one is in the
 * script's attributes. So the browser can be told which ones they are, and runs no other.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  PRELOADED_FONTS,
  QUEUED_CLICKS,
  QUEUED_EVENTS,
  SCROLL_RESTORATION,
  VISIT,
];
