"use client";

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { cartCopyFor } from "~/copy/cart";
import { addLine, fitQuantity } from "~/domain/catalogue/cart";
import { type Choice, canChoose, choose, chosenVariant, firstChoice } from "~/domain/catalogue/choice";
import type { ProductOptionView, VariantView } from "~/domain/catalogue/view";
import { formatPrice, withoutTaxes } from "~/domain/product/money";
import type { QuantityRule, Unit } from "~/domain/product/quantity";
import { readCart, writeCart } from "./cart-store";
import { Price, type PriceWords } from "./price";
import { Stepper } from "./stepper";
import { takeEarlyTaps } from "./take-early-taps";
import { tellDeed, tellVisit } from "./tell-visit";

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
  const form = useRef<HTMLFormElement>(null);
  const { price, canAdd } = sought(choice);

  function sought(wanted: Choice) {
    const variant = options.length > 0 ? chosenVariant(variants, wanted) : null;
    const canAdd = options.length > 0 ? variant !== null && !variant.soldOut : !product.soldOut;
    return { variant, price: variant ? variant.priceCents : product.priceCents, canAdd };
  }

  const add = (wanted: Choice) => {
    const { variant, price, canAdd } = sought(wanted);
    if (!canAdd) return;
    const line = {
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
    };
    const next = addLine(readCart(tentId), line);
    if (!next) return setProblem(copy.full);
    setProblem(writeCart(tentId, next) ? "" : copy.notKept);
    tellVisit({ kind: "CART_ADD", id: product.id });
    tellDeed({ kind: "add", line });
    setQuantity(product.minQuantity);
  };

  // what was chosen and tapped before this script ran
  const catchUp = useEffectEvent(() => {
    const [sent] = takeEarlyTaps("form");
    const shown = new FormData(sent instanceof HTMLFormElement ? sent : (form.current ?? undefined));
    const picked = options.reduce((now, _, index) => {
      const value = shown.get(`opcion-${index}`);
      return typeof value === "string" && value !== now[index] ? choose(variants, now, index, value) : now;
    }, choice);
    setChoice(picked);
    if (sent) add(picked);
  });
  useEffect(() => catchUp(), []);

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
      <form
        className="buy"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          add(choice);
        }}
      >
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
