import { z } from "zod";
import { idSchema } from "../../fields";
import { type Cents, formatPrice } from "../../money/money";
import type { Unit } from "../../money/quantity";
import { withoutMarks } from "../../order/place/message";
import { encodeText } from "../../tent/phone";

/** More products than any plan holds are not read for a list. */
export const MAX_PRICE_LIST = 2_000;

/** WhatsApp takes 65,536 characters of what is pasted; a list stays below, with room for what one writes around it. */
export const MAX_PRICE_LIST_TEXT = 60_000;

/** A whole address with text for WhatsApp that every phone was seen to open. */
const MAX_SEND_URL = 2_000;

export const priceListScopeSchema = z.object({
  categoryId: idSchema.nullish(),
  offersOnly: z.boolean().default(false),
});
export type PriceListScope = z.output<typeof priceListScopeSchema>;

/** Reads the screen's address; what makes no sense in it counts as not asked. */
export function readPriceList(params: { get(name: string): string | null }): PriceListScope {
  const category = params.get("categoria") ?? "";
  const id = idSchema.safeParse(/^\d{1,10}$/.test(category) ? Number(category) : null);
  return { categoryId: id.success ? id.data : null, offersOnly: params.get("ofertas") === "si" };
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
  /** Null is "Consultar". */
  priceCents: Cents | null;
  /** Its variants have several prices; this is the least. */
  from: boolean;
  previousCents: Cents | null;
  offer: boolean;
  unit: Unit;
  soldOut: boolean;
}

/** `src/copy` has them. */
export interface PriceListWords {
  title: string;
  /** Of products without category, below others that have one. */
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
  currencySymbol: string;
}

export interface PriceListText {
  text: string;
  /** Products that had no room. */
  left: number;
}

function priceOf(product: ListedPrice, words: PriceListWords, symbol: string): string {
  const { priceCents, previousCents, from, offer, unit } = product;
  if (priceCents === null) return words.askPrice;
  const written = (cents: Cents) => formatPrice(cents, symbol);
  const price = `${from ? words.from(written(priceCents)) : written(priceCents)}${words.unit[unit]}`;
  if (!offer) return price;
  return previousCents === null ? words.offer(price) : words.offerFrom(written(previousCents), price);
}

function lineOf(product: ListedPrice, words: PriceListWords, symbol: string): string {
  const soldOut = product.soldOut ? ` ${words.soldOut}` : "";
  return `• ${withoutMarks(product.name)}: ${priceOf(product, words, symbol)}${soldOut}`;
}

/**
 * A price list as one message: the shop, each category in bold with its products, and the shop's address. Products that
 * have no room within `max` characters are counted in its last line.
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
    const line = `${before}\n${lineOf(product, words, shop.currencySymbol)}`;
    if (text.length + line.length > room) break;
    text += line;
    heading = own;
    written += 1;
  }
  const left = total - written;
  return { text: `${text}${left > 0 ? `\n\n${words.more(left)}` : ""}${end}`, left };
}

/** Where WhatsApp opens with the text written; null where it is too long for an address. */
export function sendUrl(text: string): string | null {
  const url = `https://api.whatsapp.com/send?text=${encodeText(text)}`;
  return url.length <= MAX_SEND_URL ? url : null;
}
