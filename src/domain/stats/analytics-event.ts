import { cartTotal, lineCents, type StoredCartLine } from "../catalogue/cart/cart";
import { feedId } from "../catalogue/discovery/feed";
import { amountFromCents, type Cents, cents } from "../money/money";
import { amountFromMilli, ONE } from "../money/quantity";

/** A product as far as others may hear of it. */
export type AnalyticsLine = Pick<
  StoredCartLine,
  "productId" | "variantId" | "name" | "variant" | "priceCents" | "quantity"
>;

export interface ViewedItem {
  productId: number;
  name: string;
  category: string | null;
  priceCents: Cents | null;
  /** It is bought as one of its variants. */
  varied: boolean;
}

/** What a visitor did that the analytics of a shop's own are told: never who did it, nor what was searched. */
export type AnalyticsEvent =
  | { kind: "view"; item: ViewedItem }
  | { kind: "add"; line: AnalyticsLine }
  | { kind: "checkout"; lines: readonly AnalyticsLine[] }
  | { kind: "order"; lines: readonly AnalyticsLine[] }
  | { kind: "chat" };

export type VendorEvent = [name: string, details: Record<string, unknown>];

/** Meta's events travel in an address, which has an end. */
const MOST_OF_META = 10;

/** Theirs are decimal numbers; ours become such only when everything is added up. */
const worth = (cents: Cents, currency: string) => (cents > 0 ? { value: amountFromCents(cents), currency } : {});
const totalOf = (lines: readonly AnalyticsLine[]): Cents => cartTotal(lines as readonly StoredCartLine[]).cents;

/** Theirs are whole quantities: a kilo and a half is one thing at the price of a kilo and a half. */
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

/** What Google Analytics 4 is told of a deed; null where it has no word for it. */
export function ga4Event(deed: AnalyticsEvent, currency: string): VendorEvent | null {
  if (deed.kind === "chat") return null;
  if (deed.kind === "view") {
    const { productId, name, category, priceCents } = deed.item;
    const item = {
      item_id: feedId(productId),
      item_name: name,
      ...(category ? { item_category: category } : {}),
      ...(priceCents === null ? {} : { price: amountFromCents(priceCents) }),
      quantity: 1,
    };
    return ["view_item", { ...worth(priceCents ?? cents(0), currency), items: [item] }];
  }
  const lines = deed.kind === "add" ? [deed.line] : deed.lines;
  const name = deed.kind === "add" ? "add_to_cart" : GA4_NAMES[deed.kind];
  return [name, { ...worth(totalOf(lines), currency), items: lines.map(ga4Item) }];
}

const PIXEL_NAMES = { add: "AddToCart", checkout: "InitiateCheckout", order: "Lead" } as const;

/** What Meta's pixel is told of a deed; its ids are those of the feed. */
export function pixelEvent(deed: AnalyticsEvent, currency: string): VendorEvent {
  if (deed.kind === "chat") return ["Contact", {}];
  if (deed.kind === "view") {
    const { productId, name, category, priceCents, varied } = deed.item;
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
  const lines = deed.kind === "add" ? [deed.line] : deed.lines;
  const told = lines.slice(0, MOST_OF_META);
  return [
    PIXEL_NAMES[deed.kind],
    {
      content_ids: told.map(({ productId, variantId }) => feedId(productId, variantId)),
      content_type: "product",
      contents: told.map((line) => {
        const { quantity, cents } = counted(line);
        const id = feedId(line.productId, line.variantId);
        return { id, quantity, ...(cents === null ? {} : { item_price: amountFromCents(cents) }) };
      }),
      num_items: lines.reduce((sum, line) => sum + counted(line).quantity, 0),
      ...worth(totalOf(lines), currency),
    },
  ];
}

/** What of an address others may know: where it leads and which campaign brought one, not what was asked. */
export function shareableAddress(address: string): string {
  if (!/^https?:/.test(address)) return "";
  const url = new URL(address);
  const campaign = [...url.searchParams].filter(([name]) => /^(?:utm_\w+|gclid|fbclid)$/.test(name));
  const query = campaign.length > 0 ? `?${new URLSearchParams(campaign)}` : "";
  // an order's address opens it
  return url.origin + url.pathname.replace(/^(\/catalogo\/pedido)\/.*/, "$1") + query;
}
