import { specialPicturePath } from "~/domain/catalogue/link-picture";
import { specialPicture } from "~/features/catalogue/link-picture-data";
import { categoryBySlug, namedCategory, pageOfCategory } from "../category-page";
import { pageHead } from "../page-head";
import { openShop } from "../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string; category: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { tent, category } = await params;
  const open = await openShop(tent);
  const named = await namedCategory(open, category);
  if (!named || "movedTo" in named) return { title: open.frame.copy.notFound, robots: { index: false } };
  const special = named.shelf.of === "offers" ? specialPicture(open.frame) : null;
  return pageHead(open.frame, {
    title: named.name,
    description: named.description,
    path: named.path,
    list: pageOfCategory(named, 1),
    picture: special ? specialPicturePath(special) : undefined,
  });
}

export default async function Category({ params }: Props) {
  const { tent, category } = await params;
  return categoryBySlug(tent, category, 1);
}
