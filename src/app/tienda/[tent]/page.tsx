import { pageCount, SECTION_SIZE } from "~/domain/catalogue/view";
import { HomePage } from "~/features/catalogue/home-page";
import { StructuredHome } from "~/features/catalogue/structured";
import { SuspendedPage } from "~/features/catalogue/suspended-page";
import { firstProducts, listProducts } from "~/server/services/catalogue/list-products";
import { pageHead } from "./page-head";
import { openShop } from "./read";

export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ tent: string }>;
}

export async function generateMetadata({ params }: Props) {
  const { frame } = await openShop((await params).tent);
  return pageHead(frame, { path: "/" });
}

export default async function Home({ params }: Props) {
  const { frame, read } = await openShop((await params).tent);
  const { shop } = frame;
  if (shop.suspended) return <SuspendedPage frame={frame} />;
  const [[offers = [], some = []], products] = await Promise.all([
    read(["home"], (ctx, id) => firstProducts(ctx, id, [{ of: "offers" }, { of: "all" }], SECTION_SIZE)),
    shop.categories.length === 0 ? read(["list", 1], (ctx, id) => listProducts(ctx, id, { of: "all" }, 1)) : null,
  ]);
  return (
    <>
      <StructuredHome frame={frame} />
      <HomePage
        frame={frame}
        offers={offers}
        list={products && { products, total: shop.productCount, page: 1, pages: pageCount(shop.productCount) }}
        showcase={[...offers, ...some].flatMap(({ photo }) => photo ?? [])}
      />
    </>
  );
}
