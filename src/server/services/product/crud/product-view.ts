import type { Milli } from "~/domain/money/milli";
import { milliFromAmount } from "~/domain/money/milli";
import type { Cents } from "~/domain/money/money";
import { centsFromDecimal } from "~/domain/money/money";
import type { Unit } from "~/domain/money/unit";
import type { Prisma } from "~/generated/prisma/client";

/** A product as the panel edits it. */
export interface ProductView {
  id: number;
  tentId: number;
  name: string;
  description: string;
  /** Null means "Consultar". */
  price: Cents | null;
  previousPrice: Cents | null;
  sku: string | null;
  /** Null means unlimited; used only without variants. */
  stock: Milli | null;
  categoryId: number | null;
  paused: boolean;
  offer: boolean;
  order: number;
  unit: Unit;
  step: Milli;
  minQuantity: Milli;
  deletedAt: Date | null;
  /** What the merchant pays. Only for the panel. */
  cost: Cents | null;
  images: ProductImageView[];
  options: { name: string; values: string[] }[];
  variants: VariantView[];
}

export interface ProductImageView {
  id: number;
  productId: number;
  order: number;
  hash: string;
  width: number;
  height: number;
}

interface VariantView {
  id: number;
  values: string[];
  price: Cents | null;
  sku: string | null;
  stock: Milli | null;
  paused: boolean;
}

export const productImageSelect = {
  id: true,
  productId: true,
  order: true,
  image: { select: { hash: true, width: true, height: true, ink: true } },
} satisfies Prisma.ProductImageSelect;

/** The first photo of a product, as its lists show it. */
export const coverSelect = {
  orderBy: [{ order: "asc" }, { id: "asc" }],
  take: 1,
  select: { image: { select: { hash: true, width: true, ink: true } } },
} satisfies Prisma.Product$imagesArgs;

export const productSelect = {
  id: true,
  tentId: true,
  name: true,
  description: true,
  price: true,
  previousPrice: true,
  sku: true,
  stock: true,
  categoryId: true,
  paused: true,
  offer: true,
  order: true,
  unit: true,
  step: true,
  minQuantity: true,
  deletedAt: true,
  cost: { select: { cost: true } },
  images: { select: productImageSelect, orderBy: [{ order: "asc" }, { id: "asc" }] },
  options: { select: { name: true, values: true }, orderBy: { position: "asc" } },
  variants: {
    select: { id: true, values: true, price: true, sku: true, stock: true, paused: true },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.ProductSelect;

export function toProductImageView({
  image,
  ...row
}: Prisma.ProductImageGetPayload<{ select: typeof productImageSelect }>): ProductImageView {
  return { ...row, ...image };
}

export function toProductView(row: Prisma.ProductGetPayload<{ select: typeof productSelect }>): ProductView {
  return {
    ...row,
    price: centsFromDecimal(row.price),
    previousPrice: centsFromDecimal(row.previousPrice),
    cost: centsFromDecimal(row.cost?.cost ?? null),
    stock: milliFromAmount(row.stock),
    step: milliFromAmount(row.step),
    minQuantity: milliFromAmount(row.minQuantity),
    images: row.images.map(toProductImageView),
    variants: row.variants.map((variant) => ({
      ...variant,
      price: centsFromDecimal(variant.price),
      stock: milliFromAmount(variant.stock),
    })),
  };
}
