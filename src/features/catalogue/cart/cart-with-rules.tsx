import { useEffect, useEffectEvent, useState } from "react";
import { cartRulesCopy } from "~/copy/cart-rules";
import type { PricedAnswer } from "~/domain/catalogue/cart/checkout-machine";
import { endedRules } from "~/domain/catalogue/cart/ended-rules";
import { cents, formatPrice } from "~/domain/money/money";
import type { ShopRules } from "~/domain/pricing/rules";
import type { PricedCartData } from "./cart-data";
import { CartSaved, firstHint, lineDeals, lostDelivery } from "./cart-deals";
import { Cart, type CartRulesProps } from "./cart-form";
import { cartPricing } from "./cart-pricing";
import { readCart, writeCart } from "./cart-store";

/** How long after the beginning or end of a rule the shop is asked, in ms, so that it has surely come there. */
const AFTER_EDGE = 1_000;

/** What a cart is priced by. */
interface Terms {
  rules: ShopRules;
  rulesEndIn?: number | null;
  /** Those that have priced it and are over. */
  ended: string[];
}

interface WithRulesProps extends PricedCartData {
  /** Another calculation, as that of a price list. */
  pricing?: typeof cartPricing;
}

/** The cart of a shop with rules: priced by those that its page came with, and then by what the shop answers. */
export function CartWithRules({ pricing = cartPricing, ...data }: WithRulesProps) {
  return <Cart {...data} {...useCartRules({ ...data, pricing })} />;
}

type CartRulesData = Pick<PricedCartData, "payments" | "verbs" | "shop"> & { pricing: typeof cartPricing };

/** What the rules of a shop give to its cart. */
export function useCartRules({ payments, verbs, pricing, shop }: CartRulesData) {
  const { cartId: id, money } = shop;
  const [terms, setTerms] = useState<Terms>({ rules: shop.rules, ended: [] });
  const price = pricing(payments, terms.rules);
  return {
    price,
    onPriced: ({ rules, rulesEndIn, lines }: PricedAnswer) => {
      const cart = readCart(id);
      setTerms({ rules, rulesEndIn, ended: endedRules(price(cart, null), rules) });
      writeCart(
        id,
        cart.map((line) => ({
          ...line,
          categoryId: lines.find(({ productId }) => productId === line.productId)?.categoryId,
        })),
      );
    },
    partsOf: ({ lines, totals, askAgain }: CartRulesProps) => {
      const goods = price(lines, null);
      const told = { goods, lines, totals, money, verbs };
      return {
        deals: lineDeals(goods, money),
        rows: totals.discounts.map(({ name, amount }) => [name, formatPrice(cents(-amount), money)] as const),
        alerts: (
          <>
            <RulesWatch terms={terms} onEdge={() => void askAgain(lines)} />
            <p className="line__hs">{lostDelivery(told)}</p>
          </>
        ),
        hint: firstHint(told, terms.rules),
        saved: <CartSaved {...told} />,
      };
    },
  };
}

/** Says which rules are over, and asks the shop when one begins or ends. */
function RulesWatch({ terms, onEdge }: { terms: Terms; onEdge: () => void }) {
  const ask = useEffectEvent(onEdge);
  useEffect(() => {
    if (terms.rulesEndIn == null) return;
    const timer = setTimeout(() => ask(), terms.rulesEndIn + AFTER_EDGE);
    return () => clearTimeout(timer);
  }, [terms]);
  return (
    <div role="alert">
      {terms.ended.map((name) => (
        <p className="changes" key={name}>
          {cartRulesCopy.ended(name)}
        </p>
      ))}
    </div>
  );
}
