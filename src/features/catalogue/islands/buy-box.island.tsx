import { useEffect, useState, useSyncExternalStore } from "react";
import { shopScriptCopyFor } from "~/copy/shop-script";
import {
  addLine,
  changeLine,
  fitQuantity,
  heldOf,
  lineKey,
  removeLine,
  type StoredCartLine,
  stockLeft,
  withinStock,
} from "~/domain/catalogue/cart/cart";
import { choose, firstChoice } from "~/domain/catalogue/cart/choice";
import { VARIANT_MARK } from "~/domain/catalogue/discovery/feed";
import { milli } from "~/domain/money/milli";
import { formatQuantity } from "~/domain/money/quantity";
import { startProduct } from "../browser/enhance-product";
import { trackEvent, trackVisit } from "../browser/track-visit";
import { readCart, watchCart, writeCart } from "../cart/cart-store";
import { secondTaps } from "../listing/second-tap";
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
  const key = { productId: product.productId, variantId: variant?.id ?? null };
  const held = heldOf(cart, key);
  const room = stockLeft(stock, held);
  const [chosen, setQuantity] = useState(product.minQuantity);
  const quantity = held > 0 ? held : withinStock(chosen, room, product);
  const [problem, setProblem] = useState("");
  const [badQuantity, setBadQuantity] = useState("");
  const [isTold, tell] = useTold();
  const [isSecondTap] = useState(secondTaps);

  const add = () => {
    const { priceCents, canAdd, missing } = sought(data, choice);
    const isSecond = isSecondTap();
    if (isSecond && held > 0) return; // what is chosen anew is another intent
    if (missing >= 0) return leadTo(missing);
    if (!canAdd || badQuantity) return;
    if (stock !== null && room !== null && room < product.minQuantity)
      return setProblem(quantityLimit(data, copy.buy, { stock, held, quantity }));
    const { previousCents: _before, soldOut: _soldOut, ...known } = product;
    const line = {
      ...known,
      ...key,
      variant: variant?.values.join(", ") ?? "",
      quantity: fitQuantity(withinStock(chosen, room, product), product),
      priceCents,
      stock,
    };
    const next = addLine(cart, line);
    if (!next) return setProblem(copy.full);
    setProblem(writeCart(cartId, next) ? "" : copy.notKept);
    trackVisit({ kind: "CART_ADD", id: product.productId });
    trackEvent({ kind: "add", line });
    setQuantity(product.minQuantity);
    tell();
  };
  const inCart = copy.added(formatQuantity(held, product.unit, data.money));
  const stepper = (
    <QuantityStepper
      quantity={quantity}
      unit={product.unit}
      numbers={data.money}
      rule={product}
      most={held > 0 ? stock : room}
      label={words.quantity}
      id={QUANTITY_ID}
      limit={quantityLimit(data, copy.buy, { stock, held: milli(0), quantity })}
      copy={copy}
      onChange={
        held > 0 ? (wanted) => writeCart(cartId, changeLine(cart, lineKey(key), { quantity: wanted })) : setQuantity
      }
      onLess={held > 0 ? () => writeCart(cartId, removeLine(cart, lineKey(key))) : undefined}
      onProblem={setBadQuantity}
    />
  );

  return (
    <BuyView
      data={data}
      sentences={copy.buy}
      choice={choice}
      quantity={quantity}
      held={held}
      problem={badQuantity || problem}
      stepper={held > 0 ? <span className="buy__in">{inCart}</span> : stepper}
      answer={
        held > 0 && (
          <div className="buy__go">
            {isTold ? (
              <b>
                <i className="ic i-check" aria-hidden="true" /> {inCart}
              </b>
            ) : (
              stepper
            )}
            <a
              className="btn"
              href={data.cartHref}
              rel="nofollow"
              onClick={(event) => isSecondTap() && event.preventDefault()}
            >
              <span>{words.viewOrder}</span>
            </a>
          </div>
        )
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

/** How long the button says what was added, in ms. */
const TOLD = 3_000;

/** Whether what was added is being said, and begins to say it. */
function useTold(): [isTold: boolean, tell: () => void] {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), TOLD);
    return () => clearTimeout(timer);
  }, [count]);
  return [count > 0, () => setCount(count + 1)];
}

const startBuyBox = (place: HTMLElement, data: BuyData) => void hydrateIsland(place, BuyBox, data);

export { startBuyBox as start, startProduct };
