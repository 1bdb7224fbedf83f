import { CartPage } from "~/features/catalogue/cart-page";
import { SuspendedPage } from "~/features/catalogue/suspended-page";
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
  return pageHead(frame, { title: frame.copy.order, path: "/catalogo/carrito", hidden: true });
}

export default async function Cart({ params }: Props) {
  const { frame } = await openShop((await params).tent);
  return frame.shop.suspended ? <SuspendedPage frame={frame} /> : <CartPage frame={frame} />;
}
