import type { FocalPoint } from "~/domain/product/images/focal-point";
import type { Opening } from "~/domain/tent/hours";
import type { Prisma } from "~/generated/prisma/client";
import type { Unit } from "~/generated/prisma/enums";
import type { PictureName } from "./pictures";

/** Amounts are decimal numbers as text, the format that the database accepts. */
/** So many percent less in cash and by transfer, for a new shop. */
export const cashAndTransfer = (percent: number) => ({
  create: [
    { method: "CASH" as const, percent },
    { method: "TRANSFER" as const, percent },
  ],
});

export interface DemoProduct {
  name: string;
  photos: readonly PictureName[];
  price: string | null;
  previousPrice?: string;
  offer?: boolean;
  paused?: boolean;
  description?: string;
  sku?: string;
  stock?: string;
  unit?: Unit;
  step?: string;
  minQuantity?: string;
  options?: readonly { name: string; values: readonly string[] }[];
  /** Values of single combinations. The others have the product's price and unlimited stock. */
  variants?: Readonly<Record<string, { price?: string; stock?: string; paused?: boolean }>>;
  /** How long the shop has had it; some months by default. */
  daysOld?: number;
}

export interface DemoCategory {
  name: string;
  paused?: boolean;
  /** The first photo of its products by default. */
  photo?: PictureName;
  products: readonly DemoProduct[];
}

export interface ShopContent {
  categories: readonly DemoCategory[];
  uncategorised: readonly DemoProduct[];
}

export interface DemoOrder {
  hoursAgo: number;
  name: string;
  phone: string | null;
  /** Without a variant's name, the product's first variant. */
  lines: readonly (readonly [product: string, quantity: number, variant?: string])[];
  /** An order without an address is picked up. */
  address?: string;
  zone?: string;
  /** The first one by default. */
  branch?: string;
  note?: string;
  pays?: "CASH" | "TRANSFER" | "OTHER";
  /** By default an order of the last days is confirmed, and an older one archived, paid and delivered. */
  status?: "NEW" | "CONFIRMED" | "CANCELLED" | "ARCHIVED";
  paid?: boolean;
  delivery?: "TO_PREPARE" | "PREPARED" | "SENT" | "PICKED_UP";
  courier?: string;
  trackingNumber?: string;
}

export interface DemoVisits {
  /** Sessions on the first day; there are more every week. */
  sessions: number;
  /** The most viewed products, in descending order. */
  wanted: readonly string[];
  /** Searches without a result. */
  missed: readonly string[];
}

/** A section of a composed home, with products and categories by name. Without a heading, the default one. */
export type DemoSection = { heading?: string } & (
  | { kind: "best" | "new" | "offers" | "categories" | "links" | "visit" }
  | { kind: "picked"; products: readonly string[] }
  | { kind: "about"; text: string }
  | {
      kind: "banner";
      picture: PictureName;
      alt: string;
      text: string;
      button: string;
      leads: "chat" | { category: string };
    }
);

export interface DemoShop extends ShopContent {
  tent: Omit<Prisma.TentUncheckedCreateInput, "ownerId" | "countryId" | "logoId" | "coverId">;
  logo: PictureName;
  cover?: PictureName;
  /** The point of the cover that every crop keeps in view. */
  coverFocus?: FocalPoint;
  /** The sections of its home; the default ones if its merchant composed none. */
  home?: readonly DemoSection[];
  /** The shop's own links, after the built-in ones. */
  links?: readonly { name: string; url: string }[];
  orders?: readonly DemoOrder[];
  visits?: DemoVisits;
}

export interface DemoMerchant {
  email: string;
  /** Public, therefore listed in scripts/db/demo.ts: no other site starts with it. */
  password: string;
  name: string;
  countryId: number;
  trialDays: number;
  /** The free plan by default. */
  planId?: number;
  survey: Pick<Prisma.SurveyUncheckedCreateInput, "sells" | "sellsWhere" | "heardOf">;
  shop: DemoShop;
}

export const ARGENTINA_ID = 1;

/** The same opening hours on several days; 1 is Monday. Example: `open([6], "09:00-13:00")`. */
export const open = (days: readonly number[], ...hours: `${string}-${string}`[]): Opening[] =>
  days.flatMap((day) =>
    hours.map((text) => {
      const [from = "", until = ""] = text.split("-");
      return { day, from, until };
    }),
  );

export const WEEKDAYS = [1, 2, 3, 4, 5];

export const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
