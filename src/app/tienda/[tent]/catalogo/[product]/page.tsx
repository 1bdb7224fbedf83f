import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { productPicturePath } from "~/domain/catalogue/link-picture";
import { parseProductPath } from "~/domain/catalogue/slug";
import { productPicture } from "~/features/catalogue/link-picture-data";
import { ProductPage } from "~/features/catalogue/product-page";
import { StructuredProduct } from "~/features/catalogue/structured";
import { SuspendedPage } from "~/features/catalogue/suspended-page";
import { getProduct } from "~/server/services/catalogue/get-product";
import { pageHead } from "../../page-head";
import { openShop } from "../../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string; product: string }>;
}

const openProduct = cache(async (tent: string, address: string) => {
  const { frame, read } = await openShop(tent);
  const asked = parseProductPath(address);
  const product =
    asked && !frame.shop.suspended
      ? await read(["product", asked.id], (ctx, id) => getProduct(ctx, id, asked.id))
      : null;
  return { frame, product };
});

const SHORT = 160;

export async function generateMetadata({ params }: Props) {
  const { tent, product: address } = await params;
  const { frame, product } = await openProduct(tent, address);
  if (!product) return pageHead(frame, { path: "/", hidden: true });
  return pageHead(frame, {
    title: product.name,
    description: product.description.replace(/\s+/g, " ").slice(0, SHORT) || null,
    path: product.path,
    picture: productPicturePath(product.id, productPicture(frame, product)),
  });
}

export default async function Product({ params }: Props) {
  const { tent, product: address } = await params;
  const { frame, product } = await openProduct(tent, address);
  if (frame.shop.suspended) return <SuspendedPage frame={frame} />;
  if (!product) notFound();
  if (`/catalogo/${address}` !== product.path) permanentRedirect(frame.base + product.path);
  return (
    <>
      <StructuredProduct frame={frame} product={product} />
      <ProductPage frame={frame} product={product} />
    </>
  );
}
