import { PhotoScreen } from "~/features/product/images/photo-screen";
import { orNotFound } from "~/server/api/or-not-found";
import { titled } from "~/server/api/page-context";
import { api } from "~/trpc/server";
import { idParam } from "../../../id-param";

export const generateMetadata = titled((copy) => copy.product.form.photos);

export default async function ProductImagesPage({ params }: { params: Promise<{ id: string }> }) {
  const id = await idParam(params);
  const product = await orNotFound(api.product.get({ id }));
  return <PhotoScreen key={product.id} product={product} />;
}
