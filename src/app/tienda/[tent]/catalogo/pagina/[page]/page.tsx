import { notFound, permanentRedirect } from "next/navigation";
import { parsePageNumber } from "~/domain/catalogue/view";
import { cataloguePage, pageOfCatalogue } from "../../../catalogue-page";
import { pageHead } from "../../../page-head";
import { openShop } from "../../../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string; page: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { tent, page } = await params;
  const { frame } = await openShop(tent);
  const number = parsePageNumber(page) ?? 1;
  return pageHead(frame, {
    title: frame.copy.allOfPage(number),
    path: `/catalogo/pagina/${number}`,
    list: pageOfCatalogue(frame, number),
  });
}

export default async function CataloguePages({ params }: Props) {
  const { tent, page } = await params;
  const number = parsePageNumber(page);
  if (number === null) notFound();
  if (number === 1) permanentRedirect(`${(await openShop(tent)).frame.base}/catalogo`);
  return cataloguePage(tent, number);
}
