import type { Metadata } from "next";
import { productCopy } from "~/copy/product";
import { PhotoScreen } from "~/features/product/images/photo-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { api } from "~/trpc/server";
import { idParam } from "../../../id-param";

export const metadata: Metadata = { title: productCopy.form.photos };

export default async function ProductImagesPage({ params }: { params: Promise<{ id: string }> }) {
  const id = await idParam(params);
  const product = await orNotFound(api.product.get({ id }));
  return <PhotoScreen key={product.id} product={product} />;
}
