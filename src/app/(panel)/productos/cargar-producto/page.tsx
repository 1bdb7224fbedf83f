import type { Metadata } from "next";
import { productCopy } from "~/copy/product";
import { NewProductScreen } from "~/features/product/unsent/new-product-screen";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: productCopy.form.newTitle };

export default async function NewProductPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <NewProductScreen />
    </HydrateClient>
  );
}
