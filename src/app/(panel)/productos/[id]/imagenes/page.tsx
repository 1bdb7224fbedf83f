import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { productCopy } from "~/copy/product";
import { idSchema } from "~/domain/fields";
import { PhotoScreen } from "~/features/product/images/photo-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { api } from "~/trpc/server";

export const metadata: Metadata = { title: productCopy.form.photos };

export default async function ProductImagesPage({ params }: { params: Promise<{ id: string }> }) {
  const id = idSchema.safeParse(Number((await params).id));
  if (!id.success) notFound();
  const product = await orNotFound(api.product.get({ id: id.data }));
  return <PhotoScreen key={product.id} product={product} />;
}
