import { useEffect, useState, useSyncExternalStore } from "react";
import { shopScriptCopyFor } from "~/copy/shop-script";
import {
  addLine,
  fitQuantity,
  heldOf,
  type StoredCartLine,
  stockLeft,
  withinStock,
} from "~/domain/catalogue/cart/cart";
import { choose, firstChoice } from "~/domain/catalogue/cart/choice";
import { VARIANT_MARK } from "~/domain/catalogue/discovery/feed";
import { formatQuantity } from "~/domain/money/quantity";
import { trackEvent, trackVisit } from "../browser/track-visit";
import { readCart, watchCart, writeCart } from "../cart/cart-store";
import { type BuyData, BuyView, optionId, QUANTITY_ID, quantityLimit, sought } from "../parts/buy-view";
import { QuantityStepper } from "../parts/quantity-stepper";
import { hydrateIsland } from "./hydrate-island";

function leadTo(option: number): void {
  const field = document.getElementById(optionId(option));
  field?.scrollIntoView({ block: "center" });
  field?.querySelector("input")?.focus({ preventScroll: true });
}

/** The cart that the server drew the page with. */
const EMPTY: StoredCartLine[] = [];

function BuyBox(data: BuyData) {
  const { cartId, product, options, variants, words } = data;
  const copy = shopScriptCopyFor(data.countryId);
  const [choice, setChoice] = useState(() => firstChoice(options, variants));
  useEffect(() => {
    const asked = new URLSearchParams(location.search).get(VARIANT_MARK);
    const variant = variants.find(({ id }) => String(id) === asked);
    if (variant) setChoice(variant.values);
  }, [variants]);
  const cart = useSyncExternalStore(
    watchCart,
    () => readCart(cartId),
    () => EMPTY,
  );
  const { stock, variant } = sought(data, choice);
  const held = heldOf(cart, { productId: product.productId, variantId: variant?.id ?? null });
  const room = stockLeft(stock, held);
  const [chosen, setQuantity] = useState(product.minQuantity);
  const quantity = withinStock(chosen, room, product);
  const [problem, setProblem] = useState("");
  const [badQuantity, setBadQuantity] = useState("");

  const add = () => {
    const { priceCents, canAdd, missing } = sought(data, choice);
    if (missing >= 0) return leadTo(missing);
    if (!canAdd || badQuantity) return;
    if (stock !== null && room !== null && room < product.minQuantity)
      return setProblem(copy.buy.upToWithCart(formatQuantity(stock, product.unit, data.money)));
    const { previousCents: _before, soldOut: _soldOut, ...known } = product;
    const line = {
      ...known,
      variantId: variant?.id ?? null,
      variant: variant?.values.join(", ") ?? "",
      quantity: fitQuantity(quantity, product),
      priceCents,
      stock,
    };
    const next = addLine(cart, line);
    if (!next) return setProblem(copy.full);
    setProblem(writeCart(cartId, next) ? "" : copy.notKept);
    trackVisit({ kind: "CART_ADD", id: product.productId });
    trackEvent({ kind: "add", line });
    setQuantity(product.minQuantity);
  };

  return (
    <BuyView
      data={data}
      sentences={copy.buy}
      choice={choice}
      quantity={quantity}
      held={held}
      problem={badQuantity || problem}
      stepper={
        <QuantityStepper
          quantity={quantity}
          unit={product.unit}
          numbers={data.money}
          rule={product}
          most={room}
          label={words.quantity}
          id={QUANTITY_ID}
          limit={quantityLimit(data, copy.buy, { stock, held, quantity })}
          copy={copy}
          onChange={setQuantity}
          onProblem={setBadQuantity}
        />
      }
      onChoose={(option, value) => {
        setChoice(choose(variants, choice, option, value));
        setProblem("");
      }}
      onAdd={add}
    >
      {/* an empty __html keeps the server-rendered markup during hydration */}
      <div dangerouslySetInnerHTML={{ __html: "" }} />
    </BuyView>
  );
}

const startBuyBox = (place: HTMLElement, data: BuyData) => void hydrateIsland(place, BuyBox, data);

export { startBuyBox as start };
