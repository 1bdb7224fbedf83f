import type { TagTone } from "~/components/ui/tag";
import type { PromotionState } from "~/domain/pricing/promotion";

/** How the states of promotions and price lists are coloured. */
export const STATE_TONES: Record<PromotionState, TagTone> = {
  active: "ok",
  scheduled: "blue",
  paused: "warn",
  over: "neutral",
};
