import { highlightName } from "~/domain/catalogue/search/highlight";
import { MIN_BEGINNING, searchWords } from "~/domain/catalogue/search/search";
import { SUGGESTIONS, type Suggestion, type Suggestions } from "~/domain/catalogue/search/suggestion";
import { foldedWords } from "~/domain/catalogue/search/words";
import type { ListPage, ProductCardView } from "~/domain/catalogue/view";
import { formatPrice } from "~/domain/money/money";
import { imageUrl } from "~/domain/product/images/image";
import type { Frame } from "../parts/frame";

const THUMB = 96;
const CATEGORIES = 2;

function priceOf({ shop, copy }: Frame, card: ProductCardView): string {
  if (card.priceCents === null) return copy.askPrice;
  const price = formatPrice(card.priceCents, shop.money);
  return [card.from ? copy.from : "", price, copy.per[card.unit]].filter(Boolean).join(" ");
}

function toSuggestion(frame: Frame, card: ProductCardView, words: readonly string[]): Suggestion {
  const note = card.soldOut ? frame.copy.soldOut : card.offer ? frame.copy.offerBadge : undefined;
  const photo = card.photo ?? frame.shop.noPhoto;
  return {
    href: frame.base + card.path,
    name: highlightName(card.name, words),
    price: priceOf(frame, card),
    ...(note ? { note } : null),
    ...(photo ? { photo: imageUrl(photo, THUMB) } : null),
  };
}

/** Suggestions under the search box; categories whose name starts with the query come first. */
export function suggestionsOf(frame: Frame, query: string, { products, total }: ListPage): Suggestions {
  const { shop, base, copy } = frame;
  const words = searchWords(query);
  const categories = shop.categories
    .map(({ name, path }) => ({ href: base + path, name: highlightName(name, words), begun: name }))
    .filter(({ begun }) => words.every((word) => foldedWords(begun).some((one) => one.startsWith(word))))
    .slice(0, CATEGORIES)
    .map(({ href, name }) => ({ href, name }));
  // more begin with a short word than the page of all results finds, which takes it for a whole one
  const isWhole = (words.at(-1)?.length ?? 0) >= MIN_BEGINNING;
  const href = `${base}/catalogo/buscar?q=${encodeURIComponent(query)}`;
  return {
    categories,
    products: products.slice(0, SUGGESTIONS).map((card) => toSuggestion(frame, card, words)),
    all: total > 0 && isWhole ? { href, text: copy.seeResults(total) } : null,
    said: total > 0 ? copy.found(total) : copy.noResults(query),
  };
}
