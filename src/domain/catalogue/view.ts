import type { Milli } from "../money/milli";
import type { Cents } from "../money/money";
import type { MoneyFormat } from "../money/number-format";
import type { QuantityRule } from "../money/quantity";
import type { Unit } from "../money/unit";
import type { AskedPhone } from "../order/place/asked-phone";
import type { PaymentPercent } from "../order/place/payment";
import type { ShopRules } from "../pricing/rules";
import type { FocalPoint } from "../product/images/focal-point";
import type { PictureInk } from "../product/images/ink";
import type { AnalyticsIds } from "../tent/analytics";
import type { HolidayDays, OpeningHours } from "../tent/hours";
import type { ThemeChoice } from "../theme/theme";
import type { ChosenOption, Facets } from "./search/facets";

/** A stored image: its files are named after the content hash and a width. */
export interface PhotoView {
  hash: string;
  width: number;
  height: number;
  ink?: PictureInk | null;
  /** The URL of an image that is not in the image store. */
  file?: string;
}

/** The quantities a product is sold in. */
interface Portion extends QuantityRule {
  unit: Unit;
}

/** How a shop's listings look: cards with photos, or rows from A to Z. */
export type ListingLayout = "grid" | "list";

export interface CategoryEntry {
  /** Null for the products without a category. */
  id: number | null;
  name: string;
  /** Path below the shop's base: `/remeras`, `/otros-productos`. */
  path: string;
  count: number;
  photo: PhotoView | null;
}

interface SpecialCategory {
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
  /** Digits only, as `wa.me` requires; null if the branch has no number of its own. */
  whatsapp: string | null;
}

export interface SocialLink {
  url: string;
  label: string;
}

interface DeliveryView {
  enabled: boolean;
  text: string | null;
  costCents: Cents | null;
  freeFromCents: Cents | null;
  zones: { name: string; costCents: Cents | null }[];
}

/** "Cerrado por vacaciones": `now` is the server's evaluation; the browser evaluates it again. */
interface HolidayView extends HolidayDays {
  text: string | null;
  now: boolean;
}

/** How a shop accepts payment. */
export interface PaymentView {
  text: string | null;
  /** The account for bank transfers. */
  alias: string | null;
  account: string | null;
  holder: string | null;
  /** What the ways to pay take off or add, those that do, in the order of the cart. */
  adjustments: PaymentPercent[];
}

/** The legal information in a shop's footer. */
interface LegalView {
  name: string | null;
  cuit: string | null;
  dataFiscalUrl: string | null;
  /** "Botón de arrepentimiento" (right of withdrawal): a chat with a prefilled message. */
  regret: boolean;
}

/** A price list as its customers see it. */
interface ListView {
  id: number;
  name: string;
  minTotalCents: Cents | null;
  minUnits: number | null;
}

/** The shop's cover image, with the point that every crop of it keeps in view. */
export interface CoverPhoto extends PhotoView {
  focus: FocalPoint | null;
}

/** The data that every page of a shop shows around its own content. */
export interface ShopView {
  id: number;
  name: string;
  /** The canonical origin for search engines: its own domain, or its subdomain with us. */
  origin: string;
  tagline: string | null;
  description: string | null;
  notice: string | null;
  logo: PhotoView | null;
  cover: CoverPhoto | null;
  /** The placeholder for a missing photo; null if the style draws it. */
  noPhoto: PhotoView | null;
  countryId: number;
  currency: string;
  money: MoneyFormat;
  /** Digits only, as `wa.me` requires; null if the shop has no number. */
  whatsapp: string | null;
  instagram: SocialLink | null;
  facebook: SocialLink | null;
  suspended: boolean;
  /** Suspended by its own merchant, who has other shops open. */
  shut: boolean;
  /** Suspended by the team: no links to its chat are shown. */
  closedByTeam: boolean;
  theme: ThemeChoice;
  minimumPurchaseCents: Cents | null;
  customerPhone: AskedPhone;
  delivery: DeliveryView;
  /** Not enabled either while the merchant never said how orders are received: that is agreed then. */
  pickup: { enabled: boolean; text: string | null };
  payment: PaymentView;
  /** The promotions and quantity breaks in force. */
  rules: ShopRules;
  /** Another promotion begins later, or one ends. */
  rulesChange: boolean;
  /** Customers may have the code of a coupon. */
  hasCoupons: boolean;
  /** The price list whose prices are shown; null with the public ones. */
  list: ListView | null;
  /** Its prices are only for the customers of a list. */
  pricesHidden: boolean;
  /** Has price lists, of which a device may remember one. */
  hasLists: boolean;
  /** Visitors may ask for the prices of a list. */
  takesListRequests: boolean;
  /** Null if the shop has no schedule. */
  hours: OpeningHours | null;
  timeZone: string;
  holiday: HolidayView | null;
  legal: LegalView;
  /** The merchant's own analytics, which run once a visitor consents. */
  analytics: AnalyticsIds;
  /** Also show prices without the national taxes of Argentina. */
  netPrices: boolean;
  installmentsText: string | null;
  branches: BranchView[];
  /** Categories with visible products, in the merchant's order; empty when the shop does not use categories. */
  categories: CategoryEntry[];
  /** Products without a category, if the shop uses categories. */
  others: CategoryEntry | null;
  special: SpecialCategory | null;
  productCount: number;
  layout: ListingLayout;
  appName: string;
}

export interface ProductCardView extends Portion {
  id: number;
  categoryId: number | null;
  name: string;
  /** Path below the shop's base: `/catalogo/12-remera-lisa`. */
  path: string;
  /** The names of the options: "Talle · Color". */
  choices: string | null;
  /** The price, or the lowest of its variants; null means "Consultar". */
  priceCents: Cents | null;
  /** The variants differ in price. */
  from: boolean;
  previousCents: Cents | null;
  offer: boolean;
  soldOut: boolean;
  /** How many are left, when they are few: "Quedan 2". */
  left: number | null;
  /** Of a product without variants; null when unlimited. */
  stock: Milli | null;
  /** When it was added, as epoch milliseconds; null for samples. Whether that was this week depends on the day. */
  addedAt: number | null;
  /** When it last came back in stock. */
  restockedAt: number | null;
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
  /** Null when unlimited. */
  stock: Milli | null;
}

export interface ProductDetail extends ProductCardView {
  description: string;
  sku: string | null;
  photos: PhotoView[];
  options: ProductOptionView[];
  variants: PublicVariant[];
  category: { name: string; path: string } | null;
  related: ProductCardView[];
  /** All of `related` were ordered together with it; otherwise some or all are of its category. */
  orderedTogether: boolean;
}

interface ListingSection {
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

/** A page of search results. */
export interface SearchResults extends ListPage {
  /** The query that found them, when nothing had the words as typed. */
  correction?: string;
  /** The words that were searched instead, when no product has all of the query. */
  part?: string;
  facets?: Facets;
}

export const PAGE_SIZE = 24;
const LIST_PAGE_SIZE = 100;
/** Products on one page of a listing; rows take less room than cards. */
export const listingSize = (layout: ListingLayout): number => (layout === "list" ? LIST_PAGE_SIZE : PAGE_SIZE);
/** Products a section shows before it links to its category. */
export const SECTION_SIZE = 8;

export const SEARCH_ORDERS = ["relevancia", "ofertas", "menor-precio", "mayor-precio", "nuevos"] as const;
export type SearchOrder = (typeof SEARCH_ORDERS)[number];
export const MAX_QUERY = 60;

/** The criteria in the query string of the search page. */
export interface SearchQuery {
  query: string;
  order: SearchOrder;
  /** Slugs. */
  categories: readonly string[];
  options: readonly ChosenOption[];
  inStockOnly: boolean;
  offersOnly: boolean;
  minCents: Cents | null;
  maxCents: Cents | null;
  /** Searches for the words exactly as typed: no other forms, no corrections. */
  literal: boolean;
  page: number;
}

/** A search without criteria. */
export const EMPTY_SEARCH: Readonly<SearchQuery> = {
  query: "",
  order: "relevancia",
  categories: [],
  options: [],
  inStockOnly: false,
  offersOnly: false,
  minCents: null,
  maxCents: null,
  literal: false,
  page: 1,
};

const PAGE_NUMBER = /^[1-9][0-9]{0,4}$/;

/** Parses a page number in a path; null if invalid. */
export const parsePageNumber = (text: string): number | null => (PAGE_NUMBER.test(text) ? Number(text) : null);

export const pageCount = (total: number, size = PAGE_SIZE): number => Math.max(1, Math.ceil(total / size));

/** Categories on one page of `/catalogo`; with this many, fewer products of each are shown. */
const SECTIONS = 12;
const FEW_SECTIONS = 3;

/** Pages of `/catalogo`: of its products in a list or without categories, else of its categories. */
export function cataloguePages({ layout, categories, others, productCount }: CatalogueSize): number {
  if (layout === "list" || categories.length === 0) return pageCount(productCount, listingSize(layout));
  return pageCount(categories.length + (others ? 1 : 0), SECTIONS);
}

type CatalogueSize = Pick<ShopView, "layout" | "categories" | "others" | "productCount">;

/** The categories of a page of `/catalogo`, and how many products each of them shows. */
export function listingSections(
  entries: readonly CategoryEntry[],
  page: number,
): { shown: CategoryEntry[]; each: number } {
  const shown = entries.slice((page - 1) * SECTIONS, page * SECTIONS);
  return { shown, each: entries.length <= FEW_SECTIONS ? SECTION_SIZE : SECTION_SIZE / 2 };
}

/**
 * What a section of `/catalogo` shows of its products, which are `each` more than fit: none that the offers above it show,
 * as its link leads to all, unless those are all it has.
 */
export function sectionProducts(
  products: readonly ProductCardView[],
  { offers, each }: { offers: readonly ProductCardView[]; each: number },
): ProductCardView[] {
  const above = new Set(offers.map(({ id }) => id));
  const others = products.filter(({ id }) => !above.has(id));
  return (others.length > 0 ? others : products).slice(0, each);
}
