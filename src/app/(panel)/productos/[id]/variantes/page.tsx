import { VariantScreen } from "~/features/product/variants/variant-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api } from "~/trpc/server";
import { idParam } from "../../../id-param";

export const generateMetadata = titled((copy) => copy.variant.title);

export default async function ProductVariantsPage({ params }: { params: Promise<{ id: string }> }) {
  const id = await idParam(params);
  const [product, inOrders] = await Promise.all([
    orNotFound(api.product.get({ id })),
    orNotFound(api.product.variantsInOrders({ id })),
  ]);
  return <VariantScreen key={product.id} product={product} inOrders={inOrders} />;
}
