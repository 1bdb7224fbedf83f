import type { CartCopy } from "~/copy/cart";
import { needsBranch } from "~/domain/catalogue/cart/checkout";
import type { CartShop, CheckoutTotals, DeliveryChoice } from "~/domain/catalogue/cart/checkout-machine";
import { type Cents, formatPrice } from "~/domain/money/money";
import { ORDER_LIMITS } from "~/domain/order/place/limits";
import { deliveryRange } from "~/domain/order/place/totals";
import { CheckoutChoice, CheckoutField, CheckoutWay } from "./checkout-field";

interface DeliveryProps {
  shop: CartShop;
  copy: CartCopy;
  choice: DeliveryChoice;
  totals: Pick<CheckoutTotals, "goods">;
  problems: { address?: string; zone?: string; branchId?: string };
  onChange: (choice: DeliveryChoice) => void;
}

/** What delivery costs before a zone is chosen; `say` completes what depends on it. */
export function deliveryCosts(
  { delivery, money }: Pick<CartShop, "delivery" | "money">,
  copy: CartCopy,
  say = (costs: string) => costs,
): string {
  const range = deliveryRange(delivery);
  if (!range) return copy.toAgree;
  const cost = (amount: Cents) => (amount ? formatPrice(amount, money) : copy.free);
  const { least, most, isOpen } = range;
  if (isOpen) return say(copy.costsFrom(cost(least)));
  return least === most ? cost(least) : say(copy.costs(cost(least), cost(most)));
}

/** Delivery fields of the checkout; options that the shop does not offer are left out. */
export function CartDelivery({ shop, copy, choice, totals: { goods }, problems, onChange }: DeliveryProps) {
  const { delivery, pickup, branches, money } = shop;
  const both = delivery.enabled && pickup.enabled;
  const free = goods.freeDelivery || goods.afterCoupon >= (delivery.freeFromCents ?? Infinity);
  const cost = (cents: Cents | null) => (cents === null ? copy.toAgree : formatPrice(cents, money));
  return (
    <>
      {both ? (
        <fieldset className="ship">
          <legend className="lg">{copy.howToGet}</legend>
          <CheckoutWay
            field="method"
            icon="store"
            name={copy.pickup}
            text={pickup.text ?? branches[0]?.address ?? null}
            price={copy.free}
            checked={choice.method === "PICKUP"}
            onChoose={() => onChange({ ...choice, method: "PICKUP" })}
          />
          <CheckoutWay
            field="method"
            icon="truck"
            name={copy.delivery}
            text={delivery.text}
            price={free ? copy.free : deliveryCosts(shop, copy)}
            checked={choice.method === "DELIVERY"}
            onChoose={() => onChange({ ...choice, method: "DELIVERY" })}
          />
        </fieldset>
      ) : null}
      {choice.method === "DELIVERY" && delivery.zones.length > 0 ? (
        <CheckoutChoice
          name="zone"
          label={copy.zone}
          pick={copy.pick}
          value={choice.zone}
          options={delivery.zones.map(({ name, costCents }) => [
            name,
            `${name} · ${free ? copy.free : cost(costCents)}`,
          ])}
          problem={problems.zone}
          onChoose={(zone) => onChange({ ...choice, zone })}
        />
      ) : null}
      {choice.method === "DELIVERY" ? (
        <CheckoutField
          name="address"
          label={copy.address}
          problem={problems.address}
          autoComplete="street-address"
          maxLength={ORDER_LIMITS.address}
          required
        />
      ) : null}
      {needsBranch(choice.method, branches) ? (
        <CheckoutChoice
          name="branchId"
          label={copy.branch}
          pick={copy.pick}
          value={choice.branchId}
          options={branches.map(({ id, name, address }) => [String(id), address ? `${name} · ${address}` : name])}
          problem={problems.branchId}
          onChoose={(branchId) => onChange({ ...choice, branchId })}
        />
      ) : null}
    </>
  );
}
