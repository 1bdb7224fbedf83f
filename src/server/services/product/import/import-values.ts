import { amountFromMilli } from "~/domain/money/milli";
import { amountFromCents } from "~/domain/money/money";
import type { ProductForm, VariantInput } from "~/domain/product/crud/schemas";
import type { ImportedValues } from "~/domain/product/import/plan/known-catalogue";
import type { PlannedProduct } from "~/domain/product/import/plan/planned-product";
import { foldText } from "~/domain/text";
import { addCategory } from "~/server/services/category/create-category";
import type { TentChange } from "~/server/services/tenancy/change-tent";
import type { ImportTent } from "./known-products";

type Categories = Pick<ImportTent, "categoryIds" | "categories">;

/** The planned values in the form's input shape; creates a category that does not exist yet. */
export async function inputOf(
  change: TentChange,
  shop: Categories,
  { values, variants, productId }: Pick<PlannedProduct, "values" | "variants" | "productId">,
): Promise<Partial<ProductForm>> {
  const { category, price, previousPrice, cost, stock, step, minQuantity, ...same } = values as Partial<ImportedValues>;
  const list = variants?.list.map(
    (variant): VariantInput => ({
      ...(variant.id === undefined ? {} : { id: variant.id }),
      options: Object.fromEntries((variants?.options ?? []).map((name, index) => [name, variant.values[index] ?? ""])),
      price: amountFromCents(variant.price),
      sku: variant.sku,
      stock: amountFromMilli(variant.stock),
      paused: variant.paused,
    }),
  );
  return {
    ...same,
    ...(category === undefined ? {} : { categoryId: await categoryId(change, shop, category) }),
    ...(price === undefined ? {} : { price: amountFromCents(price) }),
    ...(previousPrice === undefined ? {} : { previousPrice: amountFromCents(previousPrice) }),
    ...(cost === undefined ? {} : { cost: amountFromCents(cost) }),
    ...(stock === undefined ? {} : { stock: amountFromMilli(stock) }),
    ...(step === undefined ? {} : { step: amountFromMilli(step) }),
    ...(minQuantity === undefined ? {} : { minQuantity: amountFromMilli(minQuantity) }),
    ...(list ? { variants: list } : productId === null ? { variants: [] } : {}),
  };
}

async function categoryId(change: TentChange, shop: Categories, name: string | null): Promise<number | null> {
  if (name === null) return null;
  const known = shop.categoryIds.get(foldText(name));
  if (known !== undefined) return known;
  const { id } = await addCategory(change, { name });
  shop.categoryIds.set(foldText(name), id);
  shop.categories.set(foldText(name), name);
  return id;
}
