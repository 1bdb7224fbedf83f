import { EARLY_DEEDS } from "./analytics/shop-analytics";
import { BACK_PLACE } from "./back-place";
import { EARLY_FONTS } from "./early-fonts";
import { EARLY_TAPS } from "./early-taps";
import { VISIT } from "./visit-script";

/**
 * Every script that stands in the text of a shop's page, the same for all shops: what a page has to say to one is in the
 * script's attributes. So the browser can be told which ones they are, and runs no other.
 */
export const INLINE_SCRIPTS: readonly string[] = [EARLY_FONTS, EARLY_TAPS, EARLY_DEEDS, BACK_PLACE, VISIT];
