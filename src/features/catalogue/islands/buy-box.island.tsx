import { useState } from "react";
import { cartCopyFor } from "~/copy/cart";
import { addLine, fitQuantity } from "~/domain/catalogue/cart/cart";
import { choose, firstChoice } from "~/domain/catalogue/cart/choice";
import { trackEvent, trackVisit } from "../browser/track-visit";
import { readCart, writeCart } from "../cart/cart-store";
import { type BuyData, BuyView, sought } from "../parts/buy-view";
import { QuantityStepper } from "../parts/quantity-stepper";
import { hydrateIsland } from "./hydrate-island";

function BuyBox(data: BuyData) {
  const { tentId, product, options, variants, words } = data;
  const copy = cartCopyFor(data.countryId);
  const [choice, setChoice] = useState(() => firstChoice(options, variants));
  const [quantity, setQuantity] = useState(product.minQuantity);
  const [problem, setProblem] = useState("");

  const add = () => {
    const { variant, priceCents, canAdd } = sought(data, choice);
    if (!canAdd) return;
    const { previousCents: _before, soldOut: _soldOut, ...known } = product;
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
      choice={choice}
      problem={problem}
      stepper={
        <QuantityStepper
          quantity={quantity}
          unit={product.unit}
          rule={product}
          label={words.quantity}
          copy={copy}
          onChange={setQuantity}
        />
      }
      onChoose={(option, value) => setChoice(choose(variants, choice, option, value))}
      onAdd={add}
    >
      {/* an empty __html keeps the server-rendered markup during hydration */}
      <div dangerouslySetInnerHTML={{ __html: "" }} />
    </BuyView>
  );
}

const startBuyBox = (place: HTMLElement, data: BuyData) => void hydrateIsland(place, BuyBox, data);

export { startBuyBox as start };
