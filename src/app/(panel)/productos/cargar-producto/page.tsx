import type { Metadata } from "next";
import { productCopy } from "~/copy/product";
import { ProductFormScreen } from "~/features/product/crud/product-form-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: productCopy.form.newTitle };

export default async function NewProductPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <ProductFormScreen product={null} />
    </HydrateClient>
  );
}
