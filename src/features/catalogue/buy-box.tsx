"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { cartCopyFor } from "~/copy/cart";
import { addLine, fitQuantity } from "~/domain/catalogue/cart";
import { canChoose, choose, chosenVariant, firstChoice } from "~/domain/catalogue/choice";
import type { ProductOptionView, VariantView } from "~/domain/catalogue/view";
import { formatPrice, withoutTaxes } from "~/domain/product/money";
import type { QuantityRule, Unit } from "~/domain/product/quantity";
import { readCart, writeCart } from "./cart-store";
import { Price, type PriceWords } from "./price";
import { Stepper } from "./stepper";
import { tellVisit } from "./tell-visit";

interface BuyBoxProps {
  tentId: number;
  countryId: number;
  symbol: string;
  product: {
    id: number;
    name: string;
    href: string;
    photo: string | null;
    priceCents: number | null;
    previousCents: number | null;
    unit: Unit;
    soldOut: boolean;
  } & QuantityRule;
  options: ProductOptionView[];
  variants: VariantView[];
  words: PriceWords & {
    per: string;
    addToOrder: string;
    soldOut: string;
    notHad: string;
    quantity: string;
    netPrice?: string;
  };
  /** The description, which the server drew. */
  children: ReactNode;
  /** What stands below the button. */
  after: ReactNode;
}

/** Price, options and quantity of a product; the page can be read and its options seen without it. */
export function BuyBox({ tentId, countryId, symbol, product, options, variants, words, children, after }: BuyBoxProps) {
  const copy = cartCopyFor(countryId);
  const rule = { step: product.step, minQuantity: product.minQuantity };
  const [choice, setChoice] = useState(() => firstChoice(options, variants));
  const [quantity, setQuantity] = useState(product.minQuantity);
  const [problem, setProblem] = useState("");
  const variant = options.length > 0 ? chosenVariant(variants, choice) : null;
  const price = variant ? variant.priceCents : product.priceCents;
  const canAdd = options.length > 0 ? variant !== null && !variant.soldOut : !product.soldOut;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const next = addLine(readCart(tentId), {
      productId: product.id,
      variantId: variant?.id ?? null,
      quantity: fitQuantity(quantity, rule),
      name: product.name,
      variant: variant?.values.join(", ") ?? "",
      priceCents: price,
      photo: product.photo,
      href: product.href,
      unit: product.unit,
      ...rule,
    });
    if (!next) return setProblem(copy.full);
    setProblem(writeCart(tentId, next) ? "" : copy.notKept);
    tellVisit({ kind: "CART_ADD", id: product.id });
    setQuantity(product.minQuantity);
  };

  return (
    <>
      <Price
        words={words}
        symbol={symbol}
        priceCents={price}
        previousCents={product.previousCents}
        from={false}
        per={words.per}
        big
      />
      {words.netPrice && price !== null ? (
        <p className="prod__c">
          {words.netPrice}: {formatPrice(withoutTaxes(price), symbol)}
        </p>
      ) : null}
      {children}
      <form className="buy" onSubmit={add}>
        {options.map((option, index) => (
          <fieldset className="opt" key={option.name}>
            <legend>{option.name}</legend>
            <div className="opt__l">
              {option.values.map((value) => {
                const there = canChoose(variants, choice, index, value);
                return (
                  <label className="pick" key={value}>
                    <input
                      type="radio"
                      name={`opcion-${index}`}
                      value={value}
                      checked={choice[index] === value}
                      onChange={() => setChoice(choose(variants, choice, index, value))}
                    />
                    <span className={there ? undefined : "pick__no"}>
                      {value}
                      {there ? null : <span className="vh"> ({words.notHad})</span>}
                    </span>
                  </label>
                );
              })}
            </div>
          </fieldset>
        ))}
        {canAdd ? (
          <div className="buy__r needs-script">
            <Stepper
              quantity={quantity}
              unit={product.unit}
              rule={rule}
              label={words.quantity}
              copy={copy}
              onChange={setQuantity}
            />
            <button className="btn btn--xl" type="submit">
              <i className="ic i-cart" aria-hidden="true" /> {words.addToOrder}
            </button>
          </div>
        ) : (
          <p className="sold" role="status">
            {options.length > 0 ? `${words.notHad}: ${choice.join(", ")}` : words.soldOut}
          </p>
        )}
        {problem ? (
          <p className="fld__e" role="alert">
            {problem}
          </p>
        ) : null}
        {after}
      </form>
    </>
  );
}
