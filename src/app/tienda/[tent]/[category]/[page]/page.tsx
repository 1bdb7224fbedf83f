import { notFound, permanentRedirect } from "next/navigation";
import { parsePageNumber } from "~/domain/catalogue/view";
import { categoryBySlug, namedCategory, pageOfCategory } from "../../category-page";
import { pageHead } from "../../page-head";
import { openShop } from "../../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string; category: string; page: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { tent, category, page } = await params;
  const open = await openShop(tent);
  const named = await namedCategory(open, category);
  if (!named || "movedTo" in named) return { title: open.frame.copy.notFound, robots: { index: false } };
  const number = parsePageNumber(page) ?? 1;
  return pageHead(open.frame, {
    title: open.frame.copy.pageTitle(named.name, number),
    path: `${named.path}/${number}`,
    list: pageOfCategory(named, number),
  });
}

export default async function CategoryPages({ params }: Props) {
  const { tent, category, page } = await params;
  const number = parsePageNumber(page);
  if (number === null) notFound();
  if (number === 1) permanentRedirect(`${(await openShop(tent)).frame.base}/${category}`);
  return categoryBySlug(tent, category, number);
}
