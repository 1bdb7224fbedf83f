import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { variantCopy } from "~/copy/variant";
import { idSchema } from "~/domain/fields";
import { VariantScreen } from "~/features/product/variants/variant-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { api } from "~/trpc/server";

export const metadata: Metadata = { title: variantCopy.title };

export default async function ProductVariantsPage({ params }: { params: Promise<{ id: string }> }) {
  const id = idSchema.safeParse(Number((await params).id));
  if (!id.success) notFound();
  const [product, inOrders] = await Promise.all([
    orNotFound(api.product.get({ id: id.data })),
    orNotFound(api.product.variantsInOrders({ id: id.data })),
  ]);
  return <VariantScreen key={product.id} product={product} inOrders={inOrders} />;
}
