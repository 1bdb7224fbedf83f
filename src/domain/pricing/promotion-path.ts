import { PROMOTION_KINDS, type PromotionKindName } from "./promotion";

export const PROMOTIONS_PATH = "/productos/promociones";
/** A cart to try the rules out. */
export const TRIAL_CART_PATH = `${PROMOTIONS_PATH}/probar`;
export const NEW_BREAK_PATH = `${PROMOTIONS_PATH}/cantidad`;

export const promotionHref = (id: number): string => `${PROMOTIONS_PATH}/${id}`;
export const breakHref = (id: number): string => `${NEW_BREAK_PATH}/${id}`;
export const newPromotionHref = (kind: PromotionKindName): string => `${PROMOTIONS_PATH}/nueva?tipo=${kind}`;

/** The kind that the address of a new promotion names. */
export const kindInAddress = (given: string | null | undefined): PromotionKindName =>
  PROMOTION_KINDS.find((kind) => kind === given) ?? "nxm";

/** A new promotion that repeats an earlier one with other dates. */
export const copyPromotionHref = (id: number): string => `${PROMOTIONS_PATH}/nueva?como=${id}`;
