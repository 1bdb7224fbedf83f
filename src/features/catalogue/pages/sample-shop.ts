import type { CategoryEntry, ListingPageRange, PhotoView, ProductCardView, ShopView } from "~/domain/catalogue/view";
import type { HomeView } from "~/domain/home/view";
import { ONE } from "~/domain/money/milli";
import { cents } from "~/domain/money/money";
import { NO_RULES } from "~/domain/pricing/rules";
import type { Frame } from "../parts/frame";

const PRICES = [3_290_000, 1_850_000, 1_240_000, 2_175_000].map(cents);
const PREVIOUS = [null, cents(2_200_000), null, null];
/** Sample pictures shared with the product's home page. */
const PICTURES = ["taza", "tetera", "vela", "mochila"];
const SIDE = 240;

const photoOf = (index: number): PhotoView => ({
  hash: "",
  width: SIDE,
  height: SIDE,
  file: `/inicio/${PICTURES[index]}.webp`,
});

function sampleCards({ copy }: Frame): ProductCardView[] {
  return copy.samples.products.map((name, index) => ({
    id: index + 1,
    categoryId: null,
    name,
    path: "/catalogo",
    choices: null,
    priceCents: PRICES[index] ?? null,
    from: false,
    previousCents: PREVIOUS[index] ?? null,
    offer: Boolean(PREVIOUS[index]),
    soldOut: false,
    left: null,
    stock: null,
    addedAt: null,
    restockedAt: null,
    photo: photoOf(index),
    unit: "UNIT",
    step: ONE,
    minQuantity: ONE,
  }));
}

function sampleCategories({ copy }: Frame): CategoryEntry[] {
  return copy.samples.categories.map((name, index) => ({
    id: index + 1,
    name,
    path: `/muestra-${index + 1}`,
    count: index === 0 ? PRICES.length : 2,
    photo: photoOf(index * 2),
  }));
}

/** The merchant's own shop filled with sample products. */
export const sampleShop = (frame: Frame): ShopView => ({
  ...frame.shop,
  tagline: frame.shop.tagline ?? frame.copy.samples.tagline,
  categories: sampleCategories(frame),
  rules: NO_RULES,
  productCount: PRICES.length,
});

export function sampleListing(frame: Frame): ListingPageRange {
  const cards = sampleCards(frame);
  const sections = sampleCategories(frame).map((entry, index) => ({
    entry,
    products: index === 0 ? cards : cards.slice(1, 3),
  }));
  return { offers: [], sections, page: 1, pages: 1 };
}

/** The home of a shop that has no products yet, with sample products. */
export function sampleHome(frame: Frame): HomeView {
  const cover = {
    hidden: false,
    focus: null,
    button: "catalogue" as const,
    heading: frame.shop.tagline,
    text: null,
    photo: null,
    showcase: [],
  };
  return {
    cover,
    sections: [{ kind: "new", id: "new", heading: null, display: "grid", products: sampleCards(frame) }],
  };
}
