import { ProductPricesPart } from "~/features/price-lists/product-prices-part";
import { EditProductScreen } from "~/features/product/crud/edit-product-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api, HydrateClient } from "~/trpc/server";
import { idParam } from "../../id-param";

export const generateMetadata = titled((copy) => copy.product.form.editTitle);

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const id = await idParam(params);
  const [product] = await Promise.all([
    orNotFound(api.product.get({ id })),
    api.category.list.prefetch(),
    api.stockAlert.count.prefetch({ productId: id }),
    api.priceList.ofProduct.prefetch({ productId: id }),
  ]);
  return (
    <HydrateClient>
      <EditProductScreen product={product} listPrices={<ProductPricesPart product={{ id, name: product.name }} />} />
    </HydrateClient>
  );
}
