import type { ReactNode } from "react";
import type { StoredCartLine } from "~/domain/catalogue/cart/cart";
import { type Choice, canChoose, chosenVariant } from "~/domain/catalogue/cart/choice";
import type { ProductOptionView, PublicVariant } from "~/domain/catalogue/view";
import { type Cents, formatPrice, withoutTaxes } from "~/domain/money/money";
import { PriceTag, type PriceWords } from "./price-tag";

/** Product and shop data of the buy box. */
export interface BuyData {
  tentId: number;
  countryId: number;
  symbol: string;
  /** The cart line without the variant and quantity, which are chosen here. */
  product: Omit<StoredCartLine, "variantId" | "variant" | "quantity"> & {
    previousCents: Cents | null;
    soldOut: boolean;
  };
  options: ProductOptionView[];
  variants: PublicVariant[];
  words: PriceWords & {
    per: string;
    addToOrder: string;
    soldOut: string;
    notHad: string;
    quantity: string;
    netPrice?: string;
  };
  /** A chat about this product. */
  ask: { href: string; text: string } | null;
}

/** The chosen variant, its price, and whether it can be added. */
export function sought({ options, variants, product }: BuyData, choice: Choice) {
  const variant = options.length > 0 ? chosenVariant(variants, choice) : null;
  const canAdd = options.length > 0 ? variant !== null && !variant.soldOut : !product.soldOut;
  return { variant, priceCents: variant ? variant.priceCents : product.priceCents, canAdd };
}

interface BuyViewProps {
  data: BuyData;
  choice: Choice;
  problem?: string;
  stepper: ReactNode;
  /** Server-rendered content between the price and the form. */
  children: ReactNode;
  onChoose?: (option: number, value: string) => void;
  onAdd?: () => void;
}

/** Price, options and quantity of a product; readable without JavaScript. */
export function BuyView({ data, choice, problem, stepper, children, onChoose, onAdd }: BuyViewProps) {
  const { symbol, product, options, variants, words, ask } = data;
  const { priceCents, canAdd } = sought(data, choice);
  return (
    <>
      <PriceTag
        words={words}
        symbol={symbol}
        priceCents={priceCents}
        previousCents={product.previousCents}
        from={false}
        per={words.per}
        big
      />
      {words.netPrice && priceCents !== null ? (
        <p className="prod__c">
          {words.netPrice}: {formatPrice(withoutTaxes(priceCents), symbol)}
        </p>
      ) : null}
      {children}
      <form
        className="buy"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd?.();
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
                      onChange={() => onChoose?.(index, value)}
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
            {stepper}
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
        {ask ? (
          <a className="btn btn--soft" href={ask.href} rel="noopener nofollow">
            <i className="ic i-wa" aria-hidden="true" /> {ask.text}
          </a>
        ) : null}
      </form>
    </>
  );
}
