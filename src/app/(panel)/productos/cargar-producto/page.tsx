import { NewProductScreen } from "~/features/product/unsent/new-product-screen";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";

export const generateMetadata = titled((copy) => copy.product.form.newTitle);

export default async function NewProductPage() {
  await api.category.list.prefetch();
  return (
    <HydrateClient>
      <NewProductScreen />
    </HydrateClient>
  );
}
