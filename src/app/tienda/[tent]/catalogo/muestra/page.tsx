import { notFound } from "next/navigation";
import { sampleShelf, sampleShop } from "~/features/catalogue/sample-shop";
import { ShelfPage } from "~/features/catalogue/shelf-page";
import { cataloguePage } from "../../catalogue-page";
import { pageHead } from "../../page-head";
import { openShop } from "../../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { frame } = await openShop((await params).tent);
  return pageHead(frame, { title: frame.copy.catalogue, path: "/catalogo", hidden: true });
}

/** What the panel shows of a style that is tried on: the shop's catalogue, with sample goods while it has none. */
export default async function Sample({ params }: Props) {
  const { tent } = await params;
  const { frame, tried } = await openShop(tent);
  if (!tried) notFound();
  if (frame.shop.productCount > 0 || frame.shop.suspended) return cataloguePage(tent, 1);
  return <ShelfPage frame={{ ...frame, shop: sampleShop(frame) }} shelf={sampleShelf(frame)} />;
}
