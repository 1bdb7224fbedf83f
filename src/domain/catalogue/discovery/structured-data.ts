import { type Cents, cents, decimalFromCents } from "../../money/money";
import { imageFileUrl } from "../../product/images/image";
import type { BranchView, ProductDetail, ShopView } from "../view";
import { feedAttribute, feedId, variantPath } from "./feed";

/** A schema.org object as JSON. */
export type Thing = { [name: string]: string | number | null | undefined | Thing | readonly (string | Thing)[] };

export interface Described {
  shop: ShopView;
  origin: string;
}

const CONTEXT = "https://schema.org";
const PICTURE = 1280;
const LOGO = 640;
const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const LONGEST = 300;
/** From this many variants on, a price range replaces the list, which would outweigh the page itself. */
const MOST_VARIANTS = 24;

/** JSON for a `<script>`, escaped so that no text can close the element. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify(things.length === 1 ? things[0] : things).replaceAll("<", "\\u003c");

/** The days and hours of the week, of which those that close before they open go on past midnight, and the holidays. */
const opening = ({ hours, holiday }: ShopView): Thing[] => {
  const week = (hours ?? []).map(({ day, from, until }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: DAYS[day - 1],
    opens: from,
    closes: until === "24:00" ? "23:59" : until,
  }));
  if (week.length === 0 || !holiday) return week;
  const closed = { opens: "00:00", closes: "00:00", validFrom: holiday.from, validThrough: holiday.until };
  return [...week, { "@type": "OpeningHoursSpecification", ...closed }];
};

const place = ({ address, phone, mapsUrl }: BranchView): Thing => ({
  address: address ? { "@type": "PostalAddress", streetAddress: address } : undefined,
  telephone: phone ?? undefined,
  hasMap: mapsUrl ?? undefined,
});

/** The shop itself: a store with an address, or an online store. */
export function storeData({ shop, origin }: Described): Thing {
  const [branch, ...others] = shop.branches.filter(({ address }) => address);
  const links = [shop.instagram, shop.facebook].flatMap((link) => link?.url ?? []);
  const hours = opening(shop);
  return {
    "@context": CONTEXT,
    "@type": branch ? "Store" : "OnlineStore",
    "@id": `${origin}/#tienda`,
    name: shop.name,
    url: `${origin}/`,
    description: shop.description ?? shop.tagline ?? undefined,
    logo: shop.logo ? origin + imageFileUrl(shop.logo, LOGO) : undefined,
    image: shop.cover ? origin + imageFileUrl(shop.cover, PICTURE) : undefined,
    telephone: shop.whatsapp ? `+${shop.whatsapp}` : undefined,
    sameAs: links.length > 0 ? links : undefined,
    ...(branch
      ? { ...place(branch), telephone: branch.phone ?? (shop.whatsapp ? `+${shop.whatsapp}` : undefined) }
      : {}),
    // an online store has no opening hours: its hours are when somebody replies
    openingHoursSpecification: branch && hours.length > 0 ? hours : undefined,
    department:
      others.length > 0 ? others.map((one) => ({ "@type": "Store", name: one.name, ...place(one) })) : undefined,
  };
}

interface Price {
  priceCents: Cents | null;
  soldOut: boolean;
}

const availability = (soldOut: boolean) => `${CONTEXT}/${soldOut ? "OutOfStock" : "InStock"}`;

/** The offer of a price; none for a missing price or a price of zero. */
function offer({ priceCents, soldOut }: Price, shop: ShopView, url: string): Thing | undefined {
  if (!priceCents) return undefined;
  return {
    "@type": "Offer",
    url,
    price: decimalFromCents(priceCents),
    priceCurrency: shop.currency,
    availability: availability(soldOut),
    itemCondition: `${CONTEXT}/NewCondition`,
  };
}

const PROPERTIES: Record<string, string> = {
  "g:size": "size",
  "g:color": "color",
  "g:material": "material",
  "g:pattern": "pattern",
};
const propertyOf = (option: string): string | undefined => PROPERTIES[feedAttribute(option) ?? ""];

/** A product as its page shows it, with its price or the prices of its variants. */
export function productData(product: ProductDetail, { shop, origin }: Described): Thing {
  const url = origin + product.path;
  const common: Thing = {
    name: product.name,
    description: product.description.replace(/\s+/g, " ").slice(0, LONGEST) || undefined,
    image: product.photos.length > 0 ? product.photos.map((photo) => origin + imageFileUrl(photo, PICTURE)) : undefined,
    category: product.category?.name,
    sku: product.sku ?? undefined,
  };
  const { options, variants } = product;
  const priced = variants.filter(({ priceCents }) => priceCents);
  if (options.length === 0 || priced.length === 0)
    return {
      "@context": CONTEXT,
      "@type": "Product",
      ...common,
      offers: options.length === 0 ? offer(product, shop, url) : undefined,
    };
  if (variants.length > MOST_VARIANTS) {
    const prices = priced.map(({ priceCents }) => priceCents ?? cents(0));
    return {
      "@context": CONTEXT,
      "@type": "Product",
      ...common,
      offers: {
        "@type": "AggregateOffer",
        lowPrice: decimalFromCents(cents(Math.min(...prices))),
        highPrice: decimalFromCents(cents(Math.max(...prices))),
        priceCurrency: shop.currency,
        offerCount: priced.length,
        availability: availability(product.soldOut),
      },
    };
  }
  const varies = options.flatMap(({ name }) => propertyOf(name) ?? []);
  const { sku, ...shared } = common;
  return {
    "@context": CONTEXT,
    "@type": "ProductGroup",
    ...shared,
    url,
    productGroupID: feedId(product.id),
    variesBy: varies.length > 0 ? varies.map((name) => `${CONTEXT}/${name}`) : undefined,
    hasVariant: priced.map((variant) => ({
      "@type": "Product",
      name: [product.name, ...variant.values].join(", "),
      sku: feedId(product.id, variant.id),
      image: product.photo ? origin + imageFileUrl(product.photo, PICTURE) : undefined,
      ...Object.fromEntries(
        options.flatMap(({ name }, index) => {
          const property = propertyOf(name);
          return property ? [[property, variant.values[index]]] : [];
        }),
      ),
      offers: offer(variant, shop, variantPath(url, variant.id)),
    })),
  };
}

/** The breadcrumb trail of a page, as the page shows it. */
export function trailData(trail: readonly { name: string; path: string }[], origin: string): Thing {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
