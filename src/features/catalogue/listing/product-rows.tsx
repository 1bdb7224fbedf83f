import type { ReactNode } from "react";
import { cartCopyFor } from "~/copy/cart";
import { badgeOf } from "~/domain/catalogue/badge";
import { cartIdOf } from "~/domain/catalogue/cart/cart-id";
import type { ProductCardView } from "~/domain/catalogue/view";
import { ONE } from "~/domain/money/milli";
import { formatPrice } from "~/domain/money/money";
import type { MoneyFormat } from "~/domain/money/number-format";
import { islandOf } from "../islands/island";
import { breakNote, dealBadge } from "../parts/deals";
import { dayOf, type Frame } from "../parts/frame";
import { Icon } from "../parts/icon";
import { ruledCategory } from "../parts/product-card";

/** Shop data of the rows' script. */
export interface RowsData {
  /** What the device stores the cart under. */
  cartId: number;
  countryId: number;
  money: MoneyFormat;
}

const rowsData = ({ shop }: Frame): RowsData => ({
  cartId: cartIdOf(shop),
  countryId: shop.countryId,
  money: shop.money,
});

/** Attributes of the element whose rows the script starts; one is enough for several lists. */
export const rowsIsland = (frame: Frame) => islandOf(frame, "rows", rowsData(frame));

interface RowsProps {
  frame: Frame;
  products: readonly ProductCardView[];
  /** An element around the list has the attributes of `rowsIsland`. */
  inIsland?: boolean;
}

/** Products without photos: name, price and a quantity to type, for shops that sell from a list. */
export function ProductRows({ frame, products, inIsland = false }: RowsProps) {
  return (
    <ul className="rows" {...(inIsland ? null : rowsIsland(frame))}>
      {products.map((card) => (
        <ProductRow key={card.id} frame={frame} card={card} />
      ))}
    </ul>
  );
}

function ProductRow({ frame, card }: { frame: Frame; card: ProductCardView }) {
  const { shop, base, copy } = frame;
  const href = base + card.path;
  const facts = [card.choices, card.left === null ? null : copy.left(card.left), breakNote(frame, card)].filter(
    (fact) => fact !== null,
  );
  const mark = markOf(frame, card);
  return (
    <li className={card.soldOut ? "row is-no" : "row"} data-p={card.id} data-c={ruledCategory(frame, card)}>
      <div className="row__n">
        <a href={href}>{card.name}</a>
        {facts.length > 0 || mark ? (
          <small>
            {facts.join(" · ")}
            {facts.length > 0 && mark ? " · " : null}
            {mark ? <em>{mark}</em> : null}
          </small>
        ) : null}
      </div>
      <RowPrice frame={{ shop, copy }} card={card} />
      <RowAction frame={{ shop, copy }} card={card} href={href} />
      <p className="row__s" />
    </li>
  );
}

/** What a card says in its badge, as far as the rest of the row does not say it. */
function markOf(frame: Frame, card: ProductCardView): ReactNode {
  const { soldOut, backBadge, newBadge } = frame.copy;
  const deal = dealBadge(frame, card);
  const kind = badgeOf({ ...card, hasDeal: deal !== null }, dayOf(frame))?.kind;
  if (kind === "sold") return soldOut;
  if (kind === "deal") return deal?.text;
  if (kind === "back") return backBadge;
  return kind === "new" ? newBadge : null;
}

/** The price in one line: rows have the same in every style. */
function RowPrice({ frame: { shop, copy }, card }: Pick<ActionProps, "frame" | "card">) {
  const { priceCents, previousCents, from, unit } = card;
  const per = copy.per[unit];
  if (priceCents === null) return <p className="row__p row__p--ask">{copy.askPrice}</p>;
  return (
    <p className="row__p">
      {from ? <span className="row__f">{copy.from} </span> : null}
      {previousCents === null ? null : (
        <s>
          <span className="vh">{copy.before}</span>
          {formatPrice(previousCents, shop.money)}
        </s>
      )}{" "}
      {formatPrice(priceCents, shop.money)}
      {per ? <span className="row__f"> {per}</span> : null}
    </p>
  );
}

interface ActionProps {
  frame: Pick<Frame, "shop" | "copy">;
  card: ProductCardView;
  href: string;
}

function RowAction({ frame: { shop, copy }, card, href }: ActionProps) {
  const { unit, step, minQuantity, stock } = card;
  if (card.soldOut)
    return (
      <a className="row__w" href={`${href}#avisame`}>
        <Icon name="bell" /> {copy.alert.send}
        <span className="vh">: {card.name}</span>
      </a>
    );
  if (card.choices)
    return (
      <a className="row__w" href={href}>
        {copy.choose}
        <span className="vh"> {card.name}</span>
        <Icon name="chev" />
      </a>
    );
  const words = cartCopyFor(shop.countryId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would add default legend and border styles
    <div
      className="step needs-script"
      role="group"
      aria-label={words.quantityOf(card.name)}
      data-price={card.priceCents ?? ""}
      data-unit={unit === "UNIT" ? undefined : unit}
      data-step={step === ONE ? undefined : step}
      data-min={minQuantity === ONE ? undefined : minQuantity}
      data-stock={stock ?? undefined}
    >
      <button type="button" data-change="-1" aria-label={words.removeOne}>
        <Icon name="minus" />
      </button>
      <input type="text" inputMode="decimal" placeholder="0" maxLength={12} aria-label={words.quantityOf(card.name)} />
      <button type="button" data-change="1" aria-label={words.addOne}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
