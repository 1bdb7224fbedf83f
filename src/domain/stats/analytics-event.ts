import { cartTotal, lineCents, type StoredCartLine } from "../catalogue/cart/cart";
import { feedId } from "../catalogue/discovery/feed";
import { amountFromMilli, ONE } from "../money/milli";
import { amountFromCents, type Cents, cents } from "../money/money";

/** The product data that third-party analytics may receive. */
export type AnalyticsLine = Pick<
  StoredCartLine,
  "productId" | "variantId" | "name" | "variant" | "priceCents" | "quantity"
>;

export interface ViewedItem {
  productId: number;
  name: string;
  category: string | null;
  priceCents: Cents | null;
  /** The product is sold in variants. */
  varied: boolean;
}

/** A visitor's action, reported to the shop's own analytics: never who acted, nor search terms. */
export type AnalyticsEvent =
  | { kind: "view"; item: ViewedItem }
  | { kind: "add"; line: AnalyticsLine }
  | { kind: "checkout"; lines: readonly AnalyticsLine[] }
  | { kind: "order"; lines: readonly AnalyticsLine[] }
  | { kind: "chat" };

export type VendorEvent = [name: string, details: Record<string, unknown>];

/** Meta's events are sent in a URL, whose length is limited. */
const MOST_OF_META = 10;

/** The vendors expect decimals; we convert only after summing up. */
const worth = (cents: Cents, currency: string) => (cents > 0 ? { value: amountFromCents(cents), currency } : {});
const totalOf = (lines: readonly AnalyticsLine[]): Cents => cartTotal(lines as readonly StoredCartLine[]).cents;

/** The vendors expect integer quantities: 1.5 kg counts as one item at the price of 1.5 kg. */
function counted(line: AnalyticsLine): { quantity: number; cents: Cents | null } {
  return line.quantity % ONE === 0
    ? { quantity: amountFromMilli(line.quantity), cents: line.priceCents }
    : { quantity: 1, cents: lineCents(line as StoredCartLine) };
}

function ga4Item(line: AnalyticsLine) {
  const { quantity, cents } = counted(line);
  return {
    item_id: feedId(line.productId, line.variantId),
    item_name: line.name,
    ...(line.variant ? { item_variant: line.variant } : {}),
    ...(cents === null ? {} : { price: amountFromCents(cents) }),
    quantity,
  };
}

const GA4_NAMES = { checkout: "begin_checkout", order: "generate_lead" } as const;

/** The Google Analytics 4 event; null if there is no matching one. */
export function ga4Event(event: AnalyticsEvent, currency: string): VendorEvent | null {
  if (event.kind === "chat") return null;
  if (event.kind === "view") {
    const { productId, name, category, priceCents } = event.item;
    const item = {
      item_id: feedId(productId),
      item_name: name,
      ...(category ? { item_category: category } : {}),
      ...(priceCents === null ? {} : { price: amountFromCents(priceCents) }),
      quantity: 1,
    };
    return ["view_item", { ...worth(priceCents ?? cents(0), currency), items: [item] }];
  }
  const lines = event.kind === "add" ? [event.line] : event.lines;
  const name = event.kind === "add" ? "add_to_cart" : GA4_NAMES[event.kind];
  return [name, { ...worth(totalOf(lines), currency), items: lines.map(ga4Item) }];
}

const PIXEL_NAMES = { add: "AddToCart", checkout: "InitiateCheckout", order: "Lead" } as const;

/** The Meta pixel event; its ids match the feed's. */
export function pixelEvent(event: AnalyticsEvent, currency: string): VendorEvent {
  if (event.kind === "chat") return ["Contact", {}];
  if (event.kind === "view") {
    const { productId, name, category, priceCents, varied } = event.item;
    return [
      "ViewContent",
      {
        content_ids: [feedId(productId)],
        content_type: varied ? "product_group" : "product",
        content_name: name,
        ...(category ? { content_category: category } : {}),
        ...worth(priceCents ?? cents(0), currency),
      },
    ];
  }
  const lines = event.kind === "add" ? [event.line] : event.lines;
  const reported = lines.slice(0, MOST_OF_META);
  return [
    PIXEL_NAMES[event.kind],
    {
      content_ids: reported.map(({ productId, variantId }) => feedId(productId, variantId)),
      content_type: "product",
      contents: reported.map((line) => {
        const { quantity, cents } = counted(line);
        const id = feedId(line.productId, line.variantId);
        return { id, quantity, ...(cents === null ? {} : { item_price: amountFromCents(cents) }) };
      }),
      num_items: lines.reduce((sum, line) => sum + counted(line).quantity, 0),
      ...worth(totalOf(lines), currency),
    },
  ];
}

/** The part of a URL that third parties may see: path and campaign parameters, but no search. */
export function shareableAddress(address: string): string {
  if (!/^https?:/.test(address)) return "";
  const url = new URL(address);
  const campaign = [...url.searchParams].filter(([name]) => /^(?:utm_\w+|gclid|fbclid)$/.test(name));
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : "";
  // an order's URL grants access to it
  return url.origin + url.pathname.replace(/^(\/catalogo\/pedido)\/.*/, "$1") + query;
}
