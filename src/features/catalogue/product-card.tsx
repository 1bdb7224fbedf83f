import { percentOff } from "~/domain/product/money";
import { ONE } from "~/domain/product/quantity";
import type { CardFrame, CardWords, SlimCard } from "./grid-data";
import { Icon } from "./icon";
import { Picture } from "./photo";
import { Price } from "./price";

const CARD_SIZES = "(min-width:960px) 240px,(min-width:600px) 30vw,calc(50vw - 21px)"; // 318 px on a phone of 360: under the file of 320
const CARD_WIDTH = 320;
const WIDEST_CARD = 640;

interface CardProps extends CardFrame {
  card: SlimCard;
  eager?: boolean;
  /** The level of the heading above the grid, plus one. */
  heading?: "h2" | "h3";
}

/** One link that covers the card, and one button above it. */
function ProductCard({
  card,
  base,
  symbol,
  installments,
  words,
  sizes = CARD_SIZES,
  eager,
  heading: Heading = "h3",
}: CardProps) {
  const href = base + card.path;
  const state = [card.offer && " card--offer", card.soldOut && " card--sold", !card.photo && " card--nophoto"];
  return (
    <article className={`card${state.filter(Boolean).join("")}`} data-p={card.id}>
      <div className="card__media">
        {card.photo ? (
          <Picture
            photo={card.photo}
            width={CARD_WIDTH}
            height={CARD_WIDTH}
            sizes={sizes}
            upTo={WIDEST_CARD}
            eager={eager}
          />
        ) : (
          <span className="ph">
            <Icon name="image" />
            {words.noPhoto}
          </span>
        )}
      </div>
      <div className="card__body">
        <Heading className="card__name">
          <a href={href}>{card.name}</a>
        </Heading>
        {card.choices ? <p className="card__note">{card.choices}</p> : null}
        {installments && card.priceCents != null ? <p className="card__note">{installments}</p> : null}
        <Price
          words={words}
          symbol={symbol}
          priceCents={card.priceCents ?? null}
          previousCents={card.previousCents ?? null}
          from={card.from ?? false}
          per={words.per[card.unit ?? "UNIT"]}
        />
      </div>
      <Badge words={words} card={card} />
      <CardAction words={words} card={card} href={href} />
    </article>
  );
}

type BadgeCard = {
  soldOut?: boolean;
  offer?: boolean;
  previousCents?: number | null;
  priceCents?: number | null;
};

export function Badge({
  words,
  card,
}: {
  words: Pick<CardWords, "soldOut" | "offer" | "offerBadge">;
  card: BadgeCard;
}) {
  if (card.soldOut) return <p className="badge badge--sold">{words.soldOut}</p>;
  if (!card.offer) return null;
  const percent = percentOff(card.previousCents ?? null, card.priceCents ?? null);
  return (
    <p className="badge">
      {percent === null ? null : <span className="badge__w">{words.offer} </span>}
      <span className={percent === null ? "badge__n" : "badge__n badge__n--minus"}>
        {percent === null ? words.offerBadge : `${percent} %`}
      </span>
    </p>
  );
}

function CardAction({ words, card, href }: { words: CardWords; card: SlimCard; href: string }) {
  const { unit = "UNIT", step = ONE, minQuantity = ONE } = card;
  if (card.soldOut) return null;
  if (card.choices)
    return (
      <a className="add add--pick" href={href}>
        <span className="add__t">{words.choose}</span>
        <Icon name="chev" />
        <span className="vh"> {card.name}</span>
      </a>
    );
  return (
    <button
      className="add"
      type="button"
      data-add={card.priceCents ?? ""}
      data-unit={unit === "UNIT" ? undefined : unit}
      data-step={step === ONE ? undefined : step}
      data-min={minQuantity === ONE ? undefined : minQuantity}
    >
      <Icon name="plus" />
      <span className="add__t">{words.add}</span>
      <span className="vh"> {card.name}</span>
    </button>
  );
}

const FIRST_SEEN = 4;

interface CardGridProps {
  frame: CardFrame;
  cards: readonly SlimCard[];
  eager?: boolean;
  /** Of the first card's photo, where it is larger than the others. */
  leadSizes?: string;
  heading?: "h2" | "h3";
}

/** Drawn by the server like all the rest, from less data than its own elements would be. */
export function CardGrid({ frame, cards, eager = false, leadSizes, heading }: CardGridProps) {
  return (
    <ul className="grid">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard
            {...frame}
            {...(leadSizes && index === 0 ? { sizes: leadSizes } : null)}
            card={card}
            eager={eager && index < FIRST_SEEN}
            heading={heading}
          />
        </li>
      ))}
    </ul>
  );
}
