import type { Unit } from "~/generated/prisma/enums";

/** Amounts are decimal numbers as text, as the database takes them. */
export interface DemoProduct {
  name: string;
  /** Code points of the Fluent emoji that is photographed, one per picture; none for a product without photo. */
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
  /** What a combination has of its own; the others cost what the product costs and are unlimited. */
  variants?: Readonly<Record<string, { price?: string; stock?: string; paused?: boolean }>>;
}

export interface DemoCategory {
  name: string;
  paused?: boolean;
  photo?: string;
  products: readonly DemoProduct[];
}

export interface DemoShop {
  /** Two colours of the ground of each photo: in the light, in the shade. */
  grounds: readonly (readonly [string, string])[];
  categories: readonly DemoCategory[];
  uncategorised: readonly DemoProduct[];
}
