import type { CatalogueCopy } from "~/copy/catalogue";
import type { Photo, ProductCard } from "~/domain/catalogue/view";
import { ONE } from "~/domain/product/quantity";
import { type DrawnStyle, drawnStyle } from "./drawn-style";
import type { Frame } from "./frame";

/** A card as it travels to the browser: what is as usual is left out, since a page carries it twice. */
export type SlimCard = Pick<ProductCard, "id" | "name" | "path"> &
  Partial<Omit<ProductCard, "photo">> & { photo?: Pick<Photo, "hash" | "width" | "file"> };

/** The words a card may need. */
export type CardWords = Pick<
  CatalogueCopy,
  "askPrice" | "before" | "now" | "from" | "offer" | "offerBadge" | "soldOut" | "noPhoto" | "add" | "choose" | "per"
>;

export interface CardFrame {
  base: string;
  symbol: string;
  /** Above each price: "3 cuotas sin interés". */
  installments?: string;
  words: CardWords;
  /** What the shop's style says of its photos. */
  sizes?: string;
}

const slimPhoto = ({ hash, width, file }: Photo) => ({ hash, width, ...(file ? { file } : null) });

const slim = ({ id, name, path, ...card }: ProductCard): SlimCard => ({
  id,
  name,
  path,
  ...(card.choices === null ? null : { choices: card.choices }),
  ...(card.priceCents === null ? null : { priceCents: card.priceCents }),
  ...(card.from ? { from: true } : null),
  ...(card.previousCents === null ? null : { previousCents: card.previousCents }),
  ...(card.offer ? { offer: true } : null),
  ...(card.soldOut ? { soldOut: true } : null),
  ...(card.photo ? { photo: slimPhoto(card.photo) } : null),
  ...(card.unit === "UNIT" ? null : { unit: card.unit }),
  ...(card.step === ONE ? null : { step: card.step }),
  ...(card.minQuantity === ONE ? null : { minQuantity: card.minQuantity }),
});

export const slimCards = (cards: readonly ProductCard[]): SlimCard[] => cards.map(slim);

// One object a copy, so that a page with many grids carries the words once.
const kept = new WeakMap<CatalogueCopy, CardWords>();

export function cardWords(copy: CatalogueCopy): CardWords {
  const known = kept.get(copy);
  if (known) return known;
  const { askPrice, before, now, from, offer, offerBadge, soldOut, noPhoto, add, choose, per } = copy;
  const words = { askPrice, before, now, from, offer, offerBadge, soldOut, noPhoto, add, choose, per };
  kept.set(copy, words);
  return words;
}

const slimSizes = ({ sizes }: DrawnStyle) => (sizes ? { sizes } : null);

export const cardFrame = ({ base, shop, copy }: Frame): CardFrame => ({
  base,
  symbol: shop.symbol,
  ...(shop.installmentsText ? { installments: shop.installmentsText } : null),
  words: cardWords(copy),
  ...slimSizes(drawnStyle(shop.theme.styleId)),
});
