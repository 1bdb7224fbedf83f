import type { Unit } from "~/generated/prisma/enums";

/** Amounts are decimal numbers as text, the format that the database accepts. */
export interface DemoProduct {
  name: string;
  /** Code points of the Fluent emoji, one per photo; empty for a product without photos. */
  photos: readonly string[];
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
}

export interface DemoCategory {
  name: string;
  paused?: boolean;
  photo?: string;
  products: readonly DemoProduct[];
}

export interface DemoShop {
  /** The background of each photo as two colours: light and shade. */
  grounds: readonly (readonly [string, string])[];
  categories: readonly DemoCategory[];
  uncategorised: readonly DemoProduct[];
}
