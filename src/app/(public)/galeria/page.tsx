import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { galleryCopy } from "~/copy/gallery";
import { env } from "~/env";
import {
  GALLERY_PAGES,
  GALLERY_SHOPS,
  GALLERY_WIDTHS,
  Gallery,
  type GalleryView,
} from "~/features/catalogue/pages/gallery";
import { serviceContext } from "~/server/container";
import { getShop } from "~/server/services/catalogue/get-shop";
import { firstProducts } from "~/server/services/catalogue/list-products";
import { resolvePublicTent } from "~/server/services/catalogue/resolve-tent";
import { tentOrigin } from "~/server/site/addresses";

export const metadata: Metadata = { title: galleryCopy.title, robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Developer page, enabled by `GALLERY=1` where demo shops are allowed; 404 otherwise. */
export default async function GalleryPage({ searchParams }: Props) {
  if (!env.GALLERY) notFound();
  const { tienda, pagina, ancho } = await searchParams;
  const view: GalleryView = {
    shop: GALLERY_SHOPS.find((shop) => shop === tienda) ?? "demo",
    page: GALLERY_PAGES.find((page) => page === pagina) ?? "catalogo",
    width: GALLERY_WIDTHS.find((width) => String(width) === ancho) ?? 360,
  };
  return <Gallery view={view} origin={tentOrigin(view.shop)} path={await pathOf(view)} />;
}

/** Path of the shop's first category or product; falls back to the catalogue. */
async function pathOf({ shop, page }: GalleryView): Promise<string> {
  if (page === "inicio") return "";
  if (page === "mis-links") return "/mis-links";
  if (page === "carrito") return "/catalogo/carrito";
  if (page === "buscar") return "/catalogo/buscar?q=de";
  if (page === "catalogo") return "/catalogo";
  const ctx = serviceContext(null);
  const id = await resolvePublicTent(ctx, { by: "sub", value: shop });
  if (!id) notFound();
  if (page === "categoria") return (await getShop(ctx, id)).categories[0]?.path ?? "/catalogo";
  const [products = []] = await firstProducts(ctx, id, [{ of: "all" }], 1);
  return products[0]?.path ?? "/catalogo";
}
