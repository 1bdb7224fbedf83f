import { isId } from "../../limits";
import { type Cents, formatPrice } from "../../money/money";
import type { MoneyFormat } from "../../money/number-format";
import type { Unit } from "../../money/unit";
import { withoutMarks } from "../../order/place/message";
import { encodeText } from "../../tent/whatsapp-url";
import type { PriceListScope } from "./price-list-schema";

/** The most products loaded for a list: as many as the largest plan holds. */
export const MAX_PRICE_LIST = 2_000;

/** WhatsApp accepts 65,536 pasted characters; a list stays below that, with room for text around it. */
const MAX_PRICE_LIST_TEXT = 60_000;

/** The longest WhatsApp URL with text that every tested phone opens. */
const MAX_SEND_URL = 2_000;

/** Parses the screen's query string; invalid values count as absent. */
export function readPriceList(params: { get(name: string): string | null }): PriceListScope {
  const category = params.get("categoria") ?? "";
  const id = /^\d{1,10}$/.test(category) ? Number(category) : 0;
  return { categoryId: isId(id) ? id : null, offersOnly: params.get("ofertas") === "si" };
}

export function priceListHref({ categoryId, offersOnly }: PriceListScope): string {
  const params = new URLSearchParams();
  if (categoryId) params.set("categoria", String(categoryId));
  if (offersOnly) params.set("ofertas", "si");
  return params.size > 0 ? `/productos/lista-de-precios?${params}` : "/productos/lista-de-precios";
}

export interface ListedPrice {
  name: string;
  category: string | null;
  /** Null means "Consultar". */
  priceCents: Cents | null;
  /** Its variants have different prices; this is the lowest. */
  from: boolean;
  previousCents: Cents | null;
  offer: boolean;
  unit: Unit;
  soldOut: boolean;
}

/** The texts, from `src/copy`. */
export interface PriceListWords {
  title: string;
  /** Heading of the products without a category, after those with one. */
  others: string;
  askPrice: string;
  from: (price: string) => string;
  unit: Record<Unit, string>;
  offer: (price: string) => string;
  offerFrom: (previous: string, price: string) => string;
  soldOut: string;
  more: (count: number) => string;
  order: (url: string) => string;
}

export interface PriceListShop {
  name: string;
  url: string;
  money: MoneyFormat;
}

export interface PriceListText {
  text: string;
  /** Products that did not fit. */
  left: number;
}

function priceOf(product: ListedPrice, words: PriceListWords, money: MoneyFormat): string {
  const { priceCents, previousCents, from, offer, unit } = product;
  if (priceCents === null) return words.askPrice;
  const written = (cents: Cents) => formatPrice(cents, money);
  const price = `${from ? words.from(written(priceCents)) : written(priceCents)}${words.unit[unit]}`;
  if (!offer) return price;
  return previousCents === null ? words.offer(price) : words.offerFrom(written(previousCents), price);
}

function lineOf(product: ListedPrice, words: PriceListWords, money: MoneyFormat): string {
  const soldOut = product.soldOut ? ` ${words.soldOut}` : "";
  return `• ${withoutMarks(product.name)}: ${priceOf(product, words, money)}${soldOut}`;
}

/**
 * A price list as one message: the shop, each category in bold with its products, and the shop's URL. The last line
 * counts the products that do not fit within `max` characters.
 */
export function priceListText(
  products: readonly ListedPrice[],
  shop: PriceListShop,
  words: PriceListWords,
  { total = products.length, max = MAX_PRICE_LIST_TEXT } = {},
): PriceListText {
  const headed = products.some(({ category }) => category !== null);
  const end = `\n\n${words.order(shop.url)}`;
  const room = max - end.length - words.more(total).length - 2;
  let text = `*${withoutMarks(shop.name)}* · ${words.title}`;
  let heading: string | null = null;
  let written = 0;
  for (const product of products) {
    const own = headed ? withoutMarks(product.category ?? words.others) : "";
    const before = own === heading ? "" : `\n${own === "" ? "" : `\n*${own}*`}`;
    const line = `${before}\n${lineOf(product, words, shop.money)}`;
    if (text.length + line.length > room) break;
    text += line;
    heading = own;
    written += 1;
  }
  const left = total - written;
  return { text: `${text}${left > 0 ? `\n\n${words.more(left)}` : ""}${end}`, left };
}

/** The URL that opens WhatsApp with the text; null if it is too long. */
export function sendUrl(text: string): string | null {
  const url = `https://api.whatsapp.com/send?text=${encodeText(text)}`;
  return url.length <= MAX_SEND_URL ? url : null;
}
