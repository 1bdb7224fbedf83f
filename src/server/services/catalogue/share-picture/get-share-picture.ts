import { copyFor } from "~/copy/copy";
import { standInNames } from "~/copy/stand-in-names";
import { printable, printableName, printableProduct } from "~/domain/catalogue/pdf/pdf-text";
import {
  type PicturedProduct,
  type PicturePrice,
  type SharePictureContent,
  splitPrice,
} from "~/domain/catalogue/share-picture/share-picture";
import type { SharePicture } from "~/domain/catalogue/share-picture/share-picture-schemas";
import type { ProductCardView } from "~/domain/catalogue/view";
import { type Cents, formatPrice, percentOff } from "~/domain/money/money";
import { moneyFormatOf } from "~/domain/money/number-format";
import { presetOf } from "~/domain/theme/presets";
import { paintTokens } from "~/domain/theme/theme";
import type { ServiceContext } from "~/server/context";
import { requireFound } from "~/server/errors";
import type { OwnedTentId } from "~/server/services/tenancy/tenant-ids";
import { ORIGIN_COLUMNS, originOf } from "~/server/services/tent/domains/origin-of";
import { THEME_COLUMNS } from "~/server/services/theme/theme-columns";
import { readPicturedCards } from "./read-pictured-cards";

const PHOTO = { select: { hash: true, width: true, height: true } } as const;
/** Of a name: beyond it a drawing would be cut anyway. */
const LONGEST = 140;
/** Of the values to choose from; more are not read in a picture. */
const LONGEST_NOTE = 42;

const drawn = (text: string) => printable(text).slice(0, LONGEST);

function readTent(ctx: ServiceContext, tentId: OwnedTentId) {
  return ctx.db.tent.findUnique({
    where: { id: tentId },
    select: {
      name: true,
      tagline: true,
      ...ORIGIN_COLUMNS,
      ...THEME_COLUMNS,
      countryId: true,
      whatsapp: true,
      logo: PHOTO,
      country: { select: { id: true, symbol: true } },
      branches: { orderBy: [{ order: "asc" }, { id: "asc" }], take: 1, select: { address: true } },
    },
  });
}

/**
 * What a picture of the shop's own products shows.
 * @throws NOT_FOUND when a product is not the shop's
 */
export async function getSharePicture(
  ctx: ServiceContext,
  tentId: OwnedTentId,
  picture: SharePicture,
): Promise<SharePictureContent> {
  const [row, cards] = await Promise.all([readTent(ctx, tentId), readPicturedCards(ctx, tentId, picture.productIds)]);
  const tent = requireFound(row);
  const { host } = new URL(originOf(tent));
  const copy = copyFor(tent.countryId);
  const written = (cents: Cents) => printable(formatPrice(cents, moneyFormatOf(tent.country)));

  const isCollage = picture.productIds.length > 1;
  const perOf = ({ priceCents, unit }: ProductCardView): string =>
    priceCents === null || !picture.price ? "" : copy.catalogue.per[unit];
  const priceOf = (card: ProductCardView): PicturePrice | null => {
    const { priceCents, previousCents, from } = card;
    if (!picture.price) return null;
    if (priceCents === null) return { from: null, sign: "", number: copy.catalogue.askPrice, before: null };
    const before = picture.previousPrice && previousCents !== null ? written(previousCents) : null;
    const { sign, number } = splitPrice(written(priceCents));
    // a collage draws no notes, and a price without its unit is another price
    const per = isCollage ? perOf(card) : "";
    return { from: from ? copy.catalogue.from : null, sign, number: per ? `${number} ${per}` : number, before };
  };
  const badgeOf = ({ soldOut, previousCents, priceCents }: ProductCardView): string | null => {
    if (soldOut) return copy.catalogue.soldOut;
    const percent = picture.price && picture.previousPrice ? percentOff(previousCents, priceCents) : null;
    return percent === null ? null : `−${percent} %`;
  };
  const noteOf = (card: ProductCardView, values: string): string | null => {
    return perOf(card) || printable(values.length <= LONGEST_NOTE ? values : (card.choices ?? "")) || null;
  };

  return {
    format: picture.format,
    style: presetOf(tent.styleId).key,
    colours: paintTokens(tent, "light"),
    shop: {
      name: printableName(tent.name, host).slice(0, LONGEST),
      tagline: tent.tagline === null ? null : drawn(tent.tagline) || null,
      logo: tent.logo,
    },
    title: picture.productIds.length > 1 && picture.title !== null ? printableName(picture.title, "") || null : null,
    products: cards.map(
      ({ card, sku, values }): PicturedProduct => ({
        id: card.id,
        name: printableProduct({ name: card.name, sku }, standInNames.product(card.id)).slice(0, LONGEST),
        note: noteOf(card, values),
        price: priceOf(card),
        badge: badgeOf(card),
        photo: picture.withoutPhoto.includes(card.id) ? null : card.photo,
      }),
    ),
    order: tent.whatsapp === null ? copy.share.picture.order : copy.share.picture.orderByWhatsapp,
    address: {
      web: picture.address ? host : null,
      street: picture.address ? drawn(tent.branches[0]?.address ?? "") || null : null,
    },
  };
}
