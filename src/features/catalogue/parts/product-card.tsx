import type { CatalogueCopy } from "~/copy/catalogue";
import { badgeOf } from "~/domain/catalogue/badge";
import { unbrokenName } from "~/domain/catalogue/unbroken-name";
import type { ProductCardView as CardView } from "~/domain/catalogue/view";
import { ONE } from "~/domain/money/milli";
import { percentOff } from "~/domain/money/money";
import { namesCategories } from "~/domain/pricing/rules";
import { styleMarkup } from "../styles/style-markup";
import { breakNote, dealBadge } from "./deals";
import { dayOf, type Frame } from "./frame";
import { Icon } from "./icon";
import { MissingPhoto } from "./missing-photo";
import { Picture } from "./photo";
import { PriceTag } from "./price-tag";

// Phones of 360 px (2x) and 412 px (1.75x) pick the 320 px file.
const CARD_SIZES = "(min-width:960px) max(240px,19vw),(min-width:600px) 30vw,calc(50vw - 24px)";
const CARD_WIDTH = 320;
const WIDEST_CARD = 640;

/** The card's category, where a rule of the shop may be for it. */
export const ruledCategory = ({ shop }: Frame, { categoryId }: CardView): number | "" | undefined =>
  namesCategories(shop.rules) ? (categoryId ?? "") : undefined;

interface CardProps {
  frame: Frame;
  card: CardView;
  /** `sizes` of its photo, overriding the style's. */
  sizes?: string;
  eager?: boolean;
  /** One level below the heading above the grid. */
  heading?: "h2" | "h3";
}

/** One link that covers the card, and one button above it. */
export function ProductCard({ frame, card, sizes, eager, heading: Heading = "h3" }: CardProps) {
  const { base, shop, copy } = frame;
  const href = base + card.path;
  const note = breakNote(frame, card);
  const state = [card.offer && " card--offer", card.soldOut && " card--sold", !card.photo && " card--nophoto"];
  return (
    <article className={`card${state.filter(Boolean).join("")}`} data-p={card.id} data-c={ruledCategory(frame, card)}>
      <div className="card__media">
        {card.photo ? (
          <Picture
            photo={card.photo}
            width={CARD_WIDTH}
            height={CARD_WIDTH}
            sizes={sizes ?? styleMarkup(shop.theme.styleId).sizes ?? CARD_SIZES}
            upTo={WIDEST_CARD}
            eager={eager}
          />
        ) : (
          <MissingPhoto
            frame={frame}
            width={CARD_WIDTH}
            sizes={sizes ?? styleMarkup(shop.theme.styleId).sizes ?? CARD_SIZES}
            upTo={WIDEST_CARD}
          />
        )}
      </div>
      <div className="card__body">
        <Heading className="card__name">
          <a href={href}>{unbrokenName(card.name)}</a>
        </Heading>
        {card.choices ? <p className="card__note">{card.choices}</p> : null}
        {card.soldOut || !note ? null : <p className="card__deal">{note}</p>}
        <PriceTag
          words={copy}
          money={shop.money}
          priceCents={card.priceCents}
          previousCents={card.previousCents}
          from={card.from}
          per={copy.per[card.unit]}
        />
      </div>
      <Badge frame={frame} card={card} />
      <CardAction words={copy} card={card} href={href} />
    </article>
  );
}

export function Badge({ frame, card }: { frame: Frame; card: CardView }) {
  const { copy: words } = frame;
  const deal = dealBadge(frame, card);
  const badge = badgeOf({ ...card, hasDeal: deal !== null }, dayOf(frame));
  if (!badge) return null;
  if (badge.kind === "deal") return <p className={deal?.words ? "badge badge--new" : "badge"}>{deal?.text}</p>;
  if (badge.kind === "sold") return <p className="badge badge--sold">{words.soldOut}</p>;
  if (badge.kind === "low") return <p className="badge badge--low">{words.left(badge.left)}</p>;
  if (badge.kind === "back") return <p className="badge badge--new">{words.backBadge}</p>;
  if (badge.kind === "new")
    return (
      <p className="badge badge--new">
        {words.newBadge}
        <span className="vh">: {words.addedThisWeek}</span>
      </p>
    );
  const percent = percentOff(card.previousCents, card.priceCents);
  return (
    <p className="badge">
      {percent === null ? null : <span className="badge__w">{words.offer} </span>}
      <span className={percent === null ? "badge__n" : "badge__n badge__n--minus"}>
        {percent === null ? words.offerBadge : `${percent} %`}
      </span>
    </p>
  );
}

function CardAction({ words, card, href }: { words: CatalogueCopy; card: CardView; href: string }) {
  const { unit, step, minQuantity, stock } = card;
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
      data-stock={stock ?? undefined}
    >
      <Icon name="plus" />
      <span className="add__t">{words.add}</span>
      <span className="vh"> {card.name}</span>
    </button>
  );
}
