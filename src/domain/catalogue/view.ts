import type { Cents } from "../money/money";
import type { QuantityRule, Unit } from "../money/quantity";
import type { AnalyticsIds } from "../tent/analytics";
import type { HolidayDays, OpeningHours } from "../tent/hours";
import type { ThemeChoice } from "../theme/theme";

/** A stored picture: its files are named by the content's hash and a width. */
export interface PhotoView {
  hash: string;
  width: number;
  height: number;
  /** The address of one that no store keeps. */
  file?: string;
}

/** How much of a product can be asked for. */
export interface Portion extends QuantityRule {
  unit: Unit;
}

export interface CategoryEntry {
  /** Null for the products without category. */
  id: number | null;
  name: string;
  /** Behind the shop's base: `/remeras`, `/otros-productos`. */
  path: string;
  count: number;
  photo: PhotoView | null;
}

export interface SpecialCategory {
  name: string;
  path: string;
  description: string | null;
  count: number;
  photo: PhotoView | null;
}

export interface BranchView {
  id: number;
  name: string;
  address: string | null;
  hours: string | null;
  phone: string | null;
  text: string | null;
  mapsUrl: string | null;
  /** Only digits, as `wa.me` wants them; null where the branch has no number of its own. */
  whatsapp: string | null;
}

export interface SocialLink {
  url: string;
  label: string;
}

export interface DeliveryView {
  enabled: boolean;
  text: string | null;
  costCents: Cents | null;
  freeFromCents: Cents | null;
  zones: { name: string; costCents: Cents | null }[];
}

/** "Cerrado por vacaciones": `now` is what the server saw, the browser looks again. */
export interface HolidayView extends HolidayDays {
  text: string | null;
  now: boolean;
}

/** How one pays a shop. */
export interface PaymentView {
  text: string | null;
  /** Where a transfer goes. */
  alias: string | null;
  account: string | null;
  holder: string | null;
  /** Percent that cash or a transfer takes off; 0 is none. */
  cashDiscount: number;
}

/** What the law wants at the foot of a shop. */
export interface LegalView {
  name: string | null;
  cuit: string | null;
  dataFiscalUrl: string | null;
  /** "Botón de arrepentimiento": a chat with the words already written. */
  regret: boolean;
}

/** What every page of a shop shows around its own content. */
export interface ShopView {
  id: number;
  name: string;
  /** Where search engines are to find it: its own domain, or its subdomain with us. */
  origin: string;
  tagline: string | null;
  description: string | null;
  notice: string | null;
  logo: PhotoView | null;
  cover: PhotoView | null;
  /** What stands where a photo is missing; null where the style draws it. */
  noPhoto: PhotoView | null;
  countryId: number;
  currency: string;
  symbol: string;
  /** Only digits, as `wa.me` wants them; null where the shop gave no number. */
  whatsapp: string | null;
  instagram: SocialLink | null;
  facebook: SocialLink | null;
  suspended: boolean;
  /** Suspended by its own merchant, who keeps other shops open. */
  shut: boolean;
  /** Suspended by the team: nobody is sent to its chat. */
  closedByTeam: boolean;
  theme: ThemeChoice;
  minimumCents: Cents | null;
  delivery: DeliveryView;
  pickup: { enabled: boolean; text: string | null };
  payment: PaymentView;
  /** Null where the shop tells no schedule. */
  hours: OpeningHours | null;
  timeZone: string;
  holiday: HolidayView | null;
  legal: LegalView;
  /** What measures the shop's visits besides us, once a visitor agreed. */
  analytics: AnalyticsIds;
  /** Prices also say what they are without the national taxes of Argentina. */
  netPrices: boolean;
  installmentsText: string | null;
  branches: BranchView[];
  /** Categories with something to show, in the merchant's order; empty when the shop does not use them. */
  categories: CategoryEntry[];
  /** Products of no category, where the shop uses categories. */
  others: CategoryEntry | null;
  special: SpecialCategory | null;
  productCount: number;
  appName: string;
}

export interface ProductCardView extends Portion {
  id: number;
  name: string;
  /** Behind the shop's base: `/catalogo/12-remera-lisa`. */
  path: string;
  /** What there is to choose: "Talle · Color". */
  choices: string | null;
  /** The price, or the lowest of its variants; null is "Consultar". */
  priceCents: Cents | null;
  /** The variants differ in price. */
  from: boolean;
  previousCents: Cents | null;
  offer: boolean;
  soldOut: boolean;
  photo: PhotoView | null;
}

export interface ProductOptionView {
  name: string;
  values: string[];
}

export interface PublicVariant {
  id: number;
  values: string[];
  priceCents: Cents | null;
  soldOut: boolean;
}

export interface ProductDetail extends ProductCardView {
  description: string;
  sku: string | null;
  photos: PhotoView[];
  options: ProductOptionView[];
  variants: PublicVariant[];
  category: { name: string; path: string } | null;
  related: ProductCardView[];
}

export interface ListingSection {
  entry: CategoryEntry;
  products: ProductCardView[];
}

/** `/catalogo`: the offers, then some products of each category. */
export interface ListingPageRange {
  offers: ProductCardView[];
  sections: ListingSection[];
  page: number;
  pages: number;
}

/** One page of a flat list. */
export interface ListPage {
  products: ProductCardView[];
  total: number;
  page: number;
  pages: number;
}

export const PAGE_SIZE = 24;
/** Products a section shows before it links to its category. */
export const SECTION_SIZE = 8;

export const SEARCH_ORDERS = ["relevancia", "ofertas", "menor-precio", "mayor-precio", "nuevos"] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];
export const MAX_QUERY = 60;

/** What a visitor asked for in the address of the search page. */
export interface SearchQuery {
  query: string;
  order: SearchOrder;
  category: string | null;
  offersOnly: boolean;
  minCents: Cents | null;
  maxCents: Cents | null;
  page: number;
}

/** A search before anything is asked. */
export const ANYTHING: Readonly<SearchQuery> = {
  query: "",
  order: "relevancia",
  category: null,
  offersOnly: false,
  minCents: null,
  maxCents: null,
  page: 1,
};

const PAGE_NUMBER = /^[1-9][0-9]{0,4}$/;

/** The page number of an address, or null for anything that is none. */
export const parsePageNumber = (text: string): number | null => (PAGE_NUMBER.test(text) ? Number(text) : null);

export const pageCount = (total: number, size = PAGE_SIZE): number => Math.max(1, Math.ceil(total / size));

/** Categories on one page of `/catalogo`; a page of many shows fewer products of each. */
const SECTIONS = 12;
const FEW_SECTIONS = 3;

export const listingPages = (categories: number): number => pageCount(categories, SECTIONS);

/** The categories of a page of `/catalogo`, and how many products each of them shows. */
export function listingSections(
  entries: readonly CategoryEntry[],
  page: number,
): { shown: CategoryEntry[]; each: number } {
  const shown = entries.slice((page - 1) * SECTIONS, page * SECTIONS);
  return { shown, each: entries.length <= FEW_SECTIONS ? SECTION_SIZE : SECTION_SIZE / 2 };
}
