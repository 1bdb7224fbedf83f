import type { ReactNode } from "react";
import { breaksFor, promotionsFor, type ShownBreak } from "~/domain/catalogue/deals";
import type { ProductCardView } from "~/domain/catalogue/view";
import { formatPrice } from "~/domain/money/money";
import { formatQuantity } from "~/domain/money/quantity";
import { writtenPercent } from "~/domain/order/place/payment";
import type { Promotion } from "~/domain/pricing/rules";
import type { Frame } from "./frame";

type DealFrame = Pick<Frame, "shop" | "copy">;

/** A promotion in the few letters of a badge, such as "2x1"; "15 %" has a minus sign, which the style sheet adds. */
function briefly(promotion: Promotion, { shop: { money }, copy: { deals } }: DealFrame): string {
  switch (promotion.kind) {
    case "NXM":
      return deals.nxm(promotion.buy, promotion.pay);
    case "NTH_PERCENT":
      return deals.nth(promotion.nth, writtenPercent(promotion.percent, money));
    case "PERCENT":
      return `${writtenPercent(promotion.percent, money)} %`;
    case "AMOUNT":
      return formatPrice(promotion.amount, money);
    case "FREE_DELIVERY":
      return deals.freeDelivery;
  }
}

function Briefly({ promotion, frame }: { promotion: Promotion; frame: DealFrame }): ReactNode {
  const text = briefly(promotion, frame);
  const isMinus = promotion.kind === "PERCENT" || promotion.kind === "AMOUNT";
  return isMinus ? <span className="badge__n--minus">{text}</span> : text;
}

/** "$ 4.200", or "10 % menos" where that is not one price. */
function breakPrice({ rule, priceCents }: ShownBreak, { shop: { money }, copy: { deals } }: DealFrame): string {
  if (priceCents !== null) return formatPrice(priceCents, money);
  return "percent" in rule ? deals.percent(writtenPercent(rule.percent, money)) : formatPrice(rule.price, money);
}

/** What fits beside a minus sign into the round badges of some styles. */
const SHORT = 6;

/** The largest promotion of a product in the few letters of a badge, and whether these are words, for which styles have room. */
export function dealBadge(frame: DealFrame, card: ProductCardView): { words: boolean; text: ReactNode } | null {
  const [best] = promotionsFor(frame.shop.rules, card);
  if (!best) return null;
  const isLong = best.kind === "AMOUNT" && briefly(best, frame).length > SHORT;
  return {
    words: best.kind === "NTH_PERCENT" || best.kind === "FREE_DELIVERY",
    text: isLong ? frame.copy.offerBadge : <Briefly promotion={best} frame={frame} />,
  };
}

/** "Llevando 6: $ 4.200 c/u": from how many units on a product costs less; null if it never does. */
export function breakNote(frame: DealFrame, card: ProductCardView): string | null {
  const { shop, copy } = frame;
  const [first] = breaksFor(shop.rules, card);
  if (!first) return null;
  const hasPrice = first.priceCents !== null || "price" in first.rule;
  return copy.deals.taking(
    formatQuantity(first.rule.from, card.unit, shop.money),
    breakPrice(first, frame),
    hasPrice ? copy.per[card.unit] || copy.deals.piece : "",
  );
}

const plainly = (text: string) => text.replaceAll("\u00a0", " ").toLowerCase();

/** The name of a promotion, behind what it gives; "3x2 en aromas" says that itself. */
function Named({ promotion, frame }: { promotion: Promotion; frame: DealFrame }): ReactNode {
  const { name } = promotion;
  const given = briefly(promotion, frame);
  const at = plainly(name).indexOf(plainly(given));
  if (at < 0)
    return (
      <>
        <b>
          <Briefly promotion={promotion} frame={frame} />
        </b>{" "}
        {name}
      </>
    );
  const end = at + given.length;
  return (
    <>
      {name.slice(0, at)}
      <b>{name.slice(at, end)}</b>
      {name.slice(end)}
    </>
  );
}

/** The promotions of a product with their names, and what it costs by quantity. */
export function ProductDeals({ frame, product }: { frame: DealFrame; product: ProductCardView }) {
  const { shop, copy } = frame;
  const promotions = promotionsFor(shop.rules, product);
  const breaks = breaksFor(shop.rules, product);
  if (promotions.length === 0 && breaks.length === 0) return null;
  const together = ({ rule }: ShownBreak) =>
    rule.productIds ? null : rule.categoryIds ? copy.deals.byCategory : copy.deals.byOrder;
  return (
    <section className="deals" aria-label={copy.deals.title}>
      {promotions.length > 0 ? (
        <ul>
          {promotions.map((promotion) => (
            <li key={promotion.name}>
              <Named promotion={promotion} frame={frame} />
            </li>
          ))}
        </ul>
      ) : null}
      {breaks.length > 0 ? (
        <table className="deals__t">
          <caption>{copy.deals.byQuantity}</caption>
          <thead className="vh">
            <tr>
              <th scope="col">{copy.quantity}</th>
              <th scope="col">{copy.deals.each}</th>
            </tr>
          </thead>
          <tbody>
            {breaks.map((one) => (
              <tr key={one.rule.from}>
                <th scope="row">
                  {copy.deals.from(formatQuantity(one.rule.from, product.unit, shop.money))}
                  {together(one) ? <small>{together(one)}</small> : null}
                </th>
                <td>{breakPrice(one, frame)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
