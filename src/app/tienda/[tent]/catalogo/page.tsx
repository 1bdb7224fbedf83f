import { cataloguePage, pageOfCatalogue } from "../catalogue-page";
import { pageHead } from "../page-head";
import { openShop } from "../read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { frame } = await openShop((await params).tent);
  return pageHead(frame, { title: frame.copy.catalogue, path: "/catalogo", list: pageOfCatalogue(frame, 1) });
}

export default async function Catalogue({ params }: Props) {
  return cataloguePage((await params).tent, 1);
}
