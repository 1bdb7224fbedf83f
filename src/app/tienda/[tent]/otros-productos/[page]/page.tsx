import { notFound, permanentRedirect } from "next/navigation";
import { parsePageNumber } from "~/domain/catalogue/view";
import { categoryPage, looseProducts, pageOfCategory } from "../../category-page";
import { pageHead } from "../../page-head";
import { openShop } from "../../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string; page: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { tent, page } = await params;
  const open = await openShop(tent);
  const { frame } = open;
  const number = parsePageNumber(page) ?? 1;
  return pageHead(frame, {
    title: frame.copy.pageTitle(frame.copy.otherProducts, number),
    path: `/otros-productos/${number}`,
    list: pageOfCategory(looseProducts(open), number),
  });
}

export default async function OtherProductsPages({ params }: Props) {
  const { tent, page } = await params;
  const open = await openShop(tent);
  const number = parsePageNumber(page);
  if (number === null) notFound();
  if (number === 1) permanentRedirect(`${open.frame.base}/otros-productos`);
  return categoryPage(open, looseProducts(open), number);
}
