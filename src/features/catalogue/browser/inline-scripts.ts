import {
  CLOSED_NOTICE,
  COUPON_MEMORY,
  LIST_MEMORY,
  PRELOADED_FONTS,
  QUEUED_CLICKS,
  QUEUED_EVENTS,
  SCROLL_RESTORATION,
  VISIT,
} from "~/generated/inline/scripts";

/**
 * Every inline script of a shop's pages. Their text is the same for all shops (data goes into the script's attributes),
 * so the Content-Security-Policy can list their hashes and the browser runs no other inline script.
 */
export const INLINE_SCRIPTS: readonly string[] = [
  CLOSED_NOTICE,
  COUPON_MEMORY,
  LIST_MEMORY,
  PRELOADED_FONTS,
  QUEUED_CLICKS,
  QUEUED_EVENTS,
  SCROLL_RESTORATION,
  VISIT,
];
