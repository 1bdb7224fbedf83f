import type { ProductCard as Card } from "~/domain/catalogue/view";
import { percentOff } from "~/domain/product/money";
import type { Frame } from "./frame";
import { Icon } from "./icon";
import { Picture } from "./photo";
import { Price } from "./price";

const CARD_SIZES = "(min-width:960px) 240px,(min-width:600px) 30vw,46vw";
const CARD_WIDTH = 320;
const WIDEST_CARD = 640;

interface CardProps {
  frame: Frame;
  card: Card;
  eager?: boolean;
  /** The level of the heading above the grid, plus one. */
  heading?: "h2" | "h3";
}

/** One link that covers the card, and one button above it. */
export function ProductCard({ frame, card, eager, heading: Heading = "h3" }: CardProps) {
  const { copy, shop } = frame;
  const href = frame.base + card.path;
  const state = [card.offer && " card--offer", card.soldOut && " card--sold", !card.photo && " card--nophoto"];
  return (
    <article className={`card${state.filter(Boolean).join("")}`} data-p={card.id}>
      <div className="card__media">
        {card.photo ? (
          <Picture
            photo={card.photo}
            width={CARD_WIDTH}
            height={CARD_WIDTH}
            sizes={CARD_SIZES}
            upTo={WIDEST_CARD}
            eager={eager}
          />
        ) : (
          <span className="ph">
            <Icon name="image" />
            {copy.noPhoto}
          </span>
        )}
      </div>
      <div className="card__body">
        <Heading className="card__name">
          <a href={href}>{card.name}</a>
        </Heading>
        {card.choices ? <p className="card__note">{card.choices}</p> : null}
        <Price
          words={copy}
          symbol={shop.symbol}
          priceCents={card.priceCents}
          previousCents={card.previousCents}
          from={card.from}
          per={copy.per[card.unit]}
        />
      </div>
      <Badge frame={frame} card={card} />
      <CardAction frame={frame} card={card} href={href} />
    </article>
  );
}

export function Badge({ frame: { copy }, card }: { frame: Frame; card: Card }) {
  if (card.soldOut) return <p className="badge badge--sold">{copy.soldOut}</p>;
  if (!card.offer) return null;
  const percent = percentOff(card.previousCents, card.priceCents);
  return (
    <p className="badge">
      {percent === null ? null : <span className="vh">{copy.offer}</span>}
      <span className="badge__n">{percent === null ? copy.offerBadge : `−${percent} %`}</span>
    </p>
  );
}

function CardAction({ frame: { copy }, card, href }: { frame: Frame; card: Card; href: string }) {
  if (card.soldOut) return null;
  const choose = card.choices !== null;
  if (choose)
    return (
      <a className="add add--pick" href={href}>
        <span className="add__t">{copy.choose}</span>
        <Icon name="chev" />
        <span className="vh"> {card.name}</span>
      </a>
    );
  return (
    <button
      className="add"
      type="button"
      data-add={card.priceCents ?? ""}
      data-unit={card.unit === "UNIT" ? undefined : card.unit}
      data-step={card.step === 1000 ? undefined : card.step}
      data-min={card.minQuantity === 1000 ? undefined : card.minQuantity}
    >
      <Icon name="plus" />
      <span className="add__t">{copy.add}</span>
      <span className="vh"> {card.name}</span>
    </button>
  );
}

const FIRST_SEEN = 4;

/** A grid of cards; the first ones load at once. */
export function ProductGrid({
  frame,
  products,
  eager = false,
  heading,
}: {
  frame: Frame;
  products: readonly Card[];
  eager?: boolean;
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="grid">
      {products.map((card, index) => (
        <li key={card.id}>
          <ProductCard frame={frame} card={card} eager={eager && index < FIRST_SEEN} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
