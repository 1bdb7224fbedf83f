import type { DiscountKind, ShopRules } from "../../pricing/rules";

/** The names of the shop's rules by which a cart was priced and that are no longer in force. */
export const endedRules = (
  discounts: readonly { kind: DiscountKind | "MANUAL"; name: string }[],
  { breaks, promotions }: ShopRules,
): string[] =>
  discounts.flatMap(({ kind, name }) =>
    kind === "PAYMENT" || [...breaks, ...promotions].some((rule) => rule.name === name) ? [] : [name],
  );
