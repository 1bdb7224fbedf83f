import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { productCopy } from "~/copy/product";
import { idSchema } from "~/domain/fields";
import { EditProductScreen } from "~/features/product/crud/edit-product-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { api, HydrateClient } from "~/trpc/server";

export const metadata: Metadata = { title: productCopy.form.editTitle };

export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const id = idSchema.safeParse(Number((await params).id));
  if (!id.success) notFound();
  const [product] = await Promise.all([
    orNotFound(api.product.get({ id: id.data })),
    api.category.list.prefetch(),
    api.stockAlert.count.prefetch({ productId: id.data }),
  ]);
  return (
    <HydrateClient>
      <EditProductScreen product={product} />
    </HydrateClient>
  );
}
