import { categoryPage, looseProducts, pageOfCategory } from "../category-page";
import { pageHead } from "../page-head";
import { openShop } from "../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string }>;
}

export async function generateMetadata({ params }: Props) {
  const open = await openShop((await params).tent);
  const list = pageOfCategory(looseProducts(open), 1);
  return pageHead(open.frame, { title: open.frame.copy.otherProducts, path: "/otros-productos", list });
}

export default async function OtherProducts({ params }: Props) {
  const open = await openShop((await params).tent);
  return categoryPage(open, looseProducts(open), 1);
}
