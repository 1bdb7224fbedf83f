import { useState } from "react";
import { shopScriptCopyFor } from "~/copy/shop-script";
import { addLine, fitQuantity, withinStock } from "~/domain/catalogue/cart/cart";
import { choose, firstChoice } from "~/domain/catalogue/cart/choice";
import { trackEvent, trackVisit } from "../browser/track-visit";
import { readCart, writeCart } from "../cart/cart-store";
import { type BuyData, BuyView, optionId, sought } from "../parts/buy-view";
import { QuantityStepper } from "../parts/quantity-stepper";
import { hydrateIsland } from "./hydrate-island";

function leadTo(option: number): void {
  const field = document.getElementById(optionId(option));
  field?.scrollIntoView({ block: "center" });
  field?.querySelector("input")?.focus({ preventScroll: true });
}

function BuyBox(data: BuyData) {
  const { tentId, product, options, variants, words } = data;
  const copy = shopScriptCopyFor(data.countryId);
  const [choice, setChoice] = useState(() => firstChoice(options, variants));
  const { stock } = sought(data, choice);
  const [quantity, setQuantity] = useState(product.minQuantity);
  const [problem, setProblem] = useState("");

  const add = () => {
    const { variant, priceCents, canAdd, missing } = sought(data, choice);
    if (missing >= 0) return leadTo(missing);
    if (!canAdd) return;
    const { previousCents: _before, soldOut: _soldOut, stock: _stock, ...known } = product;
    const line = {
      ...known,
      variantId: variant?.id ?? null,
      variant: variant?.values.join(", ") ?? "",
      quantity: fitQuantity(quantity, product),
      priceCents,
    };
    const next = addLine(readCart(tentId), line);
    if (!next) return setProblem(copy.full);
    setProblem(writeCart(tentId, next) ? "" : copy.notKept);
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
      problem={problem}
      stepper={
        <QuantityStepper
          quantity={quantity}
          unit={product.unit}
          numbers={data.money}
          rule={product}
          label={words.quantity}
          copy={copy}
          onChange={(wanted) => setQuantity(withinStock(wanted, stock, product))}
        />
      }
      onChoose={(option, value) => {
        const next = choose(variants, choice, option, value);
        setChoice(next);
        setQuantity(withinStock(quantity, sought(data, next).stock, product));
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
