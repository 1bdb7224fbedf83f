import { type Cents, decimalFromCents, isReduced } from "../../money/money";
import { collapseBlanks, foldText } from "../../text";
import type { ProductOptionView, PublicVariant } from "../view";
import { XML_HEAD, xmlElement, xmlText } from "./xml";

/** More than any catalogue of ours has, and few enough for a server to write in one response. */
export const MAX_FEED_ITEMS = 20_000;
/** Google's limit is 5,000; a product with two hundred variants repeats its description two hundred times. */
const DESCRIPTION = 1_000;
const TITLE = 150;
const PRODUCT_TYPE = 750;
const MORE_PHOTOS = 10;

/** The product fields a merchant feed needs. */
export interface FeedProduct {
  id: number;
  name: string;
  description: string;
  path: string;
  category: string | null;
  /** Photo paths under the shop's origin, the main photo first. */
  photos: readonly string[];
  priceCents: Cents | null;
  previousCents: Cents | null;
  soldOut: boolean;
  options: readonly Pick<ProductOptionView, "name">[];
  variants: readonly PublicVariant[];
}

export interface FeedShop {
  name: string;
  description: string | null;
  origin: string;
  currency: string;
}

/** The id of a product or variant in feeds and in analytics events: both must match. */
export const feedId = (productId: number, variantId: number | null = null): string =>
  variantId === null ? String(productId) : `${productId}-${variantId}`;

/** Feeds reject text in all capitals: "REMERA LISA XL" becomes "Remera lisa xl". */
export function withoutAllCaps(text: string): string {
  const letters = text.replace(/\P{L}/gu, "");
  if (letters.length < 5 || letters !== letters.toUpperCase()) return text;
  return text
    .toLowerCase()
    .replace(/(^|[.!?]\s+|\n\s*)(\p{L})/gu, (_, before: string, first: string) => before + first.toUpperCase());
}

const ATTRIBUTES: readonly (readonly [RegExp, string])[] = [
  [/^(?:talles?|tallas?|tamanos?|sizes?|medidas?|numeros?)$/, "g:size"],
  [/^(?:color(?:es)?)$/, "g:color"],
  [/^(?:material(?:es)?|telas?)$/, "g:material"],
  [/^(?:estampados?|disenos?)$/, "g:pattern"],
];

/** The feed's attribute for one of our options; null if it has none. */
export function feedAttribute(option: string): string | null {
  const name = foldText(option);
  return ATTRIBUTES.find(([words]) => words.test(name))?.[1] ?? null;
}

/** The query parameter of a product's page that names the variant with which it opens: pages are cached without it. */
export const VARIANT_MARK = "variante";

/** The address of a variant: that of its product, with the variant chosen. */
export const variantPath = (path: string, variantId: number): string => `${path}?${VARIANT_MARK}=${variantId}`;

interface Offer {
  id: string;
  title: string;
  path: string;
  priceCents: Cents;
  soldOut: boolean;
  more: string;
}

/** One row per item that can be bought: the product, or each of its variants. None without a price. */
function offersOf(product: FeedProduct): Offer[] {
  const { id, name, path, priceCents, soldOut, options, variants } = product;
  if (options.length === 0)
    return priceCents === null ? [] : [{ id: feedId(id), title: name, path, priceCents, soldOut, more: "" }];
  return variants.flatMap((variant) => {
    if (variant.priceCents === null) return [];
    const attributes = options.map(({ name: option }, index) => {
      const attribute = feedAttribute(option);
      return attribute ? xmlElement(attribute, variant.values[index]) : "";
    });
    return {
      id: feedId(id, variant.id),
      title: [name, ...variant.values].join(", "),
      path: variantPath(path, variant.id),
      priceCents: variant.priceCents,
      soldOut: variant.soldOut,
      more: xmlElement("g:item_group_id", feedId(id)) + attributes.join(""),
    };
  });
}

/**
 * The rows of one product; none if a feed would reject it because it has no price or no photo. What we know of a product
 * identifies it for nobody else: neither is the shop its brand, nor a merchant's code a number of the manufacturer.
 */
export function feedItems(product: FeedProduct, { origin, currency }: FeedShop): string[] {
  const [photo, ...photos] = product.photos;
  if (photo === undefined) return [];
  const money = (cents: Cents) => `${decimalFromCents(cents)} ${currency}`;
  const description = collapseBlanks(withoutAllCaps(product.description)).slice(0, DESCRIPTION);
  return offersOf(product).map(({ id, title, path, priceCents, soldOut, more }) => {
    const { previousCents } = product;
    const reduced = isReduced(previousCents, priceCents);
    const calm = withoutAllCaps(title).slice(0, TITLE);
    return `<item>${[
      xmlElement("g:id", id),
      xmlElement("title", calm),
      xmlElement("description", description || calm),
      xmlElement("link", origin + path),
      xmlElement("g:image_link", origin + photo),
      ...photos.slice(0, MORE_PHOTOS).map((url) => xmlElement("g:additional_image_link", origin + url)),
      xmlElement("g:availability", soldOut ? "out_of_stock" : "in_stock"),
      xmlElement("g:price", money(reduced ? previousCents : priceCents)),
      reduced ? xmlElement("g:sale_price", money(priceCents)) : "",
      xmlElement("g:condition", "new"),
      xmlElement("g:identifier_exists", "no"),
      xmlElement("g:product_type", product.category?.slice(0, PRODUCT_TYPE)),
      more,
    ].join("")}</item>\n`;
  });
}

/** RSS 2.0 with Google's namespace, which Meta reads too. */
export function feedXml(shop: FeedShop, items: readonly string[]): string {
  const about = xmlText(shop.description ?? shop.name);
  return `${XML_HEAD}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${xmlElement("title", shop.name)}${xmlElement("link", `${shop.origin}/`)}<description>${about}</description>\n${items.join("")}</channel></rss>\n`;
}
