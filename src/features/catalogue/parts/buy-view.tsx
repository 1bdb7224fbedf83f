import type { ReactNode } from "react";
import { type StoredCartLine, stockLeft } from "~/domain/catalogue/cart/cart";
import { type Choice, canChoose, choicePrice, chosenVariant, missingOption } from "~/domain/catalogue/cart/choice";
import type { ProductOptionView, PublicVariant } from "~/domain/catalogue/view";
import { type Milli, milli } from "~/domain/money/milli";
import { type Cents, formatPrice, lineTotal, withoutTaxes } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { formatQuantity } from "~/domain/money/quantity";
import { Amount } from "./amount";
import { PriceTag, type PriceWords } from "./price-tag";
import { isAtMost } from "./stepper-view";

/** Product and shop data of the buy box. */
export interface BuyData {
  /** What the device stores the cart under. */
  cartId: number;
  countryId: number;
  money: MoneyFormat;
  /** The cart line without the variant and quantity, which are chosen here. */
  product: Omit<StoredCartLine, "variantId" | "variant" | "quantity"> & {
    previousCents: Cents | null;
    soldOut: boolean;
    stock: Milli | null;
  };
  options: ProductOptionView[];
  variants: PublicVariant[];
  words: PriceWords & {
    per: string;
    addToOrder: string;
    soldOut: string;
    notHad: string;
    quantity: string;
    pickOne: string;
    viewOrder: string;
    tellMe: string;
    netPrice?: string;
    installments?: string;
  };
  cartHref: string;
  /** The shop says when it is open. */
  hasHours: boolean;
  /** A chat about this product. */
  ask: { href: string; text: string } | null;
}

/** What the chosen combination is, costs and is limited to. */
export function sought({ options, variants, product }: BuyData, choice: Choice) {
  if (options.length === 0)
    return {
      variant: null,
      priceCents: product.priceCents,
      from: false,
      stock: product.stock,
      canAdd: !product.soldOut,
      missing: -1,
    };
  const variant = chosenVariant(variants, choice);
  return {
    variant,
    ...choicePrice(variants, choice),
    stock: variant?.stock ?? null,
    canAdd: variant !== null && !variant.soldOut,
    missing: missingOption(choice),
  };
}

/** Sentences that depend on what is chosen; a function, as an island's data cannot hold any. */
interface BuySentences {
  addThese: (quantity: string, chosen: string) => string;
  pickOption: (option: string) => string;
  upTo: (quantity: string) => string;
  upToWithCart: (quantity: string, held: string) => string;
}

/** What describes the field of the quantity. */
export const QUANTITY_ID = "qty";

interface Sought {
  stock: Milli | null;
  /** How much of it the cart already holds. */
  held: Milli;
  quantity: Milli;
}

/** Why no more can be chosen; empty while more can. */
export function quantityLimit(
  { product, money }: BuyData,
  { upTo, upToWithCart }: Pick<BuySentences, "upTo" | "upToWithCart">,
  { stock, held, quantity }: Sought,
): string {
  if (stock === null || !isAtMost(quantity, stockLeft(stock, held), product)) return "";
  const written = (one: Milli) => formatQuantity(one, product.unit, money);
  return held > 0 ? upToWithCart(written(stock), written(held)) : upTo(written(stock));
}

interface BuyViewProps {
  data: BuyData;
  sentences: BuySentences;
  choice: Choice;
  quantity: Milli;
  /** How much of it the cart already holds. */
  held?: Milli;
  problem?: string;
  /** Of the quantity to add; once the cart has it, its stepper is in place of the button. */
  stepper: ReactNode;
  /** In place of the button, once the cart has what is chosen. */
  answer?: ReactNode;
  /** Server-rendered content below the form. */
  children: ReactNode;
  onChoose?: (option: number, value: string) => void;
  onAdd?: () => void;
}

export const optionId = (index: number): string => `opcion-${index}`;

/** Name, price, options and quantity of a product; readable without JavaScript. */
export function BuyView(props: BuyViewProps) {
  const { data, sentences, choice, quantity, held = milli(0), problem, stepper, answer, children } = props;
  const { onChoose, onAdd } = props;
  const { money, product, options, words, ask } = data;
  const { variant, priceCents, from, canAdd, missing, stock } = sought(data, choice);
  const limit = quantityLimit(data, sentences, { stock, held: answer ? milli(0) : held, quantity });
  const isSold = options.length > 0 ? missing < 0 && !canAdd : product.soldOut;
  return (
    <>
      <header className="prod__n">
        <h1 className="prod__h" data-long={product.name.length > LONG_NAME ? "" : undefined}>
          {product.name}
        </h1>
        <PriceTag
          words={words}
          money={money}
          priceCents={priceCents}
          previousCents={product.previousCents}
          from={from}
          per={words.per}
          big
        />
        {words.netPrice && priceCents !== null ? (
          <p className="prod__c">
            {words.netPrice}: {formatPrice(withoutTaxes(priceCents), money)}
          </p>
        ) : null}
        {words.installments && priceCents !== null ? <p className="prod__pay">{words.installments}</p> : null}
      </header>
      <form
        className="buy"
        onSubmit={(event) => {
          event.preventDefault();
          onAdd?.();
        }}
      >
        {options.map((option, index) => (
          <Option
            key={option.name}
            data={data}
            option={option}
            index={index}
            choice={choice}
            isMissing={index === missing}
            onChoose={onChoose}
          />
        ))}
        {isSold ? (
          <p className="sold" role="status">
            <span>{options.length > 0 ? `${choice.join(", ")}: ${words.notHad.toLowerCase()}` : words.soldOut}.</span>{" "}
            <a className="btn" href="#avisame" data-variant={variant?.id}>
              <i className="ic i-bell" aria-hidden="true" /> {words.tellMe}
            </a>
          </p>
        ) : (
          <>
            <div className="buy__q needs-script">
              <b>{words.quantity}</b>
              {limit ? <span className="buy__lim">{limit}</span> : null}
              {stepper}
            </div>
            {data.hasHours ? <p className="buy__st" data-opening="" dangerouslySetInnerHTML={{ __html: "" }} /> : null}
            <div className="buybar needs-script">
              <a className="buybar__c" href={data.cartHref} rel="nofollow">
                <i className="ic i-cart" aria-hidden="true" />
                {/* cart-watch fills both, before or after hydration, which keeps what it finds in an __html */}
                <span className="vh" data-cart-label="" dangerouslySetInnerHTML={{ __html: words.viewOrder }} />
                <span
                  className="count"
                  data-cart-count=""
                  aria-hidden="true"
                  hidden
                  dangerouslySetInnerHTML={{ __html: "" }}
                />
              </a>
              {answer || <AddButton data={data} sentences={sentences} choice={choice} quantity={quantity} />}
            </div>
          </>
        )}
        {problem ? (
          <p className="fld__e" role="alert" id={`${QUANTITY_ID}-e`}>
            {problem}
          </p>
        ) : null}
        {ask && !product.soldOut ? (
          <a className={isSold ? "lnkb" : "btn btn--soft"} href={ask.href} rel="noopener nofollow">
            <i className="ic i-wa" aria-hidden="true" /> {ask.text}
          </a>
        ) : null}
      </form>
      {children}
    </>
  );
}

/** Longer names get smaller letters. */
const LONG_NAME = 40;

interface OptionProps extends Pick<BuyViewProps, "data" | "choice" | "onChoose"> {
  option: ProductOptionView;
  index: number;
  /** It is the next one to be chosen. */
  isMissing: boolean;
}

function Option({
  data: { variants, options, words, money },
  option,
  index,
  choice,
  isMissing,
  onChoose,
}: OptionProps) {
  const prices = new Set(variants.map(({ priceCents }) => priceCents));
  const priced = options.length === 1 && prices.size > 1;
  return (
    <fieldset className={`opt${priced ? " opt--tab" : ""}${isMissing ? " is-miss" : ""}`} id={optionId(index)}>
      <legend>
        <b>{option.name}</b> <span>{choice[index] ?? words.pickOne}</span>
      </legend>
      <div className="opt__l">
        {option.values.map((value) => {
          const there = canChoose(variants, choice, index, value);
          const price = priced ? chosenVariant(variants, [value])?.priceCents : null;
          return (
            <label className="pick" key={value}>
              <input
                type="radio"
                name={optionId(index)}
                value={value}
                checked={choice[index] === value}
                onChange={() => onChoose?.(index, value)}
              />
              <span className={there ? undefined : "pick__no"}>
                {value}
                {price ? <small> {formatPrice(price, money)}</small> : null}
                {there ? null : <span className="vh"> ({words.notHad})</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Says what it adds and what that costs; while an option is missing it asks for it, and a tap leads there. */
function AddButton({
  data,
  sentences,
  choice,
  quantity,
}: Pick<BuyViewProps, "data" | "sentences" | "choice" | "quantity">) {
  const { money, product, options, words } = data;
  const { priceCents, from, missing } = sought(data, choice);
  const option = options[missing];
  const total = priceCents === null ? null : option ? priceCents : lineTotal(priceCents, quantity);
  const isOne = quantity === product.minQuantity && product.unit === "UNIT";
  const chosen = choice.filter((value) => value !== null).join(", ");
  const text = option
    ? sentences.pickOption(option.name)
    : isOne && !chosen
      ? words.addToOrder
      : sentences.addThese(isOne ? "" : formatQuantity(quantity, product.unit, money), chosen);
  const price =
    total === null ? null : (
      <b>
        {option && from ? `${words.from.toLowerCase()} ` : null}
        <Amount cents={total} money={money} />
      </b>
    );
  return (
    <button className={option ? "btn btn--ask" : "btn"} type="submit">
      <span>{text}</span> {price}
    </button>
  );
}
